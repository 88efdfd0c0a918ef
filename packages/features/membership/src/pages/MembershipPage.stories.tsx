import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { membershipLoader } from './membership-route.ts';
import { MembershipPage } from './MembershipPage.tsx';

export default { title: 'Pages/Membership', tags: ['!autodocs'] } satisfies Meta;

const membership = {
  at: 'membership',
  search: noQuery,
  load: membershipLoader,
  page: () => <MembershipPage picture="room-1" />,
};

export const ForVisitors: StoryObj = pageStory(membership);
export const ForMembers: StoryObj = pageStory({ ...membership, member: true });
/** No bookings left this month. */
export const CreditsUsedUp: StoryObj = pageStory(
  { ...membership, member: true },
  {
    answers: ({ membership: own }) => ({
      membership: {
        ...own,
        credits: {
          ...own.credits,
          remaining: 0,
          free: { ...own.credits.free, used: own.credits.free.granted, remaining: 0 },
        },
      },
    }),
  },
);
export const Loading: StoryObj = pageStory(membership, { answers: () => ({ memberships: neverAnswers }) });
export const Failed: StoryObj = pageStory(membership, { answers: () => ({ memberships: outage }) });
