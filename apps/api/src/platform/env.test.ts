import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const secret = 'thirty-two characters, and some more of them';
const complete = {
  NODE_ENV: 'production',
  AUTH_SECRET: secret,
  DATABASE_URL: 'postgres://voyage@db.test/voyage',
  SITE_URL_MAIN: 'https://aldermere.test/',
  SITE_URL_CLUB: 'https://lanthorn.test',
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM_MAIN: 'letters@aldermere.test',
  MAIL_FROM_CLUB: 'letters@lanthorn.test',
  SERVICE_MAILBOX: 'service@aldermere.test',
  SMS_URL: 'https://sms.test/send',
  SMS_KEY: 'key',
  TAPPAY_PARTNER_KEY: 'partner',
  TAPPAY_MERCHANT_ID: 'merchant',
  TAPPAY_APP_ID: '12345',
  TAPPAY_APP_KEY: 'app',
};
const problems = (source: Record<string, string | undefined>): string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
};

test('accepts a complete production environment', () => {
  expect(problems(complete)).toEqual([]);
  expect(readEnv(complete)).toMatchObject({
    SITE_URLS: { main: 'https://aldermere.test', club: 'https://lanthorn.test' },
    MAILBOX_PAGES: false,
    STAFF_IDLE_HOURS: 12,
  });
});

test.each(Object.keys(complete).filter((name) => name !== 'NODE_ENV'))(
  'production does not start without %s, and says so',
  (name) => {
    expect(problems({ ...complete, [name]: undefined }).join()).toContain(`${name}: `);
    expect(problems({ ...complete, [name]: '' }).join()).toContain(`${name}: `);
  },
);

test('rejects an invalid entry of TRUSTED_PROXIES', () => {
  expect(readEnv({ ...complete, TRUSTED_PROXIES: '10.4.0.0/16' }).TRUSTED_PROXIES.has('10.4.9.9')).toBe(true);
  expect(problems({ ...complete, TRUSTED_PROXIES: '10.4.0.0/16, site' })).toEqual([
    '  TRUSTED_PROXIES: "site" is neither an address nor a range',
  ]);
});

test('rejects what is not the name of a host in PICTURE_HOSTS', () => {
  expect(readEnv(complete).PICTURE_HOSTS).toEqual([]);
  expect(readEnv({ ...complete, PICTURE_HOSTS: 'i.pictures.example' }).PICTURE_HOSTS).toEqual([
    'i.pictures.example',
  ]);
  expect(readEnv({ ...complete, PICTURE_HOSTS: '127.0.0.1:4010' }).PICTURE_HOSTS).toEqual(['127.0.0.1:4010']);
  expect(problems({ ...complete, PICTURE_HOSTS: 'https://i.pictures.example' }).join()).toMatch(
    /PICTURE_HOSTS: not names of hosts/,
  );
});

test('staff need a second factor outside demonstrations, which cannot be configured otherwise', () => {
  const demonstration = { NODE_ENV: 'production', AUTH_SECRET: secret, DEMO_DATA: 'true' };
  expect(readEnv(complete).STAFF_SECOND_FACTOR).toBe('required');
  expect(problems({ ...complete, STAFF_SECOND_FACTOR: 'optional' })).toEqual([
    '  STAFF_SECOND_FACTOR: optional in demonstrations only (DEMO_DATA)',
  ]);
  expect(readEnv(demonstration).STAFF_SECOND_FACTOR).toBe('optional');
  expect(readEnv({ ...demonstration, STAFF_SECOND_FACTOR: 'required' }).STAFF_SECOND_FACTOR).toBe('required');
});

describe('DEMO_DATA', () => {
  test('is rejected only with a gateway that takes real money', () => {
    const demonstration = { ...complete, DEMO_DATA: 'true' };
    expect(problems(demonstration)).toEqual([
      '  DEMO_DATA: demonstration people and a gateway that takes money do not go together',
    ]);
    expect(problems({ ...demonstration, NODE_ENV: 'development' }).join()).toContain('DEMO_DATA: ');
    expect(problems({ ...demonstration, TAPPAY_ENV: 'sandbox' })).toEqual([]);
    expect(problems({ NODE_ENV: 'production', AUTH_SECRET: secret, DEMO_DATA: 'true' })).toEqual([]);
  });
});

