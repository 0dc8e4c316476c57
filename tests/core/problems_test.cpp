// The judge problems: each on its sample, on cases answered by plain recursion written here (no
// theory), on malformed input, and on 10^5 cases.
#include "catch.hpp"
#include "share.hpp"

#include <nimber/analysis.hpp>
#include <nimber/judge.hpp>
#include <nimber/notation.hpp>
#include "values/divisors.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace nimber;

namespace {

using Numbers = std::vector<std::uint64_t>;
/// A position and, from it, all positions one move away.
using Options = std::function<std::vector<Numbers>(const Numbers&)>;

struct Judged {
  std::string output;
  std::string code;  // of the error
  std::uint32_t line = 0;
  std::vector<CasePlace> cases;
  std::vector<std::string> positions;  // the first 200
};

Judged judge(std::string_view name, const std::string& input, std::uint64_t budget = 1'000'000) {
  const Problem* problem = find_problem(name);
  REQUIRE(problem != nullptr);
  ProblemRun run(*problem, input);
  Judged judged;
  bool done = false;
  while (!done) {
    done = run.step(budget).done;
    judged.output += run.take_output();
  }
  judged.cases = run.cases();
  if (run.error()) {
    judged.code = text(run.error()->error.code);
    judged.line = run.error()->line;
  }
  for (std::size_t i = 0; i < std::min<std::size_t>(run.cases().size(), 200); ++i)
    judged.positions.push_back(run.position(i));
  return judged;
}

/// Plain win/lose recursion; a position is remembered by its numbers.
class Recursion {
 public:
  explicit Recursion(Options options, bool misere = false)
      : options_(std::move(options)), misere_(misere) {}
  bool wins(const Numbers& position) {
    const auto known = known_.find(position);
    if (known != known_.end()) return known->second;
    const auto options = options_(position);
    bool wins = options.empty() && misere_;
    for (const Numbers& option : options) {
      if (!this->wins(option)) {
        wins = true;
        break;
      }
    }
    known_.emplace(position, wins);
    return wins;
  }
  std::vector<Numbers> options(const Numbers& position) const { return options_(position); }

 private:
  Options options_;
  bool misere_;
  std::map<Numbers, bool> known_;
};

/// Heaps from which the numbers of a set may be taken, all of them where the set is empty.
Options taking(const std::set<std::uint64_t>& set = {}) {
  return [set](const Numbers& heaps) {
    std::vector<Numbers> list;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (std::uint64_t k = 1; k <= heaps[i]; ++k) {
        if (!set.empty() && set.count(k) == 0) continue;
        list.push_back(heaps);
        list.back()[i] -= k;
      }
    }
    return list;
  };
}

std::set<std::uint64_t> up_to(std::uint64_t most) {
  std::set<std::uint64_t> set;
  for (std::uint64_t k = 1; k <= most; ++k) set.insert(k);
  return set;
}

std::string joined(const Numbers& numbers, const std::string& before = " ") {
  std::string text;
  for (const std::uint64_t n : numbers) text.append(before).append(std::to_string(n));
  return text;
}

/// All lists of `size` numbers 0 .. most.
std::vector<Numbers> tuples(std::size_t size, std::uint64_t most) {
  std::vector<Numbers> all = {{}};
  for (std::size_t i = 0; i < size; ++i) {
    std::vector<Numbers> longer;
    for (const Numbers& t : all) {
      for (std::uint64_t n = 0; n <= most; ++n) {
        longer.push_back(t);
        longer.back().push_back(n);
      }
    }
    all = std::move(longer);
  }
  return all;
}

/// All sets of numbers least .. most, ascending.
std::vector<Numbers> subsets(std::uint64_t least, std::uint64_t most) {
  std::vector<Numbers> all;
  for (std::uint64_t bits = 1; bits < (std::uint64_t{1} << (most - least + 1)); ++bits) {
    Numbers set;
    for (std::uint64_t n = least; n <= most; ++n) {
      if (bits >> (n - least) & 1) set.push_back(n);
    }
    all.push_back(set);
  }
  return all;
}

/// Input of a problem and the output that recursion gives.
struct Expected {
  std::string input;
  std::string output;
  std::vector<bool> first_wins;

  void add(const std::string& in, bool wins, const std::string& out) {
    input.append(in).append("\n");
    output.append(out).append("\n");
    first_wins.push_back(wins);
  }
};

/// The output is as expected, and so is the winner of each case on the board.
void check(std::string_view name, const Expected& expected, const std::string& before = "",
           const std::string& after = "") {
  const Judged judged = judge(name, before + expected.input + after);
  CHECK(judged.code.empty());
  CHECK(judged.output == expected.output);
  REQUIRE(judged.cases.size() == expected.first_wins.size());
  const bool on_board = !find_problem(name)->game.empty();
  for (std::size_t i = 0; i < judged.positions.size(); ++i) {
    const std::string& text = judged.positions[i];
    INFO(name << " " << text);
    if (!on_board) CHECK(text.empty());
    if (text.empty()) continue;
    const auto position = read_position(text);
    REQUIRE(position);
    CHECK(print(*position) == text);
    CHECK(position->terms.front().rule->game().name == find_problem(name)->game);
    const auto analysis = analyze(*position);
    REQUIRE(analysis);
    CHECK(analysis->player_to_move_wins() == expected.first_wins[i]);
  }
}

std::string counted(const Expected& expected) {
  return std::to_string(expected.first_wins.size()) + "\n";
}

std::uint64_t count_winning(Recursion& game, const Numbers& position) {
  std::uint64_t count = 0;
  for (const Numbers& option : game.options(position)) count += game.wins(option) ? 0 : 1;
  return count;
}

std::string replaced(std::string text, const std::string& old, const std::string& now) {
  for (std::size_t at = text.find(old); at != std::string::npos;
       at = text.find(old, at + now.size()))
    text.replace(at, old.size(), now);
  return text;
}

}  // namespace

