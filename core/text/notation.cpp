#include <nimber/limits.hpp>
#include <nimber/notation.hpp>

#include <algorithm>
#include <list>
#include <optional>

namespace nimber {
namespace {

/// The rules in use lately, so that their tables are shared between requests; the least recently
/// used go first.
class RuleShelf {
 public:
  RulePtr keep(RulePtr rule) {
    const std::string text = rule->text();
    const auto known = std::find_if(shelf_.begin(), shelf_.end(),
                                    [&](const auto& kept) { return kept.first == text; });
    if (known != shelf_.end()) {
      shelf_.splice(shelf_.begin(), shelf_, known);
      rule = shelf_.front().second;
    } else if (text.size() <= max_text) {
      shelf_.emplace_front(text, rule);
    }
    // Tables may have grown since.
    std::size_t bytes = 0;
    std::size_t count = 0;
    for (auto at = shelf_.begin(); at != shelf_.end();) {
      bytes += at->second->memory();
      const bool drop = at != shelf_.begin() && (++count >= max_rules || bytes > max_bytes);
      at = drop ? shelf_.erase(at) : std::next(at);
    }
    return rule;
  }

  /// Puts a rule in the place of the one with the same text.
  void replace(const RulePtr& rule) {
    const std::string text = rule->text();
    for (auto& kept : shelf_) {
      if (kept.first == text) kept.second = rule;
    }
  }

