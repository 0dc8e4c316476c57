# Finds the toolchain file that ships with Emscripten and mends what breaks around it.
find_program(NIMBER_EM_CONFIG em-config HINTS "$ENV{EMSDK}/upstream/emscripten")
if(NIMBER_EM_CONFIG)
  execute_process(
    COMMAND "${NIMBER_EM_CONFIG}" EMSCRIPTEN_ROOT
    OUTPUT_VARIABLE em_root
    OUTPUT_STRIP_TRAILING_WHITESPACE)
elseif(DEFINED ENV{EMSDK})
  set(em_root "$ENV{EMSDK}/upstream/emscripten")
endif()
set(em_toolchain "${em_root}/cmake/Modules/Platform/Emscripten.cmake")
if(NOT EXISTS "${em_toolchain}")
  message(FATAL_ERROR "Emscripten is not here: install the package emscripten, or set EMSDK.")
endif()
include("${em_toolchain}")

# Emscripten 3.1.6 sees the global fetch of node 18 and later and tries to load local files with it.
set(CMAKE_CROSSCOMPILING_EMULATOR "node;--no-experimental-fetch")

# Debian keeps the optimizer's node packages (acorn) where node does not look for them.
cmake_path(GET em_root PARENT_PATH em_share)
if(IS_DIRECTORY "${em_share}/nodejs/acorn")
  set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=${em_share}/nodejs")
endif()
