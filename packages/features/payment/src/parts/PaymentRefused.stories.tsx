import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentRefused } from './PaymentRefused.tsx';

const meta: Meta<typeof PaymentRefused> = {
  title: 'Components/Payment/Refused',
  component: PaymentRefused,
  parameters: {
    docs: {
      description: {
        component:
          'Why a payment did not go through. Every one of them says that nothing was charged, and what to do next.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PaymentRefused>;

export const Declined: Story = { args: { why: 'declined' } };
export const CardExpired: Story = { args: { why: 'card-again' } };
export const ProviderUnavailable: Story = { args: { why: 'unavailable' } };
export const CardNotAccepted: Story = { args: { why: 'card' } };
