# clang-tidy over every C++ source that is ours, with the rules of .clang-tidy; clang's own warnings
# count too (and the module's sources, which nothing else compiles with -Werror, meet them here).
#
# `tidy-rooms`: the rooms of core/, cli/ and wasm/, each as one unit, so that headers are read once.
# Without the analyzer, which follows paths through one file at a time. `tidy-room-NAME` is one of
# them.
# `tidy`: every file by itself, with the analyzer; `tidy-NAME` (slashes written '-') is one of them.
# Each is a command of its own, so ninja runs them side by side and only where something changed.
find_program(NIMBER_CLANG_TIDY clang-tidy-14)
find_program(NIMBER_CLANG clang++-14)
if(NOT NIMBER_CLANG_TIDY OR NOT NIMBER_CLANG)
  return()
endif()

set(here "${CMAKE_CURRENT_SOURCE_DIR}")

# nimber_tidy_one(STAMP SOURCE CHECKS FLAGS…): one run of clang-tidy.
function(nimber_tidy_one stamp source checks)
  set(flags
      -std=c++20
      -Wall
      -Wextra
      -Wconversion
      -Wshadow
      "-I${here}/core"
      "-I${here}/core/include"
      "-I${CMAKE_CURRENT_BINARY_DIR}/generated"
      "-DNIMBER_VERSION=\"\""
      "-DNIMBER_TEST_DATA=\"\""
      ${ARGN})
  cmake_path(GET stamp PARENT_PATH folder)
  file(MAKE_DIRECTORY "${folder}")
  cmake_path(RELATIVE_PATH stamp BASE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}" OUTPUT_VARIABLE name)
  add_custom_command(
    OUTPUT "${stamp}"
    COMMAND "${NIMBER_CLANG_TIDY}" --quiet "--checks=${checks}" "${source}" -- ${flags}
    COMMAND "${NIMBER_CLANG}" ${flags} -MM -MF "${stamp}.d" -MT "${name}" "${source}"
    COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
    DEPENDS "${source}" "${here}/.clang-tidy"
    DEPFILE "${stamp}.d"
    COMMENT "Looking through ${name}"
    VERBATIM)
endfunction()

set(tidy_files "")

# nimber_tidy(SOURCES… [FLAGS…] [CHECKS…]): each file by itself.
function(nimber_tidy)
  cmake_parse_arguments(arg "" "CHECKS" "SOURCES;FLAGS" ${ARGN})
  foreach(source IN LISTS arg_SOURCES)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${here}" OUTPUT_VARIABLE name)
    set(stamp "${CMAKE_CURRENT_BINARY_DIR}/tidy/${name}.stamp")
    nimber_tidy_one("${stamp}" "${source}" "${arg_CHECKS}" ${arg_FLAGS})
    string(REPLACE "/" "-" target "tidy-${name}")
    add_custom_target(${target} DEPENDS "${stamp}")
    list(APPEND tidy_files "${stamp}")
  endforeach()
  set(tidy_files "${tidy_files}" PARENT_SCOPE)
endfunction()

set(tidy_rooms "")

# nimber_tidy_room(ROOM SOURCES… [FLAGS…]): those files as one unit.
function(nimber_tidy_room room)
  cmake_parse_arguments(arg "" "" "SOURCES;FLAGS" ${ARGN})
  set(text "")
  foreach(source IN LISTS arg_SOURCES)
    string(APPEND text "#include \"${source}\"\n")
  endforeach()
  set(unit "${CMAKE_CURRENT_BINARY_DIR}/tidy/rooms/${room}.cpp")
  # Rewritten only when the list has changed.
  file(CONFIGURE OUTPUT "${unit}" CONTENT "${text}" @ONLY)
  # A unit includes .cpp files, and that is what the first of these checks is about.
  nimber_tidy_one("${unit}.stamp" "${unit}" "-bugprone-suspicious-include,-clang-analyzer-*"
                  ${arg_FLAGS})
  add_custom_target(tidy-room-${room} DEPENDS "${unit}.stamp")
  set(tidy_rooms "${tidy_rooms};${unit}.stamp" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE tidy_ours CONFIGURE_DEPENDS "${here}/core/*.cpp" "${here}/cli/*.cpp"
     "${here}/tests/soak/*.cpp" "${here}/tests/fuzz/*.cpp")
nimber_tidy(SOURCES ${tidy_ours} FLAGS "-I${here}/tests/core")

# Tests: without the analyzer, which follows Catch2's paths rather than ours, and plain rather than
# fast.
file(GLOB tidy_tests CONFIGURE_DEPENDS "${here}/tests/core/*.cpp")
nimber_tidy(SOURCES ${tidy_tests} CHECKS "-clang-analyzer-*,-performance-*")

set(rooms text rules values search answers laws arguments strategies coq records questions games
          judge)
foreach(room ${rooms})
  file(GLOB_RECURSE room_files CONFIGURE_DEPENDS "${here}/core/${room}/*.cpp")
  nimber_tidy_room(${room} SOURCES ${room_files})
endforeach()
file(GLOB room_files CONFIGURE_DEPENDS "${here}/cli/*.cpp")
nimber_tidy_room(cli SOURCES ${room_files})

# The module's sources, as WebAssembly's compiler sees them.
find_program(NIMBER_EM_CONFIG em-config HINTS "$ENV{EMSDK}/upstream/emscripten")
if(NIMBER_EM_CONFIG)
  execute_process(COMMAND "${NIMBER_EM_CONFIG}" CACHE
                  OUTPUT_VARIABLE em_cache OUTPUT_STRIP_TRAILING_WHITESPACE)
  file(GLOB tidy_wasm CONFIGURE_DEPENDS "${here}/wasm/*.cpp" "${here}/wasm/board/*.cpp"
       "${here}/wasm/lab/*.cpp")
  set(wasm_flags "-I${here}/wasm" -DNIMBER_LAB --target=wasm32-unknown-emscripten
                 "--sysroot=${em_cache}/sysroot")
  nimber_tidy(SOURCES ${tidy_wasm} FLAGS ${wasm_flags})
  nimber_tidy_room(wasm SOURCES ${tidy_wasm} FLAGS ${wasm_flags})
  # The core with 32 bits in a size: its warnings are errors here, not where a user builds the page.
  foreach(room ${rooms})
    set(unit "${CMAKE_CURRENT_BINARY_DIR}/tidy/rooms/${room}.cpp")
    set(stamp "${CMAKE_CURRENT_BINARY_DIR}/tidy/rooms/${room}-32.stamp")
    add_custom_command(
      OUTPUT "${stamp}"
      COMMAND
        "${NIMBER_CLANG}" ${wasm_flags} -std=c++20 -Wall -Wextra -Wconversion -Wshadow -Werror
        -fsyntax-only
        "-I${here}/core" "-I${here}/core/include" "-I${CMAKE_CURRENT_BINARY_DIR}/generated"
        -MD -MF "${stamp}.d" -MT "tidy/rooms/${room}-32.stamp" "${unit}"
      COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
      DEPENDS "${unit}"
      DEPFILE "${stamp}.d"
      COMMENT "Looking through ${room}, 32 bits"
      VERBATIM)
    add_custom_target(tidy-room-${room}-32 DEPENDS "${stamp}")
    add_dependencies(tidy-room-${room} tidy-room-${room}-32)
    list(APPEND tidy_rooms "${stamp}")
  endforeach()
endif()

add_custom_target(tidy DEPENDS ${tidy_files})
add_custom_target(tidy-rooms DEPENDS ${tidy_rooms})
