import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { TravellersField, type Travellers } from './TravellersField.tsx';

const meta: Meta<typeof TravellersField> = {
  title: 'Components/Travel/TravellersField',
  component: TravellersField,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Adults, children with the age of each, and rooms. It enforces the rule that every room has at least one adult.

**Do** ask the age of every child: hotels price a baby and a schoolchild differently. Open it in the search, beside the dates.

**Do not** guess an age, write "2 pax", or report an age as missing before there was time to choose it: set \`asked\` once the visitor indicates that everything is filled in.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TravellersField>;

function Party({
  words,
  first,
  missing = false,
}: {
  words: StoryWords;
  first: Travellers;
  missing?: boolean;
}) {
  const { t } = words;
  const [value, setValue] = useState(first);
  const step = (id: string, hint?: string) => {
    const label = t(id);
    return {
      label,
      fewerLabel: t('stays.fewer', { what: label }),
      moreLabel: t('stays.more', { what: label }),
      ...(hint ? { hint: t(hint) } : {}),
    };
  };
  const steps = {
    adultWords: step('stays.adults', 'stays.adults.hint'),
    childWords: step('stays.children', 'stays.children.hint'),
    roomWords: step('stays.rooms', 'stays.rooms.hint'),
  };
  const age = {
    label: (number: number) => t('stays.child.age', { number }),
    choose: t('stays.child.age.choose'),
    years: (years: number) => t('stays.child.years', { age: years }),
    missing: t('stays.child.missing'),
  };
  return (
    <TravellersField
      id={useId()}
      showMissing={missing}
      {...steps}
      age={age}
      value={value}
      onChange={setValue}
      maxAdults={8}
      maxChildren={6}
      maxRooms={4}
      maxAge={11}
    />
  );
}

export const TwoAdults: Story = {
  render: (_args, context) => (
    <Party words={wordsOf(context)} first={{ adults: 2, childAges: [], rooms: 1 }} />
  ),
};
export const Family: Story = {
  render: (_args, context) => (
    <Party words={wordsOf(context)} first={{ adults: 2, childAges: [4, 9], rooms: 1 }} />
  ),
};
/** A missing age is requested at its control. */
export const AgesMissing: Story = {
  render: (_args, context) => (
    <Party words={wordsOf(context)} first={{ adults: 2, childAges: [7, null, null], rooms: 1 }} missing />
  ),
};
/** No more rooms than adults, and no fewer adults than rooms: buttons at the limits are disabled. */
export const AtTheLimits: Story = {
  render: (_args, context) => (
    <Party words={wordsOf(context)} first={{ adults: 4, childAges: [0, 1, 3, 6, 8, 11], rooms: 4 }} />
  ),
};
