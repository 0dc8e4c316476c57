// Arguments by symmetry: against plain play on strings, which knows no theory, and against a
// verifier that shares no code with what finds them; forged ones are refused.
#include "catch.hpp"
#include "lines.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "arguments/check_argument.hpp"
#include "arguments/find_argument.hpp"

#include <nimber/analysis.hpp>

#include <nimber/notation.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace nimber;
using plain::Lines;

namespace {

/// A drawn rule, played on strings.
struct PlayedRule {
  std::set<std::pair<Lines, Lines>> moves;
  std::set<Lines> never;
  std::set<Lines> until;

  explicit PlayedRule(const std::string& text) {
    const Lines items = plain::cut(text, ';');
    const bool flip = text.find(";flip") != std::string::npos;
    const bool turn = text.find(";turn") != std::string::npos;
    const auto all = [&](Lines left, Lines right, const auto& add) {
      for (int i = 0; i < (turn ? 4 : 1); ++i) {
        add(left, right);
        if (flip) add(plain::mirrored(left), plain::mirrored(right));
        left = plain::turned(left);
        right = plain::turned(right);
      }
    };
    for (const std::string& move : plain::cut(items[0], ',')) {
      const std::size_t arrow = move.find("->");
      all(plain::cut(move.substr(0, arrow), '/'), plain::cut(move.substr(arrow + 2), '/'),
          [&](const Lines& l, const Lines& r) { moves.emplace(l, r); });
    }
    for (std::size_t i = 1; i < items.size(); ++i) {
      if (items[i].size() < 6) continue;
      const Lines picture = plain::cut(items[i].substr(6), '/');
      auto& list = items[i][0] == 'n' ? never : until;
      all(picture, picture, [&](const Lines& l, const Lines&) { list.insert(l); });
    }
  }

  static bool stands_at(const Lines& board, const Lines& picture, std::size_t r0, std::size_t c0) {
    for (std::size_t r = 0; r < picture.size(); ++r) {
      for (std::size_t c = 0; c < picture[0].size(); ++c) {
        if (picture[r][c] != '*' && picture[r][c] != board[r0 + r][c0 + c]) return false;
      }
    }
    return true;
  }
  template <class Visit>
  static void places(const Lines& board, const Lines& picture, const Visit& visit) {
    for (std::size_t r = 0; r + picture.size() <= board.size(); ++r) {
      for (std::size_t c = 0; c + picture[0].size() <= board[0].size(); ++c) {
        if (stands_at(board, picture, r, c)) visit(r, c);
      }
    }
  }
  static bool stands(const Lines& board, const std::set<Lines>& pictures) {
    bool any = false;
    for (const Lines& picture : pictures)
      places(board, picture, [&](std::size_t, std::size_t) { any = true; });
    return any;
  }

  std::set<std::string> options(const std::string& text) const {
    std::set<std::string> out;
    const Lines board = plain::cut(text, '/');
    if (stands(board, until)) return out;
    for (const auto& [left, right] : moves) {
      places(board, left, [&, &left = left, &right = right](std::size_t r0, std::size_t c0) {
        Lines then = board;
        for (std::size_t r = 0; r < left.size(); ++r) {
          for (std::size_t c = 0; c < left[0].size(); ++c) {
            if (left[r][c] != '*') then[r0 + r][c0 + c] = right[r][c];
          }
        }
        if (then != board && !stands(then, never)) out.insert(plain::joined(then));
      });
    }
    return out;
  }
};

/// Win, loss or draw of every board of a shape with these symbols, from the end backwards.
std::map<std::string, Outcome> all_outcomes(const PlayedRule& rule, const std::string& symbols,
                                            std::size_t rows, std::size_t columns) {
  std::map<std::string, Outcome> out;
  std::map<std::string, std::set<std::string>> into;
  std::map<std::string, std::size_t> open;
  std::vector<std::string> settled;
  std::size_t boards = 1;
  for (std::size_t i = 0; i < rows * columns; ++i) boards *= symbols.size();
  for (std::size_t code = 0; code < boards; ++code) {
    std::string board;
    std::size_t rest = code;
    for (std::size_t i = 0; i < rows * columns; ++i) {
      if (i > 0 && i % columns == 0) board.push_back('/');
      board.push_back(symbols[rest % symbols.size()]);
      rest /= symbols.size();
    }
    const auto options = rule.options(board);
    for (const std::string& then : options) into[then].insert(board);
    open[board] = options.size();
    out[board] = options.empty() ? Outcome::P : Outcome::D;
    if (options.empty()) settled.push_back(board);
  }
  for (std::size_t i = 0; i < settled.size(); ++i) {
    const std::string board = settled[i];
    for (const std::string& before : into[board]) {
      if (out[before] != Outcome::D) continue;
      if (out[board] == Outcome::P) {
        out[before] = Outcome::N;
      } else if (--open[before] > 0) {
        continue;
      } else {
        out[before] = Outcome::P;
      }
      settled.push_back(before);
    }
  }
  return out;
}

class RandomRules {
 public:
  explicit RandomRules(unsigned seed) : engine_(seed) {}

