// Games that people write, against an interpreter of its own: rules are made by a grammar as trees,
// which are both printed and played out by the plainest means.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>
#include <nimber/link.hpp>

#include <algorithm>
#include <functional>
#include <memory>
#include <random>
#include <sstream>

using namespace nimber;

namespace {

using Number = std::optional<std::int64_t>;
using Numbers = std::vector<std::int64_t>;
using Names = std::map<std::string, std::int64_t>;

/// An expression: a number, a name, a cell `x[i]`, or a sign or function of its parts.
struct Tree {
  std::string sign;
  std::int64_t number = 0;
  std::vector<Tree> parts;

  std::string text() const {
    if (sign == "number") return std::to_string(number);
    if (parts.empty()) return sign;
    if (sign == "cell") return "x[" + parts[0].text() + "]";
    if (sign == "!") return "!(" + parts[0].text() + ")";
    if (sign.size() > 2 || sign == "if") {
      std::string out = sign + "(";
      for (std::size_t i = 0; i < parts.size(); ++i) out += (i > 0 ? "," : "") + parts[i].text();
      return out + ")";
    }
    return "(" + parts[0].text() + sign + parts[1].text() + ")";
  }

  Number value(const Names& names, const Numbers& row) const {
    if (sign == "number") return number;
    if (sign == "len(x)") return static_cast<std::int64_t>(row.size());
    if (sign == "sum(x)") {
      std::int64_t sum = 0;
      for (const std::int64_t n : row) sum += n;
      return sum;
    }
    if (sign == "min(x)") return *std::min_element(row.begin(), row.end());
    if (sign == "max(x)") return *std::max_element(row.begin(), row.end());
    if (sign == "xor(x)") {
      std::int64_t sum = 0;
      for (const std::int64_t n : row) sum ^= n;
      return sum;
    }
    if (parts.empty()) return names.at(sign);
    const Number a = parts[0].value(names, row);
    if (!a) return a;
    if (sign == "cell") {
      if (*a < 1 || *a > static_cast<std::int64_t>(row.size())) return std::nullopt;
      return row[static_cast<std::size_t>(*a - 1)];
    }
    if (sign == "!") return Number(*a == 0);
    if (sign == "&&" && *a == 0) return Number(0);
    if (sign == "||" && *a != 0) return Number(1);
    if (sign == "if") return parts[*a != 0 ? 1 : 2].value(names, row);
    const Number b = parts[1].value(names, row);
    if (!b) return b;
    if (sign == "&&" || sign == "||") return Number(*b != 0);
    std::int64_t out = 0;
    if (sign == "+") return __builtin_add_overflow(*a, *b, &out) ? std::nullopt : Number(out);
    if (sign == "-") return __builtin_sub_overflow(*a, *b, &out) ? std::nullopt : Number(out);
    if (sign == "*") return __builtin_mul_overflow(*a, *b, &out) ? std::nullopt : Number(out);
    if ((sign == "/" || sign == "%") && *b == 0) return std::nullopt;
    if (sign == "/") return *a / *b;
    if (sign == "%") return *a % *b;
    if (sign == "min") return std::min(*a, *b);
    if (sign == "max") return std::max(*a, *b);
    if (sign == "==") return Number(*a == *b);
    if (sign == "!=") return Number(*a != *b);
    if (sign == "<") return Number(*a < *b);
    if (sign == ">=") return Number(*a >= *b);
    FAIL("an unknown sign: " << sign);
    return std::nullopt;
  }
};

Tree number_tree(std::int64_t n) { return {"number", n, {}}; }
Tree name_tree(const std::string& name) { return {name, 0, {}}; }

struct PlainItem {
  Tree first;
  std::optional<Tree> last;
};
struct PlainClause {
  enum class Kind { choice, condition, change } kind;
  std::string name;  // what is chosen or changed; "x" for cells
  std::vector<PlainItem> items;
  std::optional<Tree> from;  // x[from..to]
  std::optional<Tree> to;
  std::string sign;
  std::optional<Tree> value;  // condition, or what a change says

  std::string text() const {
    if (kind == Kind::condition) return value->text();
    if (kind == Kind::choice) {
      std::string out = name + "=";
      for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += ",";
        out += items[i].first.text();
        if (items[i].last) out += ".." + items[i].last->text();
      }
      return out;
    }
    std::string out = name;
    if (from) out += "[" + from->text() + (to ? ".." + to->text() : "") + "]";
    return out + sign + value->text();
  }
};
struct PlainPiece {
  std::optional<Tree> copies;
  std::vector<Tree> cells;
  bool slice = false;

  std::string text() const {
    std::string out = copies ? copies->text() + "*" : "";
    if (slice) return out + "x[" + cells[0].text() + ".." + cells[1].text() + "]";
    out += "(";
    for (std::size_t i = 0; i < cells.size(); ++i) out += (i > 0 ? "," : "") + cells[i].text();
    return out + ")";
  }
};
struct PlainMove {
  std::vector<PlainClause> clauses;
  std::vector<PlainPiece> pieces;  // a result, where there are no changes
  bool result = false;
};

using Parts = std::vector<Numbers>;

struct PlainRule {
  std::string head;
  std::vector<std::string> names;  // none: cells
  bool sorted = false;
  std::vector<PlainMove> moves;

