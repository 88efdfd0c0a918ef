import type { intercomHash } from '@voyage/contracts/support.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { isConciergePath } from '@voyage/routes/concierge-path.ts';

/** The part of Intercom's messenger that we use, as documented: a command with its arguments. */
export type Intercom = (command: string, ...rest: unknown[]) => void;
/** Queues commands until the script is loaded, which then executes them. */
interface Queue extends Intercom {
  q: unknown[][];
  c: (command: unknown[]) => void;
}

declare global {
  interface Window {
    /** Set by Intercom's script, and by us until then. */
    Intercom?: Intercom | undefined;
  }
}

/** Intercom's codes of our languages. */
const languages: Record<Locale, string> = { 'zh-tw': 'zh-TW', 'zh-cn': 'zh-CN', ja: 'ja', en: 'en' };
/** Milliseconds after which a messenger that has not appeared is abandoned. */
const timeoutMs = 20_000;

export interface ChatRequest {
  identity: Output<typeof intercomHash.data>;
  locale: Locale;
  /** For its buttons, and its header; hexadecimal. */
  colors: { action: string; head: string };
  /** The member has closed the window; `show` opens it again. */
  onClosed: () => void;
  /** Ends the chat: the messenger forgets the member, and everything it stored in the browser. */
  signal: AbortSignal;
}
export interface Chat {
  show: () => void;
}

function queueOf(page: Document): Intercom {
  const queue: Queue = Object.assign((...command: unknown[]) => queue.c(command), {
    q: [],
    c: (command: unknown[]) => void queue.q.push(command),
  });
  const view = page.defaultView;
  if (view) view.Intercom = queue;
  return queue;
}

/**
 * Loads Intercom's script, once per document, and opens its window for a member. It is loaded only on
 * request, and receives nothing about the member but an id with its proof.
 * @throws Error if the script is blocked or missing, or no window appears
 */
export function openChat(
  { identity: { appId, userId, hash }, locale, colors, onClosed, signal }: ChatRequest,
  page: Document = document,
): Promise<Chat> {
  const ended = () => new Error('the chat was ended');
  if (signal.aborted) return Promise.reject(ended());
  const view = page.defaultView;
  const isLoaded = view?.Intercom !== undefined;
  if (!isLoaded) queueOf(page);
  // Read at each call: the script replaces the queue with its own function.
  const intercom: Intercom = (...command) => view?.Intercom?.(...command);
  return new Promise((done, fail) => {
    const script = isLoaded ? null : page.createElement('script');
    const giveUp = (reason: string) => {
      clearTimeout(late);
      signal.removeEventListener('abort', end);
      intercom('shutdown');
      // So that the next attempt loads it again.
      script?.remove();
      if (script && view) view.Intercom = undefined;
      fail(new Error(reason));
    };
    const late = setTimeout(() => giveUp('no window of the chat appeared'), timeoutMs);
    const end = () => {
      clearTimeout(late);
      intercom('shutdown');
      fail(ended());
    };
    signal.addEventListener('abort', end, { once: true });
    intercom('boot', {
      app_id: appId,
      user_id: userId,
      user_hash: hash,
      language_override: languages[locale],
      action_color: colors.action,
      background_color: colors.head,
      hide_default_launcher: true,
    });
    intercom('onShow', () => {
      clearTimeout(late);
      done({ show: () => intercom('show') });
    });
    intercom('onHide', () => !signal.aborted && onClosed());
    intercom('show');
    if (!script) return;
    script.src = `https://widget.intercom.io/widget/${appId}`;
    script.async = true;
    script.addEventListener('error', () => giveUp('the script of the chat could not be loaded'));
    page.head.append(script);
  });
}

/**
 * Whether this document was loaded at the page of the concierge: only there does the content security policy
 * allow the messenger (packages/site-server/src/pages/chat-policy.ts), and the policy of the first page stays until
 * a reload.
 */
export function isChatDocument(timing: Pick<Performance, 'getEntriesByType'> = performance): boolean {
  const [first] = timing.getEntriesByType('navigation');
  return first !== undefined && URL.canParse(first.name) && isConciergePath(new URL(first.name).pathname);
}
