import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { HotelCard } from './HotelCard.tsx';
import { HotelRow } from './HotelRow.tsx';
import { Grid } from './Layout.tsx';
import { Price } from './Price.tsx';
import { hotels, story } from './story-cards.ts';
import { sign } from './story-sign.tsx';
import { wordsOf, type StoryWords } from './story-words.ts';

const meta: Meta<typeof HotelCard> = {
  title: 'Components/Travel/HotelCard',
  component: HotelCard,
  parameters: {
    docs: {
      description: {
        component: `One hotel in a grid or a rail (\`HotelCard\`), or a list (\`HotelRow\`): picture, name, place, three facts, what a membership adds, and the price. The name is the link; the whole card can be pressed.

**Do** write what the price is for; value a privilege in money; give the place as a district and a city.

**Do not** write "only one left", put a second link into it but its brand's, or show a picture that is not this hotel.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof HotelCard>;

const night = story(
  '3 nights, tax and service included',
  '3 晚，含稅與服務費',
  '3 晚，含税和服务费',
  '3泊、税・サービス料込',
);
interface CardOf {
  words: StoryWords;
  at?: number;
  bare?: boolean;
  long?: boolean;
  row?: boolean;
  plate?: boolean;
  pictures?: boolean;
}
const Card = ({
  words: { t, pick },
  at = 0,
  bare = false,
  long = false,
  row = false,
  plate = false,
  pictures = false,
}: CardOf) => {
  const hotel = hotels[at] ?? hotels[0];
  if (!hotel) return null;
  const name = long
    ? `${pick(hotel.name)} ${pick(story('and Residences on the Esplanade', '海濱大道旗艦酒店式公寓', '海滨大道旗舰酒店式公寓', 'エスプラネード・アンド・レジデンス'))}`
    : pick(hotel.name);
  const basics = {
    level: 2 as const,
    href: '#hotel',
    name,
    place: pick(hotel.place),
    picture: plate ? null : hotel.picture,
    mark: sign,
    alt: pick(hotel.alt),
    sizes: '(min-width: 48rem) 26rem, 100vw',
    priority: true,
    ...(bare
      ? {}
      : {
          facts: [
            t('stays.card.opened', { year: '1928' }),
            t('stays.card.renovated', { year: '2021' }),
            t('stays.card.rooms', { count: 142 }),
          ],
          privilege: t('stays.card.privileges', { amount: '€412' }),
          price: <Price money={{ amount: 136_000, currency: 'EUR' }} unit={pick(night)} />,
        }),
  };
  if (!row) return <HotelCard {...basics} />;
  return (
    <HotelRow
      {...basics}
      badge={<Badge>{t('stays.flagship')}</Badge>}
      action={t('stays.card.see')}
      {...(pictures && {
        more: { pictures: hotels.slice(1, 3).map(({ picture }) => picture), label: pick(hotel.alt) },
      })}
    />
  );
};
const one: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: '26rem' }}>
      <Story />
    </div>
  ),
];
export const Full: Story = { decorators: one, render: (_args, context) => <Card words={wordsOf(context)} /> };
/** Before dates are chosen there is no price. */
export const WithoutPrice: Story = {
  decorators: one,
  render: (_args, context) => <Card words={wordsOf(context)} at={1} bare />,
};
export const LongName: Story = {
  decorators: one,
  render: (_args, context) => <Card words={wordsOf(context)} long />,
};
/** Of a list of results: at the left of its words where there is room. */
export const Row: Story = { render: (_args, context) => <Card words={wordsOf(context)} row /> };
export const RowWithoutPrice: Story = {
  render: (_args, context) => <Card words={wordsOf(context)} at={1} row bare />,
};
export const RowWithLongName: Story = {
  render: (_args, context) => <Card words={wordsOf(context)} row long />,
};
/** Its other pictures are fetched when somebody reaches for them. */
export const RowWithPictures: Story = {
  render: (_args, context) => <Card words={wordsOf(context)} row pictures />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('group'));
    const pictures = canvasElement.querySelectorAll('img').length;
    if (pictures !== 3) throw new Error(`${pictures} of 3 pictures are there`);
  },
};
/** No picture is true of it, or the list showed each of them a moment ago. */
export const RowWithPlate: Story = {
  render: (_args, context) => <Card words={wordsOf(context)} row plate />,
};
export const WithPlate: Story = {
  decorators: one,
  render: (_args, context) => <Card words={wordsOf(context)} plate />,
};
export const InAGrid: Story = {
  render: (_args, context) => (
    <Grid>
      {[0, 1, 2].map((at) => (
        <Card key={at} words={wordsOf(context)} at={at} />
      ))}
    </Grid>
  ),
};
