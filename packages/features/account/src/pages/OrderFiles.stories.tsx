import type { Meta, StoryObj } from '@storybook/react-vite';
import { cancellableUntil } from '@voyage/page-stories/cancellable-until.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { fileOf, changedOrder, order } from './order-stories.tsx';

export default { title: 'Pages/Order files', tags: ['!autodocs'] } satisfies Meta;

const bangkok = { locale: 'en', name: 'Kitamura Bangkok', address: '2 Charoen Krung Road, Bangkok' } as const;

/** The calendar entry and the itinerary are files; the name of a hotel is escaped in both. */
export const Downloads: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    hotel: { ...orderConfirmed.hotel, name: '<b>Hôtel</b>; "Deux"' },
    hotelContact: {
      ...orderConfirmed.hotelContact,
      timeZone: 'Asia/Tokyo',
      local: { locale: 'ja', name: '喜多村', address: '東京都台東区浅草 2', script: null },
    },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const press = async (name: string) => userEvent.click(await page.findByRole('button', { name }));
    const calendar = await fileOf(() => press(t('order.calendar')));
    await expect(calendar.name).toMatch(/^booking-V\w+\.ics$/);
    await expect(calendar.text).toContain('DTSTART;TZID=Asia/Tokyo:20270312T150000');
    await expect(calendar.text).toContain('TRIGGER:-P1D');
    const copy = await fileOf(() => press(t('order.copy')));
    await expect(copy.name).toMatch(/^booking-V\w+\.html$/);
    const read = new DOMParser().parseFromString(copy.text, 'text/html');
    await expect(read.querySelector('h1')?.textContent).toContain('<b>Hôtel</b>; "Deux"');
    await expect(read.querySelectorAll('b, script, img, link').length).toBe(0);
    await expect(read.querySelector('.large > [lang=ja]')?.textContent).toBe('東京都台東区浅草 2');
  },
});
/** The offline copy that the button downloads. */
async function copyOf(page: ReturnType<typeof within>, name: string): Promise<Document> {
  const { text } = await fileOf(async () => userEvent.click(await page.findByRole('button', { name })));
  return new DOMParser().parseFromString(text, 'text/html');
}
const ringAtNight = '夜間は呼び鈴を鳴らしてください。';
/** What the copy says of money, of the party and of what was promised and asked for, in the words of the page. */
export const CopyForThailand: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    plan: { ...orderConfirmed.plan, creditUsd: 100, benefits: ['Late departure'] },
    loyalty: { programme: 'Kitamura', number: 'KG-20481' },
    roomGuests: [{ firstname: 'Kenji', lastname: 'Tanaka' }],
    parties: [
      { adults: 1, childAges: [1] },
      { adults: 1, childAges: [6] },
    ],
    specialRequests: [{ code: 'quiet', name: 'A quiet room' }],
    arrivalTime: '18:30',
    children: 2,
    infants: 1,
    childAges: [1, 6],
    cancellation: cancellableUntil('2027-03-10T08:00:00.000Z', orderConfirmed),
    hotelContact: {
      ...orderConfirmed.hotelContact,
      timeZone: 'Asia/Bangkok',
      notes: [ringAtNight],
      langs: { notes: 'ja' },
      local: {
        ...bangkok,
        script: { lang: 'th', address: '2 ถนนเจริญกรุง เขตบางรัก กรุงเทพมหานคร' },
      },
    },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const read = await copyOf(page, t('order.copy'));
    await expect(read.querySelector('.card [lang=th] p')?.textContent).toMatch(/โรงแรม/);
    await expect(read.querySelector('.large [lang=en]')?.textContent).toBe(bangkok.name);
    await expect(read.querySelector('.large [lang=th]')?.textContent).toMatch(/^2 ถนน/);
    await expect(read.querySelector('.card')?.textContent).not.toContain(t('order.copy.latin'));
    // where the order shows the way, too
    await expect(page.getByText(/ถนนเจริญกรุง/)).toBeVisible();
    const terms = [...read.querySelectorAll('dt')].map((term) => term.textContent);
    for (const id of ['order.payment', 'booking.summary.deadline', 'order.credit', 'order.party'] as const)
      await expect(terms).toContain(t(id));
    const values = [...read.querySelectorAll('dd')].map((value) => value.textContent).join();
    await expect(values).toContain(t('order.party.ages', { ages: '6', children: 1, infants: 0 }));
    const credit = t('booking.creditOnce', { amount: 100 });
    const note = read.querySelector('dd [lang=ja]')?.textContent;
    await expect(terms).toContain(t('stays.detail.policies'));
    await expect(note).toBe(ringAtNight);
    for (const value of ['Late departure', credit, 'KG-20481', 'Kenji Tanaka', 'A quiet room', '18:30'])
      await expect(values).toContain(value);
  },
});
/** In a country with another script, the copy says that the address is not in it. */
export const CopyWithLatinAddress: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    hotelContact: {
      ...orderConfirmed.hotelContact,
      timeZone: 'Asia/Dubai',
      local: { ...bangkok, script: null },
    },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const read = await copyOf(page, t('order.copy'));
    await expect(read.querySelector('.card [lang=ar]')?.getAttribute('dir')).toBe('auto');
    await expect(read.querySelector('.large')?.textContent).toContain(bangkok.address);
    await expect(read.querySelector('.card')?.textContent).toContain(t('order.copy.latin'));
  },
});
