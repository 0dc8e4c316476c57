#include "rules/own/own_rule.hpp"

#include "values/checked.hpp"
#include "values/divisors.hpp"
#include "values/numbers.hpp"

#include <nimber/position.hpp>

#include <algorithm>
#include <memory>

namespace nimber {
namespace {

constexpr auto largest_number = static_cast<std::int64_t>(max_integer);

/// All divisors of n >= 1, ascending.
std::vector<std::int64_t> all_divisors(std::uint64_t n) {
  std::vector<std::int64_t> divisors = {1};
  while (n > 1) {
    const std::uint64_t prime = n % 2 == 0 ? 2 : smallest_divisor_from_3(n);
    const std::size_t before = divisors.size();
    std::int64_t power = 1;
    while (n % prime == 0) {
      n /= prime;
      power *= static_cast<std::int64_t>(prime);
      for (std::size_t i = 0; i < before; ++i) divisors.push_back(divisors[i] * power);
    }
  }
  std::sort(divisors.begin(), divisors.end());
  return divisors;
}

/// What looking at one part needs, kept from one to the next.
struct OwnScratch {
  std::vector<std::int64_t> variables;
  OwnResult result;
  OwnRun run;
  std::vector<OwnPart> at_first;
  std::vector<OwnPart> at_last;
  std::vector<bool> changed;
  OwnPart there;
};

/// Lends a scratch; a sink may look at other parts, which take one of their own.
class OwnLease {
 public:
  OwnLease() {
    if (free().empty()) free().push_back(std::make_unique<OwnScratch>());
    scratch_ = std::move(free().back());
    free().pop_back();
  }
  ~OwnLease() { free().push_back(std::move(scratch_)); }
  OwnLease(const OwnLease&) = delete;
  OwnLease& operator=(const OwnLease&) = delete;
  OwnScratch& scratch() { return *scratch_; }

 private:
  static std::vector<std::unique_ptr<OwnScratch>>& free() {
    thread_local std::vector<std::unique_ptr<OwnScratch>> list;
    return list;
  }
  std::unique_ptr<OwnScratch> scratch_;
};

/// The results of one part under one alternative: candidates are tried depth-first.
class OwnResults {
 public:
  OwnResults(const OwnShape& shape, const OwnAlternative& alternative, const OwnPart& part,
             Work& work, OwnRule::Sink sink, const OwnRule::RunSink* run_sink, OwnScratch& scratch)
      : shape_(shape),
        alternative_(alternative),
        part_(part),
        work_(work),
        sink_(sink),
        run_sink_(alternative.runs || alternative.cell_runs ? run_sink : nullptr),
        run_step_(alternative.runs ? alternative.steps.size() - 1 : alternative.last_choice),
        variables_(scratch.variables),
        result_(scratch.result),
        run_(scratch.run),
        at_first_(scratch.at_first),
        at_last_(scratch.at_last),
        changed_(scratch.changed),
        there_(scratch.there) {
    variables_.assign(alternative.variables, 0);
    if (!shape.cells()) std::copy(part.begin(), part.end(), variables_.begin());
    largest_ = *std::max_element(part.begin(), part.end());
  }

  bool run() { return step(0); }

 private:
  std::optional<std::int64_t> value(const Expression& e) {
    cost_ += e.cost();
    const Expression::Node& last = e.nodes().back();
    if (last.op == Expression::Op::variable)
      return variables_[static_cast<std::size_t>(last.number)];  // it is nothing else
    return shape_.cells() ? e.value(variables_.data(), part_) : e.value(variables_.data());
  }

  bool step(std::size_t at) {
    if (at == alternative_.steps.size()) return finish();
    const OwnStep& now = alternative_.steps[at];
    if (now.condition) {
      const auto holds = value(*now.condition);
      return !holds || *holds == 0 || step(at + 1);
    }
    for (const OwnItem& item : now.items) {
      if (run_sink_ != nullptr && at == run_step_ && item.kind == OwnItem::Kind::range) {
        const auto first = value(*item.first);
        const auto last = first ? value(*item.last) : first;
        if (!last || *first > *last) continue;
        bool on = true;
        if (alternative_.runs ? run(now.variable, *first, *last, on)
                              : cell_run(now.variable, *first, *last, on)) {
          if (!on) return false;
          continue;
        }
      }
      if (!each_candidate(item, [&](std::int64_t candidate) {
            variables_[now.variable] = candidate;
            work_.spend(1 + cost_ / 8);
            cost_ = 0;
            return work_.may_go_on() && step(at + 1);
          }))
        return false;
    }
    return true;
  }