  bool one() const { return names.size() == 1; }
  std::string text() const {
    std::string out = "own/" + head;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      std::string clauses;
      for (const auto& clause : moves[i].clauses)
        clauses += (clauses.empty() ? "" : ";") + clause.text();
      if (moves[i].result) {
        clauses += clauses.empty() ? "=>" : ";=>";
        for (std::size_t k = 0; k < moves[i].pieces.size(); ++k)
          clauses += (k > 0 ? "+" : "") + moves[i].pieces[k].text();
      }
      out += (i == 0 ? ";" : "|") + clauses;
    }
    return out;
  }
  std::string text(const Parts& parts) const {
    if (parts.empty()) return "-";
    std::string out;
    for (const Numbers& part : parts) {
      if (!out.empty()) out += one() ? "," : ";";
      for (std::size_t i = 0; i < part.size(); ++i)
        out += (i > 0 ? "," : "") + std::to_string(part[i]);
    }
    return out;
  }

  void finish(const PlainMove& move, const Numbers& part, Names& now,
              std::vector<Parts>& out) const {
    const auto legal = [](const Number& n) {
      return n && *n >= 0 && *n <= 1'000'000'000'000'000'000;
    };
    Parts left;
    if (move.result) {
      for (const PlainPiece& piece : move.pieces) {
        const Number copies = piece.copies ? piece.copies->value(now, part) : 1;
        if (!copies || *copies < 0) return;
        REQUIRE(*copies <= 1000);  // more are never made here
        if (*copies == 0) continue;
        Numbers one;
        if (piece.slice) {
          const Number first = piece.cells[0].value(now, part);
          const Number last = piece.cells[1].value(now, part);
          if (!first || !last) return;
          if (*first > *last) continue;
          if (*first < 1 || *last > static_cast<std::int64_t>(part.size())) return;
          one.assign(part.begin() + *first - 1, part.begin() + *last);
        } else {
          for (const Tree& cell : piece.cells) {
            const Number n = cell.value(now, part);
            if (!legal(n)) return;
            one.push_back(*n);
          }
        }
        if (sorted) std::sort(one.begin(), one.end());
        for (std::int64_t i = 0; i < *copies; ++i) left.push_back(one);
      }
    } else {
      Numbers changed = part;
      std::map<std::size_t, std::vector<std::string>> signs;  // of the changes of each number
      for (const PlainClause& clause : move.clauses) {
        if (clause.kind != PlainClause::Kind::change) continue;
        std::int64_t first = 0;
        std::int64_t last = 0;
        if (clause.from) {
          const Number a = clause.from->value(now, part);
          const Number b = clause.to ? clause.to->value(now, part) : a;
          if (!a || !b) return;
          first = *a - 1;
          last = *b - 1;
          if (first <= last && (first < 0 || last >= static_cast<std::int64_t>(part.size())))
            return;
        } else {
          first = last = std::find(names.begin(), names.end(), clause.name) - names.begin();
        }
        for (std::int64_t at = first; at <= last; ++at) {
          const auto i = static_cast<std::size_t>(at);
          signs[i].push_back(clause.sign);
          now["it"] = part[i];
          const Number n = clause.value->value(now, part);
          if (!n) return;
          changed[i] = clause.sign == "+="   ? changed[i] + *n
                       : clause.sign == "-=" ? changed[i] - *n
                                             : *n;
        }
      }
      for (const auto& [i, of_one] : signs) {
        const bool set = std::find(of_one.begin(), of_one.end(), "=") != of_one.end();
        if (!legal(changed[i]) || (set && of_one.size() > 1)) return;
      }
      if (sorted) std::sort(changed.begin(), changed.end());
      left = {changed};
    }
    if (left != Parts{part}) out.push_back(left);
  }

  void play(const PlainMove& move, std::size_t clause, const Numbers& part, Names& now,
            std::vector<Parts>& out) const {
    while (clause < move.clauses.size() && move.clauses[clause].kind == PlainClause::Kind::change)
      ++clause;
    if (clause == move.clauses.size()) return finish(move, part, now, out);
    const PlainClause& here = move.clauses[clause];
    if (here.kind == PlainClause::Kind::condition) {
      const Number holds = here.value->value(now, part);
      if (holds && *holds != 0) play(move, clause + 1, part, now, out);
      return;
    }
    for (const PlainItem& item : here.items) {
      const Number first = item.first.value(now, part);
      const Number last = item.last ? item.last->value(now, part) : first;
      if (!first || !last) continue;
      for (std::int64_t n = *first; n <= *last; ++n) {
        now[here.name] = n;
        play(move, clause + 1, part, now, out);
      }
    }
  }

  /// The states that a state leads to, in listing order.
  std::vector<Parts> options(const Parts& state) const {
    std::vector<Parts> out;
    std::set<Parts> seen;
    for (std::size_t i = 0; i < state.size(); ++i) {
      std::vector<Parts> results;
      for (const PlainMove& move : moves) {
        Names now;
        for (std::size_t k = 0; k < names.size(); ++k) now[names[k]] = state[i][k];
        play(move, 0, state[i], now, results);
      }
      std::vector<std::pair<std::string, Parts>> here;
      for (const Parts& result : results) {
        Parts then(state.begin(), state.begin() + static_cast<std::ptrdiff_t>(i));
        then.insert(then.end(), result.begin(), result.end());
        then.insert(then.end(), state.begin() + static_cast<std::ptrdiff_t>(i) + 1, state.end());
        if (seen.insert(then).second) here.emplace_back(text(then), then);
      }
      std::sort(here.begin(), here.end());
      for (auto& one : here) out.push_back(std::move(one.second));
    }
    return out;
  }
};

class Maker {
 public:
  explicit Maker(unsigned seed) : random_(seed) {}

  std::size_t below(std::size_t n) {
    return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_);
  }
  bool chance(std::size_t in) { return below(in) == 0; }
  Tree small() { return number_tree(static_cast<std::int64_t>(below(4))); }

  Tree expression(int depth) {
    if (depth == 0 || chance(3)) {
      if (chance(3)) return small();
      if (cells_ && chance(3)) {
        static const char* const of_row[] = {"len(x)", "sum(x)", "min(x)", "max(x)", "xor(x)"};
        return name_tree(of_row[below(5)]);
      }
      if (cells_ && chance(2)) return {"cell", 0, {expression(0)}};
      return names_.empty() ? small() : name_tree(names_[below(names_.size())]);
    }
    static const std::vector<std::string> signs = {"+", "-",   "-",   "*", "/",
                                                   "%", "min", "max", "if"};
    const std::string sign = signs[below(signs.size())];
    if (sign == "if") return {sign, 0, {condition(0), expression(0), expression(depth - 1)}};
    return {sign, 0, {expression(depth - 1), expression(depth - 1)}};
  }
  Tree condition(int depth) {
    if (depth > 0 && chance(3)) {
      if (chance(3)) return {"!", 0, {condition(depth - 1)}};
      return {chance(2) ? "&&" : "||", 0, {condition(depth - 1), condition(depth - 1)}};
    }
    static const std::vector<std::string> signs = {"==", "!=", "<", ">="};
    return {signs[below(signs.size())], 0, {expression(1), expression(1)}};
  }

  PlainRule rule() {
    PlainRule out;
    const std::size_t shape = below(5);
    cells_ = shape >= 3;
    out.sorted = shape == 2 || shape == 4;
    if (shape == 0) out.names = {"n"};
    if (shape == 1) out.names = {"a", "b"};
    if (shape == 2) out.names = {"a", "b", "c"};
    static const char* const heads[] = {"n", "(a,b)", "{a,b,c}", "x[]", "x{}"};
    out.head = heads[shape];
    for (std::size_t moves = 1 + below(2); moves > 0; --moves) out.moves.push_back(move(out));
    return out;
  }

  Parts state(const PlainRule& rule, std::size_t most) {
    Parts parts(1 + below(2));
    for (Numbers& part : parts) {
      part.resize(rule.names.empty() ? 1 + below(3) : rule.names.size());
      for (std::int64_t& n : part) n = static_cast<std::int64_t>(below(most + 1));
      if (rule.sorted) std::sort(part.begin(), part.end());
    }
    return parts;
  }

 private:
  PlainMove move(const PlainRule& rule) {
    PlainMove out;
    names_ = rule.names;
    std::vector<std::string> free = {"k", "j", "i"};
    for (std::size_t steps = below(4); steps > 0; --steps) {
      if (!free.empty() && !chance(3)) {
        PlainClause clause{PlainClause::Kind::choice, free.back(), {}, {}, {}, "", {}};
        free.pop_back();
        for (std::size_t items = 1 + below(2); items > 0; --items) {
          PlainItem item{chance(2) ? small() : expression(1), std::nullopt};
          if (!chance(3)) item.last = expression(1);
          clause.items.push_back(item);
        }
        names_.push_back(clause.name);
        // An item that is written twice is printed once: here there is none.
        if (clause.items.size() == 2 &&
            PlainClause{clause.kind, "", {clause.items[0]}, {}, {}, "", {}}.text() ==
                PlainClause{clause.kind, "", {clause.items[1]}, {}, {}, "", {}}.text())
          clause.items.pop_back();
        out.clauses.push_back(clause);
      } else {
        out.clauses.push_back({PlainClause::Kind::condition, "", {}, {}, {}, "", condition(1)});
      }
    }
    if (chance(2)) {
      out.result = true;
      for (std::size_t pieces = 1 + below(2); pieces > 0; --pieces) {
        PlainPiece piece;
        if (chance(4))
          piece.copies = chance(2) ? small() : Tree{"if", 0, {condition(0), small(), small()}};
        if (cells_ && chance(2)) {
          piece.slice = true;
          piece.cells = {expression(1), expression(1)};
        } else {
          for (std::size_t n = cells_ ? 1 + below(2) : rule.names.size(); n > 0; --n)
            piece.cells.push_back(expression(1));
        }
        out.pieces.push_back(piece);
      }
      return out;
    }
    for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
      PlainClause clause{PlainClause::Kind::change, "x", {}, {}, {}, "-=", {}};
      if (cells_) {
        clause.from = expression(1);
        if (chance(3)) clause.to = expression(1);
      } else {
        clause.name = rule.names[below(rule.names.size())];
      }
      if (chance(3)) clause.sign = chance(3) ? "+=" : "=";
      names_.push_back("it");
      clause.value = expression(1);
      names_.pop_back();
      out.clauses.push_back(clause);
    }
    return out;
  }

  std::mt19937 random_;
  std::vector<std::string> names_;
  bool cells_ = false;
};

