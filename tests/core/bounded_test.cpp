// Whatever is enumerated is counted: a limit on options bounds the candidates that are looked at,
// also where they lead nowhere or to the same option. Asserted as counted work, never as time.
#include "catch.hpp"
#include "plain.hpp"
#include "random_texts.hpp"
#include "share.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>
#include <nimber/link.hpp>
#include <nimber/reply.hpp>
#include "laws/unknown.hpp"
#include "search/brute_force.hpp"
#include "search/genus.hpp"
#include "search/options_graph.hpp"

using namespace nimber;

namespace {

/// A heap of which one may be taken, found among more candidates than anyone can look at. It counts
/// for itself how many were.
class Sparse final : public Rule {
 public:
  explicit Sparse(bool apart) : Rule(plain::rule("nimble")->game()), apart_(apart) {}
  std::string rules() const override { return {}; }
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    if (state[part] == 0) return look(sink, 1'000'000'000'000);
    if (!look(sink, 500)) return false;
    Move move;
    move.kind = MoveKind::slide;
    move.part = static_cast<std::uint32_t>(part);
    move.before = state[part];
    move.amount = 1;
    move.after[0] = state[part] - 1;
    return sink(move) && look(sink, 1'000'000'000'000);
  }
  State after(const State& state, const Move& move) const override {
    State then = state;
    then[move.part] = move.after[0];
    return then;
  }
  Apart apart() const override { return apart_ ? Apart::fixed : Apart::whole; }

  static std::uint64_t looked_at;

 private:
  static bool look(const MoveSink& sink, std::uint64_t candidates) {
    for (std::uint64_t i = 0; i < candidates; ++i) {
      ++looked_at;
      if (!sink.pass(1)) return false;
    }
    return true;
  }
  bool apart_;
};
std::uint64_t Sparse::looked_at = 0;

Position sparse(bool apart) {
  Position position;
  position.terms.push_back({std::make_shared<const Sparse>(apart), {5, 4, 3}});
  position.terms.push_back({std::make_shared<const Sparse>(apart), {2}});
  return position;
}

template <class Task>
std::uint64_t run(Task task) {
  Sparse::looked_at = 0;
  while (!task.step(1'000).done) {}
  return Sparse::looked_at;
}

/// What is looked at beside the limit: each search may go a little past it.
constexpr std::uint64_t limit = 20'000;
constexpr std::uint64_t past = 5'000;

}  // namespace

TEST_CASE("every search counts the candidates that are no moves") {
  for (const bool apart : {false, true}) {
    for (const Compound compound :
         {Compound::sum, Compound::every, Compound::first, Compound::some, Compound::most}) {
      for (const bool misere : {false, true}) {
        if (misere && compound != Compound::sum) continue;
        Position position = sparse(apart);
        position.compound = compound;
        position.most = compound == Compound::most ? 2 : 1;
        position.misere = misere;
        INFO((apart ? "apart " : "whole ") << static_cast<int>(compound) << " " << misere);
        CHECK(run(Analysis(position, limit)) <= limit + past);
        // The position and the other convention.
        CHECK(run(Explain(position, limit)) <= 2 * (limit + past));
        ReplyOptions options;
        options.limit = limit;
        // Its moves are looked for too.
        CHECK(run(Reply(position, options)) <= 2 * (limit + past));
        // A smaller position is tried after the one that was asked for, at most seventy times.
        CHECK(run(BruteForce(position, limit)) <= 70 * (limit + past));
        if (compound == Compound::sum) CHECK(run(GenusSearch(position, limit)) <= limit + past);
        Sparse::looked_at = 0;
        Work work(limit);
        CHECK(!move_between(position, sparse(apart), work));
        Position other = position;
        other.terms[0].state[2] = 1;
        CHECK(!move_between(position, other, work));
        CHECK(Sparse::looked_at <= limit + past);
        // What has no limit of its own has the usual one.
        Sparse::looked_at = 0;
        is_over(position);
        CHECK(Sparse::looked_at <= 2 * most_uncounted);
        Sparse::looked_at = 0;
        CHECK(!options_graph(position));
        CHECK(Sparse::looked_at <= default_limit + past);
      }
    }
  }
}

TEST_CASE("a link's steps are checked within the limit") {
  InputLimits limits;
  limits.max_options = 20'000;
  const auto code = [&](const std::string& text) {
    const auto link = read_link(text, limits);
    return link ? std::string("read") : std::string(nimber::text(link.error().code));
  };
  const std::string euclid = "own/{a,b};k=1..(b-1)/a;b-=k*a:13,1000000000000000000";
  CHECK(code(euclid + "!13,999999999999999987") == "read");
  CHECK(code(euclid + "!13,14") == "unsettled");
  CHECK(code("own/{a,b};k=1..(b-1)/a;b-=k*a:13,1000!13,15") == "bad-step");
}

TEST_CASE("no text of the grammar takes more work than its limit allows") {
  plain::RandomTexts texts(17);
  std::size_t read = 0;
  std::size_t settled = 0;
  const auto within = [](auto task, std::uint64_t most) {
    // Each step counts a thousand options or ends the work; a long run may count for more at once.
    std::uint64_t steps = 1;
    while (!task.step(1'000).done && steps < most) ++steps;
    CHECK(steps <= most / 1'000);
    return bool(task.result());
  };
  for (std::size_t i = plain::share(2'000); i > 0; --i) {
    const std::string text = texts.position();
    INFO(text);
    const auto position = read_position(text);
    if (!position) continue;
    ++read;
    // With rules that earlier texts used, a question may be asked twice.
    settled += within(Analysis(*position, limit), 2 * (limit + past));
    if (i % 4 == 0) within(Explain(*position, limit), 4 * (limit + past));
    if (i % 4 == 1 && position->compound == Compound::sum)
      within(GenusSearch(*position, limit), limit + past);
  }
  CHECK(read >= plain::floor_of_share(1'500));
  CHECK(settled >= plain::floor_of_share(500));
}
