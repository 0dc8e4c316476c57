// The words of boards, forms and moves, from the lists beside their enums.
#include <nimber/rule.hpp>

#include <initializer_list>

namespace nimber {

std::string_view text(MoveKind kind) {
  switch (kind) {
#define NIMBER_WORD(name, word, after) \
  case MoveKind::name: return word;
    NIMBER_MOVE_KINDS(NIMBER_WORD)
#undef NIMBER_WORD
  }
  return "";
}

std::string_view text(Component::Kind kind) {
  switch (kind) {
#define NIMBER_WORD(name) \
  case Component::Kind::name: return #name;
    NIMBER_COMPONENTS(NIMBER_WORD)
#undef NIMBER_WORD
  }
  return "";
}

std::string_view text(Board board) {
  switch (board) {
#define NIMBER_WORD(name, ...) \
  case Board::name: return #name;
    NIMBER_BOARDS(NIMBER_WORD)
#undef NIMBER_WORD
  }
  return "";
}

std::string_view text(RulesForm form) {
  switch (form) {
#define NIMBER_WORD(name, word, error) \
  case RulesForm::name: return word;
    NIMBER_RULES_FORMS(NIMBER_WORD)
#undef NIMBER_WORD
  }
  return "";
}

std::string_view text(StateForm form) {
  switch (form) {
#define NIMBER_WORD(name, word) \
  case StateForm::name: return word;
    NIMBER_STATE_FORMS(NIMBER_WORD)
#undef NIMBER_WORD
  }
  return "";
}

bool shows(Board board, MoveKind kind) {
  using enum MoveKind;
  const auto among = [&](std::initializer_list<MoveKind> kinds) {
    for (const MoveKind one : kinds) {
      if (one == kind) return true;
    }
    return false;
  };
  switch (board) {
#define NIMBER_SHOWS(name, ...) \
  case Board::name: return among({__VA_ARGS__});
    // NOLINTNEXTLINE(bugprone-branch-clone): one branch for each board.
    NIMBER_BOARDS(NIMBER_SHOWS)
#undef NIMBER_SHOWS
  }
  return false;
}

ErrorCode error_of(RulesForm form) {
  switch (form) {
#define NIMBER_FORM_ERROR(name, word, error) \
  case RulesForm::name: return ErrorCode::error;
    NIMBER_RULES_FORMS(NIMBER_FORM_ERROR)
#undef NIMBER_FORM_ERROR
  }
  return ErrorCode::missing_colon;
}

}  // namespace nimber
