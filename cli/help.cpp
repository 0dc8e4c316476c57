// The words of --help. tests/cli/commands.mjs runs every example and meets every exit status.
#include "help.hpp"

#include <array>
#include <utility>

namespace nimber::cli {
namespace {

constexpr std::array<std::pair<const char*, const char*>, 10> helps = {{
    {"analyze",
     "nimber analyze [--json] [--limit N] POSITION|LINK|-\n"
     "nimber analyze [--json] [--limit N] --graph FILE --tokens A,B [--misere]\n"
     "\n"
     "Who wins, what the position is worth, and every winning move.\n"
     "\n"
     "  LINK           an address of the page, or what begins with # in it: the position that it opens\n"
     "  -              one position or link a line on standard input, answered in order\n"
     "  --json         one JSON object a line; errors stand in place\n"
     "  --limit N      gives a position up after N options examined (50000000)\n"
     "  --graph FILE   a graph too big for a line: an edge a line, as a-b\n"
     "  --tokens A,B   the vertices where its tokens stand\n"
     "  --misere       on that graph: whoever moves last loses\n"
     "\n"
     "Exit status: 0 every position answered, 1 some not settled within the limit, 2 some input wrong.\n"
     "\n"
     "Example: nimber analyze take/1..3:9+nim:2\n"},
    {"explain",
     "nimber explain [--json] [--check] [--limit N] POSITION|LINK|-\n"
     "nimber explain --dot POSITION|LINK|-\n"
     "\n"
     "Why: theorems, values, the sum, each winning move, both conventions.\n"
     "\n"
     "  -              one position a line on standard input\n"
     "  --json         the steps as records\n"
     "  --check        plays it out, or a smaller one of its shape, by brute force\n"
     "  --dot          everything that can be reached, for Graphviz: 2,000 positions at most\n"
     "  --limit N      options examined (50000000); with --check positions (2000000)\n"
     "\n"
     "Exit status: 0 all explained, 1 something not settled within the limit, 2 something wrong in the input.\n"
     "\n"
     "Example: nimber explain nim:3,4,5\n"},
    {"sequence",
     "nimber sequence RULE --count N [--json | --csv | --bfile | --lost [--json] | --counts] [--limit N]\n"
     "\n"
     "The values g(0) ... g(N-1) of one heap, one a line.\n"
     "\n"
     "  --count N      how many\n"
     "  --json         one array\n"
     "  --csv          n,value\n"
     "  --bfile        n value, as the OEIS has it\n"
     "  --lost         the heaps of 0 ... N-1 that are lost for the player to move, of value 0; with --json one array\n"
     "  --counts       how often each value stands\n"
     "  --limit N      gives up after N options examined\n"
     "\n"
     "Exit status: 0 all printed, 1 not settled within the limit (what was found is printed), 2 something wrong in the input.\n"
     "\n"
     "Example: nimber sequence take/1,3,4 --count 20\n"},
    {"period",
     "nimber period [--limit N] [--certificate] RULE|-\n"
     "nimber period --verify FILE|-\n"
     "\n"
     "The smallest preperiod and period of a rule's values, proven, as JSON.\n"
     "\n"
     "  -              one rule a line on standard input\n"
     "  --limit N      gives up after N values (10000000)\n"
     "  --certificate  what a verifier needs to check it\n"
     "  --verify FILE  checks a certificate from its rule alone\n"
     "\n"
     "Exit status: 0 proven (or the certificate is valid), 1 none found within the limit (or it is not valid),\n"
     "2 something wrong in the input.\n"
     "\n"
     "Example: nimber period octal/0.77\n"},
    {"conjecture",
     "nimber conjecture RULE GUESS [--let NAME=N] [--heaps N] [--json]\n"
     "\n"
     "Tests a guess about a rule's heaps: the smallest counterexample, or a proof, or how far it holds.\n"
     "\n"
     "  GUESS          'P when n%7==0', 'N when …', 'g(n) = n%(m+1)', or of two heaps 'P when a==b'\n"
     "  --let m=3      a number with a name of its own, as often as needed\n"
     "  --heaps N      how many heaps are compared\n"
     "  --json         one JSON object\n"
     "\n"
     "Exit status: 0 it holds as far as was looked, 1 refuted (or not settled), 2 something wrong in the input.\n"
     "\n"
     "Example: nimber conjecture take/1..3 'P when n%4==0'\n"},
    {"compare",
     "nimber compare RULE RULE [--heaps N] [--json]\n"
     "nimber compare RULE --values FILE|- [--json]\n"
     "\n"
     "The first difference of two rules' values, or of a rule's values from a list of numbers.\n"
     "\n"
     "  --heaps N      how many heaps are compared\n"
     "  --values FILE  the list: numbers between white space or commas; - is standard input\n"
     "  --json         one JSON object\n"
     "\n"
     "Exit status: 0 no difference found, 1 there is one (or not settled), 2 something wrong in the input.\n"
     "\n"
     "Example: nimber compare take/1..3 take/1,2,3\n"},
    {"solve",
     "nimber solve [--numbers N] [--limit N] [--json] TEXT|-\n"
     "\n"
     "Which numbers, in place of the question mark, lose for the player to move.\n"
     "\n"
     "  -              one text a line on standard input\n"
     "  --numbers N    how many numbers are tried\n"
     "  --limit N      options examined for each\n"
     "  --json         one JSON object a line\n"
     "\n"
     "Exit status: 0 all settled, 1 some numbers not settled within the limit, 2 something wrong in the input.\n"
     "\n"
     "Example: nimber solve 'nim:3,5,?'\n"},
    {"judge",
     "nimber judge [--limit N] PROBLEM < INPUT\n"
     "nimber judge --list\n"
     "\n"
     "Answers an online judge's problem in its own format, from standard input to standard output.\n"
     "\n"
     "  --list         the problems there are\n"
     "  --limit N      options examined for one position (5 billion)\n"
     "\n"
     "Exit status: 0 all answered, 1 not settled within the limit, 2 something wrong in the input: what was answered so\n"
     "far is printed, then the error with its line.\n"
     "\n"
     "Example: echo '3 5 7 9 0' | nimber judge hdu-1850\n"},
    {"program",
     "nimber program RULE\n"
     "\n"
     "A short C++ program that solves positions of the rule.\n"
     "\n"
     "Exit status: 0 printed, 2 something wrong in the rule.\n"
     "\n"
     "Example: nimber program take/1..3\n"},
    {"play",
     "nimber play [--second | --two] [--errs PERCENT] [--seed N] POSITION|LINK\n"
     "\n"
     "A game in the terminal, against the program or for two; ? tells what can be typed.\n"
     "\n"
     "  --second       the program begins\n"
     "  --two          for two players\n"
     "  --errs PERCENT how often the program errs (0)\n"
     "  --seed N       the same chances again\n"
     "\n"
     "Exit status: 0 played or left, 2 something wrong in the position.\n"
     "\n"
     "Example: nimber play nim:3,4,5\n"},
}};

}  // namespace

const char* help_of(const std::string& command) {
  for (const auto& [name, text] : helps) {
    if (command == name) return text;
  }
  return nullptr;
}

const char* const help =
    "nimber: values, winners and winning moves of impartial games\n"
    "\n"
    "  nimber analyze [--json] [--limit N] POSITION|LINK\n"
    "                                                   who wins, what it is worth, every winning move\n"
    "  nimber analyze [--json] [--limit N] -            the same for each line of standard input\n"
    "  nimber analyze [--json] --graph FILE --tokens a,b [--misere]\n"
    "                                                   tokens on a graph, an edge a line: a-b\n"
    "  nimber explain [--json] POSITION|-               why: theorems, values, the sum, each winning move, both conventions\n"
    "  nimber explain --check [--json] POSITION         plays it out, or a smaller one of its shape, by brute force\n"
    "  nimber explain --dot POSITION                    everything that can be reached, for Graphviz\n"
    "  nimber sequence RULE --count N [--json | --csv | --bfile | --lost [--json] | --counts] [--limit N]\n"
    "                                                   the values g(0) ... g(N-1) of one heap; the heaps that are lost; how\n"
    "                                                   often each value stands\n"
    "  nimber period [--limit N] [--certificate] RULE|- the smallest preperiod and period, proven; N values at most\n"
    "  nimber period --verify FILE|-                    checks a certificate from its rule alone\n"
    "  nimber conjecture RULE GUESS [--let m=3] [--heaps N] [--json]\n"
    "                                                   tests 'P when n%7==0' or 'g(n) = n%(m+1)': smallest counterexample or proof\n"
    "  nimber compare RULE RULE [--heaps N] [--json]    the first difference of two rules' values\n"
    "  nimber compare RULE --values FILE|- [--json]     the first difference from a list of numbers\n"
    "  nimber solve TEXT [--numbers N] [--json]         which numbers lose in place of '?': nim:3,5,?  take/1..?:21\n"
    "  nimber judge PROBLEM                             answers an online judge's problem, input to output\n"
    "  nimber judge --list                              the problems there are\n"
    "  nimber program RULE                              a short C++ program that solves it\n"
    "  nimber play [--second | --two] [--errs PERCENT] [--seed N] POSITION|LINK\n"
    "                                                   a game in the terminal: against the program (which begins with\n"
    "                                                   --second, and errs now and then with --errs), or for two\n"
    "  nimber COMMAND --help                            more about one of them\n"
    "  nimber --help | --version\n"
    "\n"
    "POSITION is a text such as nim:3,4,5 or take/1..3:9+take/1..7:14~misere; RULE is one such as take/1,3,4.\n"
    "LINK is an address of the page, or what begins with # in it: '#nim:3,4,5!1,4,5', in quotes for the shell.\n"
    "docs/notation.md tells all of them. --limit is in options examined (50 million unless told).\n"
    "\n"
    "Exit status: 0 all answered, 1 something not settled within the limit (or a guess refuted, a difference found, a certificate not\n"
    "valid), 2 something wrong in the input or in the command.\n";

}  // namespace nimber::cli
