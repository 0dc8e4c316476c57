#include "text/expression.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace nimber {
namespace {

/// A function of the language. What takes a row takes it as its first argument.
struct Function {
  std::string_view name;
  Expression::Op op;
  std::uint8_t least;  // arguments, of which `many` may follow the last one
  bool many = false;
  bool row = false;
};

constexpr std::array<Function, 31> functions = [] {
  using Op = Expression::Op;
  return std::array<Function, 31>{{{"min", Op::least, 2, true},
                                   {"max", Op::most, 2, true},
                                   {"abs", Op::abs, 1},
                                   {"gcd", Op::gcd, 2},
                                   {"xor", Op::bit_xor, 2, true},
                                   {"and", Op::bit_and, 2},
                                   {"or", Op::bit_or, 2},
                                   {"nimprod", Op::nimprod, 2},
                                   {"bits", Op::bits, 1},
                                   {"ones", Op::ones, 1},
                                   {"low", Op::low, 1},
                                   {"sqrt", Op::sqrt, 1},
                                   {"root", Op::root, 2},
                                   {"if", Op::choose, 3},
                                   {"pick", Op::pick, 2, true},
                                   {"fib", Op::fib, 1},
                                   {"square", Op::square, 1},
                                   {"pow2", Op::pow2, 1},
                                   {"prime", Op::prime, 1},
                                   {"zeck", Op::zeck, 1},
                                   {"phi", Op::phi, 1},
                                   {"g", Op::self, 1},
                                   {"len", Op::len, 1, false, true},
                                   {"sum", Op::sum, 1, false, true},
                                   {"odds", Op::odds, 1, false, true},
                                   {"alike", Op::alike, 1, false, true},
                                   {"gaps", Op::gaps, 1, false, true},
                                   {"differs", Op::differs, 1, false, true},
                                   {"count", Op::count, 2, false, true},
                                   {"has", Op::has, 2, false, true},
                                   {"run", Op::run, 2, false, true}}};
}();

const Function* function_named(std::string_view word) {
  for (const Function& f : functions) {
    if (f.name == word) return &f;
  }
  return nullptr;
}

bool is_test(Expression::Op op) {
  using Op = Expression::Op;
  return op == Op::has || op == Op::fib || op == Op::square || op == Op::pow2 || op == Op::prime;
}

/// A word that people write in place of a sign.
struct Slip {
  std::string_view word;
  std::string_view instead;
};
constexpr std::array<Slip, 12> slips = {{{"and", "&&"},
                                         {"or", "||"},
                                         {"not", "!"},
                                         {"mod", "%"},
                                         {"div", "/"},
                                         {"equals", "=="},
                                         {"times", "*"},
                                         {"plus", "+"},
                                         {"minus", "-"},
                                         {"iff", "when"},
                                         {"if", "if(c,x,y)"},
                                         {"xor", "xor(x,y)"}}};

}  // namespace

bool is_function(std::string_view word) {
  const Function* f = function_named(word);
  return f != nullptr && f->op != Expression::Op::self;
}

class ExpressionReader {
 public:
  ExpressionReader(Reader& reader, const std::vector<ExpressionName>& names,
                   const ExpressionRules& rules, Expression& out)
      : reader_(reader), names_(names), rules_(rules), out_(out) {
    out_.used_.assign(names.size(), false);
  }

  std::optional<Error> run(bool wants_condition) {
    const std::size_t from = reader_.index();
    if (!expression() || (wants_condition && !need_condition(from))) return error_;
    out_.compile();
    return std::nullopt;
  }

 private:
  using Op = Expression::Op;

  bool fail() { return fail_at(reader_.index(), rules_.malformed); }
  bool fail_at(std::size_t at, ErrorCode code, std::vector<std::string> args = {}) {
    error_ = reader_.fail_at(at, code, std::move(args));
    return false;
  }
  bool write_instead(std::size_t at, std::string what, std::string instead) {
    return fail_at(at, rules_.malformed, {std::move(what), std::move(instead)});
  }
  bool accept(std::string_view word) {
    if (!reader_.accept(word)) return false;
    out_.text_.append(word);
    return true;
  }
  bool sign(std::string_view word) {
    if (!accept(word)) return false;
    ++out_.size_;
    return true;
  }
  bool enter() { return ++nesting_ <= Expression::max_nesting || fail(); }
  bool leave(bool ok) {
    --nesting_;
    return ok;
  }

