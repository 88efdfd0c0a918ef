import { tabStorage } from '@voyage/api-client/browser-storage.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { link, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isChatDocument, openChat, type Chat } from '../state/messenger.ts';
import * as css from './concierge.css.ts';

/** Remembers that the member wanted to chat, across the reload that the content security policy requires. */
const wanted = 'chatWanted';
export const browserChat = {
  open: openChat,
  isAllowed: () => isChatDocument(),
  reload: () => location.reload(),
};

const colorOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--v-color-${name}`).trim();

/** Opens the chat with the concierge in a window of Intercom's, which is loaded only then. */
export function ChatPart({ chat = browserChat }: { chat?: typeof browserChat }) {
  const { t, locale, api } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<Chat | null>(null);
  const ending = useRef<AbortController | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const {
    mutate: open,
    isPending,
    isError,
  } = useMutation({
    mutationFn: async () => {
      if (running.current) return running.current.show();
      if (!chat.isAllowed()) {
        tabStorage.setItem(wanted, 'true');
        chat.reload();
        return new Promise<void>(() => {}); // the button stays busy until the page has gone
      }
      const controller = new AbortController();
      ending.current = controller;
      running.current = await chat.open({
        identity: await api.call('intercomHash'),
        locale,
        colors: { action: colorOf('action'), head: colorOf('panel') },
        onClosed: () => {
          setIsOpen(false);
          button.current?.focus();
        },
        signal: controller.signal,
      });
    },
    onSuccess: () => setIsOpen(true),
  });
  const end = useCallback(() => {
    ending.current?.abort();
    running.current = null;
    setIsOpen(false);
  }, []);
  // Leaving or logging out ends the chat: the next user of this browser must not find it.
  useEffect(() => {
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, [end]);
  useEffect(() => {
    if (tabStorage.getItem(wanted) === null) return;
    tabStorage.removeItem(wanted);
    if (chat.isAllowed()) open();
  }, [chat, open]);
  return (
    <Section className={css.chat} id="chat" title={t('concierge.chat.title')}>
      <p className={secondary}>{t('concierge.chat.text')}</p>
      <div className={css.actions}>
        <Button
          ref={button}
          variant="secondary"
          onClick={() => open()}
          busy={isPending && t('concierge.chat.opening')}
        >
          {t('concierge.chat.open')}
        </Button>
      </div>
      <p className={`${text.small} ${css.chatStatus}`} role="status">
        {isOpen && <span>{t('concierge.chat.isOpen')}</span>}
        {isError && (
          <>
            <span>{`${t('concierge.chat.failed')} `}</span>
            <PhoneLink className={`${link} ${css.number}`} />
          </>
        )}
      </p>
    </Section>
  );
}
