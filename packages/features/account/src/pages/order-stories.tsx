import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { orderQuerySchema } from '@voyage/routes/account-query.ts';
import { OrderPage } from './OrderPage.tsx';

const id = '75f91582-f49a-491a-a823-577a7449d974';
/** The page of an order, for `pageStory`. @param query After the address, with its question mark. */
export const at = (query: string) => ({
  at: `user/hotel-order/${id}${query}`,
  search: orderQuerySchema,
  page: ({ search }: { search: { booked?: number | undefined } }) => (
    <OrderPage id={id} isNew={search.booked === 1} />
  ),
  member: true,
});
export const order = at('');
/** The recorded order, changed. */
export const of =
  (change: (recorded: Recorded) => Partial<Recorded['orderConfirmed']>) => (recorded: Recorded) => ({
    order: { ...recorded.orderConfirmed, ...change(recorded) },
  });
