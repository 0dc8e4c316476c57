#include "commands.hpp"

#include <nimber/reader.hpp>

#include <algorithm>
#include <iostream>

namespace nimber::cli {

bool Arguments::flag(const std::string& name) {
  const auto at = std::find(words_.begin(), words_.end(), name);
  if (at == words_.end()) return false;
  words_.erase(at);
  return true;
}

bool Arguments::option(const std::string& name, std::string& value) {
  const auto at = std::find(words_.begin(), words_.end(), name);
  if (at == words_.end()) return true;
  if (at + 1 == words_.end()) return false;
  value = *(at + 1);
  words_.erase(at, at + 2);
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
  for (const std::string& word : arguments.rest()) {
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
