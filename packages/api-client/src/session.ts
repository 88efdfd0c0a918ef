import type { TokenPayload } from '@voyage/contracts/auth.ts';
import { policy } from '@voyage/domain/policy.ts';
import type { CallFailure } from './failure.ts';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}
export type SessionEvent = 'changed' | 'expired' | 'verify';

/** The member's tokens in local storage (section 4, "Login"), refreshed in time, once for all tabs. */
export interface Session {
  token(): string | undefined;
  payload(): TokenPayload | undefined;
  /** The access token, exchanged first when fewer than three days remain. */
  freshToken(): Promise<string | undefined>;
  store(pair: TokenPair): void;
  clear(): void;
  onFailure(failure: CallFailure): void;
  listen(listener: (event: SessionEvent) => void): () => void;
}

const keys = { access: 'accessToken', refresh: 'refreshToken' };

export function decodePayload(token: string): TokenPayload | undefined {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenPayload;
  } catch {
    return undefined;
  }
}

/** Whether it is time to refresh: a token with an expiry no more than three days away (section 4). */
export const needsRefresh = (payload: Pick<TokenPayload, 'exp'> | undefined, nowSeconds: number): boolean =>
  payload?.exp !== undefined && payload.exp - nowSeconds <= policy.tokenRefreshThresholdSeconds;

export function browserSession(storage: Storage, refresh: (refreshToken: string) => Promise<TokenPair>): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const tell = (event: SessionEvent) => listeners.forEach((listener) => listener(event));
  const token = () => storage.getItem(keys.access) ?? undefined;
  const payload = () => {
    const value = token();
    return value ? decodePayload(value) : undefined;
  };
  const nowSeconds = () => Date.now() / 1000;
  const store = (pair: TokenPair) => {
    storage.setItem(keys.access, pair.accessToken);
    storage.setItem(keys.refresh, pair.refreshToken);
    tell('changed');
  };
  const clear = () => {
    storage.removeItem(keys.access);
    storage.removeItem(keys.refresh);
    tell('changed');
  };
  /** One tab refreshes, the others wait and find the new pair (Web Locks). */
  async function exchange(): Promise<void> {
    if (!needsRefresh(payload(), nowSeconds())) return;
    const refreshToken = storage.getItem(keys.refresh);
    if (!refreshToken) return clear();
    try {
      store(await refresh(refreshToken));
    } catch (error) {
      if ((error as CallFailure).code === 'network' || (error as CallFailure).code === 'timeout') return; // try again with the next call
      clear();
      tell('expired');
    }
  }
  return {
    token,
    payload,
    store,
    clear,
    freshToken: async () => {
      if (needsRefresh(payload(), nowSeconds())) await (navigator.locks ? navigator.locks.request('token-refresh', exchange) : exchange());
      return token();
    },
    onFailure: ({ code, status }) => {
      if (code === 'au0104') return tell('verify');
      if (status === 401 && code !== 'au0106' && token()) {
        clear();
        tell('expired');
      }
    },
    listen: (listener) => {
      listeners.add(listener);
      const other = (event: StorageEvent) => event.key === keys.access && listener('changed');
      globalThis.addEventListener?.('storage', other);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', other);
      };
    },
  };
}