TEST_CASE("every problem answers its sample") {
  CHECK(all_problems().size() >= 60);
  for (const Problem* problem : all_problems()) {
    INFO(problem->name);
    CHECK(find_problem(problem->name) == problem);
    const std::string input(problem->sample_input);
    const std::string output(problem->sample_output);
    const Judged judged = judge(problem->name, input);
    CHECK(judged.output == output);
    CHECK(judged.code.empty());
    REQUIRE(!judged.cases.empty());
    CHECK(judge(problem->name, input, 1).output == output);
    CHECK(judge(problem->name, replaced(input, "\n", " \r\n")).output == output);
    CHECK(judge(problem->name, "\xEF\xBB\xBF" + replaced(input, " ", " \t ")).output == output);
    CHECK(judge(problem->name, input.substr(0, input.size() - 1)).output == output);
    if (problem->frame != Frame::by_line)
      CHECK(judge(problem->name, "\n\n" + replaced(input, " ", "\n") + "\n \n").output == output);
    CHECK((problem->game.empty() || find_game(problem->game) != nullptr));
    for (const std::string& text : judged.positions) {
      if (problem->game.empty()) CHECK(text.empty());
      if (text.empty()) continue;
      const auto position = read_position(text);
      REQUIRE(position);
      CHECK(print(*position) == text);
    }
  }
  CHECK(find_problem("poj-3480") == find_problem("hdu-1907"));
  // As judges write them.
  CHECK(find_problem("POJ-3480") == find_problem("hdu-1907"));
  CHECK(find_problem("CSES-1730") == find_problem("cses-1730"));
  CHECK(find_problem("poj-1") == nullptr);
  CHECK(judge("lanqiao-monks", "1 5 8 10").output == "1 3\n");
  CHECK(judge("poj-2234", "").output.empty());
  CHECK(judge("poj-2234", "").code.empty());
}

TEST_CASE("judges: Nim by recursion") {
  Recursion nim(taking());
  Expected e2234, e2975, e1849, e1850, e2176;
  for (const Numbers& heaps : tuples(3, 6)) {
    const bool wins = nim.wins(heaps);
    const std::string text = "3" + joined(heaps);
    const std::string count = std::to_string(count_winning(nim, heaps));
    e2234.add(text, wins, wins ? "Yes" : "No");
    e1849.add(text, wins, wins ? "Rabbit Win!" : "Grass Win!");
    e2975.add(text, wins, count);
    e1850.add(text, wins, count);
    std::string answer = wins ? "Yes" : "No";
    for (const Numbers& option : nim.options(heaps)) {
      if (nim.wins(option)) continue;
      const auto changed = std::mismatch(heaps.begin(), heaps.end(), option.begin());
      answer.append("\n")
          .append(std::to_string(*changed.first))
          .append(" ")
          .append(std::to_string(*changed.second));
    }
    e2176.add(text, wins, answer);
  }
  check("poj-2234", e2234);
  check("poj-2975", e2975, "", "0");
  check("hdu-1849", e1849, "", "0\n");
  check("hdu-1850", e1850, "", "0\n");
  check("hdu-2176", e2176, "", "0\n");

  Recursion misere(taking(), true);
  Expected e1907;
  for (const Numbers& heaps : tuples(3, 4)) {
    const bool wins = misere.wins(heaps);
    e1907.add("3" + joined(heaps), wins, wins ? "John" : "Brother");
  }
  check("hdu-1907", e1907, counted(e1907));
  check("poj-3480", e1907, counted(e1907));
}

TEST_CASE("judges: men on a line by recursion") {
  Recursion strip([](const Numbers& coins) {
    std::vector<Numbers> list;
    for (std::size_t i = 0; i < coins.size(); ++i) {
      for (std::uint64_t to = i == 0 ? 1 : coins[i - 1] + 1; to < coins[i]; ++to) {
        list.push_back(coins);
        list.back()[i] = to;
      }
    }
    return list;
  });
  Expected e1704;
  for (const Numbers& coins : subsets(1, 9)) {
    const bool wins = strip.wins(coins);
    // Unsorted.
    e1704.add(std::to_string(coins.size()) + joined(Numbers(coins.rbegin(), coins.rend()), "\n"),
              wins, wins ? "Georgia will win" : "Bob will win");
  }
  check("poj-1704", e1704, counted(e1704));

  Recursion monks([](const Numbers& men) {
    std::vector<Numbers> list;
    for (std::size_t i = 0; i + 1 < men.size(); ++i) {
      for (std::uint64_t to = men[i] + 1; to < men[i + 1]; ++to) {
        list.push_back(men);
        list.back()[i] = to;
      }
    }
    return list;
  });
  Expected moved;
  for (const Numbers& men : subsets(1, 10)) {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> winning;
    for (const Numbers& option : monks.options(men)) {
      if (monks.wins(option)) continue;
      const auto changed = std::mismatch(men.begin(), men.end(), option.begin());
      winning.emplace_back(*changed.first, *changed.second);
    }
    std::sort(winning.begin(), winning.end());
    if (winning.size() > 1) CHECK(winning[0].first != winning[1].first);
    const std::string answer = winning.empty() ? std::string("-1")
                                               : std::to_string(winning[0].first) + " " +
                                                     std::to_string(winning[0].second);
    moved.add(joined(men), !winning.empty(), answer);
  }
  check("lanqiao-monks", moved);

  // The king's number stands before the places.
  Recursion hill([](const Numbers& state) {
    std::vector<Numbers> list;
    if (state[state[0]] == 0) return list;
    for (std::size_t i = 1; i < state.size(); ++i) {
      for (std::uint64_t to = 0; to < state[i]; ++to) {
        if (i > 1 && to < state[i - 1]) continue;
        if (i > 1 && to == state[i - 1] && to != 0) continue;
        list.push_back(state);
        list.back()[i] = to;
      }
    }
    return list;
  });
  Expected e4315;
  for (std::size_t zeros = 0; zeros <= 2; ++zeros) {
    for (const Numbers& men : subsets(1, 7)) {
      Numbers climbers(zeros, 0);
      climbers.insert(climbers.end(), men.begin(), men.end());
      for (std::uint64_t k = 1; k <= climbers.size(); ++k) {
        Numbers state = {k};
        state.insert(state.end(), climbers.begin(), climbers.end());
        const bool wins = hill.wins(state);
        e4315.add(std::to_string(climbers.size()) + " " + std::to_string(k) + joined(climbers),
                  wins, wins ? "Alice" : "Bob");
      }
    }
  }
  check("hdu-4315", e4315);
}