 private:
  static constexpr std::size_t max_rules = limits::kept_rules;
  static constexpr std::size_t max_bytes = limits::kept_bytes;
  static constexpr std::size_t max_text = 10'000;
  std::list<std::pair<std::string, RulePtr>> shelf_;
};

RuleShelf& rule_shelf() {
  static RuleShelf shelf;
  return shelf;
}

Result<RulePtr> read_rules_of(const Game& game, Reader& reader) {
  auto rule = game.read_rules(reader, game);
  if (!rule) return rule.error();
  return rule_shelf().keep(*rule);
}

/// A rule given in canonical text: what an alias stands for. None if the game is not there.
Result<RulePtr> rule_of(std::string_view text, const Reader& at, std::size_t index,
                        const std::string& alias) {
  auto inner = Reader::open(text);
  const Game* game = find_game(inner->name());
  if (game == nullptr) return at.fail_at(index, ErrorCode::unknown_game, {alias});
  inner->skip();
  return read_rules_of(*game, *inner);
}

/// The short form of that name; null where no game here has it.
const ShortForm* find_short_form(std::string_view name) {
  for (const Game* const game : all_games()) {
    for (const ShortForm& form : game->short_forms) {
      if (form.name == name) return &form;
    }
  }
  return nullptr;
}

/// What the short form stands for; `reader` is behind its name, and behind a '/' where `slash`.
Result<RulePtr> read_short_form(const ShortForm& form, bool slash, Reader& reader,
                                std::size_t from) {
  const std::string name(form.name);
  if (!form.number) {
    if (slash) return reader.fail_at(reader.index() - 1, ErrorCode::no_rules, {name});
    return rule_of(form.rule, reader, from, name);
  }
  if (!slash) return reader.fail(ErrorCode::missing_rules, {name});
  const std::size_t at = reader.index();
  const auto number = reader.integer();
  if (!number) return number.error();
  if (*number == 0) return reader.fail_at(at, ErrorCode::zero_in_set);
  return rule_of(std::string(form.rule) + std::to_string(*number), reader, from, name);
}

/// The game whose rules may stand in braces, and the game of heaps without a rule.
const Game& game_that(bool Game::*is) {
  const auto& games = all_games();
  return **std::find_if(games.begin(), games.end(),
                        [&](const Game* const game) { return game->*is; });
}

/// The error for what stands at the reader: with the rule that was meant, where an octal code
/// stands alone at `from`, as in "0.77".
Error fail_at_code(const Reader& reader, std::size_t from, ErrorCode code) {
  Reader ahead = reader;
  ahead.move_to(from);
  const auto digits = [&] {
    std::string read;
    for (; Reader::is_digit(ahead.peek()); ahead.skip()) read += ahead.peek();
    return read;
  };
  const std::string before = digits();
  const bool point = !before.empty() && ahead.accept('.');
  const std::string behind = point ? "." + digits() : "";
  if (behind.size() < 2) return reader.fail(code);
  const auto& games = all_games();
  const auto game = std::find_if(games.begin(), games.end(), [](const Game* const one) {
    return one->rules_form == RulesForm::octal;
  });
  if (game == games.end()) return reader.fail_at(from, ErrorCode::unknown_game, {before + behind});
  const std::string meant = std::string((*game)->name) + "/" + before + behind;
  if (code == ErrorCode::game_expected) return reader.fail(code, {meant});
  return reader.fail(code, {behind, meant});
}

/// game [ "/" rules ], up to the ':' before the state, or what ends a rule.
Result<RulePtr> read_rule(Reader& reader) {
  const std::size_t from = reader.index();
  const std::string name = reader.name();
  if (name.empty()) return fail_at_code(reader, from, ErrorCode::game_expected);
  if (reader.peek() == Reader::gap) {
    return find_game(name) != nullptr ? reader.fail(ErrorCode::missing_colon)
                                      : reader.fail(ErrorCode::bad_character, {" "});
  }
  if (Reader::is_digit(reader.peek())) {
    if (find_game(name) != nullptr) return reader.fail(ErrorCode::missing_colon);
    return reader.fail_at(from, ErrorCode::unknown_game, {name + reader.vertex()});
  }
  const bool slash = reader.accept('/');
  if (const ShortForm* const form = find_short_form(name))
    return read_short_form(*form, slash, reader, from);
  const Game* game = find_game(name);
  if (game == nullptr) return reader.fail_at(from, ErrorCode::unknown_game, {name});
  if (game->rules_form == RulesForm::none) {
    if (slash) return reader.fail_at(reader.index() - 1, ErrorCode::no_rules, {name});
    return read_rules_of(*game, reader);
  }
  if (!slash || reader.at_end() || reader.peek() == ':')
    return reader.fail(ErrorCode::missing_rules, {name});
  const std::size_t rules = reader.index();
  const std::string word = reader.name();
  const ShortForm* const form = word.empty() ? nullptr : find_short_form(name + "/" + word);
  if (form != nullptr && (reader.at_end() || reader.peek() == ':'))
    return rule_of(form->rule, reader, from, word);
  reader.move_to(rules);
  return read_rules_of(*game, reader);
}

/// "{1,3,4}", the short form of a subtraction set.
Result<RulePtr> read_braces(Reader& reader) {
  const std::size_t from = reader.index();
  reader.skip();
  if (reader.accept('}')) return reader.fail_at(from, ErrorCode::empty_set);
  auto rule = read_rules_of(game_that(&Game::in_braces), reader);
  if (!rule) return rule.error();
  if (!reader.accept('}')) return reader.fail(ErrorCode::bad_set);
  return *rule;
}

bool ends_a_term(const Reader& reader) {
  const char c = reader.peek();
  return reader.at_end() || c == '+' || c == '~' || c == '!' || c == '?';
}

struct ReadTerm {
  Term term;
  bool rule_alone = false;  ///< there is no state
};

/// One term, or a rule alone.
Result<ReadTerm> read_term(Reader& reader, bool rule_alone_allowed) {
  ReadTerm read;
  Term& term = read.term;
  if (Reader::is_digit(reader.peek())) {  // "3 4 5"
    auto rule = read_rules_of(game_that(&Game::heaps_alone), reader);
    if (!rule) return rule.error();
    term.rule = *rule;
  } else {
    const bool braces = reader.peek() == '{';
    auto rule = braces ? read_braces(reader) : read_rule(reader);
    if (!rule) return rule.error();
    term.rule = *rule;
    const bool colon = reader.accept(':');
    if (!colon && rule_alone_allowed &&
        (reader.at_end() || reader.peek() == '!' || reader.peek() == '?')) {
      read.rule_alone = true;
      return read;
    }
    if (!colon && !(braces && Reader::is_digit(reader.peek()))) {
      const char c = reader.peek();
      const bool left_out = reader.at_end() || c == '+' || c == '~' || c == '?' ||
                            Reader::is_digit(c) || c == Reader::gap;
      if (left_out || term.rule->game().rules_form == RulesForm::none)
        return reader.fail(ErrorCode::missing_colon);
      return reader.fail(error_of(term.rule->game().rules_form));
    }
  }
  auto state = read_state(*term.rule, reader);
  if (!state) return state.error();
  term.state = std::move(*state);
  return read;
}

struct CompoundName {
  std::string_view name;
  Compound compound;
};
constexpr CompoundName compound_names[] = {{"every", Compound::every},
                                           {"first", Compound::first},
                                           {"some", Compound::some},
                                           {"most", Compound::most}};

/// "~misere", or the compound that a sum is.
std::optional<Error> read_kind_of_sum(Reader& reader, Position& position) {
  const std::size_t from = reader.index();
  reader.skip();
  const std::string name = reader.name();
  if (name == "misere") {
    position.misere = true;
    return std::nullopt;
  }
  const auto* const known = std::find_if(std::begin(compound_names), std::end(compound_names),
                                         [&](const CompoundName& one) { return one.name == name; });
  if (known == std::end(compound_names)) return reader.fail_at(from, ErrorCode::expected_end);
  position.compound = known->compound;
  if (position.compound != Compound::most) return std::nullopt;
  if (!reader.accept('/')) return reader.fail(ErrorCode::bad_compound, {"most"});
  const std::size_t at = reader.index();
  const auto most = reader.integer();
  if (!most && most.error().code == ErrorCode::too_large) return most.error();
  if (!most || *most < 2) return reader.fail_at(at, ErrorCode::bad_compound, {"most"});
  position.most = *most;
  return std::nullopt;
}

Result<std::variant<Position, RulePtr>> read_all(Reader& reader, bool rule_alone_allowed) {
  if (reader.at_end()) return Error{ErrorCode::empty, 0, {}};
  Position position;
  do {
    const std::size_t from = reader.index();
    auto term = read_term(reader, rule_alone_allowed && position.terms.empty());
    if (!term) return term.error();
    if (term->rule_alone) return std::variant<Position, RulePtr>(term->term.rule);
    position.terms.push_back(std::move(term->term));
    if (!ends_a_term(reader)) return fail_at_code(reader, from, ErrorCode::expected_end);
  } while (reader.accept('+'));
  if (reader.peek() == '~') {
    if (const auto error = read_kind_of_sum(reader, position)) return *error;
    if (reader.peek() == '~') {
      Position other;
      const std::size_t second = reader.index();
      const auto error = read_kind_of_sum(reader, other);
      return error && error->code == ErrorCode::expected_end
                 ? *error
                 : reader.fail_at(second, ErrorCode::bad_compound, {"twice"});
    }
  }
  return std::variant<Position, RulePtr>(std::move(position));
}

}  // namespace

Result<State> read_state(const Rule& rule, Reader& reader) {
  if (ends_a_term(reader)) return reader.fail(ErrorCode::missing_state);
  return rule.read_state(reader);
}

Result<std::variant<Position, RulePtr>> read_any(Reader& reader) { return read_all(reader, true); }

Result<std::variant<Position, RulePtr>> read_any(std::string_view text, const InputLimits& limits) {
  auto reader = Reader::open(text, limits);
  if (!reader) return reader.error();
  auto result = read_all(*reader, true);
  if (result && !reader->at_end()) return reader->fail(ErrorCode::expected_end);
  return result;
}

Result<Position> read_position(std::string_view text, const InputLimits& limits) {
  auto result = read_any(text, limits);
  if (!result) return result.error();
  if (auto* position = std::get_if<Position>(&*result)) return std::move(*position);
  const Result<Reader> reader = Reader::open(text, limits);
  return reader->fail_at(SIZE_MAX, ErrorCode::rule_alone, {std::get<RulePtr>(*result)->text()});
}

Result<RulePtr> read_rule(std::string_view text, const InputLimits& limits) {
  auto reader = Reader::open(text, limits);
  if (!reader) return reader.error();
  if (reader->at_end()) return Error{ErrorCode::empty, 0, {}};
  auto rule = reader->peek() == '{' ? read_braces(*reader) : read_rule(*reader);
  if (!rule) return rule.error();
  if (!reader->at_end()) return reader->fail(ErrorCode::expected_end);
  return rule;
}

RulePtr renewed(const RulePtr& rule) {
  InputLimits limits;
  limits.max_bytes = SIZE_MAX;
  auto reader = Reader::open(rule->text(), limits);
  if (!reader) return rule;
  reader->name();
  reader->accept('/');
  auto fresh = rule->game().read_rules(*reader, rule->game());
  if (!fresh) return rule;
  rule_shelf().replace(*fresh);
  return *fresh;
}

std::string print_state(const Rule& rule, const State& state) {
  std::string out;
  rule.print_state(state, out);
  return out;
}

std::string print(const Term& term) {
  return term.rule->text() + ":" + print_state(*term.rule, term.state);
}

std::string print(Compound compound, std::uint64_t most) {
  for (const CompoundName& known : compound_names) {
    if (known.compound != compound) continue;
    std::string out = "~" + std::string(known.name);
    if (compound == Compound::most) out.append("/").append(std::to_string(most));
    return out;
  }
  return {};
}

std::string print(const Position& position) {
  std::string out;
  for (const Term& term : position.terms) {
    if (!out.empty()) out.push_back('+');
    out += print(term);
  }
  if (position.misere) out += "~misere";
  return out + print(position.compound, position.most);
}

}  // namespace nimber
