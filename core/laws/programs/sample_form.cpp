#include "laws/programs/sample_form.hpp"

#include <nimber/limits.hpp>
#include <nimber/moves.hpp>
#include <nimber/notation.hpp>
#include <nimber/reader.hpp>

#include <algorithm>

namespace nimber {
namespace {

using Io = ProgramShape::Io;
using Heaps = ProgramShape::Heaps;
using Moves = ProgramShape::Moves;

/// A quoted line is cut.
constexpr std::size_t longest_line = 60;

/// Words that are usual for one player and the other, or for a won case and a lost one.
constexpr std::pair<std::string_view, std::string_view> usual_words[] = {
    {"First", "Second"}, {"first", "second"}, {"FIRST", "SECOND"}, {"Yes", "No"},
    {"YES", "NO"},       {"yes", "no"},       {"Alice", "Bob"},    {"Win", "Lose"},
    {"win", "lose"},     {"WIN", "LOSE"},     {"W", "L"},          {"1", "0"},
    {"true", "false"},   {"True", "False"},   {"N", "P"},          {"Takahashi", "Aoki"}};

bool is_usual(const std::string& word) {
  return std::any_of(std::begin(usual_words), std::end(usual_words),
                     [&](const auto& pair) { return word == pair.first || word == pair.second; });
}

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// What stands between white space.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_space(text[at])) continue;
    if (at == 0 || is_space(text[at - 1])) words.emplace_back();
    words.back().push_back(text[at]);
  }
  return words;
}

/// Lines without white space at their ends.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string line = text.substr(at, end - at);
    at = end + 1;
    while (!line.empty() && is_space(line.back())) line.pop_back();
    lines.push_back(std::move(line));
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

/// A word that can stand between quotes and commas (--says).
bool can_be_said(const std::string& word) {
  return std::none_of(word.begin(), word.end(), [](char c) {
    return c == '"' || c == '\\' || c == ',' || static_cast<unsigned char>(c) < 0x20;
  });
}

bool by_elements(const std::pair<std::size_t, std::vector<std::uint64_t>>& a,
                 const std::pair<std::size_t, std::vector<std::uint64_t>>& b) {
  return a.first != b.first ? a.first < b.first : a.second < b.second;
}

}  // namespace

SampleForm::SampleForm(RulePtr rule, SampleWish wish, const Sample& sample)
    : rule_(std::move(rule)),
      wish_(std::move(wish)),
      pairs_(!rule_->has_sequence() && number_names(*rule_).size() == 2) {
  if (!pairs_ && (!rule_->has_sequence() || rule_->heaps({0}) == 0)) {
    done_ = true;
    result_ = Error{ErrorCode::no_sequence, 0, {rule_->text()}};
    return;
  }
  if (sample.in.size() > limits::sample_bytes || sample.out.size() > limits::sample_bytes) {
    done_ = true;
    result_ = Error{ErrorCode::too_long, 0, {std::to_string(limits::sample_bytes)}};
    return;
  }
  in_lines_ = lines_of(sample.in);
  out_lines_ = lines_of(sample.out);
  if (strip_numbers()) list_forms();
}

/// Takes the cases' numbers off the output. False where the words that are said have numbers and
/// the output has not.
bool SampleForm::strip_numbers() {
  ProgramShape& shape = wish_.shape;
  if (wish_.says && shape.numbered) {
    const CaseNumbers said{shape.before, shape.between};
    if (!said.fit(out_lines_)) return fail_at(true, 0);
    numbers_ = said;
  } else {
    numbers_ = case_numbers_of(out_lines_);
    // A word that is said may have a number of its own.
    for (const std::string& line : out_lines_)
      if (wish_.says && (line == shape.first || line == shape.second)) numbers_.reset();
  }
  shape.numbered = numbers_.has_value();
  if (!numbers_) return true;
  shape.before = numbers_->before;
  shape.between = numbers_->between;
  for (std::size_t i = 0; i < out_lines_.size(); ++i)
    out_lines_[i].erase(0, numbers_->of(i + 1).size());
  return true;
}

