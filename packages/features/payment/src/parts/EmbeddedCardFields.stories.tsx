import { useIntl } from '@voyage/i18n/intl.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { emptyCard } from '../state/card-fields.ts';
import { cardErrorMessage } from './card-error-message.ts';
import { EmbeddedCardFields } from './EmbeddedCardFields.tsx';

const accepted = ['visa', 'mastercard', 'amex', 'jcb'];

function Card() {
  const { formatMessage: t } = useIntl();
  const [{ faults }, tell] = useState(emptyCard);
  const errors = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) =>
      fault === 'empty' ? [] : [[field, cardErrorMessage(t, fault)]],
    ),
  );
  return (
    <EmbeddedCardFields
      id="card"
      primeUrl=""
      accepted={accepted}
      errors={errors}
      onState={tell}
      onLeaveField={() => {}}
      ref={{ current: null }}
    />
  );
}
const meta: Meta<typeof EmbeddedCardFields> = {
  title: 'Components/Payment/Card',
  component: EmbeddedCardFields,
  decorators: [
    (Story) => (
      <form style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
        <Story />
      </form>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The fields of a card for the embedded gateway: the number is grouped while it is typed or pasted, and what is wrong is said when a field is left. With the payment provider its own frames stand in their place.

**Do** say beside the fields that card numbers are not stored.

**Do not** keep what is typed anywhere but here.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof EmbeddedCardFields>;

/** Like real typing: React notices a value set past its own setter. */
function type(field: HTMLInputElement | undefined, value: string): void {
  if (!field) throw new Error('a field of the card is missing');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const typed =
  (...values: string[]): Story['play'] =>
  async ({ canvasElement }) => {
    for (const [i, value] of values.entries()) {
      type([...canvasElement.querySelectorAll('input')][i], value);
      await new Promise((done) => setTimeout(done)); // each renders before the next
    }
  };
export const Empty: Story = { render: () => <Card /> };
export const Filled: Story = { render: () => <Card />, play: typed('4242424242424242', '1230', '123') };
export const AmericanExpress: Story = {
  render: () => <Card />,
  play: typed('378282246310005', '1230', '1234'),
};
export const Faults: Story = { render: () => <Card />, play: typed('4242424242424241', '0120', '12') };
export const BrandNotAccepted: Story = {
  render: () => <Card />,
  play: typed('6011111111111117', '1230', '123'),
};
