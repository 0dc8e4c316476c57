#include "rules/own/own_choices.hpp"
#include "rules/own/own_runs.hpp"
#include "rules/own/own_slips.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace nimber {
namespace {

constexpr std::array<std::pair<std::string_view, OwnItem::Kind>, 6> own_named_sets = {
    {{"odd", OwnItem::Kind::odd},
     {"even", OwnItem::Kind::even},
     {"fib", OwnItem::Kind::fib},
     {"prime", OwnItem::Kind::prime},
     {"square", OwnItem::Kind::square},
     {"pow2", OwnItem::Kind::pow2}}};

bool names_a_set(std::string_view word) {
  return std::any_of(own_named_sets.begin(), own_named_sets.end(),
                     [&](const auto& set) { return set.first == word; });
}

}  // namespace

class OwnReader {
 public:
  explicit OwnReader(Reader& reader) : reader_(reader) {
    rules_.malformed = ErrorCode::bad_own;
    rules_.arrow_ends = true;
  }

  Result<OwnChoices> run_choices() {
    names_.push_back({""});
    std::vector<std::size_t> columns;
    do {
      const std::size_t from = reader_.index();
      columns.push_back(reader_.column());
      if (reader_.peek() == '=' && reader_.peek(1) == '>') {
        fail_at(from, "name");
        return error_;
      }
      if (!clause()) return error_;
    } while (next_clause());
    if (!reader_.at_end()) return reader_.fail(ErrorCode::bad_own, {"expression"});
    alternative_.variables = names_.size() + 1;
    return OwnChoices{std::move(alternative_), std::move(columns), {}};
  }

  Result<OwnRule> run() {
    const std::size_t from = reader_.index();
    if (!head()) return error_;
    do {
      if (out_.alternatives_.size() == OwnRule::most_alternatives) {
        fail("alternatives", std::to_string(OwnRule::most_alternatives));
        return error_;
      }
      out_.text_.push_back(out_.alternatives_.empty() ? ';' : '|');
      if (!alternative()) return error_;
    } while (reader_.accept('|'));
    if (out_.text_.size() > OwnRule::most_text) {
      fail_at(from, "long", std::to_string(OwnRule::most_text));
      return error_;
    }
    return std::move(out_);
  }

 private:
  bool fail(std::string reason, std::string argument = {}) {
    return fail_at(reader_.index(), std::move(reason), std::move(argument));
  }
  bool fail_at(std::size_t at, std::string reason, std::string argument = {}) {
    std::vector<std::string> args = {std::move(reason)};
    if (!argument.empty()) args.push_back(std::move(argument));
    error_ = reader_.fail_at(at, ErrorCode::bad_own, std::move(args));
    return false;
  }
  bool accept(char c) {
    if (!reader_.accept(c)) return false;
    out_.text_.push_back(c);
    return true;
  }
  bool need(char c) { return accept(c) || fail("expected", std::string(1, c)); }

  /// A name that may be given to a number.
  bool new_name(std::string& name) {
    const std::size_t from = reader_.index();
    name = reader_.letters();
    if (name.empty()) return fail("name");
    if (is_function(name) || names_a_set(name) || name == "it" || name == "g" || name == "divisors")
      return fail_at(from, "name-taken", name);
    const auto same = [&](const ExpressionName& other) { return other.name == name; };
    if (std::any_of(names_.begin(), names_.end(), same)) return fail_at(from, "name-twice", name);
    return true;
  }

  bool head() {
    OwnShape& shape = out_.shape_;
    std::string name;
    const char open = reader_.peek();
    if (open == '(' || open == '{') {
      accept(open);
      shape.kind = open == '(' ? OwnShape::Kind::tuple : OwnShape::Kind::set;
      do {
        if (shape.names.size() == OwnShape::most_numbers)
          return fail("numbers", std::to_string(OwnShape::most_numbers));
        if (!new_name(name)) return false;
        out_.text_ += name;
        shape.names.push_back(name);
        names_.push_back({name});
      } while (accept(','));
      const std::size_t at = reader_.index();
      if (!need(open == '(' ? ')' : '}')) return false;
      if (shape.names.size() < 2) return fail_at(at, "one-number");
    } else {
      if (!new_name(name)) return false;
      out_.text_ += name;
      shape.names.push_back(name);
      for (const char bracket : {'[', '{'}) {
        if (!accept(bracket)) continue;
        shape.kind = bracket == '[' ? OwnShape::Kind::row : OwnShape::Kind::bag;
        if (!need(bracket == '[' ? ']' : '}')) return false;
        break;
      }
      names_.push_back({name, {}, shape.cells()});
      if (!shape.cells() && reader_.peek() == ',' && !reader_.line_ended()) return bare_names(name);
    }
    return next_clause() || fail("alternative");
  }

