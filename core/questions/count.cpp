#include "questions/count.hpp"

#include <nimber/notation.hpp>
#include "questions/position_text.hpp"

namespace nimber {
namespace {

constexpr std::uint64_t count_options = 20'000'000'000;
constexpr std::uint64_t count_not_given = UINT64_MAX;

/// What follows the rule: ~misere, or ~most/k.
Result<RulePtr> read_counted(Asking& asking, CountWish& wish) {
  std::string text = asking.words.operand(0);
  const std::size_t at = text.find('~');
  if (at == std::string::npos) return asked_rule(asking);
  // As a position it is read with all that may stand there.
  auto position = read_position(text.substr(0, at) + ":0" + text.substr(at), asking.limits);
  if (!position) {
    Error error = position.error();
    // The state is none of the reader's.
    if (error.column > at + 2) error.column -= 2;
    return in_operand(asking, error, 0);
  }
  if (position->terms.size() != 1 ||
      (position->compound != Compound::sum && position->compound != Compound::most))
    return in_operand(asking, {ErrorCode::bad_compound, at + 1, {"count"}}, 0);
  wish.misere = position->misere;
  if (position->compound == Compound::most) wish.most = position->most;
  return position->terms[0].rule;
}

/// What does not go together.
void refuse_forms(Arguments& words, const CountWish& wish, bool given_modulus) {
  if (given_modulus && (wish.modulus < 2 || wish.modulus > PositionCount::most_modulus))
    words.refuse("--mod", "modulus");
  if (wish.heaps != count_not_given && wish.heaps > PositionCount::most_heaps)
    words.refuse("--heaps", "at-most", std::to_string(PositionCount::most_heaps));
  if (!wish.stones) return;
  if (wish.unordered) words.refuse("--sum-at-most", "one-of", "--sum-at-most, --unordered");
  if (!given_modulus) words.refuse("--sum-at-most", "beside", "--mod");
  if (*wish.stones > PositionCount::most_stones)
    words.refuse("--sum-at-most", "at-most", std::to_string(PositionCount::most_stones));
  if (wish.heaps != count_not_given && wish.heaps > PositionCount::most_stone_heaps)
    words.refuse("--heaps", "at-most", std::to_string(PositionCount::most_stone_heaps));
  if (wish.from != 0 || wish.to < *wish.stones)
    words.refuse("--sum-at-most", "beside", "--from 0 --to " + std::to_string(*wish.stones));
}

}  // namespace

bool AskedCount::of_squares() const {
  const CountWish& asked = wish();
  return asked.heaps == 2 && asked.value == 0 && !asked.unordered && !asked.misere && !asked.stones;
}

std::vector<std::string> AskedCount::json(const Words*) const {
  JsonSink sink;
  {
    Record record(sink);
    record.text("lost", answer().lost).text("total", answer().total);
    record.truth("exact", answer().exact);
    if (wish().modulus != 0) record.whole("mod", wish().modulus);
    if (wish().value != 0) record.whole("value", wish().value);
    if (answer().share) record.field("share").fraction(*answer().share);
  }
  return {sink.json()};
}

Result<AskedPtr> ask_count(Asking& asking) {
  Arguments& words = asking.words;
  CountWish wish;
  wish.heaps = words.number("--heaps", count_not_given);
  wish.from = words.number("--from", count_not_given);
  wish.to = words.number("--to", count_not_given);
  wish.value = words.number("--value", 0);
  wish.unordered = words.flag("--unordered");
  wish.modulus = words.number("--mod", 0);
  const std::uint64_t stones = words.number("--sum-at-most", count_not_given);
  const std::uint64_t limit = words.number("--limit", count_options);
  if (stones != count_not_given) {
    wish.stones = stones;
    if (wish.from == count_not_given) wish.from = 0;
    if (wish.to == count_not_given) wish.to = stones;
  }
  refuse_forms(words, wish, words.taken("--mod"));
  if (auto wrong = asking.complaint()) return *wrong;
  for (const auto& [option, number] :
       {std::pair("--heaps", wish.heaps), std::pair("--from", wish.from),
        std::pair("--to", wish.to)}) {
    if (number == count_not_given) return Error{ErrorCode::bad_option, 0, {option, "wanted"}};
  }
  if (wish.to < wish.from) return in_option(asking, {ErrorCode::reversed_range, 1, {}}, "--to");
  const auto rule = read_counted(asking, wish);
  if (!rule) return rule.error();
  if (!(*rule)->has_sequence())
    return in_operand(asking, {ErrorCode::no_sequence, 0, {(*rule)->text()}}, 0);
  const bool by_digits = (*rule)->theory().nim_heaps();
  // Moore's game, and stones together, are counted by the digits of Nim heaps.
  if (wish.most > 1 && !wish.stones)
    return Error{ErrorCode::bad_option, 0, {"~most", "beside", "--sum-at-most"}};
  if ((wish.misere || wish.most > 1) && wish.value != 0)
    return Error{ErrorCode::bad_option, 0, {"--value", "one-of", "--value, ~misere, ~most"}};
  if (wish.stones && (!by_digits || wish.misere))
    return Error{ErrorCode::bad_option, 0, {"--sum-at-most", "beside", "nim, nim~most/k"}};
  return AskedPtr(std::make_unique<AskedCount>((*rule)->text(), PositionCount(*rule, wish, limit)));
}

}  // namespace nimber
