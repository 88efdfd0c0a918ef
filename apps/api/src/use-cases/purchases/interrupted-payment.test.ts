import { expect, test } from 'vitest';
import { newKey } from '../../../testing/service.ts';
import {
  s,
  cards,
  member,
  order,
  pay,
  capturedTotal,
  freshToken,
  setUp,
} from '../../../testing/product-payments.ts';

setUp();

test('repeated after its process was killed at the gateway: the answer is what the gateway says, once', async () => {
  const { id, token } = await member();
  const created = await order(token);
  const key = newKey();
  const prime = await s.prime(cards.good);
  const { payments } = s.services;
  const real = payments.payByPrime.bind(payments);
  const reached = new Promise<void>((done) => {
    payments.payByPrime = async (request) => {
      await real(request);
      done();
      return new Promise(() => {}); // nobody is there any more
    };
  });
  await s.atOne(async () => {
    void pay(token, created.id, '', { key, prime });
    await reached;
  });
  payments.payByPrime = real;
  expect((await pay(token, created.id, '', { key, prime })).code).toBe('rq0008'); // pressed twice
  s.pass(5_000);
  const again = await pay(token, created.id, '', { key, prime });
  expect(again.data, again.text).toMatchObject({ status: 'success' });
  expect((await pay(await freshToken(id), created.id, '', { key, prime })).data).toEqual(again.data);
  expect(await capturedTotal(created.id)).toBe(3000);
});

test('repeated after its process was killed before the gateway: told to wait, and never charged twice', async () => {
  const { token } = await member();
  const created = await order(token);
  const key = newKey();
  const prime = await s.prime(cards.good);
  const { payments } = s.services;
  const real = payments.payByPrime.bind(payments);
  const reached = new Promise<void>((done) => {
    payments.payByPrime = () => (done(), new Promise(() => {}));
  });
  await s.atOne(async () => {
    void pay(token, created.id, '', { key, prime });
    await reached;
  });
  payments.payByPrime = real;
  s.pass(5_000);
  expect((await pay(token, created.id, '', { key, prime })).data).toMatchObject({ status: 'pending' });
  expect(await capturedTotal(created.id)).toBe(0);
});
