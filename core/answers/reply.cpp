#include <nimber/limits.hpp>
#include <nimber/reply.hpp>

#include <algorithm>
#include <tuple>

namespace nimber {
namespace {

/// What may be examined to weigh the moves of a lost position against each other.
constexpr std::uint64_t weighing_limit = 20'000'000;

std::uint64_t scramble(std::uint64_t x) {  // splitmix64 (Steele, Lea, Flood 2014)
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

/// At most Reply::max_considered moves, the same share for every part that has moves; as many as
/// are found within the work's limit.
std::vector<PositionMove> some_moves(const Position& position, Work work) {
  if (position.compound != Compound::sum) {
    std::vector<PositionMove> first;
    const auto keep = [&](const PositionMove& move) {
      first.push_back(move);
      return first.size() < Reply::max_considered;
    };
    each_move(position, PositionSink(work, keep));
    return first;
  }
  std::size_t parts = 0;
  for (const Term& term : position.terms) parts += term.rule->parts(term.state);
  const std::size_t share =
      std::max<std::size_t>(1, Reply::max_considered / std::max<std::size_t>(1, parts));
  std::vector<PositionMove> moves;
  for (std::size_t term = 0; term < position.terms.size(); ++term) {
    const Term& t = position.terms[term];
    for (std::size_t part = 0;
         part < t.rule->parts(t.state) && moves.size() < Reply::max_considered; ++part) {
      std::size_t here = 0;
      const auto keep = [&](const Move& move) {
        moves.push_back({term, move});
        return ++here < share;
      };
      t.rule->each_move(t.state, part, MoveSink(work, keep));
    }
  }
  return moves;
}

std::uint64_t stones(const Position& position) {
  std::uint64_t sum = 0;
  for (const Term& term : position.terms) {
    const std::uint64_t here = term.rule->stones(term.state);
    sum = here > UINT64_MAX - sum ? UINT64_MAX : sum + here;
  }
  return sum;
}

std::uint64_t countdown(const Position& position) {
  std::uint64_t sum = 0;
  for (const Term& term : position.terms) {
    const RuleLoops* const loops = term.rule->loops();
    const std::uint64_t here =
        loops != nullptr ? loops->countdown(term.state) : term.rule->stones(term.state);
    sum = here > UINT64_MAX - sum ? UINT64_MAX : sum + here;
  }
  return sum;
}

}  // namespace

class Reply::Job {
 public:
  Job(Position position, ReplyOptions options)
      : position_(std::move(position)),
        options_(options),
        analysis_(std::make_unique<Analysis>(position_, options.limit)) {}

  Progress step(std::uint64_t budget) {
    const std::uint64_t end = budget > UINT64_MAX - examined_ ? UINT64_MAX : examined_ + budget;
    while (!done_ && examined_ < end) {
      const std::uint64_t before = examined_here_;
      const Progress progress = analysis_->step(end - examined_);
      examined_here_ = progress.examined;
      examined_ += std::max<std::uint64_t>(1, examined_here_ - before);
      if (!progress.done) break;
      if (weighing_) {
        weighed();
      } else {
        decide();
      }
    }
    return {done_, weighing_ ? static_cast<double>(next_) / static_cast<double>(moves_.size()) : -1,
            examined_};
  }

  const std::optional<PositionMove>& move() const { return chosen_; }
  bool winning() const { return winning_; }
  bool settled() const { return settled_; }

 private:
  void choose(PositionMove move, bool winning) {
    chosen_ = std::move(move);
    winning_ = winning;
    done_ = true;
  }

  /// One of the winning moves; where the position may be reached again, one that brings the end
  /// nearer: the fewest moves left, or the least countdown. The seed chooses among equals.
  PositionMove choose_win(const AnalysisResult& result) const {
    const auto& list = result.winning;
    if (std::none_of(position_.terms.begin(), position_.terms.end(),
                     [](const Term& term) { return term.rule->loops(); })) {
      return list[scramble(options_.seed) % list.size()];
    }
    std::size_t best = 0;
    std::pair<std::uint64_t, std::uint64_t> best_rank;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::uint64_t left =
          result.plies.empty() ? countdown(after(position_, list[i])) : result.plies[i];
      const std::pair rank(left, scramble(options_.seed + i));
      if (i > 0 && rank > best_rank) continue;
      best = i;
      best_rank = rank;
    }
    return list[best];
  }

