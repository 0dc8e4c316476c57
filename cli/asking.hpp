// How the command line asks a question and tells its answer.
#pragma once

#include "answer.hpp"

#include "questions/question.hpp"

#include <string>

namespace nimber::cli {

/// Works a question to its end and prints the answer in words; returns the exit status.
using Tell = Status (*)(Asked&);

/// Asks a question with the words behind its name. Prints the answer as JSON where --json stands
/// among them, else as `tell` has it; returns the exit status. Values of `--values FILE` are read
/// from there, and `-` stands for each line of standard input where the question says so.
int ask_and_tell(const Question& question, Arguments words, Tell tell);
/// The same, always as JSON. `remark` may add something on standard error.
int ask_for_json(const Question& question, Arguments words, void (*remark)(Asked&) = nullptr);

/// Says why a question could not be asked; returns the exit status.
Status fail_to_ask(const Asking& asking, const Error& error, Telling telling);

/// Works to the end, showing on a terminal how far it is.
void finish(Asked& asked, std::uint64_t step = 1'000'000);

/// The answers in words, by question.
Status tell_analyze(Asked& asked);
Status tell_explain(Asked& asked);
Status tell_sequence(Asked& asked);  ///< and of lost heaps
Status tell_grid(Asked& asked);
Status tell_period(Asked& asked);
Status tell_quotient(Asked& asked);
Status tell_genus(Asked& asked);
Status tell_strategy(Asked& asked);
Status tell_conjecture(Asked& asked);
Status tell_patterns(Asked& asked);
Status tell_compare(Asked& asked);
Status tell_family(Asked& asked);
Status tell_which(Asked& asked);
Status tell_count(Asked& asked);
Status tell_solve(Asked& asked);
Status tell_nim(Asked& asked);
Status tell_program(Asked& asked);

}  // namespace nimber::cli
