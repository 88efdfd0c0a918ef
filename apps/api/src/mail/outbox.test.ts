import { describe, expect, it } from 'vitest';
import { mailboxMail, mailboxSms } from './mailbox.ts';
import { queueEmail, queueSms } from './queue.ts';
import { purgeOutbox, sendOutbox } from './send-outbox.ts';
import { TransportError, type EmailMessage, type Transport } from './transport.ts';
import {
  minute,
  sample,
  s,
  sender,
  collectingSend,
  failingSend,
  to,
  welcome,
  rows,
  setUp,
} from '../../testing/mail/outbox.ts';

setUp();

describe('queueing', () => {
  it('is committed or rolled back with the transaction that queues it', async () => {
    const booking = (fails: boolean) =>
      s.services.db.orm.transaction(async (tx) => {
        await queueEmail(tx, {
          ...to('reader'),
          template: 'booking-confirmed',
          data: sample['booking-confirmed'],
        });
        if (fails) throw new Error('the booking failed');
      });
    await expect(booking(true)).rejects.toThrow('the booking failed');
    expect(await rows()).toEqual([]);
    await booking(false);
    expect(await rows()).toMatchObject([{ recipient: 'reader@example.test', state: 'queued', attempts: 0 }]);
  });

  it('stores one message per key, even for concurrent requests', async () => {
    const queued = await Promise.all(
      Array.from({ length: 8 }, () => welcome('reader', { dedupeKey: 'welcome:1' })),
    );
    expect(queued.filter(Boolean)).toHaveLength(1);
    expect(await welcome('reader', { dedupeKey: 'welcome:2' })).toBe(true);
    expect(await rows()).toHaveLength(2);
    const sent: EmailMessage[] = [];
    await sendOutbox(sender(collectingSend(sent)), 'mail');
    expect(await welcome('reader', { dedupeKey: 'welcome:1' })).toBe(false);
    await sendOutbox(sender(collectingSend(sent)), 'mail');
    expect(sent).toHaveLength(2);
  });

  it('requires all data of a template at compile time', () => {
    // Type errors are the test: they are not run.
    const { orm } = s.services.db;
    const reader = to('reader');
    const invalid = {
      reason: { ...sample['booking-failed'], reason: 'rain' } as const,
      page: { ...sample['payment-failed'], page: 'https://elsewhere.test' } as const,
    };
    const checked = () => [
      // @ts-expect-error -- minutes are missing
      queueEmail(orm, { ...reader, template: 'verify-code', data: { code: '1' } }),
      // @ts-expect-error -- not a choice of this template
      queueEmail(orm, { ...reader, template: 'booking-failed', data: invalid.reason }),
      // @ts-expect-error -- an SMS is not an email
      queueEmail(orm, { ...reader, template: 'verify-code-sms', data: sample['verify-code-sms'] }),
      // @ts-expect-error -- a page begins with a slash
      queueEmail(orm, { ...reader, template: 'payment-failed', data: invalid.page }),
    ];
    expect(checked).toBeTypeOf('function');
  });
});

