#include "machine.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <limits>

#if __has_include(<unistd.h>)
#include <unistd.h>
#define NIMBER_UNIX 1
#endif
#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

namespace nimber::cli {
namespace {

constexpr std::uint64_t memory_not_told = std::numeric_limits<std::uint64_t>::max();

/// Linux: "MemAvailable: 16384 kB".
std::uint64_t available_memory() {
  std::ifstream info("/proc/meminfo");
  std::string name;
  std::uint64_t kilobytes = 0;
  std::string unit;
  while (info >> name >> kilobytes) {
    if (name == "MemAvailable:") return kilobytes * 1024;
    std::getline(info, unit);
  }
  return memory_not_told;
}

/// What the process's control groups allow, each within the one above it: a number of bytes, or
/// "max".
std::uint64_t allowed_memory() {
  std::ifstream groups("/proc/self/cgroup");
  std::string path;
  while (std::getline(groups, path) && !path.starts_with("0::")) {}
  path.erase(0, std::min<std::size_t>(path.size(), 3));
  std::uint64_t least = memory_not_told;
  for (bool more = true; more;) {
    std::ifstream most("/sys/fs/cgroup" + path + "/memory.max");
    std::uint64_t bytes = 0;
    if (most >> bytes) least = std::min(least, bytes);
    more = !path.empty();
    const std::size_t last = path.rfind('/');
    path.erase(last == std::string::npos ? 0 : last);
  }
  return least;
}

std::uint64_t limited_memory() {
#ifdef RLIMIT_AS
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) return limit.rlim_cur;
#endif
  return memory_not_told;
}

bool errors_on_terminal() {
#ifdef NIMBER_UNIX
  return isatty(STDERR_FILENO) != 0;
#else
  return false;
#endif
}

}  // namespace

std::uint64_t room_for_tables() {
  std::uint64_t free = std::min({available_memory(), allowed_memory(), limited_memory()});
#if defined(NIMBER_UNIX) && defined(_SC_PHYS_PAGES)
  if (free == memory_not_told) {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long size = sysconf(_SC_PAGESIZE);
    if (pages > 0 && size > 0)
      free = static_cast<std::uint64_t>(pages) / 2 * static_cast<std::uint64_t>(size);
  }
#endif
  return free == memory_not_told ? 0 : free / 4 * 3;
}

Meter::Meter(std::string what)
    : what_(std::move(what)),
      terminal_(errors_on_terminal()),
      next_(Clock::now() + std::chrono::seconds(1)) {
  // It stays within a line.
  constexpr std::size_t longest = 40;
  if (what_.size() > longest) what_ = what_.substr(0, longest - 3) + "...";
}

void Meter::show(double fraction, std::uint64_t examined) {
  if (!terminal_ || Clock::now() < next_) return;
  next_ = Clock::now() + std::chrono::milliseconds(500);
  shown_ = true;
  std::cerr << "\r\033[K" << what_ << ": ";
  if (fraction >= 0)
    std::cerr << static_cast<int>(100 * std::min(fraction, 1.0)) << "% of the limit, ";
  std::cerr << examined << " options examined" << std::flush;
}

Meter::~Meter() {
  if (shown_) std::cerr << "\r\033[K" << std::flush;
}

}  // namespace nimber::cli
