/** A plausible price: to the nearest 1 below 25, then 5, 50, 500 ... by the size of the currency. */
export function roundPrice(major: number): number {
  const unit = major < 25 ? 1 : 10 ** Math.max(0, Math.floor(Math.log10(major)) - 2) * 5;
  return Math.max(unit, Math.round(major / unit) * unit);
}
