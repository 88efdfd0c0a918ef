import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../forms/Button.tsx';
import { TextField } from '../forms/Field.tsx';
import LeaveDialog from './LeaveDialog.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';
import { useUnsavedChanges } from '../forms/use-unsaved-changes.ts';
import { stack } from '../base/layout.css.ts';
import { text } from '../base/typography.css.ts';

const meta: Meta<typeof LeaveDialog> = {
  title: 'Components/Feedback/LeaveDialog',
  component: LeaveDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Asks before typed text is lost. \`useUnsavedChanges(dirty)\` makes the browser ask before the page is left, and its \`mayLeave()\` is for a router's blocker: \`useBlocker({ shouldBlockFn: async () => !(await mayLeave()) })\`.

**Do** ask only if something was actually changed; put staying first.

**Do not** ask after a save, or where a draft is kept anyway.`,
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
  const [typed, setTyped] = useState(first);
  const [gone, setGone] = useState(false);
  const { mayLeave, question } = useUnsavedChanges(typed !== '');
  const leave = async () => (await mayLeave()) && setGone(true);
  if (gone) return <p className={text.body}>{t('site.home')}</p>;
  return (
    <div className={stack.x4}>
      <TextField label={t('booking.note')} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <div>
        <Button variant="secondary" onClick={() => void leave()}>
          {pick({ en: 'Go to the home page', 'zh-tw': '前往首頁', 'zh-cn': '前往首页', ja: 'ホームへ' })}
        </Button>
      </div>
      {question && <LeaveDialog {...dialogWords(words)} onStay={question.stay} onLeave={question.leave} />}
    </div>
  );
}
export const NothingTyped: Story = { render: (_args, context) => <Typing words={wordsOf(context)} /> };
export const Typed: Story = {
  render: (_args, context) => <Typing words={wordsOf(context)} first="23:30" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
