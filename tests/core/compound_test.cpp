// Sums in which one move may change several parts, against recursion over texts that knows nothing
// but each game's own moves.
#include "catch.hpp"
#include "plain.hpp"
#include "read_error.hpp"
#include "share.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>
#include <nimber/link.hpp>
#include <nimber/reply.hpp>

#include <functional>
#include <random>
#include <set>

using namespace nimber;

namespace {

/// A sum by its parts: the rule of each, and its state as text. Written apart from the core: a term
/// of one part is moved in by the ordinary sum.
struct PlainCompound {
  struct PlainTerm {
    std::string rule;
    char between;  // '\0': the whole term is one part
    std::vector<std::string> parts;
  };
  std::vector<PlainTerm> terms;
  std::string kind;  // "every"
  std::size_t most = SIZE_MAX;

  std::string text() const {
    std::string out;
    for (const PlainTerm& term : terms) {
      out += (out.empty() ? "" : "+") + term.rule + ":";
      std::string state;
      for (const std::string& part : term.parts)
        state += (state.empty() ? "" : std::string(1, term.between)) + part;
      out += state.empty() ? "-" : state;
    }
    out += "~" + kind;
    if (kind == "most") out += "/" + std::to_string(most);
    return out;
  }
};

std::vector<std::string> split_text(const std::string& text, char between) {
  if (text == "-") return {};
  std::vector<std::string> out{""};
  for (const char c : text) {
    if (c == between) {
      out.emplace_back();
    } else {
      out.back().push_back(c);
    }
  }
  return out;
}

/// What the rule writes between two parts; '\0' where it says that the whole term is one part. That
/// it says so rightly is the contract's business (contract_test.cpp).
char between_of(const Rule& rule, const State& state) {
  if (rule.apart() == Rule::Apart::whole) return '\0';
  if (rule.parts(state) == 0) return ',';
  const State one = rule.part_alone(state, 0);
  State two = one;
  two.insert(two.end(), one.begin(), one.end());
  return print_state(rule, two)[print_state(rule, one).size()];
}

PlainCompound plain_compound(const std::string& text) {
  PlainCompound sum;
  const std::size_t tilde = text.find('~');
  const std::string kind = text.substr(tilde + 1);
  sum.kind = kind.substr(0, kind.find('/'));
  if (sum.kind == "most") sum.most = std::stoul(kind.substr(kind.find('/') + 1));
  const Position position = plain::position(text);
  for (const Term& term : position.terms) {
    const std::string rule = term.rule->text();
    const std::string state = print_state(*term.rule, term.state);
    const char between = between_of(*term.rule, term.state);
    sum.terms.push_back(
        {rule, between,
         between == '\0' ? std::vector<std::string>{state} : split_text(state, between)});
  }
  return sum;
}

/// What stands in a part's place after each of its moves.
const std::vector<std::vector<std::string>>& part_options(const std::string& rule,
                                                          const std::string& part, char between) {
  static std::map<std::string, std::vector<std::vector<std::string>>> known;
  const std::string text = rule + ":" + part;
  const auto [at, fresh] = known.try_emplace(text);
  if (!fresh) return at->second;
  for (const std::string& option : plain::options(text)) {
    const std::string state = option.substr(option.rfind(':') + 1);
    at->second.push_back(between == '\0' ? std::vector<std::string>{state}
                                         : split_text(state, between));
  }
  return at->second;
}

std::set<std::string> plain_compound_options(const std::string& text) {
  const PlainCompound sum = plain_compound(text);
  std::vector<std::pair<std::size_t, std::string>> parts;
  for (std::size_t t = 0; t < sum.terms.size(); ++t) {
    for (const std::string& part : sum.terms[t].parts) parts.emplace_back(t, part);
  }
  const auto options = [&](std::size_t i) -> const std::vector<std::vector<std::string>>& {
    const auto& term = sum.terms[parts[i].first];
    return part_options(term.rule, parts[i].second, term.between);
  };
  if (sum.kind == "first") {
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (options(i).empty()) return {};
    }
  }
  std::set<std::string> out;
  PlainCompound then = sum;
  for (auto& term : then.terms) term.parts.clear();
  const std::function<void(std::size_t, std::size_t)> choose = [&](std::size_t i,
                                                                   std::size_t moved) {
    if (i == parts.size()) {
      if (moved > 0) out.insert(then.text());
      return;
    }
    auto& place = then.terms[parts[i].first].parts;
    const std::size_t before = place.size();
    const bool must = sum.kind == "every" || sum.kind == "first";
    if (!must || options(i).empty()) {
      place.push_back(parts[i].second);
      choose(i + 1, moved);
      place.resize(before);
    }
    if (moved == sum.most) return;
    for (const auto& left : options(i)) {
      place.insert(place.end(), left.begin(), left.end());
      choose(i + 1, moved + 1);
      place.resize(before);
    }
  };
  choose(0, 0);
  return out;
}

