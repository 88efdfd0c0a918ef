import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';
import { issuesOf, newAddress, newMember, profileOf } from '../../../../testing/accounts.ts';

let s: TestService;
let member: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  s = await startService();
  member = await newMember(s);
});
afterAll(() => s.close());

const read = () => profileOf(s, member.token);
const change = (body: object) => s.call('PUT', 'v1/user/profile', { token: member.token, body });

describe('the profile', () => {
  test('updates the fields that are sent and keeps the others', async () => {
    const address = {
      country: 'JP',
      city: '東京都',
      street: '港区虎ノ門1-2-3',
      building: '',
      postalCode: '105-0001',
    };
    const reply = await change({ title: 'dr', address });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.data).toEqual(await read());
    expect(reply.data).toMatchObject({
      title: 'dr',
      address,
      emergencyContact: { name: '高文雄', phone: '+886223456789' },
    });
    await change({ emergencyContact: { name: 'Mother', phone: '+81 3-3580-0000' } });
    expect(await read()).toMatchObject({
      title: 'dr',
      address,
      emergencyContact: { name: 'Mother', phone: '+81335800000' },
    });
  });

  test('stores particulars as a whole, and empty ones are removed', async () => {
    const all = {
      companyTitle: '財務長',
      companyName: '遠行旅行社',
      taxId: '10458575',
      hobby: 'Tea, sailing',
      maritalStatus: 'married',
      anniversary: '2012-02-29',
      preferredContactTime: 'Weekday evenings',
      passportNationality: 'TW',
    };
    expect((await change({ particulars: all })).data.particulars).toEqual(all);
    expect(
      (await change({ particulars: { ...all, maritalStatus: '', anniversary: '', hobby: ' ' } })).data
        .particulars,
    ).toEqual({
      companyTitle: '財務長',
      companyName: '遠行旅行社',
      taxId: '10458575',
      preferredContactTime: 'Weekday evenings',
      passportNationality: 'TW',
    });
    expect((await change({ title: 'ms' })).data.particulars).toMatchObject({ taxId: '10458575' });
  });

  test.each<[object, string, string]>([
    [{ particulars: { taxId: '10458571' } }, 'particulars.taxId', 'company-number'],
    [{ particulars: { taxId: '10458_575' } }, 'particulars.taxId', 'tax-id'],
    [{ particulars: { maritalStatus: 'divorced' } }, 'particulars.maritalStatus', ''],
    [{ particulars: { anniversary: '2013-02-29' } }, 'particulars.anniversary', 'day'],
    [{ particulars: { passportNationality: 'ZZ' } }, 'particulars.passportNationality', 'country'],
    [{ particulars: { passportNationality: 'Taiwan' } }, 'particulars.passportNationality', 'country'],
    [{ particulars: { hobby: 'a\u0007b' } }, 'particulars.hobby', 'characters'],
    [{ title: 'lord' }, 'title', 'salutation'],
    [{ emergencyContact: { name: 'Mother', phone: '+81 3' } }, 'emergencyContact.phone', 'phone'],
    [
      { address: { country: 'XX', city: 'a', street: 'b', building: '', postalCode: '' } },
      'address.country',
      'country',
    ],
  ])('rejects %j and changes nothing', async (body, path, message) => {
    const before = await read();
    const reply = await change(body);
    expect([reply.status, reply.code, Object.keys(issuesOf(reply))]).toEqual([400, 'rq0001', [path]]);
    if (message) expect(issuesOf(reply)[path]).toBe(message);
    expect(await read()).toEqual(before);
  });

  test('does not validate a foreign tax number as a Taiwanese one', async () => {
    expect((await change({ particulars: { taxId: 'DE-123456789' } })).status).toBe(200);
  });

  test.each([
    ['email', 'other@mail.test'],
    ['username', 'other@mail.test'],
    ['phone', '+886912345678'],
    ['firstname', 'Other'],
    ['lastname', 'Other'],
    ['birthDate', '1980-01-01'],
    ['birthDate', null],
  ])('%s cannot be changed to %s here', async (name, value) => {
    const before = await read();
    const reply = await change({ title: 'mx', [name]: value });
    expect([reply.status, reply.code, issuesOf(reply)]).toEqual([403, 'au0113', { [name]: 'fixed' }]);
    expect(await read()).toEqual(before);
  });

  test('accepts the unchanged profile', async () => {
    const before = await read();
    expect(
      (
        await change({
          ...before,
          phone: member.phone.replace('+8869', '+886 9'),
          email: member.email.toUpperCase(),
        })
      ).status,
    ).toBe(200);
    expect(await read()).toEqual(before);
  });

  test('ignores roles, level and member number', async () => {
    const before = await read();
    await change({
      roles: ['employee'],
      level: 'noir',
      membership: { level: 'noir', isPaid: true },
      memberNumber: '88000000',
      paidCredits: 9,
    });
    expect(await read()).toEqual(before);
  });
});

describe('eligibility', () => {
  const ask = (path: string, body: object, address = newAddress()) =>
    s.call('POST', `v1/auth/${path}`, { body, address });
  test.each([
    ['42189000', true],
    ['42189099', true],
    ['42189100', false],
    ['42188999', false],
    ['421890', true],
    ['465273', false],
    ['4652734', true],
    ['4652735', false],
    ['41111111', false],
    ['379865', false],
    ['37986505', true],
  ])('the card %s: %s', async (bin, qualified) => {
    expect((await ask('eligibility/card', { bin })).data).toEqual({ qualified });
  });
  test.each(['4218900012345678', '421890001', '42189', '4218x900', '', 'abcdef'])(
    'rejects %j as a card prefix',
    async (bin) => {
      expect(issuesOf(await ask('eligibility/card', { bin }))).toEqual({ bin: 'bin' });
    },
  );
  test('checking an invitation does not use it up', async () => {
    expect((await ask('invite/verify-code/check', { code: 'elite-2026-demo' })).data).toEqual({
      qualified: true,
      level: 'elite',
      complimentary: true,
    });
    expect((await ask('invite/verify-code/check', { code: 'noir-2026-demo' })).data).toEqual({
      qualified: true,
      level: 'noir',
      complimentary: false,
    });
    expect((await ask('invite/verify-code/check', { code: 'ELITE-2025-DEMO' })).data).toEqual({
      qualified: false,
      level: null,
      complimentary: false,
    });
    expect(await s.sql('select uses from invite_codes where code = $1', ['ELITE-2026-DEMO'])).toEqual([
      { uses: 0 },
    ]);
  });
  test.each([
    ['invite/verify-code/check', { code: 'GUESS' }],
    ['eligibility/card', { bin: '411111' }],
  ])('limits %s to ten requests from one IP address', async (path, body) => {
    const address = newAddress();
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask(path, body, address)));
    expect(replies.filter((reply) => reply.code === 'au0105')).toHaveLength(2);
  });
});
