// Cases for the reader's own program: their shape, and that who wins them is so by plain recursion.
#include "laws/programs/program_cases.hpp"

#include "catch.hpp"
#include "plain.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <sstream>

using namespace nimber;

namespace {

ProgramCases::Answer cases_of(const std::string& rule, ProgramShape::Io io, std::uint64_t seed,
                              std::size_t count) {
  ProgramShape shape;
  shape.io = io;
  ProgramCases work(plain::rule(rule), shape, seed, count);
  while (!work.step(1000).done) {}
  REQUIRE(work.result());
  return *work.result();
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("each answer begins with the case's number where the words have its mark") {
  ProgramShape shape;
  REQUIRE(set_words("Case #{n}: A", "Case #{n}: B", shape));
  CHECK(marked_words(shape) ==
        std::make_pair(std::string("Case #{n}: A"), std::string("Case #{n}: B")));
  ProgramCases work(plain::rule("nim"), shape, 5, 12);
  while (!work.step(1000).done) {}
  REQUIRE(work.result());
  const auto output = lines_of(work.result()->output);
  REQUIRE(output.size() == 12);
  std::map<std::string, bool> seen;
  for (std::size_t i = 0; i < output.size(); ++i) {
    const std::string begins = "Case #" + std::to_string(i + 1) + ": ";
    CHECK((output[i] == begins + "A" || output[i] == begins + "B"));
    // The first ones are small enough.
    if (i >= 8) continue;
    CHECK((output[i] == begins + "A") == plain::wins(work.result()->positions[i], seen));
  }
  for (const char* const other : {"B", "Game #{n}: B", "Case #{n}. B", "Case #{n}: ", "{n}: \"B"})
    CHECK_FALSE(set_words("Case #{n}: A", other, shape));
}

TEST_CASE("cases of heaps are in each shape, and their answers are those of plain recursion") {
  for (const char* rule : {"take/1,3,4", "octal/0.77", "own/n;k=1..n/2;n-=k"}) {
    for (const auto io : {ProgramShape::Io::count, ProgramShape::Io::eof, ProgramShape::Io::zero}) {
      INFO(rule);
      const auto answer = cases_of(rule, io, 5, 40);
      REQUIRE(answer.places.size() == 40);
      REQUIRE(answer.positions.size() == 40);
      const auto input = lines_of(answer.input);
      const auto output = lines_of(answer.output);
      CHECK(output.size() == 40);
      CHECK((input.front() == "40") == (io == ProgramShape::Io::count));
      CHECK((input.back() == "0") == (io == ProgramShape::Io::zero));
      std::map<std::string, bool> seen;
      // The first ones are small enough.
      for (std::size_t i = 0; i < 8; ++i) {
        const CasePlace& place = answer.places[i];
        std::string heaps = input[place.input_line];
        CHECK(std::to_string(std::count(heaps.begin(), heaps.end(), ' ') + 1) ==
              input[place.input_line - 1]);
        std::replace(heaps.begin(), heaps.end(), ' ', ',');
        const std::string position = print(plain::position(std::string(rule) + ":" + heaps));
        CHECK(position == answer.positions[i]);
        CHECK(output[place.output_line - 1] == (plain::wins(position, seen) ? "First" : "Second"));
      }
    }
  }
}

TEST_CASE("cases of a rule of two numbers are pairs, and two zeros end them") {
  const auto answer = cases_of("wythoff", ProgramShape::Io::zero, 2, 30);
  const auto input = lines_of(answer.input);
  const auto output = lines_of(answer.output);
  REQUIRE(input.size() == 31);
  CHECK(input.back() == "0 0");
  std::map<std::string, bool> seen;
  for (std::size_t i = 0; i < 12; ++i) {
    std::string pair = input[i];
    std::replace(pair.begin(), pair.end(), ' ', ',');
    CHECK(output[i] ==
          (plain::wins(print(plain::position("wythoff:" + pair)), seen) ? "First" : "Second"));
  }
}

TEST_CASE("a rule without a move in small heaps has cases with both answers") {
  for (const auto heaps :
       {ProgramShape::Heaps::counted, ProgramShape::Heaps::line, ProgramShape::Heaps::one}) {
    ProgramShape shape;
    shape.heaps = heaps;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      ProgramCases work(plain::rule("take/100"), shape, seed, 200);
      while (!work.step(1000).done) {}
      REQUIRE(work.result());
      // Of a heap of n the winner makes the first of n / 100 moves, in turn with the other one.
      std::set<std::string> words;
      std::size_t large = 0;
      for (std::size_t i = 0; i < work.result()->positions.size(); ++i) {
        const std::string& text = work.result()->positions[i];
        std::istringstream in(text.substr(text.find(':') + 1));
        std::uint64_t moves = 0;
        bool is_large = false;
        for (std::string heap; std::getline(in, heap, ',');) {
          const std::uint64_t n = std::stoull(heap);
          moves += n / 100;
          is_large = is_large || n > 40;
          CHECK(n <= 400);
        }
        large += is_large ? 1 : 0;
        const std::string word = lines_of(work.result()->output)[i];
        CHECK(word == (moves % 2 == 1 ? "First" : "Second"));
        words.insert(word);
      }
      CHECK(words.size() == 2);
      CHECK(large <= 40);
    }
  }
}

TEST_CASE("a rule of which large heaps take long has all its cases in counted work") {
  ProgramCases work(plain::rule("own/n;a=0..n;b=a..n;c=b..n;a+b+c<n;=>(a)+(b)+(c)+(n-a-b-c-1)"), {},
                    3, 60);
  Progress progress;
  do progress = work.step(100'000);
  while (!progress.done);
  REQUIRE(work.result());
  CHECK(work.result()->places.size() == 60);
  CHECK(progress.examined < 10'000'000);
}

TEST_CASE("the same seed gives the same cases; states that are no numbers have none") {
  const auto input = [](std::uint64_t seed) {
    return cases_of("nim", ProgramShape::Io::eof, seed, 20).input;
  };
  CHECK(input(1) == input(1));
  CHECK(input(1) != input(2));
  ProgramCases none(plain::rule("strip"), {}, 1, 5);
  CHECK(none.step(1).done);
  REQUIRE(!none.result());
  CHECK(none.result().error().code == ErrorCode::no_sequence);
}
