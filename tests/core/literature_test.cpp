// Tables of the literature, each to its full length: tests/data/oeis.txt and
// tests/data/misere_kayles.txt name their sources.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include "laws/lost_heaps.hpp"
#include "values/cold_pairs.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace nimber;

namespace {

std::vector<std::string> lines(const std::string& file) {
  std::ifstream in(std::string(NIMBER_TEST_DATA "/") + file);
  REQUIRE(in);
  std::vector<std::string> list;
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.front() != '#') list.push_back(line);
  }
  return list;
}

struct Listed {
  std::string number;  ///< "A002186"
  std::string kind;
  std::string rule;
  std::uint64_t first = 0;
  std::vector<std::uint64_t> terms;
};

std::vector<Listed> sequences() {
  std::vector<Listed> list;
  for (const std::string& line : lines("oeis.txt")) {
    std::istringstream fields(line);
    Listed s;
    std::string what;
    std::string text;
    std::getline(fields, s.number, ';');
    std::getline(fields, what, ';');
    std::getline(fields, text, ';');
    s.first = std::stoull(text);
    std::istringstream words(what);
    words >> s.kind >> s.rule;
    while (std::getline(fields, text, ',')) s.terms.push_back(std::stoull(text));
    REQUIRE(s.terms.size() >= 49);
    list.push_back(s);
  }
  return list;
}

bool is_lost(std::uint64_t a, std::uint64_t b) {
  const auto result =
      analyze(plain::position("wythoff:" + std::to_string(a) + "," + std::to_string(b)));
  REQUIRE(result);
  return !result->player_to_move_wins();
}

Value wythoff_value(std::uint64_t a, std::uint64_t b) {
  // Beside an empty heap the value is wanted, not the outcome alone.
  const auto result =
      analyze(plain::position("wythoff:" + std::to_string(a) + "," + std::to_string(b) + "+nim:0"));
  REQUIRE(result);
  REQUIRE(result->value);
  return *result->value;
}

/// A kind of position of misère Kayles: how many heaps of which sizes.
struct Kind {
  bool won = false;
  struct Part {
    char count = '1';  ///< E an even number, D an odd one, 1 exactly one
    std::vector<Heap> sizes;
  };
  std::vector<Part> parts;

  bool holds(const std::vector<Heap>& heaps) const {
    std::size_t counted = 0;
    for (const Part& part : parts) {
      const auto count =
          static_cast<std::size_t>(std::count_if(heaps.begin(), heaps.end(), [&](Heap h) {
            return std::find(part.sizes.begin(), part.sizes.end(), h) != part.sizes.end();
          }));
      if (part.count == '1' ? count != 1 : count % 2 != (part.count == 'D' ? 1u : 0u)) return false;
      counted += count;
    }
    return counted == heaps.size();
  }
};

std::vector<Kind> kayles_kinds() {
  std::vector<Kind> list;
  for (const std::string& line : lines("misere_kayles.txt")) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    Kind kind;
    kind.won = word == "won";
    while (words >> word) {
      Kind::Part part;
      const bool one = word.front() != 'E' && word.front() != 'D';
      part.count = one ? '1' : word.front();
      std::replace_if(
          word.begin(), word.end(),
          [](char c) { return c == ',' || c == '(' || c == ')' || c == 'E' || c == 'D'; }, ' ');
      std::istringstream sizes(word);
      for (Heap size = 0; sizes >> size;) part.sizes.push_back(size);
      kind.parts.push_back(part);
    }
    list.push_back(kind);
  }
  return list;
}

}  // namespace

