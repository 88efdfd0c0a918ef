import { useWords } from '@voyage/i18n/words.tsx';

/** What every row that slides says of its buttons and its position. */
export function useRailWords(): { previousLabel: string; nextLabel: string; position: (number: number, total: number) => string } {
  const say = useWords();
  return {
    previousLabel: say('frame.previous'),
    nextLabel: say('frame.next'),
    position: (number, total) => say('frame.slide', { number, total }),
  };
}
