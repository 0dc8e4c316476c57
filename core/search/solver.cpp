#include "search/solver.hpp"

#include <algorithm>
#include <unordered_map>

namespace nimber {
namespace {

using Key = std::vector<std::uint64_t>;

struct KeyHash {
  std::size_t operator()(const Key& key) const {
    std::uint64_t h = key.size();
    for (const std::uint64_t x : key) {
      h = (h ^ x) * 0x9E3779B97F4A7C15u;
      h ^= h >> 29;
    }
    return static_cast<std::size_t>(h);
  }
};

/// Most numbers kept for positions on the stack and for positions known: memory, not time, is what
/// these bound.
constexpr std::size_t max_pending_words = 8'000'000;
constexpr std::size_t max_known_words = 16'000'000;
constexpr std::size_t max_stack_words = 16'000'000;

}  // namespace

class Solver::Search {
 public:
  Search(std::vector<RulePtr> rules, bool misere, Ask ask, std::size_t most_known)
      : rules_(std::move(rules)), misere_(misere), ask_(ask), most_known_(most_known) {}

  void start(std::vector<State> states) {
    stack_.clear();
    pending_words_ = 0;
    stack_words_ = 0;
    gave_up_ = false;
    result_ = look_up(states);
    if (!result_) push(std::move(states));
  }

  Status step(Work& work) {
    while (!stack_.empty()) {
      if (known_words_ > max_known_words || known_.size() > most_known_ ||
          stack_words_ > max_stack_words)
        return give_up(work);
      if (work.limit_reached()) return Status::gave_up;
      if (!work.may_go_on()) return Status::pending;
      Frame& frame = stack_.back();
      if (frame.next < frame.options.size()) {
        std::vector<State> option = frame.states;
        option[frame.term] = frame.options[frame.next];
        if (const auto value = look_up(option)) {
          ++frame.next;
          if (take_in(frame, *value)) finish(1);
        } else {
          push(std::move(option));
        }
      } else if (!next_options(frame, work)) {
        if (gave_up_) return give_up(work);
        finish(frame.any_move ? frame.mex() : Value{misere_});
      }
    }
    return result_ ? Status::done : Status::gave_up;
  }

  Value result() const { return *result_; }
  std::size_t known() const { return known_.size(); }

 private:
  struct Frame {
    std::vector<State> states;
    Key key;
    // The options of one part of one term at a time.
    std::size_t term = 0;
    std::size_t part = 0;
    std::vector<State> options;
    std::size_t next = 0;
    std::size_t words = 0;
    std::size_t own_words = 0;  // of its states and its key
    bool any_move = false;
    std::vector<bool>
        seen;  // values of options (Ask::value); empty in Ask::outcome: no P-position met yet

    Value mex() const {
      return static_cast<Value>(std::find(seen.begin(), seen.end(), false) - seen.begin());
    }
  };

  Status give_up(Work& work) const {
    // A rule that gave up has noted why.
    if (!gave_up_ || work.bound() == Bound::none)
      work.stop_at(Bound::positions, known_.size() + stack_.size());
    return Status::gave_up;
  }

  Key key_of(const std::vector<State>& states) const {
    Key key;
    for (std::size_t i = 0; i < states.size(); ++i) {
      State state = states[i];
      rules_[i]->search_key(state);
      key.push_back(state.size());
      key.insert(key.end(), state.begin(), state.end());
    }
    return key;
  }

  std::optional<Value> look_up(const std::vector<State>& states) const {
    const auto found = known_.find(key_of(states));
    if (found == known_.end()) return std::nullopt;
    return found->second;
  }

  void push(std::vector<State> states) {
    Frame frame;
    frame.key = key_of(states);
    frame.states = std::move(states);
    frame.own_words = frame.key.size();
    for (const State& state : frame.states) frame.own_words += state.size();
    stack_words_ += frame.own_words;
    stack_.push_back(std::move(frame));
  }

  /// Lists the options of the next part that has any. False at the end.
  bool next_options(Frame& frame, Work& work) {
    pending_words_ -= frame.words;
    frame.words = 0;
    frame.options.clear();
    frame.next = 0;
    for (; frame.term < rules_.size(); ++frame.term, frame.part = 0) {
      const State& state = frame.states[frame.term];
      const Rule& rule = *rules_[frame.term];
      if (frame.part >= rule.parts(state)) continue;
      bool stopped = false;
      const auto keep = [&](const Move& move) {
        frame.options.push_back(rule.after(state, move));
        frame.words += frame.options.back().size() + 4;
        work.spend();
        stopped = work.limit_reached() || pending_words_ + frame.words > max_pending_words;
        return !stopped;
      };
      if (!rule.each_move(state, frame.part, MoveSink(work, keep))) {
        if (stopped) work.stop_at(Bound::positions, known_.size() + stack_.size());
        gave_up_ = true;
        return false;
      }
      ++frame.part;
      frame.any_move = frame.any_move || !frame.options.empty();
      pending_words_ += frame.words;
      return true;
    }
    return false;
  }

  /// Takes in an option's value; true if the position's outcome is known from it.
  bool take_in(Frame& frame, Value value) {
    if (ask_ == Ask::outcome) return value == 0;
    const auto v = static_cast<std::size_t>(value);  // no larger than the number of options
    if (frame.seen.size() <= v) frame.seen.resize(v + 1, false);
    frame.seen[v] = true;
    return false;
  }

  void finish(Value value) {
    Frame& frame = stack_.back();
    pending_words_ -= frame.words;
    stack_words_ -= frame.own_words;
    known_words_ += frame.key.size();
    known_.emplace(std::move(frame.key), value);
    stack_.pop_back();
    result_ = value;
  }

  std::vector<RulePtr> rules_;
  bool misere_;
  Ask ask_;
  std::size_t most_known_;
  std::unordered_map<Key, Value, KeyHash> known_;
  std::vector<Frame> stack_;
  std::optional<Value> result_;
  std::size_t pending_words_ = 0;
  std::size_t stack_words_ = 0;
  std::size_t known_words_ = 0;
  bool gave_up_ = false;
};

Solver::Solver(std::vector<RulePtr> rules, bool misere, Ask ask, std::size_t most_known)
    : search_(std::make_unique<Search>(std::move(rules), misere, ask, most_known)) {}
Solver::~Solver() = default;
void Solver::start(std::vector<State> states) { search_->start(std::move(states)); }
Solver::Status Solver::step(Work& work) { return search_->step(work); }
Value Solver::result() const { return search_->result(); }
std::size_t Solver::known() const { return search_->known(); }

}  // namespace nimber
