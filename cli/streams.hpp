// Standard input and output, with every failure noticed. They stand on C's streams: those tell an
// error from an end in every standard library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <streambuf>
#include <string>

namespace nimber::cli {

/// A file, or standard input where its name is "-".
class Input {
 public:
  explicit Input(const std::string& name);

  /// Reads a line, keeping no more of it than the reader will accept. False at the end, or where
  /// reading failed.
  bool line(std::string& line);
  /// All of it, as far as `most` bytes. Empty where reading failed.
  std::string all(std::size_t most = SIZE_MAX);

  /// Could it not be opened, or not be read on?
  bool failed() const { return failed_; }
  /// Says why on standard error, or with `as_json` as an error in place. Returns wrong_input.
  int complain(bool as_json) const;

 private:
  void fail();

  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::string name_;
  std::unique_ptr<std::FILE, Close> own_;
  std::FILE* file_ = stdin;
  bool failed_ = false;
  std::string reason_;
};

/// Stands behind std::cout while it lives, and remembers the first write that failed.
class Output final : public std::streambuf {
 public:
  Output();
  ~Output() override;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// Writes what is left. Returns `status`, or, where anything could not be written, says so on
  /// standard error and returns wrong_input.
  int finish(int status);

 protected:
  int_type overflow(int_type c) override;
  std::streamsize xsputn(const char* text, std::streamsize count) override;
  int sync() override;

 private:
  bool check(bool written);

  std::streambuf* before_;
  bool failed_ = false;
  std::string reason_;
};

/// Hands on what std::cout holds. False once something could not be written: then there is no use
/// in going on.
bool flush_output();

}  // namespace nimber::cli