  /// The position's own analysis is there.
  void decide() {
    position_ = analysis_->position();
    const auto& result = analysis_->result();
    const bool won = result && result->player_to_move_wins() && !result->winning.empty();
    const bool drawn = result && result->outcome == Outcome::D;
    if (won && !options_.blunder) {
      choose(choose_win(*result), true);
      return;
    }
    moves_ =
        drawn && !options_.blunder ? result->drawing : some_moves(position_, Work(options_.limit));
    if (moves_.empty()) {
      done_ = true;
      return;
    }
    if (!result) {
      settled_ = false;
      choose(moves_[scramble(options_.seed) % moves_.size()], false);
      return;
    }
    drawn_ = drawn;
    giving_away_ = options_.blunder && (won || drawn);
    if (giving_away_ || drawn)
      std::rotate(
          moves_.begin(),
          moves_.begin() + static_cast<std::ptrdiff_t>(scramble(options_.seed) % moves_.size()),
          moves_.end());
    if (drawn && !giving_away_ && moves_.size() > limits::weighed_draws)
      moves_.resize(limits::weighed_draws);
    weighing_ = true;
    weigh();
  }

  void weigh() {
    analysis_ = std::make_unique<Analysis>(after(position_, moves_[next_]),
                                           std::min(options_.limit, weighing_limit));
    examined_here_ = 0;
  }

  /// The analysis after one of the moves is there.
  void weighed() {
    const auto& result = analysis_->result();
    if (!result) settled_ = false;
    if (giving_away_) {
      // The first move found that leaves the other player a win.
      if (result && result->player_to_move_wins()) return choose(moves_[next_], false);
    } else {
      // Fewest replies that win, or that keep the draw, then most stones, then the seed's
      // favourite.
      const auto count = !result  ? std::nullopt
                         : drawn_ ? result->drawing_count
                                  : result->winning_count;
      const std::uint64_t replies = count.value_or(UINT64_MAX);
      const auto rank =
          std::make_tuple(replies, UINT64_MAX - stones(after(position_, moves_[next_])),
                          scramble(options_.seed + next_));
      if (!best_ || rank < best_rank_) {
        best_ = next_;
        best_rank_ = rank;
      }
    }
    if (++next_ == moves_.size() || (examined_ > weighing_limit && (best_ || giving_away_))) {
      choose(moves_[best_.value_or(0)], giving_away_ && !drawn_);
      return;
    }
    weigh();
  }

  Position position_;
  ReplyOptions options_;
  std::unique_ptr<Analysis> analysis_;
  std::uint64_t examined_ = 0;
  std::uint64_t examined_here_ = 0;
  std::vector<PositionMove> moves_;
  std::size_t next_ = 0;
  bool weighing_ = false;
  bool giving_away_ = false;
  bool drawn_ = false;
  std::optional<std::size_t> best_;
  std::tuple<std::uint64_t, std::uint64_t, std::uint64_t> best_rank_;
  std::optional<PositionMove> chosen_;
  bool winning_ = false;
  bool settled_ = true;
  bool done_ = false;
};

Reply::Reply(Position position, ReplyOptions options)
    : job_(std::make_unique<Job>(std::move(position), options)) {}
Reply::~Reply() = default;
Reply::Reply(Reply&&) noexcept = default;
Reply& Reply::operator=(Reply&&) noexcept = default;
Progress Reply::step(std::uint64_t budget) { return job_->step(budget); }
const std::optional<PositionMove>& Reply::move() const { return job_->move(); }
bool Reply::winning() const { return job_->winning(); }
bool Reply::settled() const { return job_->settled(); }

}  // namespace nimber
