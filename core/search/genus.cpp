#include "search/genus.hpp"
#include <nimber/limits.hpp>
#include <nimber/reader.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace nimber {
namespace {

Value mex_of(const std::set<Value>& values) {
  Value mex = 0;
  while (values.count(mex) > 0) ++mex;
  return mex;
}

/// g_n, from the list: its last two numbers alternate.
Value misere_value(const Genus& genus, std::size_t n) {
  const std::size_t size = genus.misere.size();
  return genus.misere[n < size ? n : size - 2 + (n - size) % 2];
}

/// The genus of a position with these options. A heap of 2 beside it may be taken whole, or become
/// a heap of 1, which changes every misère value by XOR 1.
Genus genus_of(const std::vector<const Genus*>& options) {
  Genus genus;
  std::set<Value> values;
  std::size_t longest = 2;
  for (const Genus* option : options) {
    values.insert(option->normal);
    longest = std::max(longest, option->misere.size());
  }
  genus.normal = mex_of(values);
  for (std::size_t n = 0;; ++n) {
    values.clear();
    for (const Genus* option : options) values.insert(misere_value(*option, n));
    if (n > 0) {
      values.insert(genus.misere[n - 1]);
      values.insert(genus.misere[n - 1] ^ 1);
    }
    genus.misere.push_back(n == 0 && options.empty() ? 1 : mex_of(values));
    // From `longest` on the options alternate, so g_n follows from n mod 2 and the number before.
    if (n >= longest + 2 && genus.misere[n] == genus.misere[n - 2]) break;
  }
  auto& list = genus.misere;
  while (list.size() > 2 && list[list.size() - 3] == list.back()) list.pop_back();
  return genus;
}

}  // namespace

std::string print(const Genus& genus) {
  std::string out;
  append(out, genus.normal);
  out.append("^{");
  for (std::size_t i = 0; i < genus.misere.size(); ++i) {
    if (i > 0) out.push_back(',');
    append(out, genus.misere[i]);
  }
  return out.append("}");
}

class GenusSearch::Job {
 public:
  Job(Position position, std::uint64_t limit) : position_(std::move(position)), work_(limit) {
    std::vector<State> states;
    for (const Term& term : position_.terms) states.push_back(term.state);
    if (position_.compound != Compound::sum) {
      result_ = Error{ErrorCode::bad_compound, 0, {"genus"}};
      done_ = true;
      return;
    }
    push(std::move(states));
  }

  Progress step(std::uint64_t budget) {
    work_.open_step(budget);
    while (!done_ && work_.may_go_on()) go_on();
    if (!done_ && work_.limit_reached()) fail();
    return {done_, -1, work_.examined()};
  }
  const Result<Genus>& result() const { return result_; }

 private:
  /// Most options that are kept until their turn comes.
  static constexpr std::size_t max_waiting = limits::genus_waiting;
  /// To copy so many numbers costs about what an option does.
  static constexpr std::size_t words_an_option = 64;

  using Key = std::vector<std::uint64_t>;
  struct Frame {
    Key key;
    std::vector<State> states;
    std::size_t term = 0;  // whose options come next
    std::size_t part = 0;
    std::vector<std::vector<State>> waiting;
    std::vector<const Genus*> options;
  };

  Key key_of(const std::vector<State>& states) const {
    Key key;
    for (std::size_t i = 0; i < states.size(); ++i) {
      State state = states[i];
      position_.terms[i].rule->search_key(state);
      key.push_back(state.size());
      key.insert(key.end(), state.begin(), state.end());
    }
    return key;
  }
  void push(std::vector<State> states) {
    Frame frame;
    frame.key = key_of(states);
    frame.states = std::move(states);
    loops_ = !open_.insert(frame.key).second;
    stack_.push_back(std::move(frame));
  }
  void fail() {
    result_ = unsettled(work_);
    done_ = true;
  }

  void go_on() {
    if (loops_ || known_.size() > max_known || waiting_ > max_waiting) {
      if (loops_) work_.stop_at(Bound::genus_circles);
      if (!loops_) work_.stop_at(Bound::positions, known_.size());
      return fail();
    }
    Frame& frame = stack_.back();
    if (!frame.waiting.empty()) {
      const auto known = known_.find(key_of(frame.waiting.back()));
      work_.spend(1 + frame.key.size() / words_an_option);
      if (known != known_.end()) {
        frame.options.push_back(&known->second);
        frame.waiting.pop_back();
        --waiting_;
      } else {
        push(frame.waiting.back());
      }
      return;
    }
    if (frame.term < frame.states.size()) return list_options(frame);
    open_.erase(frame.key);
    const auto found = known_.emplace(std::move(frame.key), genus_of(frame.options)).first;
    work_.spend(frame.options.size() + 1);
    stack_.pop_back();
    if (!stack_.empty()) return;
    result_ = found->second;
    done_ = true;
  }

  /// The options of the next part.
  void list_options(Frame& frame) {
    const Rule& rule = *position_.terms[frame.term].rule;
    const State& state = frame.states[frame.term];
    if (frame.part >= rule.parts(state)) {
      ++frame.term;
      frame.part = 0;
      return;
    }
    const std::uint64_t cost = 1 + frame.key.size() / words_an_option;
    const auto keep = [&](const Move& move) {
      frame.waiting.push_back(frame.states);
      frame.waiting.back()[frame.term] = rule.after(state, move);
      work_.spend(cost);
      return ++waiting_ <= max_waiting && !work_.limit_reached();
    };
    if (!rule.each_move(state, frame.part, MoveSink(work_, keep))) return fail();
    ++frame.part;
  }

  Position position_;
  Work work_;
  bool loops_ = false;       // a position has come again among its own options
  std::set<Key> open_;       // those on the stack
  std::size_t waiting_ = 0;  // in all frames
  std::map<Key, Genus> known_;
  std::vector<Frame> stack_;
  bool done_ = false;
  Result<Genus> result_ = Error{ErrorCode::unsettled, 0, {}};
};

GenusSearch::GenusSearch(Position position, std::uint64_t limit)
    : job_(std::make_unique<Job>(std::move(position), limit)) {}
GenusSearch::~GenusSearch() = default;
GenusSearch::GenusSearch(GenusSearch&&) noexcept = default;
GenusSearch& GenusSearch::operator=(GenusSearch&&) noexcept = default;
Progress GenusSearch::step(std::uint64_t budget) { return job_->step(budget); }
const Result<Genus>& GenusSearch::result() const { return job_->result(); }

}  // namespace nimber