  template <class Try>
  bool each_candidate(const OwnItem& item, Try attempt) {
    using Kind = OwnItem::Kind;
    std::optional<std::int64_t> first;
    if (item.first) {
      first = value(*item.first);
      if (!first) return true;
    }
    switch (item.kind) {
      case Kind::single: return attempt(*first);
      case Kind::range: {
        const auto last = value(*item.last);
        return !last || each_between(*first, *last, attempt);
      }
      case Kind::open: return each_between(*first, largest_, attempt);
      case Kind::odd: return each_between(1, largest_, attempt, 2);
      case Kind::even: return each_between(2, largest_, attempt, 2);
      case Kind::square:
        for (std::int64_t root = 1; root <= largest_ / root; ++root) {
          if (!attempt(root * root)) return false;
        }
        return true;
      case Kind::pow2:
        for (std::int64_t power = 1; power <= largest_; power *= 2) {
          if (!attempt(power)) return false;
        }
        return true;
      case Kind::fib:
        for (std::int64_t a = 1, b = 2; a <= largest_;) {
          if (!attempt(a)) return false;
          b += a;
          a = b - a;
        }
        return true;
      case Kind::prime:
        return each_between(2, largest_, [&](std::int64_t n) {
          if (is_prime(static_cast<std::uint64_t>(n))) return attempt(n);
          return work_.spend();
        });
      case Kind::divisors: {
        if (*first < 1 || *first > largest_number) return true;
        for (const std::int64_t d : all_divisors(static_cast<std::uint64_t>(*first))) {
          if (!attempt(d)) return false;
        }
        return true;
      }
    }
    return true;
  }

  template <class Try>
  static bool each_between(std::int64_t first, std::int64_t last, Try attempt,
                           std::int64_t stride = 1) {
    for (std::int64_t n = first; n <= last; n += stride) {
      if (!attempt(n)) return false;
      if (n > last - stride) break;  // the next one could leave 64 bits
    }
    return true;
  }

  /// The numbers that a candidate leaves, whether they are allowed or not; false where one is
  /// undefined.
  bool numbers_at(std::size_t variable, std::int64_t candidate, std::vector<OwnPart>& out) {
    variables_[variable] = candidate;
    if (!alternative_.result) {
      out.resize(1);
      out[0].assign(part_.begin(), part_.end());
      for (const OwnChange& change : alternative_.changes) {
        const std::int64_t old = part_[change.cell];
        variables_.back() = old;
        const auto v = value(*change.value);
        if (!v) return false;
        const auto now = change.sign == OwnChange::Sign::add        ? checked_add(old, *v)
                         : change.sign == OwnChange::Sign::subtract ? checked_sub(old, *v)
                                                                    : v;
        if (!now) return false;
        out[0][change.cell] = *now;
      }
      return true;
    }
    out.resize(alternative_.targets.size());
    for (std::size_t i = 0; i < out.size(); ++i) {
      const OwnTarget& target = alternative_.targets[i];
      out[i].resize(target.cells.size());
      for (std::size_t c = 0; c < out[i].size(); ++c) {
        const auto v = value(target.cells[c]);
        if (!v) return false;
        out[i][c] = *v;
      }
    }
    return true;
  }

  /// The candidates first ... last as runs. What is defined at both ends is so between, since all
  /// parts of the expressions are affine. False where they must be tried one by one.
  bool run(std::size_t variable, std::int64_t first, std::int64_t last, bool& on) {
    if (last - first < 2 || last > largest_number || first < -largest_number) return false;
    if (!numbers_at(variable, first, at_first_) || !numbers_at(variable, last, at_last_))
      return false;
    std::int64_t from = 0;
    std::int64_t to = last - first;
    run_.pieces.resize(at_first_.size());
    for (std::size_t i = 0; i < at_first_.size(); ++i) {
      OwnRun::Piece& piece = run_.pieces[i];
      piece.copies = 1;
      if (alternative_.result && alternative_.targets[i].copies) {
        const auto times = value(*alternative_.targets[i].copies);
        if (!times || *times < 1 || *times > OwnResult::most_copies) return true;
        piece.copies = *times;
      }
      piece.first = at_first_[i];
      piece.stride.resize(piece.first.size());
      for (std::size_t c = 0; c < piece.first.size(); ++c) {
        if (!set_stride(piece, c, at_last_[i][c], last - first)) return false;
        clip(piece.first[c], at_last_[i][c], piece.stride[c], from, to);
      }
    }
    send_run(from, to, on);
    return true;
  }

