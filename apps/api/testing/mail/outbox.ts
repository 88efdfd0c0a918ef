import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createCircuit } from '../../src/platform/circuit.ts';
import { startService, type TestService } from '../service.ts';
import { queueEmail } from '../../src/mail/queue.ts';
import { samples } from './samples.ts';
import { type OutboxServices, type OutboxTransports } from '../../src/mail/send-outbox.ts';
import {
  TransportError,
  type EmailMessage,
  type SmsMessage,
  type Transport,
} from '../../src/mail/transport.ts';

export const minute = 60_000;
export const sample = samples('en');
export let s: TestService;

/** A process that sends, with its own transports. */
export function sender(
  mail: Transport<EmailMessage>['send'],
  {
    sms = () => Promise.resolve(),
    timeoutMs = 60_000,
  }: { sms?: Transport<SmsMessage>['send']; timeoutMs?: number } = {},
): OutboxServices {
  const outlet = <M>(send: Transport<M>['send']) => ({
    transport: { send },
    circuit: createCircuit(s.services.now, 'test'),
    delivered: new Set<number>(),
    timeoutMs,
    atOnce: 8,
  });
  const transports: OutboxTransports = { mail: outlet(mail), sms: outlet(sms) };
  return {
    ...s.services,
    env: { SITE_URLS: { main: 'https://main.example', club: 'https://club.example' } },
    transports,
  };
}
export const collectingSend =
  (into: EmailMessage[]): Transport<EmailMessage>['send'] =>
  async (message) =>
    void into.push(message);
export const failingSend = (reason = 'connect ECONNREFUSED', options = {}) => {
  const calls: string[] = [];
  return {
    calls,
    send: async ({ to }: { to: string }) => {
      calls.push(to);
      throw new TransportError(reason, options);
    },
  };
};
export const to = (name: string) => ({
  locale: 'en' as const,
  brand: 'main' as const,
  to: `${name}@example.test`,
  now: s.clock.now,
});
export const welcome = (name: string, more: { dedupeKey?: string } = {}) =>
  queueEmail(s.services.db.orm, { ...to(name), template: 'welcome', data: sample.welcome, ...more });
export const rows = () =>
  s.sql<{
    id: number;
    recipient: string;
    state: string;
    attempts: number;
    data: unknown;
    last_failure: string | null;
    next_attempt_at: Date;
  }>('select * from outbox order by id');
export function setUp(): void {
  beforeAll(async () => void (s = await startService()));
  afterAll(() => s?.close());
  beforeEach(() => s.sql('truncate outbox, mailbox'));
}