  std::size_t below(std::size_t n) {
    return std::uniform_int_distribution<std::size_t>(0, n - 1)(engine_);
  }
  std::string picture(std::size_t rows, std::size_t columns, const std::string& symbols) {
    std::string out;
    for (std::size_t i = 0; i < rows * columns; ++i) {
      if (i > 0 && i % columns == 0) out.push_back('/');
      out.push_back(symbols[below(symbols.size())]);
    }
    return out;
  }
  /// Of these symbols; mostly one whose play ends.
  std::string rule(bool grid, const std::string& symbols) {
    std::string out;
    const std::size_t moves = 1 + below(2);
    for (std::size_t i = 0; i < moves; ++i) {
      const std::size_t rows = grid ? 1 + below(2) : 1;
      const std::size_t columns = 1 + below(grid ? 2 : 3);
      std::string left = picture(rows, columns, symbols);
      std::string right = picture(rows, columns, symbols);
      if (below(3) > 0) left[below(columns)] = '.';
      if (below(3) > 0) right[right.find_first_of(symbols)] = symbols.back();
      if (below(6) == 0 && left.size() > 1) left[0] = right[0] = '*';
      out += (i > 0 ? "," : "") + left + "->" + right;
    }
    if (below(2) == 0) out += ";flip";
    if (grid && below(2) == 0) out += ";turn";
    if (below(3) == 0)
      out += ";never=" + picture(grid ? 1 + below(2) : 1, 1 + below(3), symbols + "*");
    if (below(4) == 0)
      out += ";until=" + picture(grid ? 1 + below(2) : 1, 2 + below(3), symbols + "*");
    return out;
  }