TEST_CASE("judges: Wythoff's game by recursion") {
  Recursion game([](const Numbers& heaps) {
    std::vector<Numbers> list = taking()(heaps);
    for (std::uint64_t k = 1; k <= std::min(heaps[0], heaps[1]); ++k)
      list.push_back({heaps[0] - k, heaps[1] - k});
    return list;
  });
  Expected e1067, e2177;
  for (const Numbers& heaps : tuples(2, 24)) {
    const bool wins = game.wins(heaps);
    e1067.add(std::to_string(heaps[0]) + " " + std::to_string(heaps[1]), wins, wins ? "1" : "0");
    if (heaps[0] > heaps[1] || heaps[1] == 0) continue;
    std::set<std::pair<std::uint64_t, std::uint64_t>, std::greater<>> pairs;
    std::string answer = wins ? "1" : "0";
    const auto tell = [&](std::uint64_t a, std::uint64_t b) {
      answer.append("\n").append(std::to_string(a)).append(" ").append(std::to_string(b));
    };
    std::pair<std::uint64_t, std::uint64_t> both(UINT64_MAX, 0);
    for (const Numbers& option : game.options(heaps)) {
      if (game.wins(option)) continue;
      const auto [a, b] = std::minmax(option[0], option[1]);
      if (option[0] != heaps[0] && option[1] != heaps[1]) {
        both = {a, b};
        tell(a, b);
      }
      pairs.emplace(a, b);
    }
    for (const auto& [a, b] : pairs) {
      if (std::make_pair(a, b) != both) tell(a, b);
    }
    e2177.add(std::to_string(heaps[0]) + " " + std::to_string(heaps[1]), wins, answer);
  }
  check("poj-1067", e1067);
  check("hdu-2177", e2177, "", "0 0\n");
  CHECK(judge("hdu-2177", "4 5\n0 0\n").output == "1\n1 2\n3 5\n");
  CHECK(judge("hdu-2177", "2 3\n7 10\n0 5 0 0\n").output == "1\n1 2\n1\n4 7\n6 10\n1\n0 0\n");
  // Where double fails.
  CHECK(judge("poj-1067", "165580140 267914295 165580141 267914296").output == "0\n1\n");
  CHECK(judge("poj-1067", "618033988749894848 1000000000000000000").code.empty());
}

TEST_CASE("judges: taking from one heap by recursion") {
  constexpr std::uint64_t highest = 40;
  Expected e2188, e1846, e1847, e2149, e2368, e2897;
  std::map<std::uint64_t, Recursion> bash;
  for (std::uint64_t most = 1; most <= highest; ++most)
    bash.emplace(most, Recursion(taking(up_to(most))));
  for (std::uint64_t most = 1; most <= 9; ++most) {
    for (std::uint64_t n = 0; n <= 25; ++n) {
      const bool wins = bash.at(most).wins({n});
      const std::string text = std::to_string(n) + " " + std::to_string(most);
      e2188.add(text, wins, wins ? "Grass" : "Rabbit");
      e1846.add(text, wins, wins ? "first" : "second");
    }
  }
  check("hdu-2188", e2188, counted(e2188));
  check("hdu-1846", e1846, counted(e1846));

  Recursion powers(taking({1, 2, 4, 8, 16, 32}));
  for (std::uint64_t n = 0; n <= 63; ++n)
    e1847.add(std::to_string(n), powers.wins({n}), powers.wins({n}) ? "Kiki" : "Cici");
  check("hdu-1847", e1847);

  for (std::uint64_t price = 1; price <= 20; ++price) {
    for (std::uint64_t most = 1; most <= 24; ++most) {
      Recursion sale([&](const Numbers& left) {
        std::vector<Numbers> list;
        for (std::uint64_t bid = 1; bid <= most && left[0] > 0; ++bid)
          list.push_back({left[0] - std::min(left[0], bid)});
        return list;
      });
      std::string answer;
      for (std::uint64_t bid = 1; bid <= most; ++bid) {
        if (sale.wins({price - std::min(price, bid)})) continue;
        answer.append(answer.empty() ? "" : " ").append(std::to_string(bid));
      }
      const bool wins = !answer.empty();
      e2149.add(std::to_string(price) + " " + std::to_string(most), wins,
                wins ? answer : std::string("none"));
    }
  }
  check("hdu-2149", e2149);

  for (std::uint64_t n = 3; n <= highest; ++n) {
    std::uint64_t least = 2;
    while (least < n && bash.at(least).wins({n})) ++least;
    e2368.add(std::to_string(n), false, std::to_string(least < n ? least : 0));
  }
  check("poj-2368", e2368);
  CHECK(judge("poj-2368", "1 2").output == "0\n0\n");
  CHECK(judge("poj-2368", "1 2").positions.at(0).empty());

  for (std::uint64_t least = 1; least <= 6; ++least) {
    for (std::uint64_t most = least; most <= 7; ++most) {
      Recursion encounter(
          [&](const Numbers& left) {
            std::vector<Numbers> list;
            if (left[0] > 0 && left[0] < least) list.push_back({0});
            for (std::uint64_t k = least; k <= most && k <= left[0]; ++k)
              list.push_back({left[0] - k});
            return list;
          },
          true);
      for (std::uint64_t n = 0; n <= 40; ++n) {
        const bool wins = encounter.wins({n});
        e2897.add(joined({n, least, most}), wins, wins ? "WIN" : "LOST");
      }
    }
  }
  check("hdu-2897", e2897);
}

