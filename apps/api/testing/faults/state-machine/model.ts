import { afterAll, beforeAll } from 'vitest';
import type { Inventory } from '../../../src/inventory/inventory.ts';
import { guest, startService, type TestOffer, type Reply, type TestService } from '../../service.ts';

export interface Order {
  id: string;
  member: number;
  key: string;
  answered: 'confirmed' | 'pending' | 'payment' | 'cancelling' | 'cancelled' | 'released';
  lost: 'none' | 'reply' | 'request';
  /** When a hold whose reply was lost lapses at the supplier, unless it is found before. */
  lapsesAt?: Date;
}
export interface Purchase {
  id: string;
  member: number;
  kind: 'credits' | 'membership' | 'platinum' | 'stay';
  trade: string | null;
  page: string | null;
  answered: boolean;
  refundAsked: boolean;
}
export interface Model {
  orders: Order[];
  purchases: Purchase[];
  steps: number;
}
export interface Real {
  members: { id: string }[];
  found: TestOffer;
}

export let s: TestService;
export let embedded: Inventory;
export let staff = '';

export const minute = 60_000;
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  lateCaptured: '4000000000004210',
  lateNothing: '4000000000004228',
  bank: '4000000000003220',
  bankRefuses: '4000000000003238',
  twice: '4000000000003261',
  lost: '4000000000003253',
} as const;
/** A call with a fresh token, repeated if the bank's notification has just changed the level. */
export async function callAs(
  { members }: Real,
  member: number,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Reply> {
  const send = async () =>
    s.call(method, path, {
      token: (await s.session(members[member]!.id)).accessToken,
      ...(body === undefined ? {} : { body }),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const reply = await send();
  return reply.code === 'au0104' ? send() : reply;
}
export const submit = (real: Real, member: number, offerRef: string, key: string): Promise<Reply> =>
  callAs(real, member, 'POST', 'v1/hotel/booking', { offerRef, guest, agreed: true }, key);
export const pick = <T>(list: readonly T[], n: number): T | undefined =>
  list.length === 0 ? undefined : list[n % list.length];

export function setUp(): void {
  beforeAll(async () => {
    s = await startService();
    embedded = s.services.inventory;
    staff = (await s.sql<{ id: string }>(`select id from users where username = 'employee@demo.test'`))[0]!
      .id;
  });
  afterAll(() => s.close());
}
