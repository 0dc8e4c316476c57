/** `missing`: what the total still lacks, above 0. Nobody wins once all numbers are chosen. */
function wins(free, missing) {
  return free.some((k) => {
    if (k >= missing) return true;
    const rest = free.filter((other) => other !== k);
    return rest.length > 0 && !wins(rest, missing - k);
  });
}

export default {
  frame: "lines",
  one({ between }) {
    const m = between(1, 7);
    const sum = (m * (m + 1)) / 2;
    const total = between(0, sum + 2);
    const won =
      total === 0 ||
      (total <= sum &&
        wins(
          Array.from({ length: m }, (_, i) => i + 1),
          total,
        ));
    const isPosition = total > 0 && total <= sum;
    return { input: `${m} ${total}\n`, output: `${won}\n`, wins: [isPosition ? won : null] };
  },
  largest: () => "20 210\n20 209\n20 189\n20 152\n19 190\n",
};