TEST_CASE("judges: several heaps by recursion") {
  Recursion fibonacci(taking({1, 2, 3, 5, 8, 13}));
  Expected e1848;
  for (const Numbers& heaps : tuples(3, 9)) {
    if (heaps == Numbers{0, 0, 0}) continue;
    e1848.add(joined(heaps), fibonacci.wins(heaps), fibonacci.wins(heaps) ? "Fibo" : "Nacci");
  }
  check("hdu-1848", e1848, "", "0 0 0");

  std::string input;
  std::string output;
  std::vector<bool> wins;
  const auto positions = tuples(2, 9);
  for (const Numbers& set : subsets(1, 5)) {
    // Unsorted, and the last number twice.
    input.append(std::to_string(set.size() + 1))
        .append(joined(Numbers(set.rbegin(), set.rend())))
        .append(joined({set.back()}));
    input.append("\n").append(std::to_string(positions.size())).append("\n");
    Recursion game(taking({set.begin(), set.end()}));
    for (const Numbers& heaps : positions) {
      input.append("2").append(joined(heaps)).append("\n");
      wins.push_back(game.wins(heaps));
      output.append(wins.back() ? "W" : "L");
    }
    output.append("\n");
  }
  const Judged nims = judge("hdu-1536", input + "0\n");
  CHECK(nims.code.empty());
  CHECK(nims.output == output);
  REQUIRE(nims.cases.size() == wins.size());
  CHECK(nims.positions.at(0) == "take/1:0,0");
  CHECK(nims.positions.at(199) == "take/2:9,9");
  CHECK(nims.cases.at(101).output_line == 2);
  CHECK(nims.cases.at(101).output_column == 2);
  CHECK(nims.cases.at(101).input_line == 106);

  Recursion lasker([](const Numbers& heaps) {
    std::vector<Numbers> list = taking()(heaps);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (std::uint64_t a = 1; a + a <= heaps[i]; ++a) {
        list.push_back(heaps);
        list.back()[i] = a;
        list.back().push_back(heaps[i] - a);
      }
    }
    for (Numbers& option : list) {
      option.erase(std::remove(option.begin(), option.end(), 0u), option.end());
      std::sort(option.begin(), option.end());
    }
    return list;
  });
  Expected e3032;
  for (const Numbers& heaps : tuples(3, 5)) {
    e3032.add("3" + joined(heaps), lasker.wins(heaps), lasker.wins(heaps) ? "Alice" : "Bob");
  }
  for (std::uint64_t n = 0; n <= 12; ++n)
    e3032.add("1" + joined({n}), lasker.wins({n}), lasker.wins({n}) ? "Alice" : "Bob");
  for (std::uint64_t n = 6; n <= 11; ++n) {
    e3032.add("2" + joined({n, n ^ 1}), lasker.wins({n, n ^ 1}),
              lasker.wins({n, n ^ 1}) ? "Alice" : "Bob");
  }
  check("hdu-3032", e3032, counted(e3032));

  Recursion apples(
      [](const Numbers& rows) {
        std::vector<Numbers> list;
        for (std::size_t i = 0; i < rows.size(); ++i) {
          for (std::uint64_t a = 0; a < rows[i]; ++a) {
            for (std::uint64_t b = a; a + b < rows[i]; ++b) {
              Numbers option = rows;
              option[i] = a;
              option.push_back(b);
              option.erase(std::remove(option.begin(), option.end(), 0u), option.end());
              std::sort(option.begin(), option.end());
              list.push_back(option);
            }
          }
        }
        return list;
      },
      true);
  Expected e2509;
  for (const Numbers& rows : tuples(3, 5)) {
    e2509.add("3" + joined(rows), apples.wins(rows), apples.wins(rows) ? "Yes" : "No");
  }
  for (const Numbers& rows : tuples(2, 7)) {
    e2509.add("2" + joined(rows), apples.wins(rows), apples.wins(rows) ? "Yes" : "No");
  }
  check("hdu-2509", e2509);
}

TEST_CASE("judges: Mock Turtles by recursion") {
  constexpr std::uint64_t places = 10;
  // The row as bits of one number.
  Recursion row([](const Numbers& state) {
    std::vector<Numbers> list;
    for (std::uint64_t right = 0; right < places; ++right) {
      if ((state[0] >> right & 1) == 0) continue;
      const std::uint64_t one = state[0] ^ (std::uint64_t{1} << right);
      list.push_back({one});
      for (std::uint64_t a = 0; a < right; ++a) {
        const std::uint64_t two = one ^ (std::uint64_t{1} << a);
        list.push_back({two});
        for (std::uint64_t b = a + 1; b < right; ++b)
          list.push_back({two ^ (std::uint64_t{1} << b)});
      }
    }
    return list;
  });
  Expected expected;
  for (std::uint64_t bits = 0; bits < (1u << places); ++bits) {
    Numbers heads;
    for (std::uint64_t x = places; x-- > 0;) {
      if (bits >> x & 1) heads.push_back(x);
    }
    if (bits % 3 == 0 && !heads.empty()) heads.push_back(heads.front());
    const bool wins = row.wins({bits});
    expected.add(std::to_string(heads.size()) + joined(heads), wins, wins ? "No" : "Yes");
  }
  check("hdu-3537", expected);
  CHECK(judge("hdu-3537", "2 100000000 100000000 1 999 1 1000").output == "No\nNo\nNo\n");
  CHECK(judge("hdu-3537", "1 999 1 1000").positions.at(0).size() ==
        std::string("coins/mock:").size() + 1000);
  CHECK(judge("hdu-3537", "1 999 1 1000").positions.at(1).empty());
}

