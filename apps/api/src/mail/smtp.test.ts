import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { mailOptions, smtpMail, type SmtpSettings } from './smtp.ts';
import { startFakeSmtp, type FakeSmtp, type FakeSmtpOptions } from '../../testing/mail/fake-smtp.ts';
import type { EmailMessage } from './transport.ts';

const message: EmailMessage = {
  reference: 'main.7.abc',
  template: 'welcome',
  locale: 'zh-tw',
  brand: 'main',
  sentAt: new Date('2026-11-10T04:00:00Z'),
  to: 'reader@example.test',
  replyTo: null,
  unsubscribeUrl: null,
  attachment: null,
  subject: '您的房間已訂妥：聖日耳曼阿爾西德公館，三晚',
  text: '您好，\n.一個點開頭的行\n..\n結尾',
  html: '<p>您好</p>\n.\n<p lang="en">A line that is so long that it has to be broken somewhere in the middle of it = right here, or there</p>',
};
const from = { name: 'Aldermere', address: 'letters@aldermere.example' };

/** What goes over the wire. */
const wireOf = async (email: EmailMessage): Promise<string> =>
  (await new MailComposer(mailOptions(email, from)).compile().build()).toString('latin1');

const running: FakeSmtp[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));
async function server(options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const started = await startFakeSmtp(options);
  running.push(started);
  return started;
}
const settings = (to: FakeSmtp, changes: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port: to.port,
  ca: to.ca,
  implicitTls: false,
  requireTls: true,
  credentials: { user: 'häuser', password: 'tür=:1' },
  from: { main: from, club: from },
  ...changes,
});
const deliver = (
  to: FakeSmtp,
  changes: Partial<SmtpSettings> = {},
  email: Partial<EmailMessage> = {},
  signal = AbortSignal.timeout(60_000),
) => smtpMail(settings(to, changes)).send({ ...message, ...email }, signal);
const commands = ({ received }: FakeSmtp) => received.map(({ line }) => line.split(/[ :]/)[0]);
/** Line ends are the encoding's: quoted-printable has the wire's own, base64 the text's. */
const unixLines = (text = '') => text.replaceAll(/\r?\n/g, '\n').trimEnd();
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('an email over SMTP', () => {
  it('arrives unchanged, after STARTTLS and AUTH PLAIN', async () => {
    const to = await server();
    await deliver(
      to,
      {},
      { replyTo: 'visitor@example.test', unsubscribeUrl: 'https://main.example/en/leave?token=a' },
    );
    expect(commands(to).slice(0, 8)).toEqual([
      'EHLO',
      'STARTTLS',
      'EHLO',
      'AUTH',
      'MAIL',
      'RCPT',
      'DATA',
      'text',
    ]);
    expect(to.received.filter(({ secure }) => !secure).map(({ line }) => line)).toEqual([
      'EHLO aldermere.example',
      'STARTTLS',
    ]);
    expect(to.received.find(({ line }) => line.startsWith('AUTH'))?.line).toBe(
      `AUTH PLAIN ${base64('\0häuser\0tür=:1')}`,
    );
    expect(to.received.map(({ line }) => line)).toEqual(
      expect.arrayContaining(['MAIL FROM:<letters@aldermere.example>', 'RCPT TO:<reader@example.test>']),
    );
    const email = await PostalMime.parse(Buffer.from(to.emails[0] ?? '', 'latin1'));
    const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]));
    expect(email).toMatchObject({
      from: { name: 'Aldermere', address: 'letters@aldermere.example' },
      to: [{ name: '', address: 'reader@example.test' }],
      replyTo: [{ name: '', address: 'visitor@example.test' }],
      subject: message.subject,
      messageId: '<main.7.abc@aldermere.example>',
      date: '2026-11-10T04:00:00.000Z',
    });
    expect(headers).toMatchObject({
      'content-language': 'zh-Hant',
      'list-unsubscribe': '<https://main.example/en/leave?token=a>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(headers).not.toHaveProperty('x-mailer');
    expect(email.text?.trimEnd()).toBe(message.text);
    expect(email.html?.trimEnd()).toBe(message.html);
  });

  it('can have an attachment', async () => {
    const to = await server();
    const attachment = {
      name: 'booking-VTZQG8GJ9Q.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      text: 'BEGIN:VCALENDAR\r\nSUMMARY:聖日耳曼\r\nEND:VCALENDAR\r\n',
    };
    await deliver(to, {}, { attachment });
    const email = await PostalMime.parse(Buffer.from(to.emails[0] ?? '', 'latin1'));
    expect(email.text?.trimEnd()).toBe(message.text);
    const [file, ...more] = email.attachments;
    expect(more).toEqual([]);
    expect(file).toMatchObject({ filename: attachment.name, disposition: 'attachment' });
    expect(file?.mimeType).toBe('text/calendar');
    // As bytes: its line ends are part of the format.
    expect(to.emails[0]?.replaceAll(/\s/g, '')).toContain(base64(attachment.text));
  });

  it('uses AUTH LOGIN if PLAIN is not supported, and implicit TLS if configured', async () => {
    const to = await server({
      implicitTls: true,
      extensions: { plain: [], secure: ['SIZE 1000', 'AUTH LOGIN'] },
    });
    await deliver(to, { implicitTls: true });
    expect(to.received.slice(0, 4).map(({ line }) => line)).toEqual([
      'EHLO aldermere.example',
      'AUTH LOGIN',
      base64('häuser'),
      base64('tür=:1'),
    ]);
    expect(to.emails).toHaveLength(1);
  });

  it('reads responses that arrive in pieces', async () => {
    const to = await server({ slowly: true, answers: { greeting: '220-fake.test\r\n220 ready' } });
    await deliver(to);
    expect(to.emails).toHaveLength(1);
  });

  it('never sends a password or an email that requires TLS to a server without it', async () => {
    const to = await server({
      extensions: { plain: ['AUTH PLAIN'], secure: [] },
      answers: { STARTTLS: '502 not here' },
    });
    await expect(deliver(to)).rejects.toMatchObject({ reason: 'STARTTLS 502', refused: false });
    await expect(deliver(to, { requireTls: false })).rejects.toMatchObject({ reason: 'STARTTLS 502' });
    expect(commands(to)).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'STARTTLS']);
    await deliver(to, { requireTls: false, credentials: null });
    expect(to.emails).toHaveLength(1);
  });

  it('does not send without authentication if a login is configured', async () => {
    const to = await server({
      extensions: { plain: ['STARTTLS'], secure: [] },
      answers: { AUTH: '502 not here' },
    });
    await expect(deliver(to)).rejects.toMatchObject({ reason: 'AUTH PLAIN 502' });
    expect(commands(to)).not.toContain('MAIL');
  });

  it('rejects an untrusted certificate', async () => {
    const to = await server();
    await expect(deliver(to, { ca: undefined })).rejects.toMatchObject({
      reason: 'CONN DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    const other = await server();
    await expect(deliver(to, { ca: other.ca })).rejects.toMatchObject({ refused: false });
    expect([...commands(to), ...commands(other)]).not.toContain('MAIL');
  });

  it('ignores responses injected before STARTTLS completes', async () => {
    const to = await server({
      extensions: { plain: ['STARTTLS'], secure: ['AUTH LOGIN'] },
      answers: { STARTTLS: '220 go ahead\r\n250 AUTH PLAIN' },
    });
    await deliver(to);
    expect(to.emails).toHaveLength(1);
    expect(to.received.filter(({ secure }) => !secure).map(({ line }) => line)).toEqual([
      'EHLO aldermere.example',
      'STARTTLS',
    ]);
    expect(to.received.filter(({ line }) => line.startsWith('AUTH PLAIN'))).toEqual([]);
  });

  it.each([
    ['RCPT', '550 5.1.1 <reader@example.test> unknown', 'RCPT TO 550', true],
    ['RCPT', '451 later, reader@example.test', 'RCPT TO 451', false],
    ['RCPT', '530 log in first', 'RCPT TO 530', false],
    ['text', '554 spam to reader@example.test', 'DATA 554', true],
    ['AUTH', '535 wrong', 'AUTH PLAIN 535', false],
    ['MAIL', '550 not you', 'MAIL FROM 550', false],
    ['DATA', '554 not now', 'DATA 554', false],
    ['greeting', '554 no', 'CONN 554', false],
    ['EHLO', 'HTTP/1.1 400 Bad Request', 'EHLO ECONNECTION', false],
  ])(
    'reports the status after %s was answered with "%s", but not the text of the server',
    async (stage, answer, reason, refused) => {
      const to = await server({ answers: { [stage]: answer } });
      await expect(deliver(to)).rejects.toMatchObject({ reason, message: reason, refused });
      expect(to.emails).toHaveLength(0);
    },
  );

  it.each(['greeting', 'EHLO', 'STARTTLS', 'RCPT', 'text'])(
    'times out if the server stops responding at %s, and closes the connection',
    async (stage) => {
      const to = await server({ answers: { [stage]: null } });
      await expect(deliver(to, {}, {}, AbortSignal.timeout(200))).rejects.toMatchObject({
        reason: 'time-out',
        refused: false,
      });
      await expect.poll(() => to.open()).toBe(0);
    },
  );

  it('reports a refused connection', async () => {
    const to = { ...(await server()), port: 2 }; // nothing listens there
    await expect(deliver(to)).rejects.toMatchObject({ reason: 'CONN ECONNREFUSED', refused: false });
  });

  it.each([
    'a@b.test>\r\nRCPT TO:<c@d.test',
    'two@one.test, three@one.test',
    'häuser@example.test',
    'nobody',
    '<a@b.test>',
  ])('rejects the recipient %j', async (address) => {
    const to = await server();
    await expect(deliver(to, {}, { to: address })).rejects.toMatchObject({
      reason: 'recipient not an address',
      refused: true,
    });
    expect(to.received).toEqual([]);
  });
});

