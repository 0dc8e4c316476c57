// What answers of several questions share.
#pragma once

#include "questions/question.hpp"
#include "records/json_sink.hpp"
#include "records/position.hpp"

#include <string>
#include <utility>
#include <vector>

namespace nimber {

/// The record of an answer, as a line of JSON.
template <class... Parts>
std::string json_line(const Words* words, const Parts&... parts) {
  JsonSink sink(words);
  write(sink, parts...);
  return sink.json();
}

/// An answer that is known at once, with nothing to work at.
class AtOnce : public Asked {
 public:
  Progress step(std::uint64_t) override { return {true, 1.0, 0}; }
  const Error* error() const override { return nullptr; }
};

/// An answer whose work has result() const -> const Result<...>&.
template <class Work>
class AskedWork : public Asked {
 public:
  AskedWork(std::string about, Work work) : work_(std::move(work)), about_(std::move(about)) {}
  Progress step(std::uint64_t budget) override { return work_.step(budget); }
  const Error* error() const override { return work_.result() ? nullptr : &work_.result().error(); }
  std::string about() const override { return about_; }
  const auto& answer() const { return *work_.result(); }

 protected:
  Work work_;
  std::string about_;
};

}  // namespace nimber
