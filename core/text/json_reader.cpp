#include "text/json_reader.hpp"

#include "text/code_points.hpp"

#include <nimber/position.hpp>
#include <nimber/reader.hpp>

#include <algorithm>

namespace nimber {

std::optional<Error> JsonReader::object(const std::vector<std::string_view>& names,
                                        FunctionRef<const char*(std::size_t)> field) {
  seen_.assign(names.size(), 0);
  bool line = false;
  if (!accept('{')) return fail("object");
  do {
    const std::size_t from = next();
    std::string name;
    if (!string(name)) return fail("name");
    const auto known =
        static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    if (known == names.size() && name == "line" && !line) {
      std::uint64_t number = 0;
      line = accept(':') && integer(number, max_integer);
      if (!line) return fail("line");
      continue;
    }
    if (known == names.size()) return fail_at(from, "unknown " + name);
    if (seen_[known] != 0) return fail_at(from, "repeated " + name);
    seen_[known] = from + 1;
    if (!accept(':')) return fail("':'");
    if (const char* expected = field(known); expected != nullptr) return fail(expected);
  } while (accept(','));
  if (!accept('}') || next() != text_.size()) return fail("end");
  return std::nullopt;
}

Error JsonReader::unknown(std::size_t field, std::string_view name) const {
  return fail_at(seen_[field] - 1, "unknown " + std::string(name));
}
Error JsonReader::missing(std::string_view name) const {
  return fail("missing " + std::string(name));
}

bool JsonReader::string(std::string& out) {
  if (!accept('"')) return false;
  for (out.clear(); at_ < text_.size(); ++at_) {
    char c = text_[at_];
    if (c == '"') {
      ++at_;
      return true;
    }
    if (c == '\\') {
      if (++at_ == text_.size()) return false;
      c = text_[at_];
      if (c != '"' && c != '\\' && c != '/') return false;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      return false;
    }
    out.push_back(c);
  }
  return false;
}

bool JsonReader::integer(std::uint64_t& out, std::uint64_t most) {
  const std::size_t from = next();
  out = 0;
  for (; at_ < text_.size() && Reader::is_digit(text_[at_]); ++at_) {
    // No overflow: out is at most `most`, which is below 2^64 / 10 - 1.
    out = out * 10 + static_cast<std::uint64_t>(text_[at_] - '0');
    if (out > most) return false;
  }
  return at_ > from && (text_[from] != '0' || at_ - from == 1);
}

bool JsonReader::truth(bool& out) {
  out = word("true");
  return out || word("false");
}

bool JsonReader::word(std::string_view wanted) {
  if (text_.substr(next(), wanted.size()) != wanted) return false;
  at_ += wanted.size();
  return true;
}

bool JsonReader::list(FunctionRef<bool()> item, std::size_t most) {
  if (!accept('[')) return false;
  if (accept(']')) return true;
  for (std::size_t length = 0; length < most; ++length) {
    if (!item()) return false;
    if (accept(']')) return true;
    if (!accept(',')) return false;
  }
  return false;
}

bool JsonReader::fields(const std::vector<std::string_view>& names,
                        FunctionRef<bool(std::size_t)> field) {
  if (!accept('{')) return false;
  std::vector<bool> seen(names.size(), false);
  for (std::size_t count = 0; count < names.size(); ++count) {
    std::string name;
    if ((count > 0 && !accept(',')) || !string(name) || !accept(':')) return false;
    const auto known =
        static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    if (known == names.size() || seen[known] || !field(known)) return false;
    seen[known] = true;
  }
  return accept('}');
}

std::size_t JsonReader::next() {
  while (at_ < text_.size() &&
         (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
    ++at_;
  return at_;
}

bool JsonReader::accept(char c) {
  if (next() == text_.size() || text_[at_] != c) return false;
  ++at_;
  return true;
}

Error JsonReader::fail_at(std::size_t at, std::string expected) const {
  return {ErrorCode::bad_certificate, code_points(text_.substr(0, at)) + 1, {std::move(expected)}};
}

}  // namespace nimber