bool plain_compound_wins(const std::string& text, std::map<std::string, bool>& seen) {
  const auto known = seen.find(text);
  if (known != seen.end()) return known->second;
  bool wins = false;
  for (const std::string& option : plain_compound_options(text)) {
    if (!plain_compound_wins(option, seen)) wins = true;
  }
  seen[text] = wins;
  return wins;
}

void check_compound(const std::string& text, std::map<std::string, bool>& seen) {
  INFO(text);
  const Position position = plain::position(text);
  REQUIRE(print(position) == text);
  const std::set<std::string> options = plain_compound_options(text);
  std::set<std::string> winning;
  for (const std::string& option : options) {
    if (!plain_compound_wins(option, seen)) winning.insert(option);
  }
  const auto result = analyze(position);
  REQUIRE(result);
  CHECK(result->player_to_move_wins() == !winning.empty());
  CHECK_FALSE(result->value);
  CHECK(result->winning_count == winning.size());
  std::set<std::string> listed;
  for (const PositionMove& move : result->winning)
    CHECK(listed.insert(print(after(position, move))).second);
  if (winning.size() <= max_listed) {
    CHECK(listed == winning);
  } else {
    CHECK(listed.size() == max_listed);
    for (const std::string& one : listed) CHECK(winning.count(one) == 1);
  }
  CHECK(is_over(position) == options.empty());
}

/// The core's moves are those of the recursion, each is found by where it leads to, and links keep
/// it.
void check_compound_moves(const std::string& text) {
  INFO(text);
  const Position position = plain::position(text);
  std::set<std::string> reached;
  const bool whole = each_move(position, [&](const PositionMove& move) {
    const Position then = after(position, move);
    const std::string printed = print(then);
    INFO(printed);
    CHECK(reached.insert(printed).second);
    const auto back = move_between(position, then);
    REQUIRE(back);
    CHECK(print(after(position, *back)) == printed);
    const auto link = write_link({position, then}, {});
    REQUIRE(link);
    const auto opened = read_link(*link);
    REQUIRE(opened);
    CHECK(print(opened->record.back()) == printed);
    return true;
  });
  CHECK(whole);
  CHECK(reached == plain_compound_options(text));
}

const char* const kinds[] = {"every", "first", "some", "most/2", "most/3"};

/// Small sums of many games, and of rules of one's own that split and vanish.
std::vector<std::string> written_sums() {
  return {"nim:1,2,3",
          "nim:0,3",
          "nim:2,2,2,1",
          "take/1..2:4,5",
          "take/1,3:3+nim:2",
          "custom/2*k>=n:5,3",
          "octal/0.77:4,3",
          "octal/0.77:1,5",
          "octal/0.137:5,4",
          "grundy:6,5",
          "lasker:3,3",
          "lasker:3+lasker:2",
          "wythoff:2,1+nim:2",
          "stairs:1,2+nim:1,2",
          "strip:2,4+nim:2",
          "monks:1,3,5+take/1..2:3",
          "hill/2:1,2,3+nim:1",
          "graph/a-b,a-c,b-c,c-d:a,b,a",
          "coins/turtles:HTH+nim:2",
          "coins/mock:HH+coins/twins:HTH",
          "coins/ruler:THH+nim:1",
          "hackenbush:0-a,a-b+nim:1",
          "nodekayles:a-b,b-c+nim:1",
          "arckayles:a-b,b-c,c-d+nim:1",
          "geography/a-b,b-c,a-c:a+nim:2",
          "row/oo->..:oooo+row/oo->..:ooo",
          "grid/..->oo;turn:../..+nim:2",
          "nimble:0,1,2,2",
          "fibonacci:5,2+fibonacci:4,3",
          "corners:1.2,2.1+nim:2",
          "corners:1.1+corners:1.2",
          "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):5,3",
          "own/n;k=1..2;n-=k:4,3,2",
          "own/n;n-=1|n>0;n%2==0;=>3*(n/2):4,2",
          "own/(a,b);k=1..min(a,b);a-=k|k=1..b;b-=k:2,1;1,2",
          "own/x{};i=1..len(x);k=1..x[i];x[i]-=k:1,2;2",
          "own/x[];i=1..len(x);x[i]==1;=>x[1..i-1]+x[i+1..len(x)]:1,0,1;1,1"};
}

