import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '@voyage/ui/content/Badge.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { HotelRow } from './HotelRow.tsx';
import { hotels } from '@voyage/ui/base/story-cards.ts';
import { check } from '@voyage/ui/base/story-check.ts';
import { hotelCard, type HotelOfStory } from './story-hotels.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { stack } from '@voyage/ui/base/layout.css.ts';

const meta: Meta<typeof HotelRow> = {
  title: 'Components/Travel/HotelRow',
  component: HotelRow,
  parameters: {
    docs: {
      description: {
        component: `One hotel in a list of results: its picture, or a few to swipe, to the left of the text where there is room, and above it on a phone. The whole row can be pressed, and the name is its link.

**Do** keep its content in the same order from row to row, so that prices can be compared down the page; put a button that concerns the hotel (saving it) in the corner of its picture.

**Do not** use it in a grid or a rail, which have \`HotelCard\`; do not make \`action\` a second link: it names in a word what pressing the row does.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof HotelRow>;

const Row = ({ pictures = false, ...of }: HotelOfStory & { pictures?: boolean }) => {
  const { t } = of.words;
  const basics = hotelCard(of);
  return (
    <HotelRow
      {...basics}
      badge={<Badge>{t('stays.flagship')}</Badge>}
      action={t('stays.card.see')}
      {...(pictures && {
        more: { pictures: hotels.slice(1, 3).map(({ picture }) => picture), label: basics.alt },
      })}
    />
  );
};
export const Full: Story = { render: (_args, context) => <Row words={wordsOf(context)} /> };
/** Without dates there is no price, and the row itself is the only target. */
export const WithoutPrice: Story = {
  render: (_args, context) => <Row words={wordsOf(context)} at={1} bare />,
};
export const LongName: Story = { render: (_args, context) => <Row words={wordsOf(context)} long /> };
/** Its other pictures are fetched on interaction. */
export const WithPictures: Story = {
  render: (_args, context) => <Row words={wordsOf(context)} pictures />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const count = () => canvasElement.querySelectorAll('img').length;
    check(count() === 1, `${count()} pictures are fetched before anybody reached for them`);
    await userEvent.hover(canvas.getByRole('group'));
    check(count() === 3, `${count()} of 3 pictures are there`);
  },
};
/** No picture shows this hotel, or the list has just used all of them. */
export const WithPlate: Story = { render: (_args, context) => <Row words={wordsOf(context)} plate /> };

const Saving = (of: HotelOfStory) => {
  const { t } = of.words;
  const [saved, save] = useState(false);
  const basics = hotelCard(of);
  return (
    <HotelRow
      {...basics}
      corner={
        <Button
          variant="secondary"
          aria-pressed={saved}
          aria-label={t('stays.favourite.save', { name: basics.name })}
          onClick={() => save(!saved)}
        >
          {saved ? '♥' : '♡'}
        </Button>
      }
    />
  );
};
/** The button in the corner is separate: it lies above the link that covers the row. */
export const WithAButtonInTheCorner: Story = {
  render: (_args, context) => <Saving words={wordsOf(context)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('button', { pressed: true });
    check(location.hash !== '#hotel', 'the press went to the link below the button');
  },
};
export const InAList: Story = {
  render: (_args, context) => (
    <div className={stack.x6}>
      {[0, 1, 2].map((at) => (
        <Row key={at} words={wordsOf(context)} at={at} long={at === 1} />
      ))}
    </div>
  ),
};
