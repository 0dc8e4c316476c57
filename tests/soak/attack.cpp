// Guesses made to deceive and certificates that were forged, of each kind: what is called proven or
// valid is compared with what is true.
//
// nimber_attack [--guesses N] [--pairs N] [--certificates N] [--seed K]    10,000 of each
#include "../core/deceiver.hpp"
#include "../core/pair_guesses.hpp"
#include "../core/plain.hpp"

#include <nimber/heap_rule.hpp>
#include <nimber/notation.hpp>
#include "laws/periods/verifier.hpp"
#include "laws/quotients/quotient_search.hpp"
#include "laws/quotients/quotient_verifier.hpp"

#include <cstdlib>
#include <cstring>
#include <iostream>

namespace {

using namespace nimber;

struct Figures {
  std::uint64_t tried = 0;
  std::uint64_t unreadable = 0;
  std::uint64_t refused = 0;
  std::uint64_t too_long = 0;
  std::uint64_t true_all_the_same = 0;
  std::uint64_t false_ones = 0;
};

void tell(const std::string& kind, const Figures& figures) {
  std::cout << kind << ": " << figures.tried << " forged, " << figures.unreadable << " unreadable, "
            << figures.refused << " refused, " << figures.too_long << " not waited for, "
            << figures.true_all_the_same << " true all the same, " << figures.false_ones
            << " false ones accepted\n";
}

void attack_guesses(std::uint64_t count, unsigned seed, std::uint64_t& wrong) {
  using deceiver::About;
  deceiver::Deceiver deceiver(seed);
  const std::pair<const char*, About> kinds[] = {
      {"one heap", About::heap}, {"themselves", About::itself}, {"two heaps", About::pair}};
  for (std::uint64_t kind = 0; kind < 3; ++kind) {
    const std::uint64_t tries = (count + 2 - kind) / 3;
    std::uint64_t proven = 0;
    std::uint64_t false_ones = 0;
    for (std::uint64_t i = 0; i < tries; ++i) {
      const deceiver::Tried tried = deceiver::try_one(deceiver, kinds[kind].second);
      proven += tried.proven ? 1 : 0;
      if (!tried.proven || !tried.wrong_at) continue;
      ++false_ones;
      std::cout << tried.rule << " " << tried.guess << ": proven, but wrong at " << *tried.wrong_at
                << "\n";
    }
    std::cout << "guesses about " << kinds[kind].first << ": " << tries << " made to deceive, "
              << proven << " proven, " << false_ones << " of them wrong far out\n";
    wrong += false_ones;
  }
}

/// About rules of two numbers: true laws, changed at a few places or not, tested on all small
/// pairs.
void attack_pairs(std::uint64_t count, unsigned seed, std::uint64_t& wrong) {
  std::mt19937_64 random(seed);
  const auto below = [&](std::uint64_t bound) { return random() % bound; };
  pair_guesses::Maker maker(below);
  std::uint64_t refuted = 0;
  std::uint64_t stopped = 0;
  std::uint64_t false_ones = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    const pair_guesses::About about = maker.about();
    const auto side = static_cast<std::int64_t>(6 + below(9));
    const std::string text = maker.guess(about, side);
    const RulePtr rule = plain::rule(about.rule);
    const auto guess = Guess::read(text, *rule);
    if (!guess) {
      std::cerr << about.rule << " " << text << ": not read\n";
      std::exit(1);
    }
    const std::string is_true = pair_guesses::truth(*guess, about, side);
    const std::string said = pair_guesses::said(rule, *guess, side);
    refuted += said.rfind("refuted", 0) == 0 ? 1 : 0;
    stopped += said.find(" to ") != std::string::npos ? 1 : 0;
    if (said == is_true) continue;
    ++false_ones;
    std::cout << about.rule << " " << text << ": said is " << said << ", true is " << is_true
              << "\n";
  }
  std::cout << "guesses about two numbers: " << count << " made to deceive, " << refuted
            << " refuted, " << stopped << " stopped where play may never end, " << false_ones
            << " answered falsely\n";
  wrong += false_ones;
}

/// Damages a text of JSON: numbers changed, exchanged or dropped, a digit or a truth turned.
class Forger {
 public:
  explicit Forger(unsigned seed) : random_(seed) {}

  std::string forge(std::string text) {
    for (std::uint64_t times = 1 + below(3); times > 0; --times) text = once(std::move(text));
    return text;
  }
  std::uint64_t below(std::uint64_t bound) { return random_() % bound; }

 private:
  struct Token {
    std::size_t from;
    std::size_t length;
  };

