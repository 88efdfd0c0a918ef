import { policy } from '@voyage/domain/policy.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { Notice, NoticeRegion, type NoticeAction } from '@voyage/ui/feedback/Notice.tsx';
import { atom, useAtom, useSetAtom } from 'jotai';

interface Message {
  id: number;
  text: string;
  tone: 'negative' | 'positive';
  /** A button in the notice: tries again what failed, or accepts an offer. */ action?:
    | NoticeAction
    | undefined;
}
const noticesAtom = atom<Message[]>([]);
let next = 1;

const without = (id: number) => (all: Message[]) => all.filter((n) => n.id !== id);

/**
 * Shows a notice at the top for five seconds (docs/product/errors.md). Returns a function that dismisses it earlier: a
 * notice about a page goes with the page.
 */
export function useNotify(): (
  text: string,
  tone?: Message['tone'],
  action?: Message['action'],
) => () => void {
  const set = useSetAtom(noticesAtom);
  return (text, tone = 'negative', action) => {
    const id = next++;
    set((all) => [...all.filter((n) => n.text !== text), { id, text, tone, action }]);
    return () => set(without(id));
  };
}

/** The visible notices, each until it times out or is dismissed. Rendered once, in the frame. */
export function Notices({ seconds = policy.noticeSeconds }: { seconds?: number }) {
  const [notices, set] = useAtom(noticesAtom);
  const { t } = useIntl();
  return (
    <NoticeRegion label={t('site.notices')}>
      {notices.map(({ id, text, tone, action }) => (
        <Notice
          key={id}
          tone={tone}
          seconds={seconds}
          dismissLabel={t('site.dismiss')}
          onDismiss={() => set(without(id))}
          action={action}
        >
          {text}
        </Notice>
      ))}
    </NoticeRegion>
  );
}