/// Those, and of each game that none of them plays its first example.
const std::vector<std::string>& small_sums() {
  static const std::vector<std::string> list = [] {
    std::vector<std::string> sums = written_sums();
    std::set<std::string_view> met;
    for (const std::string& text : sums) {
      for (const Term& term : plain::position(text).terms) met.insert(term.rule->game().name);
    }
    for (const Game* game : all_games()) {
      if (met.count(game->name) == 0) sums.emplace_back(game->examples.front());
    }
    return sums;
  }();
  return list;
}

}  // namespace

TEST_CASE("compounds of every game are settled as plain recursion has them") {
  std::size_t first = 0;  // where a share is done, each kind has others
  for (const char* const kind : kinds) {
    std::map<std::string, bool> seen;
    for (std::size_t i = first++ % plain::stride(); i < small_sums().size(); i += plain::stride()) {
      const std::string text = small_sums()[i] + "~" + kind;
      check_compound(text, seen);
      check_compound_moves(text);
    }
  }
}

TEST_CASE("compounds at random are settled as plain recursion has them") {
  std::mt19937_64 random(21);
  const std::vector<std::string> rules = {"nim",        "take/1,3",      "take/2..3",
                                          "octal/0.77", "octal/0.26",    "lasker",
                                          "grundy",     "custom/2*k>=n", "nimble"};
  for (const char* const kind : kinds) {
    std::map<std::string, bool> seen;
    for (int round = 0; round < 40; ++round) {
      std::string text;
      for (std::uint64_t terms = 1 + random() % 2; terms > 0; --terms) {
        text += (text.empty() ? "" : "+") + rules[random() % rules.size()] + ":";
        const std::uint64_t heaps = 1 + random() % 2;
        for (std::uint64_t i = 0; i < heaps; ++i)
          text += (i > 0 ? "," : "") + std::to_string(random() % 6);
      }
      text += std::string("~") + kind;
      check_compound(text, seen);
    }
  }
}

