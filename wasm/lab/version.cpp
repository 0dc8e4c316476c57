#include "questions.hpp"

namespace nimber::wasm::questions {

val version() { return val(std::string(NIMBER_VERSION)); }

}  // namespace nimber::wasm::questions
