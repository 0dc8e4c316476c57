#include "rules/edges/edge_list.hpp"

#include "text/names.hpp"
#include "values/stable_order.hpp"

#include <algorithm>
#include <numeric>

namespace nimber {
namespace {

constexpr unsigned long_name = 0xFF;

// A name stands in a state as one word, its length in the upper byte, or, from eight letters on, as
// a word with its length and as many words as it needs.

std::size_t name_words(std::uint64_t first) {
  if (first >> 56 != long_name) return 1;
  return 1 + static_cast<std::size_t>(((first & 0xFFFFFFFFFFFFFFu) + 7) / 8);
}

void append_name(const std::string& name, State& out) {
  const auto letters = [&](std::size_t from, std::size_t count) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < count && from + i < name.size(); ++i)
      word |= std::uint64_t{static_cast<unsigned char>(name[from + i])} << (8 * i);
    return word;
  };
  if (name.size() < 8) {
    out.push_back(std::uint64_t{name.size()} << 56 | letters(0, 7));
    return;
  }
  out.push_back(std::uint64_t{long_name} << 56 | name.size());
  for (std::size_t at = 0; at < name.size(); at += 8) out.push_back(letters(at, 8));
}

std::size_t name_size(std::uint64_t first) {
  return static_cast<std::size_t>(first >> 56 != long_name ? first >> 56
                                                           : first & 0xFFFFFFFFFFFFFFu);
}

Error wrong_edge(std::size_t item, std::string word, std::string name = {}) {
  return {ErrorCode::bad_edges, item, {std::move(word), std::move(name)}};
}

std::string item_text(const GraphText& text, const GraphText::Item& item) {
  return text.names[item.from] +
         (item.to == GraphText::alone ? std::string() : "-" + text.names[item.to]);
}

/// The first item that repeats an edge, whichever way it is written; items.size() if none does.
std::size_t first_repeated(const std::vector<GraphText::Item>& items) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].to != GraphText::alone) order.push_back(i);
  }
  const auto ends = [&](std::size_t i) { return std::minmax(items[i].from, items[i].to); };
  put_in_order(order, [&](std::size_t a, std::size_t b) {
    return ends(a) != ends(b) ? ends(a) < ends(b) : a < b;
  });
  std::size_t first = items.size();
  for (std::size_t i = 1; i < order.size(); ++i) {
    if (ends(order[i - 1]) == ends(order[i])) first = std::min(first, order[i]);
  }
  return first;
}

/// The first item that does not hang on this vertex; items.size() if all do.
std::size_t first_loose(const GraphText& text, std::uint32_t ground) {
  std::vector<std::uint32_t> group(text.names.size());
  std::iota(group.begin(), group.end(), 0u);
  const auto find = [&](std::uint32_t v) {
    while (group[v] != v) v = group[v] = group[group[v]];
    return v;
  };
  for (const auto& item : text.items) {
    const std::uint32_t a = find(item.from);
    const std::uint32_t b = find(item.to);
    group[std::max(a, b)] = std::min(a, b);
  }
  std::size_t i = 0;
  while (i < text.items.size() && find(text.items[i].from) == find(ground)) ++i;
  return i;
}

}  // namespace

Result<GraphText> read_edge_items(Reader& reader, std::vector<std::size_t>& places) {
  GraphText text;
  NameTable names;
  const auto vertex = [&]() -> std::optional<std::uint32_t> {
    const std::string name = reader.vertex();
    if (name.empty()) return std::nullopt;
    return names.number(name);
  };
  const auto nothing = [&] {
    return reader.fail_at(reader.index(), ErrorCode::bad_edges, {"expected", ""});
  };
  do {
    if (text.items.size() >= reader.limits().max_parts)
      return reader.fail(ErrorCode::too_many_parts, {std::to_string(reader.limits().max_parts)});
    places.push_back(reader.index());
    const auto from = vertex();
    if (!from) return nothing();
    GraphText::Item item{*from, GraphText::alone};
    if (reader.accept('-')) {
      const auto to = vertex();
      if (!to) return nothing();
      item.to = *to;
    }
    if (reader.peek() == Reader::gap) return nothing();
    text.items.push_back(item);
  } while (reader.accept(','));
  text.names = names.take();
  return text;
}

