import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { encodeHeader, mimeMessage } from './mime.ts';
import { smtpMail, type SmtpSettings } from './smtp.ts';
import { startFakeSmtp, type FakeSmtp, type FakeSmtpOptions } from './testing/fake-smtp.ts';
import { readMail } from './testing/read-mail.ts';
import type { MailMessage } from './transport.ts';

const message: MailMessage = {
  reference: 'main.7.abc',
  template: 'welcome',
  locale: 'zh-tw',
  brand: 'main',
  sentAt: new Date('2026-11-10T04:00:00Z'),
  to: 'reader@example.test',
  replyTo: null,
  unsubscribeUrl: null,
  subject: '您的房間已訂妥：聖日耳曼阿爾西德公館，三晚',
  text: '您好，\n.一個點開頭的行\n..\n結尾',
  html: '<p>您好</p>\n.\n<p lang="en">A line that is so long that it has to be broken somewhere in the middle of it = right here, or there</p>',
};
const from = { name: 'Aldermere', address: 'letters@aldermere.example' };

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
const deliver = (to: FakeSmtp, changes: Partial<SmtpSettings> = {}, mail: Partial<MailMessage> = {}, signal = AbortSignal.timeout(5_000)) =>
  smtpMail(settings(to, changes)).send({ ...message, ...mail }, signal);
const commands = ({ heard }: FakeSmtp) => heard.map(({ line }) => line.split(/[ :]/)[0]);
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('a mail over SMTP', () => {
  it('arrives as it was written, after STARTTLS and AUTH PLAIN', async () => {
    const to = await server();
    await deliver(to, {}, { replyTo: 'visitor@example.test', unsubscribeUrl: 'https://main.example/en/leave?token=a' });
    expect(commands(to).slice(0, 8)).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'text']);
    expect(to.heard.filter(({ secure }) => !secure).map(({ line }) => line)).toEqual(['EHLO aldermere.example', 'STARTTLS']);
    expect(to.heard.find(({ line }) => line.startsWith('AUTH'))?.line).toBe(`AUTH PLAIN ${base64('\0häuser\0tür=:1')}`);
    expect(to.heard.map(({ line }) => line)).toEqual(expect.arrayContaining(['MAIL FROM:<letters@aldermere.example>', 'RCPT TO:<reader@example.test>']));
    const mail = readMail(to.mails[0] ?? '');
    expect(mail.headers).toMatchObject({
      from: '"Aldermere" <letters@aldermere.example>',
      to: '<reader@example.test>',
      'reply-to': '<visitor@example.test>',
      subject: message.subject,
      'message-id': '<main.7.abc@aldermere.example>',
      date: 'Tue, 10 Nov 2026 04:00:00 +0000',
      'content-language': 'zh-Hant',
      'list-unsubscribe': '<https://main.example/en/leave?token=a>',
      'auto-submitted': 'auto-generated',
    });
    expect(mail.text).toBe(message.text);
    expect(mail.html).toBe(message.html);
  });

  it('uses AUTH LOGIN where there is no PLAIN, and TLS from the first byte where that is configured', async () => {
    const to = await server({ implicitTls: true, extensions: { plain: [], secure: ['SIZE 1000', 'AUTH LOGIN'] } });
    await deliver(to, { implicitTls: true });
    expect(to.heard.slice(0, 4).map(({ line }) => line)).toEqual(['EHLO aldermere.example', 'AUTH LOGIN', base64('häuser'), base64('tür=:1')]);
    expect(to.mails).toHaveLength(1);
  });

  it('reads answers that come in pieces', async () => {
    const to = await server({ slowly: true, answers: { greeting: '220-fake.test\r\n220 ready' } });
    await deliver(to);
    expect(to.mails).toHaveLength(1);
  });

  it('never gives a password or a mail to a server without TLS', async () => {
    const bare = { plain: ['AUTH PLAIN'], secure: [] };
    const to = await server({ extensions: bare });
    await expect(deliver(to)).rejects.toMatchObject({ reason: 'STARTTLS not offered', refused: false });
    await expect(deliver(to, { requireTls: false })).rejects.toMatchObject({ reason: 'AUTH without TLS' });
    expect(commands(to)).toEqual(['EHLO', 'EHLO']);
    await deliver(to, { requireTls: false, credentials: null });
    expect(to.mails).toHaveLength(1);
  });

  it('does not trust a certificate that nobody vouches for', async () => {
    const to = await server();
    await expect(deliver(to, { ca: undefined })).rejects.toMatchObject({ reason: 'STARTTLS DEPTH_ZERO_SELF_SIGNED_CERT' });
    const other = await server();
    await expect(deliver(to, { ca: other.ca })).rejects.toMatchObject({ refused: false });
    expect([...commands(to), ...commands(other)]).not.toContain('MAIL');
  });

  it('refuses words that were slipped in before the encryption', async () => {
    const to = await server({ answers: { STARTTLS: '220 go ahead\r\n250 AUTH PLAIN' } });
    await expect(deliver(to)).rejects.toMatchObject({ reason: 'STARTTLS followed by more' });
  });

  it.each([
    ['RCPT', '550 5.1.1 <reader@example.test> unknown', 'RCPT 550', true],
    ['RCPT', '451 later, reader@example.test', 'RCPT 451', false],
    ['RCPT', '530 log in first', 'RCPT 530', false],
    ['text', '554 spam to reader@example.test', 'text 554', true],
    ['AUTH', '535 wrong', 'AUTH 535', false],
    ['MAIL', '550 not you', 'MAIL 550', false],
    ['greeting', '554 no', 'greeting 554', false],
    ['EHLO', 'HTTP/1.1 400 Bad Request', 'EHLO not SMTP', false],
  ])('tells what %s answered with "%s" without its words', async (stage, answer, reason, refused) => {
    const to = await server({ answers: { [stage]: answer } });
    await expect(deliver(to)).rejects.toMatchObject({ reason, message: reason, refused });
    expect(to.mails).toHaveLength(0);
  });

  it.each(['greeting', 'EHLO', 'STARTTLS', 'RCPT', 'text'])('gives up a server that falls silent at %s, and lets go of it', async (stage) => {
    const to = await server({ answers: { [stage]: null } });
    await expect(deliver(to, {}, {}, AbortSignal.timeout(200))).rejects.toMatchObject({ reason: 'time-out', refused: false });
    await expect.poll(() => to.open()).toBe(0);
  });

  it('says so when nobody listens', async () => {
    const to = await server();
    await to.close();
    await expect(deliver(to)).rejects.toMatchObject({ reason: 'connect ECONNREFUSED', refused: false });
  });

  it.each(['a@b.test>\r\nRCPT TO:<c@d.test', 'two@one.test, three@one.test', 'häuser@example.test', 'nobody', '<a@b.test>'])(
    'takes no address like %j',
    async (address) => {
      const to = await server();
      await expect(deliver(to, {}, { to: address })).rejects.toMatchObject({ reason: 'recipient not an address', refused: true });
      expect(to.heard).toEqual([]);
    },
  );
});

