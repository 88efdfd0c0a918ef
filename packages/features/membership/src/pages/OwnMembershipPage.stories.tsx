import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membershipRecord } from '@voyage/contracts/membership.ts';
import { outage, Refusal } from '@voyage/page-stories/fake-service.ts';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OwnMembershipPage } from './OwnMembershipPage.tsx';

export default { title: 'Pages/Own membership', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'user/membership',
  search: noQuery,
  page: () => <OwnMembershipPage />,
  member: true,
};
const day = 1440;
const order = { id: 'order-1', orderNumber: 'P23456789A', amountTwd: 3_000 };
const months = (used: readonly number[]) =>
  used.map((bookings, i) => ({
    month: i === 0 ? '2025-12' : `2026-${String(i).padStart(2, '0')}`,
    bookings,
  }));
const record: Output<typeof membershipRecord.data> = {
  terms: [
    {
      level: 'elite',
      startsAt: inMinutes(-44 * day),
      endsAt: inMinutes(321 * day),
      approvedAt: inMinutes(-44 * day),
      order,
      withdrawUntil: null,
    },
  ],
  months: months([0, 2, 0, 1, 0, 0, 4, 1, 0, 2, 3, 5]),
};

export const MidYear: StoryObj = pageStory(page, { answers: () => ({ membershipRecord: record }) });

/** Bought two days ago: it can still be ended, after confirmation, and its fee is refunded. */
export const EndedWithinSevenDays: StoryObj = pageStory(page, {
  answers: ({ membership, payment }) => ({
    membershipRecord: (earlier) =>
      earlier === 0
        ? {
            ...record,
            terms: record.terms.map((term) => ({
              ...term,
              approvedAt: inMinutes(-2 * day),
              withdrawUntil: inMinutes(5 * day),
            })),
          }
        : { ...record, terms: [] },
    membership: (earlier) =>
      earlier === 0
        ? membership
        : { ...membership, level: 'basic', isPaid: false, expiresAt: null, remainingDays: null },
    endMembership: { order: { ...payment.order, kind: 'membership', status: 'refunded' } },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const level = t('tier.elite');
    await userEvent.click(await page.findByRole('button', { name: t('membership.end', { level }) }));
    await userEvent.click(await screen.findByRole('button', { name: t('membership.end.yes') }));
    await page.findByText(t('membership.own.noEnd'));
    await waitFor(() => expect(page.queryByText(t('membership.term.title'))).toBeNull());
  },
});

/**
 * No fee and no bookings yet. A code that does not qualify shows an error at its field; one that does opens a
 * level, which the reader continues with.
 */
export const InvitedAfterAWrongCode: StoryObj = pageStory(page, {
  answers: ({ membership, profile }) => ({
    profile: { ...profile, membership: { level: 'basic', isPaid: false } },
    membership: (earlier) => ({
      ...membership,
      level: 'basic',
      isPaid: false,
      expiresAt: null,
      remainingDays: null,
      credits: { ...membership.credits, paid: 3, free: { granted: 1, used: 1, remaining: 0 } },
      invitation: earlier === 0 ? null : { level: 'noir', priceTwd: 120_000, payBy: inMinutes(30 * day) },
    }),
    membershipRecord: { terms: [], months: months(Array<number>(12).fill(0)) },
    redeemInvitation: (earlier) =>
      earlier === 0
        ? new Refusal('au0112', { status: 400, details: { issues: [{ path: 'code', code: 'invite' }] } })
        : { level: 'noir', expiresAt: null, payBy: inMinutes(30 * day) },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const field = await page.findByRole('textbox', { name: t('register.invite') });
    await userEvent.type(field, 'NOIR-0000');
    await userEvent.click(page.getByRole('button', { name: t('membership.invitation.use') }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('error.invite')));
    await userEvent.type(field, '1');
    await userEvent.click(page.getByRole('button', { name: t('membership.invitation.use') }));
    const offer = await page.findByRole('heading', {
      name: t('membership.offer.title', { level: t('tier.noir') }),
    });
    await waitFor(() => expect(offer).toHaveFocus());
    // Another code can be entered.
    await expect(page.getByRole('textbox', { name: t('register.invite') })).toHaveValue('');
    await expect(page.getByRole('button', { name: t('membership.invitation.use') })).toBeEnabled();
  },
});

/** A complimentary year. Nothing above noir: no higher level, no invitation, no credits to buy. */
export const Noir: StoryObj = pageStory(page, {
  answers: ({ membership, profile }) => ({
    profile: { ...profile, membership: { level: 'noir', isPaid: true } },
    membership: { ...membership, level: 'noir', credits: { ...membership.credits, unlimited: true } },
    membershipRecord: {
      ...record,
      terms: record.terms.map((term) => ({ ...term, level: 'noir', order: null })),
    },
  }),
});
export const Failed: StoryObj = pageStory(page, {
  answers: () => ({ membership: outage, membershipRecord: outage }),
});
