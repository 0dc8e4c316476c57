#include "commands.hpp"

#include <nimber/reader.hpp>

#include <algorithm>
#include <iostream>

namespace nimber::cli {

Arguments::Arguments(std::vector<std::string> words) : words_(std::move(words)) {
  const auto end = std::find(words_.begin(), words_.end(), "--");
  end_ = static_cast<std::size_t>(end - words_.begin());
  if (end != words_.end()) words_.erase(end);
}

/// The end of the words where it is no option.
std::vector<std::string>::iterator Arguments::find(const std::string& name) {
  const auto end = words_.begin() + static_cast<std::ptrdiff_t>(end_);
  const auto at = std::find(words_.begin(), end, name);
  return at != end ? at : words_.end();
}

bool Arguments::taken(const std::string& name) const {
  return std::find(taken_.begin(), taken_.end(), name) != taken_.end();
}

bool Arguments::flag(const std::string& name) {
  const auto at = find(name);
  if (at == words_.end()) return false;
  words_.erase(at);
  --end_;
  taken_.push_back(name);
  return true;
}

bool Arguments::option(const std::string& name, std::string& value) {
  const auto at = find(name);
  if (at == words_.end()) return true;
  if (static_cast<std::size_t>(at - words_.begin()) + 1 == end_) return false;
  value = *(at + 1);
  words_.erase(at, at + 2);
  end_ -= 2;
  taken_.push_back(name);
  return true;
}

bool Arguments::option(const std::string& name, std::uint64_t& value) {
  std::string text;
  if (!option(name, text)) return false;
  if (text.empty()) return true;
  auto reader = Reader::open(text);
  if (!reader) return false;
  const auto number = reader->integer();
  if (!number || !reader->at_end()) return false;
  value = *number;
  return true;
}

int check_rest(const Arguments& arguments, std::size_t wanted, const std::string& complaint) {
  for (std::size_t i = 0; i < arguments.before_end(); ++i) {
    const std::string& word = arguments.rest()[i];
    if (arguments.taken(word)) return usage(word + " is given twice");
    const bool letter = word.size() == 2 && word[1] >= 'a' && word[1] <= 'z';
    if (word.size() > 1 && word[0] == '-' && (word[1] == '-' || letter))
      return usage("there is no option '" + word + "' here");
  }
  return arguments.rest().size() == wanted ? all_answered : usage(complaint);
}

int usage(const std::string& complaint) {
  std::cerr << "error: " << complaint << "\nTry: nimber --help\n";
  return wrong_input;
}

}  // namespace nimber::cli
