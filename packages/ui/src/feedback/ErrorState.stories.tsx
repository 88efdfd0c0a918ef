import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';
import { wordsOf } from '../base/story-words.ts';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component: `A part of a page that could not be shown: what happened, and a retry.

**Do** say what the reader can do now.

**Do not** blame the reader, or show an error code without a message.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

const failed = (text: (t: ReturnType<typeof wordsOf>['t']) => string): Story => ({
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <ErrorState
        title={t('site.error.title')}
        text={text(t)}
        retryLabel={t('site.retry')}
        onRetry={() => undefined}
      />
    );
  },
});
export const Failed: Story = failed((t) => t('error.network'));
export const LongText: Story = failed((t) => `${t('booking.changed.title')} ${t('booking.quota.kept')}`);
