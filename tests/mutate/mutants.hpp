// What script/mutate puts between an operator's operands: `a < b` becomes `a <
// nimber_mutant::Op<7>{} < b`, which is `a <= b` while mutant 7 is switched on and `a < b` else.
// Each stand-in uses the operator it stands for, so precedence and association are kept, and one
// build holds every mutant. Included by force in every copied source; nothing of the tree includes
// it.
#pragma once

#include <cstdint>
#include <type_traits>
#include <utility>

namespace nimber_mutant {

constexpr int most = 1 << 16;
extern int active;                   ///< the mutant switched on; -1: none
extern unsigned char reached[most];  ///< 1: was evaluated; 2: no other operator fits these types

/// Is this mutant on? Never while compiling.
template <int id>
constexpr bool on() {
  if (std::is_constant_evaluated()) return false;
  if (reached[id] == 0) reached[id] = 1;
  return active == id;
}
template <int id>
constexpr void unfit() {
  if (!std::is_constant_evaluated()) reached[id] = 2;
}

template <int id>
struct Op {};
template <int id, class A>
struct Left {
  const A& a;
};
template <int id, class B>
struct Right {
  const B& b;
};

// a REAL b, or a OTHER b: which other is written down in the list of mutants.
#define NIMBER_BINARY(REAL, OTHER)                                                             \
  template <int id, class A>                                                                   \
  constexpr Left<id, A> operator REAL(const A& a, Op<id>) {                                    \
    return {a};                                                                                \
  }                                                                                            \
  template <int id, class A, class B>                                                          \
  constexpr auto operator REAL(Left<id, A> left, const B& b)                                   \
      ->std::decay_t<decltype(left.a REAL b)> {                                                \
    if constexpr (requires {                                                                   \
                    static_cast<std::decay_t<decltype(left.a REAL b)>>(left.a OTHER b);        \
                  }) {                                                                         \
      if (on<id>()) return static_cast<std::decay_t<decltype(left.a REAL b)>>(left.a OTHER b); \
    } else {                                                                                   \
      unfit<id>();                                                                             \
    }                                                                                          \
    return left.a REAL b;                                                                      \
  }
NIMBER_BINARY(==, !=)
NIMBER_BINARY(!=, ==)
NIMBER_BINARY(<, <=)
NIMBER_BINARY(<=, <)
NIMBER_BINARY(>, >=)
NIMBER_BINARY(>=, >)
NIMBER_BINARY(+, -)
NIMBER_BINARY(-, +)
NIMBER_BINARY(*, /)
NIMBER_BINARY(/, *)
NIMBER_BINARY(%, *)
NIMBER_BINARY(^, |)
NIMBER_BINARY(&, |)
NIMBER_BINARY(|, &)
NIMBER_BINARY(<<, >>)
NIMBER_BINARY(>>, <<)
#undef NIMBER_BINARY

// a += b is written a += Op<7>{} <<= b: assignments associate to the right.
template <int id, class B>
constexpr Right<id, B> operator<<=(Op<id>, const B& b) {
  return {b};
}
#define NIMBER_ASSIGN(REAL, OTHER)                               \
  template <int id, class A, class B>                            \
  constexpr decltype(auto) operator REAL(A& a, Right<id, B> r) { \
    if constexpr (requires { a OTHER r.b; }) {                   \
      if (on<id>()) return a OTHER r.b;                          \
    } else {                                                     \
      unfit<id>();                                               \
    }                                                            \
    return a REAL r.b;                                           \
  }
NIMBER_ASSIGN(+=, -=)
NIMBER_ASSIGN(-=, +=)
NIMBER_ASSIGN(*=, /=)
NIMBER_ASSIGN(/=, *=)
NIMBER_ASSIGN(%=, *=)
NIMBER_ASSIGN(^=, |=)
NIMBER_ASSIGN(&=, |=)
NIMBER_ASSIGN(|=, &=)
#undef NIMBER_ASSIGN

/// a && b, or a || b while it is on; the right side is looked at only where it counts.
template <int id, class A, class B>
constexpr bool both(A a, B b) {
  return on<id>() ? a() || b() : a() && b();
}
template <int id, class A, class B>
constexpr bool either(A a, B b) {
  return on<id>() ? a() && b() : a() || b();
}

}  // namespace nimber_mutant
