import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazyPart } from './lazy-part.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { ListSkeleton } from './Skeletons.tsx';
import { wordsOf } from '../base/story-words.ts';
import { text } from '../base/typography.css.ts';

const meta: Meta<typeof LazyBoundary> = {
  title: 'Components/Feedback/LazyBoundary',
  component: LazyBoundary,
  parameters: {
    docs: {
      description: {
        component: `Wraps a part that is loaded on request, such as a dialog. If its script does not load, the part is removed and the page stays; \`lazyPart\` loads it again at the next request.

**Do** say that it could not be loaded (on a page, \`LazyLayer\` does).

**Do not** use it for essential parts of a page.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof LazyBoundary>;

const Waiting = lazyPart(() => new Promise<never>(() => undefined));
/** Until its script has arrived, what was given stands in its place. */
export const Loading: Story = {
  render: (_args, context) => (
    <LazyBoundary
      fallback={<ListSkeleton label={wordsOf(context).t('site.loading')} count={2} />}
      onFailed={() => undefined}
    >
      <Waiting />
    </LazyBoundary>
  ),
};

/** The part itself, once its script is here. */
export const Loaded: Story = {
  render: (_args, context) => (
    <LazyBoundary onFailed={() => undefined}>
      <p className={text.body}>{wordsOf(context).t('stays.landing.intro')}</p>
    </LazyBoundary>
  ),
};
