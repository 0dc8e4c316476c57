#include "search/loop_search.hpp"

#include "values/smith_labels.hpp"

#include <unordered_map>

namespace nimber {
namespace {

using States = std::vector<State>;

struct StatesHash {
  std::size_t operator()(const States& states) const {
    std::uint64_t h = states.size();
    for (const State& state : states) {
      h = (h ^ state.size()) * 0x9E3779B97F4A7C15u;
      for (const std::uint64_t x : state) {
        h = (h ^ x) * 0x9E3779B97F4A7C15u;
        h ^= h >> 29;
      }
    }
    return static_cast<std::size_t>(h);
  }
};

/// Memory, not time, is what these bound: numbers in all positions, and options in all lists.
constexpr std::size_t max_listed_words = 16'000'000;
constexpr std::size_t max_listed_options = 32'000'000;
/// As many words as a state may have before looking at a part of it costs work.
constexpr std::size_t most_short = 64;

}  // namespace

class LoopSearch::Search {
 public:
  Search(std::vector<RulePtr> rules, bool misere, std::size_t most_known)
      : rules_(std::move(rules)), misere_(misere), most_known_(most_known) {}

  void start(States states) {
    started_ = std::move(states);
    const auto found = number_of_.find(key_of(started_));
    if (labels_ && found != number_of_.end()) {
      at_ = found->second;
      return;
    }
    forget();
    gave_up_ = false;
    at_ = 0;
    number(started_);
  }

  Solver::Status step(Work& work) {
    if (gave_up_) {
      work.stop_as(gave_up_as_);
      return Solver::Status::gave_up;
    }
    while (next_ < found_.size()) {
      if (work.limit_reached() || is_full() || !list_options(work)) {
        // A rule that gave up has noted why.
        if (is_full() || work.bound() == Bound::none) work.stop_at(Bound::positions, found_.size());
        return give_up(work);
      }
      if (!work.may_go_on() && !work.limit_reached()) return Solver::Status::pending;
    }
    if (!labels_) {
      found_.clear();
      if (misere_) end_misere();
      labels_.emplace(edges_);
    }
    if (labels_->step(work)) return Solver::Status::done;
    if (!work.limit_reached()) return Solver::Status::pending;
    work.stop_at(Bound::positions, found_.size());
    return give_up(work);
  }

  const SmithLabels& labels() const { return *labels_; }
  std::uint32_t at() const { return at_; }
  std::size_t known() const { return number_of_.size(); }

 private:
  bool is_full() const {
    return found_.size() > most_known_ || words_ > max_listed_words ||
           edges_.to.size() > max_listed_options;
  }

  Solver::Status give_up(const Work& work) {
    gave_up_as_ = work;
    forget();
    gave_up_ = true;
    return Solver::Status::gave_up;
  }

  void forget() {
    labels_.reset();
    number_of_.clear();
    found_.clear();
    edges_ = {};
    next_ = 0;
    words_ = 0;
  }

  States key_of(States states) const {
    for (std::size_t i = 0; i < states.size(); ++i) rules_[i]->search_key(states[i]);
    return states;
  }

  /// A part of a sum that has grown counts by the length of the sum, which is copied and compared:
  /// sums may grow without bound, as where a part leaves two like itself.
  static std::uint64_t cost(const State& state) {
    return state.size() <= most_short ? 0 : state.size();
  }

  std::uint32_t number(const States& states) {
    const auto [place, is_new] =
        number_of_.emplace(key_of(states), static_cast<std::uint32_t>(number_of_.size()));
    if (is_new) {
      found_.push_back(states);
      for (const State& state : states) words_ += state.size();
    }
    return place->second;
  }

  /// Lists the options of the next position. False where a rule gave up.
  bool list_options(Work& work) {
    States states = std::move(found_[next_]);
    bool whole = true;
    for (std::size_t term = 0; term < rules_.size() && whole; ++term) {
      const State here = states[term];
      for (std::size_t part = 0; part < rules_[term]->parts(here) && whole; ++part) {
        work.spend(cost(here));  // also where all that it does was done by an earlier part
        const auto keep = [&](const Move& move) {
          states[term] = rules_[term]->after(here, move);
          edges_.to.push_back(number(states));
          work.spend();
          return !work.limit_reached() && !is_full();
        };
        whole = rules_[term]->each_move(here, part, MoveSink(work, keep));
      }
      states[term] = here;
    }
    edges_.start.push_back(static_cast<std::uint32_t>(edges_.to.size()));
    ++next_;
    return whole;
  }

  /// Who cannot move has won: each such position gets one option, where nobody can move.
  void end_misere() {
    Edges with_end;
    const auto end = static_cast<std::uint32_t>(edges_.vertices());
    with_end.to.reserve(edges_.to.size());
    for (std::uint32_t v = 0; v < end; ++v) {
      if (edges_.start[v] == edges_.start[v + 1]) with_end.to.push_back(end);
      const std::uint32_t* const to = edges_.to.data();
      with_end.to.insert(with_end.to.end(), to + edges_.start[v], to + edges_.start[v + 1]);
      with_end.start.push_back(static_cast<std::uint32_t>(with_end.to.size()));
    }
    with_end.start.push_back(static_cast<std::uint32_t>(with_end.to.size()));
    edges_ = std::move(with_end);
  }

  std::vector<RulePtr> rules_;
  bool misere_;
  std::size_t most_known_;
  States started_;
  std::unordered_map<States, std::uint32_t, StatesHash> number_of_;
  std::vector<States> found_;  // by number; emptied once its options are listed
  std::size_t next_ = 0;
  std::size_t words_ = 0;
  Edges edges_;
  std::optional<SmithLabels> labels_;
  std::uint32_t at_ = 0;
  bool gave_up_ = false;
  Work gave_up_as_;  // what ended it
};

LoopSearch::LoopSearch(std::vector<RulePtr> rules, bool misere, std::size_t most_known)
    : search_(std::make_unique<Search>(std::move(rules), misere, most_known)) {}
LoopSearch::~LoopSearch() = default;
void LoopSearch::start(std::vector<State> states) { search_->start(std::move(states)); }
Solver::Status LoopSearch::step(Work& work) { return search_->step(work); }
Outcome LoopSearch::outcome() const { return search_->labels().outcome(search_->at()); }
std::optional<Value> LoopSearch::value() const {
  const std::uint32_t label = search_->labels().labels()[search_->at()];
  if (label == SmithLabels::infinite) return std::nullopt;
  return label;
}
std::vector<Value> LoopSearch::reached() const { return search_->labels().reached(search_->at()); }
std::optional<std::uint64_t> LoopSearch::plies() const {
  const std::uint32_t plies = search_->labels().plies(search_->at());
  if (plies == SmithLabels::no_plies) return std::nullopt;
  return plies;
}
std::size_t LoopSearch::known() const { return search_->known(); }

}  // namespace nimber