  /// Makes a node of the last ones.
  bool make(Op op, bool condition, std::uint32_t arguments, std::int64_t number = 0) {
    auto& nodes = out_.nodes_;
    // What is made of numbers alone is a number: m + 1. (`if`, `pick` and those of rows are not.)
    const bool plain = op > Op::run && op != Op::both && op != Op::either && op != Op::choose &&
                       op != Op::pick && op != Op::self;
    if (plain && arguments > 0 && nodes.back().op == Op::number &&
        (arguments == 1 || nodes[nodes.size() - 2].op == Op::number)) {
      const std::int64_t b = nodes.back().number;
      const std::int64_t a = arguments == 1 ? b : nodes[nodes.size() - 2].number;
      if (const auto v = Expression::apply(op, a, b)) {
        nodes.resize(nodes.size() - arguments);
        nodes.push_back({Op::number, condition, 0, 1, *v});
        return true;
      }
    }
    if (nodes.size() >= rules_.max_nodes)
      return fail_at(reader_.index(), rules_.malformed,
                     {"long", "", std::to_string(rules_.max_nodes)});
    std::uint32_t size = 1;
    for (std::uint32_t i = 0; i < arguments; ++i) size += nodes[nodes.size() - size].size;
    nodes.push_back({op, condition, arguments, size, number});
    return true;
  }

  /// Is this an item of a choice, outside of all parentheses?
  bool joins_items() const { return rules_.item && nesting_ == 0; }
  bool last_is_condition() const { return out_.nodes_.back().condition; }
  /// What was read from there on must be a condition. The place is behind it, within parentheses
  /// that hold nothing else.
  bool need_condition(std::size_t from) {
    if (last_is_condition()) return true;
    std::size_t to = reader_.index();
    for (;; ++from) {
      reader_.move_to(from);
      if (reader_.peek() != '(') break;
      std::size_t open = 0;
      std::size_t length = 0;
      do {
        if (reader_.peek(length) == '(') ++open;
        if (reader_.peek(length) == ')') --open;
        ++length;
      } while (open > 0);
      if (from + length != to) break;
      --to;
    }
    return fail_at(to, ErrorCode::not_a_comparison);
  }

