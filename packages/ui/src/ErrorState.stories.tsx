import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';
import { wordsOf } from './story-words.ts';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component: `A part of a page that could not be shown: what happened in words, and another try.

**Do** say what the reader can do now.

**Do not** blame the reader, or show a code without words.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

const failed = (text: (say: ReturnType<typeof wordsOf>['say']) => string): Story => ({
  render: (_args, context) => {
    const { say } = wordsOf(context);
    return <ErrorState title={say('site.error.title')} text={text(say)} retryLabel={say('site.retry')} onRetry={() => undefined} />;
  },
});
export const Failed: Story = failed((say) => say('error.network'));
export const LongText: Story = failed((say) => `${say('booking.changed.policy', { after: say('stays.detail.nonRefundable') })} ${say('booking.credit.uses')}`);