  /// The cells that a candidate leaves, whether they are allowed or not; false where one is
  /// undefined or changed twice.
  bool cells_at(std::size_t variable, std::int64_t candidate, OwnPart& out) {
    variables_[variable] = candidate;
    out.assign(part_.begin(), part_.end());
    changed_.assign(part_.size(), false);
    for (const OwnChange& change : alternative_.changes) {
      std::size_t from = 0;
      std::size_t to = 0;
      if (!ends(change, from, to)) return false;
      for (std::size_t cell = from; cell < to; ++cell) {
        if (changed_[cell]) return false;
        changed_[cell] = true;
        const std::int64_t old = part_[cell];
        variables_.back() = old;
        const auto v = value(*change.value);
        if (!v) return false;
        const auto now = change.sign == OwnChange::Sign::add        ? checked_add(old, *v)
                         : change.sign == OwnChange::Sign::subtract ? checked_sub(old, *v)
                                                                    : v;
        if (!now) return false;
        out[cell] = *now;
      }
    }
    return true;
  }

  /// The candidates first ... last of a choice that changes cells as runs, as run(): the conditions
  /// behind the choice keep one stretch of them.
  bool cell_run(std::size_t variable, std::int64_t first, std::int64_t last, bool& on) {
    if (last - first < 2 || last > largest_number || first < -largest_number) return false;
    at_first_.resize(1);
    at_last_.resize(1);
    if (!cells_at(variable, first, at_first_[0]) || !cells_at(variable, last, at_last_[0]))
      return false;
    std::int64_t from = 0;
    std::int64_t to = last - first;
    run_.pieces.resize(1);
    OwnRun::Piece& piece = run_.pieces[0];
    piece.copies = 1;
    piece.first = at_first_[0];
    piece.stride.resize(part_.size());
    for (std::size_t c = 0; c < part_.size(); ++c) {
      if (!set_stride(piece, c, at_last_[0][c], last - first)) return false;
      clip(piece.first[c], at_last_[0][c], piece.stride[c], from, to);
    }
    for (std::size_t i = run_step_ + 1; i < alternative_.steps.size() && from <= to; ++i) {
      const Expression& condition = *alternative_.steps[i].condition;
      const auto holds = [&](std::int64_t j) {
        variables_[variable] = first + j;
        return value(condition);
      };
      const auto at_from = holds(from);
      const auto at_to = holds(to);
      if (!at_from || !at_to) return false;
      if (*at_from == *at_to) {
        if (*at_from == 0) to = from - 1;
        continue;
      }
      std::int64_t before = from;  // it is there as at `from`, and behind as at `to`
      std::int64_t behind = to;
      while (behind - before > 1) {
        const std::int64_t middle = before + (behind - before) / 2;
        (holds(middle) == at_from ? before : behind) = middle;
      }
      (*at_from == 0 ? from : to) = *at_from == 0 ? behind : before;
    }
    send_run(from, to, on);
    return true;
  }

  /// Sends the candidates from ... to of the run, without those that leave the part as it was.
  void send_run(std::int64_t from, std::int64_t to, bool& on) {
    if (from > to) return;
    const auto send = [&](std::int64_t begin, std::int64_t end) {
      if (begin > end || !on) return;
      run_.count = end - begin + 1;
      for (std::size_t i = 0; i < at_first_.size(); ++i) {
        for (std::size_t c = 0; c < at_first_[i].size(); ++c)
          run_.pieces[i].first[c] = at_first_[i][c] + begin * run_.pieces[i].stride[c];
      }
      work_.spend(static_cast<std::uint64_t>(run_.count) + cost_ / 8);
      cost_ = 0;
      on = work_.may_go_on() && (*run_sink_)(run_);
    };
    if (std::all_of(run_.pieces.begin(), run_.pieces.end(), [](const OwnRun::Piece& piece) {
          return std::all_of(piece.stride.begin(), piece.stride.end(),
                             [](std::int64_t n) { return n == 0; });
        }))
      to = from;  // all leave the same
    for (std::int64_t same = unchanged(from, to); same >= 0; same = unchanged(from, to)) {
      send(from, same - 1);
      from = same + 1;
    }
    send(from, to);
  }

