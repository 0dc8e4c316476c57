// Long work in pieces: Work in nimber.d.ts.
#pragma once

#include "records.hpp"

#include <memory>

namespace nimber::wasm {

/// JavaScript owns it: it calls step() until it is done, then result(), and deletes it.
class Task {
 public:
  Task() = default;
  virtual ~Task() = default;
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;

  /// Works for about `budget` options examined and returns the progress.
  virtual val step(double budget) = 0;
  virtual val result() const = 0;
};

/// A task that the core does. Where its text can't be read there is no work: the task is done at
/// once, and its result is the error.
template <class Core>
class CoreTask : public Task {
 public:
  val step(double budget) override {
    return record(work_ ? work_->step(budget_of(budget)) : Progress{true, 1, 0});
  }
  val result() const final { return work_ ? finished() : failed(); }

 protected:
  /// The result of work that is done.
  virtual val finished() const = 0;
  virtual val failed() const { return record(error_); }

  std::unique_ptr<Core> work_;
  Error error_;
};

}  // namespace nimber::wasm
