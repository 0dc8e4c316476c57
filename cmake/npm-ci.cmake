# cmake -DWEB=folder -DNPM=npm -P npm-ci.cmake: install what the lock file says, unless just that is
# installed. Steps run side by side, and only one of them installs.
file(MAKE_DIRECTORY "${CMAKE_CURRENT_LIST_DIR}/../.cache")
file(LOCK "${CMAKE_CURRENT_LIST_DIR}/../.cache/npm.lock" GUARD PROCESS)
file(SHA256 "${WEB}/package-lock.json" wanted)
set(stamp "${WEB}/node_modules/.nimber-lock")
set(have "")
if(EXISTS "${stamp}")
  file(READ "${stamp}" have)
endif()
if(have STREQUAL wanted)
  return()
endif()
execute_process(COMMAND "${NPM}" ci --no-audit --no-fund
                WORKING_DIRECTORY "${WEB}" RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "npm ci failed, as it says above: "
                      "the page needs its npm packages, from a network or a cache.")
endif()
file(WRITE "${stamp}" "${wanted}")
