import { useIntl } from '@voyage/i18n/intl.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { emptyDraft, type DraftField, type PaymentDraft } from '../state/payment-draft.ts';
import { InvoiceFields } from './InvoiceFields.tsx';

function Invoice({ first, wrong }: { first: Partial<PaymentDraft>; wrong?: DraftField }) {
  const { formatMessage: t } = useIntl();
  const [draft, set] = useState({ ...emptyDraft, ...first });
  return (
    <InvoiceFields
      draft={draft}
      onKind={(invoice) => set({ ...draft, invoice })}
      field={(name) => ({
        id: `story-${name}`,
        value: draft[name],
        error: name === wrong ? t({ id: 'error.company-number' }) : undefined,
        onBlur: () => {},
        onChange: (event) => set({ ...draft, [name]: event.target.value }),
      })}
    />
  );
}
const meta: Meta<typeof InvoiceFields> = {
  title: 'Components/Payment/Invoice',
  component: InvoiceFields,
  decorators: [
    (Story) => (
      <form style={{ maxWidth: '40rem' }}>
        <Story />
      </form>
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
  render: () => <Invoice first={{ invoice: 'mobile', mobile: '/ABC+123' }} />,
};
export const CitizenCertificate: Story = { render: () => <Invoice first={{ invoice: 'certificate' }} /> };
export const Company: Story = {
  render: () => (
    <Invoice first={{ invoice: 'company', companyTitle: 'Voyage Ltd', companyNumber: '10458575' }} />
  ),
};
export const CompanyNumberWrong: Story = {
  render: () => (
    <Invoice
      first={{ invoice: 'company', companyTitle: 'Voyage Ltd', companyNumber: '10458576' }}
      wrong="companyNumber"
    />
  ),
};
export const Donation: Story = { render: () => <Invoice first={{ invoice: 'donation', donation: '919' }} /> };
