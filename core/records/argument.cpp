#include "records/argument.hpp"

#include <nimber/notation.hpp>

namespace nimber {

void add_argument(Record& out, const Position& position, const std::optional<Argument>& argument) {
  if (!argument) return;
  RecordSink& sink = out.sink();
  Record one(out.field("argument"));
  one.text("kind", "symmetry").text("map", text(argument->map));
  if (argument->exchange)
    one.texts("exchange", {std::string(1, argument->exchange->first),
                           std::string(1, argument->exchange->second)});
  if (argument->first) one.text("after", print(after(position, *argument->first)));
  one.list("pairs", argument->pairs, [&](const auto& pair) {
    sink.begin_list();
    for (const std::uint64_t each : {pair.first, pair.second}) {
      if (argument->map == SymmetryMap::graph) {
        sink.text(argument->names[static_cast<std::size_t>(each)]);
      } else {
        sink.whole(each);
      }
    }
    sink.end_list();
  });
}

void write(RecordSink& sink, const Position& position, const AnalysisResult& result,
           const std::optional<Argument>& argument) {
  Record out(sink);
  add_analysis(out, position, result);
  add_argument(out, position, argument);
}

void write(RecordSink& sink, const Explanation& explanation,
           const std::optional<Argument>& argument) {
  Record out(sink);
  add_explanation(out, explanation);
  add_argument(out, explanation.position, argument);
}

void write(RecordSink& sink, const BruteForce::Answer& answer, const Position& position,
           const std::optional<Argument>& argument, std::string_view wrong) {
  Record out(sink);
  add_played_out(out, answer);
  add_argument(out, position, argument);
  out.truth("verified", wrong.empty());
  if (!wrong.empty()) out.text("wrong", wrong);
}

}  // namespace nimber
