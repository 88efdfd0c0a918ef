import { useForm } from '@voyage/forms/use-form.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noPayment, paymentLabels, paymentSchema, type PaymentValues } from '../state/payment-form.ts';
import { InvoiceFields } from './InvoiceFields.tsx';

function Invoice({
  first,
  left,
}: {
  first: Partial<PaymentValues['invoice']>;
  left?: 'invoice.companyNumber';
}) {
  const { t } = useIntl();
  const form = useForm({
    schema: paymentSchema,
    defaults: { ...noPayment, invoice: { ...noPayment.invoice, ...first } },
    labels: paymentLabels(t),
    send: () => Promise.resolve(),
    onSent: () => undefined,
  });
  useEffect(() => {
    if (left) form.leave(left);
    // oxlint-disable-next-line exhaustive-deps -- once
  }, []);
  return <InvoiceFields form={form} />;
}
const meta: Meta<typeof InvoiceFields> = {
  title: 'Components/Payment/Invoice',
  component: InvoiceFields,
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <form style={{ maxWidth: '40rem' }}>
          <Story />
        </form>
      </QueryClientProvider>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The kinds of a Taiwanese e-invoice. A donation has no company number, and a company number no donation.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof InvoiceFields>;

export const Personal: Story = { render: () => <Invoice first={{}} /> };
export const MobileBarcode: Story = {
  render: () => <Invoice first={{ kind: 'mobile', mobile: '/ABC+123' }} />,
};
export const CitizenCertificate: Story = { render: () => <Invoice first={{ kind: 'certificate' }} /> };
export const Company: Story = {
  render: () => (
    <Invoice first={{ kind: 'company', companyTitle: 'Voyage Ltd', companyNumber: '10458575' }} />
  ),
};
export const InvalidCompanyNumber: Story = {
  render: () => (
    <Invoice
      first={{ kind: 'company', companyTitle: 'Voyage Ltd', companyNumber: '10458576' }}
      left="invoice.companyNumber"
    />
  ),
};
export const Donation: Story = { render: () => <Invoice first={{ kind: 'donation', donation: '919' }} /> };