void SampleForm::list_forms() {
  const bool sets = rule_->game().rules_form == RulesForm::set;
  for (const bool misere : {false, true}) {
    if (wish_.misere && misere != wish_.shape.misere) continue;
    for (const Moves moves : {Moves::none, Moves::count, Moves::all, Moves::one}) {
      if (wish_.moves && moves != wish_.shape.moves) continue;
      // Where moves are counted no word is said.
      if (!wish_.moves && wish_.says && moves == Moves::count) continue;
      // Moves on lines of their own have no number.
      if (wish_.shape.numbered && (moves == Moves::all || moves == Moves::one)) continue;
      for (const int set : {0, 1, 2}) {
        if (set > 0 && !sets) continue;
        if (set == 2 && (moves != Moves::none || misere)) continue;
        if (wish_.set && (set > 0) != wish_.shape.reads_set) continue;
        for (const Io io : {Io::count, Io::eof, Io::zero}) {
          if (wish_.io && io != wish_.shape.io) continue;
          for (const Heaps heaps : {Heaps::counted, Heaps::one, Heaps::line}) {
            if (pairs_ && heaps != Heaps::counted) continue;
            if (!pairs_ && wish_.heaps && heaps != wish_.shape.heaps) continue;
            ProgramShape shape = wish_.shape;
            shape.misere = misere;
            shape.moves = moves;
            shape.reads_set = set > 0;
            shape.reads_positions = set == 2;
            shape.io = io;
            shape.heaps = heaps;
            forms_.push_back(shape);
          }
        }
      }
    }
  }
}

// -- reading the input
// -------------------------------------------------------------------------------------------------

/// Remembers how far the input, or else the output, was explained; false.
bool SampleForm::fail_at(bool out, std::size_t line) {
  if (std::make_pair(out, line) > std::make_pair(furthest_in_out_, furthest_)) {
    furthest_in_out_ = out;
    furthest_ = line;
  }
  return false;
}

/// The next number, on whatever line it stands; none at the end, and where no number stands.
std::optional<std::uint64_t> SampleForm::next_number() {
  while (line_ < in_lines_.size()) {
    const std::string& line = in_lines_[line_];
    while (column_ < line.size() && (line[column_] == ' ' || line[column_] == '\t')) ++column_;
    if (column_ < line.size()) break;
    ++line_;
    column_ = 0;
  }
  if (line_ >= in_lines_.size()) return std::nullopt;
  const std::string& line = in_lines_[line_];
  std::uint64_t n = 0;
  const std::size_t from = column_;
  for (; column_ < line.size() && Reader::is_digit(line[column_]); ++column_) {
    const auto digit = static_cast<std::uint64_t>(line[column_] - '0');
    if (n > (max_integer - digit) / 10) return std::nullopt;
    n = n * 10 + digit;
  }
  const bool ends = column_ == line.size() || line[column_] == ' ' || line[column_] == '\t';
  if (column_ == from || !ends) {
    column_ = from;
    return std::nullopt;
  }
  return n;
}

/// The numbers that are left on the line, or else those of the next one that is not empty.
bool SampleForm::read_line(std::vector<std::uint64_t>& numbers) {
  for (; line_ < in_lines_.size() && column_ >= in_lines_[line_].size(); column_ = 0) ++line_;
  if (line_ >= in_lines_.size()) return false;
  const std::size_t line = line_;
  const std::string left = in_lines_[line].substr(column_);
  for (std::size_t count = words_of(left).size(); count > 0; --count) {
    const auto number = next_number();
    if (!number) return false;
    numbers.push_back(*number);
  }
  return line_ == line;
}

std::optional<SampleForm::Case> SampleForm::read_heaps(const ProgramShape& shape,
                                                       const RulePtr& rule) {
  Case one{rule, {}};
  std::uint64_t count = 1;
  if (pairs_) {
    count = 2;
  } else if (shape.heaps == Heaps::line) {
    if (!read_line(one.numbers)) return std::nullopt;
    return one;
  } else if (shape.heaps == Heaps::counted) {
    const auto told = next_number();
    if (!told || *told > limits::sample_bytes) return std::nullopt;
    count = *told;
  }
  for (; count > 0; --count) {
    const auto number = next_number();
    if (!number) return std::nullopt;
    one.numbers.push_back(*number);
  }
  return one;
}

/// The rule of the set that stands next; none where there is none.
std::optional<RulePtr> SampleForm::read_set() {
  std::string text = std::string(rule_->game().name) + "/";
  const auto first = next_number();
  if (!first || *first == 0 || *first > limits::sample_bytes) return std::nullopt;
  if (reads_most(*rule_)) {
    text += "1.." + std::to_string(*first);
  } else {
    std::size_t line = 0;
    for (std::uint64_t i = 0; i < *first; ++i) {
      const auto number = next_number();
      if (i == 0) line = line_;
      // What goes on on another line is no set.
      if (!number || line_ != line) return std::nullopt;
      text += (i > 0 ? "," : "") + std::to_string(*number);
    }
  }
  const auto rule = read_rule(text);
  if (!rule) return std::nullopt;
  return *rule;
}