TEST_CASE("Moore's Nim goes by digit sums") {
  // E. H. Moore, 1910: lost where every column of the binary digits adds up to 0 modulo k + 1.
  std::mt19937_64 random(22);
  for (int round = 0; round < 200; ++round) {
    const std::uint64_t k = 2 + random() % 3;
    std::vector<std::uint64_t> heaps(2 + random() % 4);
    std::string text;
    for (std::uint64_t& heap : heaps) {
      heap = random() % 40;
      text += (text.empty() ? "nim:" : ",") + std::to_string(heap);
    }
    text += "~most/" + std::to_string(k);
    INFO(text);
    const auto lost = [&](const std::vector<std::uint64_t>& state) {
      for (unsigned bit = 0; bit < 6; ++bit) {
        std::uint64_t ones = 0;
        for (const std::uint64_t heap : state) ones += heap >> bit & 1;
        if (ones % (k + 1) != 0) return false;
      }
      return true;
    };
    // All ways to lower up to k heaps, counted by the definition.
    std::uint64_t count = 0;
    std::vector<std::uint64_t> now = heaps;
    const std::function<void(std::size_t, std::uint64_t)> lower = [&](std::size_t i,
                                                                      std::uint64_t moved) {
      if (i == now.size()) {
        count += moved > 0 && lost(now);
        return;
      }
      lower(i + 1, moved);
      if (moved == k) return;
      for (now[i] = 0; now[i] < heaps[i]; ++now[i]) lower(i + 1, moved + 1);
      now[i] = heaps[i];
    };
    if (heaps.size() <= 4) lower(0, 0);
    const auto result = analyze(plain::position(text));
    REQUIRE(result);
    CHECK((result->outcome == Outcome::P) == lost(heaps));
    if (heaps.size() <= 4) {
      CHECK(result->winning_count == count);
      CHECK(result->winning.size() == std::min<std::uint64_t>(count, max_listed));
    }
  }
  const auto large = analyze(
      plain::position("nim:1000000000000000000,999999999999999999,123456789012345678,5~most/2"));
  REQUIRE(large);
  CHECK(large->outcome == Outcome::N);
  CHECK(large->winning_count);
  CHECK(large->method == AnalysisResult::Method::digits);
  for (const PositionMove& move : large->winning) {
    const auto then = analyze(after(
        plain::position("nim:1000000000000000000,999999999999999999,123456789012345678,5~most/2"),
        move));
    REQUIRE(then);
    CHECK(then->outcome == Outcome::P);
  }
}

TEST_CASE("problems of judges are compounds") {
  // CSES "Another Game": one coin from each of any heaps. Lost where all heaps are even.
  CHECK(analyze(plain::position("take/1:2,4,1000000000~some"))->outcome == Outcome::P);
  const auto odd = analyze(plain::position("take/1:3,4,1000000000,1~some"));
  CHECK(odd->outcome == Outcome::N);
  CHECK(odd->winning_count == std::uint64_t{1});
  CHECK(print(after(plain::position("take/1:3,4,1000000000,1~some"), odd->winning.front())) ==
        "take/1:2,4,1000000000,0~some");

  // HDU 3595 "GG and MM": multiples of the smaller number are taken from the larger one, in every
  // pair that is left. A pair is one of suspense; the longest decides.
  const std::string pairs = "own/{a,b};k=1..b/a;b-=k*a:";
  std::map<std::string, bool> seen;
  for (const char* const state : {"3,5;4,7", "2,9;5,8", "1,1;6,10", "3,12;5,7;2,3", "7,7;8,13"})
    CHECK(analyze(plain::position(pairs + state + "~every"))->player_to_move_wins() ==
          plain_compound_wins(print(plain::position(pairs + state + "~every")), seen));

  // Luogu P2490: k coins in pairs on n squares, of which up to d pairs draw nearer in one move. Of
  // the placements of 4 coins on 10 squares 182 are won with d = 2.
  int won = 0;
  for (int a = 1; a <= 10; ++a) {
    for (int b = a + 1; b <= 10; ++b) {
      for (int c = b + 1; c <= 10; ++c) {
        for (int d = c + 1; d <= 10; ++d) {
          const std::string gaps =
              "nim:" + std::to_string(b - a - 1) + "," + std::to_string(d - c - 1) + "~most/2";
          won += analyze(plain::position(gaps))->player_to_move_wins();
        }
      }
    }
  }
  CHECK(won == 182);
}

TEST_CASE("compounds list winning moves by the parts changed, then by their new states") {
  const auto texts = [](const std::string& text) {
    const Position position = plain::position(text);
    const auto result = analyze(position);
    REQUIRE(result);
    std::vector<std::string> out;
    for (const PositionMove& move : result->winning) out.push_back(print(after(position, move)));
    return out;
  };
  CHECK(texts("take/1..2:4,5~some") == std::vector<std::string>{"take/1..2:3,3~some"});
  CHECK(texts("nim:1,2~first") == std::vector<std::string>{"nim:0,0~first", "nim:0,1~first"});
  CHECK(texts("nim:1,3,5~most/2").size() ==
        *analyze(plain::position("nim:1,3,5~most/2"))->winning_count);
}

