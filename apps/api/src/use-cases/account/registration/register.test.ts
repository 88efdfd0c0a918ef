import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import {
  answerOf,
  issuesOf,
  emailsTo,
  login,
  newEmail,
  newMember,
  newPhone,
  newRegistration,
  profileOf,
  register,
  ticketFor,
} from '../../../../testing/accounts.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

test('creates a basic member with a number, opens a session and sends a welcome email', async () => {
  const registration = await newRegistration(s, {
    email: 'Hsinyi.Kao@Mail.test',
    level: 'platinum',
    newsletter: true,
    brand: 'club',
    lang: 'ja',
  });
  const reply = await register(s, registration);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.data).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    memberNumber: expect.stringMatching(/^88\d{6}$/),
    level: 'basic',
    upgradeTo: 'platinum',
    guardianConsentNeeded: false,
  });
  expect(await profileOf(s, reply.data.accessToken)).toMatchObject({
    username: 'hsinyi.kao@mail.test',
    firstname: 'Hsin-Yi',
    lastname: 'Kao',
    title: 'ms',
    phone: registration.phone,
    lang: 'en',
    brand: 'club',
    birthDate: '1984-06-02',
    emailVerified: true,
    phoneVerified: true,
    memberNumber: reply.data.memberNumber,
    membership: { level: 'basic', isPaid: false },
    roles: [],
    address: {
      country: 'TW',
      city: 'Taipei',
      street: '88 Dunhua South Road Section 2',
      building: '12F',
      postalCode: '106',
    },
    emergencyContact: { name: '高文雄', phone: '+886223456789' },
    particulars: {},
    guardianConsentNeeded: false,
  });
  expect((await emailsTo(s, 'hsinyi.kao@mail.test'))[0]).toMatchObject({
    template: 'welcome',
    locale: 'en',
    brand: 'club',
    data: { name: 'Ms Kao', memberNumber: reply.data.memberNumber, level: 'basic', monthlyBookings: 1 },
  });
  expect(await s.sql('select email, status, lang, brand, country from newsletter_subscribers')).toEqual([
    { email: 'hsinyi.kao@mail.test', status: 'confirmed', lang: 'en', brand: 'club', country: 'TW' },
  ]);
  const [row] = await s.sql<{ password_hash: string }>(
    'select password_hash from users where username = $1',
    ['hsinyi.kao@mail.test'],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  expect((await login(s, 'HSINYI.KAO@mail.test', 'Cedar7Lantern')).status).toBe(200);
});

