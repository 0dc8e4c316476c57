// Drawn rules, against a reading and a recursion of their own that know strings only.
#include "catch.hpp"
#include "lines.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>
#include <nimber/link.hpp>
#include <nimber/moves.hpp>
#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include <nimber/reply.hpp>
#include <nimber/sequence.hpp>
#include "search/loop_search.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <set>

using namespace nimber;
using plain::Lines;

namespace {

bool stands_at(const Lines& board, const Lines& picture, std::size_t r0, std::size_t c0) {
  for (std::size_t r = 0; r < picture.size(); ++r) {
    for (std::size_t c = 0; c < picture[0].size(); ++c) {
      if (picture[r][c] != '*' && picture[r][c] != board[r0 + r][c0 + c]) return false;
    }
  }
  return true;
}

bool stands(const Lines& board, const Lines& picture) {
  for (std::size_t r = 0; r + picture.size() <= board.size(); ++r) {
    for (std::size_t c = 0; c + picture[0].size() <= board[0].size(); ++c) {
      if (stands_at(board, picture, r, c)) return true;
    }
  }
  return false;
}

/// A rule by its text: "o->.,oo->..;flip".
struct PlainRule {
  std::vector<std::pair<Lines, Lines>> moves;
  std::vector<Lines> never;
  std::vector<Lines> until;

  explicit PlainRule(const std::string& text) {
    const Lines flags = plain::cut(text, ';');
    for (const std::string& move : plain::cut(flags[0], ',')) {
      const std::size_t arrow = move.find("->");
      moves.emplace_back(plain::cut(move.substr(0, arrow), '/'),
                         plain::cut(move.substr(arrow + 2), '/'));
    }
    bool flip = false;
    bool turn = false;
    for (std::size_t i = 1; i < flags.size(); ++i) {
      if (flags[i] == "flip") flip = true;
      if (flags[i] == "turn") turn = true;
      if (flags[i].rfind("never=", 0) == 0) never.push_back(plain::cut(flags[i].substr(6), '/'));
      if (flags[i].rfind("until=", 0) == 0) until.push_back(plain::cut(flags[i].substr(6), '/'));
    }
    const auto more = [&](auto change) {
      const auto old_moves = moves;
      for (const auto& [left, right] : old_moves) moves.emplace_back(change(left), change(right));
      for (auto* const list : {&never, &until}) {
        const auto old = *list;
        for (const Lines& picture : old) list->push_back(change(picture));
      }
    };
    if (flip) more(plain::mirrored);
    if (turn) {
      more(plain::turned);
      more([](const Lines& lines) { return plain::turned(plain::turned(lines)); });
    }
  }

  std::set<std::string> options(const std::string& text) const {
    const Lines board = plain::cut(text, '/');
    std::set<std::string> out;
    const auto stands_here = [&](const Lines& picture) { return stands(board, picture); };
    if (std::any_of(until.begin(), until.end(), stands_here)) return out;
    for (const auto& [left, right] : moves) {
      for (std::size_t r = 0; r + left.size() <= board.size(); ++r) {
        for (std::size_t c = 0; c + left[0].size() <= board[0].size(); ++c) {
          if (!stands_at(board, left, r, c)) continue;
          Lines then = board;
          for (std::size_t i = 0; i < right.size(); ++i) {
            for (std::size_t j = 0; j < right[0].size(); ++j) {
              if (right[i][j] != '*') then[r + i][c + j] = right[i][j];
            }
          }
          if (std::any_of(never.begin(), never.end(),
                          [&](const Lines& picture) { return stands(then, picture); }))
            continue;
          if (then != board) out.insert(plain::joined(then));
        }
      }
    }
    return out;
  }
};

/// All that can be reached, with outcomes in both conventions by backward analysis, and values
/// where nothing comes back.
class Plain {
 public:
  Plain(const std::string& rule, const std::string& start) : rule_(rule) {
    std::vector<std::string> waiting = {start};
    options[start] = rule_.options(start);
    while (!waiting.empty()) {
      const std::string now = waiting.back();
      waiting.pop_back();
      for (const std::string& then : options[now]) {
        if (options.count(then) > 0) continue;
        options[then] = rule_.options(then);
        waiting.push_back(then);
      }
    }
    outcomes = label(false);
    misere = label(true);
    std::set<std::string> open;
    ends = find_value(start, open);
  }

