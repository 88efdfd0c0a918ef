import type { Database } from '../db/connect.ts';
import { createCircuit } from '../platform/circuit.ts';
import type { Env } from '../platform/env.ts';
import { brands } from './brands.ts';
import { httpSms } from './http-sms.ts';
import { mailboxMail, mailboxSms } from './mailbox.ts';
import type { OutboxTransports } from './send-outbox.ts';
import { smtpMail } from './smtp.ts';
import type { Brand, MailTransport, SmsTransport } from './transport.ts';

const timeoutMs = 15_000;
const atOnce = 8;
const byBrand = <T>(of: (brand: Brand) => T): Record<Brand, T> => ({ main: of('main'), club: of('club') });

function mailTransport(env: Env, db: Database): MailTransport {
  if (!env.SMTP_URL) return mailboxMail(db);
  const url = new URL(env.SMTP_URL);
  const tls = url.protocol === 'smtps:';
  const credentials = url.username
    ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
    : null;
  const from = { main: env.MAIL_FROM_MAIN, club: env.MAIL_FROM_CLUB };
  return smtpMail({
    host: url.hostname,
    port: Number(url.port || (tls ? 465 : 587)),
    implicitTls: tls,
    requireTls: url.searchParams.get('tls') !== 'off',
    credentials,
    from: byBrand((brand) => ({ name: brands[brand].name, address: from[brand] })),
  });
}
const smsTransport = (env: Env, db: Database): SmsTransport =>
  env.SMS_URL
    ? httpSms({
        url: env.SMS_URL,
        key: env.SMS_KEY ?? '',
        sender: byBrand((brand) => brands[brand].name.replaceAll(' ', '').slice(0, 11)),
      })
    : mailboxSms(db);

/** The transports for mail and SMS by environment: the providers, or the embedded mailbox. */
export const createTransports = (env: Env, db: Database, now: () => Date): OutboxTransports => ({
  mail: {
    transport: mailTransport(env, db),
    circuit: createCircuit(now, 'mail'),
    delivered: new Set(),
    timeoutMs,
    atOnce,
  },
  sms: {
    transport: smsTransport(env, db),
    circuit: createCircuit(now, 'sms'),
    delivered: new Set(),
    timeoutMs,
    atOnce,
  },
});
