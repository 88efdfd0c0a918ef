import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswers, outage } from '@voyage/page-stories/fake-service.ts';
import { inMinutes, long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { registeredQuerySchema, type RegisteredQuery } from '@voyage/routes/account-query.ts';
import { RegisterCompletePage } from './RegisterCompletePage.tsx';

export default { title: 'Pages/Register complete', tags: ['!autodocs'] } satisfies Meta;

const complete = (query = '') => ({
  at: `register/complete${query}`,
  search: registeredQuerySchema,
  page: ({ search }: { search: RegisteredQuery }) => <RegisterCompletePage {...search} />,
  member: true,
});
const basic =
  (guardianConsentNeeded = false) =>
  ({ profile }: Recorded) => ({
    profile: { ...profile, membership: { level: 'basic' as const, isPaid: false }, guardianConsentNeeded },
  });

export const Basic: StoryObj = pageStory(complete(), { answers: basic() });
export const EliteUnpaid: StoryObj = pageStory(complete('?upgrade=elite'), { answers: basic() });
export const InvitedToNoir: StoryObj = pageStory(complete('?upgrade=noir'), {
  answers: (recorded) => ({
    ...basic()(recorded),
    membership: {
      ...recorded.membership,
      level: 'basic',
      invitation: { level: 'noir', priceTwd: 120_000, payBy: inMinutes(30 * 1440) },
    },
  }),
});
export const WaitsForGuardian: StoryObj = pageStory(complete('?upgrade=platinum'), { answers: basic(true) });
/** Registered during a booking: a link returns to it. */
export const BackToBooking: StoryObj = pageStory(complete('?redirect=%2Fhotel%2Fbooking%3Foffer%3D1'), {
  answers: basic(),
});
export const Loading: StoryObj = pageStory(complete(), { answers: () => ({ profile: neverAnswers }) });
export const Failed: StoryObj = pageStory(complete(), { answers: () => ({ profile: outage }) });
export const LongName: StoryObj = pageStory(complete(), {
  answers: (recorded) => ({
    profile: { ...basic()(recorded).profile, firstname: long(recorded.profile.firstname) },
  }),
});
