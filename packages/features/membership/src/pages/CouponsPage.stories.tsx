import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Coupon } from '@voyage/contracts/coupon.ts';
import { outage } from '@voyage/page-stories/fake-service.ts';
import { inMinutes, long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { couponsQuerySchema, type CouponsQuery } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { CouponsPage } from './CouponsPage.tsx';

export default { title: 'Pages/Coupons', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'user/coupon',
  search: couponsQuerySchema,
  page: ({ search }: { search: CouponsQuery }) => <CouponsPage {...search} />,
  member: true,
};
const tea: Coupon = {
  id: '11111111-0000-4000-8000-000000000001',
  name: 'Afternoon tea for two',
  supplier: 'Aurelian Collection',
  picture: 'spa',
  expiresOn: '2027-09-30',
  level: null,
  use: null,
  state: 'available',
  serialNumber: null,
  takenAt: null,
};
const transfer: Coupon = { ...tea, id: '2', name: 'One airport transfer', level: 'elite' };
const used: Coupon = {
  ...tea,
  id: '3',
  name: 'A treatment of 60 minutes',
  level: 'elite',
  state: 'taken',
  serialNumber: 'SPA-002PVP',
  takenAt: inMinutes(-9000),
};
const over: Coupon = {
  ...tea,
  id: '4',
  name: 'A dinner in spring',
  state: 'expired',
  expiresOn: '2026-05-31',
};
const suite: Coupon = {
  ...tea,
  id: '5',
  name: 'A night in a suite',
  supplier: 'Maison Alcide',
  use: { group: 'maison-alcide', brand: 'maison-alcide', leastNights: 3 },
};
const list = (...coupons: Coupon[]) => ({
  coupons: { total: coupons.length, page: 1, pageSize: 20, coupons },
});

/** The number appears only on request; then the coupon can be marked as used. */
export const NumberShown: StoryObj = pageStory(page, {
  answers: () => ({
    ...list(tea, suite, transfer, used, over),
    reserveCoupon: { serialNumber: 'TEA-0028T5', taken: false },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const [show] = await page.findAllByRole('button', { name: t('coupons.show') });
    if (!show) throw new Error('no coupon can be used');
    await userEvent.click(show);
    await page.findByText('TEA-0028T5');
    await page.findByRole('button', { name: t('coupons.used') });
    await expect(page.getByRole('link', { name: t('coupons.hotels', { name: suite.name }) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/hotel\/group\/maison-alcide\/maison-alcide$/),
    );
    await expect(page.getByText(t('coupons.nights', { nights: 3 }))).toBeVisible();
  },
});
export const None: StoryObj = pageStory(page, { answers: () => list() });
export const LongTexts: StoryObj = pageStory(page, {
  answers: () => list({ ...transfer, name: long(transfer.name), supplier: long(transfer.supplier) }),
});
export const Failed: StoryObj = pageStory(page, { answers: () => ({ coupons: outage }) });