/// Outcomes and values of what can be reached, where that ends and is small.
struct Played {
  std::map<Parts, std::vector<Parts>> options;
  std::map<Parts, Value> values;
  std::map<Parts, bool> wins;  // misère

  /// False where there is a circle or too much.
  bool all(const PlainRule& rule, const Parts& state, std::set<Parts>& open) {
    if (values.count(state) > 0) return true;
    std::size_t numbers = 0;
    for (const Numbers& part : state) {
      numbers += part.size();
      if (std::any_of(part.begin(), part.end(), [](std::int64_t n) { return n > 40; }))
        return false;
    }
    if (options.size() > 150 || open.size() > 60 || numbers > 40 || !open.insert(state).second)
      return false;
    const auto here = options.emplace(state, rule.options(state)).first->second;
    std::set<Value> reached;
    bool lost = false;
    for (const Parts& option : here) {
      if (!all(rule, option, open)) return false;
      reached.insert(values.at(option));
      lost = lost || !wins.at(option);
    }
    open.erase(state);
    Value mex = 0;
    while (reached.count(mex) > 0) ++mex;
    values[state] = mex;
    wins[state] = here.empty() || lost;
    return true;
  }
};

std::string value_or_code(const std::string& text, std::uint64_t limit = default_limit) {
  const auto position = read_position(text);
  if (!position) return std::string(nimber::text(position.error().code));
  const auto result = analyze(*position, limit);
  if (!result) return std::string(nimber::text(result.error().code));
  return std::string(result->player_to_move_wins() ? "N" : "P") +
         (result->value ? " " + std::to_string(*result->value) : "");
}

}  // namespace

TEST_CASE("Random rules: reading, options in their order, links", "[own]") {
  Maker maker(20260101);
  std::size_t moves = 0;
  for (int round = 0; round < 1500; ++round) {
    const PlainRule rule = maker.rule();
    INFO(rule.text());
    const auto read = read_rule(rule.text());
    REQUIRE(read);
    CHECK(read->get()->text() == rule.text());
    for (int turn = 0; turn < 3; ++turn) {
      const Parts state = maker.state(rule, 6);
      const std::string text = rule.text() + ":" + rule.text(state);
      INFO(text);
      std::vector<std::string> expected;
      for (const Parts& option : rule.options(state)) {
        std::size_t numbers = 0;
        for (const Numbers& part : option) numbers += part.size();
        if (numbers > 64) continue;
        expected.push_back(rule.text() + ":" + rule.text(option));
      }
      std::vector<std::string> listed;
      for (const std::string& option : plain::options(text)) {
        if (std::count_if(option.begin() + static_cast<std::ptrdiff_t>(rule.text().size()),
                          option.end(), [](char c) { return c == ',' || c == ';'; }) < 64)
          listed.push_back(option);
      }
      REQUIRE(listed == expected);
      moves += listed.size();
    }
  }
  CHECK(moves > 3000);
}

TEST_CASE("Random rules: values, outcomes and winning moves in both conventions", "[own]") {
  Maker maker(77);
  std::size_t settled = 0;
  std::size_t larger = 0;
  for (int round = 0; round < 20'000 && settled < plain::share(400); ++round) {
    const PlainRule rule = maker.rule();
    const Parts state = maker.state(rule, 4);
    Played played;
    std::set<Parts> open;
    if (!played.all(rule, state, open) || played.options.at(state).size() < 2) continue;
    const std::string text = rule.text() + ":" + rule.text(state);
    INFO(text);
    ++settled;
    if (played.values.at(state) > 1) ++larger;
    for (const bool misere : {false, true}) {
      const Position position = plain::position(text + (misere ? "~misere" : ""));
      const auto result = analyze(position);
      REQUIRE(result);
      const bool wins = misere ? played.wins.at(state) : played.values.at(state) != 0;
      CHECK(result->player_to_move_wins() == wins);
      if (!misere) CHECK(result->value == played.values.at(state));
      std::vector<std::string> expected;
      for (const Parts& option : played.options.at(state)) {
        if (misere ? !played.wins.at(option) : played.values.at(option) == 0)
          expected.push_back(rule.text(option));
      }
      std::vector<std::string> listed;
      for (const PositionMove& move : result->winning)
        listed.push_back(
            print_state(*position.terms[0].rule, after(position, move).terms[0].state));
      CHECK(result->winning_count == expected.size());
      expected.resize(std::min(expected.size(), max_listed));
      CHECK(listed == expected);
    }
  }
  CHECK(settled == plain::share(400));
  CHECK(larger > plain::floor_of_share(40));
}

