#include "laws/programs/count_program.hpp"

#include "laws/programs/program_ways.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::string_view main_that_counts = R"(
Number power(Number base, Number exponent) {
  Number out = 1;
  for (base %= modulus; exponent > 0; exponent /= 2, base = base * base % modulus)
    if (exponent % 2 == 1) out = out * base % modulus;
  return out;
}

// A line is K L R: K heaps, each of L to R stones. Printed is how many positions are lost.
int main() {
  for (Number heaps, from, to; std::cin >> heaps >> from >> to;) {
    // How often each value stands.
    std::vector<Number> often(1);
    for (Number n = from; n <= to; ++n) {
      const Number value = g(n);
      while (often.size() <= value) often.resize(2 * often.size());
      ++often[value];
    }
    // Walsh and Hadamard's transform: there a sum of heaps is a product.
    for (Number half = 1; half < often.size(); half *= 2)
      for (Number i = 0; i < often.size(); ++i)
        if ((i & half) == 0) {
          const Number one = often[i], other = often[i + half];
          often[i] = (one + other) % modulus;
          often[i + half] = (one + modulus - other) % modulus;
        }
    // Back again at the value 0: the sum of all, divided by how many there are.
    Number lost = 0;
    for (const Number wave : often) lost = (lost + power(wave, heaps)) % modulus;
    std::cout << lost * power(often.size(), modulus - 2) % modulus << '\n';
  }
}
)";

}  // namespace

std::string count_program(const Rule& rule, const PatternData& data, const std::vector<Law>& laws,
                          std::uint64_t prime) {
  const auto ways = ways_of(rule, data, laws, {});
  const auto way = std::find_if(ways.begin(), ways.end(), [](const WayOfProgram& one) {
    return one.way != ProgramWay::guess && !one.function.pair && !one.function.lost;
  });
  if (way == ways.end()) return {};
  std::string code = way->code;
  if (code.find("#include <vector>") == std::string::npos) {
    const std::size_t behind = code.rfind("#include <");
    code.insert(code.find('\n', behind) + 1, "#include <vector>\n");
  }
  return way->first_line + code +
         "using Number = std::uint64_t;\nconst Number modulus = " + std::to_string(prime) + ";\n" +
         std::string(main_that_counts);
}

}  // namespace nimber
