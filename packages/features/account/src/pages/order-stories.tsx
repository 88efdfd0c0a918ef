import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { expect, waitFor } from 'storybook/test';
import { orderQuerySchema } from '@voyage/routes/account-query.ts';
import { OrderPage } from './OrderPage.tsx';

const id = '75f91582-f49a-491a-a823-577a7449d974';
/** The page of an order, for `pageStory`. @param query After the address, with its question mark. */
export const orderAt = (query: string) => ({
  at: `user/hotel-order/${id}${query}`,
  search: orderQuerySchema,
  page: ({ search }: { search: { booked?: number | undefined } }) => (
    <OrderPage id={id} isNew={search.booked === 1} />
  ),
  member: true,
});
export const order = orderAt('');
/** The recorded order, changed. */
export const changedOrder =
  (change: (recorded: Recorded) => Partial<Recorded['orderConfirmed']>) => (recorded: Recorded) => ({
    order: { ...recorded.orderConfirmed, ...change(recorded) },
  });

/** The text of the file that a button downloads: read from the browser instead of being saved. */
export async function fileOf(press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  const given = { file: new Blob(), name: '' };
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) given.file = file;
    return 'about:blank';
  };
  HTMLAnchorElement.prototype.click = function clicked() {
    given.name = this.download;
  };
  try {
    await press();
    await waitFor(() => expect(given.name).not.toBe(''));
    return { name: given.name, text: await given.file.text() };
  } finally {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  }
}