describe('sending', () => {
  it('delivers mail and SMS to the embedded mailbox and erases their data', async () => {
    await queueEmail(s.services.db.orm, {
      ...to('reader'),
      template: 'verify-code',
      data: sample['verify-code'],
    });
    await queueSms(s.services.db.orm, {
      ...to('reader'),
      to: '+886912345678',
      template: 'verify-code-sms',
      data: sample['verify-code-sms'],
    });
    const services = sender(mailboxMail(s.services.db).send, { sms: mailboxSms(s.services.db).send });
    expect(await sendOutbox(services, 'mail')).toEqual({ sent: 1, retried: 0, dead: 0 });
    expect(await sendOutbox(services, 'sms')).toEqual({ sent: 1, retried: 0, dead: 0 });
    const remaining = await s.sql<{ text: string }>(
      'select kind, brand, recipient, subject, text, html, template, locale, sent_at from mailbox order by id',
    );
    expect(remaining).toMatchObject([
      {
        kind: 'mail',
        recipient: 'reader@example.test',
        subject: expect.stringContaining('482 913'),
        template: 'verify-code',
        locale: 'en',
        sent_at: s.clock.now,
      },
      { kind: 'sms', recipient: '+886912345678', subject: '', html: '' },
    ]);
    for (const { text } of remaining) expect(text).toContain('10 minutes');
    expect((await rows()).map(({ state, data }) => [state, data])).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
  });

  it('sends each message once even if several processes send concurrently', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `reader${i}`);
    await Promise.all(names.map((name) => welcome(name)));
    const sent: EmailMessage[] = [];
    const slow: Transport<EmailMessage>['send'] = async (message) => {
      await new Promise((done) => setTimeout(done, Math.random() * 20));
      sent.push(message);
    };
    const results = await Promise.all([
      sendOutbox(sender(slow), 'mail'),
      sendOutbox(sender(slow), 'mail'),
      sendOutbox(sender(slow), 'mail'),
    ]);
    expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
    expect(results.filter(({ sent }) => sent > 0).length).toBeGreaterThan(1);
    expect(sent.map((message) => message.to).toSorted()).toEqual(
      names.map((name) => `${name}@example.test`).toSorted(),
    );
    expect(await sendOutbox(sender(slow), 'mail')).toEqual({ sent: 0, retried: 0, dead: 0 });
  });

  it('retries after 1, 2, 4, 8, 16 and 32 minutes, then gives up', async () => {
    await welcome('reader');
    const { send, calls } = failingSend();
    const services = sender(send);
    const startedAt = s.clock.now.getTime();
    const tried: number[] = [];
    for (let passed = 0; passed <= 120; passed += 0.5) {
      const before = calls.length;
      await sendOutbox(services, 'mail');
      if (calls.length > before) tried.push((s.clock.now.getTime() - startedAt) / minute);
      s.pass(minute / 2);
    }
    expect(tried).toEqual([0, 1, 3, 7, 15, 31, 63]);
    expect(await rows()).toMatchObject([
      { state: 'dead', attempts: 7, last_failure: 'connect ECONNREFUSED' },
    ]);
  });

  it('retries with the same reference until it succeeds, then stops', async () => {
    await welcome('reader');
    const seen: string[] = [];
    const services = sender(async ({ reference }) => {
      seen.push(reference);
      if (seen.length < 3) throw new TransportError('RCPT 451');
    });
    for (let i = 0; i < 100; i++) {
      await sendOutbox(services, 'mail');
      s.pass(minute);
    }
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3, last_failure: null }]);
  });

  it('does not retry a rejected recipient, and does not count it as a server failure', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, i) => welcome(`nobody${i}`)));
    const { send, calls } = failingSend('RCPT 550', { refused: true });
    const services = sender(send);
    expect(await sendOutbox(services, 'mail')).toEqual({ sent: 0, retried: 0, dead: 12 });
    s.pass(60 * minute);
    await sendOutbox(services, 'mail');
    expect(calls).toHaveLength(12);
  });

  it('logs failures without recipient or content', async () => {
    s.logged.length = 0;
    await queueEmail(s.services.db.orm, {
      ...to('secret-reader'),
      template: 'verify-code',
      data: { code: '771 204', minutes: 10 },
    });
    await sendOutbox(
      sender(async (message) => {
        throw new Error(`cannot reach ${message.to} with ${message.text}`);
      }),
      'mail',
    );
    await welcome('secret-reader');
    await sendOutbox(sender(failingSend('RCPT 550', { refused: true }).send), 'mail');
    expect(s.logged).toContainEqual(
      expect.objectContaining({ level: 'warn', template: 'welcome', reason: 'RCPT 550' }),
    );
    expect(JSON.stringify(s.logged)).not.toMatch(/secret-reader|771 204/);
    expect(JSON.stringify((await rows()).map((row) => row.last_failure))).not.toMatch(
      /secret-reader|771 204/,
    );
  });

  it('opens the circuit for a failing server, probes it every 30 s, and resumes when it recovers', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => welcome(`reader${i}`)));
    let works = false;
    let calls = 0;
    const services = sender(async () => {
      calls += 1;
      if (!works) throw new TransportError('greeting 421');
    });
    await sendOutbox(services, 'mail');
    expect(calls).toBe(8); // what was under way together; the fifth failure opened the circuit
    s.pass(29_000);
    await sendOutbox(services, 'mail');
    expect(calls).toBe(8);
    s.pass(1_000);
    await sendOutbox(services, 'mail');
    expect(calls).toBe(9);
    s.pass(30_000);
    works = true;
    const { sent } = await sendOutbox(services, 'mail');
    expect(calls).toBe(9 + sent);
    expect(sent).toBeGreaterThanOrEqual(11);
    s.pass(2 * minute);
    await sendOutbox(services, 'mail');
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
    expect(s.logged.filter(({ reason }) => reason === 'greeting 421')).toHaveLength(1);
  });

  it('a hanging mail server does not delay SMS', async () => {
    await welcome('reader');
    await queueSms(s.services.db.orm, {
      ...to('reader'),
      to: '+886912345678',
      template: 'verify-code-sms',
      data: sample['verify-code-sms'],
    });
    const answer = Promise.withResolvers<void>();
    const services = sender(() => answer.promise);
    const mail = sendOutbox(services, 'mail');
    expect(await sendOutbox(services, 'sms')).toMatchObject({ sent: 1 });
    expect(await rows()).toMatchObject([{ recipient: 'reader@example.test' }, { state: 'sent' }]);
    answer.resolve();
    expect(await mail).toMatchObject({ sent: 1 });
  });

  it('gives up a mail server that hangs, and tries again later', async () => {
    await welcome('reader');
    let aborted = false;
    const services = sender(
      (_, signal) => new Promise(() => signal.addEventListener('abort', () => (aborted = true))),
      { timeoutMs: 50 },
    );
    expect(await sendOutbox(services, 'mail')).toEqual({ sent: 0, retried: 1, dead: 0 });
    expect(aborted).toBe(true);
    expect(await rows()).toMatchObject([{ state: 'queued', last_failure: 'time-out' }]);
  });

  it('takes over messages of a crashed process when its lease has expired', async () => {
    await welcome('reader');
    // its time-out comes when the database of a suite that takes ten minutes is gone
    sendOutbox(
      sender(() => new Promise(() => {}), { timeoutMs: 600_000 }),
      'mail',
    ).catch(() => {});
    await expect.poll(async () => (await rows())[0]?.state).toBe('sending');
    const sent: EmailMessage[] = [];
    s.pass(59_000);
    await sendOutbox(sender(collectingSend(sent)), 'mail');
    expect(sent).toHaveLength(0);
    s.pass(2_000);
    await sendOutbox(sender(collectingSend(sent)), 'mail');
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('does not resend a message that was sent while the database was unavailable', async () => {
    await welcome('reader');
    await s.sql(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await s.sql(
      `create trigger refuse before update on outbox for each row when (new.state = 'sent') execute function refuse()`,
    );
    const sent: EmailMessage[] = [];
    const services = sender(collectingSend(sent));
    await expect(sendOutbox(services, 'mail')).rejects.toThrow();
    await s.sql('drop function refuse cascade');
    s.pass(2 * minute);
    expect(await sendOutbox(services, 'mail')).toEqual({ sent: 1, retried: 0, dead: 0 });
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  it('drops an expired code and erases it', async () => {
    await queueEmail(s.services.db.orm, {
      ...to('reader'),
      template: 'verify-code',
      data: sample['verify-code'],
    });
    s.pass(10 * minute);
    const sent: EmailMessage[] = [];
    expect(await sendOutbox(sender(collectingSend(sent)), 'mail')).toEqual({ sent: 0, retried: 0, dead: 1 });
    expect(sent).toHaveLength(0);
    expect(await rows()).toMatchObject([{ state: 'dead', last_failure: 'expired', data: null }]);
  });

  it('sends codes before other emails, and newsletters last', async () => {
    for (let i = 0; i < 10; i++)
      await queueEmail(s.services.db.orm, {
        ...to(`subscriber${i}`),
        now: new Date(s.clock.now.getTime() - minute),
        template: 'newsletter-welcome',
        data: sample['newsletter-welcome'],
      });
    await welcome('reader');
    await queueEmail(s.services.db.orm, {
      ...to('reader'),
      template: 'verify-code',
      data: sample['verify-code'],
    });
    const order: string[] = [];
    const services = sender(async ({ template }) => void order.push(template));
    services.transports.mail.atOnce = 1;
    await sendOutbox(services, 'mail');
    expect(order.slice(0, 3)).toEqual(['verify-code', 'welcome', 'newsletter-welcome']);
  });

  it('leaves what it cannot read to a process of another version, and sends the others', async () => {
    await welcome('broken');
    await s.sql(`update outbox set data = '{}'`);
    await welcome('unknown');
    await s.sql(`update outbox set template = 'no such thing' where recipient like 'unknown%'`);
    await welcome('reader');
    const sent: EmailMessage[] = [];
    const older = sender(collectingSend(sent));
    expect(await sendOutbox(older, 'mail')).toEqual({ sent: 1, retried: 2, dead: 0 });
    expect(sent.map((message) => message.to)).toEqual(['reader@example.test']);

    s.pass(minute);
    await s.sql(`update outbox set template = 'welcome' where recipient like 'unknown%'`); // what a newer process reads
    expect(await sendOutbox(sender(collectingSend(sent)), 'mail')).toEqual({ sent: 1, retried: 1, dead: 0 });
    for (let attempt = 3; attempt <= 7; attempt++) {
      s.pass(32 * minute);
      await sendOutbox(older, 'mail');
    }
    expect(await rows()).toMatchObject([
      { recipient: 'broken@example.test', state: 'dead', attempts: 7, last_failure: 'template' },
      { recipient: 'unknown@example.test', state: 'sent' },
      { recipient: 'reader@example.test', state: 'sent' },
    ]);
  });

  it('uses a language that the brand supports, with its name and links', async () => {
    await queueEmail(s.services.db.orm, {
      ...to('reader'),
      locale: 'ja',
      brand: 'club',
      template: 'welcome',
      data: sample.welcome,
    });
    await queueEmail(s.services.db.orm, {
      ...to('reader'),
      locale: 'ja',
      brand: 'main',
      template: 'welcome',
      data: sample.welcome,
    });
    const sent: EmailMessage[] = [];
    const services = sender(collectingSend(sent));
    await sendOutbox(services, 'mail');
    const [club, main] = sent.toSorted((a, b) => a.brand.localeCompare(b.brand));
    expect(club).toMatchObject({
      locale: 'en',
      subject: 'Welcome to Lanthorn Club',
      text: expect.stringContaining('https://club.example/en/hotel'),
    });
    expect(main).toMatchObject({
      locale: 'ja',
      subject: 'Aldermere へようこそ',
      text: expect.stringContaining('https://main.example/ja/hotel'),
    });
  });

  it('deletes addresses after 90 days, except of messages that are still queued', async () => {
    await welcome('sent');
    await sendOutbox(sender(mailboxMail(s.services.db).send), 'mail');
    await welcome('waiting');
    s.pass(89 * 24 * 60 * minute);
    await purgeOutbox(s.services);
    expect(await rows()).toHaveLength(2);
    s.pass(2 * 24 * 60 * minute);
    await purgeOutbox(s.services);
    expect(await rows()).toMatchObject([{ recipient: 'waiting@example.test' }]);
    expect(await s.sql('select 1 from mailbox')).toEqual([]);
  });
});
