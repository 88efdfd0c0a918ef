import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureSource, type PictureId } from '@voyage/site/pictures.ts';
import { theme } from '@voyage/themes/contract.css.ts';
import { Grid } from '@voyage/ui/Layout.tsx';
import { Picture } from '@voyage/ui/Picture.tsx';
import { Text } from '@voyage/ui/Text.tsx';
import { code, Part, Sheet } from './Sheet.tsx';

const meta: Meta = { title: 'Foundations/Pictures', tags: ['!autodocs'], parameters: { layout: 'fullscreen', controls: { disable: true } } };
export default meta;

/** What each shows, looked at; a picture that is added must be described here. A caption that says more is a defect. */
const shows: Record<PictureId, string> = {
  coast: 'Cliffs above a calm sea, towards evening', shore: 'A beach and a jetty, from above', island: 'A small wooded island in blue water, from above', lake: 'A mountain lake with snow on the far slopes', valley: 'A green valley, the sun above its edge', village: 'A village on a rock by the sea, after sunset', kyoto: 'The Golden Pavilion and its pond, Kyoto', bali: 'Palms and rice terraces, Bali',
  paris: 'The Conciergerie and the Seine at sunset, Paris', louvre: 'The pyramid of the Louvre at night', venice: 'San Giorgio Maggiore across the water, Venice', budapest: 'Roofs between two church towers, Budapest', 'new-york': 'The Empire State Building among towers, New York',
  'room-1': 'A bedroom with a four-poster bed', 'room-2': 'A corner with a yellow armchair and a lamp', 'room-3': 'A black armchair before a marble wall', 'suite-1': 'A leather armchair against a brick wall', 'suite-2': 'A pale living room with a long sofa', 'lounge-1': 'A dim lounge with a long bar and garden windows', 'lounge-2': 'A hall with a gilded ceiling', 'lounge-3': 'A buttoned leather sofa', 'pool-1': 'A pool in a white courtyard', 'villa-1': 'A villa lit in the evening, a tree before it', 'villa-2': 'A low white villa among pines',
};
const ids = Object.keys(shows) as PictureId[];
const places = ids.filter((id) => !/-\d$/.test(id));

const Group = ({ of, crop }: { of: PictureId[]; crop: 'card' | 'landscape' }) => (
  <Grid column="medium" as="ul">
    {of.map((id) => {
      const source = pictureSource(id);
      return <li key={id}><figure><Picture source={source} alt="" crop={crop} sizes="20rem" /><figcaption style={{ marginTop: theme.space.x2 }}><Text>{shows[id]}</Text><Text size="small" tone="secondary" style={code}>{source.base}, {source.widths.join(', ')}</Text></figcaption></figure></li>;
    })}
  </Grid>
);

export const Pictures: StoryObj = {
  render: () => (
    <Sheet title="Pictures" lead="Photographs carry the colour, so they are large and few. Each comes in AVIF and WebP in up to three widths; width and height are always set. Who took them, and under which licence: docs/picture-credits.md.">
      <Part title="Places" text="Only for the place that they show."><Group of={places} crop="card" /></Part>
      <Part title="Houses and rooms" text="They show the style of a house, not a particular room, and the page says so. Operators put their own photographs in their place."><Group of={ids.filter((id) => !places.includes(id))} crop="landscape" /></Part>
    </Sheet>
  ),
};
