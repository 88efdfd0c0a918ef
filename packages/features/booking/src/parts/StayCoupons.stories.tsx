import type { Meta, StoryObj } from '@storybook/react-vite';
import { queries } from '@voyage/api-client/queries.ts';
import type { Coupon } from '@voyage/contracts/coupon.ts';
import { useLocale, useSite } from '@voyage/site-core/context/site-context.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { useQuery } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import { StayCoupons } from './StayCoupons.tsx';

export default { title: 'Components/Travel/StayCoupons', tags: ['!autodocs'] } satisfies Meta;

function OfThePlan() {
  const { data: plan } = useQuery(queries.plan(useSite().api, useLocale(), 'offer-1'));
  return (
    <div className={container} style={{ paddingBlock: '2rem' }}>
      {plan && <StayCoupons plan={plan} />}
    </div>
  );
}
const gifts = { at: 'hotel/booking', search: noQuery, page: OfThePlan, member: true };
const coupon = (number: number, name: string, use: Coupon['use']): Coupon => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name,
  supplier: 'Aurelian Collection',
  picture: '',
  expiresOn: '2027-09-30',
  level: null,
  use,
  state: 'available',
  serialNumber: null,
  takenAt: null,
});

/**
 * One is for every stay of the hotel's group and has its number; another is for longer stays than this one.
 */
export const OfTheGroup: StoryObj = pageStory(gifts, {
  answers: ({ plan: { hotel } }) => {
    const use = { group: hotel.group?.code ?? null, brand: null, leastNights: 0 };
    const coupons = [
      coupon(1, 'Afternoon tea for two', use),
      coupon(2, 'A night in a suite', { ...use, leastNights: 30 }),
      coupon(3, 'One airport transfer', null),
    ];
    return {
      coupons: { total: coupons.length, page: 1, pageSize: 50, coupons },
      couponSerial: { serialNumber: 'TEA-48201', taken: false },
    };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const list = await page.findByRole('list');
    await within(list).findByText(t('booking.coupons.serial', { number: 'TEA-48201' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    const link = within(list).getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});
