import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { CouponPolicyPage } from './CouponPolicyPage.tsx';

export default { title: 'Pages/Coupon policy', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'user/coupon/11111111-0000-4000-8000-000000000001/policy',
  search: noQuery,
  page: () => <CouponPolicyPage id="11111111-0000-4000-8000-000000000001" />,
  member: true,
};
const policy = {
  name: 'Afternoon tea for two',
  supplier: 'Aurelian Collection',
  expiresOn: '2027-09-30',
  paragraphs: [
    'Valid for one table of two at any Aurelian hotel, between 14:00 and 17:00.',
    'Reserve at least two days ahead and give the serial number when you do.',
    'One serial number per table; it cannot be exchanged for cash or combined with other offers.',
  ],
};

export const NotReserved: StoryObj = pageStory(page, {
  answers: () => ({ couponPolicy: policy, couponSerial: { serialNumber: null, taken: false } }),
});
export const Taken: StoryObj = pageStory(page, {
  answers: () => ({ couponPolicy: policy, couponSerial: { serialNumber: 'TEA-0028T5', taken: true } }),
});
export const CouponNotFound: StoryObj = pageStory(page, {
  answers: () => ({
    couponPolicy: new Refusal('cp0001', { status: 404 }),
    couponSerial: new Refusal('cp0001', { status: 404 }),
  }),
});