 private:
  std::mt19937 engine_;
};

std::optional<Argument> found(const Position& position, ArgumentFor wanted) {
  Work work(10'000'000);
  return find_argument(position, wanted, work);
}

Position board_position(const std::string& rule, const std::string& board) {
  return plain::position(rule + ":" + board);
}

/// Is every case of the long tests tried, as in script/nightly?
bool whole() {
  const char* const stride = std::getenv("NIMBER_STRIDE");
  return stride != nullptr && std::string(stride) == "1";
}

/// Fifty million boards take hours: NIMBER_QUARTER is the quarter of the rules, 0 to 3, whose
/// larger boards are looked at too. All where it is not set.
bool in_quarter(std::size_t number) {
  const char* const quarter = std::getenv("NIMBER_QUARTER");
  return quarter == nullptr || std::to_string(number % 4) == quarter;
}

std::string claim(const Position& position) {
  if (found(position, ArgumentFor::lost)) return "P";
  return found(position, ArgumentFor::won) ? "N" : "-";
}

/// On every small board of a half of the random rules.
std::map<std::string, int> mirrors_seen(std::size_t half) {
  struct Rule {
    bool grid;
    std::string symbols;
    std::string text;
  };
  // Few random rules have boards on which a copy exchanges two symbols: these have.
  std::vector<Rule> rules;
  if (half == 0)
    rules = {{true, ".x", "./x->x/.;flip"}, {true, ".xo", ".->o,x->o;flip;turn;never=.*/*x"}};
  RandomRules random(28);
  for (std::size_t number = 0; number < plain::share(200); ++number) {
    const bool grid = number % 2 == 1;
    const std::string symbols = number % 4 < 2 ? ".x" : ".xo";
    std::string text = random.rule(grid, symbols);
    if (number / 4 % 2 == half) rules.push_back({grid, symbols, std::move(text)});
  }
  std::map<std::string, int> seen;
  std::size_t at = 0;
  for (const auto& [grid, symbols, text] : rules) {
    CAPTURE(text);
    const PlayedRule rule(text);
    const std::size_t most_boards = whole() && in_quarter(at++) ? 65'536 : 300;
    for (std::size_t rows = 1; rows <= (grid ? 16u : 1u); ++rows) {
      for (std::size_t columns = 1; rows * columns <= 16; ++columns) {
        std::size_t boards = 1;
        for (std::size_t i = 0; i < rows * columns && boards <= most_boards; ++i)
          boards *= symbols.size();
        if (boards > most_boards) break;
        for (const auto& [board, outcome] : all_outcomes(rule, symbols, rows, columns)) {
          const Position position = board_position((grid ? "grid/" : "row/") + text, board);
          for (const ArgumentFor wanted : {ArgumentFor::lost, ArgumentFor::won}) {
            const auto argument = found(position, wanted);
            if (!argument) continue;
            CAPTURE(board);
            const bool lost = wanted == ArgumentFor::lost;
            REQUIRE(outcome == (lost ? Outcome::P : Outcome::N));
            REQUIRE(argument->first.has_value() == !lost);
            REQUIRE(check_argument(position, *argument) == "");
            ++seen[lost ? "lost" : "won"];
            if (argument->exchange) ++seen["exchange"];
            if (text.find("never") != std::string::npos) ++seen["never"];
            if (text.find("until") != std::string::npos) ++seen["until"];
          }
        }
      }
    }
  }
  return seen;
}

void check_mirrors(std::map<std::string, int> seen) {
  CHECK(seen["lost"] >= static_cast<int>(plain::floor_of_share(150)));
  CHECK(seen["won"] >= static_cast<int>(plain::floor_of_share(150)));
  CHECK(seen["never"] >= static_cast<int>(plain::floor_of_share(10)));
  CHECK(seen["until"] >= static_cast<int>(plain::floor_of_share(10)));
}

}  // namespace

TEST_CASE("a mirror is right on every small board of random rules, one half", "[arguments]") {
  std::map<std::string, int> seen = mirrors_seen(0);
  check_mirrors(seen);
  CHECK(seen["exchange"] >= 20);
}

TEST_CASE("a mirror is right on every small board of random rules, the other", "[arguments]") {
  check_mirrors(mirrors_seen(1));
}

TEST_CASE("boards that look symmetric and are not won by copying", "[arguments]") {
  for (const char* const text :
       {"row/.->x,x->.:..", "row/.->x;until=xxx:xx....xx", "row/.->x;never=xo:.owwo.",
        "row/oo.->..o;flip:oo.oo", "row/.->x;never=xx:........", "row/xo->.x,ox->.o:xoxo",
        "row/.->x;until=xx:......", "grid/..->oo;turn:.../.../...", "row/.->x;never=x**x:......"}) {
    CAPTURE(text);
    CHECK(claim(plain::position(text)) == "-");
  }
}

