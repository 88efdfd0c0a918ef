import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testStart } from '../../../testing/environment.ts';
import { newKey, startService, type TestService } from '../../../testing/service.ts';
import { processAccountRequests } from '../member-data/process-account-requests.ts';
import { purgeOldRows } from '../maintenance/purge-old-rows.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const day = 86_400_000;
interface Message {
  id: string;
  from: string;
  name: string | null;
  text: string;
  order: object | null;
  at: string;
}
const employee = async () => (await s.login('employee')).accessToken;
/** A separate member, so that no test reads what another wrote. */
async function person(level: 'basic' | 'elite' | 'platinum' | 'noir' = 'platinum') {
  const [{ id, token } = { id: '', token: '' }] = await s.addMembers(1, level);
  const [row] = await s.sql<{ username: string; member_number: string }>(
    'select username, member_number from users where id = $1',
    [id],
  );
  return { id, email: row?.username ?? '', number: row?.member_number ?? '', token };
}
const write = (token: string, text: string, more: object = {}, key = newKey()) =>
  s.call('POST', 'v1/user/concierge', {
    token,
    headers: { 'idempotency-key': key },
    body: { text, ...more },
  });
const conversation = async (
  token: string,
): Promise<{ available: boolean; person: string | null; messages: Message[] }> =>
  (await s.call('GET', 'v1/user/concierge', { token })).data;
const messages = async (token: string): Promise<Message[]> => (await conversation(token)).messages;
const answer = async (userId: string, upTo: string, text: string | null, key = newKey()) =>
  s.call('POST', 'v1/admin/concierge', {
    token: await employee(),
    headers: { 'idempotency-key': key },
    body: { userId, upTo, text },
  });
const waiting = async (
  among: string[],
): Promise<{ member: { userId: string }; messages: number; text: string }[]> =>
  (await s.call('GET', 'v1/admin/desk', { token: await employee() })).data.concierge.filter(
    ({ member }: { member: { userId: string } }) => among.includes(member.userId),
  );
const desk = async (userId: string) =>
  (await s.call('POST', 'v1/admin/user/order', { token: await employee(), body: { userId } })).data;
const notices = (number: string) =>
  s.sql<{ data: { details: string; matter: string } }>(
    `select data from outbox where template = 'desk-notice' and data ->> 'reference' = $1 order by id`,
    [number],
  );

/** A request whose delay is over: the members of these tests have no password to request it with. */
const request = (id: string, kind: 'export' | 'deletion') =>
  s.sql(
    `insert into account_requests (id, user_id, kind, requested_at, due_at) values (gen_random_uuid(), $1, $2, $3, $3)`,
    [id, kind, s.clock.now],
  );

test('a message waits on the desk, the longest wait first, until an employee answers; the member is notified by email', async () => {
  const [first, second] = [await person(), await person('noir')];
  expect(await conversation(first.token)).toEqual({
    available: true,
    chat: false,
    person: expect.stringMatching(/^\w/),
    messages: [],
  });
  await write(first.token, 'Would a second bed fit into the room?');
  s.pass(60_000);
  await write(second.token, 'A table for four on Friday, please.');
  await write(first.token, 'Our daughter is seven.');
  expect(await waiting([first.id, second.id])).toMatchObject([
    {
      member: { userId: first.id },
      since: testStart,
      messages: 2,
      text: 'Would a second bed fit into the room?',
    },
    { member: { userId: second.id }, messages: 1 },
  ]);
  expect((await notices(first.number)).map(({ data }) => data.matter)).toEqual(['concierge', 'concierge']);

  const read = await desk(first.id);
  expect(read.conversation.waitingSince).toBe(testStart);
  expect(read.conversation.messages.map(({ text }: Message) => text)).toEqual([
    'Would a second bed fit into the room?',
    'Our daughter is seven.',
  ]);
  const upTo = read.conversation.messages[1].id;
  s.pass(60_000);
  expect((await answer(first.id, upTo, 'It does, at no charge.')).data).toEqual({ waiting: 0 });
  expect(await messages(first.token)).toMatchObject([
    { from: 'member', name: null },
    { from: 'member', name: null },
    {
      from: 'concierge',
      name: expect.stringMatching(/^\w/),
      text: 'It does, at no charge.',
      at: s.clock.now.toISOString(),
    },
  ]);
  expect(await waiting([first.id, second.id])).toMatchObject([{ member: { userId: second.id } }]);
  const email = (await s.emails(first.email)).at(-1);
  expect(email?.template).toBe('concierge-answer');
  expect(email?.text).toContain('It does, at no charge.');
  expect(email?.text).toMatch(/\/user\/concierge/);
  expect(await s.sql(`select kind from staff_events where subject_id = $1 order by id`, [first.id])).toEqual([
    { kind: 'member-orders' },
    { kind: 'concierge-answered' },
  ]);
});

