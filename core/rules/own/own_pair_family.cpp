#include "rules/own/own_pair_family.hpp"

#include <nimber/heap_rule.hpp>
#include <nimber/reader.hpp>

#include "rules/restricted_heaps.hpp"
#include "values/nim_sum.hpp"

#include <algorithm>
#include <cctype>

namespace nimber {
namespace {

/// The text of an expression with a number in place of a name.
std::string with_number(const std::string& text, const std::string& name, std::int64_t number) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
    if (end == at) ++end;
    const std::string word = text.substr(at, end - at);
    out += word == name ? std::to_string(number) : word;
    at = end;
  }
  return out;
}

bool is_this_name(const std::optional<Expression>& expression, std::size_t name) {
  return expression && expression->nodes().size() == 1 &&
         expression->nodes()[0].op == Expression::Op::variable &&
         expression->nodes()[0].number == static_cast<std::int64_t>(name);
}

bool starts_at_zero_or_more(const OwnItem& item) {
  const auto& nodes = item.first->nodes();
  return nodes.size() == 1 && nodes[0].op == Expression::Op::number && nodes[0].number >= 0;
}

/// Can the item be one of a rule with one number? It must not end at the larger of two numbers, and
/// what it takes must not be below 0.
bool fits_one_number(const OwnItem& item) {
  if (item.kind == OwnItem::Kind::divisors) return true;
  if (!item.first) return false;
  return (item.kind == OwnItem::Kind::range || item.kind == OwnItem::Kind::single) &&
         starts_at_zero_or_more(item);
}

/// Which of the two numbers the alternative takes its choice from; the other one stays.
std::optional<std::size_t> taken_from(const OwnAlternative& alternative) {
  if (alternative.result || alternative.changes.size() != 1) return std::nullopt;
  const OwnChange& change = alternative.changes.front();
  if (change.sign != OwnChange::Sign::subtract || change.from || change.cell > 1)
    return std::nullopt;
  bool chosen = false;
  for (const OwnStep& step : alternative.steps) {
    if (step.condition) continue;
    if (!std::all_of(step.items.begin(), step.items.end(), fits_one_number)) return std::nullopt;
    chosen = chosen || is_this_name(change.value, step.variable);
  }
  return chosen ? std::optional(change.cell) : std::nullopt;
}

}  // namespace

std::unique_ptr<OwnPairFamily> OwnPairFamily::of(const OwnRule& rule, bool share) {
  const OwnShape& shape = rule.shape();
  if (shape.kind != OwnShape::Kind::tuple || shape.names.size() != 2) return nullptr;
  std::optional<std::size_t> heap;
  for (const OwnAlternative& alternative : rule.alternatives()) {
    const auto taken = taken_from(alternative);
    if (!taken || (heap && *heap != *taken)) return nullptr;
    heap = taken;
  }
  return std::unique_ptr<OwnPairFamily>(new OwnPairFamily(rule, *heap, share));
}

RulePtr OwnPairFamily::rule_for(std::int64_t fixed) const {
  const auto& names = written_.shape().names;
  const auto put = [&](const Expression& expression) {
    return with_number(expression.text(), names[1 - heap_], fixed);
  };
  std::string text = names[heap_];
  for (std::size_t i = 0; i < written_.alternatives().size(); ++i) {
    const OwnAlternative& alternative = written_.alternatives()[i];
    if (i > 0) text += "|";
    bool first_clause = i > 0;
    const auto clause = [&](const std::string& said) {
      text += (first_clause ? "" : ";") + said;
      first_clause = false;
    };
    for (const OwnStep& step : alternative.steps) {
      if (step.condition) {
        clause(put(*step.condition));
        continue;
      }
      std::string items;
      for (const OwnItem& item : step.items) {
        if (!items.empty()) items += ",";
        if (item.kind == OwnItem::Kind::divisors)
          items += "divisors(" + put(*item.first) + ")";
        else
          items += put(*item.first) + (item.last ? ".." + put(*item.last) : "");
      }
      clause(step.name + "=" + items);
    }
    clause(names[heap_] + "-=" + put(*alternative.changes.front().value));
  }
  const auto& games = all_games();
  const auto game = std::find_if(games.begin(), games.end(), [](const Game* one) {
    return one->rules_form == RulesForm::moves;
  });
  auto reader = Reader::open(text);
  if (game == games.end() || !reader) return nullptr;
  auto rule = (*game)->read_rules(*reader, **game);
  return rule && reader->at_end() ? *rule : nullptr;
}