TEST_CASE("boards that are won or lost by copying", "[arguments]") {
  const std::map<std::string, std::string> known = {
      {"row/.->x:......", "P"},           {"row/.->x:.....", "N"},
      {"row/.->x;never=xx:.......", "N"}, {"grid/..->oo;turn:..../....", "P"},
      {"row/.->x;never=x*x:......", "P"}, {"row/.->x;never=xo;flip:..owwo..", "P"},
      {"row/.->x;until=y:......", "P"},   {"row/o->.,oo->..:ooooooo", "N"},
      {"row/x->.,o->.:xxwoo", "P"}};
  for (const auto& [text, wanted] : known) {
    CAPTURE(text);
    CHECK(claim(plain::position(text)) == wanted);
  }
}

TEST_CASE("each map of a board is found, and verified", "[arguments]") {
  for (const auto& [text, map] :
       {std::pair("row/.->x:......", SymmetryMap::half_turn),
        std::pair("grid/..->.x:..../....", SymmetryMap::mirror_rows),
        std::pair("grid/./.->x/.:..../..../....", SymmetryMap::mirror_columns)}) {
    CAPTURE(text);
    const Position position = plain::position(text);
    const auto argument = found(position, ArgumentFor::lost);
    REQUIRE(argument);
    CHECK(argument->map == map);
    CHECK(check_argument(position, *argument) == "");
    std::map<std::string, bool> known;
    CHECK_FALSE(plain::wins(text, known));
    // By another map it is not the same, or a move hinders its copy. A row has only one.
    if (text[0] == 'r') continue;
    for (const SymmetryMap other :
         {SymmetryMap::half_turn, SymmetryMap::mirror_rows, SymmetryMap::mirror_columns}) {
      if (other == map) continue;
      Argument forged = *argument;
      forged.map = other;
      CHECK(check_argument(position, forged) != "");
    }
  }
}

TEST_CASE("the verifier of a board looks at so much, and says where it is too much",
          "[arguments]") {
  // Mirrored by its rows, a board has many cells near their images, which large pictures span.
  constexpr std::size_t side = 64;
  InputLimits limits;
  limits.max_cells = limits::argued_cells;
  Argument argument;
  argument.map = SymmetryMap::mirror_rows;
  for (std::size_t cell = 0; cell < side * side / 2; ++cell)
    argument.pairs.emplace_back(cell + 1, side * (side - 1) + cell % side + 1 - cell / side * side);
  argument.measure.weights = {{'.', 1, 0, 0}, {'\0', 0, 0, 0}};
  const auto verdict = [&](const std::string& symbols) {
    std::string text = "grid/.->x";
    for (const char symbol : symbols) {
      text += ";never=";
      for (int row = 0; row < 32; ++row) text += (row > 0 ? "/" : "") + std::string(2, symbol);
    }
    for (std::size_t row = 0; row < side; ++row)
      text += (row > 0 ? "/" : ":") + std::string(side, '.');
    const auto position = read_position(text, limits);
    REQUIRE(position);
    return check_argument(*position, argument);
  };
  CHECK(verdict("y") == "");
  CHECK(verdict("abcdefghijklmn") == "large");
}

TEST_CASE("an argument settles boards that no search can", "[arguments]") {
  const auto board = [](std::size_t rows, std::size_t columns) {
    std::string out;
    for (std::size_t i = 0; i < rows; ++i) out += (i > 0 ? "/" : "") + std::string(columns, '.');
    return "grid/..->oo;turn:" + out;
  };
  InputLimits limits;
  limits.max_cells = limits::argued_cells;
  const auto read = [&](const std::string& text) { return *read_position(text, limits); };
  for (const auto& [rows, columns] : {std::pair(64, 64), std::pair(64, 63), std::pair(2, 2048)}) {
    const Position position =
        read(board(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns)));
    CHECK(claim(position) == (rows % 2 == 0 && columns % 2 == 0 ? "P" : "N"));
  }
  CHECK(claim(read(board(63, 63))) == "-");
  const Position strip = read("row/.->x;never=xx:" + std::string(4095, '.'));
  const auto argument = found(strip, ArgumentFor::won);
  REQUIRE(argument);
  CHECK(argument->first->move.flips == std::vector<std::uint32_t>{2047});
  CHECK(check_argument(strip, *argument) == "");
  CHECK(claim(read("row/.->x;never=xx:" + std::string(4096, '.'))) == "-");
}

