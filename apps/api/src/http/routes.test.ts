import { endpointNames, endpoints, type Endpoints } from '@voyage/contracts/endpoints.ts';
import { expect, expectTypeOf, test } from 'vitest';
import type { FileAnswer, Handler, HandlerContext, Routes } from './handling/handler.ts';
import { routes } from './routes.ts';

test('every endpoint is routed to the handler of its own contract', () => {
  for (const name of endpointNames) expect(routes[name].endpoint, name).toBe(endpoints[name]);
});

test('a misplaced handler, one with the wrong result, and an incomplete table do not compile', () => {
  type Login = Handler<Endpoints['login']>;
  expectTypeOf<Login>().toExtend<Routes['login']>();
  expectTypeOf<Login>().not.toExtend<Routes['refreshToken']>();
  expectTypeOf<Omit<Routes, 'login'>>().not.toExtend<Routes>();
  expectTypeOf<() => { accessToken: string }>().not.toExtend<Login['run']>();
  expectTypeOf<() => FileAnswer>().not.toExtend<Login['run']>();
});

test('a handler always has a member or a key if its contract requires one, and otherwise only optionally', () => {
  expectTypeOf<HandlerContext<Endpoints['profile']>['caller']>().not.toBeNullable();
  expectTypeOf<HandlerContext<Endpoints['createUser']>['caller']>().not.toBeNullable();
  expectTypeOf<HandlerContext<Endpoints['article']>['caller']>().extract<undefined>().toBeUndefined();
  expectTypeOf<HandlerContext<Endpoints['createBooking']>['idempotencyKey']>().toEqualTypeOf<string>();
  expectTypeOf<HandlerContext<Endpoints['login']>['idempotencyKey']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<HandlerContext<Endpoints['login']>['params']>().toEqualTypeOf<undefined>();
});