TEST_CASE("links join what a move changes in several terms") {
  const auto link = read_link("nim:2,3+take/1..2:4~every!1.1,0&2.3");
  REQUIRE(link);
  CHECK(print(link->record.back()) == "nim:1,0+take/1..2:3~every");
  CHECK(*write_link(link->record, {}) == "nim:2,3+take/1..2:4~every!1.1,0&2.3");
  const auto one = read_link("nim:2,3,1~some!1,2,1");
  REQUIRE(one);
  CHECK(print(one->record.back()) == "nim:1,2,1~some");
  const auto bad = [](const char* text) {
    const auto opened = read_link(text);
    REQUIRE_FALSE(opened);
    return opened.error().code;
  };
  CHECK(bad("nim:2,3~every!1,3") == ErrorCode::bad_step);
  CHECK(bad("nim:2,3+nim:1~every!1.1,2") == ErrorCode::bad_step);
  CHECK(bad("nim:2,3+nim:1~every!1.1,2&1.0,2") == ErrorCode::bad_step);
  CHECK(bad("nim:2,3+nim:1!1.1,3&2.0") == ErrorCode::expected_end);
  CHECK(bad("nim:2,3,4~most/2!1,2,3") == ErrorCode::bad_step);
  CHECK(bad("nim:2,0~first!1,0") == ErrorCode::bad_step);
}

TEST_CASE("compounds are read with their columns") {
  const auto error = plain::read_error;
  using E = ErrorCode;
  CHECK(error("nim:3~most/0") == std::pair(E::bad_compound, std::size_t{12}));
  CHECK(error("nim:3~most/1") == std::pair(E::bad_compound, std::size_t{12}));
  CHECK(error("nim:3~most") == std::pair(E::bad_compound, std::size_t{11}));
  CHECK(error("nim:3~most/x") == std::pair(E::bad_compound, std::size_t{12}));
  CHECK(error("nim:3~every~misere") == std::pair(E::bad_compound, std::size_t{12}));
  CHECK(error("nim:3~misere~some") == std::pair(E::bad_compound, std::size_t{13}));
  CHECK(error("nim:3~all") == std::pair(E::expected_end, std::size_t{6}));
  CHECK(error("nim:3~every+nim:4") == std::pair(E::expected_end, std::size_t{12}));
  CHECK(print(plain::position(" nim: 3 ~ MOST / 02 ")) == "nim:3~most/2");
}

TEST_CASE("the program wins what it can in compounds") {
  std::mt19937_64 random(23);
  for (const char* const text : {"nim:3,4,5~every", "octal/0.77:7,6~first", "grundy:9,8~some",
                                 "nim:3,4,5~most/2", "take/1..3:7+nim:4~most/2"}) {
    Position position = plain::position(text);
    bool winner_moves = analyze(position)->player_to_move_wins();
    while (!is_over(position)) {
      INFO(print(position));
      CHECK(analyze(position)->player_to_move_wins() == winner_moves);
      Reply reply(position, {.blunder = false, .seed = random(), .limit = default_limit});
      while (!reply.step(1'000'000).done) {}
      REQUIRE(reply.move());
      CHECK(reply.winning() == winner_moves);
      position = after(position, *reply.move());
      winner_moves = !winner_moves;
    }
    CHECK_FALSE(winner_moves);
  }
}

TEST_CASE("explanations of compounds have the numbers of every part") {
  const auto explained = [](const char* text) {
    Explain explain(plain::position(text));
    while (!explain.step(1'000'000).done) {}
    REQUIRE(explain.result());
    REQUIRE_FALSE(explain.result()->steps.empty());
    return std::get<CompoundStep>(explain.result()->steps.front());
  };
  using Method = AnalysisResult::Method;
  const CompoundStep every = explained("take/1..2:3,4~every");
  CHECK(every.method == Method::suspense);
  REQUIRE(every.rows.size() == 2);
  CHECK(every.rows[0].number == 2);
  CHECK(every.rows[1].number == 3);
  CHECK(every.number == 3);
  const CompoundStep first = explained("take/1..2:3,4~first");
  CHECK(first.method == Method::remoteness);
  CHECK(first.number == 2);
  const CompoundStep digits = explained("nim:1,2,3~most/2");
  CHECK(digits.digits == std::vector<std::uint64_t>{2, 2});
  CHECK(digits.modulus == 3);
  const CompoundStep some = explained("nim:0,2~some");
  CHECK(some.method == Method::outcomes);
  CHECK(some.rows[0].number == 0);
  CHECK(some.rows[1].number == 1);
}

