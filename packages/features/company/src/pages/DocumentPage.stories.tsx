import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import type { FilledDocument } from '../state/document.ts';
import type { DocumentName } from '../state/document-files.ts';
import { documentLoader } from './document-route.ts';
import { DocumentPage } from './DocumentPage.tsx';

export default { title: 'Pages/Documents', tags: ['!autodocs'] } satisfies Meta;

const staged = (name: DocumentName) => ({
  at: name,
  search: noQuery,
  load: documentLoader(name),
  page: ({ load }: { load: FilledDocument }) => <DocumentPage document={load} />,
});

/** Every entry of the table of contents links to an existing section. */
export const ServiceTerms: StoryObj = pageStory(staged('service-terms'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const contents = await within(context.canvasElement).findByRole('navigation', {
      name: t('company.contents'),
    });
    for (const entry of within(contents).getAllByRole('link')) {
      const part = context.canvasElement.querySelector(entry.getAttribute('href') ?? '-');
      await expect(part).toHaveAccessibleName(entry.textContent);
    }
  },
});
export const PrivacyPolicy: StoryObj = pageStory(staged('privacy-policy'));
export const MemberTerms: StoryObj = pageStory(staged('member-terms'));
export const Accessibility: StoryObj = pageStory(staged('accessibility'));
/** A contract is not shown without the name of the contracting company. */
export const ServiceUnavailable: StoryObj = pageStory(staged('member-terms'), {
  answers: () => ({ org: outage }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByRole('button', { name: t('site.retry') });
  },
});