  /// How a number grows from each candidate to the next, from what it is at the first and at the
  /// last, so many steps away. False where that may leave 64 bits.
  static bool set_stride(OwnRun::Piece& piece, std::size_t c, std::int64_t last,
                         std::int64_t steps) {
    const std::int64_t first = piece.first[c];
    if (first > largest_number || first < -largest_number) return false;
    piece.stride[c] = 0;
    if (first == last) return true;
    const auto way = checked_sub(last, first);
    if (!way) return false;
    piece.stride[c] = *way == steps ? 1 : *way == -steps ? -1 : *way / steps;
    return piece.stride[c] <= largest_number && piece.stride[c] >= -largest_number;
  }

  /// Keeps those j for which first + j stride is a number of the game.
  static void clip(std::int64_t first, std::int64_t last, std::int64_t stride, std::int64_t& from,
                   std::int64_t& to) {
    if (first >= 0 && last >= 0 && last <= largest_number) return;
    if (stride == 0) {
      if (first < 0) to = from - 1;
      return;
    }
    const std::int64_t low = stride > 0 ? -first : first - largest_number;
    const std::int64_t high = stride > 0 ? largest_number - first : first;
    const std::int64_t step = stride > 0 ? stride : -stride;
    if (low > 0) from = std::max(from, (low - 1) / step + 1);
    to = high < 0 ? from - 1 : std::min(to, high / step);
  }

  /// The first j for which the part stays as it was, or -1. A set in another order stays too.
  std::int64_t unchanged(std::int64_t from, std::int64_t to) {
    if (run_.pieces.size() != 1 || run_.pieces[0].copies != 1) return -1;
    const OwnPart& first = at_first_[0];
    const OwnPart& stride = run_.pieces[0].stride;
    if (shape_.cells()) return unchanged_by_sum(from, to);
    std::size_t moving = 0;
    while (moving + 1 < stride.size() && stride[moving] == 0) ++moving;
    std::int64_t found = -1;
    for (const std::int64_t n : part_) {
      const std::int64_t j = stride[moving] != 0 ? (n - first[moving]) / stride[moving] : from;
      if (j < from || j > to || (found >= 0 && j >= found)) continue;
      there_ = first;
      for (std::size_t c = 0; c < there_.size(); ++c) there_[c] += j * stride[c];
      if (shape_.sorted()) std::sort(there_.begin(), there_.end());
      if (there_ == part_) found = j;
    }
    return found;
  }

  /// The same of cells: their sum tells which candidate it may be. Where no sum changes, or one may
  /// leave 64 bits, each is looked at.
  std::int64_t unchanged_by_sum(std::int64_t from, std::int64_t to) {
    const OwnPart& stride = run_.pieces[0].stride;
    std::int64_t missing = 0;
    std::int64_t grows = 0;
    bool fits = true;
    for (std::size_t c = 0; c < part_.size(); ++c) {
      std::int64_t way = 0;
      fits = fits && !__builtin_sub_overflow(part_[c], at_first_[0][c], &way) &&
             !__builtin_add_overflow(missing, way, &missing) &&
             !__builtin_add_overflow(grows, stride[c], &grows);
    }
    const auto stays = [&](std::int64_t j) {
      there_ = at_first_[0];
      for (std::size_t c = 0; c < there_.size(); ++c) there_[c] += j * stride[c];
      if (shape_.sorted()) std::sort(there_.begin(), there_.end());
      return there_ == part_;
    };
    if (fits && grows != 0) {
      const std::int64_t j = missing / grows;
      return missing % grows == 0 && j >= from && j <= to && stays(j) ? j : -1;
    }
    if (fits && missing != 0) return -1;
    for (std::int64_t j = from; j <= to; ++j) {
      if (stays(j)) return j;
    }
    return -1;
  }

  bool finish() {
    if (!(alternative_.result ? targets() : changes())) return true;
    const auto& pieces = result_.pieces;
    if (pieces.size() == 1 && pieces[0].copies == 1 && pieces[0].part == part_) return true;
    return sink_(result_);
  }

  /// Room for one more part, of so many numbers.
  OwnPart& piece(std::size_t at, std::size_t numbers) {
    if (result_.pieces.size() <= at) result_.pieces.resize(at + 1);
    result_.pieces[at].copies = 1;
    result_.pieces[at].part.resize(numbers);
    return result_.pieces[at].part;
  }

