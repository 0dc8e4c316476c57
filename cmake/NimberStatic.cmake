# The target `tidy`: clang-tidy over every C++ source that is ours, one command a file, so that ninja runs them side by side and only
# where something changed. The rules are .clang-tidy's; clang's own warnings count too (and the module's sources, which nothing else
# compiles with -Werror, meet them here).
find_program(NIMBER_CLANG_TIDY clang-tidy-14)
find_program(NIMBER_CLANG clang++-14)
if(NOT NIMBER_CLANG_TIDY OR NOT NIMBER_CLANG)
  return()
endif()

set(tidy_stamps "")

# nimber_tidy(SOURCES… [FLAGS…] [CHECKS…])
function(nimber_tidy)
  cmake_parse_arguments(arg "" "CHECKS" "SOURCES;FLAGS" ${ARGN})
  set(flags
      -std=c++20
      -Wall
      -Wextra
      -Wconversion
      -Wshadow
      "-I${CMAKE_CURRENT_SOURCE_DIR}/core"
      "-I${CMAKE_CURRENT_SOURCE_DIR}/core/include"
      "-I${CMAKE_CURRENT_BINARY_DIR}/generated"
      "-DNIMBER_VERSION=\"\""
      "-DNIMBER_TEST_DATA=\"\""
      ${arg_FLAGS})
  foreach(source IN LISTS arg_SOURCES)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" OUTPUT_VARIABLE name)
    set(stamp "${CMAKE_CURRENT_BINARY_DIR}/tidy/${name}.stamp")
    cmake_path(GET stamp PARENT_PATH folder)
    file(MAKE_DIRECTORY "${folder}")
    add_custom_command(
      OUTPUT "${stamp}"
      COMMAND "${NIMBER_CLANG_TIDY}" --quiet "--checks=${arg_CHECKS}" "${CMAKE_CURRENT_SOURCE_DIR}/${name}" -- ${flags}
      COMMAND "${NIMBER_CLANG}" ${flags} -MM -MF "${stamp}.d" -MT "tidy/${name}.stamp" "${CMAKE_CURRENT_SOURCE_DIR}/${name}"
      COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
      DEPENDS "${source}" "${CMAKE_CURRENT_SOURCE_DIR}/.clang-tidy"
      DEPFILE "${stamp}.d"
      COMMENT "Looking through ${name}"
      VERBATIM)
    list(APPEND tidy_stamps "${stamp}")
  endforeach()
  set(tidy_stamps "${tidy_stamps}" PARENT_SCOPE)
endfunction()

set(here "${CMAKE_CURRENT_SOURCE_DIR}")
file(GLOB tidy_ours CONFIGURE_DEPENDS "${here}/core/*/*.cpp" "${here}/core/games/*/*.cpp"
     "${here}/cli/*.cpp" "${here}/tests/soak/*.cpp" "${here}/tests/fuzz/*.cpp")
nimber_tidy(SOURCES ${tidy_ours} FLAGS "-I${here}/tests/core")

# Tests: without the analyzer, which follows Catch2's paths rather than ours, and plain rather than fast.
file(GLOB tidy_tests CONFIGURE_DEPENDS "${here}/tests/core/*.cpp")
nimber_tidy(SOURCES ${tidy_tests} CHECKS "-clang-analyzer-*,-performance-*")

# The module's sources, as WebAssembly's compiler sees them.
find_program(NIMBER_EM_CONFIG em-config HINTS "$ENV{EMSDK}/upstream/emscripten")
if(NIMBER_EM_CONFIG)
  execute_process(COMMAND "${NIMBER_EM_CONFIG}" CACHE OUTPUT_VARIABLE em_cache OUTPUT_STRIP_TRAILING_WHITESPACE)
  file(GLOB tidy_wasm CONFIGURE_DEPENDS "${here}/wasm/both/*.cpp" "${here}/wasm/full/*.cpp")
  set(wasm_flags "-I${here}/wasm" --target=wasm32-unknown-emscripten "--sysroot=${em_cache}/sysroot")
  nimber_tidy(SOURCES ${tidy_wasm} FLAGS ${wasm_flags})
  file(GLOB tidy_first CONFIGURE_DEPENDS "${here}/wasm/first/*.cpp")
  # no_search.cpp leaves unused what its headers want by value.
  nimber_tidy(SOURCES ${tidy_first} FLAGS ${wasm_flags} -DNIMBER_FIRST CHECKS "-performance-unnecessary-value-param")
endif()

add_custom_target(tidy DEPENDS ${tidy_stamps})
