import { endpointNames, endpoints, type Endpoints } from '@voyage/contracts/endpoints.ts';
import { expect, expectTypeOf, test } from 'vitest';
import type { Handler, HandlerContext, Routes } from './handler.ts';
import { routes } from './routes.ts';

test('every call is answered by the handler of its own contract', () => {
  for (const name of endpointNames) expect(routes[name].endpoint, name).toBe(endpoints[name]);
});

test("a handler at another's name, one that answers something else, and a table without it do not compile", () => {
  type Login = Handler<Endpoints['login']>;
  expectTypeOf<Login>().toExtend<Routes['login']>();
  expectTypeOf<Login>().not.toExtend<Routes['refreshToken']>();
  expectTypeOf<Omit<Routes, 'login'>>().not.toExtend<Routes>();
  expectTypeOf<() => { data: { accessToken: string } }>().not.toExtend<Login['run']>();
  expectTypeOf<() => { file: Uint8Array<ArrayBuffer>; name: string }>().not.toExtend<Login['run']>();
});

test('a handler is given a member and a key where its contract asks for them, and else only perhaps', () => {
  expectTypeOf<HandlerContext<Endpoints['profile']>['caller']>().not.toBeNullable();
  expectTypeOf<HandlerContext<Endpoints['createUser']>['caller']>().not.toBeNullable();
  expectTypeOf<HandlerContext<Endpoints['article']>['caller']>().extract<undefined>().toBeUndefined();
  expectTypeOf<HandlerContext<Endpoints['createBooking']>['idempotencyKey']>().toEqualTypeOf<string>();
  expectTypeOf<HandlerContext<Endpoints['login']>['idempotencyKey']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<HandlerContext<Endpoints['login']>['params']>().toEqualTypeOf<undefined>();
});
