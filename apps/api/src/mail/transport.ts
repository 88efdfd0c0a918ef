import type { Locale } from '@voyage/domain/locale.ts';

export type Brand = 'main' | 'club';
export type MessageKind = 'mail' | 'sms';

interface Outgoing {
  /** Our own id, the same at every attempt: a receiver that stores it can detect duplicates. */
  reference: string;
  template: string;
  locale: Locale;
  brand: Brand;
  sentAt: Date;
}
/** A text file attached to an email. */
export interface Attachment {
  name: string;
  contentType: string;
  text: string;
}
export interface EmailMessage extends Outgoing {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Where a newsletter is unsubscribed with one click; null for everything else. */
  unsubscribeUrl: string | null;
  attachment: Attachment | null;
}
export interface SmsMessage extends Outgoing {
  /** E.164: '+886912345678'. */
  to: string;
  text: string;
}

/**
 * Resolves once the next server has accepted the message. The signal aborts it on a time-out. @throws
 * TransportError
 */
export interface Transport<Message> {
  send(message: Message, signal: AbortSignal): Promise<void>;
}
export type MailTransport = Transport<EmailMessage>;
export type SmsTransport = Transport<SmsMessage>;

/**
 * Why a message was not sent. `reason` is a stage and a code ('RCPT 550') and safe to log; the server's own
 * message is not kept, because it often quotes the address. `refused`: the server works but will never accept
 * this message (no such recipient), so a retry is useless.
 */
export class TransportError extends Error {
  readonly reason: string;
  readonly refused: boolean;
  constructor(reason: string, { refused = false }: { refused?: boolean } = {}) {
    super(reason);
    this.name = 'TransportError';
    this.reason = reason;
    this.refused = refused;
  }
}