  /// "a,b" without brackets is an error, which names both ways to write it.
  bool bare_names(std::string list) {
    const std::size_t at = reader_.index();
    while (reader_.accept(',')) list += "," + reader_.letters();
    fail_at(at, "brackets", "(" + list + ")");
    error_.args.push_back("{" + list + "}");
    return false;
  }

  /// Clauses up to '|', ':' or the end.
  bool alternative() {
    alternative_ = {};
    names_.resize(out_.shape_.cells() ? 1 : out_.shape_.names.size());
    choices_ = 0;
    bool first = true;
    do {
      if (!first) out_.text_.push_back(';');
      first = false;
      if (!clause()) return false;
    } while (next_clause());
    if (!alternative_.result && alternative_.changes.empty()) return fail("no-change");
    alternative_.variables = names_.size() + 1;
    alternative_.runs = comes_in_runs(out_.shape_, alternative_);
    alternative_.cell_runs = comes_in_cell_runs(out_.shape_, alternative_);
    out_.alternatives_.push_back(std::move(alternative_));
    return true;
  }

  /// Behind a clause stands a ';', or the end of a line with another clause below it.
  bool next_clause() {
    const char c = reader_.peek();
    if (reader_.accept(';')) return true;
    if (!reader_.line_ended() || c == '|' || c == ':' || c == '\0') return false;
    if (c == ',' || c == Reader::gap) reader_.skip();
    return true;
  }

  bool clause() {
    const std::size_t from = reader_.index();
    const bool ended = alternative_.result || !alternative_.changes.empty();
    if (reader_.peek() == '=' && reader_.peek(1) == '>') {
      if (ended) return fail("result-and-change");
      reader_.skip(2);
      out_.text_ += "=>";
      alternative_.result = true;
      do {
        if (!target()) return false;
      } while (accept('+'));
      return true;
    }
    const std::string word = reader_.letters();
    const bool assigns = reader_.peek() == '=' && reader_.peek(1) != '=';
    const bool steps = (reader_.peek() == '-' || reader_.peek() == '+') && reader_.peek(1) == '=' &&
                       reader_.peek(2) != '=';
    const std::size_t number = place_in_head(word);
    const bool in_head = number < out_.shape_.names.size();
    if (!word.empty() && assigns) {
      const char second = reader_.peek(1);
      const bool result = second == '>' && reader_.peek(2) == '(';
      if ((second == '<' || second == '>' || second == '!') && !result) {
        fail("write", std::string("=") + second);
        error_.args.push_back(std::string(1, second) + "=");
        return false;
      }
    }
    if (!word.empty() && (assigns || steps)) {
      reader_.move_to(from);
      if (in_head && out_.shape_.cells()) return fail_at(from, "whole-row", word);
      if (in_head) return change(number);
      if (steps) return fail_at(from, "unknown-name", word);
      if (ended) return fail_at(from, "late");
      return choice() || means_other_clause(from);
    }
    if (in_head && out_.shape_.cells() && changes_cell()) {
      reader_.move_to(from);
      return change(number);
    }
    reader_.move_to(from);
    if (ended) return fail("late");
    OwnStep step;
    step.condition = expression(names_, true);
    if (!step.condition) return means_other_clause(from);
    alternative_.steps.push_back(std::move(step));
    return true;
  }

  /// Where what was typed is no clause but means one, the error becomes what to write. Returns
  /// false.
  bool means_other_clause(std::size_t from) {
    const std::string typed = clause_text(from);
    const auto known = [&](std::string_view name) {
      return std::any_of(names_.begin(), names_.end(),
                         [&](const ExpressionName& one) { return one.name == name; });
    };
    const auto meant = own_clause_meant(typed, known);
    if (!meant) return false;
    fail_at(from, "write", typed);
    error_.args.push_back(*meant);
    return false;
  }