  std::map<std::string, std::set<std::string>> options;
  std::map<std::string, Outcome> outcomes;
  std::map<std::string, Outcome> misere;
  std::map<std::string, Value> values;
  bool ends = true;

 private:
  std::map<std::string, Outcome> label(bool lose_last) const {
    std::map<std::string, Outcome> out;
    for (bool more = true; more;) {
      more = false;
      for (const auto& [board, then] : options) {
        if (out.count(board) > 0) continue;
        bool any_p = false;
        bool all_n = true;
        for (const std::string& option : then) {
          const auto known = out.find(option);
          any_p = any_p || (known != out.end() && known->second == Outcome::P);
          all_n = all_n && known != out.end() && known->second == Outcome::N;
        }
        const bool won = then.empty() ? lose_last : any_p;
        const bool lost = then.empty() ? !lose_last : all_n;
        if (!won && !lost) continue;
        out[board] = won ? Outcome::N : Outcome::P;
        more = true;
      }
    }
    for (const auto& one : options) out.emplace(one.first, Outcome::D);
    return out;
  }

  bool find_value(const std::string& board, std::set<std::string>& open) {
    if (values.count(board) > 0) return true;
    if (!open.insert(board).second) return false;
    std::set<Value> seen;
    for (const std::string& then : options[board]) {
      if (!find_value(then, open)) return false;
      seen.insert(values[then]);
    }
    Value v = 0;
    while (seen.count(v) > 0) ++v;
    values[board] = v;
    return true;
  }

  PlainRule rule_;
};

std::set<std::string> texts(const Position& position, const std::vector<PositionMove>& moves) {
  std::set<std::string> out;
  for (const PositionMove& move : moves) {
    const Position then = after(position, move);
    out.insert(print_state(*then.terms[move.term].rule, then.terms[move.term].state));
  }
  return out;
}

/// Everything that is asked about one board, against the plain recursion.
void check(const std::string& game, const std::string& rule, const std::string& board) {
  INFO(game << "/" << rule << ":" << board);
  const Plain plain(rule, board);
  for (const bool misere : {false, true}) {
    const Position position =
        plain::position(game + "/" + rule + ":" + board + (misere ? "~misere" : ""));
    const auto& outcomes = misere ? plain.misere : plain.outcomes;
    const auto result = analyze(position);
    REQUIRE(result);
    INFO(print(position));
    CHECK(letter(result->outcome) == std::string(letter(outcomes.at(board))));
    CHECK(result->method != AnalysisResult::Method::theorem);
    std::set<std::string> winning;
    std::set<std::string> drawing;
    for (const std::string& then : plain.options.at(board)) {
      if (outcomes.at(then) == Outcome::P) winning.insert(then);
      if (outcomes.at(then) == Outcome::D) drawing.insert(then);
    }
    REQUIRE(result->winning_count);
    CHECK(*result->winning_count == winning.size());
    CHECK(texts(position, result->winning) == winning);
    if (result->outcome == Outcome::D || result->drawing_count)
      CHECK(texts(position, result->drawing) == drawing);
    if (!misere && plain.ends) {
      REQUIRE(result->value);
      CHECK(*result->value == plain.values.at(board));
    }
    std::set<std::string> all;
    std::size_t count = 0;
    each_move(position, [&](const PositionMove& move) {
      const Position then = after(position, move);
      all.insert(print_state(*then.terms[0].rule, then.terms[0].state));
      ++count;
      return true;
    });
    CHECK(all == plain.options.at(board));
    CHECK(count == all.size());
    CHECK(is_over(position) == all.empty());
  }
}

class Draw {
 public:
  explicit Draw(std::uint32_t seed) : random_(seed) {}

