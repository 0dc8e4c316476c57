#include "questions/arguments.hpp"

#include <nimber/reader.hpp>

#include <algorithm>
#include <iterator>

namespace nimber {
namespace {

std::vector<LineWord> without_places(const std::vector<std::string>& words) {
  std::vector<LineWord> out;
  out.reserve(words.size());
  for (const std::string& word : words) out.push_back({word, 0, false});
  return out;
}

bool looks_like_option(const LineWord& word) {
  if (word.quoted || word.text.size() < 2 || word.text[0] != '-') return false;
  const bool letter = word.text.size() == 2 && word.text[1] >= 'a' && word.text[1] <= 'z';
  return word.text[1] == '-' || letter;
}

}  // namespace

std::size_t LineWord::column_in_line(std::size_t column_in_text) const {
  if (column == 0 || column_in_text == 0) return column;
  const std::size_t before = column_in_text - 1;
  const auto behind = std::find_if(pieces.begin(), pieces.end(),
                                   [&](const Piece& piece) { return piece.begin > before; });
  if (behind == pieces.begin()) return column + before;
  const Piece& piece = *std::prev(behind);
  return piece.column + before - piece.begin;
}

Arguments::Arguments(std::vector<LineWord> words) : words_(std::move(words)) {
  const auto end = std::find_if(words_.begin(), words_.end(), [](const LineWord& word) {
    return word.text == "--" && !word.quoted;
  });
  end_ = static_cast<std::size_t>(end - words_.begin());
  if (end != words_.end()) words_.erase(end);
}

Arguments::Arguments(const std::vector<std::string>& words) : Arguments(without_places(words)) {}

/// The number of words where it is no option.
std::size_t Arguments::find(std::string_view name) const {
  for (std::size_t i = 0; i < end_; ++i) {
    if (words_[i].text == name && !words_[i].quoted) return i;
  }
  return words_.size();
}

void Arguments::erase(std::size_t from, std::size_t count) {
  const auto at = words_.begin() + static_cast<std::ptrdiff_t>(from);
  words_.erase(at, at + static_cast<std::ptrdiff_t>(count));
  end_ -= count;
}

bool Arguments::taken(std::string_view name) const {
  return std::any_of(taken_.begin(), taken_.end(),
                     [&](const Taken& option) { return option.name == name; });
}

const LineWord* Arguments::word_of(std::string_view name) const {
  for (const Taken& option : taken_) {
    if (option.name == name) return &option.word;
  }
  return nullptr;
}

bool Arguments::flag(std::string_view name) {
  const std::size_t at = find(name);
  if (at == words_.size()) return false;
  taken_.push_back({std::string(name), words_[at]});
  erase(at, 1);
  return true;
}

std::string Arguments::text(std::string_view name, std::string_view takes) {
  const std::size_t at = find(name);
  if (at == words_.size()) return {};
  if (at + 1 == end_) {
    taken_.push_back({std::string(name), words_[at]});
    erase(at, 1);
    refuse(name, takes);
    return {};
  }
  std::string value = words_[at + 1].text;
  taken_.push_back({std::string(name), words_[at + 1]});
  erase(at, 2);
  return value;
}

std::optional<std::pair<std::string, std::string>> Arguments::two_texts(std::string_view name,
                                                                        std::string_view takes) {
  const std::size_t at = find(name);
  if (at == words_.size()) return std::nullopt;
  taken_.push_back({std::string(name), words_[at]});
  if (at + 2 >= end_) {
    erase(at, end_ - at);
    refuse(name, takes);
    return std::nullopt;
  }
  std::pair<std::string, std::string> both(words_[at + 1].text, words_[at + 2].text);
  erase(at, 3);
  return both;
}

std::uint64_t Arguments::number(std::string_view name, std::uint64_t usual) {
  const std::string given = text(name, "number");
  if (given.empty()) return usual;
  auto reader = Reader::open(given);
  if (reader) {
    const auto number = reader->integer();
    if (number && reader->at_end()) return *number;
    // It is one, but too large.
    if (std::all_of(given.begin(), given.end(), Reader::is_digit)) {
      refuse(name, "at-most", std::to_string(max_integer));
      return usual;
    }
  }
  refuse(name, "number");
  return usual;
}

void Arguments::refuse(std::string_view name, std::string_view takes, std::string_view other) {
  if (wrong_) return;
  const LineWord* const word = word_of(name);
  wrong_ = Error{
      ErrorCode::bad_option, word ? word->column : 0, {std::string(name), std::string(takes)}};
  if (!other.empty()) wrong_->args.emplace_back(other);
}

void Arguments::put_first(std::string text) {
  words_.insert(words_.begin(), {std::move(text), 0, true});
  ++end_;
}

std::vector<LineWord> Arguments::words() const {
  std::vector<LineWord> out = words_;
  if (end_ < out.size())
    out.insert(out.begin() + static_cast<std::ptrdiff_t>(end_), LineWord{"--", 0, false});
  return out;
}

std::optional<Error> Arguments::complaint(std::size_t wanted, std::string_view usage) const {
  if (wrong_) return wrong_;
  for (std::size_t i = 0; i < end_; ++i) {
    const LineWord& word = words_[i];
    if (!word.quoted && taken(word.text))
      return Error{ErrorCode::bad_option, word.column, {word.text, "twice"}};
    if (looks_like_option(word))
      return Error{ErrorCode::bad_option, word.column, {word.text, "unknown"}};
  }
  if (words_.size() == wanted) return std::nullopt;
  // The place is the first word that is too many.
  const std::size_t column = words_.size() > wanted ? words_[wanted].column : 0;
  return Error{ErrorCode::wrong_operands, column, {std::string(usage)}};
}

}  // namespace nimber
