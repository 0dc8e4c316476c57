#include "laws/patterns/guess.hpp"

#include "rules/small_rows.hpp"

namespace nimber {
namespace {

Error instead(const Reader& reader, std::size_t at, std::string what, std::string write) {
  return reader.fail_at(at, ErrorCode::bad_expression, {std::move(what), std::move(write)});
}

/// Behind "g(": does an expression begin here, as in g(n-1)+1, and not "g(n) =" or "g(a,b) ="?
bool is_self(Reader reader) {
  const auto goes_on = [&] {
    const char c = reader.peek();
    return Reader::is_digit(c) ||
           (c != '\0' && std::string_view("(+-*/%<>!").find(c) != std::string_view::npos);
  };
  reader.skip(2);
  reader.letters();
  if (goes_on()) return true;
  if (!reader.accept(',')) return false;
  reader.letters();
  return goes_on();
}

/// Reads " for n>=3" behind a guess: 3. Returns 0 where nothing of the kind stands there.
Result<std::uint64_t> read_start(Reader& reader) {
  const std::size_t at = reader.index();
  reader.accept(Reader::gap);
  if (reader.letters() != "for") {
    reader.move_to(at);
    return std::uint64_t{0};
  }
  reader.accept(Reader::gap);
  const std::size_t name_at = reader.index();
  const std::string name = reader.letters();
  if (name != "n") return reader.fail_at(name_at, ErrorCode::unknown_name, {name});
  const bool equal = reader.accept(">=");
  if (!equal && !reader.accept('>')) return reader.fail(ErrorCode::bad_expression);
  const auto from = reader.integer();
  if (!from) return from.error();
  return *from + (equal ? 0 : 1);
}

/// What a guess is about, as far as reading it goes.
struct GuessedOf {
  std::string text;  ///< of the rule
  bool list = true;  ///< one number, n
  bool table = false;
  std::vector<Fact> numbers;
  bool rows = false;  ///< of numbers, x
};

Result<Guess> read_guess(std::string_view text, const GuessedOf& of,
                         const std::map<std::string, std::int64_t>& numbers) {
  using Kind = Guess::Kind;
  auto reader = Reader::open(text);
  if (!reader) return reader.error();
  if (reader->at_end()) return Error{ErrorCode::empty, 0, {"guess"}};
  std::optional<Kind> kind;
  std::optional<bool> two;
  const char first = Reader::lower(reader->peek());
  const std::size_t from = reader->index();
  const bool outcome = first == 'p' || first == 'n' || first == 'w' || first == 'l';
  if (outcome && reader->peek(1) == Reader::gap) {
    reader->skip(2);
    const std::size_t word_at = reader->index();
    const std::string word = reader->letters();
    const bool when = word == "when";
    if ((when || word == "if" || word == "iff") && (first == 'w' || first == 'l'))
      return instead(*reader, from, first == 'w' ? "W" : "L", first == 'w' ? "N" : "P");
    if (word == "iff" || word == "if" || word == "where")
      return instead(*reader, word_at, word, "when");
    if (when) {
      kind = first == 'p' ? Kind::lost : Kind::won;
      reader->accept(Reader::gap);
    } else {
      reader->move_to(from);
    }
  } else if (first == 'g' && reader->peek(1) == '(' && !is_self(*reader)) {
    reader->skip(2);
    const bool pair = reader->letters() == "a";
    if (pair && (!reader->accept(',') || reader->letters() != "b"))
      return reader->fail(ErrorCode::bad_expression);
    if (!reader->accept(')') || !reader->accept('='))
      return reader->fail(ErrorCode::bad_expression);
    reader->accept('=');
    kind = Kind::value;
    two = pair;
  }
  std::vector<ExpressionName> names = {
      {"n", std::nullopt}, {"a", std::nullopt}, {"b", std::nullopt}};
  if (of.rows) names = {{"x", std::nullopt, true}};
  for (const auto& [name, number] : numbers) {
    names.push_back({name, number});  // behind the variables, which come first
  }
  for (const auto& [name, number] : of.numbers) {
    if (numbers.count(std::string(name)) == 0)
      names.push_back({std::string(name), static_cast<std::int64_t>(number)});
  }
  const std::size_t start = reader->index();
  auto expression = Expression::read(*reader, names, {.self = true});
  if (!expression) return expression.error();
  auto starts = read_start(*reader);
  if (!starts) return starts.error();
  if (!reader->at_end()) return reader->fail(ErrorCode::expected_end);
  if (of.rows) {
    if (*starts > 0 || two.value_or(false) || expression->uses_self(false) ||
        expression->uses_self(true))
      return reader->fail_at(start, ErrorCode::bad_expression);
    if (kind && *kind != Kind::value && !expression->condition())
      return reader->fail(ErrorCode::not_a_comparison);
    const Kind plain = expression->condition() ? Kind::lost : Kind::value;
    return Guess{kind.value_or(plain), false, std::move(*expression), 0, true};
  }
  const bool uses_pair = expression->uses(1) || expression->uses(2) || expression->uses_self(true);
  if (uses_pair && expression->uses(0))
    return reader->fail_at(start, ErrorCode::unknown_name, {"n"});
  if (two && *two != uses_pair && (uses_pair || expression->uses(0)))
    return reader->fail_at(start, ErrorCode::unknown_name, {uses_pair ? "a" : "n"});
  const bool condition = expression->condition();
  if (kind && *kind != Kind::value && !condition) return reader->fail(ErrorCode::not_a_comparison);
  Guess guess{kind.value_or(condition ? Kind::lost : Kind::value), two.value_or(uses_pair),
              std::move(*expression), *starts};
  if (of.table && !of.list && !guess.two_heaps) {
    if (guess.expression.uses(0)) return reader->fail_at(start, ErrorCode::unknown_name, {"n"});
    guess.two_heaps = true;
  }
  if (guess.two_heaps ? guess.expression.uses_self(false) || guess.from > 0
                      : guess.expression.uses_self(true))
    return reader->fail_at(start, ErrorCode::bad_expression);
  if (guess.two_heaps ? !of.table : !of.list) return Error{ErrorCode::no_sequence, 0, {of.text}};
  return guess;
}

}  // namespace

std::string_view text(Guess::Kind kind) {
  switch (kind) {
#define NIMBER_GUESS_WORD(name) \
  case Guess::Kind::name: return #name;
    NIMBER_GUESS_KINDS(NIMBER_GUESS_WORD)
#undef NIMBER_GUESS_WORD
  }
  return "";
}

Result<Guess> Guess::read(std::string_view text, const Rule& rule,
                          const std::map<std::string, std::int64_t>& numbers) {
  return read_guess(text,
                    {rule.text(), rule.has_sequence(), rule.pairs() != nullptr,
                     rule.sequence().numbers(), row_shape(rule).has_value()},
                    numbers);
}

Result<Guess> Guess::read_of_values(std::string_view text, bool table,
                                    const std::map<std::string, std::int64_t>& numbers) {
  return read_guess(text, {"the values", !table, table, {}}, numbers);
}

std::string Guess::text() const {
  return expression.text() + (from > 0 ? " for n>=" + std::to_string(from) : "");
}

bool read_definition(std::string_view text, std::map<std::string, std::int64_t>& numbers) {
  auto reader = Reader::open(text);
  if (!reader) return false;
  const std::string name = reader->letters();
  if (name.empty() || !reader->accept('=')) return false;
  const bool negative = reader->accept('-');
  const auto n = reader->integer();
  if (!n || !reader->at_end()) return false;
  numbers[name] = negative ? -static_cast<std::int64_t>(*n) : static_cast<std::int64_t>(*n);
  return true;
}

}  // namespace nimber
