// What bench/*.cpp use of Google Benchmark, for WebAssembly under node: each benchmark is repeated
// until its loop has run for a tenth of a second of processor time, three times over, and the
// results are printed as the JSON that --benchmark_format=json prints. As there, what stands before
// and after the loop is not measured.
#pragma once

#include <emscripten.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <regex>
#include <string>
#include <vector>

namespace benchmark {

enum TimeUnit { kNanosecond, kMicrosecond, kMillisecond, kSecond };

/// Seconds of processor time.
inline double seconds() {
  return EM_ASM_DOUBLE({
    const used = process.cpuUsage();
    return (used.user + used.system) / 1e6;
  });
}

template <class T>
inline void DoNotOptimize(const T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

class State {
 public:
  State(std::int64_t argument, std::int64_t rounds) : argument_(argument), rounds_(rounds) {}
  std::int64_t range(std::size_t = 0) const { return argument_; }
  void SetItemsProcessed(std::int64_t items) { items_ = items; }
  std::int64_t iterations() const { return rounds_; }
  /// What is measured is not what was meant: says so and ends the run.
  void SkipWithError(const char* why) {
    std::fprintf(stderr, "%s\n", why);
    std::exit(1);
  }
  double time() const { return time_; }
  std::int64_t items() const { return items_; }
  std::map<std::string, double> counters;

  struct Value {
    ~Value() {}  // not trivial: the loop's variable is meant to be unused
  };
  struct Iterator {
    State* state;
    std::int64_t left;
    bool operator!=(const Iterator&) const {
      if (left == 0) state->time_ += seconds();
      return left > 0;
    }
    void operator++() { --left; }
    Value operator*() const { return {}; }
  };
  Iterator begin() {
    time_ = -seconds();
    return {this, rounds_};
  }
  Iterator end() { return {this, 0}; }

 private:
  std::int64_t argument_;
  std::int64_t rounds_;
  std::int64_t items_ = 0;
  double time_ = 0;
};

class Benchmark {
 public:
  explicit Benchmark(void (*run)(State&)) : run_(run) {}
  Benchmark* Name(const std::string& name) { return name_ = name, this; }
  Benchmark* Arg(std::int64_t argument) { return arguments_.push_back(argument), this; }
  Benchmark* Unit(TimeUnit) { return this; }
  Benchmark* Iterations(std::int64_t rounds) { return rounds_ = rounds, this; }

  const std::string& name() const { return name_; }

  static constexpr int repetitions = 3;

  /// Code that has just been loaded runs as it came, and what runs often is compiled again
  /// meanwhile: so long it runs unmeasured, unless its rounds are given.
  static constexpr double warming = 0.5;

  void run(bool& first) const {
    const auto& arguments = arguments_.empty() ? std::vector<std::int64_t>{-1} : arguments_;
    for (const std::int64_t argument : arguments) {
      std::int64_t rounds = rounds_ > 0 ? rounds_ : 1;
      double spent = 0;
      for (int printed = 0; printed < repetitions;) {
        State state(argument, rounds);
        run_(state);
        const double time = state.time();
        spent += time;
        if (rounds_ == 0 && printed == 0 && (time < 0.1 || spent < warming)) {
          if (time < 0.1) rounds *= 4;
          continue;
        }
        const std::string name = name_ + (argument >= 0 ? "/" + std::to_string(argument) : "");
        std::printf("%s{\"name\": \"%s\", \"cpu_time\": %.9g, \"time_unit\": \"ns\"",
                    first ? "" : ",\n", name.c_str(), time * 1e9 / static_cast<double>(rounds));
        if (state.items() > 0)
          std::printf(", \"items_per_second\": %.9g", static_cast<double>(state.items()) / time);
        for (const auto& [key, value] : state.counters)
          std::printf(", \"%s\": %.9g", key.c_str(), value);
        std::printf("}");
        std::fflush(stdout);
        first = false;
        ++printed;
      }
    }
  }

 private:
  void (*run_)(State&);
  std::string name_;
  std::vector<std::int64_t> arguments_;
  std::int64_t rounds_ = 0;
};

inline std::vector<std::unique_ptr<Benchmark>>& all() {
  static std::vector<std::unique_ptr<Benchmark>> list;
  return list;
}
inline Benchmark* add(void (*run)(State&)) {
  all().push_back(std::make_unique<Benchmark>(run));
  return all().back().get();
}

}  // namespace benchmark

#define BENCHMARK_JOIN2(a, b) a##b
#define BENCHMARK_JOIN(a, b) BENCHMARK_JOIN2(a, b)
#define BENCHMARK(run)                                                                         \
  [[maybe_unused]] static ::benchmark::Benchmark* const BENCHMARK_JOIN(benchmark_, __LINE__) = \
      ::benchmark::add(run)
#define BENCHMARK_MAIN()                                           \
  int main(int count, char** arguments) {                          \
    const std::regex wanted(count > 1 ? arguments[1] : "");        \
    bool first = true;                                             \
    std::printf("{\"benchmarks\": [\n");                           \
    for (const auto& one : ::benchmark::all()) {                   \
      if (std::regex_search(one->name(), wanted)) one->run(first); \
    }                                                              \
    std::printf("\n]}\n");                                         \
  }
