import { useIntl } from '@voyage/i18n/intl.tsx';

/** Labels of the buttons and position of every rail. */
export function useRailLabels(): {
  previousLabel: string;
  nextLabel: string;
  position: (number: number, total: number) => string;
} {
  const { t } = useIntl();
  return {
    previousLabel: t('frame.previous'),
    nextLabel: t('frame.next'),
    position: (number, total) => t('frame.slide', { number, total }),
  };
}
