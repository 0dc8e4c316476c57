#include "records.hpp"

#include "sentences.hpp"

namespace nimber::cli {
namespace {

class English final : public Words {
 public:
  std::string say(const Position& position, const PositionMove& move) const override {
    return sentence(position, move);
  }
  std::string say(const Error& error) const override { return sentence(error); }
};

}  // namespace

const Words& english() {
  static const English words;
  return words;
}

std::string file_error_json(std::string_view code, std::string_view message) {
  JsonSink sink;
  {
    Record out(sink);
    Record(out.field("error")).text("code", code).text("message", message).null("column");
  }
  return sink.json();
}

}  // namespace nimber::cli
