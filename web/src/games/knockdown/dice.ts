// Three dice: how many of the 216 throws give each sum, and how many are too low (KNO-KDT-20, KNO-KDT-21).

export const throws = 216;
export const lowest = 3;
export const highest = 18;

/** Ways to throw each sum from 3 to 18. */
export const ways: readonly number[] = (() => {
  const counts = new Array<number>(highest - lowest + 1).fill(0);
  for (let a = 1; a <= 6; ++a) {
    for (let b = 1; b <= 6; ++b) {
      for (let c = 1; c <= 6; ++c) counts[a + b + c - lowest] = (counts[a + b + c - lowest] ?? 0) + 1;
    }
  }
  return counts;
})();

/** How many throws fail against a strain: the sum must be at least as high. */
export function fails(strain: number): number {
  return ways.reduce((sum, n, i) => (i + lowest < strain ? sum + n : sum), 0);
}
