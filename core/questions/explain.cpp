#include "questions/explain.hpp"

#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "arguments/check_argument.hpp"
#include "questions/position_text.hpp"
#include "records/argument.hpp"
#include "rules/picture/large_board.hpp"

namespace nimber {

std::vector<std::string> AskedExplanation::json(const Words* words) const {
  return {json_line(words, answer(), argument())};
}

AskedPlayedOut::AskedPlayedOut(Position position, std::uint64_t limit)
    : about_(print(position)),
      position_(std::move(position)),
      played_(!too_large_to_search(position_)),
      work_(played_ ? position_ : Position(), limit) {}

Progress AskedPlayedOut::step(std::uint64_t budget) {
  Progress progress{true, -1, 0};
  if (played_) {
    progress = work_.step(budget);
    if (!progress.done) return progress;
    answer_ = work_.answer();
    if (!answer_) error_ = work_.error();
  } else {
    error_ = unsettled(limits::argument_steps, Bound::cells, limits::drawn_cells);
  }
  look_for_argument();
  return progress;
}

/// Where the whole was played out, arguments about equal parts are of no interest.
void AskedPlayedOut::look_for_argument() {
  const bool whole = answer_ && !answer_->smaller;
  for (const ArgumentFor wanted : {ArgumentFor::lost, ArgumentFor::won}) {
    Work work(limits::argument_steps);
    if (!argument_) argument_ = find_argument(position_, wanted, work);
  }
  if (argument_ && whole && argument_->map == SymmetryMap::swap) argument_.reset();
  if (!argument_) return;
  wrong_ = check_argument(position_, *argument_);
  if (answer_) return;
  answer_.emplace();
  answer_->position = position_;
  answer_->outcome = argument_->first ? Outcome::N : Outcome::P;
}

std::vector<std::string> AskedPlayedOut::json(const Words* words) const {
  if (!argument_) return {json_line(words, answer())};
  return {json_line(words, answer(), position_, argument_, wrong_)};
}

Result<AskedPtr> ask_explain(Asking& asking) {
  const bool check = asking.words.flag("--check");
  const std::uint64_t limit =
      asking.words.number("--limit", check ? limits::played_options : default_limit);
  if (auto wrong = asking.complaint()) return *wrong;
  allow_large_boards(asking);
  auto position = asked_position(asking, limit);
  if (!position) return position.error();
  if (check) return AskedPtr(std::make_unique<AskedPlayedOut>(std::move(*position), limit));
  std::string about = print(*position);
  return AskedPtr(std::make_unique<AskedExplanation>(std::move(about),
                                                     ArguedExplain(std::move(*position), limit)));
}

}  // namespace nimber