  std::size_t from(std::size_t low, std::size_t high) { return low + random_() % (high - low + 1); }
  std::string cells(std::size_t count, const std::string& symbols) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) out.push_back(symbols[from(0, symbols.size() - 1)]);
    return out;
  }
  std::string picture(std::size_t height, std::size_t width, const std::string& symbols) {
    std::string out;
    for (std::size_t r = 0; r < height; ++r) out += (r > 0 ? "/" : "") + cells(width, symbols);
    return out;
  }
  std::string move(std::size_t height, std::size_t width, const std::string& symbols, bool stars) {
    const std::string left = picture(height, width, symbols + (stars ? "*" : ""));
    std::string right = picture(height, width, symbols);
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (left[i] == '*') right[i] = '*';
    }
    return left + "->" + right;
  }
  std::string rule(bool grid, const std::string& symbols) {
    const bool stars = from(0, 3) == 0;
    std::string out;
    for (std::size_t i = from(1, 3); i > 0; --i) {
      const std::size_t height = grid ? from(1, 2) : 1;
      out += (out.empty() ? "" : ",") + move(height, from(1, grid ? 2 : 3), symbols, stars);
    }
    const std::string any = symbols + (from(0, 2) == 0 ? "*" : "");
    if (from(0, 2) == 0) out += ";flip";
    if (grid && from(0, 2) == 0) out += ";turn";
    if (from(0, 2) == 0) out += ";never=" + picture(grid ? from(1, 2) : 1, from(1, 3), any);
    if (from(0, 3) == 0) out += ";until=" + picture(grid ? from(1, 2) : 1, from(1, 3), any);
    return out;
  }

 private:
  std::mt19937 random_;
};

const std::vector<std::string> alphabets = {"o.", "ox.", "ox", "o._"};

std::string error_of(const std::string& text) {
  const auto result = read_any(text);
  if (result) return "";
  std::string out(nimber::text(result.error().code));
  for (const std::string& arg : result.error().args) out += " " + arg;
  return out + " @" + std::to_string(result.error().column);
}

std::vector<Value> sequence_of(const std::string& rule, std::uint64_t count) {
  Sequence sequence(plain::rule(rule), count, default_limit);
  while (!sequence.step(1'000'000).done) {}
  std::vector<Value> out;
  for (std::uint64_t n = 0; n < sequence.known(); ++n) out.push_back(sequence.value(n));
  return out;
}

Value value_of(const std::string& text) {
  const auto result = analyze(plain::position(text));
  REQUIRE(result);
  REQUIRE(result->value);
  return *result->value;
}

}  // namespace

TEST_CASE("random drawn rules on rows, by plain recursion") {
  Draw draw(1);
  for (int i = 0; i < 6000; ++i) {
    const std::string& symbols = alphabets[draw.from(0, alphabets.size() - 1)];
    const std::string rule = draw.rule(false, symbols);
    for (int j = 0; j < 2; ++j)
      check("row", rule,
            draw.cells(draw.from(1, 6), draw.from(0, 4) == 0 ? symbols + "z" : symbols));
  }
}

TEST_CASE("random drawn rules on grids, by plain recursion") {
  Draw draw(2);
  for (int i = 0; i < 4000; ++i) {
    const std::string& symbols = alphabets[draw.from(0, alphabets.size() - 1)];
    const std::string rule = draw.rule(true, symbols);
    check("grid", rule, draw.picture(draw.from(1, 3), draw.from(1, 2), symbols));
    check("grid", rule, draw.picture(2, 3, symbols.size() < 3 ? symbols + "z" : symbols));
  }
}