std::optional<Error> check_edges(const GraphText& text, EdgeKinds kinds) {
  std::size_t item = 0;
  for (const auto& [from, to] : text.items) {
    ++item;
    if (to == GraphText::alone && !kinds.alone) return wrong_edge(item, "alone", text.names[from]);
    if (to == from && !kinds.loops) return wrong_edge(item, "loop", text.names[from]);
  }
  if (!kinds.parallel) {
    const std::size_t again = first_repeated(text.items);
    if (again < text.items.size())
      return wrong_edge(again + 1, "repeated", item_text(text, text.items[again]));
  }
  if (kinds.ground) {
    const auto ground = std::find(text.names.begin(), text.names.end(), "0");
    if (ground == text.names.end()) return wrong_edge(1, "ground");
    const std::size_t loose =
        first_loose(text, static_cast<std::uint32_t>(ground - text.names.begin()));
    if (loose < text.items.size())
      return wrong_edge(loose + 1, "loose", item_text(text, text.items[loose]));
  }
  return std::nullopt;
}

State edge_state(const GraphText& text) {
  constexpr std::uint32_t none = UINT32_MAX;
  std::vector<std::uint32_t> number(text.names.size(), none);
  std::vector<std::uint32_t> order;
  State state(EdgeList::header);
  const auto number_of = [&](std::uint32_t v) {
    if (number[v] == none) {
      number[v] = static_cast<std::uint32_t>(order.size());
      order.push_back(v);
    }
    return std::uint64_t{number[v]};
  };
  for (const auto& [from, to] : text.items) {
    if (to == GraphText::alone) continue;
    const std::uint64_t first = number_of(from);
    state.push_back(first << 32 | number_of(to));
  }
  state[1] = state.size() - EdgeList::header;
  std::vector<std::uint32_t> alone;
  for (const auto& [from, to] : text.items) {
    if (to == GraphText::alone && number[from] == none) alone.push_back(from);
  }
  put_in_order(alone,
               [&](std::uint32_t a, std::uint32_t b) { return text.names[a] < text.names[b]; });
  for (const std::uint32_t v : alone) number_of(v);
  state[0] = order.size();
  for (const std::uint32_t v : order) append_name(text.names[v], state);
  return state;
}

Result<State> read_edge_state(Reader& reader, EdgeKinds kinds) {
  if (reader.peek() == '-' && !Reader::is_letter(reader.peek(1)) &&
      !Reader::is_digit(reader.peek(1))) {
    reader.skip();
    return State(EdgeList::header, 0);
  }
  std::vector<std::size_t> places;
  const auto text = read_edge_items(reader, places);
  if (!text) return text.error();
  if (const auto error = check_edges(*text, kinds))
    return reader.fail_at(places[error->column - 1], error->code, error->args);
  return edge_state(*text);
}

EdgeList::EdgeList(const State& state) : state_(&state) {
  const std::size_t count = vertices(state);
  starts_.reserve(count + 1);
  std::size_t at = header + edges(state);
  for (std::size_t v = 0; v < count; ++v) {
    starts_.push_back(at);
    at += name_words(state[at]);
  }
  starts_.push_back(at);
}

std::string EdgeList::name(Vertex v) const {
  const std::uint64_t first = (*state_)[starts_[v]];
  const std::size_t size = name_size(first);
  std::string name(size, '\0');
  for (std::size_t i = 0; i < size; ++i) {
    const std::uint64_t word = first >> 56 != long_name ? first : (*state_)[starts_[v] + 1 + i / 8];
    name[i] = static_cast<char>(static_cast<unsigned char>(word >> (8 * (i % 8))));
  }
  return name;
}