  bool expression() {
    return chain("||", Op::either,
                 [this] { return chain("&&", Op::both, [this] { return negation(); }); });
  }
  template <class Next>
  bool chain(std::string_view word, Op op, Next next) {
    std::size_t from = reader_.index();
    if (!next()) return false;
    while (reader_.peek() == word[0] && reader_.peek(1) == word[1]) {
      if (joins_items() && !last_is_condition())
        return write_instead(reader_.index(), std::string(word), ",");
      if (!need_condition(from)) return false;
      sign(word);
      from = reader_.index();
      if (!next() || !need_condition(from) || !make(op, true, 2)) return false;
    }
    return true;
  }
  bool negation() {
    if (reader_.peek() != '!' || reader_.peek(1) == '=') return comparison();
    sign("!");
    const std::size_t from = reader_.index();
    return enter() && leave(negation() && need_condition(from) && make(Op::negate, true, 1));
  }
  bool comparison() {
    const std::size_t begin = reader_.index();
    const std::size_t text_begin = out_.text_.size();
    if (!sum()) return false;
    constexpr std::array<std::pair<std::string_view, Op>, 6> words = {{{"==", Op::eq},
                                                                       {"!=", Op::ne},
                                                                       {"<=", Op::le},
                                                                       {">=", Op::ge},
                                                                       {"<", Op::lt},
                                                                       {">", Op::gt}}};
    const std::size_t from = reader_.index();
    if (reader_.peek() == '=' && reader_.peek(1) != '=') {
      if (reader_.peek(1) == '>' && rules_.arrow_ends) return true;
      if (reader_.peek(1) == '>') return write_instead(from, "=>", ">=");
      if (reader_.peek(1) == '<') return write_instead(from, "=<", "<=");
      if (reader_.peek(1) == '!') return write_instead(from, "=!", "!=");
      return write_instead(from, "=", "==");
    }
    for (const auto& [word, op] : words) {
      if (!sign(word)) continue;
      if (reader_.peek() == '=' && (op == Op::eq || op == Op::ne))
        return write_instead(from, std::string(word) + "=", std::string(word));
      if (reader_.peek() == '>' && op == Op::lt) return write_instead(from, "<>", "!=");
      const std::size_t middle = out_.text_.size();
      return sum() && no_chain(begin, text_begin, middle) && make(op, true, 2);
    }
    return true;
  }
  /// Behind a comparison, no sign of order as in "1<=k<=n". The places are where the comparison
  /// begins, in what is typed and in the text, and where its right side does.
  bool no_chain(std::size_t begin, std::size_t text_begin, std::size_t middle) {
    const std::size_t end = out_.text_.size();
    if (!accept("<=") && !accept(">=") && !accept("<") && !accept(">")) return true;
    if (!sum()) return false;
    const std::string& text = out_.text_;
    return write_instead(begin, text.substr(text_begin),
                         text.substr(text_begin, end - text_begin) + "&&" + text.substr(middle));
  }
  bool sum() {
    if (!product()) return false;
    for (;;) {
      const Op op = reader_.peek() == '+' ? Op::add : Op::sub;
      if (!sign("+") && !sign("-")) return true;
      if (!product() || !make(op, false, 2)) return false;
    }
  }
  bool product() {
    if (!operand()) return false;
    for (;;) {
      if (reader_.index() == rules_.end) return true;
      const char c = reader_.peek();
      const Op op = c == '*' ? Op::mul : c == '/' ? Op::div : Op::mod;
      if (!sign("*") && !sign("/") && !sign("%")) return true;
      if (!operand() || !make(op, false, 2)) return false;
    }
  }

  /// A factor, and nothing behind it that stands for a sign.
  bool operand() {
    const std::size_t from = reader_.index();
    const std::size_t text_from = out_.text_.size();
    return factor() && no_slip(from, out_.text_.substr(text_from));
  }
  bool no_slip(std::size_t from, const std::string& written) {
    const std::size_t at = reader_.index();
    const bool power = reader_.peek() == '^' || (reader_.peek() == '*' && reader_.peek(1) == '*');
    if (power) {
      const std::string_view sign = reader_.peek() == '^' ? "^" : "**";
      const char e = reader_.peek(sign.size());
      if (e < '2' || e > '4' || Reader::is_digit(reader_.peek(sign.size() + 1)))
        return sign == "^" ? write_instead(at, "^", "xor(x,y)") : write_instead(at, "**", "*");
      std::string product = written;
      for (char i = '2'; i <= e; ++i) product += "*" + written;
      return write_instead(from, written + std::string(sign) + e, product);
    }
    // A '|' alone begins another alternative of a rule.
    for (const char half : {'&', '|'}) {
      if (reader_.peek() != half || reader_.peek(1) == half || (half == '|' && rules_.arrow_ends))
        continue;
      return write_instead(at, std::string(1, half), std::string(2, half));
    }
    if (rules_.arrow_ends && reader_.line_ended()) return true;  // a clause of its own begins
    const std::size_t letters = reader_.peek() == Reader::gap ? 1 : 0;
    if (!Reader::is_letter(reader_.peek(letters))) return true;
    reader_.skip(letters);
    const std::size_t word_at = reader_.index();
    const std::string word = reader_.letters();
    if (word == "is") {
      reader_.accept(Reader::gap);
      const std::string what = reader_.letters();
      if (what == "odd" || what == "even")
        return write_instead(word_at, "is " + what, written + (what == "odd" ? "%2==1" : "%2==0"));
      const Function* f = function_named(what);
      if (f != nullptr && is_test(f->op) && f->op != Op::has)
        return write_instead(word_at, "is " + what, what + "(" + written + ")");
      return write_instead(word_at, "is", "==");
    }
    if (joins_items() && (word == "or" || word == "and")) return write_instead(word_at, word, ",");
    if (joins_items() && word == "to") return write_instead(word_at, word, "..");
    for (const Slip& slip : slips) {
      if (slip.word == word && word != "not")
        return write_instead(word_at, word, std::string(slip.instead));
    }
    reader_.move_to(at);
    return true;
  }