  /// The clause that begins there, with a space for each gap.
  std::string clause_text(std::size_t from) {
    std::string out;
    std::size_t depth = 0;
    for (reader_.move_to(from);; reader_.skip()) {
      const char c = reader_.peek();
      if (c == '\0' || (depth == 0 && (c == ';' || c == '|' || c == ':'))) return out;
      if (depth == 0 && !out.empty() && reader_.line_ended()) return out;
      if (c == '(' || c == '[' || c == '{') ++depth;
      if ((c == ')' || c == ']' || c == '}') && depth > 0) --depth;
      out.push_back(c == Reader::gap ? ' ' : Reader::lower(c));
    }
  }

  std::size_t place_in_head(const std::string& name) const {
    const auto& names = out_.shape_.names;
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  }

  /// Behind the name of a row: does "[…]" and the sign of a change follow?
  bool changes_cell() const {
    if (reader_.peek() != '[') return false;
    const std::size_t length = group_length(0);
    const char c = reader_.peek(length);
    const char next = reader_.peek(length + 1);
    if (c == '=') return next != '=' && next != '>';
    return (c == '+' || c == '-') && next == '=' && reader_.peek(length + 2) != '=';
  }

  /// The length of the group of brackets that begins so many symbols ahead. A group that is not
  /// closed goes to the end.
  std::size_t group_length(std::size_t ahead) const {
    std::size_t depth = 0;
    for (std::size_t at = ahead;; ++at) {
      const char c = reader_.peek(at);
      if (c == '\0') return at - ahead;
      if (c == '(' || c == '[') ++depth;
      if ((c == ')' || c == ']') && --depth == 0) return at + 1 - ahead;
    }
  }

  std::optional<Expression> expression(const std::vector<ExpressionName>& names,
                                       bool condition = false, bool item = false) {
    rules_.item = item;
    auto read = condition ? Expression::read_condition(reader_, names, rules_)
                          : Expression::read(reader_, names, rules_);
    if (!read) {
      error_ = read.error();
      const auto as = [&](std::string reason) {
        error_.args.insert(error_.args.begin(), std::move(reason));
        error_.code = ErrorCode::bad_own;
      };
      switch (error_.code) {
        case ErrorCode::unknown_name: as("unknown-name"); break;
        case ErrorCode::not_a_comparison: as("condition"); break;
        case ErrorCode::bad_own:
          // An expression with too many terms is told as a rule with too many characters.
          if (error_.args.size() == 3)
            error_.args = {"long", std::to_string(OwnRule::most_text)};
          else
            as(error_.args.empty() ? "expression" : "write");
          break;
        default: break;
      }
      return std::nullopt;
    }
    out_.text_ += read->text();
    return std::move(*read);
  }

  bool choice() {
    if (choices_++ == OwnRule::most_choices)
      return fail("choices", std::to_string(OwnRule::most_choices));
    OwnStep step;
    std::string name;
    if (!new_name(name)) return false;
    out_.text_ += name + "=";
    reader_.accept('=');
    step.variable = names_.size();
    step.name = name;
    std::vector<std::string> seen;
    const std::string before = out_.text_;
    do {
      out_.text_.clear();
      OwnItem item;
      if (!choice_item(item)) return false;
      if (std::find(seen.begin(), seen.end(), out_.text_) != seen.end()) continue;
      seen.push_back(out_.text_);
      step.items.push_back(std::move(item));
    } while (!reader_.line_ended() && reader_.accept(','));
    out_.text_ = before;
    for (std::size_t i = 0; i < seen.size(); ++i) out_.text_ += (i > 0 ? "," : "") + seen[i];
    names_.push_back({name});
    alternative_.steps.push_back(std::move(step));
    return true;
  }

  /// Is there no number behind the ".." of an item?
  bool item_ends() const {
    const char c = reader_.peek();
    return c == ',' || c == ';' || c == '|' || c == ':' || c == '\0';
  }

