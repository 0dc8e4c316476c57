#include "text/predicate.hpp"

#include <array>
#include <limits>
#include <numeric>
#include <optional>

namespace nimber {

/// Compiles while reading. What an opening parenthesis holds (a condition or a sum) is told by what
/// follows the closing one.
class PredicateCompiler {
 public:
  using Op = Predicate::Op;

  PredicateCompiler(Reader& reader, Predicate& out) : reader_(reader), out_(out) {}

  std::optional<Error> run() {
    if (!condition()) return error_;
    return std::nullopt;
  }

 private:
  bool fail(ErrorCode code = ErrorCode::bad_predicate) {
    error_ = reader_.fail(code);
    return false;
  }

  bool accept(std::string_view word) {
    if (!reader_.accept(word)) return false;
    out_.text_ += word;
    return true;
  }
  bool emit(Op op, std::int64_t number = 0) {
    switch (op) {
      case Op::push:
      case Op::n:
      case Op::k:
        if (++depth_ > Predicate::max_depth) return fail();
        break;
      case Op::negate: break;
      default: --depth_;
    }
    out_.steps_.push_back({op, number});
    return true;
  }

  bool condition() {
    return chain("||", Op::skip_if_true, [this] { return conjunction(); });
  }
  bool conjunction() {
    return chain("&&", Op::skip_if_false, [this] { return negation(); });
  }

  template <class Next>
  bool chain(std::string_view word, Op skip, Next next) {
    if (!next()) return false;
    while (accept(word)) {
      const std::size_t jump = out_.steps_.size();
      emit(skip);
      if (!next()) return false;
      out_.steps_[jump].number = static_cast<std::int64_t>(out_.steps_.size());
    }
    return true;
  }

  bool negation() {
    if (reader_.peek() == '!' && reader_.peek(1) != '=') {
      accept("!");
      if (++nesting_ > max_nesting) return fail();
      const bool ok = negation() && emit(Op::negate);
      --nesting_;
      return ok;
    }
    if (reader_.peek() == '(' && !sum_in_parentheses_goes_on()) {
      accept("(");
      if (++nesting_ > max_nesting) return fail();
      const bool ok = condition() && (accept(")") || fail());
      --nesting_;
      return ok;
    }
    return comparison();
  }

  /// Looks past the parenthesis that opens here: an operator of sums or a comparison behind it
  /// means that it holds a sum.
  bool sum_in_parentheses_goes_on() {
    std::size_t open = 0;
    for (std::size_t i = 0; reader_.peek(i) != '\0'; ++i) {
      if (reader_.peek(i) == '(') ++open;
      if (reader_.peek(i) == ')' && --open == 0) {
        const char next = reader_.peek(i + 1);
        return next == '+' || next == '-' || next == '*' || next == '/' || next == '%' ||
               next == '<' || next == '>' || next == '=' ||
               (next == '!' && reader_.peek(i + 2) == '=');
      }
    }
    return false;
  }

  bool comparison() {
    if (!sum()) return false;
    constexpr std::array<std::pair<std::string_view, Op>, 6> words = {{{"==", Op::eq},
                                                                       {"!=", Op::ne},
                                                                       {"<=", Op::le},
                                                                       {">=", Op::ge},
                                                                       {"<", Op::lt},
                                                                       {">", Op::gt}}};
    for (const auto& [word, op] : words) {
      if (accept(word)) return sum() && emit(op);
    }
    return fail(ErrorCode::not_a_comparison);
  }

  bool sum() {
    if (!product()) return false;
    for (;;) {
      if (accept("+")) {
        if (!product() || !emit(Op::add)) return false;
      } else if (accept("-")) {
        if (!product() || !emit(Op::sub)) return false;
      } else {
        return true;
      }
    }
  }

  bool product() {
    if (!factor()) return false;
    for (;;) {
      if (accept("*")) {
        if (!factor() || !emit(Op::mul)) return false;
      } else if (accept("/")) {
        if (!factor() || !emit(Op::div)) return false;
      } else if (accept("%")) {
        if (!factor() || !emit(Op::mod)) return false;
      } else {
        return true;
      }
    }
  }

