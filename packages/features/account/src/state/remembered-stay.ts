import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import { stay, type Stay } from '@voyage/contracts/stay.ts';
import { draftKey } from '@voyage/site-core/preferences/preferences.ts';
import * as v from 'valibot';

/** What the search bar stores, as far as it is a stay: its place does not matter. */
const storedDraft = v.object({
  dates: v.looseObject({}),
  rooms: v.unknown(),
});

/** The stay that was last searched for, if it is complete; its dates may be past, which the service notices. */
export function rememberedStay(): Stay | null {
  try {
    const { dates, ...party } = v.parse(storedDraft, JSON.parse(browserStorage.getItem(draftKey) ?? 'null'));
    return v.parse(stay, { ...dates, ...party });
  } catch {
    return null; // nothing was searched for, or not completely
  }
}
