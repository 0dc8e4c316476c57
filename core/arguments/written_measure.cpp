#include "arguments/written_measure.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>
#include <vector>

namespace nimber {
namespace {

/// Cut at a character outside parentheses, where it is not doubled.
std::vector<std::string> cut(std::string_view text, char at) {
  std::vector<std::string> out(1);
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '(' || text[i] == '{' || text[i] == '[';
    depth -= text[i] == ')' || text[i] == '}' || text[i] == ']';
    const bool doubled =
        at == '|' && ((i + 1 < text.size() && text[i + 1] == '|') || (i > 0 && text[i - 1] == '|'));
    if (text[i] == at && depth == 0 && !doubled) {
      out.emplace_back();
    } else {
      out.back().push_back(text[i]);
    }
  }
  return out;
}

std::size_t letters(std::string_view text) {
  std::size_t n = 0;
  while (n < text.size() && std::isalpha(static_cast<unsigned char>(text[n])) != 0) ++n;
  return n;
}

/// Is every item an integer from 1 on, a range that begins with one, or a set whose numbers do?
bool from_one(const std::string& items) {
  static const std::set<std::string_view> sets = {"odd", "even", "fib", "prime", "square", "pow2"};
  const std::vector<std::string> list = cut(items, ',');
  return std::all_of(list.begin(), list.end(), [](const std::string& item) {
    const std::size_t dots = item.find("..");
    const std::string low = item.substr(0, dots);
    if (sets.count(low) > 0) return true;
    const bool digits = !low.empty() && std::all_of(low.begin(), low.end(), [](unsigned char c) {
      return std::isdigit(c) != 0;
    });
    return digits && low.find_first_not_of('0') != std::string::npos;
  });
}

/// What one alternative does to the head's numbers.
struct Alternative {
  std::set<std::string> falls;    // a number from 1 on is taken from these
  std::set<std::string> changes;  // these become anything
};

bool read_alternative(const std::string& text, const std::set<std::string>& head,
                      Alternative& out) {
  std::set<std::string> positive;  // choices from 1 on
  for (const std::string& clause : cut(text, ';')) {
    if (clause.find("=>") == 0) return false;
    const std::size_t n = letters(clause);
    const std::string name = clause.substr(0, n);
    const std::string rest = clause.substr(n);
    const bool equals = rest.size() > 1 && rest[0] == '=' && rest[1] != '=';
    if (n > 0 && head.count(name) == 0 && equals) {
      if (from_one(rest.substr(1))) positive.insert(name);
      continue;
    }
    if (n == 0 || head.count(name) == 0) continue;  // a condition
    if (rest.rfind("-=", 0) == 0) {
      const std::string amount = rest.substr(2);
      const bool taken = positive.count(amount) > 0 ||
                         (from_one(amount) && amount.find_first_of(".,") == std::string::npos &&
                          letters(amount) == 0);
      (taken ? out.falls : out.changes).insert(name);
    } else if (equals || rest.rfind("+=", 0) == 0) {
      out.changes.insert(name);
    } else if (!rest.empty() && rest[0] == '[') {
      return false;
    }
  }
  return true;
}

}  // namespace

bool written_rule_ends(const std::string& rules) {
  const std::size_t end = rules.find(';');
  if (end == std::string::npos) return false;
  std::string head = rules.substr(0, end);
  // A bag of several numbers is sorted after a move: what falls may come to stand for another one.
  const bool sorted = head[0] == '{';
  if (head.find('[') != std::string::npos || (head.find('{') != std::string::npos && !sorted))
    return false;
  head.erase(std::remove_if(head.begin(), head.end(),
                            [](char c) { return c == '(' || c == ')' || c == '{' || c == '}'; }),
             head.end());
  std::set<std::string> names;
  for (std::string& name : cut(head, ',')) names.insert(std::move(name));
  std::vector<Alternative> left;
  for (const std::string& text : cut(std::string_view(rules).substr(end + 1), '|')) {
    Alternative one;
    if (!read_alternative(text, names, one)) return false;
    if (sorted && (!one.changes.empty() || one.falls.empty())) return false;
    left.push_back(std::move(one));
  }
  if (sorted) return true;  // the sum falls
  while (!left.empty()) {
    const auto first = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
      return std::none_of(left.begin(), left.end(),
                          [&](const Alternative& one) { return one.changes.count(name) > 0; }) &&
             std::any_of(left.begin(), left.end(),
                         [&](const Alternative& one) { return one.falls.count(name) > 0; });
    });
    if (first == names.end()) return false;
    left.erase(std::remove_if(left.begin(), left.end(),
                              [&](const Alternative& one) { return one.falls.count(*first) > 0; }),
               left.end());
    names.erase(first);
  }
  return true;
}

}  // namespace nimber
