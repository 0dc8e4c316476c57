# About how many seconds the longest of the core's tests take under the sanitizers. ctest begins
# with them, so that no core is idle while one of them ends.
foreach(
  test
  "90 core:Misère sums through quotients: outcome and all winning moves, against recursion"
  "40 core:Misère quotients say what plain recursion finds"
  "20 core:octal periods of the literature are proven"
  "20 core:Tables are told"
  "15 core:The misère quotient of Kayles as one writes it is that of the octal code"
  "15 core:the program never loses a won game"
  "10 core:Every position of a worksheet has exactly one winning move")
  string(REGEX MATCH "^[0-9]+" cost "${test}")
  string(REGEX REPLACE "^[0-9]+ " "" test "${test}")
  set_tests_properties("${test}" PROPERTIES COST ${cost})
endforeach()
