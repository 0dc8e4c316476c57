#include "family_files.hpp"

#include "answer.hpp"
#include "records.hpp"
#include "streams.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <string_view>

namespace nimber::cli {
namespace {

/// A line of a share: `{…, "line": 17, "lines": 161700}`.
struct Numbered {
  std::uint64_t line = 0;
  std::uint64_t lines = 0;
  std::size_t length = 0;  // of what stands before its numbers
};

std::optional<Numbered> numbers_of(std::string_view text) {
  constexpr std::string_view before = ", \"line\": ";
  constexpr std::string_view between = ", \"lines\": ";
  if (!text.starts_with("{\"") || !text.ends_with("}")) return std::nullopt;
  const std::size_t first = text.rfind(before);
  const std::size_t second = text.rfind(between);
  if (first == std::string_view::npos || second == std::string_view::npos || second < first)
    return std::nullopt;
  Numbered out;
  out.length = first;
  const auto whole = [&](std::size_t from, std::size_t to, std::uint64_t& number) {
    const char* const end = text.data() + to;
    return std::from_chars(text.data() + from, end, number) == std::from_chars_result{end, {}};
  };
  // Two lines that ran into one are none.
  const bool one = text.find(before) == first;
  if (!one || !whole(first + before.size(), second, out.line) ||
      !whole(second + between.size(), text.size() - 1, out.lines))
    return std::nullopt;
  return out.line >= 1 && out.line <= out.lines ? std::optional(out) : std::nullopt;
}

/// One file, read line by line, and then again line by line in another order.
class Share {
 public:
  explicit Share(const std::string& name) : file_(std::fopen(name.c_str(), "rb")) {}
  bool failed() const { return file_ == nullptr || std::ferror(file_.get()) != 0; }
  long place() const { return place_; }

  bool next(std::string& line) {
    line.clear();
    char buffer[4096];
    while (std::fgets(buffer, sizeof buffer, file_.get()) != nullptr) {
      const std::string_view piece(buffer);
      place_ += static_cast<long>(piece.size());
      line.append(piece);
      if (!line.empty() && line.back() == '\n') {
        line.pop_back();
        return true;
      }
    }
    return !line.empty();
  }
  bool go_to(long place) {
    if (place == place_) return true;
    place_ = place;
    return std::fseek(file_.get(), place, SEEK_SET) == 0;
  }
  bool at(long place, std::string& line) { return go_to(place) && next(line); }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> file_;
  long place_ = 0;
};

/// Where a line stands.
struct Place {
  std::uint32_t file = UINT32_MAX;
  long at = 0;
};

/// Says why the files are no family. The lines' numbers name at most a few.
class Complaint {
 public:
  explicit Complaint(bool as_json) : as_json_(as_json) {}
  Status tell(std::string_view code, const std::string& message, Status status) const {
    if (as_json_) {
      std::cout << file_error_json(code, message) << "\n";
    } else {
      std::cerr << "error: " << message << "\n";
    }
    return status;
  }

 private:
  bool as_json_;
};

/// "3, 8-12 and 40 more".
std::string list_of_missing(const std::vector<Place>& places) {
  constexpr std::size_t most_told = 8;
  std::string out;
  std::size_t told = 0;
  std::size_t more = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i].file != UINT32_MAX) continue;
    std::size_t last = i;
    while (last + 1 < places.size() && places[last + 1].file == UINT32_MAX) ++last;
    if (told++ < most_told) {
      out.append(out.empty() ? "" : ", ").append(std::to_string(i + 1));
      if (last > i) out.append("-").append(std::to_string(last + 1));
    } else {
      more += last - i + 1;
    }
    i = last;
  }
  return more > 0 ? out + " and " + std::to_string(more) + " more" : out;
}

}  // namespace

Status join_families(const std::vector<std::string>& files, bool as_json) {
  const Complaint complaint(as_json);
  std::vector<Share> shares;
  std::vector<Place> places;
  std::uint64_t lines = 0;
  std::string text;
  std::string other;
  for (std::size_t i = 0; i < files.size(); ++i) {
    Share& share = shares.emplace_back(files[i]);
    const auto unreadable = [&] {
      return complaint.tell("unreadable", files[i] + " can't be read", wrong_input);
    };
    if (share.failed()) return unreadable();
    std::uint64_t number = 0;
    for (long at = 0; share.next(text); at = share.place()) {
      ++number;
      const std::string where = files[i] + ", line " + std::to_string(number);
      const auto numbered = numbers_of(text);
      if (!numbered) {
        return complaint.tell("unreadable",
                              where + " is no line of a share: --shard I/N with --json makes those",
                              wrong_input);
      }
      constexpr std::uint64_t most_lines = 1'000'000'000;
      if (numbered->lines > most_lines || (lines > 0 && lines != numbered->lines)) {
        return complaint.tell(
            "unreadable",
            where + " is of another family: it has " + std::to_string(numbered->lines) + " members",
            wrong_input);
      }
      lines = numbered->lines;
      places.resize(static_cast<std::size_t>(lines));
      Place& place = places[static_cast<std::size_t>(numbered->line - 1)];
      if (place.file == UINT32_MAX) {
        place = {static_cast<std::uint32_t>(i), at};
        continue;
      }
      // The same line may be there again, as from a share that was run twice.
      Share& first = shares[place.file];
      const long back = first.place();
      const bool same = first.at(place.at, other) && other == text;
      if (!first.go_to(back)) return unreadable();
      if (!same) {
        return complaint.tell("unreadable",
                              where + " says something else of member " +
                                  std::to_string(numbered->line) + " than a line before it",
                              wrong_input);
      }
    }
    if (share.failed()) return unreadable();
  }
  const std::string missing = list_of_missing(places);
  if (!missing.empty() || places.empty()) {
    return complaint.tell(
        "unsettled",
        places.empty() ? "there are no lines"
                       : "of " + std::to_string(lines) + " members these are missing: " + missing,
        some_unsettled);
  }
  for (const Place& place : places) {
    if (!shares[place.file].at(place.at, text)) {
      return complaint.tell("unreadable", files[place.file] + " can't be read", wrong_input);
    }
    const auto numbered = numbers_of(text);
    if (numbered) text.resize(numbered->length);
    std::cout << text << "}\n";
  }
  return all_answered;
}

}  // namespace nimber::cli
