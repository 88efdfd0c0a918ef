import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { TextField } from './Field.tsx';
import { Form, type FieldIssue } from './Form.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof Form> = {
  title: 'Components/Forms/Form',
  component: Form,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: `A form whose errors are listed in a summary above the fields. The summary takes the focus after a rejected submit, never while somebody is typing.

**Do** list each error in the words of its field, in the order of the fields; keep what was typed.

**Do not** disable the button until everything is correct, or show an error only in the summary.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Form>;

function Guest({ words, begins = [] }: { words: StoryWords; begins?: ('lastname' | 'email')[] }) {
  const { t } = words;
  const [wrong, setWrong] = useState(begins);
  const text = { lastname: t('error.required'), email: t('error.email') };
  const faults: FieldIssue[] = wrong.map((name) => ({
    id: `guest-${name}`,
    text: `${t(`booking.${name}`)}: ${text[name]}`,
  }));
  return (
    <Form
      faults={faults}
      faultsTitle={t('error.summary', { count: faults.length })}
      onSubmit={() => setWrong(['lastname', 'email'])}
      aria-label={t('booking.guest')}
    >
      <TextField
        id="guest-lastname"
        label={t('booking.lastname')}
        autoComplete="family-name"
        error={wrong.includes('lastname') ? text.lastname : undefined}
      />
      <TextField
        id="guest-email"
        label={t('booking.email')}
        type="email"
        autoComplete="email"
        defaultValue="mei.chen"
        error={wrong.includes('email') ? text.email : undefined}
      />
      <Button type="submit">{t('booking.submit')}</Button>
    </Form>
  );
}

export const Fresh: Story = { render: (_args, context) => <Guest words={wordsOf(context)} /> };
export const Rejected: Story = {
  render: (_args, context) => <Guest words={wordsOf(context)} begins={['lastname', 'email']} />,
};
/** After a submit: the errors are listed and the summary has the focus. */
export const SubmittedWithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const summary = (await canvas.findAllByRole('group'))[0];
    if (document.activeElement !== summary) throw new Error('the error summary does not have the focus');
  },
  render: (_args, context) => <Guest words={wordsOf(context)} />,
};
