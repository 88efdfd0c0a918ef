import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DeskContentRun } from '@voyage/contracts/desk.ts';
import { fillPlaceholders } from '@voyage/i18n/fill-placeholders.ts';
import { Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { deskFiles, type DeskWord } from '../state/desk-words.ts';
import { DeskPage } from './DeskPage.tsx';

export default { title: 'Pages/Desk content', tags: ['!autodocs'] } satisfies Meta;

const run: DeskContentRun = {
  kind: 'changes',
  startedAt: '2026-11-30T06:00:00.000Z',
  endedAt: '2026-11-30T06:04:00.000Z',
  failure: null,
  read: 1_240,
  chosen: 310,
  hotels: { open: 12_480, new: 4, changed: 296, closed: 10 },
  leftOut: [],
};
const whole: DeskContentRun = {
  ...run,
  kind: 'whole',
  startedAt: '2026-11-29T18:00:00.000Z',
  endedAt: '2026-11-29T18:41:00.000Z',
  read: 2_803_112,
  chosen: 19_902,
  hotels: { open: 12_486, new: 38, changed: 1_204, closed: 21 },
  leftOut: [
    { reason: 'noPlace', properties: 7_012 },
    { reason: 'noPictures', properties: 31 },
    { reason: 'unreadable', properties: 2 },
  ],
};
const failed = (failure: NonNullable<DeskContentRun['failure']>, startedAt: string): DeskContentRun => ({
  ...whole,
  startedAt,
  failure,
  hotels: null,
});
const many = (name: string) =>
  Array.from({ length: 4 }, (_, at) => ({
    name: at === 1 ? long(`${name} of the harbour`) : `${name} ${at + 1}`,
    properties: 1_200 >> at,
  }));

const desk = (deskContentRuns: Answers['deskContentRuns'], play?: StoryObj['play']): StoryObj =>
  pageStory(
    {
      at: 'user/staff/content',
      search: noQuery,
      page: () => <DeskPage section="content" />,
      member: true,
    },
    {
      answers: ({ profile }) => ({
        profile: { ...profile, roles: ['employee'] },
        deskWork: {
          pageSize: 50,
          totals: { concierge: 0, fastTrack: 0, tailorMade: 0, ours: 0, refunds: 0 },
          concierge: [],
          fastTrack: [],
          tailorMade: [],
          refunds: [],
        },
        deskContentRuns,
      }),
      ...(play && { play }),
    },
  );
async function sayOf(context: Parameters<NonNullable<StoryObj['play']>>[0]) {
  const words = (await deskFiles[wordsOf(context).locale]()).default;
  return (word: DeskWord, values: Record<string, string> = {}) => fillPlaceholders(words[word], values);
}

/** Runs of each outcome, one in progress, and what they could not map. */
export const Runs: StoryObj = desk(
  {
    runs: [
      { ...run, startedAt: '2026-11-30T12:00:00.000Z', endedAt: null, read: 620, chosen: 155, hotels: null },
      run,
      whole,
      failed('shrunk', '2026-11-28T18:00:00.000Z'),
      failed('unread', '2026-11-27T18:00:00.000Z'),
      failed('interrupted', '2026-11-26T18:00:00.000Z'),
      failed('failed', '2026-11-25T18:00:00.000Z'),
    ],
    unmapped: {
      brands: many('Maison'),
      chains: many('Group'),
      amenities: many('Free newspapers in lobby'),
      cities: many('Sapporo, JP'),
    },
  },
  async (context) => {
    const say = await sayOf(context);
    const page = within(context.canvasElement);
    await page.findByText(say('content.result.running', { read: '620', chosen: '155' }));
    await page.findByText(say('content.leftOut.noPlace'));
    await expect(page.getAllByRole('table')).toHaveLength(5);
  },
);

/** Everything that was read has a word of ours. */
export const AllMapped: StoryObj = desk({
  runs: [whole],
  unmapped: { brands: [], chains: [], amenities: [], cities: [] },
});

/** An inventory that imports nothing. */
export const NothingImported: StoryObj = desk({ runs: [], unmapped: null });

/** The runs could not be loaded. */
export const NotLoaded: StoryObj = desk(() => new Refusal('sy0001'));
