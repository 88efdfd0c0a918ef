import { describe, expect, test } from 'vitest';
import {
  addressUpTo,
  allowedPicture,
  allowedPictures,
  isPictureAddress,
  pictureKey,
  pictureOrigin,
} from './hotel-picture.ts';

const hosts = ['i.pictures.example'];
const at = (name: string, ...widths: number[]) => ({
  sizes: widths.map((width) => ({ width, address: `https://i.pictures.example/${name}-${width}.jpg` })),
});

describe('a picture by its addresses', () => {
  test('is shown from an allowed host, its sizes in order and once each', () => {
    const pool = { ...at('pool', 1000, 350, 1000), caption: 'Pool' };
    expect(allowedPicture(pool, hosts)).toEqual({ ...at('pool', 350, 1000), caption: 'Pool' });
  });
  test.each([
    ['http://i.pictures.example/a.jpg'],
    ['https://other.example/a.jpg'],
    ['https://i.pictures.example.evil.example/a.jpg'],
    ['https://x.i.pictures.example/a.jpg'],
    ['https://i.pictures.example:8443/a.jpg'],
    ['https://someone@i.pictures.example/a.jpg'],
    ['https://i.pictures.example/a b.jpg'],
    ['https://i.pictures.example/a.jpg,'],
    ['//i.pictures.example/a.jpg'],
    ['/a.jpg'],
    ['data:image/png;base64,AA=='],
    ['javascript:alert(1)'],
    [''],
  ])('is not shown from %s', (address) => {
    expect(allowedPicture({ sizes: [{ width: 350, address }] }, hosts)).toBeNull();
    const partly = { sizes: [{ width: 350, address }, ...at('pool', 1000).sizes] };
    expect(allowedPicture(partly, hosts)).toEqual(at('pool', 1000));
  });
  test.each(['127.0.0.1:4010', 'localhost:4010'])('is shown over http from this machine, %s', (host) => {
    const picture = { sizes: [{ width: 350, address: `http://${host}/a.jpg` }] };
    expect(pictureOrigin(host)).toBe(`http://${host}`);
    expect(isPictureAddress(`http://${host}/a.jpg`)).toBe(true);
    expect(allowedPicture(picture, [host])).toEqual(picture);
    for (const other of ['127.0.0.1:4011', '127.0.0.1', 'localhost', 'i.pictures.example'])
      expect(allowedPicture(picture, [other]), other).toBeNull();
  });
  test.each([
    'http://127.0.0.1:4010.evil.example/a.jpg',
    'http://127.0.0.2:4010/a.jpg',
    'http://192.0.2.1:4010/a.jpg',
    'http://i.pictures.example/a.jpg',
    'http://someone:4010/a.jpg',
    'https://127.0.0.1:4010/a.jpg',
    'data:image/png;base64,AA==',
    '/a.jpg',
  ])('is not shown from %s, whoever allows its host', (address) => {
    const host = URL.parse(address)?.host ?? '';
    expect(allowedPicture({ sizes: [{ width: 350, address }] }, [host])).toBeNull();
    expect(isPictureAddress(address)).toBe(false);
  });
  test('is not shown if no host is allowed, unlike one of ours', () => {
    expect(allowedPicture(at('pool', 350), [])).toBeNull();
    expect(allowedPicture('pool-1', [])).toBe('pool-1');
  });
  test('is in an email at most so wide, or in its smallest size', () => {
    expect(addressUpTo(at('pool', 350, 1000, 2000), 1000)).toMatch('pool-1000');
    expect(addressUpTo(at('pool', 1200, 2000), 1000)).toMatch('pool-1200');
  });
  test('is recognised in another answer', () => {
    expect(pictureKey(at('pool', 350, 1000))).toBe(pictureKey(structuredClone(at('pool', 350, 1000))));
    expect(pictureKey('pool-1')).toBe('pool-1');
  });
});

test('of the pictures of a hotel those remain that may be shown, and as many of the first ones as did', () => {
  const elsewhere = { sizes: [{ width: 350, address: 'https://other.example/a.jpg' }] };
  const [pool, bed] = [at('pool', 350), at('bed', 350)];
  expect(
    allowedPictures({ pictures: [elsewhere, pool, pool, 'hall', bed, elsewhere], leadPictures: 4 }, hosts),
  ).toEqual({ pictures: [pool, 'hall', bed], leadPictures: 2 });
});
