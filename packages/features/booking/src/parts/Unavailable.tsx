import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './booking.css.ts';
import type { UnavailableChoice } from '../state/unavailable-choice.ts';
import { Alternatives } from './Alternatives.tsx';

/**
 * A room that cannot be booked: why, and what can be instead. Focuses the title if a button was just
 * pressed.
 */
export function Unavailable({
  title,
  words,
  hotelId,
  stay,
  wanted,
  focus = false,
  children,
}: {
  title: string;
  /** A paragraph each. */
  words: readonly string[];
  hotelId: string;
  stay: CompleteStay | undefined;
  /** Undefined if it is not known what was wanted. */
  wanted: UnavailableChoice | undefined;
  focus?: boolean;
  /** Where to go instead. */
  children?: ReactNode;
}) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) top.current?.focus();
  }, [focus]);
  return (
    <div className={`${container} ${css.unavailable}`}>
      <div role="alert" className={css.part}>
        <h1 className={heading.h1} ref={top} tabIndex={-1}>
          {title}
        </h1>
        {words.map((line) => (
          <p key={line} className={text.lead}>
            {line}
          </p>
        ))}
      </div>
      {children}
      {/* Last, because it loads later than the rest. */}
      {stay && hotelId !== '' && <Alternatives hotelId={hotelId} stay={stay} wanted={wanted} />}
    </div>
  );
}
