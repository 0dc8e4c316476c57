#include "asking.hpp"

#include "machine.hpp"
#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

/// Is the error about the words of the command, and not about what they say?
bool about_words(const Error& error) {
  return error.code == ErrorCode::bad_option || error.code == ErrorCode::wrong_operands;
}

/// How an answer is printed: in words, or, without `tell`, as JSON with a remark on standard error.
struct Form {
  Tell tell = nullptr;
  void (*remark)(Asked&) = nullptr;
};

Status answer_one(const Question& question, Asking asking, const Form& form, Telling telling) {
  auto asked = question.ask(asking);
  if (!asked) return fail_to_ask(asking, asked.error(), telling);
  if (!asking.left_out.empty())
    std::cerr << "not part of the link, left out: " << asking.left_out << "\n";
  Asked& answer = **asked;
  if (form.tell != nullptr) return form.tell(answer);
  finish(answer);
  if (const Error* error = answer.error()) return fail(*error, telling);
  if (form.remark != nullptr) form.remark(answer);
  for (std::string& line : answer.json(&english())) print_json(std::move(line), telling);
  return answer.hoped_for() ? all_answered : some_unsettled;
}

int ask_each(const Question& question, Arguments words, const Form& form) {
  const bool as_json = form.tell == nullptr;
  Asking asking{.question = question, .words = std::move(words)};
  asking.table_bytes = room_for_tables();
  if (question.of_values) {
    const std::string file = asking.words.text("--values", "file");
    if (!file.empty()) {
      Input input(file);
      asking.list = input.all();
      if (input.failed()) return input.complain(as_json);
    }
  }
  if (question.of_samples) {
    if (const auto files = asking.words.two_texts("--samples", "two-files")) {
      Input in(files->first);
      Input out(files->second);
      asking.sample.emplace(in.all(), out.all());
      if (in.failed()) return in.complain(as_json);
      if (out.failed()) return out.complain(as_json);
    }
  }
  std::vector<LineWord> all = asking.words.words();
  const auto operands = operand_places(question, all);
  const bool each = question.each && operands.size() == 1 && all[operands[0]].text == "-";
  if (!each) {
    const Telling telling{as_json, 0};
    return guarded([&] { return answer_one(question, std::move(asking), form, telling); }, telling);
  }
  const auto asking_of = [&](const std::string& text) {
    all[operands[0]] = {text, 0, true};
    Asking of_line = asking;
    of_line.words = Arguments(all);
    return of_line;
  };
  // What is wrong with the words is told once, whatever the lines are.
  Asking of_nothing = asking_of("");
  if (const auto asked = question.ask(of_nothing); !asked && about_words(asked.error()))
    return usage(sentence(asked.error()));
  return answer_each("-", as_json, [&](const std::string& text, Telling telling) {
    Asking of_line = asking_of(text);
    return answer_one(question, std::move(of_line), form, telling);
  });
}

}  // namespace

Status fail_to_ask(const Asking& asking, const Error& error, Telling telling) {
  if (about_words(error)) return static_cast<Status>(usage(sentence(error)));
  if (asking.wrong_in == "--values") return fail_in(*asking.list, error, telling.as_json);
  telling.option = asking.wrong_in;
  return fail(error, telling);
}

void finish(Asked& asked, std::uint64_t step) {
  Meter meter(asked.about());
  for (Progress progress; !progress.done;) {
    progress = asked.step(step);
    meter.show(progress.fraction, progress.examined);
  }
}

int ask_and_tell(const Question& question, Arguments words, Tell tell) {
  const bool as_json = words.flag("--json");
  return ask_each(question, std::move(words), {.tell = as_json ? nullptr : tell});
}

int ask_for_json(const Question& question, Arguments words, void (*remark)(Asked&)) {
  words.flag("--json");
  return ask_each(question, std::move(words), {.remark = remark});
}

}  // namespace nimber::cli