TEST_CASE("judges: Northcott's game by retrograde analysis") {
  // It can go round in circles, so outcomes are found from the ends backwards. White is to move in
  // state[0] = 0.
  constexpr std::uint64_t columns = 5;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> rows;
  for (std::uint64_t a = 1; a <= columns; ++a) {
    for (std::uint64_t b = 1; b <= columns; ++b) {
      if (a != b) rows.emplace_back(a, b);
    }
  }
  const std::size_t count = rows.size();
  const auto index = [&](std::size_t mover, std::size_t i, std::size_t j) {
    return (mover * count + i) * count + j;
  };
  const auto row_of = [&](std::uint64_t a, std::uint64_t b) {
    return static_cast<std::size_t>(std::find(rows.begin(), rows.end(), std::make_pair(a, b)) -
                                    rows.begin());
  };
  /// What the mover makes of one row.
  const auto slides = [&](std::size_t mover, std::size_t i) {
    std::vector<std::size_t> list;
    const auto [a, b] = rows[i];
    for (std::uint64_t to = 1; to <= columns; ++to) {
      const std::uint64_t from = mover == 0 ? a : b;
      const std::uint64_t other = mover == 0 ? b : a;
      if (to == from || to == other || (to < other) != (from < other)) continue;
      list.push_back(mover == 0 ? row_of(to, b) : row_of(a, to));
    }
    return list;
  };
  std::vector<int> outcome(2 * count * count, 0);  // 1: the mover wins, -1: loses
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t mover = 0; mover < 2; ++mover) {
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
          int& here = outcome[index(mover, i, j)];
          if (here != 0) continue;
          bool all_won = true;
          const auto look = [&](std::size_t then) {
            if (outcome[then] == -1) here = 1;
            all_won = all_won && outcome[then] == 1;
          };
          for (const std::size_t k : slides(mover, i)) look(index(1 - mover, k, j));
          for (const std::size_t k : slides(mover, j)) look(index(1 - mover, i, k));
          if (here == 0 && all_won) here = -1;
          changed = changed || here != 0;
        }
      }
    }
  }
  Expected expected;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) {
      const int here = outcome[index(0, i, j)];
      REQUIRE(here != 0);
      expected.add("2 5" + joined({rows[i].first, rows[i].second, rows[j].first, rows[j].second}),
                   here == 1, here == 1 ? "I WIN!" : "BAD LUCK!");
    }
  }
  check("hdu-1730", expected);
  // A row of two squares, its pieces side by side: nobody can move.
  CHECK(judge("hdu-1730", "1 2\n1 2\n1 2\n2 1\n").output == "BAD LUCK!\nBAD LUCK!\n");
}

TEST_CASE("judges: malformed input") {
  for (const Problem* problem : all_problems()) {
    INFO(problem->name);
    const std::string input(problem->sample_input);
    const std::string output(problem->sample_output);
    const std::string after_first = input.substr(input.find_first_of(" \n"));
    // What stands first is a word of letters, of cards or of signs.
    static const std::set<std::string_view> of_words = {"codeforces-276b", "codeforces-305e",
                                                        "hdu-4155", "leetcode-294"};
    const bool is_word = of_words.count(problem->name) > 0;
    const std::string expected = is_word ? "input-word-expected" : "input-number-expected";
    for (const std::string word : {"x", "3x", "1.5", "-", "--1", "\xE4\xB8\x89", "0x10"}) {
      if (is_word && word.size() < 3) continue;
      const Judged judged = judge(problem->name, "\n" + word + after_first);
      CHECK(judged.code == expected);
      CHECK(judged.line == 2);
      CHECK(judged.output.empty());
      CHECK(judged.cases.empty());
    }
    for (const std::string word :
         {"-1", "-5", "1000000000000000001", "99999999999999999999999999999999999"}) {
      if (is_word) continue;
      const Judged judged = judge(problem->name, word + after_first);
      CHECK(judged.code == "input-out-of-range");
      CHECK(judged.line == 1);
      CHECK(judged.output.empty());
    }
    const bool ends_itself =
        problem->frame == Frame::counted || problem->frame == Frame::until_zero;
    const Judged followed = judge(problem->name, input + "\n 7 x\n");
    CHECK(followed.output.substr(0, output.size()) == output);
    if (ends_itself) {
      CHECK(followed.output == output);
      CHECK(followed.code == "input-left-over");
      CHECK(followed.line ==
            static_cast<std::uint32_t>(std::count(input.begin(), input.end(), '\n')) + 2);
    } else {
      CHECK(followed.code == (problem->frame == Frame::once ? "input-left-over" : expected));
    }
    // Cut anywhere between two numbers: the beginning of the answer, then (but for a cut between
    // two cases) the error.
    for (std::size_t at = 0; at < input.size(); ++at) {
      if (input[at] != ' ' && input[at] != '\n') continue;
      const Judged cut = judge(problem->name, input.substr(0, at));
      if (problem->frame == Frame::by_line) continue;
      CHECK(output.substr(0, cut.output.size()) == cut.output);
      CHECK((cut.code.empty() || cut.code == "input-ended-early"));
      if (ends_itself && at + 1 < input.size()) CHECK(cut.code == "input-ended-early");
    }
  }
  const auto error_of = [](std::string_view name, const std::string& input) {
    const Judged judged = judge(name, input);
    return judged.output + "|" + judged.code + "|" + std::to_string(judged.line);
  };
  CHECK(error_of("poj-2234", "2 45 45\n3 3 6\n") == "No\n|input-ended-early|2");
  CHECK(error_of("poj-2975", "3\n7 11 13\n") == "3\n|input-ended-early|2");
  CHECK(error_of("poj-1704", "2\n2 1 2\n2 5 5\n") == "Bob will win\n|not-distinct|3");
  CHECK(error_of("poj-1704", "1\n1\n0\n") == "|input-out-of-range|3");
  CHECK(error_of("hdu-2177", "1 2\n0\n") == "0\n|input-ended-early|2");
  CHECK(error_of("hdu-2149", "4 0\n") == "|input-out-of-range|1");
  CHECK(error_of("hdu-2149", "1 1\n1 1000001\n") == "1\n|output-too-long|2");
  CHECK(error_of("hdu-4315", "2 3\n1 2\n") == "|input-out-of-range|1");
  CHECK(error_of("hdu-4315", "3 1\n0 0 2\n") == "Bob\n||0");
  CHECK(error_of("hdu-4315", "3 1\n0 2 2\n") == "|not-distinct|2");
  CHECK(error_of("hdu-2897", "5 3 2\n") == "|input-out-of-range|1");
  CHECK(error_of("hdu-1730", "1 5\n3 3\n") == "|not-distinct|2");
  CHECK(error_of("hdu-1536", "1 1\n2\n1 5\n1 x\n0\n") == "|input-number-expected|4");
  CHECK(error_of("hdu-1536", "1 0\n1\n1 5\n0\n") == "|input-out-of-range|1");
  CHECK(error_of("lanqiao-monks", "\n \n") == "|input-ended-early|1");
  CHECK(error_of("lanqiao-monks", "1 5 9\n3 3 4\n") == "1 4\n|not-distinct|2");
}

