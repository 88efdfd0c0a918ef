import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { MessageId, Messages } from './messages.ts';

export function WordsProvider({ locale, messages, children }: { locale: Locale; messages: Messages; children: ReactNode }) {
  return (
    <IntlProvider locale={intlLocale(locale)} messages={messages} onError={onError}>
      {children}
    </IntlProvider>
  );
}

/** A missing message is a defect, found by the compiler of the catalogs; at run time it must be seen. */
function onError(error: Error): void {
  console.error(error.message);
}

export type Say = (id: MessageId, values?: Record<string, string | number>) => string;

/** `const say = useWords(); say('stays.search')`. */
export function useWords(): Say {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

/** Whether there is a message, for codes that come from the service. */
export function useHasWord(): (id: string) => id is MessageId {
  const intl = useIntl();
  return (id): id is MessageId => id in intl.messages;
}
