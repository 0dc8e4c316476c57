// Answers as JSON: what core/records describes, with the sentences of the command line.
#pragma once

#include "records/json_sink.hpp"
#include "records/position.hpp"

#include <string>
#include <string_view>

namespace nimber::cli {

/// The command line's sentences.
const Words& english();

/// The record of an answer, as JSON.
template <class... Parts>
std::string json(const Parts&... parts) {
  JsonSink sink(&english());
  write(sink, parts...);
  return sink.json();
}

/// The record of an error that is about a file, and stands at no column of a question.
std::string file_error_json(std::string_view code, std::string_view message);

}  // namespace nimber::cli
