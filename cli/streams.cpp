#include "streams.hpp"

#include "commands.hpp"
#include "records.hpp"

#include <nimber/reader.hpp>

#include <algorithm>
#include <cerrno>
#include <iostream>
#include <system_error>

namespace nimber::cli {
namespace {

/// What the system says of its last error: "No space left on device".
std::string system_reason() {
  return errno != 0 ? std::generic_category().message(errno) : std::string();
}

}  // namespace

Input::Input(const std::string& name) : name_(name) {
  if (name == "-") return;
  errno = 0;
  own_.reset(std::fopen(name.c_str(), "rb"));
  file_ = own_.get();
  if (file_ == nullptr) fail();
}

void Input::fail() {
  failed_ = true;
  reason_ = system_reason();
}

bool Input::line(std::string& line) {
  line.clear();
  if (failed_) return false;
  const std::size_t most = InputLimits{}.max_bytes + 1;
  errno = 0;
  for (int c = std::getc(file_); c != EOF; c = std::getc(file_)) {
    if (c == '\n') return true;
    if (line.size() < most) line.push_back(static_cast<char>(c));
  }
  if (std::ferror(file_) == 0) return !line.empty();
  fail();
  line.clear();
  return false;
}

std::string Input::all(std::size_t most) {
  std::string text;
  if (failed_) return text;
  std::string buffer(std::size_t{1} << 16, '\0');
  errno = 0;
  while (text.size() < most) {
    const std::size_t count =
        std::fread(buffer.data(), 1, std::min(buffer.size(), most - text.size()), file_);
    if (count == 0) break;
    text.append(buffer, 0, count);
  }
  if (std::ferror(file_) == 0) return text;
  fail();
  return {};
}

int Input::complain(bool as_json) const {
  std::string message = name_ == "-" ? "standard input" : "the file " + name_;
  message.append(" can't be read");
  if (!reason_.empty()) message.append(": ").append(reason_);
  if (as_json) {
    std::cout << file_error_json("unreadable", message) << "\n";
  } else {
    std::cerr << "error: " << message << "\n";
  }
  return wrong_input;
}

Output::Output() : before_(std::cout.rdbuf(this)) {}
Output::~Output() { std::cout.rdbuf(before_); }

bool Output::check(bool written) {
  if (!written && !failed_) {
    failed_ = true;
    reason_ = system_reason();
  }
  return written;
}

Output::int_type Output::overflow(int_type c) {
  if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
  errno = 0;
  return check(std::putc(c, stdout) != EOF) ? c : traits_type::eof();
}

std::streamsize Output::xsputn(const char* text, std::streamsize count) {
  errno = 0;
  const std::size_t written = std::fwrite(text, 1, static_cast<std::size_t>(count), stdout);
  check(written == static_cast<std::size_t>(count));
  return static_cast<std::streamsize>(written);
}

int Output::sync() {
  errno = 0;
  return check(std::fflush(stdout) == 0) ? 0 : -1;
}

int Output::finish(int status) {
  std::cout.flush();
  if (!failed_) return status;
  std::cerr << "error: the output can't be written";
  if (!reason_.empty()) std::cerr << ": " << reason_;
  std::cerr << "\n";
  return wrong_input;
}

bool flush_output() {
  std::cout.flush();
  return std::cout.good();
}

}  // namespace nimber::cli
