import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { outage, Refusal } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { FastTrackOrderPage } from './FastTrackOrderPage.tsx';

export default { title: 'Pages/Fast track order', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'fast-track/payment/nrt/nrt-arrival',
  search: noQuery,
  page: () => <FastTrackOrderPage iata="nrt" productId="nrt-arrival" />,
  member: true,
};
const readyForm = async (context: StoryContext) => {
  const { t } = wordsOf(context);
  const form = within(context.canvasElement);
  await form.findByRole('textbox', { name: t('phone.number') });
  return { t, form };
};

export const OfAMember: StoryObj = pageStory(page, {
  play: async (context) => void (await readyForm(context)),
});
/** Everything missing is listed, including each traveller. */
export const NothingFilledIn: StoryObj = pageStory(page, {
  play: async (context) => {
    const { t, form } = await readyForm(context);
    await userEvent.click(form.getByRole('button', { name: t('stays.more', { what: t('stays.children') }) }));
    await userEvent.click(form.getByRole('button', { name: t('fastTrack.send') }));
    await form.findByText(t('error.summary'));
    await form.findByRole('link', { name: new RegExp(t('fastTrack.traveller', { number: 2 })) });
  },
});
/** The airport needs more notice: typed text stays, and the summary links to the time. */
export const TooSoon: StoryObj = pageStory(page, {
  answers: () => ({
    orderFastTrack: (_, sent) => {
      const names = sent.passengers.map(({ name, child }) => `${name}${child ? ' (child)' : ''}`);
      if (sent.flightNumber !== 'BR198' || names.at(-1) !== 'Yui Sato (child)' || names.length !== 2)
        throw new Error(`sent as ${JSON.stringify(sent)}`);
      return new Refusal('py0007', { status: 409, details: { hoursAhead: 48 } });
    },
  }),
  play: async (context) => {
    const { t, form } = await readyForm(context);
    await userEvent.type(form.getByLabelText(t('fastTrack.flight')), 'br198');
    await userEvent.type(
      form.getByLabelText(t('fastTrack.day.arrival')),
      addDays(dayInZone(new Date(), 'Asia/Tokyo'), 3),
    );
    await userEvent.type(form.getByLabelText(t('fastTrack.time.arrival')), '09:15');
    await userEvent.click(form.getByRole('button', { name: t('stays.more', { what: t('stays.children') }) }));
    await userEvent.type(form.getByLabelText(t('fastTrack.traveller', { number: 2 })), 'Yui Sato');
    await userEvent.click(form.getByRole('button', { name: t('fastTrack.send') }));
    await form.findByText(t('fastTrack.tooSoon', { hours: 48 }));
    await expect(form.getByDisplayValue('Yui Sato')).toBeVisible();
  },
});
export const NotOffered: StoryObj = pageStory({
  ...page,
  page: () => <FastTrackOrderPage iata="nrt" productId="nrt-helicopter" />,
});
export const Failed: StoryObj = pageStory(page, { answers: () => ({ fastTrackAirport: outage }) });
