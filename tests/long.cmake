# The core's tests that take longest under the sanitizers, about how many seconds. ctest begins with
# them, so that no core is idle while one of them ends. Those above 15 are labelled `long`:
# script/test leaves them to the native build, script/nightly runs them under the sanitizers too.
foreach(
  test
  "160 core:The misère quotient of Kayles as one writes it is that of the octal code"
  "130 core:two terms of unknown value are each searched as far as the limit, though a theorem tells their outcomes"
  "125 core:Contest problems that are typed as positions"
  "120 core:a value is searched for as far as the limit where the outcome hangs on it, and not long where a theorem tells it"
  "110 core:every search counts the candidates that are no moves"
  "95 core:Of claimed values the step from smaller heaps is proven where it holds"
  "90 core:Misère sums through quotients: outcome and all winning moves, against recursion"
  "80 core:corners is worth its nim products, by plain recursion"
  "75 core:What a proven period says is told as proven"
  "70 core:What never ends, grows or is too much is unsettled, and soon"
  "70 core:Every position of a worksheet has exactly one winning move"
  "55 core:Tables are told"
  "53 core:limits: tables of 64 MB are kept for later questions"
  "52 core:Tables are read digit by digit"
  "50 core:Digits, runs and recursions are found"
  "48 core:coins: every row of 8, values and all winning moves, both conventions"
  "45 core:no period is proven too early"
  "40 core:brute force comes within an eighth of the smallest size that was seen not to end, and is done then"
  "40 core:Misère quotients say what plain recursion finds"
  "35 core:brute force takes a size that ends, next to one that does not"
  "34 core:Theorems about lost pairs prove their law"
  "33 core:Misère quotients where old classes split"
  "31 core:outcomes over several segments, by a list and by words"
  "30 core:values of Wythoff's game, by sets and by three loops, tables of any shape"
  "25 core:limits: the verifier recomputes 30,000,000 values"
  "20 core:octal periods of the literature are proven"
  "15 core:the program never loses a won game")
  string(REGEX MATCH "^[0-9]+" cost "${test}")
  string(REGEX REPLACE "^[0-9]+ " "" test "${test}")
  set_tests_properties("${test}" PROPERTIES COST ${cost})
  if(cost GREATER 15)
    set_tests_properties("${test}" PROPERTIES LABELS "core;long")
  endif()
endforeach()
