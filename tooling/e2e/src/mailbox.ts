// The mailbox of the demonstration, where journeys read what the service sends.
import { expect, type Page } from '@playwright/test';
import { stack } from './site.ts';
import type { words } from './words.ts';

const read = async (api: string, path: string): Promise<string> => (await fetch(`${api}/dev/${path}`)).text();

/** Ids of the messages to an address, newest first. */
const idsTo = async (to: string, api: string): Promise<string[]> =>
  [...(await read(api, `mailbox?to=${encodeURIComponent(to)}`)).matchAll(/href="mailbox\/(\d+)\?/g)].flatMap(
    ([, id]) => id ?? [],
  );
/** A message alone: its page also lists the others, with how they begin. */
const textOf = async (id: string, api: string): Promise<string> =>
  /<(?:pre|p class="bubble")[^>]*>([\s\S]*?)<\/p(?:re)?>/.exec(await read(api, `mailbox/${id}`))?.[1] ?? '';

/** The emails to an address as HTML, newest first. `api`: the service's origin. */
export const emailsTo = async (to: string, api = stack.api): Promise<string[]> =>
  Promise.all((await idsTo(to, api)).map((id) => read(api, `mailbox/${id}/html`)));

/** The text of the newest message to an address; empty if there is none. */
export async function newestMessageTo(to: string, api = stack.api): Promise<string> {
  const [newest] = await idsTo(to, api);
  return newest ? textOf(newest, api) : '';
}

/** Triggers a message, and returns its text once it has arrived. */
export async function messageAfter(to: string, act: () => Promise<void>, api = stack.api): Promise<string> {
  const before = (await idsTo(to, api)).length;
  await act();
  await expect.poll(async () => (await idsTo(to, api)).length).toBeGreaterThan(before);
  return newestMessageTo(to, api);
}

/** Requests a code for an address or a number that is being registered, and types the one received. */
export async function enterCode(page: Page, t: ReturnType<typeof words>, to: string): Promise<void> {
  const send = page.getByRole('button', { name: t('register.verify.send') }).first();
  const message = await messageAfter(to, () => send.click());
  await page.getByLabel(t('register.verify.code')).fill(/\b\d{6}\b/.exec(message)?.[0] ?? '');
}