TEST_CASE("a forged argument about a board is refused", "[arguments]") {
  const std::vector<std::string> texts = {
      "grid/..->oo;turn:..../....", "grid/..->oo;turn:....../....../......",
      "row/.->x;never=xx:.......",  "row/.->x;never=xo;flip:..owwo..",
      "row/o->.,oo->..:oooooooo",   "row/x->.,o->.:xxwoo",
      "row/x.->.x,.o->o.:.x.ww.o."};
  RandomRules random(7);
  int refused = 0;
  std::map<std::string_view, int> why;
  while (refused < 1000) {
    const Position position = plain::position(texts[random.below(texts.size())]);
    auto argument = found(position, ArgumentFor::lost);
    if (!argument) argument = found(position, ArgumentFor::won);
    REQUIRE(argument);
    REQUIRE(check_argument(position, *argument) == "");
    Argument forged = *argument;
    Position of = position;
    switch (random.below(8)) {
      case 0: forged.pairs.pop_back(); break;
      case 1: forged.pairs[random.below(forged.pairs.size())].second += 1 + random.below(3); break;
      case 2: forged.map = SymmetryMap::graph; break;
      case 3: forged.map = SymmetryMap::swap; break;
      case 4:
        for (auto& weight : forged.measure.weights) {
          weight.count = -weight.count;
          weight.column = -weight.column;
          weight.row = -weight.row;
        }
        break;
      case 5: {
        // A cell of a pair that is not its partner any more.
        State& state = of.terms[0].state;
        const std::size_t first = of.terms[0].rule->game().state_form == StateForm::cell_rows;
        const auto at =
            static_cast<std::size_t>(forged.pairs[random.below(forged.pairs.size())].first - 1);
        const char other = state[first + at] == '.' ? 'o' : '.';
        state[first + at] = static_cast<unsigned char>(other);
        if (forged.first) {
          const auto& flips = forged.first->move.flips;
          if (std::find(flips.begin(), flips.end(), at) != flips.end()) continue;
        }
        break;
      }
      case 6:
        if (forged.first)
          forged.first.reset();
        else
          forged.measure.weights.clear();
        break;
      default: forged.exchange = std::pair('.', 'q'); break;
    }
    const std::string_view verdict = check_argument(of, forged);
    CAPTURE(print(of));
    REQUIRE(verdict != "");
    ++why[verdict];
    ++refused;
  }
  CHECK(why.size() >= 4);
}

TEST_CASE("a false argument is refused for what is wrong with it", "[arguments]") {
  const auto verdict = [](const std::string& text, SymmetryMap map) {
    const Position position = plain::position(text);
    Argument argument;
    argument.map = map;
    const std::size_t cells = position.terms[0].state.size();
    for (std::size_t i = 1; i <= cells / 2; ++i) argument.pairs.emplace_back(i, cells + 1 - i);
    for (const char c : std::string(".xow"))
      argument.measure.weights.push_back({c, c == '.', 0, 0});
    argument.measure.weights.push_back({'\0', 0, 0, 0});
    return check_argument(position, argument);
  };
  CHECK(verdict("row/.->x:....", SymmetryMap::half_turn) == "");
  CHECK(verdict("row/.->x:.....", SymmetryMap::half_turn) == "copy");
  CHECK(verdict("row/.->x,x->.:..", SymmetryMap::half_turn) == "ends");
  CHECK(verdict("row/.->x;until=xxx:xx....xx", SymmetryMap::half_turn) == "until");
  CHECK(verdict("row/.->x;never=xx:......", SymmetryMap::half_turn) == "never");
  CHECK(verdict("row/.->x;never=xo:.owwo.", SymmetryMap::half_turn) == "rule");
  CHECK(verdict("row/.->x:..x...", SymmetryMap::half_turn) == "map");
}