  bool factor() {
    const char c = reader_.peek();
    if (Reader::is_digit(c)) return integer();
    if (c == '-') {
      sign("-");
      return enter() && leave(factor() && make(Op::negative, false, 1));
    }
    if (Reader::is_letter(c)) return name();
    if (c != '(') return fail();
    accept("(");
    return enter() && leave(expression() && (accept(")") || fail()));
  }

  bool integer() {
    const std::size_t from = reader_.index();
    std::uint64_t number = 0;
    for (; Reader::is_digit(reader_.peek()); reader_.skip()) {
      number = number * 10 + static_cast<std::uint64_t>(reader_.peek() - '0');
      if (number > max_integer) return fail_at(from, ErrorCode::too_large);
    }
    append(out_.text_, number);
    ++out_.size_;
    const bool line_ends = rules_.arrow_ends && reader_.line_ended();
    if (!line_ends && (reader_.peek() == Reader::gap || Reader::is_letter(reader_.peek()))) {
      const std::size_t at = reader_.index();
      if (!no_slip(from, out_.text_.substr(out_.text_.size() - std::to_string(number).size())))
        return false;
      const bool gap = reader_.accept(Reader::gap);
      const bool ends = gap && reader_.letters() == "for";
      reader_.move_to(at);
      if (!ends) {
        return fail_at(at, rules_.malformed == ErrorCode::bad_predicate ? ErrorCode::bad_integer
                                                                        : rules_.malformed);
      }
    }
    return make(Op::number, false, 0, static_cast<std::int64_t>(number));
  }

  /// Letters, and digits behind them.
  std::string word() {
    std::string out = reader_.letters();
    for (; Reader::is_digit(reader_.peek()); reader_.skip()) out.push_back(reader_.peek());
    return out;
  }