TEST_CASE("judges: numbers at the ends of what they may be, and words that are none") {
  const auto said = [](std::string_view name, const std::string& input) {
    ProblemRun run(*find_problem(name), input);
    while (!run.step(1'000'000).done) {}
    std::string out = run.take_output();
    if (!run.error()) return out;
    out.append("|")
        .append(text(run.error()->error.code))
        .append("@")
        .append(std::to_string(run.error()->line));
    for (const std::string& arg : run.error()->error.args) out.append(" ").append(arg);
    return out;
  };
  // "2 heaps": Yes where the first player wins.
  CHECK(said("poj-2234", "2 +5 -0") == "Yes\n");
  CHECK(said("poj-2234", "0002 00005 0") == "Yes\n");
  CHECK(said("poj-2234", "2 1000000000000000000 1000000000000000000") == "No\n");
  CHECK(said("poj-2234", "1 1000000000000000001") ==
        "|input-out-of-range@1 1000000000000000001 0 1000000000000000000");
  CHECK(said("poj-2234", "1 18446744073709551615") ==
        "|input-out-of-range@1 18446744073709551615 0 1000000000000000000");
  CHECK(said("poj-2234", "1 18446744073709551616") ==
        "|input-out-of-range@1 18446744073709551616 0 1000000000000000000");
  CHECK(said("poj-2234", "1 18446744073709551620") ==
        "|input-out-of-range@1 18446744073709551620 0 1000000000000000000");
  CHECK(said("poj-2234", "1 184467440737095516160") ==
        "|input-out-of-range@1 184467440737095516160 0 1000000000000000000");
  CHECK(said("poj-2234", "1\n\n-1") == "|input-out-of-range@3 -1 0 1000000000000000000");
  CHECK(said("poj-2234", "1\v+") == "|input-number-expected@1 +");
  CHECK(said("poj-2234", "1\f-") == "|input-number-expected@1 -");
  CHECK(said("poj-2234", "1 5:") == "|input-number-expected@1 5:");
  CHECK(said("poj-2234", "1 /5") == "|input-number-expected@1 /5");
  CHECK(said("poj-2234", "1 !~") == "|input-number-expected@1 !~");
  CHECK(said("poj-2234",
             "1 a\x7F"
             "b\x1F"
             "c") == "|input-number-expected@1 a?b?c");
  CHECK(said("poj-2234", "1 \b") == "|input-number-expected@1 ?");
  CHECK(said("poj-2234", "1 \x0E") == "|input-number-expected@1 ?");
  CHECK(said("poj-2234", "1 " + std::string(30, 'x') + " 5") ==
        "|input-number-expected@1 " + std::string(30, 'x'));
  CHECK(said("poj-2234", "1 " + std::string(31, 'x')) ==
        "|input-number-expected@1 " + std::string(30, 'x') + "...");
  CHECK(said("poj-2368", "3 0") == "2\n|input-out-of-range@1 0 1 1000000000000000000");
  // Terminators: all their zeros, however long.
  CHECK(said("hdu-1848", "1 1 1\n0 0 0") == "Fibo\n");
  CHECK(said("hdu-1848", "1 1 1\n00 000\n0\n \n") == "Fibo\n");
  CHECK(said("hdu-1848", "0 0 1\n0 0 0") == "Fibo\n");
  CHECK(said("hdu-1848", "0 1 1\n0 0 0") == "Nacci\n");
  CHECK(said("hdu-1848", "0 0 0 0") == "|input-left-over@1 0");
  CHECK(said("hdu-1848", "0 0 0\n\nx") == "|input-left-over@3 x");
  CHECK(said("hdu-1848", "0 0 0x") == "|input-number-expected@1 0x");
  CHECK(said("hdu-1848", "0 0") == "|input-ended-early@1");
  CHECK(said("hdu-1846", "0") == "");
  CHECK(said("hdu-1846", "1\n23 2\n5\n") == "first\n|input-left-over@3 5");
  CHECK(said("lanqiao-monks", "") == "|input-ended-early@1");
  CHECK(said("lanqiao-monks", "1 5 9\n\n  \n1 5 8 10\n\n") == "1 4\n1 3\n");
  // Largest and one past, where a problem sets its own.
  CHECK(said("hdu-1848", "1000000 1000000 0\n0 0 0") == "Nacci\n");
  CHECK(said("hdu-1848", "1000001 1000000 0\n0 0 0") == "|input-out-of-range@1 1000001 0 1000000");
  CHECK(said("hdu-1536", "1 1\n1\n1 100001\n0") == "|input-out-of-range@3 100001 0 100000");
  CHECK(said("hdu-1536", "1 1\n1\n1 100000\n0") == "L\n");
  CHECK(said("hdu-1536", "1001") == "|input-out-of-range@1 1001 1 1000");
  CHECK(said("hdu-2149", "1 1000001") == "|output-too-long@1 1000000 bids");
  CHECK(said("hdu-2149", "2 1000001").size() > 6'000'000);
}

TEST_CASE("judges: input as long as may be, and longer") {
  ProblemRun most(*find_problem("poj-2234"), std::string(JudgeLimits{}.max_bytes, ' '));
  REQUIRE(most.step(10).done);
  CHECK(!most.error());
  ProblemRun more(*find_problem("poj-2234"), std::string(JudgeLimits{}.max_bytes + 1, ' '));
  REQUIRE(more.step(10).done);
  REQUIRE(more.error());
  CHECK(more.error()->error.code == ErrorCode::too_long);
}

