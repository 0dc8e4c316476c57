// Words made of one word of each list, against writing them all down; and the winning moves of sums
// in several parts that are too many to go through.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>
#include "values/concatenations.hpp"

#include <algorithm>
#include <functional>
#include <random>
#include <set>

using namespace nimber;

namespace {

using Lists = std::vector<std::vector<LetterWord>>;

/// Calls visit(word) for each choice of a word of each list.
void each_concatenation(const Lists& lists, const std::function<void(const LetterWord&)>& visit) {
  LetterWord word;
  const std::function<void(std::size_t)> go = [&](std::size_t at) {
    if (at == lists.size()) return visit(word);
    for (const LetterWord& next : lists[at]) {
      const std::size_t length = word.size();
      word.insert(word.end(), next.begin(), next.end());
      go(at + 1);
      word.resize(length);
    }
  };
  go(0);
}

}  // namespace

TEST_CASE("different words of several lists are counted as writing them down counts them") {
  std::mt19937 draw(14);
  const auto random = [&] { return static_cast<std::uint32_t>(draw()); };
  std::size_t repeated = 0;
  for (int round = 0; round < 400; ++round) {
    const bool smallest = round % 2 == 0;
    std::vector<std::uint32_t> numbers(3);
    for (std::uint32_t& n : numbers) n = random() % 4;
    Lists lists(random() % 5);
    for (auto& list : lists) {
      list.resize(1 + random() % 6);
      for (LetterWord& word : list) {
        word.resize(random() % 4);
        for (std::uint32_t& letter : word) letter = random() % 3;
      }
    }
    std::set<LetterWord> seen;
    std::map<std::uint32_t, std::uint64_t> counts;
    std::size_t choices = 0;
    each_concatenation(lists, [&](const LetterWord& word) {
      ++choices;
      if (!seen.insert(word).second) return;
      std::uint32_t joined = smallest ? UINT32_MAX : 0;
      for (const std::uint32_t letter : word)
        joined = smallest ? std::min(joined, numbers[letter]) : std::max(joined, numbers[letter]);
      ++counts[joined];
    });
    repeated += choices - seen.size();
    Work work(1'000'000);
    work.open_step(1'000'000);
    const auto found = count_concatenations(lists, numbers, smallest, work);
    REQUIRE(found);
    CHECK(*found == counts);
  }
  CHECK(repeated > 1000);
  Work little(5);
  little.open_step(5);
  CHECK_FALSE(count_concatenations({{{0, 0, 0}}, {{0}, {0, 0, 0, 0}}}, {0}, false, little));
}

TEST_CASE("winning moves of long sums in several parts are counted, and the first are listed") {
  struct Sum {
    std::string rule;
    std::vector<Heap> heaps;
    bool first;
  };
  const std::vector<Sum> sums = {{"octal/0.77", {75, 74, 76}, false},
                                 {"octal/0.26", {150, 151, 150}, false},
                                 {"octal/0.07", {150, 149, 140}, true}};
  for (const Sum& sum : sums) {
    const RulePtr rule = plain::rule(sum.rule);
    // Suspense and remoteness by their definitions.
    std::vector<std::vector<LetterWord>> options;
    std::vector<std::uint32_t> numbers;
    const auto join = [&](const LetterWord& word) {
      std::uint32_t joined = sum.first ? UINT32_MAX : 0;
      for (const std::uint32_t heap : word)
        joined = sum.first ? std::min(joined, numbers[heap]) : std::max(joined, numbers[heap]);
      return joined;
    };
    for (Heap n = 0; n <= *std::max_element(sum.heaps.begin(), sum.heaps.end()); ++n) {
      std::set<LetterWord> words;
      rule->heap_rule()->each_option(n, [&](const HeapOption& option) {
        LetterWord word;
        if (option.pieces == 2) word.push_back(static_cast<std::uint32_t>(option.a));
        // Where all is taken a heap of 0 stays.
        word.push_back(option.pieces > 0 ? static_cast<std::uint32_t>(option.b) : 0);
        words.insert(std::move(word));
        return true;
      });
      std::vector<std::uint32_t> even;
      std::vector<std::uint32_t> odd;
      for (const LetterWord& word : words) (join(word) % 2 == 0 ? even : odd).push_back(join(word));
      const auto& best = even.empty() ? odd : even;
      const bool largest = even.empty() == sum.first;
      numbers.push_back(best.empty() ? 0
                        : largest    ? *std::max_element(best.begin(), best.end()) + 1
                                     : *std::min_element(best.begin(), best.end()) + 1);
      options.emplace_back(words.begin(), words.end());
    }
    Lists lists;
    std::string text = sum.rule;
    for (const Heap heap : sum.heaps) {
      text += (lists.empty() ? ":" : ",") + std::to_string(heap);
      lists.push_back(options[heap]);
    }
    text += sum.first ? "~first" : "~every";
    INFO(text);
    std::size_t choices = 0;
    std::set<LetterWord> winning;
    each_concatenation(lists, [&](const LetterWord& word) {
      ++choices;
      if (join(word) % 2 == 0) winning.insert(word);
    });
    REQUIRE(choices > 300'000);
    const auto result = analyze(plain::position(text));
    REQUIRE(result);
    CHECK(result->winning_count == winning.size());
    CHECK(result->winning.size() == std::min<std::size_t>(winning.size(), 256));
    std::set<LetterWord> told;
    for (const PositionMove& move : result->winning) {
      const State state = after(plain::position(text), move).terms.front().state;
      told.emplace(state.begin(), state.end());
    }
    CHECK(told.size() == result->winning.size());
    CHECK(std::includes(winning.begin(), winning.end(), told.begin(), told.end()));
  }
}
