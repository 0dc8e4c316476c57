#include "text/nim_expression.hpp"

#include <nimber/reader.hpp>
#include "values/nimber.hpp"

namespace nimber {
namespace {

constexpr std::size_t deepest_nim_expression = 64;

/// Calculates while it reads.
class NimReader {
 public:
  explicit NimReader(Reader& reader) : reader_(reader) {}

  Result<std::uint64_t> sum() {
    auto total = product();
    while (total && accept('+')) {
      auto next = product();
      if (!next) return next;
      *total ^= *next;
    }
    return total;
  }
  std::string& printed() { return printed_; }
  /// What can't be read here. A minus sign has its own words: with nimbers + is its own inverse.
  Error bad() const {
    if (reader_.peek() == '-')
      return reader_.fail_at(reader_.index(), ErrorCode::bad_expression, {"-", "+"});
    return reader_.fail(ErrorCode::bad_expression, {"nimbers"});
  }

 private:
  bool accept(char sign) {
    if (!reader_.accept(sign)) return false;
    printed_.push_back(sign);
    return true;
  }

  Result<std::uint64_t> product() {
    auto total = power();
    while (total && (reader_.peek() == '*' || reader_.peek() == '/')) {
      const bool divides = reader_.peek() == '/';
      accept(reader_.peek());
      const std::size_t at = reader_.index();
      auto next = power();
      if (!next) return next;
      if (divides && *next == 0) return reader_.fail_at(at, ErrorCode::division_by_zero);
      *total = divides ? nim_quotient(*total, *next) : nim_product(*total, *next);
    }
    return total;
  }

  Result<std::uint64_t> power() {
    auto base = atom();
    if (!base || !accept('^')) return base;
    if (reader_.peek() == '-')
      return reader_.fail_at(reader_.index(), ErrorCode::bad_expression, {"x^-e", "inv(x)^e"});
    auto exponent = integer();
    if (!exponent) return exponent;
    return nim_power(*base, *exponent);
  }

  Result<std::uint64_t> atom() {
    if (Reader::is_digit(reader_.peek())) return integer();
    const std::size_t at = reader_.index();
    const std::string name = reader_.letters();
    if (!name.empty() && name != "inv" && name != "sqrt")
      return reader_.fail_at(at, ErrorCode::unknown_name, {name});
    printed_ += name;
    if (++depth_ > deepest_nim_expression || !accept('(')) return bad();
    const std::size_t inside = reader_.index();
    auto value = sum();
    if (!value) return value;
    if (!accept(')')) return bad();
    --depth_;
    if (name == "sqrt") return nim_sqrt(*value);
    if (name.empty()) return value;
    if (*value == 0) return reader_.fail_at(inside, ErrorCode::division_by_zero);
    return nim_inverse(*value);
  }

  Result<std::uint64_t> integer() {
    const std::size_t from = reader_.index();
    if (!Reader::is_digit(reader_.peek())) return bad();
    std::uint64_t value = 0;
    for (; Reader::is_digit(reader_.peek()); reader_.skip()) {
      const auto digit = static_cast<std::uint64_t>(reader_.peek() - '0');
      if (value > (UINT64_MAX - digit) / 10)
        return reader_.fail_at(from, ErrorCode::too_large, {"nimber"});
      value = value * 10 + digit;
    }
    append(printed_, value);
    return value;
  }

  Reader& reader_;
  std::string printed_;
  std::size_t depth_ = 0;
};

}  // namespace

Result<NimResult> calculate_nimbers(std::string_view text) {
  auto reader = Reader::open(text);
  if (!reader) return reader.error();
  if (reader->at_end()) return Error{ErrorCode::empty, 0, {"nimbers"}};
  NimReader nimbers(*reader);
  const auto value = nimbers.sum();
  if (!value) return value.error();
  if (!reader->at_end()) return nimbers.bad();
  return NimResult{std::move(nimbers.printed()), *value};
}

std::vector<std::uint64_t> nim_table(std::size_t size) {
  std::vector<std::uint64_t> table;
  table.reserve(size * size);
  for (std::size_t a = 0; a < size; ++a) {
    for (std::size_t b = 0; b < size; ++b) table.push_back(nim_product(a, b));
  }
  return table;
}

std::string nim_product_functions() {
  return R"(// With F = 2^bits, a1 F + a0 times b1 F + b0, where F F = F + F/2: three products of half as many
// bits, and one by F/2.
Int halves(Int a, Int b, int bits, Int (*small)(Int, Int)) {
  Int mask = (Int(1) << bits) - 1;
  Int low = small(a & mask, b & mask);
  Int cross = small((a >> bits) ^ (a & mask), (b >> bits) ^ (b & mask));
  Int high = small(small(a >> bits, b >> bits), Int(1) << (bits - 1));
  return ((cross ^ low) << bits) | (low ^ high);
}

Int by1(Int a, Int b) { return a & b; }
Int by2(Int a, Int b) { return halves(a, b, 1, by1); }
Int by4(Int a, Int b) { return halves(a, b, 2, by2); }
Int by8(Int a, Int b) { return halves(a, b, 4, by4); }

// The nimbers from 1 to 65535 are the powers of one of them.
struct Powers {
  std::vector<Int> power, log;
  Powers() : power(2 * 65535), log(65536) {
    for (Int x = 2;; ++x) {
      Int value = 1;
      Int e = 0;
      do {
        power[e] = power[e + 65535] = value;
        log[value] = e++;
        value = halves(value, x, 8, by8);
      } while (value != 1);
      if (e == 65535) return;
    }
  }
};

Int by16(Int a, Int b) {
  static const Powers table;
  return a == 0 || b == 0 ? 0 : table.power[table.log[a] + table.log[b]];
}
Int by32(Int a, Int b) { return halves(a, b, 16, by16); }
Int nim_product(Int a, Int b) { return halves(a, b, 32, by32); }

)";
}

std::string nim_product_program() {
  return "// The nim product of two nimbers below 2^64.\n"
         "#include <cstdint>\n"
         "#include <iostream>\n"
         "#include <vector>\n\n"
         "using Int = std::uint64_t;\n\n" +
         nim_product_functions() +
         "int main() {\n"
         "  for (Int a, b; std::cin >> a >> b;) std::cout << nim_product(a, b) << \"\\n\";\n"
         "}\n";
}

}  // namespace nimber
