import { within } from 'storybook/test';
import { wordsOf } from '@voyage/ui/base/story-words.ts';

/** Waits until the page says that nothing exists at its address. */
export const waitForNotFound = async (
  context: Parameters<typeof wordsOf>[0] & { canvasElement: HTMLElement },
): Promise<void> => {
  const { t } = wordsOf(context);
  await within(context.canvasElement).findByRole('heading', { level: 1, name: t('site.notFound.title') });
};
