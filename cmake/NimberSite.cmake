# The page's three modules and the page itself (only with Emscripten; the preset `site`).

# What is in wasm/all/ belongs to all modules; wasm/plain/ is what the first and the full one have
# in place of embind. The full one answers the questions of wasm/full/ too, the whole one every
# question.
foreach(room all plain first full whole)
  file(GLOB wasm_${room} CONFIGURE_DEPENDS wasm/${room}/*.cpp)
  set_source_files_properties(${wasm_${room}} PROPERTIES UNITY_GROUP wasm)
endforeach()

add_executable(nimber_module ${wasm_all} ${wasm_full} ${wasm_whole})
set_target_properties(nimber_module PROPERTIES OUTPUT_NAME nimber)
target_compile_definitions(nimber_module PRIVATE NIMBER_VERSION="${PROJECT_VERSION}")
target_link_libraries(nimber_module PRIVATE nimber::core nimber_options)

# The first module is what the landing place needs: the games of core/games/first/ and few
# questions. The full one is what a board needs: all games but those of core/games/whole/. Of what
# they don't know they say `unknown-game`, and the worker asks the next one
# (web/src/engine/worker.ts). They take the rooms of core/ that lead from a text to a position's
# answer, and the linker drops what no question of theirs reaches: the laws of a rule belong to the
# whole module. The first one's search stays out too: no_search.cpp stands in its place.
nimber_list(first_games core/games/first NIMBER_GAME first/games.inc)
set(full_sources ${core_sources})
list(FILTER full_sources EXCLUDE REGEX "/core/laws/")
set(first_sources ${full_sources})
list(FILTER first_sources EXCLUDE REGEX "/core/search/")
add_executable(nimber_first ${wasm_all} ${wasm_plain} ${wasm_first} ${first_sources} ${first_games})
target_compile_definitions(nimber_first PRIVATE NIMBER_FIRST)
nimber_list(full_games core/games NIMBER_GAME full/games.inc EXCEPT whole)
add_executable(nimber_full ${wasm_all} ${wasm_plain} ${wasm_full} ${full_sources} ${full_games})
target_compile_definitions(nimber_full PRIVATE NIMBER_FULL)
# The last two let the linker drop virtual functions that nobody calls, as those that only the full
# module asks of a game.
set(for_size -fno-rtti -fno-exceptions -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination)
foreach(part first full)
  set_target_properties(nimber_${part} PROPERTIES SUFFIX .wasm)
  target_include_directories(nimber_${part} PRIVATE core/include "${CMAKE_CURRENT_BINARY_DIR}/generated/${part}")
  target_compile_definitions(nimber_${part} PRIVATE NIMBER_PLAIN)
  target_link_libraries(nimber_${part} PRIVATE nimber_options)
  target_compile_options(nimber_${part} PRIVATE ${for_size})
  target_link_options(nimber_${part} PRIVATE ${for_size})
endforeach()
target_compile_options(nimber_first PRIVATE -Oz)
target_link_options(nimber_first PRIVATE -Oz)
# It searches: for speed.
target_compile_options(nimber_full PRIVATE -O2)
target_link_options(nimber_full PRIVATE -O2)

foreach(module nimber_module nimber_full nimber_first)
  set_target_properties(${module} PROPERTIES UNITY_BUILD ${NIMBER_UNITY} UNITY_BUILD_MODE GROUP)
  target_include_directories(${module} PRIVATE wasm)
endforeach()

# Emscripten renamed it.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(stack TOTAL_STACK)
else()
  set(stack STACK_SIZE)
endif()
# Neither SIMD nor WebAssembly exceptions: older phones run these modules too, and in them errors
# are values.
set(
  module_link_options
  -sWASM_BIGINT
  -sALLOW_MEMORY_GROWTH
  -sINITIAL_MEMORY=16777216
  -sMAXIMUM_MEMORY=536870912
  -s${stack}=4194304
  -sMALLOC=emmalloc)
# DYNAMIC_EXECUTION=0 allows a strict Content-Security-Policy.
target_link_options(
  nimber_module
  PRIVATE
  ${module_link_options}
  --bind
  -sMODULARIZE
  -sEXPORT_ES6
  -sEXPORT_NAME=createNimber
  -sENVIRONMENT=web,worker
  -sFILESYSTEM=0
  -sDYNAMIC_EXECUTION=0
  -sTEXTDECODER=2
  -sINCOMING_MODULE_JS_API=[wasmBinary,locateFile])
# No script from Emscripten, which would weigh a fifth of the module: they are started by
# web/src/engine/plain.ts.
foreach(part first full)
  target_link_options(nimber_${part} PRIVATE ${module_link_options} -sSTANDALONE_WASM --no-entry)
endforeach()

set(web "${CMAKE_CURRENT_SOURCE_DIR}/web")
set(built "$<TARGET_FILE_DIR:nimber_module>")
set(module_files nimber.js nimber.wasm nimber_full.wasm nimber_first.wasm)
list(TRANSFORM module_files PREPEND "${built}/" OUTPUT_VARIABLE built_files)
list(TRANSFORM module_files PREPEND "${web}/generated/" OUTPUT_VARIABLE page_files)

# The page imports the modules as '#module/…', which vite.config.ts points to this folder.
add_custom_command(
  OUTPUT ${page_files}
  COMMAND "${CMAKE_COMMAND}" -E make_directory "${web}/generated"
  COMMAND "${CMAKE_COMMAND}" -E copy ${built_files} "${web}/generated"
  DEPENDS nimber_module nimber_full nimber_first
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
  COMMAND "${CMAKE_COMMAND}" "-DWEB=${web}" "-DNPM=${NIMBER_NPM}" -P "${CMAKE_CURRENT_LIST_DIR}/npm-ci.cmake"
  COMMAND "${CMAKE_COMMAND}" -E touch "${npm_stamp}"
  DEPENDS "${web}/package.json" "${web}/package-lock.json"
  COMMENT "Looking after the npm packages"
  USES_TERMINAL
  VERBATIM)

file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS "${web}/src/*" "${web}/book/*" "${web}/public/*" "${web}/service-worker/*" "${web}/licences/*")
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
# files, and the single file.
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

set(packed_stamp "${CMAKE_CURRENT_BINARY_DIR}/packed.stamp")
add_custom_command(
  OUTPUT "${packed_stamp}"
  COMMAND ${npm_run} pack
  COMMAND "${CMAKE_COMMAND}" -E touch "${packed_stamp}"
  DEPENDS "${web}/dist/index.html" "${web}/compress.mjs" "${web}/packer.mjs"
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
