import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn, waitFor } from 'storybook/test';
import { CopyButton, CopyLinkButton } from './CopyButton.tsx';
import { check } from '../base/story-check.ts';
import { story } from '../base/story-cards.ts';
import { wordsOf } from '../base/story-words.ts';

const meta: Meta<typeof CopyButton> = {
  title: 'Components/Feedback/CopyButton',
  component: CopyButton,
  subcomponents: { CopyLinkButton: CopyLinkButton as never },
  parameters: {
    docs: {
      description: {
        component: `A number that people write down, such as a booking number, and a button that copies it and confirms that in words; where copying is not allowed, it selects the number instead.

**Do** show the number itself.

**Do not** use it for a password or a card.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof CopyButton>;
const words4 = {
  copy: story('Copy the booking number', '複製訂房代號', '复制预订编号', '予約番号をコピー'),
  copied: story('Copied', '已複製', '已复制', 'コピーしました'),
  failed: story(
    'Marked. Please copy it by hand.',
    '已選取，請手動複製。',
    '已选中，请手动复制。',
    '選択しました。手動でコピーしてください。',
  ),
};
export const Number: Story = {
  render: (_args, context) => (
    <CopyButton
      value="AL-7Q4K-2M9X"
      copyLabel={wordsOf(context).pick(words4.copy)}
      copiedText={wordsOf(context).pick(words4.copied)}
      failedText={wordsOf(context).pick(words4.failed)}
    />
  ),
};
/** After a press: it says so until the focus is elsewhere. */
export const Copied: Story = {
  ...Number,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [button, said] = [canvas.getByRole('button'), canvas.getByRole('status')];
    const copied = () => waitFor(() => check(said.textContent !== '', 'the copy is not confirmed'));
    await userEvent.click(button);
    await copied();
    button.blur();
    await waitFor(() => check(said.textContent === '', 'the confirmation is still shown'));
    await userEvent.click(button);
    await copied();
    write.mockRestore();
  },
};
/** The browser does not allow copying: the number is marked. */
export const NotAllowed: Story = {
  ...Number,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      check(
        getSelection()?.toString() === 'AL-7Q4K-2M9X',
        'the number is not selected to be copied manually',
      ),
    );
    write.mockRestore();
  },
};
/** Copies the address of a page, which is not shown. */
export const Address: Story = {
  render: (_args, context) => (
    <CopyLinkButton
      value="https://example.test/en/experience-share/blog/kyoto"
      copyLabel={wordsOf(context).t('journal.share')}
      copiedText={wordsOf(context).t('journal.share.done')}
      failedText={wordsOf(context).t('journal.share.failed')}
    />
  ),
};
