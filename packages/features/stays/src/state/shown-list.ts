import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/** The list shown last, without its page, and its first page. */
const shownListAtom = atom<{ list: string; from: number } | null>(null);

/**
 * The first page to show of a list whose address names `page`. A list opens with that page alone; what was
 * appended since stays, also for somebody who returns from one of its hotels.
 */
export function useShownFrom(list: string, page: number): number {
  const [shown, setShown] = useAtom(shownListAtom);
  const from = shown?.list === list && shown.from < page ? shown.from : page;
  useEffect(() => setShown({ list, from }), [list, from, setShown]);
  return from;
}