TEST_CASE("winning moves are counted where parts can come again") {
  // Where it is known who wins, each move leads to a position that is lost, won or drawn: found
  // from the ends back among all that can be reached.
  const auto plain_winning = [](const std::string& text) {
    std::map<std::string, std::set<std::string>> options;
    std::vector<std::string> open{text};
    while (!open.empty()) {
      const std::string one = open.back();
      open.pop_back();
      const auto [at, fresh] = options.try_emplace(one);
      if (!fresh) continue;
      at->second = plain_compound_options(one);
      open.insert(open.end(), at->second.begin(), at->second.end());
    }
    std::map<std::string, bool> won;
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [one, then] : options) {
        if (won.count(one) > 0) continue;
        const auto is = [&](bool wanted) {
          return [&won, wanted](const std::string& option) {
            const auto found = won.find(option);
            return found != won.end() && found->second == wanted;
          };
        };
        const bool wins = std::any_of(then.begin(), then.end(), is(false));
        if (!wins && !std::all_of(then.begin(), then.end(), is(true))) continue;
        won[one] = wins;
        changed = true;
      }
    }
    std::set<std::string> out;
    for (const std::string& option : options.at(text)) {
      const auto found = won.find(option);
      if (found != won.end() && !found->second) out.insert(option);
    }
    return out;
  };
  std::mt19937_64 random(41);
  const std::vector<std::string> rules = {"own/n;k=1..3;n-=k|n==2;n=3", "own/n;n>0;n-=1|n==1;n=2",
                                          "own/n;n>0;=>(n-1)+(n-1)", "take/1..3", "nim"};
  std::vector<std::string> sums = {"own/n;k=1..3;n-=k|n==2;n=3:4,2,0~most/2"};
  for (std::size_t round = 0; round < plain::share(60); ++round) {
    std::string text = rules.front() + ":";
    for (std::size_t i = 0, parts = 2 + random() % 2; i < parts; ++i)
      text += (i > 0 ? "," : "") + std::to_string(random() % 5);
    text += "+" + rules[1 + random() % (rules.size() - 1)] + ":" + std::to_string(random() % 4);
    sums.push_back(text + "~most/" + std::to_string(2 + random() % 2));
  }
  std::size_t settled = 0;
  for (const std::string& text : sums) {
    INFO(text);
    const auto result = analyze(plain::position(text));
    if (!result) {
      CHECK(result.error().args == std::vector<std::string>{"50000000", "compound-circles"});
      continue;
    }
    ++settled;
    const std::set<std::string> winning = plain_winning(text);
    CHECK(result->player_to_move_wins() == !winning.empty());
    CHECK(result->winning_count == winning.size());
    for (const PositionMove& move : result->winning)
      CHECK(winning.count(print(after(plain::position(text), move))) == 1);
  }
  CHECK(settled >= plain::floor_of_share(15));
}

TEST_CASE("compounds without bound are unsettled") {
  for (const char* const text : {"take/1..3:1000000000~every", "take/1..3:1000000000~first",
                                 "graph/a-b,b-a,b-c:a,b~every"}) {
    INFO(text);
    const auto result = analyze(plain::position(text));
    REQUIRE_FALSE(result);
    CHECK(result.error().code == ErrorCode::unsettled);
  }
  // By outcomes of the parts nothing is too large.
  CHECK(
      analyze(plain::position("take/1..3:1000000000000000000,999999999999999999~some"))->outcome ==
      Outcome::N);
}

