import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';
import { emailsTo, newMember, wrongCode } from '../../../../testing/accounts.ts';
import { resealSecrets } from './reseal-secrets.ts';
import {
  challengeOf,
  codeFor,
  confirmAtLogin,
  desk,
  logIn,
  newEmployee,
  nextStep,
  secondFactorClient,
  password,
  secondStep,
  setUpAtLogin,
} from '../../../../testing/second-factor.ts';

const [before, after] = [
  'the secret of last year, thirty-two and more',
  'the secret of this year, thirty-two and more',
];
const required = { STAFF_SECOND_FACTOR: 'required', AUTH_SECRET: before };
let s: TestService;
beforeAll(async () => (s = await startService(required)));
afterAll(() => s.close());

test('employees without a second factor must set one up at login before anything else', async () => {
  const member = await newEmployee(s);
  expect((await desk(s, member.token)).code, 'a session of before').toBe('au0103');
  const { data } = await logIn(s, member.email);
  expect(data).toMatchObject({ secondStep: 'set-up' });
  expect(data.accessToken).toBeUndefined();
  expect((await secondStep(s, data.challenge, '123456')).code).toBe('au0117');
  const { secret } = (await setUpAtLogin(s, data.challenge)).data;
  expect((await confirmAtLogin(s, data.challenge, wrongCode(codeFor(s, secret)))).code).toBe('au0116');
  const opened = await confirmAtLogin(s, data.challenge, codeFor(s, secret), 'club');
  expect(opened.data.recoveryCodes).toHaveLength(10);
  const [email] = await emailsTo(s, member.email);
  expect([email?.template, email?.brand]).toEqual(['second-factor-changed', 'club']);
  expect((await desk(s, opened.data.accessToken)).status).toBe(200);
  expect((await secondFactorClient(s, opened.data.accessToken).state()).data).toMatchObject({
    on: true,
    required: true,
  });
  nextStep(s);
  expect(
    (await secondFactorClient(s, opened.data.accessToken).remove({ password, code: codeFor(s, secret) }))
      .code,
  ).toBe('au0118');
  expect((await logIn(s, member.email)).data.secondStep).toBe('code');
});

test('a password alone cannot replace an existing factor', async () => {
  const member = await newEmployee(s);
  const [mine, others] = [await challengeOf(s, member), await challengeOf(s, member)];
  const { secret } = (await setUpAtLogin(s, mine)).data;
  expect((await confirmAtLogin(s, mine, codeFor(s, secret))).status).toBe(200);
  expect((await setUpAtLogin(s, others)).code, 'a challenge of before').toBe('au0117');
  expect((await setUpAtLogin(s, await challengeOf(s, member))).code).toBe('au0117');
});

test('one of two concurrent set-ups with the same password succeeds', async () => {
  const member = await newEmployee(s);
  const challenges = [await challengeOf(s, member), await challengeOf(s, member)];
  const secrets: string[] = [];
  for (const challenge of challenges) secrets.push((await setUpAtLogin(s, challenge)).data.secret);
  const replies = await Promise.all(
    challenges.map((challenge, i) => confirmAtLogin(s, challenge, codeFor(s, secrets[i] ?? ''))),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('does not affect members', async () => {
  const { email, token } = await newMember(s);
  expect((await s.call('GET', 'v1/user/profile', { token })).status).toBe(200);
  expect(Object.keys((await logIn(s, email)).data)).toEqual(['accessToken', 'refreshToken']);
});

test('a member who becomes staff loses sessions opened with a password alone', async () => {
  const { email, token, refreshToken } = await newMember(s);
  await s.sql(`update users set roles = '{agent}', claims_version = claims_version + 1 where username = $1`, [
    email,
  ]);
  expect((await s.call('POST', 'v1/auth/token/refresh', { body: { refreshToken } })).code).toBe('au0106');
  expect((await s.call('GET', 'v1/user/profile', { token })).code).toBe('au0103');
});

test('a factor survives a rotation of AUTH_SECRET: codes are valid during and after it', async () => {
  const member = await newEmployee(s);
  const challenge = await challengeOf(s, member);
  const { secret } = (await setUpAtLogin(s, challenge)).data;
  const { recoveryCodes } = (await confirmAtLogin(s, challenge, codeFor(s, secret))).data;
  const both = await startService(
    { ...required, AUTH_SECRET: after, AUTH_SECRET_PREVIOUS: before },
    { url: s.url },
  );
  both.clock.now = s.clock.now;
  nextStep(both);
  expect((await secondStep(both, await challengeOf(both, member), codeFor(both, secret))).status).toBe(200);
  expect(await resealSecrets(both.services)).toBeGreaterThan(0);
  expect(await resealSecrets(both.services)).toBe(0);
  const later = await startService({ ...required, AUTH_SECRET: after }, { url: s.url });
  later.clock.now = both.clock.now;
  nextStep(later);
  expect((await secondStep(later, await challengeOf(later, member), codeFor(later, secret))).status).toBe(
    200,
  );
  expect((await secondStep(later, await challengeOf(later, member), recoveryCodes[0])).status).toBe(200);
  await Promise.all([both.close(), later.close()]);
});
