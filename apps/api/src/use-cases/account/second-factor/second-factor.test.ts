import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';
import { emailsTo, newMember, wrongCode } from '../../../../testing/accounts.ts';
import {
  challengeOf,
  codeFor,
  desk,
  logIn,
  newEmployee,
  nextStep,
  secondFactorClient,
  password,
  secondStep,
  withFactor,
} from '../../../../testing/second-factor.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());

const refresh = (refreshToken: string) => s.call('POST', 'v1/auth/token/refresh', { body: { refreshToken } });
const events = async (id: string) =>
  (
    await s.sql<{ kind: string }>(
      `select kind from staff_events where subject_id = $1 and kind not like 'member-%' order by id`,
      [id],
    )
  ).map(({ kind }) => kind);
const changes = async (email: string) =>
  (await emailsTo(s, email))
    .filter(({ template }) => template === 'second-factor-changed')
    .map(({ data }) => data.change);

describe('switching it on', () => {
  test('requires the password, then a code; ends other sessions and keeps this one', async () => {
    const member = await newEmployee(s);
    const other = (await s.session(member.id)).accessToken;
    const client = secondFactorClient(s, member.token);
    expect((await client.state()).data).toEqual({
      on: false,
      since: null,
      recoveryCodesLeft: 0,
      required: false,
    });
    expect((await client.setUp({ password: 'wrong' })).code).toBe('au0115');
    const { secret, uri, expiresAt } = (await client.setUp({ password, brand: 'club' })).data;
    expect([uri.includes('Lanthorn'), uri.includes(secret), expiresAt]).toEqual([
      true,
      true,
      new Date(s.clock.now.getTime() + 30 * 60_000).toISOString(),
    ]);
    expect((await logIn(s, member.email)).data.accessToken, 'nothing is on yet').toBeTruthy();
    expect((await client.confirm(wrongCode(codeFor(s, secret)))).code).toBe('au0116');
    const { data } = await client.confirm(codeFor(s, secret));
    expect(data).toMatchObject({ on: true, since: s.clock.now.toISOString(), recoveryCodesLeft: 10 });
    expect(data.recoveryCodes).toHaveLength(10);
    expect([(await desk(s, member.token)).status, (await desk(s, other)).code]).toEqual([200, 'au0103']);
    expect((await refresh(member.refreshToken)).status).toBe(200);
    expect([await events(member.id), await changes(member.email)]).toEqual([['second-factor-on'], ['on']]);
    const [row] = await s.sql('select * from second_factors where user_id = $1', [member.id]);
    expect(JSON.stringify(row)).not.toContain(secret);
    const rows = JSON.stringify(await s.sql('select * from recovery_codes where user_id = $1', [member.id]));
    for (const code of data.recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  test('an unconfirmed set-up expires after half an hour, and a newer one replaces it', async () => {
    const client = secondFactorClient(s, (await newEmployee(s)).token);
    const first = (await client.setUp({ password })).data.secret;
    const second = (await client.setUp({ password })).data.secret;
    expect((await client.confirm(codeFor(s, first))).code).toBe('au0116');
    s.pass(30 * 60_000);
    expect((await client.confirm(codeFor(s, second))).code).toBe('au0117');
    expect((await client.state()).data.on).toBe(false);
  });

  test('is only available to staff', async () => {
    const { token } = await newMember(s);
    expect((await secondFactorClient(s, token).setUp({ password })).code).toBe('au0107');
  });
});

describe('logging in', () => {
  test('a correct password only leads to the second step; a code of the app opens a session', async () => {
    const member = await withFactor(s);
    const { data } = await logIn(s, member.email);
    expect(data).toEqual({
      secondStep: 'code',
      challenge: expect.any(String),
      expiresAt: new Date(s.clock.now.getTime() + 10 * 60_000).toISOString(),
    });
    expect((await desk(s, data.challenge)).status).toBe(401);
    expect((await refresh(data.challenge)).code).toBe('au0106');
    const code = codeFor(s, member.secret);
    expect((await secondStep(s, data.challenge, wrongCode(code))).code).toBe('au0116');
    const opened = await secondStep(s, data.challenge, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(Object.keys(opened.data)).toEqual(['accessToken', 'refreshToken']);
    expect((await desk(s, opened.data.accessToken)).status).toBe(200);
    expect((await refresh(opened.data.refreshToken)).status).toBe(200);
    expect((await secondStep(s, data.challenge, code)).code, 'a challenge opens one session').toBe('au0117');
  });

  test('a code is valid once, one of an earlier time step is not, the next one is', async () => {
    const member = await withFactor(s);
    nextStep(s);
    const [code, before] = [codeFor(s, member.secret), codeFor(s, member.secret, -1)];
    expect((await secondStep(s, await challengeOf(s, member), code)).status).toBe(200);
    for (const used of [code, before])
      expect((await secondStep(s, await challengeOf(s, member), used)).code).toBe('au0116');
    nextStep(s);
    expect((await secondStep(s, await challengeOf(s, member), codeFor(s, member.secret))).status).toBe(200);
  });

  test('one of five concurrent logins with the same code succeeds', async () => {
    const member = await withFactor(s);
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(s, member)));
    const code = codeFor(s, member.secret);
    const replies = await Promise.all(challenges.map((challenge) => secondStep(s, challenge, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a recovery code opens one session; the member is notified of it and of how many are left', async () => {
    const member = await withFactor(s);
    const [first = '', second = ''] = member.codes;
    expect((await secondStep(s, await challengeOf(s, member), first.toUpperCase())).status).toBe(200);
    expect((await secondStep(s, await challengeOf(s, member), first)).code).toBe('au0116');
    const { data } = await secondStep(s, await challengeOf(s, member), second.replaceAll('-', ' '));
    expect((await secondFactorClient(s, data.accessToken).state()).data.recoveryCodesLeft).toBe(8);
    expect(await events(member.id)).toEqual(['second-factor-on', 'recovery-code-used', 'recovery-code-used']);
    const [email] = await emailsTo(s, member.email);
    expect([email?.template, email?.data.change, email?.data.codesLeft]).toEqual([
      'second-factor-changed',
      'codeUsed',
      8,
    ]);
  });

  test('a challenge expires after ten minutes, or when the password is changed', async () => {
    const member = await withFactor(s);
    const old = await challengeOf(s, member);
    s.pass(10 * 60_000);
    expect((await secondStep(s, old, codeFor(s, member.secret))).code).toBe('au0117');
    const waiting = await challengeOf(s, member);
    const changed = await s.call('PUT', 'v1/auth/change-password', {
      token: member.token,
      body: { currentPassword: password, password: 'Juniper4Bridge' },
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await secondStep(s, waiting, codeFor(s, member.secret))).code).toBe('au0117');
    expect((await desk(s, member.token)).status, 'the session that changed it remains valid').toBe(200);
    expect((await logIn(s, member.email, 'Juniper4Bridge')).data.secondStep).toBe('code');
  });

  test('resetting the password does not remove the factor', async () => {
    const member = await withFactor(s);
    await s.call('POST', 'v1/auth/forget-password', { body: { email: member.email } });
    const token = (await emailsTo(s, member.email))[0]?.data.token;
    await s.call('POST', 'v1/auth/forget-password/reset', { body: { token, password: 'Juniper4Bridge' } });
    expect((await logIn(s, member.email, 'Juniper4Bridge')).data.secondStep).toBe('code');
  });

  test('a member who is no longer staff needs no code', async () => {
    const member = await withFactor(s);
    await s.sql(`update users set roles = '{}', claims_version = claims_version + 1 where id = $1`, [
      member.id,
    ]);
    expect((await logIn(s, member.email)).data.accessToken).toBeTruthy();
  });

  test('a session opened with a password alone ends if its member is staff with a factor', async () => {
    const member = await withFactor(s);
    const [called, refreshed] = [await s.session(member.id), await s.session(member.id)];
    expect((await s.call('GET', 'v1/user/profile', { token: called.accessToken })).code).toBe('au0103');
    expect((await refresh(refreshed.refreshToken)).code).toBe('au0106');
    expect(
      await s.sql(`select 1 from sessions where user_id = $1 and revoked_reason = 'second factor missing'`, [
        member.id,
      ]),
    ).toHaveLength(2);
  });
});

describe('wrong codes', () => {
  test('a sixth attempt within a quarter of an hour is rejected, even with a correct code or a new challenge', async () => {
    const member = await withFactor(s);
    const wrong = wrongCode(codeFor(s, member.secret), 7);
    for (let i = 0; i < 5; i++)
      expect((await secondStep(s, await challengeOf(s, member), wrong)).code).toBe('au0116');
    const rejected = await secondStep(s, await challengeOf(s, member), codeFor(s, member.secret));
    expect([rejected.status, rejected.code]).toEqual([429, 'au0105']);
    expect(
      (await secondFactorClient(s, member.token).newCodes({ password, code: member.codes[0] })).code,
    ).toBe('au0105');
    expect(s.logged.filter(({ userId }) => userId === member.id).map(({ why }) => why)).toContain(
      'too many codes',
    );
    s.pass(15 * 60_000 + 1);
    expect((await secondStep(s, await challengeOf(s, member), codeFor(s, member.secret))).status).toBe(200);
  });

  test('concurrent attempts are counted, and an invented challenge is rejected', async () => {
    const member = await withFactor(s);
    const challenge = await challengeOf(s, member);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        secondStep(s, challenge, wrongCode(codeFor(s, member.secret), 11 + i)),
      ),
    );
    expect(replies.filter(({ code }) => code === 'au0116').length).toBeLessThanOrEqual(5);
    expect((await secondStep(s, 'x'.repeat(43), '123456')).code).toBe('au0117');
  });
});

describe('managing one’s own second factor', () => {
  test('new recovery codes invalidate the old ones', async () => {
    const member = await withFactor(s);
    const client = secondFactorClient(s, member.token);
    expect((await client.newCodes({ password: 'wrong', code: codeFor(s, member.secret) })).code).toBe(
      'au0115',
    );
    expect((await client.newCodes({ password, code: 'zzzz-zzzz-zzzz' })).code).toBe('au0116');
    const { data } = await client.newCodes({ password, code: codeFor(s, member.secret) });
    expect([data.recoveryCodes.length, data.recoveryCodesLeft]).toEqual([10, 10]);
    expect((await secondStep(s, await challengeOf(s, member), member.codes[0] ?? '')).code).toBe('au0116');
    expect((await secondStep(s, await challengeOf(s, member), data.recoveryCodes[0])).status).toBe(200);
    expect(await changes(member.email)).toEqual(['codeUsed', 'newCodes', 'on']);
  });

  test('changing the app requires a code of the old one, which is valid until the new one is confirmed', async () => {
    const member = await withFactor(s);
    const client = secondFactorClient(s, member.token);
    expect((await client.setUp({ password })).code, 'a password alone').toBe('au0116');
    const { secret } = (await client.setUp({ password, code: codeFor(s, member.secret) })).data;
    nextStep(s);
    expect(
      (await secondStep(s, await challengeOf(s, member), codeFor(s, member.secret))).status,
      'the old app counts until then',
    ).toBe(200);
    const { data } = await client.confirm(codeFor(s, secret));
    expect(data.recoveryCodesLeft).toBe(10);
    nextStep(s);
    for (const old of [codeFor(s, member.secret), member.codes[0] ?? ''])
      expect((await secondStep(s, await challengeOf(s, member), old)).code).toBe('au0116');
    expect((await secondStep(s, await challengeOf(s, member), codeFor(s, secret))).status).toBe(200);
    expect(await events(member.id)).toEqual(['second-factor-on', 'second-factor-moved']);
  });

  test('switching it off requires password and code, and deletes everything', async () => {
    const member = await withFactor(s);
    const client = secondFactorClient(s, member.token);
    expect((await client.remove({ password: 'wrong', code: codeFor(s, member.secret) })).code).toBe('au0115');
    expect((await client.remove({ password, code: '000' })).code).toBe('au0116');
    expect((await client.remove({ password, code: codeFor(s, member.secret) })).data.on).toBe(false);
    for (const table of ['second_factors', 'recovery_codes'])
      expect(await s.sql(`select 1 from ${table} where user_id = $1`, [member.id])).toEqual([]);
    expect((await logIn(s, member.email)).data.accessToken).toBeTruthy();
    expect([await events(member.id), await changes(member.email)]).toEqual([
      ['second-factor-on', 'second-factor-off'],
      ['off', 'on'],
    ]);
  });
});

describe('the email about a change', () => {
  const sitesOf = async (email: string) =>
    (await emailsTo(s, email))
      .filter(({ template }) => template === 'second-factor-changed')
      .map(({ brand, data }) => [data.change, brand])
      .toReversed();

  test('has the brand of the site where the change was made', async () => {
    const member = await newEmployee(s);
    const client = secondFactorClient(s, member.token);
    const { secret } = (await client.setUp({ password, brand: 'club' })).data;
    const { recoveryCodes } = (await client.confirm(codeFor(s, secret), 'club')).data;
    await secondStep(s, await challengeOf(s, member), recoveryCodes[0], 'club');
    const [, code] = recoveryCodes;
    const renewed = (await client.newCodes({ password, code, brand: 'club' })).data.recoveryCodes;
    await client.remove({ password, code: renewed[0], brand: 'club' });
    expect(await sitesOf(member.email)).toEqual([
      ['on', 'club'],
      ['codeUsed', 'club'],
      ['newCodes', 'club'],
      ['off', 'club'],
    ]);
  });

  test('has the member’s own brand if the request names none', async () => {
    const member = await newEmployee(s);
    await s.sql(`update users set brand = 'club' where id = $1`, [member.id]);
    const client = secondFactorClient(s, member.token);
    await client.confirm(codeFor(s, (await client.setUp({ password })).data.secret));
    expect(await sitesOf(member.email)).toEqual([['on', 'club']]);
  });
});