describe('the encoded email', () => {
  it('consists of short ASCII lines with CRLF, whatever its content', async () => {
    const wire = await wireOf({
      ...message,
      text: `${'長'.repeat(400)}\n${'word '.repeat(300)}`,
      html: `${'x'.repeat(2_000)} \n \t\né`,
      subject: '長い件名'.repeat(18),
    });
    expect(wire).toMatch(/^[\t\r\n\x20-\x7e]*$/);
    expect(wire.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of wire.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
  });

  it('does not allow header injection', async () => {
    const wire = await wireOf({
      ...message,
      subject: 'Hello\r\nBcc: everybody@example.test',
      replyTo: 'a@b.test>\r\nBcc: <c@d.test',
    });
    const { headers, subject } = await PostalMime.parse(wire);
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(subject).toBe('Hello Bcc: everybody@example.test');
  });

  it('round-trips any subject and any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme-ascii' }),
        async (subject, text, html) => {
          const read = await PostalMime.parse(
            await wireOf({ ...message, subject: `a${subject}`, text: `a${text}`, html: `a${html}` }),
          );
          expect(read.subject).toBe(`a${subject}`.trim());
          expect(unixLines(read.text)).toBe(unixLines(`a${text}`));
          expect(unixLines(read.html)).toBe(unixLines(`a${html}`));
        },
      ),
      { numRuns: 50 },
    );
  });
});
