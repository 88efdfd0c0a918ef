import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { TravellersField, type RoomTravellers } from './TravellersField.tsx';
import { someLimits } from '@voyage/domain/testing/some-limits.ts';

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
        component: `Who stays in which room: adults, and children with the age of each. Every room has at least one adult; a room is added for one adult and can be removed as long as there is another.

**Do** ask the age of every child: hotels price a baby and a schoolchild differently. Open it in the search, beside the dates.

**Do not** divide a party over its rooms, guess an age, write "2 pax", or report an age as missing before there was time to choose it: set \`showMissing\` once the visitor indicates that everything is filled in.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TravellersField>;

function Rooms({
  words,
  first,
  missing = false,
  fault,
}: {
  words: StoryWords;
  first: RoomTravellers[];
  missing?: boolean;
  fault?: { room: number; field: 'adults' | 'children'; text: string };
}) {
  const { t } = words;
  const [value, setValue] = useState(first);
  const step = (id: string, age: number) => {
    const label = t(id);
    return {
      label,
      hint: t(`${id}.hint`, { age }),
      fewerLabel: t('stays.fewer', { what: label }),
      moreLabel: t('stays.more', { what: label }),
    };
  };
  return (
    <TravellersField
      id={useId()}
      showMissing={missing}
      fault={fault}
      limits={someLimits}
      words={{
        room: (number) => t('stays.room', { number }),
        add: t('stays.room.add'),
        remove: t('stays.room.remove'),
        removeName: (number) => t('stays.room.remove.name', { number }),
        adults: step('stays.adults', someLimits.childAge + 1),
        children: step('stays.children', someLimits.childAge),
        age: {
          label: (number) => t('stays.child.age', { number }),
          choose: t('stays.child.age.choose'),
          years: (years) => t('stays.child.years', { age: years }),
          missing: t('stays.child.missing'),
        },
      }}
      value={value}
      onChange={setValue}
    />
  );
}
const couple: RoomTravellers = { adults: 2, childAges: [] };

export const TwoAdults: Story = {
  render: (_args, context) => <Rooms words={wordsOf(context)} first={[couple]} />,
};
export const Family: Story = {
  render: (_args, context) => <Rooms words={wordsOf(context)} first={[{ adults: 2, childAges: [4, 9] }]} />,
};
/** A missing age is requested at its control, in whichever room. */
export const AgesMissing: Story = {
  render: (_args, context) => (
    <Rooms words={wordsOf(context)} first={[couple, { adults: 1, childAges: [7, null] }]} missing />
  ),
};
/** Buttons at the limits are disabled, and there is no room to add. */
export const AtTheLimits: Story = {
  render: (_args, context) => (
    <Rooms
      words={wordsOf(context)}
      first={[{ adults: 4, childAges: [0, 1, 3, 6] }, couple, couple, { adults: 1, childAges: [] }]}
    />
  ),
};
/** As a link may say it: the fault is at the adults of its room. */
export const RoomWithoutAdult: Story = {
  render: (_args, context) => {
    const words = wordsOf(context);
    return (
      <Rooms
        words={words}
        first={[couple, { adults: 0, childAges: [] }]}
        fault={{ room: 1, field: 'adults', text: words.t('error.no-adult', { limit: 1 }) }}
      />
    );
  },
};
/** Rooms are added and removed; the focus stays in the field. */
export const RoomsAddedAndRemoved: Story = {
  render: (_args, context) => <Rooms words={wordsOf(context)} first={[couple]} />,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const add = () => page.getByRole('button', { name: t('stays.room.add') });
    const group = (number: number) => page.queryByRole('group', { name: t('stays.room', { number }) });
    await expect(group(1)).toBeNull();
    await userEvent.click(add());
    await expect(group(2)).toBeVisible();
    await userEvent.click(add());
    await userEvent.click(add());
    await expect(page.queryByRole('button', { name: t('stays.room.add') })).toBeNull();
    await expect(context.canvasElement).toContainElement(document.activeElement as HTMLElement);
    for (const number of [4, 1, 1])
      await userEvent.click(page.getByRole('button', { name: t('stays.room.remove.name', { number }) }));
    await expect(group(1)).toBeNull();
    await expect(add()).toBeVisible();
    // the couple's room is gone with its number: the last one is for one adult
    await expect(page.getByRole('group', { name: t('stays.adults') })).toHaveTextContent('1');
    await expect(context.canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};
