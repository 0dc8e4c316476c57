// The genus against plain recursion on sums with heaps of 2, and against the literature.
#include "catch.hpp"
#include "plain.hpp"

#include "search/genus.hpp"

#include <algorithm>

using namespace nimber;

namespace {

std::string genus(const std::string& text) {
  INFO(text);
  GenusSearch search(plain::position(text));
  while (!search.step(1000).done) {}
  REQUIRE(search.result());
  return print(*search.result());
}

/// By the definition: 1 without a move, else the mex of the options' misère values.
Value misere_value(const std::string& text, std::map<std::string, Value>& seen) {
  const auto known = seen.find(text);
  if (known != seen.end()) return known->second;
  std::set<Value> values;
  const auto options = plain::options(text);
  for (const std::string& option : options) values.insert(misere_value(option, seen));
  Value mex = options.empty() ? 1 : 0;
  while (!options.empty() && values.count(mex) > 0) ++mex;
  return seen[text] = mex;
}

}  // namespace

TEST_CASE("The genus of small positions is that of the literature") {
  CHECK(genus("nim:0") == "0^{1,2,0}");
  CHECK(genus("nim:1") == "1^{0,3,1}");
  CHECK(genus("nim:2") == "2^{2,0}");
  CHECK(genus("nim:3") == "3^{3,1}");
  CHECK(genus("nim:2,2") == "0^{0,2}");
  CHECK(genus("nim:2,2~misere") == "0^{0,2}");
  CHECK(genus("octal/0.07:1") == "0^{1,2,0}");
}

// E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", 1982, ch. 13: Kayles and Grundy's game.
// Theirs are tame up to 0 to 3 but for these, written without commas there.
TEST_CASE("The genus of Kayles and of Grundy's game is that of Winning Ways") {
  const std::vector<std::string> kayles = {"5 4^{1,4,6}", "8 1^{1,3}",    "9 4^{0,4,6}",
                                           "11 6^{4,6}",  "12 4^{0,4,6}", "13 1^{1,3}",
                                           "15 7^{5,7}",  "16 1^{1,3}",   "17 4^{6,4}"};
  const std::vector<std::string> small = {"0^{1,2,0}", "1^{0,3,1}", "2^{2,0}", "3^{3,1}"};
  for (int n = 0; n <= 17; ++n) {
    const std::string found = genus("octal/0.77:" + std::to_string(n));
    const std::string line = std::to_string(n) + " " + found;
    const bool wild = std::find(kayles.begin(), kayles.end(), line) != kayles.end();
    const bool tame = std::find(small.begin(), small.end(), found) != small.end();
    INFO(line);
    CHECK(wild != tame);
  }
  for (int n = 0; n <= 12; ++n) {
    const std::string found = genus("grundy:" + std::to_string(n));
    INFO(n << " " << found);
    CHECK(std::find(small.begin(), small.end(), found) != small.end());
  }
  CHECK(genus("grundy:13") == "3^{1,4,3,1}");
}

TEST_CASE("The genus says the misère values beside heaps of 2") {
  std::map<std::string, Value> seen;
  for (const char* text :
       {"octal/0.77:5", "octal/0.77:7", "octal/0.77:9", "octal/0.77:5,3", "octal/4.4:6", "grundy:9",
        "grundy:8", "octal/0.07:9", "take/1,3:5", "wythoff:2,3", "coins/mock:HTHH", "stairs:1,2",
        "graph/a-b,a-c,b-c,c-d:a", "custom/k==2||n==k:5"}) {
    INFO(text);
    GenusSearch search(plain::position(text));
    while (!search.step(1'000'000).done) {}
    REQUIRE(search.result());
    const Genus& found = *search.result();
    std::map<std::string, Value> values;
    CHECK(found.normal == plain::value(text, values));
    REQUIRE(found.misere.size() >= 2);
    std::string sum = text;
    for (std::size_t n = 0; n < 5; ++n) {
      const std::size_t size = found.misere.size();
      const Value told = found.misere[n < size ? n : size - 2 + (n - size) % 2];
      CHECK(told == misere_value(plain::misere(sum), seen));
      sum += n == 0 ? "+nim:2" : ",2";
    }
    // The shortest such list.
    if (found.misere.size() > 2)
      CHECK(found.misere[found.misere.size() - 3] != found.misere.back());
  }
}

TEST_CASE("The genus is given up at its limit") {
  GenusSearch search(plain::position("octal/0.77:40,40,40"), 1000);
  while (!search.step(100).done) {}
  REQUIRE_FALSE(search.result());
  CHECK(search.result().error().code == ErrorCode::unsettled);
  // Its options alone are too many to keep.
  GenusSearch wide(plain::position("nim:1000000000000000000"));
  while (!wide.step(1'000'000).done) {}
  CHECK_FALSE(wide.result());
}
