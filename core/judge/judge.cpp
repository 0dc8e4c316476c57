#include <nimber/judge.hpp>
#include <nimber/notation.hpp>
#include "values/nim_sum.hpp"

#include <algorithm>
#include <tuple>

namespace nimber {
namespace problems {
#define NIMBER_PROBLEM(name) const Problem& name##_problem();
#include "problems.inc"
#undef NIMBER_PROBLEM
}  // namespace problems

namespace {

constexpr std::size_t longest_quote = 30;
constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// By judge and number: "poj-2234" before "poj-10000", and "atcoder-abc206-f" before
/// "atcoder-arc091-f". Problems without a number come last.
auto sort_key(const Problem& problem) {
  const std::size_t dash = problem.name.find('-');
  const std::string_view tail = problem.name.substr(dash + 1);
  const auto first = std::find_if(tail.begin(), tail.end(), Reader::is_digit);
  const auto last = std::find_if_not(first, tail.end(), Reader::is_digit);
  std::uint64_t number = 0;
  for (auto digit = first; digit != last; ++digit)
    number = number * 10 + static_cast<std::uint64_t>(*digit - '0');
  const std::string_view before = tail.substr(0, static_cast<std::size_t>(first - tail.begin()));
  return std::make_tuple(first == tail.end(), problem.name.substr(0, dash), before, number, tail);
}

}  // namespace

const std::vector<const Problem*>& all_problems() {
  static const std::vector<const Problem*> problems = [] {
    std::vector<const Problem*> list = {
#define NIMBER_PROBLEM(name) &problems::name##_problem(),
#include "problems.inc"
#undef NIMBER_PROBLEM
    };
    std::sort(list.begin(), list.end(),
              [](const Problem* a, const Problem* b) { return sort_key(*a) < sort_key(*b); });
    return list;
  }();
  return problems;
}

const std::vector<std::string_view>& all_techniques() {
  static const std::vector<std::string_view> techniques = {
      "bash",    "coins",  "counts",     "every",        "euclid",      "fibonacci",
      "formula", "graph",  "hackenbush", "invariant",    "loops",       "matching",
      "mirror",  "misere", "moore",      "nim",          "nim-product", "parity",
      "period",  "search", "staircase",  "stay-or-give", "table",       "wythoff"};
  return techniques;
}

const Problem* find_problem(std::string_view name) {
  std::string small(name);
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  for (const Problem* problem : all_problems()) {
    const auto& also = problem->aliases;
    if (problem->name == small) return problem;
    if (std::find(also.begin(), also.end(), small) != also.end()) return problem;
  }
  return nullptr;
}

// -- reading
// -------------------------------------------------------------------------------------------------

void Case::skip_space() {
  while (cursor_.at < text_.size() && is_space(text_[cursor_.at])) {
    if (text_[cursor_.at] == '\n') ++cursor_.line;
    ++cursor_.at;
  }
}

bool Case::at_end() {
  skip_space();
  return cursor_.at == text_.size();
}

bool Case::more_on_line() {
  const std::uint32_t line = cursor_.line;
  return ok() && !at_end() && cursor_.line == line;
}

/// The word that stands there, fit for a message: cut, and nothing but printable ASCII.
std::string Case::token_at(std::size_t at) const {
  std::string word;
  for (; at < text_.size() && !is_space(text_[at]); ++at) {
    if (word.size() == longest_quote) {
      word.append("...");
      break;
    }
    const bool printable = text_[at] > ' ' && text_[at] <= '~';
    word.push_back(printable ? text_[at] : '?');
  }
  return word;
}

void Case::fail(ErrorCode code, std::vector<std::string> args) {
  if (failed_) return;
  failed_ = true;
  error_ = {code, 0, std::move(args)};
}

std::uint64_t Case::number(std::uint64_t least, std::uint64_t most) {
  if (failed_) return least;
  ++cost_;
  if (at_end()) {
    fail(ErrorCode::input_ended_early);
    return least;
  }
  cursor_.token_line = cursor_.line;
  const std::size_t start = cursor_.at;
  std::size_t at = start;
  const bool minus = text_[at] == '-';
  if (minus || text_[at] == '+') ++at;
  const std::size_t digits = at;
  std::uint64_t n = 0;
  bool huge = false;
  for (; at < text_.size() && Reader::is_digit(text_[at]); ++at) {
    const auto digit = static_cast<std::uint64_t>(text_[at] - '0');
    huge = huge || n > (UINT64_MAX - digit) / 10;
    n = n * 10 + digit;
  }
  if (at == digits || (at < text_.size() && !is_space(text_[at]))) {
    fail(ErrorCode::input_number_expected, {token_at(start)});
    return least;
  }
  if (huge || (minus && n > 0) || n < least || n > most) {
    fail(ErrorCode::input_out_of_range,
         {token_at(start), std::to_string(least), std::to_string(most)});
    return least;
  }
  cursor_.at = at;
  return n;
}

std::string Case::word(std::string_view letters, std::size_t least, std::size_t most) {
  if (failed_) return std::string(least, letters.front());
  if (at_end()) {
    fail(ErrorCode::input_ended_early);
    return std::string(least, letters.front());
  }
  cursor_.token_line = cursor_.line;
  std::size_t end = cursor_.at;
  bool known = true;
  for (; end < text_.size() && !is_space(text_[end]); ++end)
    known = known && letters.find(text_[end]) != std::string_view::npos;
  const std::size_t length = end - cursor_.at;
  cost_ += 1 + length;
  if (!known || length < least || length > most) {
    fail(ErrorCode::input_word_expected,
         {token_at(cursor_.at), std::string(letters), std::to_string(least), std::to_string(most)});
    return std::string(least, letters.front());
  }
  std::string word(text_.substr(cursor_.at, length));
  cursor_.at = end;
  return word;
}

std::vector<std::uint64_t> Case::numbers(std::uint64_t count, std::uint64_t least,
                                         std::uint64_t most) {
  std::vector<std::uint64_t> list;
  for (std::uint64_t i = 0; i < count && ok(); ++i) list.push_back(number(least, most));
  return list;
}

void Case::want_distinct(const std::vector<std::uint64_t>& sorted, bool zeros_may_repeat) {
  const auto twice = std::adjacent_find(
      sorted.begin(), sorted.end(),
      [&](std::uint64_t a, std::uint64_t b) { return a == b && !(zeros_may_repeat && a == 0); });
  if (twice != sorted.end()) fail(ErrorCode::not_distinct, {std::to_string(*twice)});
}

/// Goes past the terminator if it stands here. Fails where the input ends within it.
bool Case::accept_zeros(unsigned count) {
  const Cursor before = cursor_;
  for (unsigned i = 0; i < count; ++i) {
    if (at_end() && i > 0) {
      fail(ErrorCode::input_ended_early);
      return false;
    }
    std::size_t at = cursor_.at;
    while (at < text_.size() && text_[at] == '0') ++at;
    if (at == cursor_.at || (at < text_.size() && !is_space(text_[at]))) {
      cursor_ = before;
      return false;
    }
    cursor_.token_line = cursor_.line;
    cursor_.at = at;
  }
  return true;
}

// -- writing
// -------------------------------------------------------------------------------------------------

void Case::wrote(std::size_t from) {
  for (std::size_t i = from; i < out_.size(); ++i) {
    if (out_[i] == '\n') {
      ++out_line_;
      out_column_ = 1;
    } else {
      ++out_column_;
    }
  }
  if (out_before_ + out_.size() > limits_.max_bytes)
    fail(ErrorCode::output_too_long, {std::to_string(limits_.max_bytes)});
}

void Case::write(std::string_view text) {
  const std::size_t from = out_.size();
  out_.append(text);
  wrote(from);
}

void Case::write(std::uint64_t n) {
  const std::size_t from = out_.size();
  append(out_, n);
  wrote(from);
}

void Case::line(std::string_view text) {
  write(text);
  write("\n");
}

void Case::line(std::uint64_t n) {
  write(n);
  write("\n");
}

void Case::begin_part() {
  if (!parts_.empty()) parts_.back().last_input_line = cursor_.token_line;
  skip_space();
  recording_ = parts_.size() + 1 == wanted_part_;
  parts_.push_back({cursor_.line, out_line_, out_column_, cursor_.line});
}

// -- the board
// -------------------------------------------------------------------------------------------------

void Case::board(std::string_view rule) {
  if (!recording_) return;
  rule_ = rule;
  state_.clear();
  board_parts_ = 0;
  misere_ = false;
}

void Case::board_part(std::uint64_t part) {
  if (!recording_ || ++board_parts_ > limits::page_parts) return;
  if (!state_.empty()) state_.push_back(',');
  append(state_, part);
}

void Case::board(std::string_view rule, const std::vector<std::uint64_t>& parts) {
  board(rule);
  if (!recording_) return;
  for (const std::uint64_t part : parts) board_part(part);
}

void Case::board_state(std::string_view text) {
  if (recording_) state_ = text;
}

void Case::board_position(std::string_view text) {
  if (recording_) typed_ = text;
}

std::string Case::position() const {
  if (!typed_.empty()) return typed_;
  if (state_.empty() || board_parts_ > limits::page_parts) return {};
  std::string text = rule_;
  text.append(":").append(state_);
  if (misere_) text.append("~misere");
  return text;
}

// -- values
// -------------------------------------------------------------------------------------------------

const Rule* Case::rule(std::string_view text) {
  if (failed_) return nullptr;
  if (kept_text_ != text) {
    const auto read = read_rule(text);
    if (!read) {
      fail(read.error().code, read.error().args);
      return nullptr;
    }
    kept_rule_ = *read;
    kept_text_ = text;
  }
  return kept_rule_.get();
}

Value Case::value(std::string_view rule_text, const State& state) {
  const Rule* r = rule(rule_text);
  if (r == nullptr || state.empty()) return 0;
  Work work(limits_.max_options);
  work.open_step(limits_.max_options);
  if (r->theory().prepare(state, work) != Ready::yes) {
    const Error error = unsettled(work);
    fail(error.code, error.args);
    return 0;
  }
  cost_ += work.examined();
  std::vector<Component> components;
  r->theory().components(state, components);
  return sum_of(components);
}

// -- the run
// -------------------------------------------------------------------------------------------------

ProblemRun::ProblemRun(const Problem& problem, std::string input, const JudgeLimits& limits)
    : problem_(problem), input_(std::move(input)), case_(input_, limits) {
  if (input_.size() > limits.max_bytes) {
    error_ = ProblemError{{ErrorCode::too_long, 0, {std::to_string(limits.max_bytes)}}, 0};
    done_ = true;
  }
}

Progress ProblemRun::step(std::uint64_t budget) {
  const std::uint64_t end = case_.cost_ > UINT64_MAX - budget ? UINT64_MAX : case_.cost_ + budget;
  while (!done_ && case_.cost_ < end) done_ = !go_on();
  const double fraction = done_ || input_.empty() ? 1
                                                  : static_cast<double>(case_.cursor_.at) /
                                                        static_cast<double>(input_.size());
  return {done_, fraction, case_.cost_};
}

/// One case, or what stands around the cases; false at the end.
bool ProblemRun::go_on() {
  if (!started_) {
    started_ = true;
    if (input_.compare(0, utf8_mark.size(), utf8_mark) == 0) case_.cursor_.at = utf8_mark.size();
    if (problem_.frame == Frame::counted) {
      wanted_units_ = case_.number();
      if (!case_.ok()) return fail();
    }
  }
  switch (problem_.frame) {
    case Frame::once:
      if (units_ > 0) return finish();
      break;
    case Frame::to_end:
      if (case_.at_end()) return false;
      break;
    case Frame::by_line:
      if (case_.at_end()) {
        if (units_ > 0) return false;
        case_.fail(ErrorCode::input_ended_early);
        return fail();
      }
      break;
    case Frame::counted:
      if (units_ == wanted_units_) return finish();
      break;
    case Frame::until_zero:
      if (case_.accept_zeros(problem_.zeros)) return finish();
      if (!case_.ok()) return fail();
      break;
  }
  answer_one();
  return case_.ok() ? true : fail();
}

void ProblemRun::answer_one() {
  case_.skip_space();
  const auto offset = static_cast<std::uint32_t>(case_.cursor_.at);
  const std::uint32_t input_line = case_.cursor_.line;
  const std::uint32_t output_line = case_.out_line_;
  const std::uint32_t output_column = case_.out_column_;
  const std::size_t output_size = case_.out_.size();
  case_.parts_.clear();
  case_.index_ = units_;
  ++case_.cost_;
  problem_.answer(case_);
  if (!case_.ok()) {
    case_.out_.resize(output_size);
    return;
  }
  ++units_;
  if (case_.parts_.empty()) {
    cases_.push_back({input_line, output_line, output_column, offset, 0, case_.cursor_.token_line});
  }
  if (!case_.parts_.empty()) case_.parts_.back().last_input_line = case_.cursor_.token_line;
  std::uint32_t part = 0;
  for (const Case::Part& p : case_.parts_)
    cases_.push_back(
        {p.input_line, p.output_line, p.output_column, offset, ++part, p.last_input_line});
}

/// The input is complete: nothing may follow.
bool ProblemRun::finish() {
  if (case_.at_end()) return false;
  case_.cursor_.token_line = case_.cursor_.line;
  case_.fail(ErrorCode::input_left_over, {case_.token_at(case_.cursor_.at)});
  return fail();
}

bool ProblemRun::fail() {
  error_ = ProblemError{case_.error_, case_.cursor_.token_line};
  return false;
}

std::string ProblemRun::take_output() {
  std::string out = std::move(case_.out_);
  case_.out_.clear();
  case_.out_before_ += out.size();
  return out;
}

std::string ProblemRun::position(std::size_t index) const {
  if (index >= cases_.size()) return {};
  Case again(input_, case_.limits_);
  again.cursor_.at = cases_[index].offset;
  again.wanted_part_ = cases_[index].part;
  again.recording_ = again.wanted_part_ == 0;
  problem_.answer(again);
  return again.position();
}

// -- another program's output
// ------------------------------------------------------------------------------------------

namespace {

/// Takes the next line off, without white space at its end; "" past the last.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  return line;
}

}  // namespace

std::optional<OutputDifference> compare_output(std::string_view right, std::string_view theirs,
                                               const std::vector<CasePlace>& cases) {
  OutputDifference difference;
  std::string_view expected;
  std::string_view got;
  do {
    if (right.empty() && theirs.empty()) return std::nullopt;
    ++difference.line;
    expected = take_line(right);
    got = take_line(theirs);
  } while (expected == got);
  const auto same = std::mismatch(expected.begin(), expected.end(), got.begin(), got.end()).first -
                    expected.begin();
  difference.column = static_cast<std::uint32_t>(same + 1);
  const auto place = std::make_pair(difference.line, difference.column);
  const auto after =
      std::upper_bound(cases.begin(), cases.end(), place, [](const auto& at, const CasePlace& c) {
        return at < std::make_pair(c.output_line, c.output_column);
      });
  if (after != cases.begin())
    difference.case_index = static_cast<std::size_t>(after - cases.begin()) - 1;
  return difference;
}

}  // namespace nimber
