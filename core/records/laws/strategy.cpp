#include "records/laws/strategy.hpp"

namespace nimber {
namespace {

void write_text(RecordSink& sink, const std::optional<std::string>& text) {
  text ? sink.text(*text) : sink.null();
}

}  // namespace

void write(RecordSink& sink, const Strategy& strategy) {
  Record out(sink);
  out.text("position", strategy.position);
  out.text("winner", strategy.first_wins ? "first" : "second");
  write_text(out.field("first"), strategy.first);
  out.list("lost", strategy.lost, [&](const Strategy::Lost& entry) {
    Record lost(sink);
    lost.text("position", entry.position).count("rank", entry.rank);
    lost.list("replies", entry.replies, [&](const Strategy::Reply& reply) {
      sink.begin_list();
      sink.text(reply.move);
      write_text(sink, reply.reply);
      sink.end_list();
    });
  });
  if (strategy.values.empty()) return;
  out.list("values", strategy.values, [&](const Strategy::HeapValue& entry) {
    Record heap(sink);
    heap.text("term", entry.term).whole("value", entry.value);
    heap.list("by", entry.by, [&](const std::pair<Value, std::string>& move) {
      sink.begin_list();
      sink.whole(move.first);
      sink.text(move.second);
      sink.end_list();
    });
  });
}

void write(RecordSink& sink, const StrategyVerifier& verifier) {
  const StrategyFault& fault = verifier.fault();
  Record out(sink);
  out.text("position", verifier.claim().position);
  out.truth("valid", fault.kind == StrategyFault::Kind::none);
  if (fault.kind == StrategyFault::Kind::none) return;
  out.text("reason", text(fault.kind));
  write_text(out.field("at"), fault.at);
  write_text(out.field("move"), fault.move);
}

}  // namespace nimber
