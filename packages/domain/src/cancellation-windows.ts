/** How a penalty was agreed, which does not change with the price: of the stay, or money. */
export type PenaltyBasis =
  | { kind: 'percent'; percent: number }
  | { kind: 'nights'; nights: number }
  | { kind: 'amount' };

/** What cancelling costs up to an instant: of several windows, the first that has not ended counts. */
export interface CancellationWindow {
  /** ISO 8601, the last instant at which it counts; null: until the stay begins, only for the last window. */
  until: string | null;
  /** For the whole stay and all rooms, in minor units of its currency. */
  penalty: number;
  basis: PenaltyBasis;
}

const isOpen = ({ until }: Pick<CancellationWindow, 'until'>, now: number) =>
  until === null || now <= Date.parse(until);

/** The windows that have not ended at an instant (milliseconds since 1970); the first is the one that counts. */
export const windowsFrom = <W extends Pick<CancellationWindow, 'until'>>(
  windows: readonly W[],
  now: number,
): W[] => windows.filter((window) => isOpen(window, now));

/**
 * What cancelling costs at `now`, in minor units; after the last window, which should not end, as in it.
 * @throws RangeError without windows
 */
export function penaltyAt(windows: readonly CancellationWindow[], now: Date): number {
  const counts = windowsFrom(windows, now.getTime())[0] ?? windows.at(-1);
  if (!counts) throw new RangeError('a stay has no cancellation windows');
  return counts.penalty;
}

/** The last instant of free cancellation (ISO 8601), if it begins free; null: never free. */
export function freeUntil(windows: readonly CancellationWindow[]): string | null {
  const [first] = windows;
  return first?.penalty === 0 ? first.until : null;
}

/** Whether the whole price is kept at any time. */
export const isNonRefundable = (windows: readonly Pick<CancellationWindow, 'basis'>[]): boolean =>
  windows.every(({ basis }) => basis.kind === 'percent' && basis.percent >= 100);

const basisText = ({ basis, penalty }: CancellationWindow): string =>
  basis.kind === 'percent'
    ? `${basis.percent}%`
    : basis.kind === 'nights'
      ? `${basis.nights}n`
      : String(penalty);

/** A text that is equal for equal terms, whatever the price; only to be compared. */
export const termsHash = (windows: readonly CancellationWindow[]): string =>
  windows.map((window) => `${window.until ?? ''}=${basisText(window)}`).join(' ');