  static std::vector<Token> numbers(const std::string& text) {
    std::vector<Token> out;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '"') quoted = !quoted;
      if (quoted || text[i] < '0' || text[i] > '9') continue;
      std::size_t end = i;
      while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
      out.push_back({i, end - i});
      i = end - 1;
    }
    return out;
  }

  std::string once(std::string text) {
    const auto all = numbers(text);
    if (all.empty()) return text;
    const Token at = all[below(all.size())];
    const std::string was = text.substr(at.from, at.length);
    const std::uint64_t value = std::strtoull(was.c_str(), nullptr, 10);
    switch (below(8)) {
      case 0: return text.replace(at.from, at.length, std::to_string(value + 1));
      case 1: return text.replace(at.from, at.length, std::to_string(value - (value > 0)));
      case 2: return text.replace(at.from, at.length, std::to_string(value * (2 + below(3))));
      case 3: return text.replace(at.from, at.length, std::to_string(value / (2 + below(3))));
      case 4: return text.replace(at.from, at.length, std::to_string(random_() >> below(60)));
      case 5: {
        const Token other = all[below(all.size())];
        const std::string second = text.substr(other.from, other.length);
        const Token first = at.from < other.from ? at : other;
        const Token last = at.from < other.from ? other : at;
        text.replace(last.from, last.length, at.from < other.from ? was : second);
        return text.replace(first.from, first.length, at.from < other.from ? second : was);
      }
      case 6: {
        for (const auto& [from, to] : {std::pair{"true", "false"}, std::pair{"false", "true"}}) {
          const std::size_t place = text.find(from);
          if (place != std::string::npos) return text.replace(place, std::strlen(from), to);
        }
        return text.replace(at.from, at.length, std::to_string(value + 2));
      }
      default: {  // in a list one number fewer or more
        const std::string more = was + ", " + was;
        return text.replace(at.from, at.length, below(2) == 0 ? more : std::to_string(below(9)));
      }
    }
  }

  std::mt19937_64 random_;
};

Certificate genuine(const std::string& rule, bool sparse) {
  PeriodSearch search(plain::rule(rule));
  while (!search.step(1'000'000).done) {}
  if (!search.period()) {
    std::cerr << rule << " has no period\n";
    std::exit(1);
  }
  Certificate certificate = search.certificate();
  if (!sparse) return certificate;
  const auto proof = search.rule()->heap_rule()->sparse_proof();
  if (!proof) {
    std::cerr << rule << " has no sparse proof\n";
    std::exit(1);
  }
  certificate.theorem = std::string(SparseProof::theorem);
  certificate.checked_to = proof->values - 1;
  certificate.sparse = proof;
  return certificate;
}

/// A certificate that names far more values than the true one takes long to check: it is not waited
/// for, and counted apart.
template <class Check>
bool ended(Check& check, std::uint64_t most) {
  for (std::uint64_t step = 0; step < most; step += 1'000'000) {
    if (check.step(1'000'000).done) return true;
  }
  return false;
}

void attack_period(const Certificate& good, Forger& forger, Figures& figures) {
  const std::string text = print(good);
  std::string forged;
  do forged = forger.forge(text);
  while (forged == text);
  ++figures.tried;
  const auto read = read_certificate(forged);
  if (!read) {
    ++figures.unreadable;
    return;
  }
  Verifier verifier(*read);
  if (!ended(verifier, 20'000'000)) {
    ++figures.too_long;
    return;
  }
  if (verifier.verdict() != Verdict::valid) {
    ++figures.refused;
    return;
  }
  // The rule may have been left as it is, and the numbers that it claims are true.
  const bool claims_truth =
      read->rule == good.rule && read->numbers.preperiod == good.numbers.preperiod &&
      read->numbers.period == good.numbers.period && read->numbers.saltus == good.numbers.saltus;
  const bool same = print(*read) == text;
  if (same || (claims_truth && good.sparse)) {
    ++figures.true_all_the_same;
  } else {
    ++figures.false_ones;
    std::cout << "accepted: " << forged << "\n";
  }
}

/// Is each sum of up to three small heaps lost exactly where the claim says so?
bool tells_truth(const QuotientClaim& claim) {
  static std::map<std::string, bool> seen;
  const std::uint64_t most = std::min<std::uint64_t>(claim.quotient.heaps, 7);
  const auto is_lost = [&](std::uint32_t e) {
    return std::find(claim.p.begin(), claim.p.end(), e) != claim.p.end();
  };
  for (std::uint64_t a = 0; a <= most; ++a) {
    for (std::uint64_t b = a; b <= most; ++b) {
      for (std::uint64_t c = b; c <= most; ++c) {
        const std::uint32_t product =
            claim.table[claim.table[claim.phi[a]][claim.phi[b]]][claim.phi[c]];
        const std::string text = claim.quotient.rule + ":" + std::to_string(a) + "," +
                                 std::to_string(b) + "," + std::to_string(c) + "~misere";
        if (is_lost(product) == plain::wins(text, seen)) return false;
      }
    }
  }
  return true;
}

