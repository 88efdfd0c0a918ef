import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { wordsOf } from './story-words.ts';
import { TravellersField, type Travellers } from './TravellersField.tsx';

const meta: Meta<typeof TravellersField> = {
  title: 'Components/TravellersField',
  component: TravellersField,
  decorators: [(Story) => <div style={{ maxWidth: '30rem' }}><Story /></div>],
  parameters: {
    docs: {
      description: {
        component: `Adults, children with the age of each, and rooms. It keeps the rule that a room has at least one adult.

**Do** ask the age of every child: hotels price a baby and a schoolchild differently. Open it in the search, beside the dates.

**Do not** guess an age, and do not write "2 pax".`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TravellersField>;

function Party({ context, first, missing = false }: { context: Parameters<typeof wordsOf>[0]; first: Travellers; missing?: boolean }) {
  const { say } = wordsOf(context);
  const [value, setValue] = useState(first);
  const words = (id: string, hint?: string) => {
    const label = say(id);
    return { label, fewerLabel: say('stays.fewer', { what: label }), moreLabel: say('stays.more', { what: label }), ...(hint ? { hint: say(hint) } : {}) };
  };
  return (
    <TravellersField
      value={value} onChange={setValue} maxAdults={8} maxChildren={6} maxRooms={4} maxAge={11}
      adults={words('stays.adults', 'stays.adults.hint')} rooms={words('stays.rooms')} age={{ label: (number) => say('stays.child.age', { number }), choose: say('stays.child.age.choose'), years: (age) => say('stays.child.years', { age }), ...(missing ? { error: say('stays.child.missing') } : {}) }}
      // eslint-disable-next-line react/no-children-prop -- children travel, they are not nested
      children={words('stays.children', 'stays.children.hint')}
    />
  );
}

export const TwoAdults: Story = { render: (_args, context) => <Party context={context} first={{ adults: 2, childAges: [], rooms: 1 }} /> };
export const AFamily: Story = { render: (_args, context) => <Party context={context} first={{ adults: 2, childAges: [4, 9], rooms: 1 }} /> };
/** An age that was not given is asked for where it is missing. */
export const AgesMissing: Story = { render: (_args, context) => <Party context={context} first={{ adults: 2, childAges: [7, null, null], rooms: 1 }} missing /> };
/** No more rooms than adults, and no fewer adults than rooms: the buttons at the limits rest. */
export const AtTheLimits: Story = { render: (_args, context) => <Party context={context} first={{ adults: 4, childAges: [0, 1, 3, 6, 8, 11], rooms: 4 }} /> };