  static bool allowed(std::optional<std::int64_t> number) {
    return number && *number >= 0 && *number <= largest_number;
  }

  bool changes() {
    result_.pieces.resize(1);
    OwnPart& now = piece(0, part_.size());
    std::copy(part_.begin(), part_.end(), now.begin());
    changed_.assign(part_.size(), false);
    for (const OwnChange& change : alternative_.changes) {
      std::size_t from = change.cell;
      std::size_t to = change.cell + 1;
      if (change.from && !ends(change, from, to)) return false;
      for (std::size_t cell = from; cell < to; ++cell) {
        if (changed_[cell]) return false;
        changed_[cell] = true;
        variables_.back() = part_[cell];
        auto v = value(*change.value);
        if (!v) return false;
        if (change.sign == OwnChange::Sign::add && __builtin_add_overflow(part_[cell], *v, &*v))
          return false;
        if (change.sign == OwnChange::Sign::subtract &&
            __builtin_sub_overflow(part_[cell], *v, &*v))
          return false;
        if (!allowed(v)) return false;
        now[cell] = *v;
      }
    }
    if (shape_.sorted()) std::sort(now.begin(), now.end());
    return true;
  }

  /// The cells from … to - 1 of x[from] or x[from..to], where they are cells of the part.
  bool ends(const OwnChange& change, std::size_t& from, std::size_t& to) {
    const auto first = value(*change.from);
    const auto last = change.to ? value(*change.to) : first;
    return slice(first, last, from, to);
  }
  bool slice(std::optional<std::int64_t> first, std::optional<std::int64_t> last, std::size_t& from,
             std::size_t& to) const {
    if (!first || !last) return false;
    from = to = 0;
    if (*first > *last) return true;
    if (*first < 1 || static_cast<std::uint64_t>(*last) > part_.size()) return false;
    from = static_cast<std::size_t>(*first - 1);
    to = static_cast<std::size_t>(*last);
    return true;
  }

  bool targets() {
    std::size_t count = 0;
    for (const OwnTarget& target : alternative_.targets) {
      std::int64_t copies = 1;
      if (target.copies) {
        const auto times = value(*target.copies);
        if (!times || *times < 1 || *times > OwnResult::most_copies) return false;
        copies = *times;
      }
      if (target.slice) {
        std::size_t from = 0;
        std::size_t to = 0;
        const auto first = value(target.cells[0]);
        if (!slice(first, value(target.cells[1]), from, to)) return false;
        if (from == to) continue;
        OwnPart& now = piece(count, to - from);
        std::copy(part_.begin() + static_cast<std::ptrdiff_t>(from),
                  part_.begin() + static_cast<std::ptrdiff_t>(to), now.begin());
      } else {
        OwnPart& now = piece(count, target.cells.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
          const auto v = value(target.cells[i]);
          if (!allowed(v)) return false;
          now[i] = *v;
        }
        if (shape_.sorted()) std::sort(now.begin(), now.end());
      }
      result_.pieces[count++].copies = copies;
    }
    result_.pieces.resize(count);
    return true;
  }

  const OwnShape& shape_;
  const OwnAlternative& alternative_;
  const OwnPart& part_;
  Work& work_;
  OwnRule::Sink sink_;
  const OwnRule::RunSink* run_sink_;
  std::size_t run_step_;
  std::int64_t largest_ = 0;
  std::uint64_t cost_ = 0;
  std::vector<std::int64_t>& variables_;  // of the head, the choices, `it`
  OwnResult& result_;
  OwnRun& run_;
  std::vector<OwnPart>& at_first_;
  std::vector<OwnPart>& at_last_;
  std::vector<bool>& changed_;
  OwnPart& there_;
};

}  // namespace

bool OwnRule::each_result(const OwnPart& part, Work& work, Sink sink) const {
  OwnLease lease;
  for (const OwnAlternative& alternative : alternatives_) {
    if (!OwnResults(shape_, alternative, part, work, sink, nullptr, lease.scratch()).run())
      return false;
  }
  return true;
}

bool OwnRule::each_result(const OwnPart& part, Work& work, Sink sink, RunSink run_sink) const {
  OwnLease lease;
  for (const OwnAlternative& alternative : alternatives_) {
    if (!OwnResults(shape_, alternative, part, work, sink, &run_sink, lease.scratch()).run())
      return false;
  }
  return true;
}

}  // namespace nimber
