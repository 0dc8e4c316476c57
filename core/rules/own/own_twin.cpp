#include "rules/own/own_twin.hpp"

#include "rules/own/own_octal.hpp"
#include "rules/own/own_splits.hpp"
#include "text/affine_form.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace nimber {
namespace {

std::optional<std::int64_t> number_of(const std::optional<Expression>& expression) {
  if (!expression) return std::nullopt;
  const auto form = affine_form(expression->nodes());
  return form && form->is_constant() ? std::optional(form->constant) : std::nullopt;
}

/// The name of a set that `take` knows too; "" for other items.
std::string_view set_name(OwnItem::Kind kind) {
  using Kind = OwnItem::Kind;
  switch (kind) {
    case Kind::odd: return "odd";
    case Kind::even: return "even";
    case Kind::fib: return "fib";
    case Kind::prime: return "prime";
    case Kind::square: return "square";
    case Kind::pow2: return "pow2";
    default: return "";
  }
}

/// Is this n plus a number that is not below 0?
bool reaches_heap(const Expression& expression) {
  const auto form = affine_form(expression.nodes());
  if (!form) return false;
  AffineForm rest = *form;
  rest.constant = 0;
  return form->constant >= 0 && rest == name_form(0);
}

/// The item as one of `take`, behind a comma where others stand before it. An item that holds no
/// number above 0 adds nothing. False where it is no fixed set.
bool add_item(const OwnItem& item, std::string& set) {
  using Kind = OwnItem::Kind;
  std::string text(set_name(item.kind));
  if (!text.empty()) {
    // One that ends before the heap does is no set that `take` knows.
    if (item.last && !reaches_heap(*item.last)) return false;
  } else {
    if (item.kind == Kind::divisors) return false;
    const auto first = number_of(item.first);
    if (!first || *first < 0) return false;
    // To take nothing is no move.
    const std::int64_t from = std::max<std::int64_t>(*first, item.kind != Kind::single);
    if (from == 0) return true;
    text = std::to_string(from);
    if (item.kind == Kind::open || (item.kind == Kind::range && reaches_heap(*item.last))) {
      text += "..";
    } else if (item.kind == Kind::range) {
      const auto last = number_of(item.last);
      if (!last) return false;
      if (*last < from) return true;
      text += ".." + std::to_string(*last);
    }
  }
  set += (set.empty() ? "" : ",") + text;
  return true;
}

/// Alternatives that take numbers of a set, whatever the heap: `k=1,3,4;n-=k|n-=7`.
std::optional<std::string> set_of(const OwnRule& rule) {
  std::string set;
  for (const OwnAlternative& alternative : rule.alternatives()) {
    const auto amount = amount_taken(alternative);
    if (!amount) return std::nullopt;
    if (alternative.steps.empty() && amount->is_constant() && amount->constant >= 1) {
      set += (set.empty() ? "" : ",") + std::to_string(amount->constant);
      continue;
    }
    if (alternative.steps.size() != 1 || alternative.steps[0].condition ||
        *amount != name_form(alternative.steps[0].variable))
      return std::nullopt;
    for (const OwnItem& item : alternative.steps[0].items) {
      if (!add_item(item, set)) return std::nullopt;
    }
  }
  return set.empty() ? std::nullopt : std::optional(set);
}

/// The text of a condition with the heap's name written n, and that of what is taken k.
std::string renamed(const std::string& text, const std::string& heap, const std::string& taken) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && text[end] >= 'a' && text[end] <= 'z') ++end;
    if (end == at) {
      out.push_back(text[at++]);
      continue;
    }
    const std::string word = text.substr(at, end - at);
    out += word == heap ? "n" : word == taken ? "k" : word;
    at = end;
  }
  return out;
}

/// Any number may be taken for which conditions hold: `k=1..n;k%3!=0;n-=k` is custom/k%3!=0.
std::optional<std::string> predicate_of(const OwnRule& rule) {
  if (rule.alternatives().size() != 1) return std::nullopt;
  const OwnAlternative& only = rule.alternatives().front();
  const auto amount = amount_taken(only);
  if (!amount || only.steps.size() < 2 || only.steps[0].condition ||
      only.steps[0].items.size() != 1 || *amount != name_form(only.steps[0].variable))
    return std::nullopt;
  const OwnItem& item = only.steps[0].items[0];
  const bool all = item.kind == OwnItem::Kind::open ||
                   (item.kind == OwnItem::Kind::range && reaches_heap(*item.last));
  const auto first = all ? number_of(item.first) : std::nullopt;
  if (!first || (*first != 0 && *first != 1)) return std::nullopt;
  std::string out;
  for (std::size_t i = 1; i < only.steps.size(); ++i) {
    const auto& condition = only.steps[i].condition;
    if (!condition) return std::nullopt;
    const bool loose = only.steps.size() > 2 && condition->text().find("||") != std::string::npos;
    const std::string text = renamed(condition->text(), rule.shape().names[0], only.steps[0].name);
    out += (out.empty() ? "" : "&&") + (loose ? "(" + text + ")" : text);
  }
  return out;
}

}  // namespace

std::optional<OwnTwin> twin_of(const OwnRule& rule) {
  if (rule.shape().kind != OwnShape::Kind::number) return std::nullopt;
  if (const auto splits = splits_of(rule)) {
    const bool in_two = splits->size() == 1 && splits->front().parts == 2;
    if (splits->empty()) return OwnTwin{WrittenAs::any_number};
    // Where equal heaps may not be left the values are the same, but not the moves.
    if (!in_two || splits->front().taken != 0 || splits->front().unequal) return std::nullopt;
    const auto& alternatives = rule.alternatives();
    const bool ordered = alternatives.size() == 2 &&
                         std::any_of(alternatives.begin(), alternatives.end(), splits_ascending);
    return OwnTwin{WrittenAs::any_or_split, {}, ordered};
  }
  if (auto set = set_of(rule)) return OwnTwin{WrittenAs::set, std::move(*set)};
  if (auto octal = octal_of(rule)) return octal;
  if (auto condition = predicate_of(rule))
    return OwnTwin{WrittenAs::predicate, std::move(*condition)};
  return std::nullopt;
}

RulePtr rule_written_as(const OwnTwin& twin) {
  const auto& games = all_games();
  const auto game = std::find_if(games.begin(), games.end(),
                                 [&](const Game* one) { return one->written_as == twin.game; });
  auto reader = Reader::open(twin.rules);
  if (game == games.end() || !reader) return nullptr;
  auto rule = (*game)->read_rules(*reader, **game);
  return rule && reader->at_end() ? *rule : nullptr;
}

}  // namespace nimber