describe('a mail as text on the wire', () => {
  it('is short lines of ASCII with CRLF, whatever is in it', () => {
    const wire = mimeMessage(
      { ...message, text: `${'長'.repeat(400)}\n${'word '.repeat(300)}`, html: `${'x'.repeat(2_000)} \n \t\né`, subject: '長い件名'.repeat(18) },
      from,
    );
    expect(wire).toMatch(/^[\t\r\n\x20-\x7e]*$/);
    expect(wire.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of wire.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
    expect(wire).not.toMatch(/[ \t]\r\n/);
  });

  it('has no header that a reader wrote', () => {
    const { headers } = readMail(mimeMessage({ ...message, subject: 'Hello\r\nBcc: everybody@example.test', replyTo: 'a@b.test>\r\nBcc: <c@d.test' }, from));
    expect(headers).not.toHaveProperty('bcc');
    expect(headers.subject).toBe('Hello Bcc: everybody@example.test');
  });

  it('gives back any subject and any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        // oxlint-disable-next-line no-control-regex -- they are what a header must not carry
        const clean = text.replaceAll(/[\0-\x1f\x7f]+/g, ' ').trim();
        const encoded = encodeHeader(text, 'Subject: '.length);
        for (const [i, line] of encoded.split('\r\n').entries()) expect(line.length).toBeLessThanOrEqual(i === 0 ? 76 - 'Subject: '.length : 76);
        expect(readMail(`Subject: ${encoded}\r\n\r\n`).headers.subject).toBe(clean);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }), (text, html) => {
        const read = readMail(mimeMessage({ ...message, text, html }, from));
        expect(read.text).toBe(text.replaceAll(/\r?\n/g, '\n'));
        expect(read.html).toBe(html.replaceAll(/\r?\n/g, '\n'));
      }),
    );
  });
});
