import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, type Answers } from '@voyage/page-stories/fake-service.ts';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { userEvent, within } from 'storybook/test';
import { UpgradePage } from './UpgradePage.tsx';

export default { title: 'Pages/Upgrade', tags: ['!autodocs'] } satisfies Meta;

const page = (level: string) => ({
  at: `membership/upgrade/${level}`,
  search: noQuery,
  page: () => <UpgradePage level={level} />,
  member: true,
});
const day = 1440;
const record = (used: readonly number[]): Answers => ({
  membershipRecord: {
    terms: [],
    months: used.map((bookings, i) => ({
      month: i === 0 ? '2025-12' : `2026-${String(i).padStart(2, '0')}`,
      bookings,
    })),
  },
});
const offered: Answers = {
  membershipAllow: {
    allowed: true,
    kind: 'upgrade',
    reason: null,
    priceTwd: 35_000,
    startsAt: inMinutes(0),
    endsAt: inMinutes(365 * day),
  },
};
const basic: Answers = {
  membership: {
    level: 'basic',
    isPaid: false,
    expiresAt: null,
    remainingDays: null,
    credits: {
      month: '2026-11',
      unlimited: false,
      paid: 0,
      free: { granted: 1, used: 0, remaining: 1 },
      remaining: 1,
      renewsAt: inMinutes(8 * day),
    },
    invitation: null,
  },
};
const renewal: Answers = {
  membershipAllow: {
    allowed: true,
    kind: 'renewal',
    reason: null,
    priceTwd: 3_000,
    startsAt: inMinutes(60 * day),
    endsAt: inMinutes(425 * day),
  },
};

/** From elite: the days remaining, and advice against upgrading. */
export const AdvisedAgainst: StoryObj = pageStory(page('platinum'), {
  answers: () => ({ ...offered, ...record([0, 2, 0, 1, 0, 0, 4, 1, 0, 2, 3, 5]) }),
});
export const WorthwhileRenewal: StoryObj = pageStory(page('elite'), {
  answers: () => ({ ...renewal, ...record([0, 2, 0, 4, 0, 0, 4, 1, 0, 2, 3, 5]) }),
});
/** Under twenty: a guardian is required, and missing details are reported. */
export const GuardianMissing: StoryObj = pageStory(page('elite'), {
  answers: () => ({
    ...basic,
    ...record(Array<number>(12).fill(0)),
    membershipAllow: {
      allowed: false,
      kind: null,
      reason: 'guardian-consent',
      priceTwd: 3_000,
      startsAt: null,
      endsAt: null,
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('register.upgrade.pay') }));
    await page.findByText(t('error.summary'));
  },
});
const refused = (reason: 'too-early' | 'invitation-only'): Answers => ({
  membershipAllow: {
    allowed: false,
    kind: null,
    reason,
    priceTwd: 3_000,
    startsAt: null,
    endsAt: null,
  },
});
export const TooEarly: StoryObj = pageStory(page('elite'), { answers: () => refused('too-early') });
export const ByInvitation: StoryObj = pageStory(page('noir'), {
  answers: () => refused('invitation-only'),
});
/** An accepted invitation: its fee, until when it is open, and advice against it for bookings alone. */
export const Invited: StoryObj = pageStory(page('noir'), {
  answers: ({ membership }) => ({
    ...record([0, 2, 0, 1, 0, 0, 4, 1, 0, 2, 3, 5]),
    membership: {
      ...membership,
      invitation: { level: 'noir', priceTwd: 120_000, payBy: inMinutes(30 * day) },
    },
    membershipAllow: {
      allowed: true,
      kind: 'upgrade',
      reason: null,
      priceTwd: 120_000,
      startsAt: inMinutes(0),
      endsAt: inMinutes(365 * day),
    },
  }),
});
export const Failed: StoryObj = pageStory(page('elite'), { answers: () => ({ membershipAllow: outage }) });
