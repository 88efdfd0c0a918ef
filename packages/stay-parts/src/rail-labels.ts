import { useIntl } from '@voyage/i18n/intl.tsx';

/** Labels of the buttons and position of every rail. */
export function useRailLabels(): {
  previousLabel: string;
  nextLabel: string;
  position: (number: number, total: number) => string;
} {
  const { formatMessage: t } = useIntl();
  return {
    previousLabel: t({ id: 'frame.previous' }),
    nextLabel: t({ id: 'frame.next' }),
    position: (number, total) => t({ id: 'frame.slide' }, { number, total }),
  };
}
