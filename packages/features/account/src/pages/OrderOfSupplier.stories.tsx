import type { Meta, StoryObj } from '@storybook/react-vite';
import { ofOtherSupplier } from '@voyage/page-stories/other-supplier.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { order } from './order-stories.tsx';

export default { title: 'Pages/Order of another supplier', tags: ['!autodocs'] } satisfies Meta;

/** Names in the language that it has, and its picture across the page, though not of any width. */
export const InOtherLanguages: StoryObj = pageStory(order, {
  answers: ({ orderConfirmed }, locale) => ({ order: ofOtherSupplier(locale).order(orderConfirmed) }),
  play: async (context) => {
    const { locale } = wordsOf(context);
    const name = await within(context.canvasElement).findByRole('link', { name: 'The Harbour Terrace' });
    await expect(name.getAttribute('lang')).toBe(locale === 'en' ? null : 'en');
  },
});