const Rule* OwnPairFamily::rule_of(const OwnPart& part) const {
  if (heap_of(part) < from) return nullptr;
  const std::int64_t fixed = part[1 - heap_];
  auto found = rules_.find(fixed);
  if (found == rules_.end()) {
    if (rules_.size() >= most_rules) rules_.clear();
    RulePtr rule = rule_for(fixed);
    // Rules that only look at every option know no more than the tables do.
    const std::string_view theorem = rule ? rule->theory().theorem({from}) : "";
    if (theorem != RestrictedHeaps::theorem && theorem != "same-game") rule = nullptr;
    found = rules_.emplace(fixed, std::move(rule)).first;
  }
  return found->second.get();
}

Ready OwnPairFamily::prepare(const OwnPart& part, Work& work) {
  return rule_of(part)->theory().prepare({heap_of(part)}, work);
}

Value OwnPairFamily::value(const OwnPart& part) const {
  std::vector<Component> components;
  rule_of(part)->theory().components({heap_of(part)}, components);
  return sum_of(components);
}

std::string_view OwnPairFamily::theorem(const OwnPart& part) const {
  const Rule* const rule = rule_of(part);
  if (rule == nullptr) return "";
  const HeapRule* const game = rule->theory().same_game();
  return game != nullptr ? game->heap_theorem(heap_of(part))
                         : rule->theory().theorem({heap_of(part)});
}

std::vector<Fact> OwnPairFamily::facts(const OwnPart& part) const {
  const Rule* const rule = rule_of(part);
  const State heap = {heap_of(part)};
  const HeapRule* const game = rule->theory().same_game();
  return game != nullptr ? game->facts(heap, 0, game->heap_theorem(heap[0]))
                         : rule->theory().facts(heap, std::nullopt, theorem(part));
}

bool OwnPairFamily::wins(const PairAsked& asked, Value target, Wins& out, Work& work,
                         FunctionRef<Move(State)> move) const {
  const OwnPart part(asked.part.begin(), asked.part.end());
  const Rule* const rule = rule_of(part);
  if (rule == nullptr) return false;
  const State heap = {heap_of(part)};
  std::vector<Component> components;
  rule->theory().components(heap, components);
  Wins found;
  rule->theory().wins(heap, 0, Goal{false, sum_of(components) ^ target, 0}, components, found,
                      work);
  std::vector<State> left;
  for (const Move& one : found.listed()) {
    State now = asked.part;
    now[heap_] = rule->after(heap, one)[0];
    left.push_back(std::move(now));
  }
  const std::uint64_t more = found.total() - left.size();
  add_by_text(std::move(left), asked.behind, out, move);
  out.count(more);
  if (!found.complete()) out.set_incomplete();
  return true;
}

std::optional<ValuesOfPairs> OwnPairFamily::values_of_pairs() const {
  if (!share_) return std::nullopt;
  return ValuesOfPairs{"if(b==0,0,if(a%b==0,a/b,g(a-1-a/b,b)))", RestrictedHeaps::theorem};
}

std::size_t OwnPairFamily::memory() const {
  std::size_t out = 0;
  for (const auto& [fixed, rule] : rules_) out += rule != nullptr ? rule->memory() : 0;
  return out;
}

}  // namespace nimber
