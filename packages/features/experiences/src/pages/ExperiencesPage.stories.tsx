import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { outage } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { experiencesLoader, type ExperiencesLoad } from './experience-route.ts';
import { ExperiencesPage } from './ExperiencesPage.tsx';

export default { title: 'Pages/Experiences', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'ultraluxe-experiences',
  search: noQuery,
  load: experiencesLoader,
  page: ({ load }: { load: ExperiencesLoad }) => <ExperiencesPage content={load} />,
};

/** Opens the enquiry dialog for the safari, with its form. */
async function openPrompt(context: StoryContext) {
  const { t } = wordsOf(context);
  const safari = within(
    await within(context.canvasElement).findByRole('region', { name: t('experiences.safari') }),
  );
  await userEvent.click(safari.getByRole('button', { name: t('experiences.interest') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('experiences.interest.title') }));
  await dialog.findByText(t('experiences.interest.form', { name: t('experiences.safari') }));
  await dialog.findByRole('textbox', { name: t('phone.number') });
  await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(200));
  const field = (id: string) => dialog.getByLabelText(t(`company.contact.${id}`));
  return { dialog, t, field };
}
async function send(context: StoryContext) {
  const { dialog, t, field } = await openPrompt(context);
  await userEvent.selectOptions(field('salutation'), 'ms');
  await userEvent.type(field('name'), 'Chen Mei');
  await userEvent.selectOptions(field('country'), 'TW');
  await userEvent.type(dialog.getByRole('textbox', { name: t('phone.number') }), '0912 345 678');
  await userEvent.type(field('email'), 'mei@demo.test');
  await userEvent.type(dialog.getByLabelText(t('experiences.interest.note')), 'In June, the two of us');
  await userEvent.click(dialog.getByRole('button', { name: t('company.contact.send') }));
  return { dialog, t };
}

export const Default: StoryObj = pageStory(page);
/** Every field reports that it is required, except for the note. */
export const NothingFilledIn: StoryObj = pageStory(page, {
  play: async (context) => {
    const { dialog, t } = await openPrompt(context);
    await userEvent.click(dialog.getByRole('button', { name: t('company.contact.send') }));
    await waitFor(() =>
      expect(dialog.getAllByText(new RegExp(t('error.required'))).length).toBeGreaterThan(4),
    );
  },
});
/** Customer service gets the subject, and then the note. */
export const Sent: StoryObj = pageStory(page, {
  answers: () => ({
    contact: (_, sent) => {
      if (sent.type !== 'experiences' || !/\S\n\nIn June, the two of us$/.test(String(sent.text)))
        throw new Error(`sent as ${sent.type}: ${sent.text}`);
      return { inquiryNumber: 'C7KQ2M9PX' };
    },
  }),
  play: async (context) => {
    const { t } = await send(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('company.contact.sent.title') }));
    await dialog.findByText(/C7KQ2M9PX/);
  },
});
/** Typed text stays, and the notice gives the reason. */
export const Failed: StoryObj = pageStory(page, {
  answers: () => ({ contact: outage }),
  play: async (context) => {
    const { dialog, t } = await send(context);
    await screen.findByText(new RegExp(`${t('error.network')}|${t('error.sy0001')}|${t('error.contact')}`));
    await expect(dialog.getByDisplayValue('Chen Mei')).toBeVisible();
  },
});
