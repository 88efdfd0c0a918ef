import { CallFailure } from '@voyage/api-client/failure.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { useHasWord, useWords } from '@voyage/i18n/words.tsx';

/** What a reader is told of a failed call: the words of its code, or of an unknown error (section 8). */
export function useFailureWords(): (error: unknown) => string {
  const say = useWords();
  const has = useHasWord();
  return (error) => {
    const id = `error.${error instanceof CallFailure ? error.code : 'sy0002'}`;
    return say(has(id) ? id : ('error.sy0002' satisfies MessageId));
  };
}
