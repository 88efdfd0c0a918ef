import { switchSetting } from './switch-setting.ts';
import { useSite } from '../context/site-context.ts';
import { useRouter } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

const draftModeAtom = switchSetting('isDraftMode');

/** Whether an employee reads the journal with its drafts: a local setting, cleared on logout. */
export const useDraftMode = (): [boolean, (on: boolean) => void] => useAtom(draftModeAtom);

/**
 * Opens a page of the journal with its drafts (`withDrafts`) for an employee in draft mode; undefined if it
 * shows them already or has none. Only the browser knows the setting and who reads.
 */
export function useDraftsInDraftMode(withDrafts: string | undefined): void {
  const on = useAtomValue(draftModeAtom);
  const { session } = useSite().api;
  const router = useRouter();
  useEffect(() => {
    if (on && withDrafts && session?.payload()?.roles.includes('employee'))
      void router.navigate({ href: withDrafts, replace: true });
  }, [on, withDrafts, session, router]);
}