TEST_CASE("literature: sequences of the OEIS") {
  std::size_t checked = 0;
  for (const Listed& s : sequences()) {
    INFO(s.number << " " << s.kind << " " << s.rule);
    ++checked;
    if (s.kind == "values") {
      const RulePtr rule = plain::rule(s.rule);
      Work work;
      work.open_step(default_limit);
      REQUIRE(rule->sequence().sequence_ready(s.first + s.terms.size(), work) == Ready::yes);
      for (std::size_t i = 0; i < s.terms.size(); ++i)
        CHECK(rule->sequence().sequence_value(s.first + i) == s.terms[i]);
    } else if (s.kind == "lost") {
      LostHeaps work(plain::rule(s.rule), s.terms.back() + 1, default_limit);
      while (!work.step(1000).done) {}
      CHECK(work.take() == s.terms);
      std::map<std::string, bool> seen;
      for (std::uint64_t n = 0; n <= s.terms.back(); ++n) {
        const bool listed = std::binary_search(s.terms.begin(), s.terms.end(), n);
        CHECK(plain::wins(s.rule + ":" + std::to_string(n), seen) != listed);
      }
    } else if (s.kind == "cold") {
      for (std::size_t i = 0; i < s.terms.size(); ++i) {
        const ColdPair pair = cold_pair(s.first + i);
        CHECK((s.rule == "smaller" ? pair.smaller : pair.larger) == s.terms[i]);
        CHECK(is_lost(pair.smaller, pair.larger));
      }
    } else if (s.kind == "array") {
      // By falling antidiagonals: (0,0), (0,1), (1,0), (0,2), (1,1), (2,0) ... as row and column.
      std::map<std::pair<std::size_t, std::size_t>, std::uint64_t> cells;
      std::size_t row = 0;
      std::size_t sum = 0;
      for (const std::uint64_t term : s.terms) {
        cells[{row, sum - row}] = term;
        row = row == sum ? 0 : row + 1;
        if (row == 0) ++sum;
      }
      std::size_t pairs = 0;
      for (const auto& [place, term] : cells) {
        const auto right = cells.find({place.first, place.second + 1});
        if (right == cells.end()) continue;
        CHECK(is_lost(term, right->second) == (place.second % 2 == 0));
        if (place.second % 2 == 0) ++pairs;
      }
      CHECK(pairs == 31);
    } else if (s.kind == "triangle") {
      std::uint64_t a = 0;
      std::uint64_t b = 0;
      for (const std::uint64_t term : s.terms) {
        CHECK(wythoff_value(a, b) == term);
        b = b == a ? 0 : b + 1;
        if (b == 0) ++a;
      }
    } else if (s.kind == "diagonal") {
      for (std::size_t n = 0; n < s.terms.size(); ++n) CHECK(wythoff_value(n, n) == s.terms[n]);
    } else {
      FAIL("what is " << s.kind << "?");
    }
  }
  CHECK(checked == 15);
}

TEST_CASE("literature: the lost positions of misere Kayles") {
  const std::vector<Kind> kinds = kayles_kinds();
  REQUIRE(kinds.size() == 9);
  const RulePtr rule = plain::rule("kayles");
  std::map<std::size_t, std::size_t> met;
  // The kinds' largest heap is 25; with more heaps on the table smaller ones must do, and then
  // those kinds that need three.
  const std::vector<Heap> largest = {0, 26, 16, 8, 5, 4};
  std::vector<Heap> heaps;
  const auto check = [&] {
    std::string text = "kayles:";
    for (const Heap h : heaps) text += (text.back() == ':' ? "" : ",") + std::to_string(h);
    INFO(text);
    const auto misere = analyze(plain::position(text + "~misere"));
    const auto normal = analyze(plain::position(text));
    REQUIRE(misere);
    REQUIRE(normal);
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const Kind& k) { return k.holds(heaps); });
    if (kind != kinds.end()) {
      ++met[static_cast<std::size_t>(kind - kinds.begin())];
      CHECK(normal->player_to_move_wins() != kind->won);
    }
    if (misere->player_to_move_wins() !=
        (kind != kinds.end() ? kind->won : normal->player_to_move_wins()))
      FAIL(text);
  };
  const auto all = [&](auto&& self, std::size_t count, Heap most) -> void {
    if (heaps.size() == count) return check();
    for (Heap h = heaps.empty() ? 1 : heaps.back(); h <= most; ++h) {
      heaps.push_back(h);
      self(self, count, most);
      heaps.pop_back();
    }
  };
  for (std::size_t count = 1; count < largest.size(); ++count) all(all, count, largest[count]);
  for (const std::vector<Heap>& more : {std::vector<Heap>{1, 25},
                                        {4, 25},
                                        {5, 25},
                                        {4, 20},
                                        {12, 17},
                                        {1, 9, 25},
                                        {1, 9, 17},
                                        {4, 12, 17}}) {
    heaps = more;
    check();
  }
  CHECK(met.size() == kinds.size());
}
