import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureCredits } from '@voyage/site/picture-credits.ts';
import { pictureSource, type PictureId } from '@voyage/site/pictures.ts';
import { theme } from '@voyage/themes/contract.css.ts';
import { Grid } from '@voyage/ui/Layout.tsx';
import { Picture } from '@voyage/ui/Picture.tsx';
import { Text } from '@voyage/ui/Text.tsx';
import { code, Part, Sheet } from './Sheet.tsx';

const meta: Meta = { title: 'Foundations/Pictures', tags: ['!autodocs'], parameters: { layout: 'fullscreen', controls: { disable: true } } };
export default meta;

/** What each shows, looked at (tooling/photos). A caption that says more is a defect. */
const shows = Object.fromEntries(pictureCredits.map(({ id, shows: words }) => [id, words.en])) as Record<PictureId, string>;
const ids = Object.keys(shows) as PictureId[];
const places = ids.filter((id) => !/-\d$/.test(id));

const Group = ({ of, crop }: { of: PictureId[]; crop: 'card' | 'landscape' }) => (
  <Grid column="medium" as="ul">
    {of.map((id) => {
      const source = pictureSource(id);
      return (
        <li key={id}>
          <figure>
            <Picture source={source} alt="" crop={crop} sizes="20rem" />
            <figcaption style={{ marginTop: theme.space.x2 }}>
              <Text>{shows[id]}</Text>
              <Text size="small" tone="secondary" style={code}>
                {source.base}, {source.widths.join(', ')}
              </Text>
            </figcaption>
          </figure>
        </li>
      );
    })}
  </Grid>
);

export const Pictures: StoryObj = {
  render: () => (
    <Sheet
      title="Pictures"
      lead="Photographs carry the colour, so they are large and few. Each comes in AVIF and WebP in up to three widths; width and height are always set. Who took them, and under which licence: docs/picture-credits.md."
    >
      <Part title="Places" text="Only for the place that they show.">
        <Group of={places} crop="card" />
      </Part>
      <Part
        title="Houses and rooms"
        text="They show the style of a house, not a particular room, and the page says so. Operators put their own photographs in their place."
      >
        <Group of={ids.filter((id) => !places.includes(id))} crop="landscape" />
      </Part>
    </Sheet>
  ),
};