  bool factor() {
    const char c = reader_.peek();
    if (Reader::is_digit(c)) {
      const auto number = reader_.integer();
      if (!number) {
        error_ = number.error();
        return false;
      }
      out_.text_ += std::to_string(*number);
      return emit(Op::push, static_cast<std::int64_t>(*number));
    }
    if (Reader::is_letter(c)) {
      const std::size_t from = reader_.index();
      const std::string name = reader_.letters();
      if ((name == "n" || name == "k") && !Reader::is_digit(reader_.peek())) {
        out_.text_ += name;
        return emit(name == "n" ? Op::n : Op::k);
      }
      if (name == "gcd" && accept_after("gcd", "(")) {
        return sum() && (accept(",") || fail()) && sum() && (accept(")") || fail()) &&
               emit(Op::gcd);
      }
      reader_.move_to(from);
      return fail();
    }
    if (accept("(")) {
      if (++nesting_ > max_nesting) return fail();
      const bool ok = sum() && (accept(")") || fail());
      --nesting_;
      return ok;
    }
    return fail();
  }

  bool accept_after(std::string_view word, std::string_view symbol) {
    if (!reader_.accept(symbol)) return false;
    out_.text_ += word;
    out_.text_ += symbol;
    return true;
  }

  static constexpr std::size_t max_nesting = 64;

  Reader& reader_;
  Predicate& out_;
  Error error_{ErrorCode::bad_predicate, 0, {}};
  std::size_t depth_ = 0;
  std::size_t nesting_ = 0;
};

Result<Predicate> Predicate::read(Reader& reader) {
  Predicate predicate;
  if (auto error = PredicateCompiler(reader, predicate).run()) return *error;
  return predicate;
}

bool Predicate::holds(std::uint64_t n, std::uint64_t k) const {
  std::array<std::int64_t, max_depth> stack;
  std::size_t top = 0;  // of the stack: stack[top - 1]
  for (std::size_t at = 0; at < steps_.size(); ++at) {
    const Step& step = steps_[at];
    switch (step.op) {
      case Op::push: stack[top++] = step.number; continue;
      case Op::n: stack[top++] = static_cast<std::int64_t>(n); continue;
      case Op::k: stack[top++] = static_cast<std::int64_t>(k); continue;
      case Op::negate: stack[top - 1] = !stack[top - 1]; continue;
      case Op::skip_if_false:
      case Op::skip_if_true:
        if ((stack[top - 1] != 0) == (step.op == Op::skip_if_true)) {
          at = static_cast<std::size_t>(step.number) - 1;
        } else {
          --top;
        }
        continue;
      default: break;
    }
    const std::int64_t b = stack[--top];
    std::int64_t& a = stack[top - 1];
    switch (step.op) {
      case Op::add:
        if (__builtin_add_overflow(a, b, &a)) return false;
        break;
      case Op::sub:
        if (__builtin_sub_overflow(a, b, &a)) return false;
        break;
      case Op::mul:
        if (__builtin_mul_overflow(a, b, &a)) return false;
        break;
      case Op::div:
      case Op::mod:
        if (b == 0 || (b == -1 && a == std::numeric_limits<std::int64_t>::min())) return false;
        a = step.op == Op::div ? a / b : a % b;
        break;
      case Op::gcd:
        if (a == std::numeric_limits<std::int64_t>::min() ||
            b == std::numeric_limits<std::int64_t>::min())
          return false;
        a = std::gcd(a, b);
        break;
      case Op::eq: a = a == b; break;
      case Op::ne: a = a != b; break;
      case Op::lt: a = a < b; break;
      case Op::le: a = a <= b; break;
      case Op::gt: a = a > b; break;
      case Op::ge: a = a >= b; break;
      default: break;
    }
  }
  return stack[0] != 0;
}

}  // namespace nimber
