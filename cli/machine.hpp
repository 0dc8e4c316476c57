// What the machine that the command runs on has, and shows.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace nimber::cli {

/// Bytes that tables may take: three quarters of the memory that is free now, or of what this
/// process is allowed. 0 where that can't be told.
std::uint64_t room_for_tables();

/// Tells on standard error, where that is a terminal, how far long work is: one line, written anew
/// twice a second and wiped out at the end. Work of less than a second shows nothing.
class Meter {
 public:
  /// `what` is being worked at.
  explicit Meter(std::string what);
  ~Meter();
  Meter(const Meter&) = delete;
  Meter& operator=(const Meter&) = delete;

  /// `fraction` of it is done, or of what it may cost; below 0 where that is not known.
  void show(double fraction, std::uint64_t examined);

 private:
  using Clock = std::chrono::steady_clock;
  std::string what_;
  bool terminal_;
  Clock::time_point next_;
  bool shown_ = false;
};

}  // namespace nimber::cli
