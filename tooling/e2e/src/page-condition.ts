import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Milliseconds. */
const limit = 5_000;

/**
 * What a failed journey says of its page, because a log is all that CI keeps: whether it still runs scripts and
 * paints, and which requests were never answered.
 */
export function observe(page: Page): () => Promise<string> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const inTime = (answer: Promise<string>) =>
    Promise.race([answer.catch(String), wait(limit, 'no answer', { ref: false })]);
  return async () => {
    const state = await inTime(page.evaluate(() => `${document.readyState}, ${document.visibilityState}`));
    const frame = await inTime(
      page.evaluate(() => new Promise<string>((done) => requestAnimationFrame(() => done('painted')))),
    );
    const requests = [...open].map((request) => request.url());
    return JSON.stringify({ url: page.url(), state, frame, requests });
  };
}
