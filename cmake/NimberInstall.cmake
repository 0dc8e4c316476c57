# cmake --install: the library with its headers, found by find_package(nimber), and the command.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set_target_properties(nimber_core PROPERTIES EXPORT_NAME core OUTPUT_NAME nimber)
install(TARGETS nimber_core EXPORT nimber ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(TARGETS nimber_cli RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(DIRECTORY core/include/nimber DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" FILES_MATCHING PATTERN "*.hpp")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")

set(config "${CMAKE_INSTALL_LIBDIR}/cmake/nimber")
# Nothing but the standard library is needed: the targets are the whole configuration.
install(EXPORT nimber NAMESPACE nimber:: DESTINATION "${config}" FILE nimberConfig.cmake)
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/nimberConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/nimberConfigVersion.cmake" DESTINATION "${config}")
