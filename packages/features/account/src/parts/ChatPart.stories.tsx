import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@voyage/brand';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatPart, type browserChat } from './ChatPart.tsx';

export default { title: 'Components/Feedback/ChatPart', tags: ['!autodocs'] } satisfies Meta;

let close: () => void = () => {};
/** A messenger without a window of its own. */
const messenger: typeof browserChat = {
  isAllowed: () => true,
  reload: () => {},
  open: ({ identity, colors, onClosed }) => {
    close = onClosed;
    const colorsAreThere = [colors.action, colors.head].every((color) => /^#[\dA-F]{6}$/i.test(color));
    return identity.userId === 'member-1' && colorsAreThere
      ? Promise.resolve({ show: () => {} })
      : Promise.reject(new Error('opened for somebody else, or without colours'));
  },
};
const part = {
  at: 'user/concierge',
  search: noQuery,
  page: () => (
    <div className={container} style={{ paddingBlock: '2rem', maxWidth: '40rem' }}>
      <ChatPart chat={messenger} />
    </div>
  ),
  member: true,
};

/** Unavailable at first, then opened, and closed in its own window: the focus returns to the button. */
export const OpenedOnRetry: StoryObj = pageStory(part, {
  answers: () => ({
    intercomHash: (earlier: number) =>
      earlier === 0
        ? new Refusal('us0004', { status: 503 })
        : { appId: 'abcd1234', userId: 'member-1', hash: 'f'.repeat(64) },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const button = await page.findByRole('button', { name: t('concierge.chat.open') });
    await userEvent.click(button);
    await page.findByText(t('concierge.chat.failed'), { exact: false });
    await expect(page.getByRole('link', { name: brand.contact.phone })).toBeVisible();
    await userEvent.click(button);
    await page.findByText(t('concierge.chat.isOpen'));
    button.blur();
    close();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(page.queryByText(t('concierge.chat.isOpen'))).toBeNull();
  },
});
/** It cannot be opened: the telephone number and the form are still available. */
export const Failed: StoryObj = pageStory(part, {
  answers: () => ({ intercomHash: new Refusal('us0004', { status: 503 }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('concierge.chat.open') }));
    await page.findByText(t('concierge.chat.failed'), { exact: false });
  },
});
