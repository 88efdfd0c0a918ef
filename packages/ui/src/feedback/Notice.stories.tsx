import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../forms/Button.tsx';
import { Notice, NoticeRegion } from './Notice.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof Notice> = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `Says what just happened, below the header, and is announced as it appears. It disappears automatically, but stays while it is hovered or focused.

**Do** say what happened and, if it failed, what to do now. Show whatever is needed later on the page as well.

**Do not** use it for a field's error or for advertising, and do not stack more than three.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Notice>;

const hour = 3600;
function Shown({
  words,
  notices,
  seconds = hour,
}: {
  words: StoryWords;
  notices: { tone: 'positive' | 'negative'; text: string }[];
  seconds?: number;
}) {
  const { t } = words;
  const [left, setLeft] = useState(notices);
  return (
    <div style={{ minHeight: '18rem', display: 'grid', alignItems: 'end', justifyContent: 'start' }}>
      <NoticeRegion label={t('site.notices')}>
        {left.map((notice) => (
          <Notice
            key={notice.text}
            tone={notice.tone}
            seconds={seconds}
            dismissLabel={t('site.dismiss')}
            onDismiss={() => setLeft((all) => all.filter((one) => one !== notice))}
          >
            {notice.text}
          </Notice>
        ))}
      </NoticeRegion>
      <Button variant="secondary" onClick={() => setLeft(notices)}>
        {t('site.retry')}
      </Button>
    </div>
  );
}

export const Positive: Story = {
  render: (_args, context) => (
    <Shown
      words={wordsOf(context)}
      notices={[
        { tone: 'positive', text: wordsOf(context).t('order.cancelled.notice', { number: 'AP-270314-CX' }) },
      ]}
    />
  ),
};
export const Negative: Story = {
  render: (_args, context) => (
    <Shown
      words={wordsOf(context)}
      notices={[{ tone: 'negative', text: wordsOf(context).t('error.network') }]}
    />
  ),
};
/** The newest is at the bottom. */
export const Several: Story = {
  render: (_args, context) => (
    <Shown
      words={wordsOf(context)}
      notices={[
        { tone: 'negative', text: wordsOf(context).t('error.ht0006') },
        { tone: 'positive', text: wordsOf(context).t('order.thanks') },
      ]}
    />
  ),
};
export const LongText: Story = {
  render: (_args, context) => (
    <Shown
      words={wordsOf(context)}
      notices={[
        {
          tone: 'negative',
          text: `${wordsOf(context).t('error.ht0009')} ${wordsOf(context).t('booking.none.title')}`,
        },
      ]}
    />
  ),
};
/** What failed can be tried again. */
export const WithRetry: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <NoticeRegion label={t('site.notices')}>
        <Notice
          tone="negative"
          seconds={hour}
          dismissLabel={t('site.dismiss')}
          onDismiss={() => undefined}
          action={{ label: t('site.retry'), onPress: () => undefined }}
        >
          {t('error.chunk')}
        </Notice>
      </NoticeRegion>
    );
  },
};
/** Five seconds, paused on hover. */
export const DismissedAutomatically: Story = {
  render: (_args, context) => (
    <Shown
      words={wordsOf(context)}
      seconds={5}
      notices={[{ tone: 'positive', text: wordsOf(context).t('order.thanks') }]}
    />
  ),
};
