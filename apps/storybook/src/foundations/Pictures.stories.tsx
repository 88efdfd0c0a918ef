import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureCredits } from '@voyage/pictures/picture-credits.ts';
import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { theme } from '@voyage/themes/contract.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { code, Part, Sheet, Table } from './Sheet.tsx';
import { grid } from '@voyage/ui/base/layout.css.ts';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';

const meta: Meta = {
  title: 'Foundations/Pictures',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

/** What each shows, as inspected (tooling/studio). A caption that says more is a defect. */
const shows = Object.fromEntries(pictureCredits.map(({ id, shows: words }) => [id, words.en])) as Record<
  PictureId,
  string
>;
const ids = Object.keys(shows) as PictureId[];
const renders = new Set<string>(
  pictureCredits
    .filter(({ id, package: from }) => from === null && !id.startsWith('art-'))
    .map(({ id }) => id),
);
const drawings = ids.filter((id) => id.startsWith('art-'));
const hotels = ids.filter((id) => /-\d$/.test(id));
const rendered = ids.filter((id) => renders.has(id));
const places = ids.filter((id) => ![...drawings, ...hotels, ...rendered].includes(id));

const Group = ({ of, crop }: { of: PictureId[]; crop: 'card' | 'landscape' }) => (
  <ul className={grid.medium}>
    {of.map((id) => {
      const source = pictureSource(id);
      return (
        <li key={id}>
          <figure>
            <Picture source={source} alt="" crop={crop} sizes="20rem" />
            <figcaption style={{ marginTop: theme.space.x2 }}>
              <p className={text.body}>{shows[id]}</p>
              <p className={`${text.small} ${secondary}`} style={code}>
                {source.base}, {source.widths.join(', ')}
              </p>
            </figcaption>
          </figure>
        </li>
      );
    })}
  </ul>
);

export const Pictures: StoryObj = {
  render: () => (
    <Sheet
      title="Pictures"
      lead="Photographs carry the colour, so they are large and few. Each comes in AVIF and WebP in up to three widths; width and height are always set. Who took them, and under which licence: packages/pictures/CREDITS.md."
    >
      <Part title="Choosing one">
        <Table
          caption="Rules of pictures"
          head={['Do', 'Do not']}
          rows={[
            [
              'Show the place, the room or the object that the words name',
              'Caption a picture as a place that it is not, however alike',
            ],
            [
              'Let light and space be the subject; people are far away, or are not there',
              'Show a face that can be recognised, or a logo',
            ],
            [
              'Take a crop that keeps the subject at 3:2, 21:9 and 4:5: look at each',
              'Let a head, a tower or a horizon be cut by the crop',
            ],
            [
              'Put words on a picture only over a scrim, at 4.5 to 1 on its lightest part',
              'Count on a dark corner: the crop moves it',
            ],
            [
              'Load the first picture of a page at once, the others when they come near',
              'Animate the first picture, or set more than one as first',
            ],
            [
              'Describe what is seen where the picture says something',
              'Describe what the caption beside it says already: then alt is empty',
            ],
          ]}
        />
      </Part>
      <Part title="Places" text="Only for the place that they show.">
        <Group of={places} crop="card" />
      </Part>
      <Part
        title="Houses and rooms"
        text="They show the style of a house, not a particular room, and the page says so. Operators put their own photographs in their place."
      >
        <Group of={hotels} crop="landscape" />
      </Part>
      <Part
        title="Rendered rooms"
        text="Modelled and rendered for the site (tooling/studio). Each says of which settings it is true, and stands only for those."
      >
        <Group of={rendered} crop="landscape" />
      </Part>
      <Part
        title="Drawings"
        text="For what no photograph at hand shows: ships, trains, cards, empty states. They are plainly drawings, in few inks of the brand, and never stand for a particular house."
      >
        <Group of={drawings} crop="landscape" />
      </Part>
    </Sheet>
  ),
};
