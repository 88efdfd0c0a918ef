import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton, CopyLinkButton } from './CopyButton.tsx';
import { story } from './story-cards.ts';
import { wordsOf } from './story-words.ts';

const meta: Meta<typeof CopyButton> = {
  title: 'Components/Feedback/CopyButton',
  component: CopyButton,
  subcomponents: { CopyLinkButton: CopyLinkButton as never },
  parameters: {
    docs: {
      description: {
        component: `A number that one writes down, such as a booking number, and a button that copies it. It says that it did, in words; where copying is not allowed, it marks the number instead.

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
/** After a press: the message depends on whether the browser allows copying. */
export const Copied: Story = {
  ...Number,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
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
