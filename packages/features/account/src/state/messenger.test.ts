import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChatDocument, openChat, type Intercom } from './messenger.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose scripts the test loads, or does not. */
function fakePage() {
  const view: { Intercom?: (Intercom & { q?: unknown[][] }) | undefined } = {};
  const scripts: EventTarget[] = [];
  const page = {
    defaultView: view,
    createElement: () =>
      Object.assign(new EventTarget(), {
        remove(this: EventTarget) {
          scripts.splice(scripts.indexOf(this), 1);
        },
      }),
    head: { append: (script: EventTarget) => scripts.push(script) },
  };
  const commands: unknown[][] = [];
  const listeners = new Map<unknown, () => void>();
  /** Intercom's script arrives: it carries out what was queued, then every further command. */
  const load = () => {
    const run = (...command: unknown[]) => {
      commands.push(command);
      const [name, listener] = command;
      if (typeof listener === 'function') listeners.set(name, () => listener());
    };
    const queued = view.Intercom?.q ?? [];
    view.Intercom = run;
    for (const command of queued) run(...command);
  };
  return {
    page: page as unknown as Document, // the few members of a document that the messenger uses
    view,
    scripts,
    commands,
    load,
    emit: (event: string) => listeners.get(event)?.(),
  };
}
function opened() {
  const fake = fakePage();
  const ending = new AbortController();
  const onClosed = vi.fn();
  const open = () =>
    openChat(
      {
        identity: { appId: 'abcd1234', userId: 'member-1', hash: 'f'.repeat(64) },
        locale: 'zh-tw',
        colors: { action: '#D2B27C', head: '#0E1418' },
        onClosed,
        signal: ending.signal,
      },
      fake.page,
    );
  return { ...fake, ending, onClosed, open };
}
const named = (commands: unknown[][], name: string) => commands.filter(([command]) => command === name);

test('the messenger is loaded for its workspace, and gets an id with its proof, language and colours', async () => {
  const { open, scripts, load, emit, commands } = opened();
  const chat = open();
  expect(scripts).toMatchObject([{ src: 'https://widget.intercom.io/widget/abcd1234' }]);
  load();
  emit('onShow');
  await chat;
  expect(named(commands, 'boot')).toEqual([
    [
      'boot',
      {
        app_id: 'abcd1234',
        user_id: 'member-1',
        user_hash: 'f'.repeat(64),
        language_override: 'zh-TW',
        action_color: '#D2B27C',
        background_color: '#0E1418',
        hide_default_launcher: true,
      },
    ],
  ]);
  expect(named(commands, 'show')).toHaveLength(1);
});

test('reports that the member closed it, and can be shown again without another script', async () => {
  const { open, scripts, load, emit, onClosed, commands } = opened();
  const opening = open();
  load();
  emit('onShow');
  const chat = await opening;
  emit('onHide');
  expect(onClosed).toHaveBeenCalledTimes(1);
  chat.show();
  expect(named(commands, 'show')).toHaveLength(2);
  expect(scripts).toHaveLength(1);
});

test('forgets the member when it ends; a later chat in the same document starts afresh', async () => {
  const { page, view, open, load, emit, ending, onClosed, commands } = opened();
  const opening = open();
  load();
  emit('onShow');
  await opening;
  ending.abort();
  expect(commands.at(-1)).toEqual(['shutdown']);
  emit('onHide');
  expect(onClosed, 'the page has gone').not.toHaveBeenCalled();
  const loaded = view.Intercom;
  const again = openChat(
    {
      identity: { appId: 'abcd1234', userId: 'member-2', hash: 'e' },
      locale: 'en',
      colors: { action: '#000000', head: '#FFFFFF' },
      onClosed,
      signal: new AbortController().signal,
    },
    page,
  );
  emit('onShow');
  await again;
  expect(view.Intercom).toBe(loaded);
  expect(named(commands, 'boot').at(-1)).toMatchObject(['boot', { user_id: 'member-2' }]);
});

test('fails if the script is blocked or missing, and the next attempt loads it again', async () => {
  const { open, scripts, view } = opened();
  const first = open();
  scripts[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(/could not be loaded/);
  expect([scripts.length, view.Intercom]).toEqual([0, undefined]);
  const second = open();
  expect(scripts).toHaveLength(1);
  scripts[0]?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow();
});

test('gives up after 20 seconds if the messenger does not appear, and shuts it down', async () => {
  const { open, load, commands } = opened();
  const chat = open();
  load();
  const failed = expect(chat).rejects.toThrow(/no window/);
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(commands.at(-1)).toEqual(['shutdown']);
});

test('shuts down if the page is left while it loads', async () => {
  const { open, ending, load, commands } = opened();
  const chat = open();
  ending.abort();
  await expect(chat).rejects.toThrow(/ended/);
  load();
  expect(commands.at(-1), 'shutdown comes last, after anything queued').toEqual(['shutdown']);
});

test('does not load anything if it was ended before it began', async () => {
  const { open, ending, scripts, view } = opened();
  ending.abort();
  await expect(open()).rejects.toThrow(/ended/);
  expect([scripts, view.Intercom]).toEqual([[], undefined]);
});

test.each([
  ['https://aldermere.example/en/user/concierge', true],
  ['https://aldermere.example/zh-tw/user/concierge/?a=1', true],
  ['https://aldermere.example/en/user', false],
  ['https://aldermere.example/en/user/concierge/more', false],
])('a document loaded at %s may contain the messenger: %s', (name, may) => {
  const timing = (entries: { name: string }[]) =>
    ({ getEntriesByType: () => entries }) as unknown as Performance; // entries with a name only
  expect(isChatDocument(timing([{ name }]))).toBe(may);
  expect(isChatDocument(timing([]))).toBe(false);
});