test('a member sees one of the team, always the same, and from the first answer on who answered last', async () => {
  const colleagues = await s.addMembers(3, 'employee');
  for (const [n, { id }] of colleagues.entries())
    await s.sql(`update users set roles = '{employee}', firstname = $2 where id = $1`, [id, `Colleague${n}`]);
  const members = await Promise.all(Array.from({ length: 8 }, () => person()));
  const people = async () => {
    const shown: (string | null)[] = [];
    for (const { token } of members) shown.push((await conversation(token)).person);
    return shown;
  };
  const before = await people();
  expect(new Set(before).size).toBeGreaterThan(1);
  expect(await people()).toEqual(before);
  const [own] = await s.sql<{ firstname: string }>(
    `select firstname from users where username = 'employee@demo.test'`,
  );
  for (const { id, token } of members) {
    await write(token, 'A late arrival');
    await answer(id, (await messages(token))[0]?.id ?? '', 'Noted.');
  }
  expect(new Set(await people())).toEqual(new Set([own?.firstname]));
  expect((await conversation((await person('basic')).token)).person).toBeNull();
  await s.sql(`update users set roles = '{}' where id = any($1)`, [colleagues.map(({ id }) => id)]);
});

test('what came after the message last read keeps waiting', async () => {
  const { id, token } = await person();
  await write(token, 'One');
  const [one] = await messages(token);
  await write(token, 'Two');
  expect((await answer(id, one?.id ?? '', 'Answer to one')).data).toEqual({ waiting: 1 });
  expect(await waiting([id])).toMatchObject([{ messages: 1, text: 'Two' }]);
  const two = (await messages(token))[1];
  // "Thank you" needs no answer: it is closed without an email.
  const emails = (await s.sql(`select 1 from outbox where template = 'concierge-answer'`)).length;
  expect((await answer(id, two?.id ?? '', null)).data).toEqual({ waiting: 0 });
  expect(await waiting([id])).toEqual([]);
  expect(await messages(token)).toHaveLength(3);
  expect(await s.sql(`select 1 from outbox where template = 'concierge-answer'`)).toHaveLength(emails);
  expect(
    (await s.sql(`select 1 from staff_events where subject_id = $1 and kind = 'concierge-closed'`, [id]))
      .length,
  ).toBe(1);
});

test('platinum and above can write; others can read what they once wrote', async () => {
  for (const level of ['basic', 'elite'] as const) {
    const { token } = await person(level);
    expect(await conversation(token)).toMatchObject({ available: false, messages: [] });
    expect((await write(token, 'Hello')).code).toBe('au0107');
  }
  const { id, token } = await person();
  await write(token, 'Hello');
  await s.sql(`update users set level = 'elite', claims_version = claims_version + 1 where id = $1`, [id]);
  const lower = (await s.session(id)).accessToken;
  expect(await conversation(lower)).toMatchObject({ available: false, messages: [{ text: 'Hello' }] });
  expect((await write(lower, 'Still here?')).code).toBe('au0107');
  const agent = (await s.login('agent')).accessToken;
  expect((await write(agent, 'From a colleague')).status).toBe(200);
  const rejected = await s.call('POST', 'v1/admin/concierge', {
    token: agent,
    headers: { 'idempotency-key': newKey() },
    body: { userId: id, upTo: id, text: 'I may not' },
  });
  expect(rejected.code).toBe('au0107');
});

