# The page's two modules and the page itself (only with Emscripten; the preset `site`).

# The board module is what a position needs: every game, its analysis, the search, explanations and
# replies. The lab module answers every question: those of the board too, and those about a rule, a
# judge's problem or a number. What a module holds is decided here: each is given its questions, and
# the linker drops what none of them reaches.
foreach(room board lab)
  file(GLOB wasm_${room} CONFIGURE_DEPENDS wasm/${room}/*.cpp)
endforeach()
set(wasm_board ${wasm_board} wasm/bindings.cpp)
set_source_files_properties(${wasm_board} ${wasm_lab} PROPERTIES UNITY_GROUP wasm)

add_executable(nimber_lab ${wasm_board} ${wasm_lab})
set_target_properties(nimber_lab PROPERTIES OUTPUT_NAME nimber)
target_compile_definitions(nimber_lab PRIVATE NIMBER_LAB NIMBER_VERSION="${PROJECT_VERSION}")
target_link_libraries(nimber_lab PRIVATE nimber::core nimber_options)

# A page waits for the board module: it is compiled anew, for size.
set(board_sources ${core_sources})
list(FILTER board_sources EXCLUDE REGEX "/core/(records/)?(arguments|coq|laws|questions|strategies)/")
list(FILTER board_sources EXCLUDE REGEX "/core/records/(argument|json_sink)")
add_executable(nimber_board ${wasm_board} ${board_sources} ${game_sources})
set_target_properties(nimber_board PROPERTIES OUTPUT_NAME board)
target_include_directories(nimber_board
                           PRIVATE core/include "${CMAKE_CURRENT_BINARY_DIR}/generated")
target_link_libraries(nimber_board PRIVATE nimber_options)
# The last two let the linker drop virtual functions that nobody calls.
set(for_size -Os -fno-rtti -fno-exceptions -fvisibility=hidden -fwhole-program-vtables
             -fvirtual-function-elimination)
target_compile_definitions(nimber_board PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
target_compile_options(nimber_board PRIVATE ${for_size})
target_link_options(nimber_board PRIVATE ${for_size} -Oz)

# Emscripten renamed it.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(stack TOTAL_STACK)
else()
  set(stack STACK_SIZE)
endif()
# Neither SIMD nor WebAssembly exceptions: older phones run these modules too, and in them errors
# are values.
# DYNAMIC_EXECUTION=0 allows a strict Content-Security-Policy.
set(
  module_link_options
  -sWASM_BIGINT
  -sALLOW_MEMORY_GROWTH
  -sINITIAL_MEMORY=16777216
  -sMAXIMUM_MEMORY=536870912
  -s${stack}=4194304
  -sMALLOC=emmalloc
  --bind
  -sMODULARIZE
  -sEXPORT_ES6
  -sEXPORT_NAME=createNimber
  -sENVIRONMENT=web,worker
  -sFILESYSTEM=0
  -sDYNAMIC_EXECUTION=0
  -sTEXTDECODER=2
  -sINCOMING_MODULE_JS_API=[wasmBinary,locateFile])
foreach(module nimber_board nimber_lab)
  set_target_properties(${module} PROPERTIES UNITY_BUILD ${NIMBER_UNITY} UNITY_BUILD_MODE GROUP)
  target_include_directories(${module} PRIVATE wasm)
  target_link_options(${module} PRIVATE ${module_link_options})
endforeach()

set(web "${CMAKE_CURRENT_SOURCE_DIR}/web")
set(built "$<TARGET_FILE_DIR:nimber_lab>")
set(module_files board.js board.wasm nimber.js nimber.wasm)
list(TRANSFORM module_files PREPEND "${built}/" OUTPUT_VARIABLE built_files)
list(TRANSFORM module_files PREPEND "${web}/generated/" OUTPUT_VARIABLE page_files)

# The page imports the modules as '#module/…', which vite.config.ts points to this folder.
add_custom_command(
  OUTPUT ${page_files}
  COMMAND "${CMAKE_COMMAND}" -E make_directory "${web}/generated"
  COMMAND "${CMAKE_COMMAND}" -E copy ${built_files} "${web}/generated"
  DEPENDS nimber_board nimber_lab
  COMMENT "Handing the modules to the page"
  VERBATIM)
add_custom_target(module DEPENDS ${page_files})

find_program(NIMBER_NPM npm)
if(NOT NIMBER_NPM)
  message(STATUS "npm is not here: the module can be built, the page cannot.")
  return()
endif()

set(npm_stamp "${CMAKE_CURRENT_BINARY_DIR}/npm.stamp")
add_custom_command(
  OUTPUT "${npm_stamp}"
  COMMAND "${CMAKE_COMMAND}" "-DWEB=${web}" "-DNPM=${NIMBER_NPM}"
          -P "${CMAKE_CURRENT_LIST_DIR}/npm-ci.cmake"
  COMMAND "${CMAKE_COMMAND}" -E touch "${npm_stamp}"
  DEPENDS "${web}/package.json" "${web}/package-lock.json"
  COMMENT "Looking after the npm packages"
  USES_TERMINAL
  VERBATIM)

file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS "${web}/src/*" "${web}/book/*" "${web}/public/*"
     "${web}/service-worker/*" "${web}/licences/*")
file(GLOB page_build CONFIGURE_DEPENDS "${web}/*.ts" "${web}/tsconfig*.json")
set(
  page_needs
  "${npm_stamp}"
  ${page_files}
  "${CMAKE_CURRENT_SOURCE_DIR}/wasm/nimber.d.ts"
  "${web}/index.html"
  ${page_build}
  ${page_sources})
set(npm_run "${CMAKE_COMMAND}" -E chdir "${web}" "${NIMBER_NPM}" run --silent)

# `page` is what script/serve shows. `site` is what is published: the page, packed copies of its
# files, a page of its own for whatever can be read without a script, and the single file.
add_custom_command(
  OUTPUT "${web}/dist/index.html"
  COMMAND ${npm_run} build
  # A copy from public/ keeps its old time: without this the next build would run again for nothing.
  COMMAND "${CMAKE_COMMAND}" -E touch "${web}/dist/index.html"
  DEPENDS ${page_needs}
  COMMENT "Building the page"
  USES_TERMINAL
  VERBATIM)
add_custom_target(page DEPENDS "${web}/dist/index.html")

set(pages_stamp "${CMAKE_CURRENT_BINARY_DIR}/pages.stamp")
file(GLOB pages_build CONFIGURE_DEPENDS "${web}/pages.mjs" "${web}/pages/*.ts" "${web}/dom/*.ts")
# Where the pages will be: written again where that is another address than the last time.
set(site_url "${CMAKE_CURRENT_BINARY_DIR}/site-url.txt")
file(CONFIGURE OUTPUT "${site_url}" CONTENT "$ENV{SITE_URL}\n" @ONLY)
add_custom_command(
  OUTPUT "${pages_stamp}"
  COMMAND ${npm_run} pages
  COMMAND "${CMAKE_COMMAND}" -E touch "${pages_stamp}"
  DEPENDS "${web}/dist/index.html" ${pages_build} "${site_url}"
  COMMENT "Drawing the pages that are read without a script"
  USES_TERMINAL
  VERBATIM)

set(packed_stamp "${CMAKE_CURRENT_BINARY_DIR}/packed.stamp")
add_custom_command(
  OUTPUT "${packed_stamp}"
  COMMAND ${npm_run} pack
  COMMAND "${CMAKE_COMMAND}" -E touch "${packed_stamp}"
  DEPENDS "${web}/dist/index.html" "${pages_stamp}" "${web}/compress.mjs" "${web}/packer.mjs"
  COMMENT "Packing the page's files (gzip, brotli)"
  VERBATIM)
add_custom_command(
  OUTPUT "${web}/dist-single/nimber.html"
  COMMAND ${npm_run} build:single
  DEPENDS ${page_needs}
  COMMENT "Building the page as one file"
  USES_TERMINAL
  VERBATIM)
add_custom_target(site DEPENDS "${packed_stamp}" "${web}/dist-single/nimber.html")
