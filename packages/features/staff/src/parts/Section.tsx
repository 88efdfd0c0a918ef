import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { deskKey } from '../state/desk-queries.ts';
import * as css from './desk.css.ts';

const headingId = 'desk-part';

/** A part of the desk below its heading. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={css.part} aria-labelledby={headingId}>
      <h2 className={`${heading.h2} ${css.title}`} id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {text && <p className={`${secondary} ${css.measure}`}>{text}</p>}
      {children}
    </section>
  );
}

/**
 * Fetches the desk again after an action on the item with this id, then focuses the item, or the heading of
 * the list that it has left.
 */
export function useDeskRefresh(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    await client.invalidateQueries({ queryKey: deskKey });
    // A query's new data is rendered by a separate timer, which comes first.
    await new Promise((resolve) => setTimeout(resolve));
    (document.getElementById(id) ?? document.getElementById(headingId))?.focus();
  };
}

/** For an item of a list: when it is removed with the focus in it, the focus moves to the heading. */
export function useFocusHandover<Thing extends HTMLElement>(): RefObject<Thing | null> {
  const thing = useRef<Thing>(null);
  useLayoutEffect(() => {
    const own = thing.current;
    // During this cleanup the element is still in the document, with the focus in it.
    return () => {
      if (own?.contains(document.activeElement)) document.getElementById(headingId)?.focus();
    };
  }, []);
  return thing;
}

/** The content of a query: loading, failed, or loaded. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (hasFailed(query) || query.data === undefined) return <PartFailure queries={[query]} loading={3} />;
  return children(query.data);
}