describe('reports every invalid field', () => {
  const long = (length: number) => 'a'.repeat(length);
  test.each<[string, unknown, string]>([
    ['email', 'not an address', 'email'],
    ['email', '', 'required'],
    ['email', `${long(250)}@mail.test`, 'email'],
    ['phone', '0912345678', 'phone'],
    ['phone', '+886 2 2345 6789', 'phone-number'],
    ['phone', '', 'required'],
    ['password', '', 'required'],
    ['password', 'Abcd1', 'password-length'],
    ['password', 'Abcdefghijklmno1', 'password-length'],
    ['password', 'lantern7cedar', 'password-upper'],
    ['password', 'LANTERN7CEDAR', 'password-lower'],
    ['password', 'LanternCedar', 'password-digit'],
    ['password', 'Hsin-yi2Cedar', 'password-name'],
    ['password', 'xKAO2cedar', 'password-name'],
    ['password', 'Password1', 'password-breached'],
    ['password', 'qWeRtY123', 'password-breached'],
    ['title', 'lord', 'salutation'],
    ['title', '', 'required'],
    ['firstname', '心怡', 'latin'],
    ['firstname', '', 'required'],
    ['lastname', 'Kao<script>', 'latin'],
    ['lastname', ' ', 'required'],
    ['birthDate', '2001-02-29', 'day'],
    ['birthDate', '', 'required'],
    ['birthDate', '2010-01-01', 'too-young'],
    ['birthDate', '2030-01-01', 'too-young'],
    ['country', 'XX', 'country'],
    ['country', 'tw', 'country'],
    ['city', '', 'required'],
    ['city', 'Tai\u0007pei', 'characters'],
    ['street', '', 'required'],
    ['postalCode', '1=1', 'postal-code'],
    ['emergencyContact.name', '', 'required'],
    ['emergencyContact.phone', '+886 1', 'phone'],
    ['guardianConsent.phone', '+999 12345678', 'phone'],
    ['phone', '+886 100 000 000', 'phone-number'],
    ['agreed', false, 'required'],
    ['emailTicket', '', 'required'],
    ['phoneTicket', '', 'required'],
    ['inviteCode', ' ', 'required'],
  ])('%s: %j is rejected as %s', async (path, value, message) => {
    const whole: Record<string, unknown> = await newRegistration(s, {
      emailTicket: 'none',
      phoneTicket: 'none',
      guardianConsent: { name: 'Kao Wen-Hsiung', phone: '+886 2 2345 6789' },
    });
    const [name, inner] = path.split('.') as [string, string | undefined];
    const reply = await register(s, {
      ...whole,
      [name]: inner ? { ...(whole[name] as object), [inner]: value } : value,
    });
    expect([reply.status, reply.code]).toEqual([400, 'rq0001']);
    const { issues } = reply.failure.details as { issues: { path: string; code: string }[] };
    expect(issues).toContainEqual(expect.objectContaining({ path, code: message }));
    expect(new Set(issues.map((issue) => issue.path)), 'no other field is blamed').toEqual(new Set([path]));
  });

  test.each([
    'email',
    'phone',
    'password',
    'title',
    'firstname',
    'lastname',
    'birthDate',
    'country',
    'city',
    'street',
    'lang',
    'agreed',
    'emailTicket',
    'phoneTicket',
  ])('%s is required', async (name) => {
    const { [name]: _, ...rest }: Record<string, unknown> = {
      ...(await newRegistration(s, {
        emailTicket: 'none',
        phoneTicket: 'none',
      })),
    };
    expect(Object.keys(issuesOf(await register(s, rest)))).toEqual([name]);
  });

  test.each([
    ['level', 'noir'],
    ['level', 'employee'],
    ['brand', 'other'],
    ['lang', 'fr'],
  ])('%s cannot be %s', async (name, value) => {
    expect(
      Object.keys(
        issuesOf(
          await register(s, {
            ...(await newRegistration(s, { emailTicket: 'none', phoneTicket: 'none' })),
            [name]: value,
          }),
        ),
      ),
    ).toEqual([name]);
  });

  test('reports several invalid fields together', async () => {
    const reply = await register(
      s,
      await newRegistration(s, {
        emailTicket: 'none',
        phoneTicket: 'none',
        password: 'abc',
        country: 'ZZ',
        birthDate: '2020-01-01',
      }),
    );
    expect(issuesOf(reply)).toEqual({
      password: 'password-length',
      country: 'country',
      birthDate: 'too-young',
    });
  });

  test('ignores roles, levels and ids in the request', async () => {
    const reply = await register(s, {
      ...(await newRegistration(s)),
      roles: ['employee'],
      isPaid: true,
      paidCredits: 99,
      id: 'x',
      claimsVersion: 9,
      memberNumber: '88000000',
    });
    expect(await profileOf(s, reply.data.accessToken)).toMatchObject({
      roles: [],
      membership: { level: 'basic', isPaid: false },
    });
    expect(reply.data.memberNumber).not.toBe('88000000');
  });
});

describe('the age limit, by the date in Taipei', () => {
  const at = (instant: string, birthDate: string) => {
    s.clock.now = new Date(instant);
    return newRegistration(s, { birthDate }).then((registration) => register(s, registration));
  };
  test.each([
    ['the evening before the eighteenth birthday', '2026-11-10T15:59:59Z', '2008-11-11', 'too-young'],
    [
      'the first second of the birthday in Taipei, still the day before in UTC',
      '2026-11-10T16:00:00Z',
      '2008-11-11',
      true,
    ],
    ['born on 29 February: 28 February of a common year', '2026-02-28T15:59:59Z', '2008-02-29', 'too-young'],
    ['born on 29 February: 1 March of a common year', '2026-02-28T16:00:00Z', '2008-02-29', true],
    ['born on 29 February, nineteen', '2027-11-10T04:00:00Z', '2008-02-29', true],
    ['born on 29 February, twenty: the eve', '2028-02-28T15:59:59Z', '2008-02-29', true],
    ['born on 29 February, twenty: the day', '2028-02-28T16:00:00Z', '2008-02-29', false],
    ['twenty', '2026-11-10T04:00:00Z', '2006-11-10', false],
  ])('%s', async (_name, instant, birthDate, expected) => {
    const reply = await at(instant, birthDate);
    if (expected === 'too-young') expect(issuesOf(reply)).toEqual({ birthDate: 'too-young' });
    else expect([reply.status, reply.data.guardianConsentNeeded]).toEqual([200, expected]);
  });

  test('stores a guardian’s consent with its time only if it is required', async () => {
    const guardianConsent = { name: '高文雄', phone: '+886 2 2345 6789' };
    const young = await register(s, await newRegistration(s, { birthDate: '2008-01-01', guardianConsent }));
    expect(young.data.guardianConsentNeeded).toBe(false);
    const old = await newMember(s, { guardianConsent });
    const kept = await s.sql<{ guardian_consent: unknown }>(
      'select guardian_consent from users where member_number = $1 or username = $2 order by birth_date',
      [young.data.memberNumber, old.email],
    );
    expect(kept.map((row) => row.guardian_consent)).toEqual([
      null,
      { name: '高文雄', phone: '+886223456789', at: testStart },
    ]);
  });
});

