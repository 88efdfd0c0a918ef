import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { outage, neverAnswers, Refusal } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { contactQuerySchema, type ContactQuery } from '@voyage/routes/contact-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContactPage } from './ContactPage.tsx';

export default { title: 'Pages/Contact', tags: ['!autodocs'] } satisfies Meta;

const at = (query = '', member = false) => ({
  at: `contact${query}`,
  search: contactQuerySchema,
  page: ({ search }: { search: ContactQuery }) => <ContactPage type={search.type} />,
  member,
});

async function fieldsOf(context: StoryContext) {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await page.findByRole('textbox', { name: t('phone.number') });
  await waitFor(() => expect(page.getAllByRole('option').length).toBeGreaterThan(200));
  const field = (id: string) => page.getByLabelText(t(`company.contact.${id}`));
  return { page, t, field };
}
async function fillIn(context: StoryContext) {
  const { page, t, field } = await fieldsOf(context);
  await userEvent.selectOptions(field('type'), 'booking');
  await userEvent.type(
    page.getByRole('textbox', { name: t('company.contact.text') }),
    'The room on the 3rd floor',
  );
  await userEvent.selectOptions(field('salutation'), 'ms');
  await userEvent.type(field('name'), 'Chen Mei');
  await userEvent.selectOptions(field('country'), 'TW');
  await userEvent.type(page.getByRole('textbox', { name: t('phone.number') }), '0912 345 678');
  await userEvent.type(field('email'), 'mei@demo.test');
  return { page, t };
}
const send = async (context: StoryContext) => {
  const { t } = wordsOf(context);
  await userEvent.click(
    within(context.canvasElement).getByRole('button', { name: t('company.contact.send') }),
  );
};

export const Empty: StoryObj = pageStory(at());
/** The address gives the subject, and the profile the sender. */
export const OfAMember: StoryObj = pageStory(at('?type=membership', true), {
  play: async (context) => {
    const { field } = await fieldsOf(context);
    await expect(field('type')).toHaveValue('membership');
    await waitFor(() => expect(field('email')).not.toHaveValue(''));
  },
});
/** Every field reports that it is required, and the summary lists them all. */
export const NothingFilledIn: StoryObj = pageStory(at(), {
  play: async (context) => {
    const { page, t } = await fieldsOf(context);
    await send(context);
    await waitFor(() => expect(page.getAllByText(new RegExp(t('error.required'))).length).toBeGreaterThan(7));
  },
});
/** A name that is too long, a number that is too short, an invalid address. */
export const BrokenRules: StoryObj = pageStory(at(), {
  play: async (context) => {
    const { page, t, field } = await fieldsOf(context);
    await userEvent.type(field('name'), 'a'.repeat(51));
    await userEvent.type(page.getByRole('textbox', { name: t('phone.number') }), '12');
    await userEvent.type(field('email'), 'mei@');
    await userEvent.tab();
    await page.findByText(t('error.name-length', { limit: 50 }));
    await page.findByText(t('error.phone'));
    await page.findByText(t('error.email'));
  },
});
export const Sent: StoryObj = pageStory(at(), {
  answers: () => ({
    contact: (_, sent) => {
      if (sent.phone !== '+886912345678') throw new Error(`sent as ${sent.phone}`);
      return { inquiryNumber: 'C7KQ2M9PX' };
    },
  }),
  play: async (context) => {
    const { t } = await fillIn(context);
    await send(context);
    const dialog = await screen.findByRole('dialog', { name: t('company.contact.sent.title') });
    await expect(
      within(dialog)
        .getByRole('link', { name: t('company.contact.sent.hotels') })
        .getAttribute('href'),
    ).toMatch(/\/hotel$/);
  },
});
/** Typed text stays, and the notice gives the reason. */
export const Failed: StoryObj = pageStory(at(), {
  answers: () => ({ contact: outage }),
  play: async (context) => {
    const { page, t } = await fillIn(context);
    await send(context);
    await screen.findByText(new RegExp(`${t('error.network')}|${t('error.sy0001')}|${t('error.contact')}`));
    await expect(page.getByDisplayValue('Chen Mei')).toBeVisible();
    await expect(page.getByRole('button', { name: t('company.contact.send') })).toBeEnabled();
  },
});
export const TooManyInquiries: StoryObj = pageStory(at(), {
  answers: () => ({ contact: new Refusal('au0105', { status: 429 }) }),
  play: async (context) => {
    const { page } = await fillIn(context);
    await send(context);
    await waitFor(() => expect(page.getByDisplayValue('Chen Mei')).toBeVisible());
  },
});
export const Sending: StoryObj = pageStory(at(), {
  answers: () => ({ contact: neverAnswers }),
  play: async (context) => {
    const { page, t } = await fillIn(context);
    await send(context);
    await page.findByRole('button', { name: t('company.contact.sending') });
  },
});
/**
 * An empty list of topics or titles counts as a network error, like a failure, and so do phone codes that are
 * missing: the form says what it could not load, and a retry loads all.
 */
export const NoKinds: StoryObj = pageStory(at(), {
  answers: ({ contactMeta, phoneAreas, titles }) => ({
    contactMeta: (earlier) => (earlier === 0 ? { types: [] } : contactMeta),
    titles: (earlier) => (earlier === 0 ? { titles: [] } : titles),
    phoneAreas: (earlier) => (earlier === 0 ? outage : phoneAreas),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await screen.findByText(t('error.network'));
    await page.findByText(t('error.get', { request: t('request.form') }));
    await expect(page.queryByRole('textbox', { name: t('phone.number') })).toBeNull();
    await userEvent.click(await page.findByRole('button', { name: t('site.retry') }));
    await page.findByRole('textbox', { name: t('phone.number') });
    await waitFor(() =>
      expect(page.getByLabelText(t('company.contact.type')).children.length).toBeGreaterThan(5),
    );
    for (const list of context.canvasElement.querySelectorAll('select'))
      await waitFor(() => expect(list.options.length).toBeGreaterThan(1));
  },
});