TEST_CASE("Random rules that may run in circles: outcomes and moves by working backwards",
          "[own]") {
  Maker maker(1966);
  std::size_t settled = 0;
  std::size_t drawn = 0;
  std::size_t infinite_sums = 0;
  for (int round = 0; round < 20'000 && settled < plain::share(400); ++round) {
    const PlainRule rule = maker.rule();
    const Parts start = maker.state(rule, 4);
    // All that can be reached, where it is little.
    std::vector<Parts> nodes = {start};
    std::map<Parts, std::size_t> known = {{start, 0}};
    std::vector<std::vector<std::size_t>> options;
    bool small = true;
    for (std::size_t at = 0; at < nodes.size() && small; ++at) {
      options.emplace_back();
      for (const Parts& option : rule.options(Parts(nodes[at]))) {
        for (const Numbers& part : option) {
          small = small &&
                  std::all_of(part.begin(), part.end(), [](std::int64_t n) { return n <= 40; });
        }
        const auto [found, fresh] = known.emplace(option, nodes.size());
        if (fresh) nodes.push_back(option);
        options[at].push_back(found->second);
      }
      small = small && nodes.size() <= 120;
    }
    if (!small || options[0].empty()) continue;
    const std::string text = rule.text() + ":" + rule.text(start);
    INFO(text);
    for (const bool misere : {false, true}) {
      std::vector<Outcome> outcome(nodes.size(), Outcome::D);
      for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t at = 0; at < nodes.size(); ++at) {
          if (outcome[at] != Outcome::D) continue;
          const auto is = [&](Outcome wanted) {
            return [&outcome, wanted](std::size_t to) { return outcome[to] == wanted; };
          };
          const auto& to = options[at];
          const bool won = std::any_of(to.begin(), to.end(), is(Outcome::P));
          const bool lost = std::all_of(to.begin(), to.end(), is(Outcome::N));
          if (!won && !lost) continue;
          outcome[at] = won || (to.empty() && misere) ? Outcome::N : Outcome::P;
          changed = true;
        }
      }
      const Position position = plain::position(text + (misere ? "~misere" : ""));
      const auto result = analyze(position);
      REQUIRE(result);
      CHECK(result->outcome == outcome[0]);
      const auto texts = [&](const std::vector<PositionMove>& moves) {
        std::vector<std::string> out;
        for (const PositionMove& move : moves)
          out.push_back(print_state(*position.terms[0].rule, after(position, move).terms[0].state));
        return out;
      };
      std::vector<std::string> winning;
      std::vector<std::string> drawing;
      for (const std::size_t to : options[0]) {
        if (outcome[to] == Outcome::P) winning.push_back(rule.text(nodes[to]));
        if (outcome[to] == Outcome::D) drawing.push_back(rule.text(nodes[to]));
      }
      CHECK(texts(result->winning) == winning);
      if (outcome[0] == Outcome::D || result->drawing_count)
        CHECK(texts(result->drawing) == drawing);
      if (outcome[0] == Outcome::D) ++drawn;
      if (outcome[0] == Outcome::D && start.size() > 1) ++infinite_sums;
    }
    ++settled;
  }
  CHECK(settled == plain::share(400));
  CHECK(drawn > plain::floor_of_share(20));
  CHECK(infinite_sums > plain::floor_of_share(10));
}

TEST_CASE("A draw is kept by the move that goes round, not by one that ends", "[own]") {
  // 1 and 2 lead to each other; a 4 is a win for who is to move, and so it is when left alone.
  const std::string rule = "own/n;n==1;n=2|n==2;n=1|n==2;n=4|n==4;n=0:";
  const auto kept = [&](const std::string& state) {
    const Position position = plain::position(rule + state);
    const auto result = analyze(position);
    REQUIRE(result);
    REQUIRE(result->outcome == Outcome::D);
    std::vector<std::string> left;
    for (const PositionMove& move : result->drawing) left.push_back(print(after(position, move)));
    return left;
  };
  CHECK(kept("2") == std::vector<std::string>{rule + "1"});
  // Beside a 4 the other side makes two of them: the 4 has to go.
  CHECK(kept("1,4") == std::vector<std::string>{rule + "1,0"});
}

TEST_CASE("Every example of the notation against plain recursion", "[own]") {
  for (const char* text :
       {"own/{a,b};a>0;k=1..b/a;b-=k*a:3,7", "own/{a,b};k=1..(b-1)/a;b-=k*a:3,8;2,5",
        "own/(n,q);k=1..min(n,q);n-=k;q=2*k:9,8", "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):8",
        "own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b):6",
        "own/n;n-=1|n>0;n%2==0;=>3*(n/2):6", "own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k):4,6",
        "own/{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i):3,3",
        "own/x{};i=1..len(x);j=i+1..len(x);r=0..x[i];s=0..x[j];r+s>0;x[i]-=r;x[j]-=s:1,2,3",
        "own/x{};i=1..len(x);k=1..x[i];!has(x,x[i]-k);x[i]-=k:2,4,5",
        "own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):3,3,2",
        "own/x[];run(x,1)<3;i=1..len(x);x[i]==0;x[i]=1:0,0,0,0,0",
        "own/(x,y);x-=2;y-=1|x-=1;y-=2|x-=2;y+=1|x+=1;y-=2:4,5"}) {
    std::map<std::string, Value> values;
    std::map<std::string, bool> outcomes;
    for (const std::string& reached : plain::reachable(text, 60)) {
      INFO(reached);
      const auto result = analyze(plain::position(reached));
      REQUIRE(result);
      CHECK(result->value == plain::value(reached, values));
      const std::string misere = plain::misere(reached);
      CHECK(analyze(plain::position(misere))->player_to_move_wins() ==
            plain::wins(misere, outcomes));
    }
  }
}

TEST_CASE("Where a part can come again, unsettled says so", "[own]") {
  const auto reason = [](const char* text) {
    const auto result = analyze(*read_position(text));
    if (result) return std::string("settled");
    CHECK(result.error().code == ErrorCode::unsettled);
    return result.error().args.size() < 2 ? std::string() : result.error().args[1];
  };
  // A heap of 0 splits in two heaps of 0, and so on.
  CHECK(reason("own/n;k=1,3;n-=k|n%2==0;=>(n/2)+(n/2):20") == "circles");
  CHECK(reason("own/n;k=1,3;n-=k|n>0;n%2==0;=>(n/2)+(n/2):20") == "settled");
  CHECK(reason("own/n;n+=1|n-=1:3") == "circles");
  // Not the limit on options, though nothing comes again.
  CHECK(reason("own/n;n+=1:3") == "climb");
}

