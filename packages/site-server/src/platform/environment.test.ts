import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('has a default for everything that a site needs', () => {
  expect(readEnvironment({})).toEqual({
    MAIN_PORT: 3000,
    CLUB_PORT: 3001,
    API_URL: 'http://127.0.0.1:4000',
    DRAIN_SECONDS: 0,
    STOP_SECONDS: 50,
    SITE_PROXIES: 0,
    SITE_METRICS_HOST: '127.0.0.1',
    OTEL_TRACES_SAMPLER_ARG: 1,
    TAPPAY_ENV: 'production',
    PICTURE_HOSTS: [],
  });
});

test('numbers are numbers', () => {
  expect(
    readEnvironment({ DRAIN_SECONDS: '3', STOP_SECONDS: '0', SITE_PROXIES: '2', CLUB_PORT: '5001' }),
  ).toMatchObject({ DRAIN_SECONDS: 3, STOP_SECONDS: 0, SITE_PROXIES: 2, CLUB_PORT: 5001 });
});

test.each(['50s', '', '-1', '1.5', ' 5', '1e2'])(
  'refuses "%s" for a number, and names the variable',
  (text) => {
    for (const name of ['MAIN_PORT', 'DRAIN_SECONDS', 'STOP_SECONDS', 'SITE_PROXIES', 'SITE_METRICS_PORT'])
      expect(() => readEnvironment({ [name]: text })).toThrow(new RegExp(`\n {2}${name}: .*"${text}"`));
  },
);

test.each([
  ['MAIN_PORT', '65536'],
  ['CLUB_PORT', '70000'],
  ['SITE_METRICS_PORT', '70000'],
  ['DRAIN_SECONDS', '86401'],
  ['STOP_SECONDS', '99999999999'],
  ['SITE_PROXIES', '101'],
])('refuses %s=%s, which would not work, and says what would', (name, text) => {
  expect(() => readEnvironment({ [name]: text })).toThrow(new RegExp(`\\n {2}${name}: at (least|most) \\d+`));
});

test.each([
  ['API_URL', 'service:4000'],
  ['API_URL', 'http://service:4000/'],
  ['SITE_ORIGIN', 'www.aldermere.example'],
  ['SITE_ORIGIN', 'https://www.aldermere.example/'],
  ['TAPPAY_ENV', 'test'],
  ['MAP_STYLE_URL', 'style.json'],
  ['PICTURE_HOSTS', 'https://i.pictures.example'],
  ['PICTURE_HOSTS', 'i.pictures.example/hotels'],
  ['PICTURE_HOSTS', 'i.pictures.example:8443'],
  ['PICTURE_HOSTS', '*.pictures.example'],
  ['PICTURE_HOSTS', "i.pictures.example, 'unsafe-inline'"],
  ['PICTURE_HOSTS', 'localhost'],
  ['PICTURE_HOSTS', '127.0.0.1'],
  ['PICTURE_HOSTS', '127.0.0.2:4010'],
  ['PICTURE_HOSTS', 'localhost:4010/pictures'],
  ['PICTURE_HOSTS', '192.0.2.1'],
])('refuses %s=%s', (name, text) => {
  expect(() => readEnvironment({ [name]: text })).toThrow(`\n  ${name}: `);
});

test('hosts of pictures are a list of names', () => {
  const { PICTURE_HOSTS } = readEnvironment({ PICTURE_HOSTS: 'i.Pictures.example, media-1.example' });
  expect(PICTURE_HOSTS).toEqual(['i.pictures.example', 'media-1.example']);
  expect(readEnvironment({ PICTURE_HOSTS: '127.0.0.1:4010,localhost:4010' }).PICTURE_HOSTS).toEqual([
    '127.0.0.1:4010',
    'localhost:4010',
  ]);
  expect(() => readEnvironment({ PICTURE_HOSTS: 'i.pictures.example, http://other' })).toThrow(
    'not names of hosts, separated by commas: i.pictures.example, http://other',
  );
});

test('lists every invalid variable', () => {
  expect(() => readEnvironment({ SITE_PROXIES: 'one', API_URL: '' })).toThrow(/API_URL[^]*SITE_PROXIES/);
});
