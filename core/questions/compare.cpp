#include "questions/compare.hpp"

#include "questions/position_text.hpp"
#include "records/laws/guesses.hpp"

namespace nimber {

std::vector<std::string> AskedComparison::json(const Words* words) const {
  return {json_line(words, answer())};
}

Result<AskedPtr> ask_compare(Asking& asking) {
  const std::uint64_t heaps = asking.words.number("--heaps", Comparison::default_heaps);
  if (auto wrong = asking.complaint()) return *wrong;
  const auto left = asked_rule(asking);
  if (!left) return left.error();
  if (asking.list) {
    auto list = read_numbers(*asking.list);
    if (!list) return in_list(asking, list.error());
    return AskedPtr(
        std::make_unique<AskedComparison>((*left)->text(), Comparison(*left, std::move(*list))));
  }
  const auto right = asked_rule(asking, 1);
  if (!right) return right.error();
  return AskedPtr(
      std::make_unique<AskedComparison>((*left)->text(), Comparison(*left, *right, heaps)));
}

}  // namespace nimber