TEST_CASE("A move that leaves too many copies makes the position unsettled", "[own]") {
  // A heap of 2 can go to 1, or be left twice a thousand times and more.
  for (const char* kind : {"", "~misere", "~every", "~first", "~some", "~most/2"}) {
    INFO(kind);
    const std::string rule = "own/n;n-=1|n>1;=>1001*(1):";
    CHECK(value_or_code(rule + "2" + kind) == "unsettled");
    CHECK(value_or_code(rule + "2,2" + kind) == "unsettled");
    CHECK(value_or_code(rule + "1" + kind) != "unsettled");
  }
  CHECK(value_or_code("own/n;n-=1|n>1;=>1000*(1):2") == "N 2");
  for (const char* text : {"own/n;k=1..n;=>(n>3)*2000*(0)+(n-k):4", "own/(a,b);=>1001*(a-1,b):1,1",
                           "own/{a,b};k=0..b;=>(a)*1001*(0,0)+(a,b-k-1):1,3",
                           "own/x[];i=1..len(x);=>2000*x[i+1..len(x)]:5,5"}) {
    INFO(text);
    const auto result = analyze(plain::position(text));
    REQUIRE_FALSE(result);
    CHECK(result.error().code == ErrorCode::unsettled);
    REQUIRE(result.error().args.size() == 3);
    CHECK(result.error().args[1] == "copies");
    CHECK(result.error().args[2] == "1000");
  }
  // Even where it would be one of several moves that a run of candidates takes in.
  CHECK(value_or_code("own/n;n-=1|k=1..n-1;=>1001*(k)+(n-k):9") == "unsettled");
  // Nothing is left of a part 0 times, in runs too.
  for (int n = 0; n < 40; ++n) {
    const std::string heap = ":" + std::to_string(n);
    INFO(n);
    CHECK(value_or_code("own/n;k=1..n;=>(n%2)*(k-1)+(n-k)" + heap) ==
          value_or_code("own/n;n%2==0;k=1..n;n-=k|n%2==1;k=1..n;=>(k-1)+(n-k)" + heap));
    CHECK(
        value_or_code("own/n;k=1..n+5;=>0*(n-k)+(k/4)+(n%3)*(n-k-1)" + heap) ==
        value_or_code("own/n;k=1..n+5;n%3==0;=>(k/4)|k=1..n+5;n%3>0;=>(k/4)+(n%3)*(n-k-1)" + heap));
  }
}

TEST_CASE("A heap of 0 that can be taken away whole is a heap in misere play", "[own]") {
  for (const char* rule : {"own/n;n>0;n=0|=>0*(n)", "own/n;n>1;n-=2|n<2;=>(n-1)*(0)",
                           "own/n;k=1..n;n-=k|n%3==0;=>0*(n)"}) {
    std::map<std::string, bool> outcomes;
    for (const char* heaps : {"0", "1", "4", "0,0", "1,4", "2,3,3", "0,3,5"}) {
      const std::string text = std::string(rule) + ":" + heaps + "~misere";
      INFO(text);
      const auto result = analyze(plain::position(text));
      REQUIRE(result);
      CHECK(result->player_to_move_wins() == plain::wins(text, outcomes));
    }
  }
}

