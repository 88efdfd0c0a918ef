import { useIntl } from '@voyage/i18n/intl.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardErrorMessage } from './card-error-message.ts';
import { FramedCardFields } from './FramedCardFields.tsx';
import frameAddress from '../../generated/card-frame.html?url';
import { cardFieldNames, type CardFaults } from '../state/card-number.ts';
import { framedFields, type CardPlaces } from './framed-fields.ts';

const open = (places: CardPlaces) => framedFields({ address: frameAddress, primeUrl: '' }, places);
const unavailable = () => Promise.reject(new Error('the frames do not load'));

function Card({ faults = {}, from = open }: { faults?: CardFaults; from?: typeof open }) {
  const { t } = useIntl();
  const errors = Object.fromEntries(
    cardFieldNames.flatMap((name) => {
      const fault = faults[name];
      return fault ? [[name, cardErrorMessage(t, fault)]] : [];
    }),
  );
  return (
    <FramedCardFields
      id="card"
      open={from}
      accepted={['visa', 'mastercard', 'amex', 'jcb']}
      errors={errors}
      onState={() => {}}
      onLeaveField={() => {}}
      ref={{ current: null }}
    />
  );
}
const meta: Meta<typeof FramedCardFields> = {
  title: 'Components/Payment/Card',
  component: FramedCardFields,
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
        component: `Card fields in three frames of another origin: the payment provider's, or those of the embedded gateway. The page draws labels, borders, focus ring and errors, and never learns what is typed.

**Do** say beside the fields that card numbers are not stored.

**Do not** put a card field outside the frames.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof FramedCardFields>;

export const Empty: Story = { render: () => <Card /> };
export const Faults: Story = {
  render: () => <Card faults={{ number: 'brand', expiry: 'past', ccv: 'ccv' }} />,
};
export const Unavailable: Story = { render: () => <Card from={unavailable} /> };
