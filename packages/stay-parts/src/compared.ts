import { policy } from '@voyage/domain/policy.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { storedComparison as kept, withCompared } from './compared-ids.ts';

export interface Compared {
  ids: readonly string[];
  has: (hotelId: string) => boolean;
  /** Adds or removes a hotel. One too many is rejected with a message, which goes with what was pressed. */
  toggle: (hotelId: string) => void;
  set: (ids: readonly string[]) => void;
}

/** The hotels chosen for comparison. */
export function useCompared(): Compared {
  const { t } = useIntl();
  const notify = useNotify();
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  const ids = useSyncExternalStore(kept.listen, kept.get, kept.none);
  const has = (hotelId: string) => ids.includes(hotelId);
  return {
    ids,
    has,
    toggle: (hotelId) => {
      const next = withCompared(ids, hotelId, !has(hotelId));
      if (next) kept.set(next);
      else dismiss.current = notify(t('stays.compare.full', { count: policy.maxComparedHotels }));
    },
    set: kept.set,
  };
}
