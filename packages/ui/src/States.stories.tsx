import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from './Layout.tsx';
import { ButtonLink } from './Link.tsx';
import { Badge, EmptyState, ErrorState, Skeleton } from './States.tsx';
import { wordsOf } from './story-words.ts';

const meta: Meta<typeof EmptyState> = {
  title: 'Components/States',
  component: EmptyState,
  subcomponents: { ErrorState: ErrorState as never, Skeleton: Skeleton as never, Badge: Badge as never },
  parameters: {
    docs: {
      description: {
        component: `What a page shows while it has nothing to show: loading, empty, failed. And the badge, for a status in a word.

**Do** say why there is nothing and what to do now, with one action; keep the shape of what is coming while it loads; offer to try again after an error.

**Do not** blame the reader, show a code without words, or let a skeleton stand for more than a few seconds without a word.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Empty: Story = {
  render: (_args, context) => (
    <EmptyState
      title={wordsOf(context).say('orders.empty.title')}
      text={wordsOf(context).say('orders.empty.text')}
      action={<ButtonLink href="#hotels">{wordsOf(context).say('orders.empty.action')}</ButtonLink>}
    />
  ),
};
export const EmptyInAWord: Story = { render: (_args, context) => <EmptyState title={wordsOf(context).say('stays.results.none.title')} /> };
export const Failed: Story = {
  render: (_args, context) => (
    <ErrorState
      title={wordsOf(context).say('site.error.title')}
      text={wordsOf(context).say('error.network')}
      retryLabel={wordsOf(context).say('site.retry')}
      onRetry={() => undefined}
    />
  ),
};
export const LongText: Story = {
  render: (_args, context) => (
    <EmptyState
      title={wordsOf(context).say('booking.gone.title')}
      text={`${wordsOf(context).say('booking.changed.policy', { after: wordsOf(context).say('stays.detail.nonRefundable') })} ${wordsOf(context).say('booking.credit.uses')}`}
      action={
        <ButtonLink variant="secondary" href="#rooms">
          {wordsOf(context).say('booking.changed.leave')}
        </ButtonLink>
      }
    />
  ),
};

export const LoadingLines: Story = { render: (_args, context) => <Skeleton label={wordsOf(context).say('site.loading')} lines={5} /> };
export const LoadingPicture: Story = {
  render: (_args, context) => (
    <div style={{ maxWidth: '30rem' }}>
      <Skeleton picture label={wordsOf(context).say('site.loading')} />
    </div>
  ),
};

export const Badges: Story = {
  render: (_args, context) => (
    <Inline gap="x3">
      {['pending', 'confirmed', 'completed', 'cancelled', 'failed'].map((status) => (
        <Badge key={status}>{wordsOf(context).say(`order.status.${status}`)}</Badge>
      ))}
    </Inline>
  ),
};
export const MemberBadges: Story = {
  render: (_args, context) => (
    <Inline gap="x3">
      {['basic', 'elite', 'platinum', 'noir'].map((level) => (
        <Badge key={level}>{wordsOf(context).say(`tier.${level}`)}</Badge>
      ))}
    </Inline>
  ),
};