test('a message sent twice with one key is stored once, with one notification and one response; also when concurrent', async () => {
  const { id, token, number, email } = await person();
  const key = newKey();
  const replies = await Promise.all([write(token, 'Once', {}, key), write(token, 'Once', {}, key)]);
  for (const { status, code } of replies) expect(status === 200 || code === 'rq0008').toBe(true);
  expect((await write(token, 'Once', {}, key)).status).toBe(200);
  expect((await write(token, 'Other words', {}, key)).code).toBe('rq0007');
  const [message] = await messages(token);
  expect(await messages(token)).toHaveLength(1);
  expect(await notices(number)).toHaveLength(1);
  const answerKey = newKey();
  for (let i = 0; i < 2; i++)
    expect((await answer(id, message?.id ?? '', 'Gladly', answerKey)).data).toEqual({ waiting: 0 });
  expect(await messages(token)).toHaveLength(2);
  expect((await s.emails(email)).filter(({ template }) => template === 'concierge-answer')).toHaveLength(1);
});

test('a message can name only an order of its own writer', async () => {
  const { token } = await person();
  const booked = (await s.book(token, (await s.firstOffer('par')).offerRef)).data;
  const stranger = await person();
  expect((await write(stranger.token, 'Mine?', { orderNumber: booked.bookingNumber })).code).toBe('py0002');
  expect(await messages(stranger.token)).toEqual([]);
  expect((await write(token, 'A late arrival', { orderNumber: booked.bookingNumber })).status).toBe(200);
  expect((await messages(token))[0]?.order).toEqual({
    kind: 'stay',
    id: booked.orderId,
    number: booked.bookingNumber,
  });
  const { order } = (await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 2 } }))
    .data;
  await write(token, 'And this one', { orderNumber: order.orderNumber });
  expect((await messages(token))[1]?.order).toMatchObject({
    kind: 'booking-credit',
    number: order.orderNumber,
  });
});

test('an answer to somebody who never wrote, or up to the message of another, is rejected', async () => {
  const [silent, other] = [await person(), await person()];
  await write(other.token, 'Hello');
  const [hello] = await messages(other.token);
  expect((await answer(silent.id, hello?.id ?? '', 'Hello')).code).toBe('us0002');
  await write(silent.token, 'Hello');
  expect((await answer(silent.id, hello?.id ?? '', 'Hello')).code).toBe('us0002');
  expect(await waiting([silent.id, other.id])).toHaveLength(2);
});

test('empty, too long and hostile texts are rejected or shown as they are; the number per quarter of an hour is limited', async () => {
  const { id, token, number, email } = await person();
  expect((await write(token, '   ')).code).toBe('rq0001');
  expect((await write(token, 'x'.repeat(2001))).code).toBe('rq0001');
  const hostile = '<script>alert(1)</script> https://evil.example {name} %s';
  await write(token, hostile);
  const [message] = await messages(token);
  expect(message?.text).toBe(hostile);
  expect((await notices(number))[0]?.data.details).toContain(hostile);
  await answer(id, message?.id ?? '', hostile);
  const sent = (await s.emails(email)).at(-1);
  expect(sent?.html).not.toContain('<script');
  expect(sent?.text).toContain('{name} %s');
  await write(token, 'a\u202eb');
  expect((await messages(token)).at(-1)?.text).toBe('ab');
  const codes = [];
  for (let i = 0; i < 20; i++) codes.push((await write(token, `Message ${i}`)).code);
  expect(codes.at(-1)).toBe('au0105');
  s.pass(15 * 60_000 + 1);
  expect((await write(token, 'Later')).status).toBe(200);
});

test("a copy of the member's data contains the conversation; it is deleted with the account, and after two years", async () => {
  const { id, token } = await person();
  await write(token, 'Rather quiet, please');
  const [message] = await messages(token);
  await answer(id, message?.id ?? '', 'It is noted.');
  await request(id, 'export');
  const copy = await s.call('GET', 'v1/user/account-data', { token });
  expect(JSON.parse(copy.text).concierge).toMatchObject([
    { from: 'member', text: 'Rather quiet, please' },
    { from: 'concierge', text: 'It is noted.' },
  ]);
  s.pass(731 * day);
  await write((await s.session(id)).accessToken, 'Two years on');
  await purgeOldRows(s.services);
  expect((await messages((await s.session(id)).accessToken)).map(({ text }) => text)).toEqual([
    'Two years on',
  ]);
  await request(id, 'deletion');
  await processAccountRequests(s.services);
  expect(await s.sql('select 1 from concierge_messages where user_id = $1', [id])).toEqual([]);
  expect(await s.sql('select 1 from concierge_conversations where user_id = $1', [id])).toEqual([]);
});
