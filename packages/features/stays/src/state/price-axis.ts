/** Number of bar heights: the content security policy allows no style attributes. */
export const barSteps = 40;
const ends = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The end of an axis that starts at zero: a round amount in minor units, whose half is round too. */
export function axisTop(most: number): number {
  const unit = Math.max(10, 10 ** Math.floor(Math.log10(Math.max(1, most))));
  return Math.round((ends.find((end) => end * unit >= most) ?? 10) * unit);
}

export const barStep = (amount: number, top: number): number =>
  Math.max(1, Math.round((amount / top) * barSteps));
