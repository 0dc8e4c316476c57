#include "plain.hpp"

#include <algorithm>
#include <stdexcept>

namespace plain {

nimber::Position position(const std::string& text) {
  auto result = nimber::read_position(text);
  if (!result) throw std::invalid_argument("no position: " + text);
  return std::move(*result);
}

nimber::RulePtr fresh_rule(std::string_view game, const std::string& rules) {
  const nimber::Game& known = *nimber::find_game(game);
  return *known.read_rules(*nimber::Reader::open(rules), known);
}

nimber::RulePtr rule(const std::string& text) {
  auto result = nimber::read_rule(text);
  if (!result) throw std::invalid_argument("no rule: " + text);
  return *result;
}

std::vector<std::string> options(const std::string& text) {
  const auto from = position(text);
  std::vector<std::string> list;
  nimber::each_move(from, [&](const nimber::PositionMove& move) {
    list.push_back(nimber::print(nimber::after(from, move)));
    return true;
  });
  return list;
}

bool wins(const std::string& text, std::map<std::string, bool>& seen) {
  if (const auto known = seen.find(text); known != seen.end()) return known->second;
  const auto all = options(text);
  const bool is_misere = text.size() > 7 && text.substr(text.size() - 7) == "~misere";
  const bool win =
      all.empty() ? is_misere : std::any_of(all.begin(), all.end(), [&](const std::string& option) {
        return !wins(option, seen);
      });
  return seen[text] = win;
}

nimber::Value value(const std::string& text, std::map<std::string, nimber::Value>& seen) {
  if (const auto known = seen.find(text); known != seen.end()) return known->second;
  std::set<nimber::Value> values;
  for (const std::string& option : options(text)) values.insert(value(option, seen));
  nimber::Value mex = 0;
  while (values.count(mex) > 0) ++mex;
  return seen[text] = mex;
}

std::set<std::string> winning_options(const std::string& text, std::map<std::string, bool>& seen) {
  std::set<std::string> list;
  for (const std::string& option : options(text)) {
    if (!wins(option, seen)) list.insert(option);
  }
  return list;
}

std::vector<std::string> reachable(const std::string& text, std::size_t most) {
  std::vector<std::string> list{text};
  std::set<std::string> in_list{text};
  for (std::size_t i = 0; i < list.size() && list.size() < most; ++i) {
    for (const std::string& option : options(list[i])) {
      if (list.size() < most && in_list.insert(option).second) list.push_back(option);
    }
  }
  return list;
}

std::string misere(const std::string& text) { return text + "~misere"; }

}  // namespace plain
