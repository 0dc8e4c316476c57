#include <nimber/error.hpp>

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

}  // namespace nimber
