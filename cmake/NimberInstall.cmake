# cmake --install: the library with its headers, found by find_package(nimber), and the command.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set_target_properties(nimber_core PROPERTIES EXPORT_NAME core OUTPUT_NAME nimber)
install(
  TARGETS nimber_core
  EXPORT nimber
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
  INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(TARGETS nimber_cli RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")

# The manual page and the shells' completions, written by the command itself.
set(words_folder "${CMAKE_CURRENT_BINARY_DIR}/words")
file(MAKE_DIRECTORY "${words_folder}")
add_custom_command(
  OUTPUT "${words_folder}/nimber.1" "${words_folder}/nimber" "${words_folder}/_nimber"
         "${words_folder}/nimber.fish"
  COMMAND nimber_cli --man > "${words_folder}/nimber.1"
  COMMAND nimber_cli --completions bash > "${words_folder}/nimber"
  COMMAND nimber_cli --completions zsh > "${words_folder}/_nimber"
  COMMAND nimber_cli --completions fish > "${words_folder}/nimber.fish"
  DEPENDS nimber_cli
  COMMENT "Writing the manual page and the completions"
  VERBATIM)
add_custom_target(nimber_words ALL DEPENDS "${words_folder}/nimber.1")
install(FILES "${words_folder}/nimber.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
install(FILES "${words_folder}/nimber"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
install(FILES "${words_folder}/_nimber" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions")
install(FILES "${words_folder}/nimber.fish"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")

install(DIRECTORY core/include/nimber DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
        FILES_MATCHING PATTERN "*.hpp")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")

set(config "${CMAKE_INSTALL_LIBDIR}/cmake/nimber")
# Nothing but the standard library is needed: the targets are the whole configuration.
install(EXPORT nimber NAMESPACE nimber:: DESTINATION "${config}" FILE nimberConfig.cmake)
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/nimberConfigVersion.cmake"
                                 COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/nimberConfigVersion.cmake" DESTINATION "${config}")
