import type { Meta, StoryObj } from '@storybook/react-vite';
import { NamePlate } from './NamePlate.tsx';
import { hotels } from '../base/story-cards.ts';
import { mark } from '../base/story-mark.tsx';
import { wordsOf } from '../base/story-words.ts';

const meta: Meta<typeof NamePlate> = {
  title: 'Components/Content/NamePlate',
  component: NamePlate,
  parameters: {
    docs: {
      description: {
        component: `A label with the name of a hotel, used where there is no accurate picture of it.

**Do** leave it to \`HotelCard\`, which takes \`null\` for a picture. **Do not** put text on it that is not also elsewhere: screen readers treat it as decoration.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof NamePlate>;

const Plate = ({ context, long = false }: { context: Parameters<typeof wordsOf>[0]; long?: boolean }) => {
  const { t, pick } = wordsOf(context);
  const [hotel] = hotels;
  if (!hotel) return null;
  const name = pick(hotel.name);
  return (
    <div style={{ maxWidth: '32rem' }}>
      <NamePlate
        name={long ? `${name} ${name} ${name}` : name}
        place={pick(hotel.place)}
        mark={mark}
        line={t('stays.card.opened', { year: '1928' })}
      />
    </div>
  );
};
export const Full: Story = { render: (_args, context) => <Plate context={context} /> };
export const LongName: Story = { render: (_args, context) => <Plate context={context} long /> };
/** The frame alone, for cards with the caption over the picture. */
export const Bare: Story = {
  render: () => (
    <div style={{ maxWidth: '26rem' }}>
      <NamePlate crop="card" mark={mark} />
    </div>
  ),
};
