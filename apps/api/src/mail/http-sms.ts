import { TransportError, type Brand, type SmsTransport } from './transport.ts';

export interface HttpSmsSettings {
  url: string;
  key: string;
  /** What the phone shows as sender, by brand. */
  sender: Record<Brand, string>;
}

/** Responses about this message only, not about key or provider: the number or the text is invalid. */
const refusals = new Set([400, 422]);

/**
 * An SMS provider over HTTP: POST {to, text, sender, reference} with a bearer key; any 2xx means accepted.
 * `reference` is also sent as Idempotency-Key.
 * @throws TransportError
 */
export const httpSms = ({ url, key, sender }: HttpSmsSettings): SmsTransport => ({
  send: async ({ to, text, brand, reference }, signal) => {
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        signal,
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
          'idempotency-key': reference,
        },
        body: JSON.stringify({ to, text, sender: sender[brand], reference }),
      });
    } catch {
      throw new TransportError(signal.aborted ? 'HTTP time-out' : 'HTTP no connection');
    }
    await response.body?.cancel();
    if (!response.ok)
      throw new TransportError(`HTTP ${response.status}`, { refused: refusals.has(response.status) });
  },
});
