import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CodeInput } from './CodeInput.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof CodeInput> = {
  title: 'Components/Forms/CodeInput',
  component: CodeInput,
  parameters: {
    docs: {
      description: {
        component: `The code from an email or a text message. One field behind six boxes: the code can be pasted, and phones suggest it (\`one-time-code\`; WCAG 3.3.8).

**Do** say where the code was sent and how long it is valid; offer to send it again beside the field.

**Do not** split it into six fields, forbid pasting, or clear it before the error has been shown.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof CodeInput>;

const words4 = {
  en: { label: 'Code', hint: 'Sent to m•••@example.com. It holds for 10 minutes.' },
  'zh-tw': { label: '驗證碼', hint: '已寄至 m•••@example.com，10 分鐘內有效。' },
  'zh-cn': { label: '验证码', hint: '已发送至 m•••@example.com，10 分钟内有效。' },
  ja: { label: '認証コード', hint: 'm•••@example.com にお送りしました。有効期間は10分です。' },
};
function Code({
  words: { pick },
  first = '',
  ...rest
}: {
  words: StoryWords;
  first?: string;
  error?: string;
  disabled?: boolean;
}) {
  const [value, setValue] = useState(first);
  const { label, hint } = pick(words4);
  return <CodeInput label={label} hint={hint} value={value} onChange={setValue} {...rest} />;
}
export const Empty: Story = { render: (_args, context) => <Code words={wordsOf(context)} /> };
export const Focused: Story = {
  render: (_args, context) => <Code words={wordsOf(context)} first="40" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
  },
};
/** With the spaces and text that surround it in the email. */
export const Pasted: Story = {
  render: (_args, context) => <Code words={wordsOf(context)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Code: 481 ２０６');
    await canvas.findByDisplayValue('481206');
  },
};
export const Full: Story = { render: (_args, context) => <Code words={wordsOf(context)} first="481206" /> };
export const WithError: Story = {
  render: (_args, context) => (
    <Code words={wordsOf(context)} first="481207" error={wordsOf(context).t('error.au0108')} />
  ),
};
export const Disabled: Story = {
  render: (_args, context) => <Code words={wordsOf(context)} first="481206" disabled />,
};