  bool choice_item(OwnItem& item) {
    const std::size_t from = reader_.index();
    std::string word = reader_.letters();
    if (word == "pow" && reader_.accept('2')) word += '2';
    if (!word.empty() && reader_.peek() != '(' && !Reader::is_digit(reader_.peek())) {
      for (const auto& [name, kind] : own_named_sets) {
        if (name != word) continue;
        out_.text_ += name;
        item.kind = kind;
        if (!reader_.accept("..") || item_ends()) return true;
        out_.text_ += "..";
        item.last = expression(names_, false, true);
        return item.last.has_value();
      }
    }
    if (word == "divisors" && reader_.peek() == '(') {
      out_.text_ += "divisors(";
      reader_.skip();
      item.kind = OwnItem::Kind::divisors;
      item.first = expression(names_);
      return item.first && need(')');
    }
    reader_.move_to(from);
    item.first = expression(names_, false, true);
    if (!item.first) return false;
    if (!reader_.accept("..")) return true;
    out_.text_ += "..";
    if (item_ends()) {
      item.kind = OwnItem::Kind::open;
      return true;
    }
    item.kind = OwnItem::Kind::range;
    item.last = expression(names_, false, true);
    return item.last.has_value();
  }

  bool change(std::size_t number) {
    if (alternative_.result) return fail("result-and-change");
    OwnChange change;
    change.cell = number;
    out_.text_ += reader_.letters();
    if (out_.shape_.cells()) {
      if (!need('[')) return false;
      change.from = expression(names_);
      if (!change.from) return false;
      if (reader_.accept("..")) {
        out_.text_ += "..";
        change.to = expression(names_);
        if (!change.to) return false;
      }
      if (!need(']')) return false;
    }
    if (accept('+')) {
      change.sign = OwnChange::Sign::add;
    } else if (accept('-')) {
      change.sign = OwnChange::Sign::subtract;
    }
    if (!need('=')) return false;
    auto names = names_;
    names.push_back({"it"});
    change.value = expression(names);
    if (!change.value) return false;
    alternative_.changes.push_back(std::move(change));
    return true;
  }

  /// [EXPR "*"] "(" … ")" or [EXPR "*"] NAME "[" EXPR ".." EXPR "]": the last group of brackets
  /// before the part's end is the position.
  bool target() {
    const std::size_t from = reader_.index();
    std::size_t group = 0;  // where the last group begins, from here
    std::size_t at = 0;
    bool any = false;
    for (;; ++at) {
      const char c = reader_.peek(at);
      if (c == '\0' || c == '+' || c == ';' || c == '|' || c == ':') break;
      if (c != '(' && c != '[') continue;
      group = at;
      any = true;
      at += group_length(at) - 1;
    }
    if (!any) return fail("position");
    std::size_t begin = group;
    if (reader_.peek(group) == '[') {
      while (begin > 0 && Reader::is_letter(reader_.peek(begin - 1))) --begin;
    }
    OwnTarget target;
    if (begin > 0) {
      if (reader_.peek(begin - 1) != '*') return fail("position");
      rules_.end = from + begin - 1;
      target.copies = expression(names_);
      rules_.end = SIZE_MAX;
      if (!target.copies) return false;
      if (reader_.index() != from + begin - 1) return fail("position");
      accept('*');
    }
    target.slice = reader_.peek() != '(';
    if (target.slice) {
      const std::size_t name_at = reader_.index();
      const std::string name = reader_.letters();
      if (!out_.shape_.cells() || place_in_head(name) > 0) return fail_at(name_at, "position");
      out_.text_ += name;
    }
    const std::size_t shape_at = reader_.index();
    accept(target.slice ? '[' : '(');
    do {
      auto cell = expression(names_);
      if (!cell) return false;
      target.cells.push_back(std::move(*cell));
      if (target.slice && target.cells.size() == 1) {
        if (!reader_.accept("..")) return fail("expected", "..");
        out_.text_ += "..";
      } else if (target.slice || !accept(',')) {
        break;
      }
    } while (true);
    if (!need(target.slice ? ']' : ')')) return false;
    if (!target.slice && !out_.shape_.fits(target.cells.size())) return fail_at(shape_at, "shape");
    alternative_.targets.push_back(std::move(target));
    return true;
  }

  Reader& reader_;
  ExpressionRules rules_;
  OwnRule out_;
  OwnAlternative alternative_;
  std::vector<ExpressionName> names_;  // of the head, then what has been chosen
  std::size_t choices_ = 0;
  Error error_;
};

Result<OwnRule> OwnRule::read(Reader& reader) { return OwnReader(reader).run(); }
Result<OwnChoices> OwnChoices::read(Reader& reader) { return OwnReader(reader).run_choices(); }

}  // namespace nimber