/// All cases of the input; none where it is not written in this form.
std::optional<SampleForm::Cases> SampleForm::read(const ProgramShape& shape) {
  line_ = column_ = 0;
  Cases cases;
  std::uint64_t left = 0;
  if (shape.io == Io::count) {
    const auto told = next_number();
    if (!told) return std::nullopt;
    left = *told;
    const bool line = shape.heaps == Heaps::line && !pairs_ && !shape.reads_set;
    if (line && column_ < in_lines_[line_].size()) return std::nullopt;
  }
  const auto at_end = [&] {
    std::size_t at = line_;
    std::size_t from = column_;
    for (; at < in_lines_.size(); ++at, from = 0) {
      if (in_lines_[at].find_first_not_of(" \t", from) != std::string::npos) return false;
    }
    return true;
  };
  bool ended = shape.io == Io::eof;
  while (shape.io == Io::count ? left-- > 0 : !at_end()) {
    RulePtr rule = rule_;
    if (shape.reads_set) {
      const std::size_t line = line_;
      const std::size_t column = column_;
      // A set of no numbers ends the input.
      if (shape.io == Io::zero && next_number() == 0) {
        ended = true;
        break;
      }
      line_ = line;
      column_ = column;
      const auto set = read_set();
      if (!set) return std::nullopt;
      rule = *set;
    }
    std::uint64_t positions = 1;
    if (shape.reads_positions) {
      const auto told = next_number();
      if (!told || *told > limits::sample_bytes) return std::nullopt;
      positions = *told;
    }
    std::vector<Case> all;
    for (; positions > 0; --positions) {
      auto one = read_heaps(shape, rule);
      if (!one) return std::nullopt;
      const auto& numbers = one->numbers;
      const bool zero =
          pairs_ ? numbers[0] + numbers[1] == 0
          : shape.heaps == Heaps::counted
              ? numbers.empty()
              : std::all_of(numbers.begin(), numbers.end(), [](std::uint64_t n) { return n == 0; });
      if (shape.io == Io::zero && !shape.reads_set && zero) {
        ended = true;
        break;
      }
      all.push_back(std::move(*one));
    }
    if (ended && shape.io == Io::zero) break;
    cases.push_back(std::move(all));
  }
  if (shape.io == Io::count) ended = true;
  if (!ended || !at_end() || cases.empty()) return std::nullopt;
  return cases;
}

// -- what the rule says of a case
// -------------------------------------------------------------------------------------------------

/// Null where the state is none of the rule's, or is not settled.
const SampleForm::Known* SampleForm::known(const Case& one, bool misere) {
  std::string text;
  for (const std::uint64_t n : one.numbers)
    text.append(text.empty() ? "" : ",").append(std::to_string(n));
  const auto [at, is_new] = analysed_.try_emplace({one.rule->text() + ":" + text, misere});
  auto& known = at->second;
  if (!is_new) return known ? &*known : nullptr;
  // Without heaps nobody can move.
  if (text.empty()) return &known.emplace(Known{misere, 0, std::vector<std::string>()});
  ++examined_;
  auto reader = Reader::open(text);
  if (!reader) return nullptr;
  const auto state = one.rule->read_state(*reader);
  if (!state || !reader->at_end()) return nullptr;
  Position position;
  position.terms.push_back({one.rule, *state});
  position.misere = misere;
  Analysis analysis(position, limits::sample_options);
  Progress progress;
  while (!progress.done) progress = analysis.step(1'000'000);
  examined_ += progress.examined;
  const auto& result = analysis.result();
  if (!result || result->outcome == Outcome::D) return nullptr;
  known.emplace();
  known->wins = result->outcome == Outcome::N;
  known->count = result->winning_count;
  if (known->count != result->winning.size()) return &*known;
  std::vector<std::pair<std::size_t, std::vector<std::uint64_t>>> moves;
  for (const PositionMove& move : result->winning) {
    std::vector<std::uint64_t> left;
    // Whichever number of a pair a move is made in, it leaves the pair.
    const std::size_t part = pairs_ ? 0 : move.move.part;
    if (pairs_) {
      left = after(position, move).terms.front().state;
    } else if (!move.move.parts.empty()) {
      left = move.move.parts;
    } else {
      const auto& next = move.move.after;
      left.assign(next.begin(),
                  next.begin() + static_cast<std::ptrdiff_t>(after_count(move.move.kind)));
    }
    if (!pairs_) {
      left.erase(std::remove(left.begin(), left.end(), 0), left.end());
      std::sort(left.begin(), left.end());
    }
    moves.emplace_back(part, std::move(left));
  }
  std::sort(moves.begin(), moves.end(), by_elements);
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  known->count = moves.size();
  known->moves.emplace();
  for (const auto& [part, left] : moves) {
    std::string words = pairs_ ? "" : std::to_string(one.numbers[part]);
    if (left.empty()) words += " 0";
    for (const std::uint64_t n : left) words += (words.empty() ? "" : " ") + std::to_string(n);
    known->moves->push_back(std::move(words));
  }
  return &*known;
}