test.each([
  ['a short secret', { AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
  ['a short former secret', { AUTH_SECRET_PREVIOUS: 'short' }, 'AUTH_SECRET_PREVIOUS'],
  [
    'a merchant without a partner',
    { TAPPAY_PARTNER_KEY: undefined, DEMO_DATA: 'true' },
    'TAPPAY_MERCHANT_ID',
  ],
  [
    'an outside database without a secret, in development too',
    { NODE_ENV: 'development', AUTH_SECRET: undefined },
    'AUTH_SECRET',
  ],
  ['a workspace of the chat without its secret', { INTERCOM_APP_ID: 'abcd1234' }, 'INTERCOM_APP_ID'],
  [
    'a secret of the chat without a workspace',
    { INTERCOM_SECRET: 'sixteen or more characters' },
    'INTERCOM_APP_ID',
  ],
])('rejects %s', (_what, change, name) => {
  expect(problems({ ...complete, ...change }).join()).toContain(`${name}: `);
});

/** Every variable that is a number, and the least and the most that it may be. */
const numbers: [name: string, least: number, most: number][] = [
  ['API_PORT', 0, 65_535],
  ['METRICS_PORT', 0, 65_535],
  ['DRAIN_SECONDS', 0, 86_400],
  ['STOP_SECONDS', 0, 86_400],
  ['DATABASE_POOL', 1, 10_000],
  ['DEMO_HOTELS', 1, 1_000_000],
  ['TAPPAY_APP_ID', 1, Number.MAX_SAFE_INTEGER],
  ['RATE_LIMIT', 1, 1_000_000_000],
  ['LOGIN_ATTEMPTS', 1, 1_000_000_000],
  ['STAFF_IDLE_HOURS', 1, 8_760],
];
test.each(numbers)('%s is a whole number between %d and %d, or nothing starts', (name, least, most) => {
  for (const value of [least, most])
    expect(problems({ ...complete, [name]: String(value) }), `${value}`).toEqual([]);
  for (const value of [
    `${least - 1}`,
    `${most + 1}`,
    '9'.repeat(400),
    '-1',
    '1.5',
    '1e3',
    '0x1',
    'NaN',
    'Infinity',
    ' 5',
    '',
  ])
    expect(problems({ ...complete, [name]: value }).join(), value).toContain(`${name}: `);
});

test('every number of the environment is in that list', () => {
  const parsed = Object.entries(readEnv({ ...complete, METRICS_PORT: '1' })).filter(
    ([, value]) => typeof value === 'number',
  );
  expect(parsed.map(([name]) => name).toSorted()).toEqual(
    [...numbers.map(([name]) => name), 'OTEL_TRACES_SAMPLER_ARG', 'RAPID_LEAST_RATING'].toSorted(),
  );
});

describe('INVENTORY=rapid', () => {
  const supplier = {
    ...complete,
    INVENTORY: 'rapid',
    RAPID_URL: 'https://supplier.test',
    RAPID_API_KEY: 'key',
    RAPID_SHARED_SECRET: 'shared secret',
  };
  test('needs its address and key, by https', () => {
    expect(problems(supplier)).toEqual([]);
    for (const name of ['RAPID_URL', 'RAPID_API_KEY', 'RAPID_SHARED_SECRET'])
      expect(problems({ ...supplier, [name]: undefined })).toEqual([
        `  ${name}: required with INVENTORY=rapid`,
      ]);
    expect(problems({ ...supplier, RAPID_URL: 'http://supplier.test' })).toEqual(['  RAPID_URL: https only']);
    expect(problems({ ...complete, RAPID_URL: 'http://supplier.test' }), 'is not read').toEqual([]);
  });
  test('books for real in production only, and only there', () => {
    expect(problems({ ...supplier, RAPID_TEST: 'standard' })).toEqual([
      '  RAPID_TEST: refused in production: nothing would be booked',
    ]);
    const refused = ['  RAPID_TEST: required outside production, or stays are booked for real'];
    const demonstration = { ...supplier, DEMO_DATA: 'true', TAPPAY_ENV: 'sandbox' };
    expect(problems(demonstration)).toEqual(refused);
    expect(problems({ ...demonstration, RAPID_TEST: 'standard' })).toEqual([]);
    expect(problems({ ...supplier, NODE_ENV: 'test' })).toEqual(refused);
    for (const RAPID_URL of ['http://127.0.0.1:7000', 'http://localhost:7000'])
      expect(problems({ ...demonstration, RAPID_URL })).toEqual([]);
  });
  test('sells what the operator chose', () => {
    expect(readEnv(supplier)).toMatchObject({ RAPID_LEAST_RATING: 4.5, RAPID_CHAINS: [] });
    expect(readEnv({ ...supplier, RAPID_LEAST_RATING: '5', RAPID_CHAINS: '-5, 12' })).toMatchObject({
      RAPID_LEAST_RATING: 5,
      RAPID_CHAINS: ['-5', '12'],
    });
    const RAPID_TERMS_URL = 'https://terms.test/{language}';
    expect(readEnv({ ...supplier, RAPID_TERMS_URL })).toMatchObject({ RAPID_TERMS_URL });
    expect(problems({ ...supplier, RAPID_TERMS_URL: 'http://terms.test' }).join()).toContain(
      'RAPID_TERMS_URL: ',
    );
    expect(readEnv({ ...supplier, RAPID_LEAST_RATING: 'none' }).RAPID_LEAST_RATING).toBe(Infinity);
    for (const RAPID_LEAST_RATING of ['5.5', 'high', ''])
      expect(problems({ ...supplier, RAPID_LEAST_RATING }).join()).toContain('RAPID_LEAST_RATING: ');
    expect(problems({ ...supplier, RAPID_CURRENCY: 'USD' })).toEqual([
      '  RAPID_CURRENCY: cards are charged in New Taiwan dollars only',
    ]);
  });
});
