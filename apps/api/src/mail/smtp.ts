import { createTransport, type SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { htmlLang } from '@voyage/domain/locale.ts';
import { TransportError, type Brand, type EmailMessage, type MailTransport } from './transport.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte (port 465). */
  implicitTls: boolean;
  /** A certificate authority in addition to the system's own, in PEM. */
  ca?: string | undefined;
  /**
   * Rejects a server without STARTTLS unless TLS is already active; false only for a relay on a trusted
   * network.
   */
  requireTls: boolean;
  credentials: { user: string; password: string } | null;
  from: Record<Brand, Sender>;
}
interface Sender {
  name: string;
  address: string;
}

/**
 * A recipient or text that the server will never accept; codes about the session (530 ...) may succeed on
 * retry.
 */
const refusals = new Set([501, 550, 551, 552, 553, 554, 555, 556]);
const mailbox = /^[\w!#$%&'*+./=?^`{|}~-]+@[A-Za-z\d.-]+$/;
const domainOf = ({ address }: Sender): string => address.slice(address.indexOf('@') + 1);

/**
 * A submission client (RFC 6409): one connection per message, never a password over an unencrypted
 * connection. @throws TransportError
 */
export function smtpMail({
  host,
  port,
  implicitTls,
  ca,
  requireTls,
  credentials,
  from,
}: SmtpSettings): MailTransport {
  const transportOf = (sender: Sender) =>
    createTransport({
      host,
      port,
      name: domainOf(sender),
      secure: implicitTls,
      requireTLS: requireTls || credentials !== null,
      tls: { minVersion: 'TLSv1.2', ...(ca ? { ca } : {}) },
      // Fails if a server offers no login, rather than sending without authentication.
      ...(credentials
        ? { auth: { user: credentials.user, pass: credentials.password }, forceAuth: true }
        : {}),
      socketCloseTimeout: 1_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const transports = { main: transportOf(from.main), club: transportOf(from.club) };
  return {
    send: async (message, signal) => {
      if (!mailbox.test(message.to)) throw new TransportError('recipient not an address', { refused: true });
      try {
        await transports[message.brand].sendMail({ ...mailOptions(message, from[message.brand]), signal });
      } catch (error) {
        throw signal.aborted ? new TransportError('time-out') : failureOf(error);
      }
    },
  };
}

/** Control characters would start another header. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const plain = (value: string): string => value.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim();

/** An email in the library's terms: text and HTML as alternatives, no headers from user input. */
export function mailOptions(
  { reference, to, replyTo, subject, text, html, locale, sentAt, unsubscribeUrl, attachment }: EmailMessage,
  from: Sender,
): SendMailOptions {
  return {
    from,
    to: { name: '', address: plain(to) },
    ...(replyTo ? { replyTo: { name: '', address: plain(replyTo) } } : {}),
    envelope: { from: from.address, to },
    subject: plain(subject),
    date: sentAt,
    messageId: `<${reference}@${domainOf(from)}>`,
    headers: {
      'Content-Language': htmlLang(locale),
      'Auto-Submitted': 'auto-generated',
      // A mail program may post to the address below without asking (RFC 8058).
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    text,
    html,
    ...(attachment
      ? {
          attachments: [
            {
              filename: attachment.name,
              contentType: attachment.contentType,
              content: Buffer.from(attachment.text), // as bytes: its line endings are part of the format
            },
          ],
        }
      : {}),
    xMailer: false,
    newline: 'windows',
  };
}

const sendingError = v.object({
  command: v.optional(v.string(), 'mail'),
  responseCode: v.optional(v.number()),
  originalCode: v.optional(v.string()),
  code: v.optional(v.string(), 'failed'),
});
/** Stage and code ('RCPT TO 550', 'CONN ECONNREFUSED'); the error's own message quotes the server. */
function failureOf(error: unknown): TransportError {
  const { command, responseCode, originalCode, code } = v.parse(
    v.fallback(sendingError, { command: 'mail', code: 'failed' }),
    error,
  );
  const concernsMessage = command === 'RCPT TO' || code === 'EMESSAGE';
  return new TransportError(`${command} ${responseCode ?? originalCode ?? code}`, {
    refused: concernsMessage && responseCode !== undefined && refusals.has(responseCode),
  });
}