TEST_CASE("boards too large to be searched have their moves, and nothing else") {
  Draw draw(7);
  InputLimits limits;
  limits.max_cells = 400;
  std::size_t moves = 0;
  std::size_t over = 0;
  for (int i = 0; i < 600; ++i) {
    const bool grid = i % 2 == 1;
    const std::string& symbols = alphabets[draw.from(0, alphabets.size() - 1)];
    const std::string rule = draw.rule(grid, symbols);
    // On some there is room for a move at few places only.
    const std::string cells = draw.from(0, 2) == 0 ? symbols : symbols + "zzzzzzzzzzzz";
    const std::string board = grid ? draw.picture(draw.from(9, 11), draw.from(8, 12), cells)
                                   : draw.cells(draw.from(65, 90), cells);
    const std::string text = (grid ? "grid/" : "row/") + rule + ":" + board;
    INFO(text);
    const auto position = read_position(text, limits);
    REQUIRE(position);
    const std::set<std::string> wanted = PlainRule(rule).options(board);
    std::set<std::string> all;
    std::size_t count = 0;
    CHECK(each_move(*position, [&](const PositionMove& move) {
      const Position then = after(*position, move);
      all.insert(print_state(*then.terms[0].rule, then.terms[0].state));
      ++count;
      return true;
    }));
    CHECK(all == wanted);
    CHECK(count == all.size());
    CHECK(is_over(*position) == wanted.empty());
    moves += count;
    over += wanted.empty() ? 1 : 0;
    Analysis analysis(*position, default_limit);
    while (!analysis.step(1'000'000).done) {}
    REQUIRE(!analysis.result());
    CHECK(analysis.result().error().code == ErrorCode::unsettled);
    Reply reply(*position, {});
    while (!reply.step(1'000'000).done) {}
    REQUIRE(reply.move().has_value() == !wanted.empty());
    CHECK((wanted.empty() || !reply.settled()));
    if (!wanted.empty()) CHECK(wanted.count(*texts(*position, {*reply.move()}).begin()) == 1);
  }
  CHECK(moves > 1'000);
  CHECK(over > 20);
}

TEST_CASE("every option of a board is known, also where the walk came to it in another frame") {
  check("grid", ".->_,./.->_/.,__/.o->oo/..;turn;never=__", "../../_.");
  check("grid", "../**->x./**,*->*,./x->o/x;flip;turn;never=x/o", "x.x/...");
  check("row", "xxo->ooo,xo->ox,xoo->xoo", "xoo");
}

TEST_CASE("games that come apart and come to an end, on longer boards") {
  Draw draw(3);
  for (const std::string rule :
       {"o->.,oo->..", ".->x;never=xx", "oo.->..o;flip", "ox->.x;flip", "oo->..;never=*.*.",
        "o*o->.*.", "oo->xx;never=xxxx", "ox->.x,xo->x.", ".->x;until=xxx", "x.->.x",
        "o.o->...;never=..o", "_o->__;flip;until=__*_"}) {
    for (int i = 0; i < 12; ++i) check("row", rule, draw.cells(draw.from(7, 11), "o.x_o."));
  }
  for (const std::string rule :
       {"..->oo;turn", "xo->.x,ox->.o;turn", "./.->x/x", ".->x;until=xx;turn", ".->x;never=xx;turn",
        "o.->xx;turn;flip", "o*/*o->.*/*.;flip", "oo/o*->../.*;turn;flip"}) {
    for (int i = 0; i < 12; ++i) check("grid", rule, draw.picture(3, draw.from(2, 4), "o.x."));
    check("grid", rule, draw.picture(10, 1, "o.x."));
    check("grid", rule, draw.picture(1, 10, "o.x."));
    check("grid", rule, draw.picture(9, 2, "ooxx..zzzzzzz"));
  }
}

TEST_CASE("sums of drawn rules with other games, by plain recursion") {
  Draw draw(4);
  int ended = 0;
  for (int i = 0; i < 400; ++i) {
    const std::string& symbols = alphabets[draw.from(0, alphabets.size() - 1)];
    const std::string rule = draw.rule(false, symbols);
    const std::string board = draw.cells(draw.from(1, 5), symbols);
    const Plain plain(rule, board);
    if (!plain.ends) continue;
    ++ended;
    const std::uint64_t heap = draw.from(1, 3);
    // Win or lose of board and heap, by both conventions.
    for (const bool misere : {false, true}) {
      std::map<std::pair<std::string, std::uint64_t>, bool> seen;
      const auto options = [&](const std::pair<std::string, std::uint64_t>& at) {
        std::vector<std::pair<std::string, std::uint64_t>> out;
        for (const std::string& then : plain.options.at(at.first))
          out.emplace_back(then, at.second);
        for (std::uint64_t n = 0; n < at.second; ++n) out.emplace_back(at.first, n);
        return out;
      };
      const auto wins = [&](const auto& self, const auto& at) -> bool {
        const auto known = seen.find(at);
        if (known != seen.end()) return known->second;
        const auto list = options(at);
        bool won = list.empty() && misere;
        for (const auto& then : list) won = !self(self, then) || won;
        return seen[at] = won;
      };
      const std::pair<std::string, std::uint64_t> start(board, heap);
      const std::string text =
          "row/" + rule + ":" + board + "+nim:" + std::to_string(heap) + (misere ? "~misere" : "");
      INFO(text);
      const auto result = analyze(plain::position(text));
      REQUIRE(result);
      CHECK((result->outcome == Outcome::N) == wins(wins, start));
      std::uint64_t count = 0;
      for (const auto& then : options(start)) count += !wins(wins, then);
      REQUIRE(result->winning_count);
      CHECK(*result->winning_count == count);
    }
  }
  CHECK(ended > 100);
}

TEST_CASE("sums of two boards of one rule that may go on for ever, by a search without values") {
  Draw draw(5);
  int drawn = 0;
  for (int i = 0; i < 300; ++i) {
    const std::string rule = draw.rule(false, "o.");
    const std::string text =
        "row/" + rule + ":" + draw.cells(4, "o.") + "+row/" + rule + ":" + draw.cells(5, "o.");
    INFO(text);
    const Position position = plain::position(text);
    LoopSearch search({position.terms[0].rule, position.terms[1].rule}, false);
    search.start({position.terms[0].state, position.terms[1].state});
    Work work;
    work.open_step(default_limit);
    REQUIRE(search.step(work) == Solver::Status::done);
    const auto result = analyze(position);
    REQUIRE(result);
    CHECK(letter(result->outcome) == std::string(letter(search.outcome())));
    drawn += result->outcome == Outcome::D;
  }
  CHECK(drawn > 10);
}

TEST_CASE("the contract's examples") {
  CHECK(value_of("row/o->.,oo->..:o^12") == 4);   // g(12) of Kayles
  CHECK(value_of("row/.->x;never=xx:.^7") == 1);  // g(7) of Dawson's chess
  CHECK(value_of("grid/..->oo;turn:..../..../....") == 1);
  const auto notakto = analyze(plain::position(
      "grid/.->x;until=xxx;until=x/x/x;until=x**/*x*/**x;until=**x/*x*/x**:.../.../...~misere"));
  REQUIRE(notakto);
  // Who makes three loses: the mark in the centre is the only one that wins.
  CHECK(notakto->outcome == Outcome::N);
  CHECK(*notakto->winning_count == 1);
  for (const std::string text :
       {"oo.->..o;flip:oo.oo", ".->x;never=xx:.......", "o->.,oo->..:oooooooo"}) {
    const Lines two = plain::cut(text, ':');
    check("row", two[0], two[1]);
  }
  check("grid", "xo->.x,ox->.o;turn", "xoxo/oxox");
  check("grid", ".->x;until=xxx;until=x/x/x;until=x**/*x*/**x;until=**x/*x*/x**", ".../.../...");
}

TEST_CASE("known values of Cram") {
  const auto cram = [](std::size_t height, std::size_t width) {
    std::string board;
    for (std::size_t r = 0; r < height; ++r) board += (r > 0 ? "/" : "") + std::string(width, '.');
    return value_of("grid/..->oo;turn:" + board);
  };
  const Value three[] = {1, 1, 4, 1, 3};
  for (std::size_t width = 4; width <= 8; ++width) CHECK(cram(3, width) == three[width - 4]);
  CHECK(cram(4, 5) == 2);
  CHECK(cram(5, 4) == 2);
  CHECK(cram(2, 6) == 0);
  CHECK(cram(2, 5) == 1);
}

TEST_CASE("rows that are octal games have their values") {
  const std::pair<const char*, const char*> pairs[] = {{"row/o->.,oo->..", "octal/0.77"},
                                                       {"row/.->x;never=xx", "octal/0.137"},
                                                       {"row/..->xx", "octal/0.07"},
                                                       {"row/o->x,ooo->xyz;flip", "octal/0.707"}};
  for (const auto& [row, octal] : pairs) {
    INFO(row);
    CHECK(sequence_of(row, 200) == sequence_of(octal, 200));
    CHECK(plain::rule(row)->sequence().sequence_rule() != nullptr);
    // The rows themselves, cell by cell.
    const RulePtr rule = plain::rule(row);
    for (Heap n = 1; n <= 24; ++n) {
      const Position position{{{rule, *rule->sequence().heap_state(n)}}, false};
      CHECK(analyze(position)->value == sequence_of(octal, n + 1)[static_cast<std::size_t>(n)]);
    }
  }
  for (const std::string other :
       {"row/oo.->..o;flip", "row/o->.;never=...", "row/o->o", "row/o*->.*", "row/o->x,x->.",
        "row/o->.;until=..", "row/.->x;never=xxx"})
    CHECK(plain::rule(other)->sequence().sequence_rule() == nullptr);
}

TEST_CASE("rows that stand for heaps are as long as a row can be") {
  const RulePtr row = plain::rule("row/o->.,oo->..");
  CHECK_FALSE(row->sequence().heap_state(0));
  CHECK(row->sequence().heap_state(64)->size() == 64);
  CHECK_FALSE(row->sequence().heap_state(65));
  CHECK_FALSE(plain::rule("grid/oo->..")->sequence().heap_state(3));
}

TEST_CASE("a row's period is proven where it is an octal game's") {
  PeriodSearch kayles(plain::rule("row/o->.,oo->.."));
  while (!kayles.step(1'000'000).done) {}
  REQUIRE(kayles.period());
  CHECK(kayles.period()->preperiod == 71);
  CHECK(kayles.period()->period == 12);
  CHECK(kayles.certificate().rule == "octal/0.77");
  PeriodSearch pegs(plain::rule("row/o.->xx;flip"), 60);
  while (!pegs.step(1'000'000).done) {}
  CHECK(!pegs.period());
  CHECK(sequence_of("row/oo.->..o;flip", 10) == std::vector<Value>(10, 0));
  CHECK(sequence_of("row/**o->**.", 6) == std::vector<Value>({0, 0, 0, 1, 0, 1}));
  CHECK(sequence_of("row/.->x;until=xxx", 9) == sequence_of("row/_->o;until=ooo", 9));
}

TEST_CASE("drawn rules are printed one way") {
  const std::pair<const char*, const char*> same[] = {
      {" ROW/ O -> . , o o->.. ; FLIP:o^3 .", "row/o->.,oo->..;flip:ooo."},
      {"row/1 1->0 0:1 1 0", "row/11->00:110"},
      {"row/o…->…o:o…", "row/o...->...o:o..."},
      {"row/o->.,o->.;flip;flip:o^2x^2", "row/o->.;flip:ooxx"},
      {"row/ｏ→．：ｏ＾３", "row/o->.:ooo"},
      {"grid/. .->o o;turn:.^3/.^3", "grid/..->oo;turn:.../..."},
      {"row/o^2->.^2;never=o^2*:o^64",
       "row/oo->..;never=oo*:oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo"},
      {"row/o->.:o^12 3", "row/o->.:oooooooooooo3"}};
  for (const auto& [typed, printed] : same) {
    INFO(typed);
    CHECK(error_of(typed) == "");
    CHECK(print(plain::position(typed)) == printed);
    CHECK(print(plain::position(printed)) == printed);
  }
}

TEST_CASE("mistakes in drawn rules have their columns") {
  CHECK(error_of("row/o->:o") == "bad-row cell @8");
  CHECK(error_of("row/oo->.:o") == "bad-row size 2 @9");
  CHECK(error_of("row/o-.:o") == "bad-row arrow @6");
  CHECK(error_of("row/o=>.:o") == "bad-row arrow @6");
  CHECK(error_of("row/o*->..:o") == "bad-row star @10");
  CHECK(error_of("row/oo->.*:o") == "bad-row star @10");
  CHECK(error_of("row/o->.;turn:o") == "bad-row turn @10");
  CHECK(error_of("row/o->.;often:o") == "bad-row flag @10");
  CHECK(error_of("row/o->.;never:o") == "bad-row equals never @15");
  CHECK(error_of("row/o->.;never=:o") == "bad-row cell @16");
  CHECK(error_of("row/o->.:o*") == "bad-row star-in-board @11");
  CHECK(error_of("row/o->.:oo/oo") == "bad-row one-row @12");
  CHECK(error_of("row/o->.:^3") == "bad-row cell-first @10");
  CHECK(error_of("row/o->.:o^") == "bad-row count @12");
  CHECK(error_of("row/o->.:o^0") == "bad-row count @12");
  CHECK(error_of("row/o->.:o^65") == "bad-row count @12");
  CHECK(error_of("row/o->.:o^60ooooo") == "bad-row cells 64 @18");
  CHECK(error_of("row/o->.:-1") == "bad-row cell @10");
  CHECK(error_of("row/o->.!:o") == "expected-end @9");
  CHECK(error_of("row/o->.}:o") == "bad-row @9");
  CHECK(error_of("row/:o") == "missing-rules row @5");
  CHECK(error_of("row/o->.:") == "missing-state @10");
  CHECK(error_of("row/o->.") == "");
  CHECK(error_of("grid/..->o/o:..") == "bad-grid size 1 x 2 @10");
  CHECK(error_of("grid/..->oo:../...") == "bad-grid ragged 2 @16");
  CHECK(error_of("grid/..->oo:..//..") == "bad-grid cell @16");
  CHECK(error_of("grid/..->oo:.^13/.^13/.^13/.^13/.^13") == "bad-grid cells 64 @35");
  CHECK(error_of("grid/..->oo;twice:..") == "bad-grid flag @13");
  CHECK(error_of("grid/..->oo:..?") == "expected-end @15");
  std::string longer = "row/o->.";
  for (int i = 0; i < 600; ++i)
    longer +=
        ";never=" + std::string(static_cast<std::size_t>(i % 60) + 1, 'x') + std::to_string(i);
  CHECK(error_of(longer).rfind("bad-row long 4096", 0) == 0);
}

TEST_CASE("links of drawn rules carry the term's number") {
  const auto link = read_link("row/oo.->..o;flip:oo.oo!1...ooo!1...o..");
  REQUIRE(!link);
  const auto right = read_link("row/oo->..:oooo!1.o..o");
  REQUIRE(right);
  REQUIRE(right->record.size() == 2);
  CHECK(print(right->record[1]) == "row/oo->..:o..o");
  CHECK(*write_link(right->record, {}) == "row/oo-%3E..:oooo!1.o..o");
  const auto digits = read_link("row/11->..:1111!1.1..1");
  REQUIRE(digits);
  CHECK(print(digits->record[1]) == "row/11->..:1..1");
  CHECK(!read_link("row/oo->..:oooo!1.oo.o"));
  CHECK(!read_link("row/oo->..:oooo!2.o..o"));
  const auto sum = read_link("row/oo->..:oooo+grid/..->oo;turn:../..!2.oo/..!1.o..o!2.oo/oo");
  REQUIRE(sum);
  CHECK(*write_link(sum->record, {}) ==
        "row/oo-%3E..:oooo+grid/..-%3Eoo%3Bturn:../..!2.oo/..!1.o..o!2.oo/oo");
  const auto dot = read_link("row/oo->..:ooo.");
  REQUIRE(dot);
  CHECK(*write_link(dot->record, {}) == "row/oo-%3E..:ooo%2E");
}

TEST_CASE("a board that falls apart says so, and each part can be played alone") {
  const Position position = plain::position("row/o->.,oo->..:ooo.oo..o");
  const auto result = analyze(position);
  REQUIRE(result);
  CHECK(result->terms[0].components.size() == 3);
  CHECK(*result->value == (3 ^ 2 ^ 1));
  const Term& term = position.terms[0];
  CHECK(print_state(*term.rule, term.rule->part_alone(term.state, 1)) == "....oo...");
  // A move in the first part leaves the others alone.
  for (std::size_t part = 0; part < 3; ++part) {
    term.rule->each_move(term.state, part, [&](const Move& move) {
      CHECK(move.part == part);
      CHECK(term.rule->parts(term.rule->after(term.state, move)) >= 2);
      return true;
    });
  }
  // A picture that ends all play ties everything together.
  CHECK(
      analyze(plain::position("row/o->x;until=x.......x:o.......o"))->terms[0].components.size() ==
      1);
}

TEST_CASE("an endless rule is drawn, and the program keeps the draw") {
  const auto result = analyze(plain::position("row/o.->.o;flip:o..o."));
  REQUIRE(result);
  CHECK(result->outcome == Outcome::D);
  REQUIRE(result->drawing_count);
  CHECK(*result->drawing_count == result->drawing.size());
  CHECK(*result->drawing_count == 3);
  // A move that changes nothing is none.
  CHECK(is_over(plain::position("row/o->o:ooo")));
}

TEST_CASE("the program plays drawn games to their end and wins what is won") {
  Draw draw(6);
  for (const std::string start :
       {"grid/..->oo;turn:..../..../....", "row/o->.,oo->..:oooooooooo",
        "row/oo.->..o;flip:oo.oo.o",
        "grid/.->x;until=xxx;until=x/x/x;until=x**/*x*/**x;until=**x/*x*/x**:.../.../...~misere"}) {
    Position now = plain::position(start);
    const Outcome first = analyze(now)->outcome;
    std::size_t moves = 0;
    for (; !is_over(now); ++moves) {
      if ((moves % 2 == 0) == (first == Outcome::N)) {
        Reply reply(now, {});
        while (!reply.step(1'000'000).done) {}
        REQUIRE(reply.move());
        now = after(now, *reply.move());
        CHECK(analyze(now)->outcome == Outcome::P);
      } else {
        std::vector<PositionMove> all;
        each_move(now, [&](const PositionMove& move) {
          all.push_back(move);
          return true;
        });
        now = after(now, all[draw.from(0, all.size() - 1)]);
      }
    }
    CHECK(analyze(now)->outcome == (now.misere ? Outcome::N : Outcome::P));
  }
}
