import { mimeMessage } from './mime.ts';
import { openSmtp, type SmtpAddress, type SmtpConnection } from './smtp-connection.ts';
import { TransportError, type Brand, type MailTransport } from './transport.ts';

export interface SmtpSettings extends SmtpAddress {
  /** Refuses a server without STARTTLS unless TLS is there already; false only for a relay that is trusted by its wire. */
  requireTls: boolean;
  credentials: { user: string; password: string } | null;
  from: Record<Brand, { name: string; address: string }>;
}

/** Sender, recipient or text that the server will never take; the codes that speak of the session (530 ...) pass by trying again. */
const refusals = new Set([501, 550, 551, 552, 553, 554, 555, 556]);
const mailbox = /^[\w!#$%&'*+./=?^`{|}~-]+@[A-Za-z\d.-]+$/;

/**
 * A submission client (RFC 6409): one connection a message; STARTTLS, AUTH PLAIN or LOGIN, never a password
 * over an open wire. @throws TransportError
 */
export const smtpMail = (settings: SmtpSettings): MailTransport => ({
  send: async (message, signal) => {
    const from = settings.from[message.brand];
    if (!mailbox.test(message.to)) throw new TransportError('recipient not an address', { refused: true });
    const connection = await openSmtp(settings, signal);
    try {
      const say = conversation(connection);
      await greet(connection, say, settings, from.address.split('@')[1] as string);
      await say('MAIL', `MAIL FROM:<${from.address}>`, 250);
      await say('RCPT', `RCPT TO:<${message.to}>`, 250, { mayRefuse: true });
      await say('DATA', 'DATA', 354);
      const text = mimeMessage(message, from).replaceAll(/^\./gm, '..');
      await say('text', `${text}\r\n.`, 250, { mayRefuse: true });
      connection.quit();
    } catch (error) {
      connection.close();
      throw error;
    }
  },
});

type Say = (stage: string, line: string, expected: number, options?: { mayRefuse?: boolean }) => Promise<string[]>;

const conversation =
  (connection: SmtpConnection): Say =>
  async (stage, line, expected, { mayRefuse = false } = {}) => {
    connection.write(`${line}\r\n`);
    const { code, lines } = await connection.reply(stage);
    if (Math.floor(code / 10) !== Math.floor(expected / 10)) throw new TransportError(`${stage} ${code}`, { refused: mayRefuse && refusals.has(code) });
    return lines;
  };

async function greet(connection: SmtpConnection, say: Say, { implicitTls, requireTls, credentials }: SmtpSettings, name: string): Promise<void> {
  const { code } = await connection.reply('greeting');
  if (code !== 220) throw new TransportError(`greeting ${code}`);
  const hello = async () => (await say('EHLO', `EHLO ${name}`, 250)).slice(1).map((line) => line.toUpperCase());
  let extensions = await hello();
  let secure = implicitTls;
  if (!secure && extensions.includes('STARTTLS')) {
    await say('STARTTLS', 'STARTTLS', 220);
    await connection.upgrade();
    secure = true;
    extensions = await hello(); // what was said before the encryption does not count (RFC 3207)
  }
  if (!secure && requireTls) throw new TransportError('STARTTLS not offered');
  if (!credentials) return;
  if (!secure) throw new TransportError('AUTH without TLS');
  const methods = extensions.find((line) => /^AUTH[ =]/.test(line))?.split(/[ =]/) ?? [];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  if (methods.includes('PLAIN')) await say('AUTH', `AUTH PLAIN ${base64(`\0${credentials.user}\0${credentials.password}`)}`, 235);
  else if (methods.includes('LOGIN')) {
    await say('AUTH', 'AUTH LOGIN', 334);
    await say('AUTH', base64(credentials.user), 334);
    await say('AUTH', base64(credentials.password), 235);
  } else throw new TransportError('AUTH no known method');
}