/// False where the outcome has another word already, or the other outcome has this one.
bool SampleForm::learn_word(bool wins, const std::string& word) {
  if (!can_be_said(word)) return false;
  auto& mine = words_[wins ? 1 : 0];
  const auto& other = words_[wins ? 0 : 1];
  if (!mine) mine = word;
  return *mine == word && (!other || *other != word);
}

bool SampleForm::explain_positions(const Cases& cases, ProgramShape& shape) {
  std::size_t line = 0;
  for (const auto& positions : cases) {
    if (line >= out_lines_.size()) return fail_at(true, line);
    // Letters stand side by side, words apart.
    const std::string& text = out_lines_[line];
    std::vector<std::string> words;
    if (text.find(' ') == std::string::npos && text.size() == positions.size()) {
      for (const char letter : text) words.emplace_back(1, letter);
    } else {
      words = words_of(text);
    }
    if (words.size() != positions.size()) return fail_at(true, line);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const Known* one = known(positions[i], shape.misere);
      if (one == nullptr || !learn_word(one->wins, words[i])) return fail_at(true, line);
    }
    ++line;
  }
  return line == out_lines_.size() || fail_at(true, line);
}

bool SampleForm::explains(const Cases& cases, ProgramShape& shape) {
  words_[0] = words_[1] = std::nullopt;
  if (wish_.says) {
    words_[0] = shape.second;
    words_[1] = shape.first;
  }
  if (shape.reads_positions) return explain_positions(cases, shape);
  std::size_t line = 0;
  bool shows_moves = shape.moves == Moves::none || shape.moves == Moves::count;
  for (const auto& positions : cases) {
    const Known* one = known(positions.front(), shape.misere);
    if (one == nullptr) return fail_at(true, line);
    const auto here = [&](std::size_t at) {
      return at < out_lines_.size() ? &out_lines_[at] : nullptr;
    };
    if (shape.moves == Moves::count) {
      const std::string* text = here(line);
      if (!one->count || text == nullptr || *text != std::to_string(*one->count))
        return fail_at(true, line);
      ++line;
      continue;
    }
    std::size_t moves = 0;
    if (shape.moves != Moves::none) {
      if (!one->moves) return fail_at(true, line);
      moves = shape.moves == Moves::one ? std::min<std::size_t>(1, one->moves->size())
                                        : one->moves->size();
    }
    // A won case may be told by its moves alone: then its word is empty.
    const bool silent = one->wins && moves > 0 && here(line) != nullptr &&
                        *here(line) == one->moves->front() && (!words_[1] || words_[1]->empty());
    if (silent) {
      words_[1] = "";
    } else {
      const std::string* word = here(line);
      if (word == nullptr || !learn_word(one->wins, *word)) return fail_at(true, line);
      ++line;
    }
    for (std::size_t i = 0; i < moves; ++i, ++line) {
      const std::string* move = here(line);
      if (move == nullptr || *move != (*one->moves)[i]) return fail_at(true, line);
      shows_moves = true;
    }
  }
  return (shows_moves && line == out_lines_.size()) || fail_at(true, line);
}

// -- the search
// -------------------------------------------------------------------------------------------------