void attack_quotient(const std::string& text, Forger& forger, Figures& figures) {
  std::string forged;
  do forged = forger.forge(text);
  while (forged == text);
  ++figures.tried;
  auto claim = read_quotient(forged);
  if (!claim) {
    ++figures.unreadable;
    return;
  }
  const auto same = read_quotient(text);
  QuotientVerifier verifier(*claim);
  if (!ended(verifier, 20'000'000)) {
    ++figures.too_long;
    return;
  }
  if (verifier.verdict() != QuotientVerdict::valid) {
    ++figures.refused;
    return;
  }
  const bool numbers =
      claim->proven == same->proven &&
      (!claim->proven || (claim->quotient.period->period == same->quotient.period->period &&
                          claim->quotient.period->preperiod == same->quotient.period->preperiod));
  if (claim->quotient.rule == same->quotient.rule && (numbers || !claim->proven) &&
      tells_truth(*claim)) {
    ++figures.true_all_the_same;
  } else {
    ++figures.false_ones;
    std::cout << "accepted: " << forged << "\n";
  }
}

}  // namespace

int main(int count, char** words) {
  std::uint64_t guesses = 10'000;
  std::uint64_t pairs = 10'000;
  std::uint64_t certificates = 10'000;
  std::uint64_t seed = 1;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string name = words[i];
    const std::uint64_t value = std::strtoull(words[i + 1], nullptr, 10);
    if (name == "--guesses") guesses = value;
    if (name == "--pairs") pairs = value;
    if (name == "--certificates") certificates = value;
    if (name == "--seed") seed = value;
  }
  std::uint64_t wrong = 0;
  if (guesses > 0) attack_guesses(guesses, static_cast<unsigned>(seed), wrong);
  if (pairs > 0) attack_pairs(pairs, static_cast<unsigned>(seed), wrong);
  if (certificates == 0) return wrong > 0 ? 1 : 0;

  Forger forger(static_cast<unsigned>(seed));
  const std::vector<std::string> windows = {"take/1,3,4",  "take/2,5,9", "octal/0.77", "octal/0.31",
                                            "octal/0.165", "take/1..3",  "nim",        "lasker"};
  const std::vector<std::string> residues = {"take/odd,2", "take/odd,4", "take/3..,1",
                                             "take/5..,2,3", "custom/k%3==1&&k<n"};
  const std::vector<std::string> sparse = {"octal/0.074", "octal/0.177", "octal/0.055",
                                           "octal/0.16"};
  const std::vector<std::string> quotients = {"octal/0.77", "octal/0.54", "take/1,3,4", "grundy"};
  const auto certificates_of = [](const std::vector<std::string>& rules, bool shorter) {
    std::vector<Certificate> out;
    for (const std::string& rule : rules) out.push_back(genuine(rule, shorter));
    return out;
  };
  const auto plain_ones = certificates_of(windows, false);
  const auto endless = certificates_of(residues, false);
  const auto shorter = certificates_of(sparse, true);
  std::vector<std::string> products;
  for (const std::string& rule : quotients) {
    // Of 0.77 as far as its period is proven; of the others some heaps.
    QuotientSearch search(plain::rule(rule),
                          rule == "octal/0.77" ? std::nullopt : std::optional<std::uint64_t>(12));
    while (!search.step(1'000'000).done) {}
    products.push_back(print(search.quotient(), true));
  }
  Figures figures[4];
  for (std::uint64_t i = 0; i < certificates; ++i) {
    const std::uint64_t at = i / 4;
    switch (i % 4) {
      case 0: attack_period(plain_ones[at % plain_ones.size()], forger, figures[0]); break;
      case 1: attack_period(endless[at % endless.size()], forger, figures[1]); break;
      case 2: attack_period(shorter[at % shorter.size()], forger, figures[2]); break;
      default: attack_quotient(products[at % products.size()], forger, figures[3]); break;
    }
  }
  const char* const names[] = {"plain periods", "endless sets", "sparse octal games", "quotients"};
  for (int kind = 0; kind < 4; ++kind) {
    tell(names[kind], figures[kind]);
    wrong += figures[kind].false_ones;
  }
  return wrong > 0 ? 1 : 0;
}
