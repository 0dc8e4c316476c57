#include "sentences.hpp"

#include <algorithm>

namespace nimber::cli {
namespace {

std::string write_instead(const std::string& what, const std::string& instead) {
  return "in place of '" + what + "' write '" + instead + "'";
}

std::string too_many_terms(const std::string& what, const std::string& most) {
  return "the " + what + " is too long: at most " + most + " numbers, names and signs";
}

/// Why a question is not settled: by the limit on options examined, or by a bound of its own.
std::string sentence_of_bound(const std::string& limit, const std::string& bound,
                              const std::string& most) {
  if (bound.empty()) return "not settled within the limit of " + limit + " options examined";
  if (bound == "circles")
    return "not settled: a part can come again, alone or with others beside it, so play need not "
           "end; perhaps a condition such as n>0 is missing";
  if (bound == "compound-circles")
    return "not settled: a part can come again, and where one move may change several parts play "
           "must end";
  if (bound == "genus-circles") return "play may never end here: there is no genus";
  if (bound == "climb")
    return "not settled: " + most + " moves in a row lead upwards, and none of them ends";
  if (bound == "table")
    return "not settled: the values of this rule are computed for the heaps below " + most +
           ", and no period is proven";
  if (bound == "pairs")
    return "not settled: the values of this game stand in a table of at most " + most +
           " pairs of heaps";
  if (bound == "heap") return "not settled: its values are computed for heaps up to " + most;
  if (bound == "values")
    return most.empty() ? "not one value of this rule could be had"
                        : "only the first " + most + " values of this rule could be had";
  if (bound == "outcomes")
    return "who wins a single heap is told for the heaps below " + most + " of this rule";
  if (bound == "vertices")
    return "not settled: a part of the graph that is no path, cycle, star or complete graph is "
           "searched up to " +
           most + " vertices";
  if (bound == "cells")
    return "not settled: only boards of at most " + most + " cells are searched";
  if (bound == "argument") return "not settled: no argument was found that says who wins";
  if (bound == "edges")
    return "not settled: an argument about a graph is looked for up to " + most + " edges";
  if (bound == "positions")
    return "not settled: no more positions than these " + most + " can be remembered";
  if (bound == "parts")
    return "not settled: no more parts than these " + most + " can be remembered";
  if (bound == "sum-parts")
    return "not settled: a sum of this kind is searched where it has at most " + most + " parts";
  if (bound == "depth") return "not settled: more than " + most + " moves can follow one another";
  if (bound == "copies")
    return "not settled: a move leaves more than " + most + " copies of one part";
  if (bound == "played")
    return "not even a small position of this shape could be played out within " + most +
           " options examined";
  return "not settled: no theorem tells it, and no search can";
}

/// What is wrong with an option, by the arguments of bad-option.
std::string sentence_of_option(const std::string& option, const std::string& takes,
                               const std::string& other) {
  if (takes == "unknown") return "there is no option '" + option + "' here";
  if (takes == "twice") return option + " is given twice";
  if (takes == "wanted") return option + " N is wanted";
  if (takes == "one-of") return "one of " + other + " is wanted, not two of them";
  if (takes == "beside") return option + " goes with " + other;
  if (takes == "pairs") return option + " goes with a rule of two numbers";
  if (takes == "normal-sum") return option + " goes with a sum of normal play";
  if (takes == "rule") return option + " goes with a rule";
  if (takes == "from-1") return option + " takes a number from 1 to " + other;
  if (takes == "aspect") return option + " takes period, preperiod, values, lost or quotient";
  if (takes == "share") return option + " takes a share, as in 2/8: the second of eight";
  if (takes == "at-most") return option + " takes a number of at most " + other;
  if (takes == "prime") return option + " takes 998244353 or 1000000007";
  if (takes == "modulus") return option + " takes a number from 2 to 2^40";
  if (takes == "line") return option + " takes a line, as in q=n-1";
  if (takes == "two-files") return option + " takes two files: a sample's input and its output";
  if (takes == "choice") return option + " takes one of " + other;
  if (takes == "file") return option + " takes a file, or - for standard input";
  if (takes == "definition") return option + " takes a name and a number, as in m=3";
  if (takes == "vertices") return option + " takes vertices, as in a,b";
  if (takes == "io") return option + " takes T, eof or zero";
  if (takes == "shape") return option + " takes counted, line or one";
  if (takes == "words") return option + " takes two words, as First,Second";
  if (takes == "way") return option + " takes closed, period, runs, table or guess";
  return option + " takes a " + takes;
}

/// Why no misère quotient was found.
std::string sentence_of_quotient(const std::string& limit, const std::string& heap,
                                 const std::string& order, const std::string& bound,
                                 const std::string& most) {
  if (bound == "heaps") return "a misère quotient is computed for heaps up to " + most;
  const std::string reached = ": heaps to " + heap + " were reached, order " + order;
  if (bound == "order")
    return "no misère quotient of at most " + most + " elements was found" + reached;
  if (bound == "options")
    return "no misère quotient found: the next heap has more options than the " + most +
           " that are taken in" + reached;
  if (bound == "all-options")
    return "no misère quotient found: the heaps together have more options than the " + most +
           " that are taken in" + reached;
  if (bound == "rule")
    return "no misère quotient found: a move can leave a heap that is not smaller" + reached;
  return "no misère quotient found within the limit of " + limit + reached;
}

/// What is wrong with a rule that someone wrote: the reason is a word, see docs/notation.md.
std::string sentence_of_own(const std::string& reason, const std::string& about,
                            const std::string& more) {
  if (reason == "alternatives") return "there are too many alternatives: at most " + about;
  if (reason == "choices") return "there are too many choices in one move: at most " + about;
  if (reason == "numbers") return "a part has too many numbers: at most " + about;
  if (reason == "long") return "the rule is too long: at most " + about + " characters";
  if (reason == "expected") return "'" + about + "' is expected here";
  if (reason == "name") return "a name made of letters is expected here, as in own/n;k=1..3;n-=k";
  if (reason == "name-taken") return "'" + about + "' means something already: take another name";
  if (reason == "name-twice")
    return "the name '" + about + "' is given twice; to compare, write " + about + "==";
  if (reason == "one-number")
    return "one number alone is written without brackets, as in own/n;k=1..3;n-=k";
  if (reason == "brackets")
    return "several numbers stand in brackets: " + about + " in order, or " + more + " in no order";
  if (reason == "alternative") return "a ';' and what a move does are expected here";
  if (reason == "no-change")
    return "nothing is changed here: a move ends in a change, as n-=k, or in a result, as =>(k)";
  if (reason == "result-and-change")
    return "a move has changes or one result, and nothing behind the result";
  if (reason == "late")
    return "choices and conditions stand before what is changed; to compare, write ==";
  if (reason == "unknown-name")
    return "there is no number named '" + about + "' here: choose it first, as in " + about +
           "=1..3";
  if (reason == "whole-row")
    return "only cells can be changed: " + about + "[i] or " + about + "[i..j]";
  if (reason == "condition")
    return "a condition is expected here: a comparison, as in n>0; a change is written n-=1";
  if (reason == "position")
    return "what is left stands in parentheses here, with a factor before it where it is left "
           "more than once: (k,b-k) or 3*(n/2)";
  if (reason == "shape")
    return "this has not as many numbers as the rule's first line says" +
           (about.empty() ? std::string() : ": " + about + " are wanted, joined by commas");
  if (reason == "write") return write_instead(about, more);
  return "the rule can't be read here: it is made of integers, names, + - * / %, comparisons, "
         "&& || !, functions such as min(x,y) and parentheses, at most 64 one in the other";
}

/// What is wrong with a family of rules: the reason is a word, see docs/notation.md.
std::string sentence_of_family(const std::string& reason, const std::string& about) {
  if (reason == "sign") return "behind '$' stands the letter of a parameter, as in take/1,$a";
  if (reason == "no-range")
    return "nothing says which numbers $" + about + " stands for: choose them, as in " + about +
           "=1..9";
  if (reason == "unused")
    return "the rule does not use " + about + ": write $" + about + " where its number belongs";
  if (reason == "letter") return "a parameter is one letter, and '" + about + "' is not";
  if (reason == "endless")
    return "the numbers of " + about + " have no end: write one, as in " + about + "=1..9 or " +
           about + "=prime..100";
  if (reason == "none") return "a family has parameters: choose one, as in a=1..9";
  if (reason == "parameters") return "a family has at most " + about + " parameters";
  if (reason == "candidates")
    return "more than " + about + " choices were looked at, and the members are not all found";
  if (reason == "values") return "the members have more than " + about + " values together";
  return "the family has more than " + about +
         " members: take smaller ranges, or a share of them with --shard";
}

/// What is wrong with edges: the reason is a word, see docs/notation.md.
std::string sentence_of_edges(const std::string& reason, const std::string& about) {
  if (reason == "loop") return "no edge may lead from " + about + " to itself in this game";
  if (reason == "repeated") return "the edge " + about + " is there twice";
  if (reason == "alone") return "the vertex " + about + " has no edge: write edges only, as in a-b";
  if (reason == "ground") return "no edge stands on the ground, which is the vertex 0, as in 0-a";
  if (reason == "loose") return "the edge " + about + " does not hang on the ground";
  if (reason == "visited") return "the token has been on " + about + " already: it is named twice";
  return "this is not a list of edges: write a-b,b-c with names of letters and digits";
}

/// What is wrong with a drawn rule, or with its board: the reason is a word, see docs/notation.md.
std::string sentence_of_pictures(const std::string& reason, const std::string& about, bool grid) {
  const std::string example = grid ? "grid/..->oo;turn:..../...." : "row/o->.,oo->..:ooooo";
  if (reason == "cell")
    return "a cell is expected here: a letter, a digit, '.', '_', or in a picture '*', as in " +
           example;
  if (reason == "cell-first") return "a cell to repeat stands before '^', as in o^12";
  if (reason == "count")
    return "a number from 1 to " + (about.empty() ? "64" : about) + " is expected here, as in o^12";
  if (reason == "cells") return "there are too many cells: at most " + about;
  if (reason == "star-in-board") return "'*' stands for any cell in a rule, never on the board";
  if (reason == "one-row")
    return "a row has one line of cells: write grid in place of row for a board of several, or '+' "
           "between two rows";
  if (reason == "ragged") return "all lines have the same length: " + about + " cells";
  if (reason == "arrow")
    return "'->' is expected here, between what stands there and what it becomes, as in " + example;
  if (reason == "size") return "both sides of '->' have the same size: " + about + " cells here";
  if (reason == "star") return "opposite a '*' stands a '*': such a cell stays as it is";
  if (reason == "turn") return "a row cannot be turned: use flip, or a grid";
  if (reason == "flag")
    return std::string("behind ';' stands flip, ") + (grid ? "turn, " : "") +
           "never=PICTURE or until=PICTURE";
  if (reason == "equals") return "'=' and a picture are expected here, as in " + about + "=xx";
  if (reason == "long") return "the rule is too long: at most " + about + " characters";
  return "the rule can't be read here: it looks like " + example;
}

/// What a certificate's text lacks, or a strategy's.
std::string sentence_of_certificate(const std::string& expected, const std::string& kind) {
  const std::string what = kind == "strategy" ? "a strategy" : "a certificate";
  const std::size_t space = expected.find(' ');
  const std::string word = expected.substr(0, space);
  const std::string rest = space == std::string::npos ? "" : expected.substr(space + 1);
  if (word == "missing") return "this is not " + what + ": it lacks the field " + rest;
  if (word == "unknown") return "this is not " + what + ": no field is named " + rest;
  if (word == "repeated") return "this is not " + what + ": the field " + rest + " is there twice";
  return "this is not " + what + ": expected here: " + expected;
}

}  // namespace

std::string sentence(const Error& error) {
  const auto argument = [&](std::size_t i) {
    return i < error.args.size() ? error.args[i] : std::string();
  };
  const std::string arg = argument(0);
  const bool instead = error.args.size() == 2;
  switch (error.code) {
    case ErrorCode::empty:
      return std::string("nothing was given: ") +
             (arg == "nimbers"   ? "an expression looks like 4*7+3"
              : arg == "guess"   ? "a guess looks like 'P when n%7==0' or 'g(n) = n%4'"
              : arg == "numbers" ? "a list holds numbers or marks, such as 0 1 2 3 or P N N P"
                                 : "a position looks like nim:3,4,5 or take/1..3:21");
    case ErrorCode::too_long: return "the text is too long: at most " + arg + " bytes are read";
    case ErrorCode::bad_encoding: return "the text is not valid UTF-8";
    case ErrorCode::control_character: return "there is a control character in the text";
    case ErrorCode::bad_character: return "'" + arg + "' has no place here";
    case ErrorCode::game_expected:
      return "the name of a game is expected here, as in " + (arg.empty() ? "nim:3,4,5" : arg);
    case ErrorCode::unknown_game: return "there is no game named '" + arg + "'";
    case ErrorCode::missing_rules:
      return "'" + arg + "' needs its rules after a slash, as in take/1..3";
    case ErrorCode::no_rules:
      return "'" + arg + "' has no rules to choose: nothing may follow a slash";
    case ErrorCode::missing_colon: return "a colon and a state are expected here, as in nim:3,4,5";
    case ErrorCode::missing_state:
      return "the state is missing: at least one part must follow the colon";
    case ErrorCode::bad_integer:
      if (arg == "marks") return "a mark is expected here: P or N, L or W";
      return "this is not an integer: digits are expected here";
    case ErrorCode::negative: return "a negative number can't stand here: integers are 0 to 10^18";
    case ErrorCode::too_large:
      if (arg == "strategy")
        return "a strategy would need more than " + argument(1) + " positions, or too much room";
      return arg == "stones"   ? "the stones on all steps together are more than 10^18"
             : arg == "values" ? "a heap has the value 2^20 or more: these are not counted"
             : arg == "digits" ? "the number is too long: --mod M counts modulo M"
             : arg == "nimber" ? "the number is too large: nimbers are calculated below 2^64"
                               : "the number is too large: integers are 0 to 10^18";
    case ErrorCode::too_many_parts: return "the state has too many parts: at most " + arg;
    case ErrorCode::bad_set:
      return "an item of a set is expected here: an integer, a range (1..5, 3..) or one of odd, "
             "even, fib, prime, square, pow2";
    case ErrorCode::empty_set: return "the set is empty: at least one number must be in it";
    case ErrorCode::zero_in_set: return "0 can't be taken: the numbers of a set are 1 or more";
    case ErrorCode::reversed_range: return "the range runs backwards: write the smaller end first";
    case ErrorCode::unknown_set_name:
      return "there is no set named '" + arg + "': there are odd, even, fib, prime, square, pow2";
    case ErrorCode::bad_own: return sentence_of_own(arg, argument(1), argument(2));
    case ErrorCode::bad_row: return sentence_of_pictures(arg, argument(1), false);
    case ErrorCode::bad_grid: return sentence_of_pictures(arg, argument(1), true);
    case ErrorCode::bad_predicate:
      if (arg == "long") return too_many_terms("condition", argument(2));
      if (instead) return write_instead(arg, argument(1));
      return "the predicate can't be read here: it is made of integers, n, k, + - * / %, "
             "comparisons, && || !, functions such as gcd(x,y) and parentheses, "
             "at most 64 one in the other";
    case ErrorCode::not_a_comparison: return "a comparison is expected here: == != < <= > or >=";
    case ErrorCode::bad_octal:
      return "this is not an octal code: 0 or 4, a point and at most 64 digits 0 to 7, as in 0.77";
    case ErrorCode::bad_graph:
      return "this is not a list of edges: write a-b,a-c with names of letters and digits";
    case ErrorCode::bad_edges: return sentence_of_edges(arg, argument(1));
    case ErrorCode::unknown_vertex: return "there is no vertex named '" + arg + "'";
    case ErrorCode::repeated_edge: return "the edge " + arg + " is there twice";
    case ErrorCode::not_distinct: return "two stand at " + arg + ": places must be distinct";
    case ErrorCode::place_zero: return "places are counted from 1: nothing stands at 0";
    case ErrorCode::wrong_count: return "exactly " + arg + " heaps are wanted";
    case ErrorCode::bad_king: return "the king's number is 1 to the number of climbers";
    case ErrorCode::bad_coins:
      return arg == "corners" ? "a head is written as its row, a point and its column, as in 3.5"
                              : "a row of coins is made of H and T";
    case ErrorCode::bad_variant: return "the variants are: " + arg;
    case ErrorCode::bad_compound:
      if (arg == "genus") return "only disjunctive sums have a genus";
      if (arg == "count")
        return "positions are counted as they stand, with ~misere or with ~most/k";
      return arg == "twice" ? "a sum is of one kind only: ~misere, ~every, ~first, ~some or ~most"
                            : "~most needs how many parts one move may change, 2 or more, as in "
                              "~most/2";
    case ErrorCode::expected_end:
      return instead ? "the name of a game is missing: write " + argument(1)
                     : "the position is complete here, but something follows";
    case ErrorCode::bad_step: return "the step " + arg + " is not a legal move";
    case ErrorCode::no_sequence:
      return arg + " has no single heap, so it has no sequence of values";
    case ErrorCode::rule_alone:
      return "a position is expected, but " + arg + " is a rule alone: add a colon and a state";
    case ErrorCode::unsettled: return sentence_of_bound(arg, argument(1), argument(2));
    case ErrorCode::unknown_problem:
      return "there is no problem named '" + arg + "': nimber judge --list names them all";
    case ErrorCode::sample_unexplained:
      return "no form explains line " + argument(1) + " of the sample's " +
             (arg == "in" ? "input" : "output") +
             (argument(2).empty() ? ", where something is missing" : ": " + argument(2));
    case ErrorCode::input_word_expected:
      return "a word of " + argument(2) + " to " + argument(3) + " of the letters " + argument(1) +
             " is expected instead of '" + arg + "'";
    case ErrorCode::input_number_expected: return "a number is expected instead of '" + arg + "'";
    case ErrorCode::input_out_of_range:
      return error.args[0] + " is out of range: " + error.args[1] + " to " + error.args[2] +
             " can stand here";
    case ErrorCode::input_circle: return "the edges run in a circle, where none may be";
    case ErrorCode::input_ended_early: return "the input ends too early: numbers are missing";
    case ErrorCode::input_left_over: return "the input is complete, but '" + arg + "' follows";
    case ErrorCode::output_too_long:
      return "the output would be too long: at most " + arg + " " +
             (error.args.size() > 1 ? error.args[1] : "bytes") + " are written";
    case ErrorCode::bad_certificate: return sentence_of_certificate(arg, argument(1));
    case ErrorCode::bad_expression:
      if (arg == "long") return too_many_terms("expression", argument(2));
      if (instead) return write_instead(arg, argument(1));
      if (arg == "nimbers")
        return "the expression can't be read here: it is made of integers, + * /, x^e, inv(x), "
               "sqrt(x) and parentheses, at most 64 one in the other";
      return "the expression can't be read here: it is made of integers, names, + - * / %, "
             "comparisons, && || !, functions such as xor(x,y) "
             "and parentheses, at most 64 one in the other";
    case ErrorCode::unknown_name: return "there is no number named '" + arg + "' here";
    case ErrorCode::division_by_zero: return "0 has no inverse: nothing is divided by it";
    case ErrorCode::one_unknown:
      return "exactly one question mark is wanted, in place of a number, as in nim:3,5,?";
    case ErrorCode::too_few_values:
      return "at least " + argument(1) + " " + argument(2) + " are wanted, here are " + arg;
    case ErrorCode::too_many_positions: return "more than " + arg + " positions can be reached";
    case ErrorCode::no_quotient:
      return sentence_of_quotient(arg, argument(1), argument(2), argument(3), argument(4));
    case ErrorCode::no_winner:
      return "neither side can force the end here: nobody has a winning strategy";
    case ErrorCode::unknown_question: return "there is no question '" + arg + "'";
    case ErrorCode::bad_option: return sentence_of_option(arg, argument(1), argument(2));
    case ErrorCode::wrong_operands: return "the words wanted here are " + arg;
    case ErrorCode::bad_sheet:
      if (arg == "quote") return "this quote is not closed";
      if (arg == "lines") return "a sheet has at most " + argument(1) + " lines";
      if (arg == "subject") return "the line above that says of what it is asked can't be read";
      if (arg == "no-list") return "this is asked of a rule, and the line above is a list";
      if (arg == "no-position") return "this is asked of a position, and the line above is a rule";
      if (arg == "several-rules")
        return "this is asked of a rule, and the position above has several";
      return "no line above says of what it is asked: rule, values or position";
    case ErrorCode::bad_family: return sentence_of_family(arg, argument(1));
    case ErrorCode::out_of_memory: return "there is not enough memory";
    case ErrorCode::internal_error:
      return "a fault of this program, not of the input (" + arg + "); please report it";
  }
  return "";
}

std::string sentence_with_place(const Error& error) {
  std::string text = sentence(error);
  if (error.column > 0) text += " at column " + std::to_string(error.column);
  return text;
}

std::string_view who_wins(Outcome outcome) {
  switch (outcome) {
    case Outcome::N: return "the player to move wins";
    case Outcome::P: return "the player to move loses";
    case Outcome::D: return "neither side can force the end";
  }
  return "";
}

std::string rows_looked_at(const PatternData& data) {
  const auto [least, most] =
      std::minmax_element(data.numbers.begin(), data.numbers.end(),
                          [](const auto& x, const auto& y) { return x.size() < y.size(); });
  std::string out = data.cut ? "the first " : "all ";
  out.append(number(data.numbers.size())).append(" positions of ");
  if (least->size() < most->size()) out.append(number(least->size())).append(" to ");
  out.append(number(most->size())).append(" numbers up to ").append(number(data.last()));
  return out.append(data.cut ? ", by their sum" : "");
}

std::string all_heaps(bool lost, std::uint64_t from, const PatternData& data) {
  std::string out = lost ? "every " : "no ";
  out.append(data.pairs ? "pair" : data.rows_of_numbers() ? "position" : "heap");
  if (from > 0) out.append(" from ").append(std::to_string(from)).append(" on");
  return out.append(" is lost");
}

std::string no_program(const std::string& rule, std::string_view way, bool guess) {
  std::string out = "there is no ";
  if (guess) out.append("proven ");
  out.append("program ");
  if (!way.empty()) out.append("by ").append(way).append(" ");
  out.append("for ").append(rule);
  if (guess) out.append(": --by guess prints one that is not proven");
  return out;
}

std::string no_program_of_list(std::string_view way, bool one_heap) {
  if (one_heap) {
    return "there is no program for cases of several heaps: only which heaps are lost has a law; "
           "--heaps one prints a program for one heap";
  }
  if (!way.empty()) {
    return std::string("there is no program by ").append(way) +
           " for a list: what it shows is a guess";
  }
  return "there is no program for this list: no law without exceptions, of those found, can be "
         "written";
}

}  // namespace nimber::cli
