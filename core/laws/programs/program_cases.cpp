#include "laws/programs/program_cases.hpp"

#include <nimber/notation.hpp>
#include "rules/dice.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::size_t most_case_heaps = 5;
constexpr std::uint64_t first_case_size = 4;
constexpr std::uint64_t last_case_size = 40;
/// The last heaps are larger: a rule may have no move in any small one.
constexpr std::uint64_t largest_case_size = 10 * last_case_size;
constexpr std::size_t large_share = 5;  ///< one case in so many
/// Options examined for one of them. Where that is not enough, the others are small.
constexpr std::uint64_t large_case_limit = 2'000'000;
/// Positions are drawn at most so often for each case that is wanted.
constexpr std::size_t draws_a_case = 10;

}  // namespace

ProgramCases::ProgramCases(RulePtr rule, ProgramShape shape, std::uint64_t seed, std::size_t count)
    : rule_(std::move(rule)),
      shape_(std::move(shape)),
      pairs_(!rule_->has_sequence() && number_names(*rule_).size() == 2),
      count_(std::clamp<std::size_t>(count, 1, most_cases)),
      dice_(seed) {
  if (pairs_ || (rule_->has_sequence() && rule_->heaps({0}) > 0)) return;
  done_ = true;
  result_ = Error{ErrorCode::no_sequence, 0, {rule_->text()}};
}

std::optional<Position> ProgramCases::draw() {
  Dice dice(dice_ * draws_a_case * most_cases + drawn_);
  ++drawn_;
  const std::size_t so_far = answer_.places.size();
  large_ = !pairs_ && !large_unsettled_ && large_share * so_far >= (large_share - 1) * count_;
  const std::uint64_t size =
      large_ ? largest_case_size
             : first_case_size + (last_case_size - first_case_size) * so_far / count_;
  const std::size_t numbers =
      pairs_ ? 2
      : shape_.heaps == ProgramShape::Heaps::one
          ? 1
          : static_cast<std::size_t>(dice.from(1, 1 + (most_case_heaps - 1) * so_far / count_));
  numbers_.clear();
  std::string text;
  for (std::size_t i = 0; i < numbers; ++i) {
    numbers_.push_back(dice.from(pairs_ ? 0 : 1, size));
    text.append(i > 0 ? "," : "").append(std::to_string(numbers_.back()));
  }
  // Two zeros end the input.
  if (pairs_ && numbers_[0] + numbers_[1] == 0) return std::nullopt;
  auto reader = Reader::open(text);
  if (!reader) return std::nullopt;
  auto state = rule_->read_state(*reader);
  if (!state || !reader->at_end()) return std::nullopt;
  Position position;
  position.terms.push_back({rule_, std::move(*state)});
  return position;
}

void ProgramCases::settle() {
  const auto& found = analysis_->result();
  if (!found) large_unsettled_ = large_unsettled_ || large_;
  if (found && found->outcome != Outcome::D) {
    const bool counted = !pairs_ && shape_.heaps == ProgramShape::Heaps::counted;
    CasePlace place;
    const auto at = static_cast<std::uint32_t>(answer_.places.size());
    place.input_line = counted ? 2 * at + 1 : at + 1;
    if (shape_.io == ProgramShape::Io::count) ++place.input_line;
    place.output_line = at + 1;
    place.output_column = 1;
    answer_.places.push_back(place);
    answer_.positions.push_back(print(analysis_->position()));
    if (counted) cases_.append(std::to_string(numbers_.size())).append("\n");
    for (std::size_t i = 0; i < numbers_.size(); ++i)
      cases_.append(i > 0 ? " " : "").append(std::to_string(numbers_[i]));
    cases_.append("\n");
    if (shape_.numbered)
      answer_.output.append(shape_.before).append(std::to_string(at + 1)).append(shape_.between);
    answer_.output.append(found->outcome == Outcome::N ? shape_.first : shape_.second).append("\n");
  }
  analysis_.reset();
}

Progress ProgramCases::step(std::uint64_t budget) {
  std::uint64_t spent = 0;
  while (!done_ && spent < budget) {
    if (answer_.places.size() >= count_ || drawn_ >= count_ * draws_a_case) {
      finish();
      break;
    }
    if (!analysis_) {
      auto position = draw();
      ++spent;
      if (!position) continue;
      analysis_.emplace(std::move(*position), large_ ? large_case_limit : case_limit);
    }
    const std::uint64_t before = examined_;
    const Progress progress = analysis_->step(budget - spent);
    spent += std::max<std::uint64_t>(progress.examined, 1);
    if (progress.done) {
      examined_ = before + progress.examined;
      settle();
    }
  }
  return {done_,
          done_ ? 1.0 : static_cast<double>(answer_.places.size()) / static_cast<double>(count_),
          examined_};
}

void ProgramCases::finish() {
  done_ = true;
  if (answer_.places.empty()) return;
  if (shape_.io == ProgramShape::Io::count)
    answer_.input = std::to_string(answer_.places.size()) + "\n";
  answer_.input.append(cases_);
  if (shape_.io == ProgramShape::Io::zero) answer_.input.append(pairs_ ? "0 0\n" : "0\n");
  result_ = std::move(answer_);
}

}  // namespace nimber