void SampleForm::try_form(ProgramShape shape) {
  const auto cases = read(shape);
  if (!cases) {
    fail_at(false, std::min(line_, in_lines_.size()));
    return;
  }
  if (!explains(*cases, shape)) return;
  const bool both = !wish_.says && words_[0] && words_[1];
  // One number alone is no count of moves in misère play, which nobody spoke of.
  const bool lone = shape.moves == Moves::count && shape.misere && cases->size() == 1;
  if ((lone && !wish_.misere) || (both && are_counted(*words_[0], *words_[1])))
    return void(fail_at(true, 0));
  if (shape.moves == Moves::none && !shape.reads_positions && !words_are_sure()) {
    // A letter for each number says something of each, and nothing of their sum.
    const auto& shown = words_[0] ? words_[0] : words_[1];
    const std::size_t numbers = cases->front().front().numbers.size();
    const bool letters = cases->size() == 1 && numbers > 1 && shown && shown->size() == numbers;
    if (letters && !is_usual(*shown)) {
      fail_at(true, 0);
      return;
    }
    if (!doubtful_) doubtful_ = Doubtful{shape, words_[0], words_[1]};
    return;
  }
  take(std::move(shape));
}

/// False where one word is not shown, or where both are numbers, other than 1 and 0.
bool SampleForm::words_are_sure() const {
  if (wish_.says) return true;
  if (!words_[0] || !words_[1]) return false;
  const auto is_number = [](const std::string& word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), Reader::is_digit);
  };
  const auto is_mark = [](const std::string& word) { return word == "0" || word == "1"; };
  return !is_number(*words_[0]) || !is_number(*words_[1]) ||
         (is_mark(*words_[0]) && is_mark(*words_[1]));
}

void SampleForm::take(ProgramShape shape) {
  done_ = true;
  if (shape.moves != Moves::count) {
    shows_both_ = words_[0] && words_[1];
    for (const bool wins : {false, true}) {
      if (words_[wins ? 1 : 0]) continue;
      const std::string known = words_[wins ? 0 : 1].value_or("");
      std::string other = wins ? "First" : "Second";
      for (const auto& [first, second] : usual_words) {
        if (known == first) other = second;
        if (known == second) other = first;
      }
      words_[wins ? 1 : 0] = other;
    }
    shape.first = *words_[1];
    shape.second = *words_[0];
  }
  result_ = shape;
}

void SampleForm::finish() {
  done_ = true;
  const auto& lines = furthest_in_out_ ? out_lines_ : in_lines_;
  std::string text = furthest_ < lines.size() ? lines[furthest_] : "";
  if (furthest_in_out_ && numbers_ && !text.empty()) text.insert(0, numbers_->of(furthest_ + 1));
  text.resize(std::min(text.size(), longest_line));
  result_ = Error{ErrorCode::sample_unexplained,
                  0,
                  {furthest_in_out_ ? "out" : "in", std::to_string(furthest_ + 1), text}};
}

Progress SampleForm::step(std::uint64_t budget) {
  const std::uint64_t end = examined_ + budget;
  while (!done_ && examined_ < end) {
    if (next_form_ == forms_.size()) {
      if (doubtful_) {
        words_[0] = doubtful_->lost;
        words_[1] = doubtful_->won;
        take(doubtful_->shape);
      } else {
        finish();
      }
      break;
    }
    try_form(forms_[next_form_++]);
    ++examined_;
  }
  const double all = static_cast<double>(std::max<std::size_t>(forms_.size(), 1));
  return {done_, done_ ? 1.0 : static_cast<double>(next_form_) / all, examined_};
}

std::string options_of_form(const ProgramShape& shape) {
  std::string out = shape.io == Io::count ? "--io T"
                    : shape.io == Io::eof ? "--io eof"
                                          : "--io zero";
  out += shape.heaps == Heaps::counted ? ""
         : shape.heaps == Heaps::line  ? " --heaps line"
                                       : " --heaps one";
  if (shape.reads_set) out += " --set";
  if (shape.reads_positions) out += " --positions";
  if (shape.moves != Moves::count || shape.numbered) {
    const auto [first, second] = marked_words(shape);
    const std::string words = first + "," + second;
    out += words.find(' ') == std::string::npos ? " --says " + words : " --says '" + words + "'";
  }
  if (shape.misere) out += " --misere";
  if (shape.moves == Moves::one) out += " --moves one";
  if (shape.moves == Moves::all) out += " --moves all";
  if (shape.moves == Moves::count) out += " --moves count";
  return out;
}

}  // namespace nimber
