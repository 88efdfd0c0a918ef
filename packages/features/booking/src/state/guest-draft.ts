import { guest as guestSchema } from '@voyage/contracts/booking-request.ts';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

export interface GuestDraft {
  title: string;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  requests: string[];
  note: string;
  purpose: 'leisure' | 'business';
  agreed: boolean;
}
const empty: GuestDraft = {
  title: '',
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  requests: [],
  note: '',
  purpose: 'leisure',
  agreed: false,
};
const key = 'bookingDraft';

function read(): GuestDraft | null {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(key) ?? 'null') as GuestDraft), agreed: false };
  } catch {
    return null;
  }
}

/** What is typed into the booking form: kept for this tab, so that a reload or a price that moved loses nothing. */
export function useGuestDraft(
  profile: Omit<GuestDraft, 'requests' | 'note' | 'purpose' | 'agreed'> | undefined,
): [GuestDraft, (part: Partial<GuestDraft>) => void, () => void] {
  const [draft, set] = useState<GuestDraft>(() => (sessionStorage.getItem(key) ? read() : null) ?? empty);
  const known = JSON.stringify(profile ?? {}); // as text: a new object with the same words changes nothing
  useEffect(() => {
    if (!sessionStorage.getItem(key))
      set((now) => ({ ...now, ...(JSON.parse(known) as Partial<GuestDraft>) }));
  }, [known]);
  const change = (part: Partial<GuestDraft>) =>
    set((now) => {
      const next = { ...now, ...part };
      sessionStorage.setItem(key, JSON.stringify(next));
      return next;
    });
  return [draft, change, () => sessionStorage.removeItem(key)];
}

export type GuestField = keyof v.InferOutput<typeof guestSchema>;
/** What is wrong with the guest's details: the contract's own rules, by field. */
export function guestProblems(draft: GuestDraft): Partial<Record<GuestField, string>> {
  const result = v.safeParse(guestSchema, draft);
  return Object.fromEntries(
    (result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]).toReversed(),
  );
}