TEST_CASE("judges: a run goes on case by case, and knows where each stands") {
  const std::string input = "2 45 45\n3 3 6 9\n1 0\n1 7\n";
  ProblemRun run(*find_problem("poj-2234"), input);
  Progress progress = run.step(1);
  CHECK(!progress.done);
  CHECK(progress.examined == 4);  // the case and its three numbers
  CHECK(progress.fraction > 0.2);
  CHECK(progress.fraction < 0.4);
  CHECK(run.take_output() == "No\n");
  progress = run.step(5);  // the second case has as many
  CHECK(progress.examined == 9);
  CHECK(run.take_output() == "Yes\n");
  progress = run.step(UINT64_MAX);
  CHECK(progress.done);
  CHECK(progress.fraction == 1);
  CHECK(run.take_output() == "No\nYes\n");
  CHECK(run.take_output().empty());
  REQUIRE(run.cases().size() == 4);
  for (std::uint32_t i = 0; i < 4; ++i) {
    CHECK(run.cases()[i].input_line == i + 1);
    CHECK(run.cases()[i].output_line == i + 1);
    CHECK(run.cases()[i].output_column == 1);
  }
  CHECK(run.position(0) == "nim:45,45");
  CHECK(run.position(3) == "nim:7");
  CHECK(run.position(4).empty());
  CHECK(run.position(SIZE_MAX).empty());
  // A case that fails leaves nothing behind, and those before it stay.
  const Judged cut = judge("hdu-1536", "1 1\n2\n1 5\n1 6\n1 1\n2\n1 5\n1 x\n0\n");
  CHECK(cut.output == "WL\n");
  CHECK(cut.cases.size() == 2);
  CHECK(ProblemRun(*find_problem("poj-2234"), "").step(0).fraction == 1);
  CHECK(ProblemRun(*find_problem("poj-2234"), "1 1").step(0).fraction == 0);
  // What the values cost counts as well.
  ProblemRun values(*find_problem("hdu-1536"), "2 3 99989\n1\n2 100000 5\n0");
  const Progress spent = values.step(UINT64_MAX);
  CHECK(spent.done);
  CHECK(spent.examined > 1'000);
  CHECK(spent.examined < 1'000'000'000);
  // And so do the bids that are told.
  CHECK(ProblemRun(*find_problem("hdu-2149"), "900000 900010").step(UINT64_MAX).examined < 100);
  CHECK(ProblemRun(*find_problem("hdu-2149"), "10 900010").step(UINT64_MAX).examined > 900'000);
  // Boards of 1,000 parts, and no more.
  const auto boards = [](std::size_t parts) {
    std::string text = std::to_string(parts);
    for (std::size_t i = 0; i < parts; ++i) text += " 1";
    return judge("poj-2234", text).positions.at(0);
  };
  CHECK(boards(1000).size() == 4 + 1999);
  CHECK(boards(1001).empty());
  CHECK(boards(0).empty());
}

TEST_CASE("problems are listed by judge and number, those without a number last") {
  std::vector<std::string> names;
  for (const Problem* problem : all_problems()) names.emplace_back(problem->name);
  const auto place = [&](const char* name) {
    return std::find(names.begin(), names.end(), name) - names.begin();
  };
  const auto in_order = [&](std::vector<const char*> wanted) {
    for (std::size_t i = 0; i + 1 < wanted.size(); ++i) {
      INFO(wanted[i] << " " << wanted[i + 1]);
      CHECK(place(wanted[i]) < place(wanted[i + 1]));
    }
  };
  in_order({"atcoder-abc206-f", "atcoder-abc255-g", "atcoder-agc002-e", "atcoder-arc091-f",
            "codeforces-36d", "codeforces-256c", "cses-1098", "cses-1730", "hdu-1536", "hdu-1730",
            "hdu-5996", "leetcode-292", "poj-1067", "poj-1704", "atcoder-dp-k", "lanqiao-monks"});
  CHECK(place("lanqiao-monks") == static_cast<std::ptrdiff_t>(names.size()) - 1);
  // Where the number is all that follows the judge.
  for (std::size_t i = 0; i + 1 < names.size(); ++i) {
    const auto number_of = [](const std::string& name) -> std::optional<unsigned long> {
      const std::string tail = name.substr(name.find('-') + 1);
      if (tail.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
      return std::stoul(tail);
    };
    const auto judge_of = [](const std::string& name) { return name.substr(0, name.find('-')); };
    INFO(names[i]);
    const auto one = number_of(names[i]);
    const auto next = number_of(names[i + 1]);
    if (one && next && judge_of(names[i]) == judge_of(names[i + 1])) CHECK(*one < *next);
    if (one && next) CHECK(judge_of(names[i]) <= judge_of(names[i + 1]));
  }
}

TEST_CASE("judges: where another program's output differs") {
  const std::string input = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n1 1\n1\n1 1\n0\n";
  const Judged judged = judge("hdu-1536", input);
  REQUIRE(judged.output == "LWW\nW\n");
  const auto at = [&](const std::string& theirs) {
    const auto difference = compare_output(judged.output, theirs, judged.cases);
    REQUIRE(difference);
    return std::make_tuple(difference->line, difference->column,
                           difference->case_index.value_or(99));
  };
  CHECK(!compare_output(judged.output, "LWW \r\nW\n\n \n", judged.cases));
  CHECK(!compare_output(judged.output, "LWW\nW", judged.cases));
  CHECK(at("LLW\nW\n") == std::make_tuple(1u, 2u, std::size_t{1}));
  CHECK(at("LWW\nL\n") == std::make_tuple(2u, 1u, std::size_t{3}));
  CHECK(at("LW\n") == std::make_tuple(1u, 3u, std::size_t{2}));
  CHECK(at("LWW\nW\nL\n") == std::make_tuple(3u, 1u, std::size_t{3}));
  CHECK(at("") == std::make_tuple(1u, 1u, std::size_t{0}));
  // A program's own text, or a million of anything.
  constexpr std::size_t many = 1'000'000;
  CHECK(at(std::string(many, 'L')) == std::make_tuple(1u, 2u, std::size_t{1}));
  CHECK(at(std::string(many, '\n')) == std::make_tuple(1u, 1u, std::size_t{0}));
  CHECK(at(judged.output + std::string(many, 'x')) == std::make_tuple(3u, 1u, std::size_t{3}));
  CHECK(at("LWW\nW" + std::string(many, ' ') + "x") == std::make_tuple(2u, 2u, std::size_t{3}));
  CHECK(!compare_output(judged.output, judged.output + std::string(many, '\n'), judged.cases));
  CHECK(!compare_output(judged.output, "LWW\nW" + std::string(many, ' '), judged.cases));
}

TEST_CASE("the smallest divisor from 3 on") {
  for (std::uint64_t n = 1; n <= 100'000; ++n) {
    std::uint64_t d = 3;
    while (n >= 3 && n % d != 0) d = d * d > n && n % 2 == 1 ? n : d + 1;
    if (smallest_divisor_from_3(n) != (n < 3 ? 0 : d)) FAIL(n);
  }
  CHECK(smallest_divisor_from_3(1'000'000'007ULL * 998'244'353ULL) == 998'244'353ULL);
  CHECK(smallest_divisor_from_3(2ULL * 499'999'993ULL * 999'999'937ULL) == 499'999'993ULL);
  CHECK(smallest_divisor_from_3(999'999'937ULL * 999'999'937ULL) == 999'999'937ULL);
  CHECK(smallest_divisor_from_3(1'000'003ULL * 999'983ULL * 999'979ULL) == 999'979ULL);
  CHECK(smallest_divisor_from_3(999'999'999'999'999'989ULL) == 999'999'999'999'999'989ULL);
  CHECK(smallest_divisor_from_3(257ULL * 257 * 257 * 257 * 257 * 257 * 257) == 257);
  CHECK(smallest_divisor_from_3(1ULL << 59) == 4);
}

TEST_CASE("judges: 100,000 cases of ordinary size") {
  std::mt19937_64 random(20261120);
  const auto upto = [&](std::uint64_t n) { return random() % n + 1; };
  const auto some = [&](std::uint64_t count, std::uint64_t most) {
    Numbers list;
    for (std::uint64_t i = 0; i < count; ++i) list.push_back(upto(most));
    return list;
  };
  const auto distinct = [&](std::uint64_t count, std::uint64_t most) {
    std::set<std::uint64_t> set;
    while (set.size() < count) set.insert(upto(most));
    return Numbers(set.begin(), set.end());
  };
  const auto with_count = [](const Numbers& list) {
    return std::to_string(list.size()).append(joined(list));
  };
  const std::map<std::string_view, std::function<std::string()>> one_case = {
      {"poj-2234", [&] { return with_count(some(upto(20), 10'000'000)); }},
      {"poj-2975", [&] { return with_count(some(upto(20), 1'000'000'000)); }},
      {"poj-1704", [&] { return with_count(distinct(upto(20), 10'000)); }},
      {"poj-1067", [&] { return joined(some(2, 1'000'000'000)); }},
      {"hdu-2177", [&] { return joined(some(2, 1'000'000)); }},
      {"poj-2368", [&] { return joined(some(1, 100'000'000)); }},
      {"hdu-2149", [&] { return joined(some(2, 1'100)); }},
      {"hdu-2188", [&] { return joined(some(2, 10'000)); }},
      {"hdu-1536", [&] { return std::string(); }},
      {"hdu-1848", [&] { return joined(some(3, 1'000)); }},
      {"hdu-4315",
       [&] {
         const Numbers places = distinct(upto(20), 10'000);
         return joined({places.size(), upto(places.size())}).append(joined(places));
       }},
      {"lanqiao-monks", [&] { return joined(distinct(upto(20), 999)); }},
      {"hdu-1846", [&] { return joined(some(2, 1'000)); }},
      {"hdu-1847", [&] { return joined(some(1, 1'000)); }},
      {"hdu-1849", [&] { return with_count(some(upto(20), 1'000)); }},
      {"hdu-1850", [&] { return with_count(some(upto(20), 1'000)); }},
      {"hdu-2176", [&] { return with_count(some(upto(20), 1'000'000)); }},
      {"hdu-1907", [&] { return with_count(some(upto(20), 5'000)); }},
      {"hdu-2509", [&] { return with_count(some(upto(20), 100)); }},
      {"hdu-2897",
       [&] {
         const std::uint64_t least = upto(100);
         return joined({upto(65'536), least, least + upto(100)});
       }},
      {"hdu-3032", [&] { return with_count(some(upto(20), 2'147'483'648)); }},
      {"hdu-1730",
       [&] {
         std::string text = "3 100";
         for (int i = 0; i < 3; ++i) text.append(joined(distinct(2, 100)));
         return text;
       }},
      {"hdu-3537", [&] { return with_count(some(upto(20), 100'000'000)); }},
  };
  const std::size_t cases = plain::share(1'000) * 100;
  for (const auto& [name, make] : one_case) {
    INFO(name);
    const Problem* problem = find_problem(name);
    REQUIRE(problem != nullptr);
    std::string input;
    if (problem->frame == Frame::counted) input.append(std::to_string(cases)).append("\n");
    if (name == "hdu-1536") {
      for (std::size_t set = 0; set < cases / 100; ++set) {
        input.append(with_count(some(upto(10), 100))).append("\n100\n");
        for (int i = 0; i < 100; ++i) input.append(with_count(some(upto(10), 10'000))).append("\n");
      }
    } else {
      for (std::size_t i = 0; i < cases; ++i) input.append(make()).append("\n");
    }
    if (problem->frame == Frame::until_zero) input.append("0 0 0", 2 * problem->zeros - 1);
    const Judged judged = judge(name, input);
    CHECK(judged.code.empty());
    CHECK(judged.cases.size() == cases);
  }
  // One case of 200,000 heaps.
  const Judged judged = judge("hdu-2176", with_count(some(200'000, 1'000'000'000)).append("\n0\n"));
  CHECK(judged.code.empty());
  CHECK(judged.positions.at(0).empty());
}