std::vector<std::string> EdgeList::names() const {
  std::vector<std::string> all(vertices());
  for (Vertex v = 0; v < all.size(); ++v) all[v] = name(v);
  return all;
}

std::vector<EdgeList::Edge> EdgeList::all_edges() const {
  std::vector<Edge> all(edges());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = edge(i);
  return all;
}

EdgeList::Vertex EdgeList::ground() const {
  constexpr std::uint64_t zero = std::uint64_t{1} << 56 | '0';
  Vertex v = 0;
  while (v < vertices() && (*state_)[starts_[v]] != zero) ++v;
  return v;
}

EdgeList::Vertex EdgeList::first_alone() const {
  Vertex first = 0;
  for (std::size_t i = 0; i < edges(); ++i) {
    const auto [from, to] = edge(i);
    first = std::max({first, from + 1, to + 1});
  }
  return first;
}

void EdgeList::print(std::string& out) const {
  if (vertices() == 0) {
    out.push_back('-');
    return;
  }
  bool first = true;
  const auto comma = [&] {
    if (!first) out.push_back(',');
    first = false;
  };
  const std::vector<std::string> all = names();
  for (std::size_t i = 0; i < edges(); ++i) {
    comma();
    const auto [from, to] = edge(i);
    out.append(all[from]).append("-").append(all[to]);
  }
  for (Vertex v = first_alone(); v < vertices(); ++v) {
    comma();
    out += all[v];
  }
}

std::size_t EdgeList::text_size() const {
  const auto size = [&](Vertex v) { return name_size((*state_)[starts_[v]]); };
  std::size_t sum = 0;
  for (std::size_t i = 0; i < edges(); ++i) {
    const auto [from, to] = edge(i);
    sum += size(from) + size(to) + 2;
  }
  for (Vertex v = first_alone(); v < vertices(); ++v) sum += size(v) + 1;
  return std::max<std::size_t>(sum, 2) - 1;
}

State EdgeList::left(const std::vector<bool>& stay, const std::vector<bool>& alone) const {
  constexpr Vertex none = UINT32_MAX;
  std::vector<Vertex> number(vertices(), none);
  std::vector<Vertex> order;
  State state(header);
  const auto number_of = [&](Vertex v) {
    if (number[v] == none) {
      number[v] = static_cast<Vertex>(order.size());
      order.push_back(v);
    }
    return std::uint64_t{number[v]};
  };
  for (std::size_t i = 0; i < edges(); ++i) {
    if (!stay[i]) continue;
    const auto [from, to] = edge(i);
    const std::uint64_t first = number_of(from);
    state.push_back(first << 32 | number_of(to));
  }
  state[1] = state.size() - header;
  std::vector<std::pair<std::string, Vertex>> lonely;
  for (Vertex v = 0; v < alone.size(); ++v) {
    if (alone[v] && number[v] == none) lonely.emplace_back(name(v), v);
  }
  std::sort(lonely.begin(), lonely.end());
  for (const auto& [text, v] : lonely) number_of(v);
  state[0] = order.size();
  const auto at = [&](std::size_t i) { return state_->begin() + static_cast<std::ptrdiff_t>(i); };
  for (const Vertex v : order) state.insert(state.end(), at(starts_[v]), at(starts_[v + 1]));
  return state;
}

EdgesAt::EdgesAt(std::size_t vertices, const std::vector<EdgeList::Edge>& edges)
    : start(vertices + 1) {
  for (const auto& [from, to] : edges) {
    ++start[from + 1u];
    if (to != from) ++start[to + 1u];
  }
  std::partial_sum(start.begin(), start.end(), start.begin());
  std::vector<std::uint32_t> next = start;
  edge.resize(start.back());
  for (std::uint32_t e = 0; e < edges.size(); ++e) {
    const auto [from, to] = edges[e];
    edge[next[from]++] = e;
    if (to != from) edge[next[to]++] = e;
  }
}

}  // namespace nimber
