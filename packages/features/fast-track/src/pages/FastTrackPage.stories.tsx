import type { Meta, StoryObj } from '@storybook/react-vite';
import { allParts } from '@voyage/page-stories/all-parts.ts';
import { outage } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { fastTrackLoader } from '../state/fast-track-routes.ts';
import { FastTrackPage } from './FastTrackPage.tsx';

export default { title: 'Pages/Fast track', tags: ['!autodocs'] } satisfies Meta;

const page = { at: 'fast-track', search: noQuery, load: fastTrackLoader, page: () => <FastTrackPage /> };

export const AllAirports: StoryObj = pageStory(page, {
  play: async ({ canvasElement }) => {
    await allParts(canvasElement);
    const page = within(canvasElement);
    await page.findByRole('searchbox');
    const links = () => page.queryAllByRole('link', { name: /NT\$/ });
    // On a phone regions are folded.
    const [first] = page.queryAllByRole('button', { expanded: false });
    if (!first) return expect(links().length).toBeGreaterThan(40);
    await expect(links()).toHaveLength(0);
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(links().length).toBeGreaterThan(2);
    await userEvent.click(first);
    await expect(links()).toHaveLength(0);
  },
});
/** A code leads to its airport, an unknown one to customer service. */
export const NoneFound: StoryObj = pageStory(page, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    const find = await canvas.findByRole('searchbox', { name: t('fastTrack.find') });
    await userEvent.type(find, 'hnd');
    await expect(canvas.getAllByRole('link', { name: /NT\$/ })).toHaveLength(1);
    await userEvent.clear(find);
    await userEvent.type(find, 'Atlantis');
    await canvas.findByText(t('fastTrack.none'), { exact: false });
    await canvas.findByRole('link', { name: t('fastTrack.none.write') });
  },
});
export const Failed: StoryObj = pageStory(page, { answers: () => ({ fastTrackAirports: outage }) });
