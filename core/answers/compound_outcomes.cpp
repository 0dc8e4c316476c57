#include "answers/compound_outcomes.hpp"

#include <nimber/heap_rule.hpp>
#include "answers/compound_list.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

/// Heaps looked at for the smallest ones to move to.
constexpr std::uint64_t most_heaps_tried = 1'000'000;

/// Parts that may become several have no analysis of their own. Asked of what the rule is, never of
/// what its tables have met so far: finding and listing must go the same way.
bool by_recursion(const Rule& rule) { return rule.apart() == Rule::Apart::varying; }

}  // namespace

NextCompoundStage CompoundOutcomes::step() {
  for (; part_ < sum_.parts.size(); ++part_) {
    const auto won = sum_.live[part_] ? is_won(part_) : false;
    if (!won) return sum_.error ? NextCompoundStage(CompoundStage::failed) : std::nullopt;
    sum_.tell(part_, *won ? 1 : 0);
    if (*won) won_.push_back(part_);
  }
  if (won_.empty()) return sum_.lose();
  sum_.answer.outcome = Outcome::N;
  list();
  return CompoundStage::finished;
}

/// None while that is not known, or where it can't be.
std::optional<bool> CompoundOutcomes::is_won(std::size_t part) {
  if (!by_recursion(sum_.rule(part))) {
    const AnalysisResult* const found = analysed(part);
    if (found == nullptr) return std::nullopt;
    return found->outcome == Outcome::N;
  }
  const Solver::Status status = numbers_.find(part);
  if (status == Solver::Status::gave_up) sum_.fail();
  if (status != Solver::Status::done) return std::nullopt;
  return numbers_.number(part) != 0;
}

/// The part as a position of its own; null while that is not known, or where it can't be.
const AnalysisResult* CompoundOutcomes::analysed(std::size_t part) {
  const std::string text = alone_text(part);
  const auto known = analyses_.find(text);
  if (known != analyses_.end()) return &known->second;
  if (!analysis_) {
    Position alone;
    alone.terms.push_back({sum_.rule_of(part), sum_.state(part)});
    analysis_.emplace(std::move(alone), sum_.work.left(), Analysis::PartOfRequest{});
    examined_ = 0;
  }
  bool done = false;
  while (!done && sum_.work.may_go_on()) {
    const Progress progress = analysis_->step(100'000);
    sum_.work.spend(std::max<std::uint64_t>(1, progress.examined - examined_));
    examined_ = progress.examined;
    done = progress.done;
  }
  if (!done) {
    if (sum_.work.limit_reached()) sum_.fail();
    return nullptr;
  }
  if (!analysis_->result() || analysis_->result()->outcome == Outcome::D) {
    fail_by_part();
    return nullptr;
  }
  const AnalysisResult& found = analyses_.emplace(text, *analysis_->result()).first->second;
  analysis_.reset();
  return &found;
}

/// Ends the analysis by what ended that of a part, or by its being drawn.
void CompoundOutcomes::fail_by_part() {
  sum_.fail();
  if (sum_.work.limit_reached()) return;
  sum_.error = analysis_->result() ? unsettled(sum_.work, Bound::compound_circles)
                                   : analysis_->result().error();
  sum_.error->args.front() = std::to_string(sum_.work.limit());
}

void CompoundOutcomes::list() {
  CompoundFactors factors(sum_, numbers_);
  for (const std::size_t i : won_) {
    if (by_recursion(sum_.rule(i))) {
      factors.add(i, numbers_.choices(i));
      continue;
    }
    const AnalysisResult& found = analyses_.at(alone_text(i));
    std::vector<CompoundChoice> listed = choices(i, found);
    if (!found.winning_count) sum_.complete = false;
    const std::uint64_t count = found.winning_count.value_or(listed.size());
    factors.add(i, std::move(listed), count);
  }
  factors.make();
  CompoundList(sum_, factors).list_all();
}

/// The winning moves of a part alone, by new states.
std::vector<CompoundChoice> CompoundOutcomes::choices(std::size_t part,
                                                      const AnalysisResult& found) const {
  // Where more than are listed, the list has the largest heaps first: the smallest are looked for.
  const bool all = found.winning_count == found.winning.size();
  if (!all && found.value) {
    std::vector<CompoundChoice> smallest = smallest_heaps(part);
    if (smallest.size() == max_listed) return smallest;
  }
  std::vector<CompoundChoice> choices;
  for (const PositionMove& move : found.winning)
    choices.push_back({{sum_.in_place(part, move.move)},
                       {sum_.rule(part).after(sum_.state(part), move.move)},
                       0});
  std::sort(choices.begin(), choices.end(), by_new_states);
  return choices;
}

/// The moves of a heap to the smallest ones that are worth 0, at most max_listed.
std::vector<CompoundChoice> CompoundOutcomes::smallest_heaps(std::size_t part) const {
  std::vector<CompoundChoice> choices;
  const HeapRule* const heaps = sum_.rule(part).heap_rule();
  if (heaps == nullptr) return choices;
  const Heap n = sum_.state(part).front();
  for (Heap left = 0; left < std::min(n, most_heaps_tried) && choices.size() < max_listed; ++left) {
    const HeapOption option = HeapOption::taking(n - left, left);
    if (!heaps->legal(n, option) || heaps->value(left) != 0) continue;
    choices.push_back({{sum_.in_place(part, HeapRule::make_move(n, 0, option))}, {State{left}}, 0});
  }
  return choices;
}

std::string CompoundOutcomes::alone_text(std::size_t part) const {
  return print(Term{sum_.rule_of(part), sum_.state(part)});
}

}  // namespace nimber