describe('an address and an emergency contact', () => {
  /** Without any part of an address. */
  const withoutAddress = async () => {
    const { country, city, street, building, postalCode, emergencyContact, ...rest } =
      await newRegistration(s);
    return { rest, address: { country, city, street, building, postalCode }, emergencyContact };
  };

  test('can be given later', async () => {
    const { rest, address, emergencyContact } = await withoutAddress();
    const reply = await register(s, rest);
    expect(reply.status, reply.text).toBe(200);
    const token = reply.data.accessToken;
    expect(await profileOf(s, token)).toMatchObject({ address: null, emergencyContact: null });
    const added = await s.call('PUT', 'v1/user/profile', { token, body: { address, emergencyContact } });
    expect(added.status, added.text).toBe(200);
    expect(await profileOf(s, token)).toMatchObject({
      address,
      emergencyContact: { name: '高文雄', phone: '+886223456789' },
    });
  });

  test('subscribes to the newsletter without a country', async () => {
    const { rest } = await withoutAddress();
    const reply = await register(s, { ...rest, newsletter: true });
    expect(reply.status, reply.text).toBe(200);
    expect(
      await s.sql('select status, country from newsletter_subscribers where email = $1', [rest.email]),
    ).toEqual([{ status: 'confirmed', country: '' }]);
  });

  test('an address is complete or missing', async () => {
    const { rest } = await withoutAddress();
    const issues = async (part: object) => issuesOf(await register(s, { ...rest, ...part }));
    expect(await issues({ country: 'TW' })).toEqual({ city: 'required', street: 'required' });
    expect(await issues({ city: 'Taipei', street: 'Dunhua S. Rd. 88' })).toEqual({
      country: 'required',
    });
    expect(Object.keys(await issues({ postalCode: '106' }))).toHaveLength(3);
  });
});

describe('a registered email address', () => {
  test('is reported only to the owner of the mailbox', async () => {
    const { email } = await newMember(s);
    s.pass(60_000);
    const proved = await register(
      s,
      await newRegistration(s, {
        email: email.toUpperCase(),
        emailTicket: await ticketFor(s, 'email', email),
      }),
    );
    expect([proved.status, proved.code]).toEqual([409, 'au0109']);
    const guessed = await newRegistration(s, { email, emailTicket: 'none' });
    expect(answerOf(await register(s, guessed))).toEqual(
      answerOf(await register(s, { ...guessed, email: newEmail() })),
    );
  });

  test('is created once by twenty concurrent identical registrations', async () => {
    const registration = await newRegistration(s);
    const replies = await Promise.all(Array.from({ length: 20 }, () => register(s, registration)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(new Set(replies.filter((reply) => reply.status !== 200).map((reply) => reply.code))).toSatisfy(
      (codes: Set<string>) => [...codes].every((code) => code === 'au0109' || code === 'au0110'),
    );
    expect(await s.sql('select 1 from users where username = $1', [registration.email])).toHaveLength(1);
    expect(
      (await emailsTo(s, registration.email)).filter((email) => email.template === 'welcome'),
    ).toHaveLength(1);
  });

  test('is reported to one of two concurrent registrations with separate tickets', async () => {
    const first = await newRegistration(s);
    s.pass(60_000);
    const second = await newRegistration(s, { email: first.email });
    const codes = (await Promise.all([register(s, first), register(s, second)]))
      .map((reply) => reply.code ?? 'made')
      .toSorted();
    expect(codes).toEqual(['au0109', 'made']);
  });
});

test('member numbers are unique', async () => {
  const phones = Array.from({ length: 6 }, newPhone);
  const members = [];
  for (const phone of phones) members.push(await register(s, await newRegistration(s, { phone })));
  expect(new Set(members.map((reply) => reply.data.memberNumber)).size).toBe(6);
});