namespace {

/// Who wins each position that can be reached where play may run in circles, by retrograde
/// analysis: lost where all options are won, won where some option is lost, drawn else. Empty where
/// there are more than `most`.
std::map<std::string, Outcome> plain_compound_outcomes(const std::string& start, std::size_t most) {
  std::map<std::string, std::set<std::string>> options;
  std::vector<std::string> waiting{start};
  while (!waiting.empty()) {
    const std::string text = waiting.back();
    waiting.pop_back();
    if (options.count(text) > 0) continue;
    if (options.size() == most) return {};
    options[text] = plain_compound_options(text);
    for (const std::string& option : options[text]) waiting.push_back(option);
  }
  std::map<std::string, Outcome> outcomes;
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [text, all] : options) {
      if (outcomes.count(text) > 0) continue;
      bool some_lost = false;
      bool all_won = true;
      for (const std::string& option : all) {
        const auto known = outcomes.find(option);
        some_lost = some_lost || (known != outcomes.end() && known->second == Outcome::P);
        all_won = all_won && known != outcomes.end() && known->second == Outcome::N;
      }
      if (!some_lost && !all_won) continue;
      outcomes[text] = some_lost ? Outcome::N : Outcome::P;
      changed = true;
    }
  }
  for (const auto& one : options) outcomes.emplace(one.first, Outcome::D);
  return outcomes;
}

}  // namespace

TEST_CASE("sums of drawn and written rules that may run in circles: no abort, nothing false") {
  std::vector<std::string> texts = {
      "row/o.->.o,o->.;flip:o..",
      "row/.->x,x->.,.->o:.",
      "grid/x.->.x,x->.;turn:x./..",
      "row/.->x,x->.,.->o:.+row/o.->.o,o->.;flip:o..",
      "graph/a-b,b-a,b-c:a,b",
      "graph/a-b,b-a,b-c:b,b,b",
      "graph/a-b,b-c,c-b,a-e:a",
      "graph/a-b,b-c,c-b,a-e:a,e",
      "own/n;n>0;n-=1|n>2;n+=1;n<=4:3,1",
  };
  std::mt19937_64 random(3);
  const auto draw = [&](std::size_t below) { return static_cast<std::size_t>(random() % below); };
  const auto cells = [&](std::size_t count) {
    std::string out;
    for (; count > 0; --count) out.push_back(".xo"[draw(3)]);
    return out;
  };
  for (std::size_t i = plain::share(120); i > 0; --i) {
    std::string text;
    for (std::size_t terms = 1 + draw(2); terms > 0; --terms) {
      std::string rules;
      for (std::size_t moves = 1 + draw(3); moves > 0; --moves) {
        const std::size_t width = 1 + draw(2);
        const std::string left = cells(width);
        std::string right = cells(width);
        if (left == right) right[0] = left[0] == 'x' ? '.' : 'x';
        rules += (rules.empty() ? "" : ",") + left + "->" + right;
      }
      const std::string flag = draw(2) == 0 ? ";flip" : "";
      text += (text.empty() ? "" : "+") + ("row/" + rules + flag + ":" + cells(1 + draw(3)));
    }
    texts.push_back(text);
  }
  std::size_t settled = 0;
  std::size_t in_circles = 0;
  for (const std::string& text : texts) {
    for (const char* const kind : {"every", "first", "some", "most/2"}) {
      const std::string whole = text + "~" + kind;
      if (!read_position(whole)) continue;
      INFO(whole);
      const Position position = plain::position(whole);
      const auto outcomes = plain_compound_outcomes(print(position), 400);
      if (outcomes.empty()) continue;
      const auto result = analyze(position, 100'000);
      if (!result) {
        CHECK(result.error().code == ErrorCode::unsettled);
        continue;
      }
      ++settled;
      bool circles = false;
      for (const auto& one : outcomes) circles = circles || one.second == Outcome::D;
      in_circles += circles;
      REQUIRE(result->outcome == outcomes.at(print(position)));
      std::set<std::string> winning;
      for (const std::string& option : plain_compound_options(print(position))) {
        if (outcomes.at(option) == Outcome::P) winning.insert(option);
      }
      if (result->outcome != Outcome::N) winning.clear();
      std::set<std::string> listed;
      for (const PositionMove& move : result->winning) listed.insert(print(after(position, move)));
      CHECK(listed == winning);
      CHECK(result->winning_count == winning.size());
    }
  }
  CHECK(settled >= plain::floor_of_share(200));
  CHECK(in_circles >= 3);
}