TEST_CASE("What never ends, grows or is too much is unsettled, and soon", "[own]") {
  CHECK(value_or_code("own/n;n+=1:3", 100'000) == "unsettled");
  const std::uint64_t limit = plain::share(default_limit);
  CHECK(value_or_code("own/n;n+=1:3", limit) == "unsettled");
  CHECK(value_or_code("own/n;n+=1|n-=1:3", limit) == "unsettled");
  CHECK(value_or_code("own/(a,b);a+=1|b+=1|a-=1:3,3", limit) == "unsettled");
  // What ends after all is answered: 400,000 moves, the first wins.
  CHECK(value_or_code("own/n;n<400000;n+=1:1") == "N 1");
  CHECK(value_or_code("own/n;=>(n)+(n+1):3", 100'000) == "unsettled");
  CHECK(value_or_code("own/n;n>0;=>(n)+(n-1):3", 100'000) == "unsettled");
  // In misère play a sum grows by one part a move: each option costs what copying it costs.
  const std::uint64_t large = plain::share(20'000'000);
  CHECK(value_or_code("own/n;=>2*(5):2~misere", large) == "unsettled");
  CHECK(value_or_code("own/n;i=1..n;j=prime;=>2*(5):2~misere", large) == "unsettled");
  CHECK(value_or_code("own/n;k=1..n;n-=k;n=k:1000000000000000000", 100'000) == "unsettled");
  CHECK(value_or_code("own/n;k=0..1000000000000000000;k<0;n-=1:5", 100'000) == "unsettled");
  CHECK(value_or_code("own/n;n-=1:-") == "P 0");
  CHECK(value_or_code("own/n;n-=1:-~misere") == "N");
}

TEST_CASE("Long stretches agree with the same rule looked at heap by heap", "[own]") {
  // A condition that always holds hides the form of the rule.
  for (const auto& [rule, same] : std::vector<std::pair<std::string, std::string>>{
           {"own/n;y=root(n-1,4)+1..sqrt(n);n=y", "own/n;y=root(n-1,4)+1..sqrt(n);n>=0;n=y"},
           {"own/n;k=(n+1)/2..n;n-=k", "own/n;k=(n+1)/2..n;n>=0;n-=k"},
           {"own/n;y=n/5..n/3;n=y", "own/n;y=n/5..n/3;n>=0;n=y"},
           {"own/n;k=1..sqrt(n);n-=k", "own/n;k=1..sqrt(n);n>=0;n-=k"},
           {"own/n;y=n/2..2*n/3;n=y", "own/n;y=n/2..2*n/3;n>=0;n=y"},
           {"own/n;k=n/4+1..2*n;n-=k", "own/n;k=n/4+1..2*n;n>=0;n-=k"}}) {
    for (std::uint64_t n = 0; n < 400; n += n < 60 ? 1 : 7) {
      INFO(rule << ":" << n);
      const std::string heap = ":" + std::to_string(n);
      CHECK(value_or_code(rule + heap) == value_or_code(same + heap));
      const auto a = analyze(plain::position(rule + heap));
      const auto b = analyze(plain::position(same + heap));
      if (!a || !b) continue;
      CHECK(a->winning_count == b->winning_count);
      REQUIRE(a->winning.size() == b->winning.size());
      for (std::size_t i = 0; i < a->winning.size(); ++i)
        CHECK(a->winning[i].move.parts == b->winning[i].move.parts);
    }
  }
  CHECK(value_or_code("own/n;y=root(n-1,4)+1..sqrt(n);n=y:777777777777", 100'000) == "N 2");
  CHECK(value_or_code("own/n;k=(n+1)/2..n;n-=k:1000000000000000000", 100'000) == "N 60");
}

TEST_CASE("Limits of a choice agree with the same rule looked at part by part", "[own]") {
  struct Pair {
    const char* rule;
    const char* hidden;  // a condition on the limit that always holds
  };
  const Pair pairs[] = {
      // A game of the house, and the same with a way that is never open, which hides that.
      {"own/(n,q);k=1..min(n,q);n-=k;q=2*k", "own/(n,q);q*q>=0;k=1..min(n,q);n-=k;q=2*k"},
      {"own/(n,q);k=1..min(n,q);n-=k;q=2*k|n<0;k=1..1;n-=k;q=1",
       "own/(n,q);q*q>=0;k=1..min(n,q);n-=k;q=2*k"},
      {"own/(n,q);k=1..q;n-=k;q=k", "own/(n,q);q>=0;k=1..q;n-=k;q=k"},
      {"own/(n,q);k=1..min(q,n);n-=k;q=3*k-1", "own/(n,q);q>=0;k=1..min(q,n);n-=k;q=3*k-1"},
      {"own/(q,n);n%4>0;k=2..min(n/2,min(q,n));n-=k;q=n-k",
       "own/(q,n);q>=0;n%4>0;k=2..min(n/2,min(q,n));n-=k;q=n-k"},
      {"own/(n,q);k=1..q;=>(n-2*k,5-k)", "own/(n,q);q>=0;k=1..q;=>(n-2*k,5-k)"},
      {"own/(n,q);k=0..min(n,q);n-=k+1;q=k+1|n%3==0;k=1..n;n-=k;q=1",
       "own/(n,q);q>=0;k=0..min(n,q);n-=k+1;q=k+1|n%3==0;k=1..n;n-=k;q=1"},
      {"own/(n,q);k=n/2..min(n-1,q);n=k;q=n", "own/(n,q);q>=0;k=n/2..min(n-1,q);n=k;q=n"},
      // Not all options are below: the form is left.
      {"own/(n,q);k=1..min(n,q);n-=k;q=k|n>9;k=1..1;n+=0*k;q=0",
       "own/(n,q);q>=0;k=1..min(n,q);n-=k;q=k|n>9;k=1..1;n+=0*k;q=0"},
  };
  for (const Pair& pair : pairs) {
    // One rule for all parts: its rows are made once for small limits, then for larger ones.
    for (const int first : {2, 40}) {
      std::string parts;
      std::string hidden;
      for (std::int64_t a = 0; a <= 24; ++a) {
        for (std::int64_t b = 0; b <= 24; b += a % 3 + 1) {
          const std::string part = std::to_string(a) + "," + std::to_string(b);
          INFO(pair.rule << ":" << part << " after " << first);
          const std::string at = std::to_string(first) + ",90;" + part;
          CHECK(value_or_code(pair.rule + (":" + at)) == value_or_code(pair.hidden + (":" + at)));
        }
      }
    }
  }
}

TEST_CASE("Parts looked at row by row agree with the same rule looked at one by one", "[own]") {
  struct Rows {
    std::string rule;
    std::string hidden;  // a condition behind the choice, which always holds
    std::int64_t side = 40;
  };
  const std::vector<Rows> all = {
      // Not seen to be a game of the house: a way that is never open hides it.
      {"own/(a,b);k=1..a;a-=k|k=1..b;b-=k|k=1..min(a,b);a-=k;b-=k|a<0;b-=1",
       "own/(a,b);k=1..a;k*k>0;a-=k|k=1..b;k>0;b-=k|k=1..min(a,b);k>0;a-=k;b-=k", 130},
      {"own/{a,b};a>0;k=1..b/a;b-=k*a", "own/{a,b};a>0;k=1..b/a;k>0;b-=k*a", 150},
      {"own/{a,b};k=1..(b-1)/a;b-=k*a", "own/{a,b};k=1..(b-1)/a;k>0;b-=k*a"},
      {"own/(a,b);i=1..a/2;=>(i,b)+(a-i,b)|i=1..b/2;=>(a,i)+(a,b-i)",
       "own/(a,b);i=1..a/2;i>0;=>(i,b)+(a-i,b)|i=1..b/2;i>0;=>(a,i)+(a,b-i)"},
      {"own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
       "own/{a,b};k=1..b-1;k>0;=>(k,b-k)|k=1..a-1;k>0;=>(k,a-k)"},
      {"own/(a,b);x=-3..9;a-=x;b-=1|x=5..40;a-=x-4",
       "own/(a,b);x=-3..9;x>-9;a-=x;b-=1|x=5..40;x>-9;a-=x-4"},
      {"own/(a,b);b%3!=a%2;k=0..20;b-=k|k=2,1,b/7;a-=k",
       "own/(a,b);b%3!=a%2;k=0..20;k>=0;b-=k|k=2,1,b/7;k>-1;a-=k"},
      {"own/(a,b);k=1..a/b+b%a;a-=k|k=1..3;=>(a-k,b)+(b,a-k)+(3,k-1)",
       "own/(a,b);k=1..a/b+b%a;k>0;a-=k|k=1..3;k>0;=>(a-k,b)+(b,a-k)+(3,k-1)", 25},
      {"own/(a,b);!(a<b)||b>30;k=1..a;=>(a-k,9-k)|a<=b&&b!=7;k=1..max(b-a,2);b-=k;a=-k+9",
       "own/(a,b);!(a<b)||b>30;k=1..a;k>0;=>(a-k,9-k)|a<=b&&b!=7;k=1..max(b-a,2);k>0;b-=k;a=-k+9"},
      {"own/(a,b);k=1..b;=>(1,1)+(a,b-k)|a>1;b>0;a=1;b=1",
       "own/(a,b);k=1..b;k>0;=>(1,1)+(a,b-k)|a>1;b>0;k=1..1;k>0;a=1;b=1"},
      {"own/(a,b);k=1000000000..1000000003;b-=k-999999999|b>3;a=b*100000000000%b;b-=2",
       "own/(a,b);k=1000000000..1000000003;k>0;b-=k-999999999|b>3;k=0..0;k<1;a=b*100000000000%b;"
       "b-=2"},
  };
  for (const Rows& one : plain::share_of(all, 5)) {
    INFO(one.rule);
    REQUIRE((read_rule(one.rule) && read_rule(one.hidden) && read_rule(one.rule + "|a<0;a-=1")));
    const RulePtr rows = *read_rule(one.rule);
    const RulePtr hidden = *read_rule(one.hidden);
    // The second time from behind, in tables that are there.
    const RulePtr back = *read_rule(one.rule + "|a<0;a-=1");
    const auto value_of = [](const Rule& rule, std::int64_t a, std::int64_t b) {
      const State pair = {static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b)};
      Work work;
      work.open_step(default_limit);
      if (rule.theory().prepare(pair, work) != Ready::yes) return Number();
      std::vector<Component> parts;
      rule.theory().components(pair, parts);
      return Number(parts.at(0).value ? static_cast<std::int64_t>(*parts[0].value) : -1);
    };
    for (std::int64_t a = 0; a < one.side; ++a) {
      for (std::int64_t b = 0; b < one.side; ++b) {
        INFO(one.rule << ":" << a << "," << b);
        const Number wanted = value_of(*hidden, a, b);
        CHECK(value_of(*rows, a, b) == wanted);
        if (one.side <= 40) {
          const Number other = value_of(*hidden, one.side - 1 - a, one.side - 1 - b);
          CHECK(value_of(*back, one.side - 1 - a, one.side - 1 - b) == other);
        }
      }
    }
  }
}

TEST_CASE("Heaps looked at in rows agree with the same rule looked at one by one", "[own]") {
  for (const auto& [text, same] : std::vector<std::pair<std::string, std::string>>{
           {"own/n;i=0..(n-1)/2;=>(i)+(n-1-i)|n%3==1;n-=1",
            "own/n;i=0..(n-1)/2;i>=0;=>(i)+(n-1-i)|n%3==1;k=1;k>0;n-=k"},
           {"own/n;k=3,1,5;n-=k|n>4;=>(n/2)+(2)+(n/3)",
            "own/n;k=3,1,5;k>0;n-=k|n>4;k=2;k>0;=>(n/2)+(k)+(n/3)"},
           {"own/n;k=1..n-1;n=k|n%2==0;n=0", "own/n;k=1..n-1;k>0;n=k|k=0;n%2==0;n=k"},
           {"own/n;n%2==1;k=1..n;n-=k|n>0;n%2==0;i=1..n/2;=>(i-1)+(n-2*i)",
            "own/n;n%2==1;k=1..n;k>0;n-=k|n>0;n%2==0;i=1..n/2;i>0;=>(i-1)+(n-2*i)"}}) {
    const RulePtr rows = *read_rule(text);
    const RulePtr hidden = *read_rule(same);
    Work work;
    work.open_step(default_limit);
    constexpr Heap last = 700;
    REQUIRE(rows->sequence().sequence_ready(last, work) == Ready::yes);
    REQUIRE(hidden->sequence().sequence_ready(last, work) == Ready::yes);
    for (Heap n = 0; n <= last; ++n) {
      INFO(text << ":" << n);
      CHECK(rows->sequence().sequence_value(n) == hidden->sequence().sequence_value(n));
    }
  }
}

TEST_CASE("Runs of cells agree with the same rule looked at one by one", "[own]") {
  const std::string always = ";k%1==0";  // no order of numbers: candidates are looked at alone
  struct Cells {
    std::string choices;
    std::string changes;
    std::vector<std::string> parts;
  };
  const Cells all[] = {
      {"i=1..len(x);j=i+1..len(x);r=0..x[i];k=0..x[j];r+k>0",
       "x[i]-=r;x[j]-=k",
       {"3,4,5", "1,1,6,7", "0,0,9,9"}},
      {"i=1..len(x);k=0..x[i]+2;2*k<x[i]+7;9-k>=i", "x[i]-=k", {"5,8,2", "11", "6,6,1,9"}},
      {"i=1..len(x);j=1..len(x);k=1..9;k+3<=2*j+5", "x[i]-=k;x[j]-=2*k", {"9,4,7", "12,1"}},
      {"i=1..len(x);x[i]>0;k=-4..x[i];i+k<=x[i]+1", "x[i]=k", {"4,6,1", "8,8"}},
      {"i=1..len(x)-1;x[i]>2;k=0..5", "x[i]=4-k;x[i+1]=k-1", {"5,3,6", "4,4,4,4"}},
      {"i=2..len(x);k=1..min(x[i],x[i-1])", "x[i-1..i]=it-k", {"7,5,6", "3,9,9,2"}},
      {"i=1..len(x);x[i]>1;k=1..x[i]-1;x[i]-k<k+3", "x[i]-=k*(x[i]-1)", {"3,2,5", "4,4"}},
  };
  for (const Cells& one : all) {
    for (const char* const head : {"own/x[];", "own/x{};"}) {
      for (const std::string& part : one.parts) {
        const std::string text = head + one.choices + ";" + one.changes + ":" + part;
        const std::string same = head + one.choices + always + ";" + one.changes + ":" + part;
        INFO(text);
        const auto a = analyze(plain::position(text));
        const auto b = analyze(plain::position(same));
        REQUIRE(bool(a) == bool(b));
        if (!a) continue;
        CHECK(a->outcome == b->outcome);
        CHECK(a->value == b->value);
        CHECK(a->winning_count == b->winning_count);
      }
    }
  }
}

TEST_CASE("A part may be gone, and its text is read again", "[own]") {
  const std::string rule = "own/x[];i=1..len(x);=>x[1..i-1]+x[i+1..len(x)]";
  CHECK(plain::options(rule + ":1") == std::vector<std::string>{rule + ":-"});
  const auto link = read_link(rule + ":1,2!2!-");
  REQUIRE(link);
  // Both parts of two equal ones lead to the same position: one move.
  CHECK(plain::options(rule + ":1;1") == std::vector<std::string>{rule + ":1"});
}

TEST_CASE("A part may be typed in brackets, and is printed without", "[own]") {
  const std::vector<std::pair<std::string, std::string>> typed = {
      {"own/(a,b);a-=1|b-=1:(5,1)", "own/(a,b);a-=1|b-=1:5,1"},
      {"own/(a,b);a-=1|b-=1:( 5, 1 )", "own/(a,b);a-=1|b-=1:5,1"},
      {"own/(a,b);a-=1|b-=1:（5，1）", "own/(a,b);a-=1|b-=1:5,1"},
      {"own/(a,b);a-=1|b-=1:(5,1);(2,3)", "own/(a,b);a-=1|b-=1:5,1;2,3"},
      {"own/{a,b};a-=1|b-=1:{5,1}", "own/{a,b};a-=1|b-=1:1,5"},
      {"own/x[];x[1]-=1:[2,1]", "own/x[];x[1]-=1:2,1"},
      {"own/n;n-=1:(5)", "own/n;n-=1:5"},
      {"own/n;n-=1:(5),7~misere", "own/n;n-=1:5,7~misere"},
      {"own/(a,b);a-=1|b-=1:(5,1)+nim:3", "own/(a,b);a-=1|b-=1:5,1+nim:3"},
  };
  for (const auto& [text, printed] : typed) {
    INFO(text);
    const auto position = read_position(text);
    REQUIRE(position);
    CHECK(print(*position) == printed);
  }
  struct Wrong {
    std::string text;
    std::size_t column;
    std::vector<std::string> args;
  };
  for (const Wrong& wrong : std::vector<Wrong>{{"own/(a,b);a-=1:(5,1", 20, {"expected", ")"}},
                                               {"own/(a,b);a-=1:(5,1}", 20, {"expected", ")"}},
                                               {"own/(a,b);a-=1:(5;1)", 17, {"shape", "2"}},
                                               {"own/(a,b);a-=1:(5,1,2)", 17, {"shape", "2"}},
                                               {"own/n;n-=1:(5,7)", 14, {"expected", ")"}}}) {
    INFO(wrong.text);
    const auto position = read_position(wrong.text);
    REQUIRE_FALSE(position);
    CHECK(position.error().code == ErrorCode::bad_own);
    CHECK(position.error().column == wrong.column);
    CHECK(position.error().args == wrong.args);
  }
}

TEST_CASE("Contest problems that are typed as positions", "[own]") {
  const std::string euclid = "own/{a,b};a>0;k=1..b/a;b-=k*a:";
  const std::string fibonacci = "own/(n,q);k=1..min(n,q);n-=k;q=2*k:";
  const std::string three = "own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b):";
  const std::string sheet = "own/{w,h};i=2..w/2;=>(i,h)+(w-i,h)|i=2..h/2;=>(w,i)+(w,h-i):";
  const std::string split = "own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k):";
  const std::string furlo = "own/n;y=root(n-1,4)+1..sqrt(n);n=y:";
  const std::string chess = "own/(a,b);a-=1|b-=1|a-=2;b-=2:";
  const std::string numbers = "own/x[];x[1]>0;i=2..len(x);x[i]==1;x[1]=max(0,x[1]-i+1);x[i]=0:";
  const std::vector<std::pair<std::string, bool>> answers = {
      {euclid + "12,34", true},  // HDU 1525
      {euclid + "15,24", false},
      {fibonacci + "2,1", false},  // HDU 2516
      {fibonacci + "13,12", false},
      {fibonacci + "100,99", true},
      {fibonacci + "6765,6764", false},
      {fibonacci + "10000,9999", true},
      {three + "4,4", false},  // HDU 5795
      {three + "1,2,4", true},
      {sheet + "2,2", false},  // POJ 2311
      {sheet + "2,3", false},
      {sheet + "2,4", true},
      {"own/(s,i);k=1..min(s,pick(i,3,3));s-=k;i=(i+1)%2:101,0~misere", false},  // POJ 2068
      {"own/(s,i);k=1..min(s,pick(i,3,3));s-=k;i=(i+1)%2:100,0~misere", true},
      {"own/(s,i);k=1..min(s,pick(i,8,7,6,5,4,3));s-=k;i=(i+1)%6:97,0~misere", true},
      {split + "1,2;3,4", true},  // Luogu P2148
      {split + "1,1;1,1;1,1", false},
      {furlo + "1", false},  // CF 256C
      {furlo + "1,2", false},
      {furlo + "1,2,3,4,5,6,7,8,9,10", true},
      {"own/n;n-=1|n>0;n%2==0;n=n/2:3,4", true},  // CF 603C
      {"own/n;n-=1|n>0;n%2==0;=>2*(n/2):3", false},
      {chess + "0,0", false},  // CF 36D, places counted from 0
      {chess + "0,1", true},
      {chess + "1,1", false},
      {chess + "0,2", false},
      {chess + "1,2", true},
      {chess + "2,2", true},
      {chess + "3,2", true},
      {numbers + "11,1,1,1,1,1,1,1,1,1,1", false},  // LeetCode 464
      {numbers + "1,1,1,1,1,1,1,1,1,1,1", true},
      {numbers + "40,1,1,1,1,1,1,1,1,1,1", false}};
  for (const auto& [text, first_wins] : answers) {
    INFO(text);
    const auto result = analyze(plain::position(text));
    REQUIRE(result);
    CHECK(result->player_to_move_wins() == first_wins);
  }
  // HDU 5795: the values 8k + 7 and 8k + 8 change places, all others are the heap's size.
  const auto rule = plain::rule(three.substr(0, three.size() - 1));
  Work work(50'000'000);
  work.open_step(50'000'000);
  REQUIRE(rule->sequence().sequence_ready(200, work) == Ready::yes);
  for (Heap n = 0; n <= 200; ++n) {
    const Value expected = n % 8 == 7 ? n + 1 : n > 0 && n % 8 == 0 ? n - 1 : n;
    CHECK(rule->sequence().sequence_value(n) == expected);
  }
}

/// Codeforces 850C by its statement: of one prime, the exponents that occur. A move chooses k; each
/// exponent from k on becomes less by k.
Value exponents_value(const std::set<int>& exponents) {
  static std::map<std::set<int>, Value> known;
  if (const auto found = known.find(exponents); found != known.end()) return found->second;
  std::set<Value> options;
  for (int k = 1; !exponents.empty() && k <= *exponents.rbegin(); ++k) {
    std::set<int> left;
    for (const int e : exponents) {
      if (const int now = e >= k ? e - k : e; now > 0) left.insert(now);
    }
    options.insert(exponents_value(left));
  }
  Value mex = 0;
  while (options.count(mex) > 0) ++mex;
  return known[exponents] = mex;
}

TEST_CASE("Codeforces 850C: a heap is the set of a prime's exponents, as bits", "[own]") {
  const std::string rule = "own/m;p=pow2..m*2;p>1;m=or(m/p,m%(p/2))";
  const auto read = plain::rule(rule);
  Work work(50'000'000);
  work.open_step(50'000'000);
  REQUIRE(read->sequence().sequence_ready(1023, work) == Ready::yes);
  for (unsigned mask = 0; mask < 1024; ++mask) {
    INFO(mask);
    std::set<int> exponents;
    for (int e = 1; e <= 10; ++e) {
      if ((mask >> (e - 1)) % 2 == 1) exponents.insert(e);
    }
    CHECK(read->sequence().sequence_value(mask) == exponents_value(exponents));
  }
  // The examples of the statement: 1 1 1 1; 1 1 17 17; 1 1 17 289; 1 2 3 4 5.
  CHECK(value_or_code(rule + ":0") == "P 0");
  CHECK(value_or_code(rule + ":1") == "N 1");
  CHECK(value_or_code(rule + ":3") == "P 0");
  CHECK(value_or_code(rule + ":3,1,1") == "P 0");
}

TEST_CASE("The end of a line between two clauses reads as a semicolon", "[own]") {
  for (const auto& [typed, printed] : std::vector<std::pair<std::string, std::string>>{
           {"own/n\nk=1..3\nn-=k:9", "own/n;k=1..3;n-=k:9"},
           {"own/n;\nk=1,\n3\nn-=k\n|n>5\nn%2==0\n=>2*(n/2):9",
            "own/n;k=1,3;n-=k|n>5;n%2==0;=>2*(n/2):9"},
           {"own/(a,b)\r\na>b\na-=1\nb+=\n1:2,0", "own/(a,b);a>b;a-=1;b+=1:2,0"},
           {"own/x[]\ni=1..len(x)\n!has(x,2)\nx[i]=2:0,1",
            "own/x[];i=1..len(x);!has(x,2);x[i]=2:0,1"}}) {
    const auto position = read_position(typed);
    INFO(typed << ": " << (position ? "" : text(position.error().code)));
    REQUIRE(position);
    CHECK(print(*position) == printed);
  }
}

TEST_CASE("Labels of own games are explained part by part", "[own]") {
  Explain explain(plain::position("own/n;n<4;n=(n+1)%4|n==2;n=9|n==9;n=8:1,9"), default_limit);
  while (!explain.step(1'000'000).done) {}
  REQUIRE(explain.result());
  std::vector<const LabelStep*> labels;
  for (const ExplainStep& step : explain.result()->steps) {
    if (const auto* label = std::get_if<LabelStep>(&step)) labels.push_back(label);
  }
  REQUIRE(labels.size() == 2);
  CHECK(!labels[0]->value);
  CHECK(labels[0]->mex == 0);
  CHECK(labels[1]->value == Value{1});
  CHECK(labels[1]->mex == 1);
  CHECK(labels[1]->about.part == 1);
  REQUIRE(labels[1]->options.size() == 1);
  CHECK(labels[1]->options[0].move.part == 1);
  CHECK(labels[1]->options[0].value == Value{0});
}

TEST_CASE("Values of heaps are not computed where no work may be done", "[own]") {
  const RulePtr rule = plain::rule("own/n;k=1,n/2;n-=k");
  Work nothing(0);
  CHECK(rule->sequence().sequence_ready(max_integer, nothing) == Ready::pending);
  CHECK(rule->sequence().sequence_known() == 0);
  Work some(1'000'000);
  some.open_step(500);
  CHECK(rule->sequence().sequence_ready(max_integer, some) == Ready::pending);
  CHECK(rule->sequence().sequence_known() < 5000);
}
