import type { DeskRequest } from '@voyage/contracts/desk.ts';
import type { Recorded } from '@voyage/page-stories/recorded.ts';

/** A member of the stories. */
export const member = {
  userId: 'm-1',
  memberNumber: 'M-20481',
  name: 'Mei Chen',
  level: 'platinum' as const,
};

/** What the desk knows of that member. */
export const record = ({ membership: { credits } }: Recorded) => ({
  userId: member.userId,
  memberNumber: member.memberNumber,
  firstname: 'Mei',
  lastname: 'Chen',
  title: 'ms',
  email: 'mei.chen@example.test',
  phone: '+886912345670',
  level: member.level,
  credits,
});

/** A request for a journey, as the desk has it in stories. */
export const request = (change: Partial<DeskRequest> = {}): DeskRequest => ({
  requestNumber: 'T7KQ2M9PX',
  destination: 'Peru',
  departure: '2027-05-06',
  days: 12,
  adults: 2,
  children: 1,
  countries: 2,
  budgetTwd: 400_000,
  note: 'Slow mornings, no seafood.',
  contact: { name: 'Mei Chen', email: 'mei.chen@example.test', phone: '+886 912 345 670' },
  member,
  consultingFeeTwd: 20_000,
  stage: 'inquiry',
  createdAt: '2026-11-10T02:00:00.000Z',
  reached: [{ stage: 'inquiry', at: '2026-11-10T02:00:00.000Z' }],
  due: { who: 'planner', day: '2020-11-12' },
  modifications: { made: 0, nextTwd: 0 },
  openOrders: [],
  next: 'first-contact',
  modifiable: false,
  ...change,
});
