// The options of one part, looked at one by one or run by run.
#pragma once

#include <nimber/limits.hpp>
#include <nimber/work.hpp>

#include "rules/own/own_known.hpp"
#include "rules/own/own_mex.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// Gathers the values of the options of a part, or which of the options are not known yet.
class OwnGather {
 public:
  enum class Look : std::uint8_t {
    all_known,
    some_unknown,
    loop,   ///< an option is on the stack
    full,   ///< the unknown ones need more than their room
    ended,  ///< the work's limit was met
  };

  OwnGather(const OwnRule& rule, OwnKnown& known) : rule_(rule), known_(known) {}

  /// Looks at all options of a part once. The unknown ones may take up to `room`.
  Look look(const OwnPart& part, std::size_t room, Work& work);
  /// The value of the part by Smith's rule, where all options are known. It takes the part for one
  /// that can't come again.
  OwnCode value();
  /// The parts that are not known, each as often as it was met. The caller may change them.
  std::vector<OwnPart>& unknown() { return unknown_; }
  /// What a part of so many numbers takes of that room.
  static std::size_t room_of(std::size_t numbers) { return numbers + 4; }
  /// The room of the parts that wait on a stack.
  static constexpr std::size_t most_waiting = limits::own_waiting;
  /// So many parts of so many numbers may wait.
  static std::size_t most_parts(std::size_t numbers) { return most_waiting / room_of(numbers); }

 private:
  bool take(const OwnResult& result);
  bool take(const OwnRun& run);
  bool take_run(const OwnRun& run);
  bool take_cells(const OwnRun& run);

  const OwnRule& rule_;
  OwnKnown& known_;
  OwnMex mex_;
  std::vector<OwnCode> endless_;  // options that are infinite
  std::vector<OwnPart> unknown_;
  std::size_t room_ = 0;
  std::size_t most_room_ = 0;
  Look end_ = Look::ended;  // why the look ends early
  OwnResult one_;           // of a run
};

}  // namespace nimber
