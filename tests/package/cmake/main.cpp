#include <nimber/analysis.hpp>

#include <iostream>

int main() {
  const auto position = nimber::read_position("take/1..3:9+nim:2");
  if (!position) return 1;
  const auto result = nimber::analyze(*position);
  if (!result) return 1;
  std::cout << *result->value << "\n";
  for (const nimber::PositionMove& move : result->winning)
    std::cout << nimber::print(nimber::after(*position, move)) << "\n";
}
