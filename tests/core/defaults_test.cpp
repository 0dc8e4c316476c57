// What a new game need not write: with nothing but its moves and its values, the interface's own
// ways give the answers that the games' quicker ones do.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>

#include <algorithm>
#include <set>

using namespace nimber;

namespace {

/// A game's moves alone, everything else left to the interface.
class Mute : public RuleOf<RuleTheory> {
 public:
  explicit Mute(RulePtr whole) : RuleOf(whole->game()), whole_(std::move(whole)) {}
  std::string rules() const override { return whole_->rules(); }
  void print_state(const State& state, std::string& out) const override {
    whole_->print_state(state, out);
  }
  std::size_t parts(const State& state) const override { return whole_->parts(state); }
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    return whole_->each_move(state, part, sink);
  }
  State after(const State& state, const Move& move) const override {
    return whole_->after(state, move);
  }

 protected:
  const RulePtr whole_;
};

/// Its values, or its outcomes, too.
class Bare : public Mute {
 public:
  using Mute::Mute;
  Ready prepare(const State& state, Work& work) const override {
    return whole_->theory().prepare(state, work);
  }
  void components(const State& state, std::vector<Component>& out) const override {
    whole_->theory().components(state, out);
  }
  bool tame() const override { return whole_->theory().tame(); }
  std::optional<bool> outcome_is_p(const State& state, bool misere) const override {
    return whole_->theory().outcome_is_p(state, misere);
  }
};

const std::vector<std::string>& texts() {
  static const std::vector<std::string> list = {"nim:3,4,5",
                                                "nim:1,1,2",
                                                "nim:2,1+nim:3",
                                                "nim:1,1+take/1..3:2",
                                                "nim:3+nim:2",
                                                "take/1..3:9,6",
                                                "custom/2*k>=n:9,5",
                                                "octal/0.77:9",
                                                "grundy:8",
                                                "lasker:3,4",
                                                "wythoff:4,5",
                                                "stairs:3,1,2",
                                                "strip:2,5,9",
                                                "monks:3,5,6,11",
                                                "hill/2:0,2,5",
                                                "hill/1:1,5,7",
                                                "graph/a-b,a-c,b-c,c-d:a,b",
                                                "coins/mock:HTHH",
                                                "coins/ruler:HHTH"};
  return list;
}

std::set<std::string> wins_of(const Position& position, const AnalysisResult& result) {
  std::set<std::string> list;
  for (const PositionMove& move : result.winning) list.insert(print(after(position, move)));
  return list;
}

template <class Stripped>
void check_like_the_game(bool values_too) {
  for (const std::string& text : texts()) {
    for (const bool misere : {false, true}) {
      INFO(text << (misere ? " misere" : ""));
      Position position = plain::position(text);
      position.misere = misere;
      Position bare = position;
      bare.terms[0].rule = std::make_shared<const Stripped>(position.terms[0].rule);
      const auto expected = analyze(position);
      const auto found = analyze(bare);
      REQUIRE(expected);
      REQUIRE(found);
      CHECK(print(bare) == print(position));
      CHECK(found->player_to_move_wins() == expected->player_to_move_wins());
      CHECK(found->winning_count == expected->winning_count);
      CHECK(wins_of(bare, *found) == wins_of(position, *expected));
      if (values_too) CHECK(found->value == expected->value);
    }
  }
}

}  // namespace

TEST_CASE("a game that tells moves and values is answered as the whole game is") {
  check_like_the_game<Bare>(true);
}

TEST_CASE("a game that tells its moves alone is answered as the whole game is") {
  check_like_the_game<Mute>(false);
}

TEST_CASE("moves are found by their parts, and by the states before and after") {
  for (const std::string& text : texts()) {
    INFO(text);
    const Term term = plain::position(text).terms[0];
    const Mute bare(term.rule);
    std::uint64_t stones = 0;
    for (std::size_t part = 0; part < bare.parts(term.state); ++part) {
      bare.each_move(term.state, part, [&](const Move& move) {
        const State then = bare.after(term.state, move);
        const auto between = bare.move_between(term.state, then);
        REQUIRE(between);
        const std::uint64_t smaller = after_count(move.kind) == 2 ? move.after[0] : 0;
        const auto found = bare.find_move(term.state, part, move.amount, smaller);
        REQUIRE(found);
        CHECK(found->part == part);
        CHECK(found->amount == move.amount);
        if (smaller > 0) CHECK(found->after == move.after);
        CHECK(bare.after(term.state, *between) == then);
        ++stones;
        return true;
      });
    }
    CHECK(stones > 0);
    CHECK(!bare.move_between(term.state, term.state));
    CHECK(!bare.find_move(term.state, bare.parts(term.state), 1, 0));
    CHECK(bare.theory().theorem(term.state).empty());
  }
  const Mute nim(plain::rule("nim"));
  CHECK(nim.stones({3, 4, 5}) == 12);
  CHECK(nim.stones({UINT64_MAX, 4}) == UINT64_MAX);
  CHECK(nim.find_move({3, 4, 5}, 1, 4, 0));
  CHECK(!nim.find_move({3, 4, 5}, 1, 5, 0));
  // Where no smaller part is told, the rest stays in one heap.
  const Mute kayles(plain::rule("octal/0.77"));
  CHECK(kayles.after({9}, *kayles.find_move({9}, 0, 1, 0)) == State{8});
}

TEST_CASE("every error code has a text of its own") {
  std::set<std::string_view> seen;
  for (const ErrorCode code : all_error_codes()) {
    CHECK(!text(code).empty());
    CHECK(seen.insert(text(code)).second);
  }
  CHECK(seen.size() > 45);
  CHECK(text(ErrorCode::too_large) == "too-large");
}
