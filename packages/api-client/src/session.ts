import type { TokenPayload } from '@voyage/contracts/auth.ts';
import { policy } from '@voyage/domain/policy.ts';
import { RequestFailure } from './failure.ts';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}
/**
 * changed: tokens were stored or removed. expired: the service ended the session. verify: the
 * service requires it to be verified. left: another tab logged out.
 */
type SessionEvent = 'changed' | 'expired' | 'verify' | 'left';

/**
 * The member's tokens in local storage (docs/product/states.md, "Login"), refreshed in time and
 * once for all tabs.
 */
export interface Session {
  token(): string | undefined;
  payload(): TokenPayload | undefined;
  /** The access token, refreshed first if it expires within three days. */
  freshToken(): Promise<string | undefined>;
  /**
   * Refreshes the tokens now, whenever they expire (docs/product/states.md, "Session error").
   * valid: there are new tokens. over: they were rejected and the session has ended. unknown: the
   * service could not be reached.
   */
  verify(): Promise<'valid' | 'over' | 'unknown'>;
  store(pair: TokenPair): void;
  clear(): void;
  onFailure(failure: RequestFailure): void;
  listen(listener: (event: SessionEvent) => void): () => void;
}

const keys = { access: 'accessToken', refresh: 'refreshToken' };

/** The payload of a token, without verifying its signature; undefined if it is not a token. */
export function decodePayload(token: string): TokenPayload | undefined {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    // signed by the service; used here only to decide what to show
    const payload: TokenPayload = JSON.parse(new TextDecoder().decode(bytes));
    return payload;
  } catch {
    return undefined;
  }
}

/** Whether it is time to refresh: a token with an expiry no more than three days away (docs/product/states.md). */
export const needsRefresh = (payload: Pick<TokenPayload, 'exp'> | undefined, nowSeconds: number): boolean =>
  payload?.exp !== undefined && payload.exp - nowSeconds <= policy.tokenRefreshThresholdSeconds;

/**
 * Failures that say nothing about the session: the service was unreachable or did not respond
 * properly.
 */
const passes = (error: unknown): boolean =>
  error instanceof RequestFailure &&
  (error.code === 'network' ||
    error.code === 'timeout' ||
    error.status === 429 ||
    (error.status ?? 0) >= 500);

/** The session of a browser. `storage` is shared by its tabs; `refresh` exchanges a refresh token for a new pair, and throws a RequestFailure. */
export function browserSession(
  storage: Storage,
  refresh: (refreshToken: string) => Promise<TokenPair>,
): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const notify = (event: SessionEvent) => listeners.forEach((listener) => listener(event));
  const token = () => storage.getItem(keys.access) ?? undefined;
  const payload = () => {
    const value = token();
    return value ? decodePayload(value) : undefined;
  };
  const due = () => needsRefresh(payload(), Date.now() / 1000);
  const store = (pair: TokenPair) => {
    storage.setItem(keys.access, pair.accessToken);
    storage.setItem(keys.refresh, pair.refreshToken);
    notify('changed');
  };
  const clear = () => {
    storage.removeItem(keys.access);
    storage.removeItem(keys.refresh);
    notify('changed');
  };
  const end = (after?: () => void) => {
    clear();
    after?.();
    return 'over' as const;
  };
  async function exchange(wanted: () => boolean, ended?: () => void): Promise<'valid' | 'over' | 'unknown'> {
    if (!wanted()) return token() ? 'valid' : 'over';
    const refreshToken = storage.getItem(keys.refresh);
    if (!refreshToken) return end(ended);
    try {
      store(await refresh(refreshToken));
      return 'valid';
    } catch (error) {
      if (passes(error)) return 'unknown'; // the next call retries
      const now = storage.getItem(keys.refresh);
      if (now && now !== refreshToken) return 'valid'; // without locks, another tab may have refreshed first
      return end(ended);
    }
  }
  let last: Promise<unknown> = Promise.resolve();
  function aloneInTab(...work: Parameters<typeof exchange>): ReturnType<typeof exchange> {
    const exchanged = last.then(() => exchange(...work));
    last = exchanged.catch(() => {});
    return exchanged;
  }
  /**
   * One tab refreshes, the others wait and use the new pair (Web Locks). Without locks (a page not
   * served over https, or a browser that refuses them with its storage) only the calls of this tab
   * wait for each other.
   */
  async function alone(...work: Parameters<typeof exchange>): ReturnType<typeof exchange> {
    let begun = false;
    try {
      const asked = navigator.locks?.request('token-refresh', () => {
        begun = true;
        return exchange(...work);
      });
      if (asked) return await asked;
    } catch (error) {
      if (begun) throw error;
    }
    return aloneInTab(...work);
  }
  return {
    token,
    payload,
    store,
    clear,
    freshToken: async () => {
      if (due()) await alone(due, () => notify('expired'));
      return token();
    },
    verify: () => {
      const suspectToken = token();
      return alone(() => token() === suspectToken);
    },
    onFailure: ({ code, status }) => {
      if (code === 'au0104') return notify('verify');
      if (status === 401 && code !== 'au0106' && token()) {
        clear();
        notify('expired');
      }
    },
    listen: (listener) => {
      listeners.add(listener);
      // The event of a storage that was cleared as a whole has no key.
      const other = ({ key }: StorageEvent) =>
        (key === keys.access || key === null) && listener(token() ? 'changed' : 'left');
      globalThis.addEventListener?.('storage', other);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', other);
      };
    },
  };
}
