# nimber_list(SOURCES FOLDER MACRO FILE [EXCEPT PART]): the .cpp files of FOLDER and its sub-folders
# (but PART) into the variable SOURCES, and generated/FILE with one line MACRO(stem) for each, a '-'
# of the stem written '_'. Objects that register themselves would vanish from a static library
# without a word; a list cannot.
function(nimber_list sources folder macro file)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp")
  list(FILTER found EXCLUDE REGEX "/judge\\.cpp$")  # what all problems share
  cmake_parse_arguments(PARSE_ARGV 4 list "" "EXCEPT" "")
  if(list_EXCEPT)
    list(FILTER found EXCLUDE REGEX "/${folder}/${list_EXCEPT}/")
  endif()
  list(SORT found)
  set(text "")
  foreach(path IN LISTS found)
    cmake_path(GET path STEM LAST_ONLY stem)
    string(REPLACE "-" "_" name "${stem}")
    string(APPEND text "${macro}(${name})\n")
  endforeach()
  # Rewritten only when the list has changed.
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/generated/${file}" CONTENT "${text}" @ONLY)
  set(${sources} "${found}" PARENT_SCOPE)
endfunction()
