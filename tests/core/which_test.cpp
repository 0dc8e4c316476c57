// Which game it is: rules are found again by their values, twins are equal as far as anybody looks,
// and lists that no game has give none.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "laws/which/which.hpp"

#include <cstdlib>
#include <set>

using namespace nimber;

namespace {

/// So many of 2,000: all where NIMBER_STRIDE is set, as in script/nightly, else a twentieth.
std::size_t some_of(std::size_t whole) {
  return std::getenv("NIMBER_STRIDE") != nullptr ? plain::share(whole) : whole / 20;
}

/// g(0) … g(count - 1), by the rule itself; less where it does not come so far.
std::vector<std::uint64_t> values_of(const std::string& text, std::uint64_t count) {
  const RulePtr rule = plain::rule(text);
  Work work(2'000'000'000);
  work.open_step(2'000'000'000);
  REQUIRE(rule->sequence().sequence_ready(count - 1, work) == Ready::yes);
  std::vector<std::uint64_t> out;
  for (std::uint64_t n = 0; n < count; ++n) out.push_back(rule->sequence().sequence_value(n));
  return out;
}

/// The list that the game moved so gives.
std::vector<std::uint64_t> moved_list(const std::vector<std::uint64_t>& values, int moved,
                                      std::size_t count) {
  std::vector<std::uint64_t> list;
  for (std::size_t n = 0; n < count; ++n) {
    const auto heap = static_cast<std::int64_t>(n) + moved;
    list.push_back(heap < 0 ? 0 : values[static_cast<std::size_t>(heap)]);
  }
  return list;
}

Which::Answer answer(Which work) {
  while (!work.step(1'000'000).done) {}
  REQUIRE(work.result());
  return *work.result();
}

const FoundGame* named(const Which::Answer& found, const std::string& rule) {
  for (const FoundGame& game : found.games) {
    if (game.rule == rule) return &game;
  }
  return nullptr;
}

std::string random_game(std::mt19937_64& random) {
  static const auto games = listed_games({17, 40, 59});
  return rule_text(games[random() % games.size()]);
}

}  // namespace

TEST_CASE("which: the values of listed games are those of their rules") {
  std::mt19937_64 random(41);
  const auto games = listed_games({17, 59});
  std::set<ListedGame::Kind> seen;
  // One of every kind in any share.
  std::vector<ListedGame> chosen;
  for (const ListedGame& game : games) {
    if (seen.insert(game.kind).second) chosen.push_back(game);
  }
  while (chosen.size() < plain::share(2000)) {
    // The kinds that have few games come often.
    const std::size_t round = chosen.size();
    chosen.push_back(round % 4 != 0   ? games[random() % games.size()]
                     : round % 8 == 0 ? games[random() % 9]
                                      : games[games.size() - 8225 + random() % 40]);
  }
  for (const ListedGame& game : chosen) {
    const std::string text = rule_text(game);
    INFO(text);
    REQUIRE(plain::rule(text)->text() == text);
    const auto values = values_of(text, 90);
    std::size_t n = 0;
    each_value(game, values.size(), [&](Value value) {
      INFO(n);
      REQUIRE(value == values[n]);
      return ++n < values.size();
    });
    REQUIRE(n == values.size());
  }
  CHECK(seen.size() == 7);
}

TEST_CASE("which: no game is listed twice") {
  std::set<std::string> texts;
  for (const ListedGame& game : listed_games({17, 59})) {
    const std::string text = rule_text(game);
    INFO(text);
    REQUIRE(texts.insert(text).second);
  }
  CHECK(texts.size() > 110'000);
}

TEST_CASE("which: random rules are found from 40 of their values, however the list is moved") {
  std::mt19937_64 random(42);
  for (std::size_t round = 0; round < some_of(2000); ++round) {
    const std::string text = random_game(random);
    const int moved = static_cast<int>(random() % 7) - 3;
    const bool marks = random() % 4 == 0;
    INFO(text << " moved " << moved << (marks ? ", marks" : ""));
    const auto list = moved_list(values_of(text, 43), moved, 40);
    const Which::Answer found = answer(Which(list, marks, SIZE_MAX));
    REQUIRE(found.more == 0);
    const FoundGame* const game = named(found, text);
    REQUIRE(game != nullptr);
    // It may fit in a plainer way as well.
    REQUIRE(std::abs(game->moved) <= std::abs(moved));
    REQUIRE(game->agrees_to == 39);
    // Each one that is told agrees, and the order is as promised.
    for (std::size_t i = 0; i < found.games.size(); i += 1 + found.games.size() / 7) {
      const FoundGame& one = found.games[i];
      INFO(one.rule << " " << one.moved);
      const auto other = moved_list(values_of(one.rule, 43), one.moved, 40);
      for (std::size_t n = 0; n < 40; ++n)
        REQUIRE((marks ? (other[n] == 0) == (list[n] == 0) : other[n] == list[n]));
      if (i == 0) continue;
      const std::string& before = found.games[i - 1].rule;
      REQUIRE((before.size() < one.rule.size() ||
               (before.size() == one.rule.size() && before < one.rule)));
    }
    // Of the same list at most twenty are told.
    const Which::Answer told = answer(Which(list, marks));
    REQUIRE(told.games.size() == std::min<std::size_t>(20, found.games.size()));
    REQUIRE(told.more == found.games.size() - told.games.size());
  }
}

TEST_CASE("which: no game has a random list") {
  // 800,000 lists are compared with: 2,000 lists of 40 values below 4 meet none, but once in 10^15.
  std::mt19937_64 random(43);
  for (std::size_t round = 0; round < some_of(2000); ++round) {
    std::vector<std::uint64_t> list;
    const bool marks = round % 4 == 0;
    for (std::size_t n = 0; n < (marks ? 80 : 40); ++n) list.push_back(random() % (marks ? 2 : 4));
    const Which::Answer found = answer(Which(list, marks));
    REQUIRE(found.games.empty());
    REQUIRE(found.more == 0);
  }
}

TEST_CASE("which: a list is compared to its end, far behind the first look") {
  for (const std::string rule : {"octal/0.07", "take/1,5,16", "take/2,5,6", "custom/3*k<=n", "nim",
                                 "take/1..7,9..", "grundy", "take/prime"}) {
    INFO(rule);
    auto list = values_of(rule, 3000);
    REQUIRE(named(answer(Which(list, false, SIZE_MAX)), rule) != nullptr);
    REQUIRE(named(answer(Which(list, false, SIZE_MAX)), rule)->agrees_to == 2999);
    list[2990] += 1;
    REQUIRE(named(answer(Which(list, false, SIZE_MAX)), rule) == nullptr);
  }
}

TEST_CASE("which: proven twins are equal to 100,000") {
  std::mt19937_64 random(44);
  std::size_t proven = 0;
  std::vector<std::string> rules = {"octal/0.137", "take/1,2,3", "take/even", "take/1..4,6..",
                                    "own/n;k=1..n/3;n-=k"};
  while (rules.size() < some_of(400)) rules.push_back(random_game(random));
  for (const std::string& text : rules) {
    INFO(text);
    const Which::Answer found = answer(Which(plain::rule(text)));
    REQUIRE(named(found, text) == nullptr);
    for (std::size_t i = 0; i < found.games.size(); i += 5) {
      const FoundGame& game = found.games[i];
      if (!game.proven) continue;
      INFO(game.rule << " moved " << game.moved);
      // Where no period is proven a value costs as much as the heap has options.
      const std::uint64_t to = text.starts_with("own") ? 10'000 : 100'000;
      const auto mine = values_of(text, to);
      const auto other = moved_list(values_of(game.rule, to + 3), game.moved, to);
      REQUIRE(mine == other);
      ++proven;
    }
  }
  CHECK(proven > rules.size() / 2);
}

TEST_CASE("which: what only looks like a twin is none") {
  // 0.07 has the preperiod 53: its list with another period behind it is no game's.
  const auto found = answer(Which(plain::rule("octal/0.137")));
  REQUIRE(named(found, "octal/0.07") != nullptr);
  CHECK(named(found, "octal/0.07")->moved == 1);
  CHECK(named(found, "octal/0.07")->proven);
  CHECK(named(found, "octal/0.07")->name == "Dawson's Kayles");
  // take/59,60 and take/60 agree to heap 58, and moved they agree longer.
  CHECK(named(answer(Which(plain::rule("take/60"))), "take/59,60") == nullptr);
  CHECK(named(answer(Which(plain::rule("custom/3*k<=n"))), "custom/4*k<=n") == nullptr);
  const auto thirds = answer(Which(plain::rule("own/n;k=1..n/3;n-=k")));
  REQUIRE(named(thirds, "custom/3*k<=n") != nullptr);
  CHECK(named(thirds, "custom/3*k<=n")->proven);
}

TEST_CASE("which: twins that are not named are looked at as those that are") {
  const std::vector<std::string> rules = {"take/1,2", "take/1", "octal/0.77"};
  for (const std::string& rule : plain::share_of(rules)) {
    INFO(rule);
    const auto all = answer(Which(plain::rule(rule), SIZE_MAX));
    REQUIRE(all.more == 0);
    REQUIRE(all.games.size() > Which::most_told);
    for (const std::size_t told : {std::size_t{0}, Which::most_told})
      CHECK(answer(Which(plain::rule(rule), told)).more == all.games.size() - told);
  }
  // To heap 149,999 it is take/1, which has hundreds of twins. They are none of its own.
  const std::string late = "take/1,150000";
  REQUIRE(moved_list(values_of("take/1", 150'001), 0, 150'000) ==
          moved_list(values_of(late, 150'001), 0, 150'000));
  REQUIRE(values_of("take/1", 150'001).back() != values_of(late, 150'001).back());
  CHECK(answer(Which(plain::rule(late), 0)).more == 0);
}

TEST_CASE("which: lists that are too short, and rules without single heaps") {
  const auto code = [](Which work) {
    while (!work.step(1'000'000).done) {}
    REQUIRE(!work.result());
    return work.result().error();
  };
  CHECK(code(Which({0, 1, 2, 3, 4, 5, 6}, false)).code == ErrorCode::too_few_values);
  CHECK(code(Which({0, 1, 2, 3, 4, 5, 6}, false)).args ==
        std::vector<std::string>{"7", "8", "values"});
  CHECK(code(Which(std::vector<std::uint64_t>(15, 0), true)).args ==
        std::vector<std::string>{"15", "16", "marks"});
  CHECK(code(Which(plain::rule("wythoff"))).code == ErrorCode::no_sequence);
  CHECK(answer(Which({0, 1, 2, 3, 4, 5, 6, 7}, false)).games[0].rule == "nim");
}
