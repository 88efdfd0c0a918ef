import { changesHeader } from '@voyage/contracts/headers.ts';
import * as v from 'valibot';

const answerSchema = v.object({
  changes: v.array(v.object({ number: v.number(), hotelId: v.number() })),
});

/** The service names the changes of ten seconds; after a longer silence some may be missing. */
const idleTimeoutMs = 8_000;
/** Another process of the service learns of a change up to 0.4 seconds later, and may have rendered the old one again. */
const repeatMs = 1_000;
const timeoutMs = 2_000;
/** How long a number is remembered, so that a change is passed on once. */
const rememberMs = 60_000;

interface Watcher {
  /** Some hotels' rooms, rates or facts have changed. Called again a second later. */
  changed: (hotels: ReadonlySet<number>) => void;
  /** Any may have. */
  missed: () => void;
  /** Milliseconds between two requests. */
  every?: number;
}

/** Asks the service several times a second which hotels have changed. Returns a function that ends this. */
export function watchChanges(apiUrl: string, { changed, missed, every = 200 }: Watcher): () => void {
  const known = new Map<number, number>();
  let answeredAt: number | undefined;
  let isBusy = false;
  const ask = async () => {
    const response = await fetch(`${apiUrl}/changes`, {
      headers: { [changesHeader]: '1' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { output, success } = v.safeParse(answerSchema, await response.json());
    if (!success) return; // an earlier release of the service
    const now = performance.now();
    const news = output.changes.filter(({ number }) => !known.has(number));
    for (const { number } of news) known.set(number, now);
    for (const [number, at] of known) if (now - at > rememberMs) known.delete(number);
    const last = answeredAt;
    answeredAt = now;
    if (last === undefined) return; // nothing was cached before
    if (now - last > idleTimeoutMs) return missed();
    if (news.length === 0) return;
    const hotels = new Set(news.map(({ hotelId }) => hotelId));
    changed(hotels);
    setTimeout(() => changed(hotels), repeatMs).unref();
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void ask()
      .catch(() => {}) // unavailable for a moment: `missed` follows if it lasts
      .finally(() => (isBusy = false));
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
