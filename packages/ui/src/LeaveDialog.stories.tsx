import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { TextField } from './Field.tsx';
import { Stack } from './Layout.tsx';
import LeaveDialog from './LeaveDialog.tsx';
import { wordsOf, type StoryWords } from './story-words.ts';
import { Text } from './Text.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

const meta: Meta<typeof LeaveDialog> = {
  title: 'Components/Forms/LeaveDialog',
  component: LeaveDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Asks before what was typed is lost. \`useUnsavedChanges(dirty)\` holds back the browser's own leaving, and its \`mayLeave()\` answers a router's blocker: \`useBlocker({ shouldBlockFn: async () => !(await mayLeave()) })\`.

**Do** ask only where something was really changed; put staying first.

**Do not** ask after it was saved, or where a draft is kept anyway.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof LeaveDialog>;

const dialogWords = ({ t }: StoryWords) => ({
  title: t('form.leave.title'),
  text: t('form.leave.text'),
  stayLabel: t('form.leave.stay'),
  leaveLabel: t('form.leave.leave'),
  closeLabel: t('form.leave.stay'),
});
export const Open: Story = {
  render: (_args, context) => (
    <div style={{ minHeight: '20rem' }}>
      <LeaveDialog {...dialogWords(wordsOf(context))} onStay={() => undefined} onLeave={() => undefined} />
    </div>
  ),
};

/** With something typed, the button asks first; otherwise it leaves at once. */
function Typing({ words, first = '' }: { words: StoryWords; first?: string }) {
  const { t, pick } = words;
  const [text, setText] = useState(first);
  const [gone, setGone] = useState(false);
  const { mayLeave, question } = useUnsavedChanges(text !== '');
  const leave = async () => (await mayLeave()) && setGone(true);
  if (gone) return <Text>{t('site.home')}</Text>;
  return (
    <Stack gap="x4">
      <TextField label={t('booking.note')} value={text} onChange={(event) => setText(event.target.value)} />
      <div>
        <Button variant="secondary" onClick={() => void leave()}>
          {pick({ en: 'Go to the home page', 'zh-tw': '前往首頁', 'zh-cn': '前往首页', ja: 'ホームへ' })}
        </Button>
      </div>
      {question && <LeaveDialog {...dialogWords(words)} onStay={question.stay} onLeave={question.leave} />}
    </Stack>
  );
}
export const NothingTyped: Story = { render: (_args, context) => <Typing words={wordsOf(context)} /> };
export const Typed: Story = {
  render: (_args, context) => <Typing words={wordsOf(context)} first="23:30" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
