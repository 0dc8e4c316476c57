#include <nimber/error.hpp>
#include <nimber/work.hpp>

namespace nimber {

std::string_view text(ErrorCode code) {
  switch (code) {
#define NIMBER_ERROR_TEXT(name, text) \
  case ErrorCode::name: return text;
    NIMBER_ERRORS(NIMBER_ERROR_TEXT)
#undef NIMBER_ERROR_TEXT
  }
  return "";
}

const std::vector<ErrorCode>& all_error_codes() {
  static const std::vector<ErrorCode> codes = {
#define NIMBER_ERROR_CODE(name, text) ErrorCode::name,
      NIMBER_ERRORS(NIMBER_ERROR_CODE)
#undef NIMBER_ERROR_CODE
  };
  return codes;
}

std::string_view text(Bound bound) {
  switch (bound) {
#define NIMBER_BOUND_TEXT(name, text) \
  case Bound::name: return text;
    NIMBER_BOUNDS(NIMBER_BOUND_TEXT)
#undef NIMBER_BOUND_TEXT
  }
  return "";
}

Error unsettled(std::uint64_t limit, Bound bound, std::uint64_t number) {
  Error error{ErrorCode::unsettled, 0, {std::to_string(limit)}};
  if (bound == Bound::none) return error;
  error.args.emplace_back(text(bound));
  if (number > 0) error.args.push_back(std::to_string(number));
  return error;
}

Error unsettled(const Work& work, Bound otherwise, std::uint64_t number) {
  if (work.limit_reached()) return unsettled(work.limit(), Bound::none);
  if (work.bound() == Bound::none) return unsettled(work.limit(), otherwise, number);
  return unsettled(work.limit(), work.bound(), work.bound_number());
}

}  // namespace nimber