  bool name() {
    const std::size_t from = reader_.index();
    const std::string name = word();
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (names_[i].name != name) continue;
      if (names_[i].row && reader_.peek() != '[') return fail();
      out_.text_.append(name);
      ++out_.size_;
      out_.used_[i] = true;
      if (names_[i].number) return make(Op::number, false, 0, *names_[i].number);
      const auto index = static_cast<std::int64_t>(i);
      if (!names_[i].row) return make(Op::variable, false, 0, index);
      accept("[");
      return enter() &&
             leave(expression() && (accept("]") || fail()) && make(Op::cell, false, 1, index));
    }
    const Function* f = function_named(name);
    if (f != nullptr && reader_.peek() == '(' && (f->op != Op::self || rules_.self)) {
      out_.text_.append(name);
      ++out_.size_;
      accept("(");
      return enter() && leave(call(*f));
    }
    for (const Slip& slip : slips) {
      if (slip.word == name && reader_.peek() != '(')
        return write_instead(from, name, std::string(slip.instead));
    }
    if ((name == "floor" || name == "ceil") && reader_.peek() == '(') return rounded(from, name);
    return fail_at(from, ErrorCode::unknown_name, {name});
  }

  /// Behind "floor" or "ceil": a quotient is rounded down by itself, and up with one less than the
  /// divisor added.
  bool rounded(std::size_t from, const std::string& word) {
    const std::size_t text_from = out_.text_.size() + 1;
    accept("(");
    if (!enter() || !leave(expression() && (accept(")") || fail()))) return false;
    const std::string inside = out_.text_.substr(text_from, out_.text_.size() - 1 - text_from);
    const std::string typed = word + "(" + inside + ")";
    if (word == "floor") return write_instead(from, typed, inside);
    // A single quotient, its last sign that stands in no parentheses.
    std::size_t slash = std::string::npos;
    std::size_t depth = 0;
    for (std::size_t i = 0; i < inside.size(); ++i) {
      const char c = inside[i];
      if (c == '(' || c == '[') ++depth;
      if (c == ')' || c == ']') --depth;
      if (depth > 0 || Reader::is_letter(c) || Reader::is_digit(c) || c == ')' || c == ']')
        continue;
      if (slash != std::string::npos || (c != '/' && c != '*'))
        return fail_at(from, ErrorCode::unknown_name, {word});
      if (c == '/') slash = i;
    }
    if (slash == std::string::npos) return fail_at(from, ErrorCode::unknown_name, {word});
    const std::string divisor = inside.substr(slash + 1);
    return write_instead(from, typed,
                         "(" + inside.substr(0, slash) + "+" + divisor + "-1)/" + divisor);
  }

  /// Behind the opening parenthesis.
  bool call(const Function& f) {
    std::int64_t row = 0;
    std::uint32_t count = 0;
    if (f.row) {
      if (!row_name(row)) return false;
      ++count;
    }
    bool conditions = true;  // all but the first
    const bool folds = f.op == Op::least || f.op == Op::most || f.op == Op::bit_xor;
    if (folds && whole_row()) {
      const Op op = f.op == Op::least  ? Op::row_least
                    : f.op == Op::most ? Op::row_most
                                       : Op::row_xor;
      return row_name(row) && accept(")") && make(op, false, 0, row);
    }
    const auto more = [&] {
      return count < f.least ||
             (reader_.peek() == ',' && (f.many || (f.op == Op::self && count == 1)));
    };
    for (; more(); ++count) {
      if (count > 0 && !accept(",")) return fail();
      const std::size_t from = reader_.index();
      if (!expression()) return false;
      if (count > 0) conditions = conditions && last_is_condition();
      if (f.op == Op::choose && count == 0 && !need_condition(from)) return false;
      if (folds && count > 0 && !make(f.op, false, 2)) return false;
    }
    if (!accept(")")) return fail();
    if (folds) return true;
    if (f.op == Op::self) out_.self_[count - 1] = true;
    const bool condition = is_test(f.op) || (f.op == Op::choose && conditions);
    return make(f.op, condition, count - (f.row ? 1 : 0), row);
  }
  /// Is the one argument that follows the name of a row?
  bool whole_row() {
    const std::size_t from = reader_.index();
    const std::string name = word();
    const bool ends = reader_.peek() == ')';
    reader_.move_to(from);
    return ends && std::any_of(names_.begin(), names_.end(), [&](const ExpressionName& one) {
             return one.row && one.name == name;
           });
  }
  bool row_name(std::int64_t& row) {
    const std::size_t from = reader_.index();
    const std::string name = word();
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (names_[i].name != name || !names_[i].row) continue;
      out_.text_.append(name);
      ++out_.size_;
      out_.used_[i] = true;
      row = static_cast<std::int64_t>(i);
      return true;
    }
    return fail_at(from, ErrorCode::unknown_name, {name});
  }

  Reader& reader_;
  const std::vector<ExpressionName>& names_;
  const ExpressionRules& rules_;
  Expression& out_;
  Error error_{ErrorCode::bad_expression, 0, {}};
  std::size_t nesting_ = 0;
};

Result<Expression> Expression::read(Reader& reader, const std::vector<ExpressionName>& names,
                                    const ExpressionRules& rules) {
  Expression expression;
  if (auto error = ExpressionReader(reader, names, rules, expression).run(false)) return *error;
  return expression;
}

Result<Expression> Expression::read_condition(Reader& reader,
                                              const std::vector<ExpressionName>& names,
                                              const ExpressionRules& rules) {
  Expression expression;
  if (auto error = ExpressionReader(reader, names, rules, expression).run(true)) return *error;
  return expression;
}

}  // namespace nimber
