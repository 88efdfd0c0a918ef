// The mailbox of the demonstration, where journeys read what the service sends.
import { expect } from '@playwright/test';
import { stack } from './site.ts';

const read = async (path: string): Promise<string> => (await fetch(`${stack.api}/dev/${path}`)).text();

/** Ids of the messages to an address, newest first. */
const idsTo = async (to: string): Promise<string[]> =>
  [...(await read(`mailbox?to=${encodeURIComponent(to)}`)).matchAll(/href="mailbox\/(\d+)\?/g)].flatMap(
    ([, id]) => id ?? [],
  );
/** A message alone: its page also lists the others, with how they begin. */
const textOf = async (id: string): Promise<string> =>
  /<(?:pre|p class="bubble")[^>]*>([\s\S]*?)<\/p(?:re)?>/.exec(await read(`mailbox/${id}`))?.[1] ?? '';

/** The text of the newest message to an address; empty if there is none. */
export async function newestTo(to: string): Promise<string> {
  const [newest] = await idsTo(to);
  return newest ? textOf(newest) : '';
}

/** Triggers a message, and returns its text once it has arrived. */
export async function messageAfter(to: string, act: () => Promise<void>): Promise<string> {
  const before = (await idsTo(to)).length;
  await act();
  await expect.poll(async () => (await idsTo(to)).length).toBeGreaterThan(before);
  return newestTo(to);
}
