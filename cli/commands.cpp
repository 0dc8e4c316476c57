// Each command in words. tests/cli/commands.mjs runs every example and meets every exit status.
#include "commands.hpp"

#include <algorithm>

namespace nimber::cli {
namespace {

const char* const wrong_text = "something wrong in the input";

}  // namespace

const std::vector<Command>& all_commands() {
  static const std::vector<Command> commands = {
      {.name = "analyze",
       .run = analyze,
       .usages = {{"[--json] [--limit N] POSITION|LINK|-",
                   "who wins, what it is worth, every winning move"},
                  {"[--json] [--limit N] --graph FILE --tokens A,B [--misere]",
                   "tokens on a graph, an edge a line: a-b"}},
       .purpose = "Who wins, what the position is worth, and every winning move.",
       .words = {{"LINK",
                  "an address of the page, or what begins with # in it: the position that it "
                  "opens"},
                 {"-", "one position or link a line on standard input, answered in order"},
                 {"--json", "one JSON object a line; errors stand in place"},
                 {"--limit N", "gives a position up after N options examined (50000000)"},
                 {"--graph FILE", "a graph too big for a line: an edge a line, as a-b"},
                 {"--tokens A,B", "the vertices where its tokens stand"},
                 {"--misere", "on that graph: whoever moves last loses"}},
       .exits = {"every position answered", "some not settled within the limit",
                 "some input wrong"},
       .example = "nimber analyze take/1..3:9+nim:2"},
      {.name = "explain",
       .run = explain,
       .usages = {{"[--json] [--limit N] POSITION|LINK|-",
                   "why: theorems, values, the sum, each winning move, both conventions"},
                  {"--check [--json] [--limit N] POSITION|LINK|-",
                   "plays it out, or a smaller one of its shape, by brute force"},
                  {"--dot POSITION|LINK|-", "everything that can be reached, for Graphviz"}},
       .purpose = "Why: theorems, values, the sum, each winning move, both conventions.",
       .words = {{"-", "one position a line on standard input"},
                 {"--json", "the steps as records"},
                 {"--check", "plays it out, or a smaller one of its shape, by brute force"},
                 {"--dot", "everything that can be reached, for Graphviz: 2,000 positions at most"},
                 {"--limit N", "options examined (50000000); with --check positions (2000000)"}},
       .exits = {"all explained", "something not settled within the limit", wrong_text},
       .example = "nimber explain nim:3,4,5"},
      {.name = "sequence",
       .run = sequence,
       .usages = {{"RULE --count N [--json | --csv | --bfile | --lost [--json] | --counts] "
                   "[--limit N]",
                   "the values g(0) ... g(N-1) of one heap; the heaps that are lost; how often "
                   "each value stands"}},
       .purpose = "The values g(0) ... g(N-1) of one heap, one a line.",
       .words = {{"--count N", "how many"},
                 {"--json", "one array"},
                 {"--csv", "n,value"},
                 {"--bfile", "n value, as the OEIS has it"},
                 {"--lost",
                  "the heaps of 0 ... N-1 that are lost for the player to move, of value 0; with "
                  "--json one array"},
                 {"--counts", "how often each value stands"},
                 {"--limit N", "gives up after N options examined"}},
       .exits = {"all printed", "not settled within the limit (what was found is printed)",
                 wrong_text},
       .example = "nimber sequence take/1,3,4 --count 20"},
      {.name = "period",
       .run = period,
       .usages = {{"[--limit N] [--certificate] RULE|-",
                   "the smallest preperiod and period, proven; N values at most"},
                  {"--verify FILE|-", "checks a certificate from its rule alone"}},
       .purpose = "The smallest preperiod and period of a rule's values, proven, as JSON.",
       .words = {{"-", "one rule a line on standard input"},
                 {"--limit N",
                  "N values end the search, or the machine's memory; without it, 20 billion "
                  "options examined "
                  "do, about half a minute"},
                 {"--certificate", "what a verifier needs to check it"},
                 {"--verify FILE", "checks a certificate from its rule alone"}},
       .exits = {"proven (or the certificate is valid)",
                 "none found within the limit (or it is not valid)", wrong_text},
       .example = "nimber period octal/0.77"},
      {.name = "quotient",
       .run = quotient,
       .usages = {{"[--heaps N] [--json] [--certificate] [--limit N] RULE|-",
                   "the misère quotient of a rule's heaps, certified"},
                  {"--verify FILE|-", "checks a certificate from its rule alone"}},
       .purpose = "The misère quotient of a rule's heaps: its order, what is lost, each heap's "
                  "element, its period.",
       .words = {{"-", "one rule a line on standard input"},
                 {"--heaps N", "of heaps 0 ... N; without it as far as the limit goes, or a proof"},
                 {"--json", "with the table of products"},
                 {"--certificate", "what a verifier needs to check it"},
                 {"--verify FILE", "checks a certificate from its rule alone"},
                 {"--limit N", "gives up after N words of 64 bits looked at (5000000000)"}},
       .exits = {"found (or the certificate is valid)",
                 "not found within the limit (or it is not valid)", wrong_text},
       .example = "nimber quotient octal/0.77"},
      {.name = "genus",
       .run = genus,
       .usages = {{"[--json] [--limit N] POSITION|LINK|-",
                   "its value, and its misère values beside heaps of 2: 0^{1,2,0}"}},
       .purpose = "The genus of a position: its value, and its misère values beside heaps of 2.",
       .words = {{"-", "one position a line on standard input"},
                 {"--json", "one JSON object a line"},
                 {"--limit N", "gives a position up after N options examined (50000000)"}},
       .exits = {"all answered", "some not settled within the limit", wrong_text},
       .example = "nimber genus octal/0.77:8"},
      {.name = "conjecture",
       .run = conjecture,
       .usages = {{"RULE GUESS [--let NAME=N] [--heaps N] [--json]",
                   "tests 'P when n%7==0' or 'g(n) = n%(m+1)': smallest counterexample or proof"}},
       .purpose = "Tests a guess about a rule's heaps: the smallest counterexample, or a proof, or "
                  "how far it holds.",
       .words = {{"GUESS",
                  "'P when n%7==0', 'N when ...', 'g(n) = n%(m+1)', or of two heaps 'P when a==b'"},
                 {"--let NAME=N", "a number with a name of its own, as in m=3; as often as needed"},
                 {"--heaps N", "how many heaps are compared"},
                 {"--json", "one JSON object"}},
       .exits = {"it holds as far as was looked", "refuted (or not settled)", wrong_text},
       .example = "nimber conjecture take/1..3 'P when n%4==0'"},
      {.name = "compare",
       .run = compare,
       .usages = {{"RULE RULE [--heaps N] [--json]", "the first difference of two rules' values"},
                  {"RULE --values FILE|- [--json]", "the first difference from a list of numbers"}},
       .purpose = "The first difference of two rules' values, or of a rule's values from a list of "
                  "numbers.",
       .words = {{"--heaps N", "how many heaps are compared"},
                 {"--values FILE",
                  "the list: numbers between white space or commas; - is standard input"},
                 {"--json", "one JSON object"}},
       .exits = {"no difference found", "there is one (or not settled)", wrong_text},
       .example = "nimber compare take/1..3 take/1,2,3"},
      {.name = "solve",
       .run = solve,
       .usages = {{"[--numbers N] [--limit N] [--json] TEXT|-",
                   "which numbers lose in place of '?': nim:3,5,?  take/1..?:21"}},
       .purpose = "Which numbers, in place of the question mark, lose for the player to move.",
       .words = {{"-", "one text a line on standard input"},
                 {"--numbers N", "how many numbers are tried"},
                 {"--limit N", "options examined for each"},
                 {"--json", "one JSON object a line"}},
       .exits = {"all settled", "some numbers not settled within the limit", wrong_text},
       .example = "nimber solve 'nim:3,5,?'"},
      {.name = "judge",
       .run = judge,
       .usages = {{"[--limit N] PROBLEM < INPUT",
                   "answers an online judge's problem, input to output"},
                  {"--list", "the problems there are"}},
       .purpose = "Answers an online judge's problem in its own format, from standard input to "
                  "standard output.",
       .words = {{"--list", "the problems there are"},
                 {"--limit N", "options examined for one position (5 billion)"}},
       .exits = {"all answered", "not settled within the limit",
                 "something wrong in the input: what was answered so far is printed, then the "
                 "error with its line"},
       .example = "echo '3 5 7 9 0' | nimber judge hdu-1850"},
      {.name = "program",
       .run = program,
       .usages = {{"RULE", "a short C++ program that solves it"}},
       .purpose = "A short C++ program that solves positions of the rule.",
       .words = {},
       .exits = {"printed", "", "something wrong in the rule"},
       .example = "nimber program take/1..3"},
      {.name = "play",
       .run = play,
       .usages = {{"[--second | --two] [--errs PERCENT] [--seed N] POSITION|LINK",
                   "a game in the terminal, against the program or for two"}},
       .purpose = "A game in the terminal, against the program or for two; ? tells what can be "
                  "typed.",
       .words = {{"--second", "the program begins"},
                 {"--two", "for two players"},
                 {"--errs PERCENT", "how often the program errs (0)"},
                 {"--seed N", "the same chances again"}},
       .exits = {"played or left", "", "something wrong in the position"},
       .example = "nimber play nim:3,4,5"},
  };
  return commands;
}

const Command* find_command(const std::string& name) {
  const auto& commands = all_commands();
  const auto at = std::find_if(commands.begin(), commands.end(),
                               [&](const Command& command) { return command.name == name; });
  return at != commands.end() ? &*at : nullptr;
}

}  // namespace nimber::cli
