import type { Offer } from '@voyage/contracts/stay.ts';
import { dot } from '@voyage/i18n/join.ts';
import { SupplierText } from '@voyage/stay-parts/SupplierText.tsx';

/** What comes with a rate beside what its plan includes, in one line. */
export function Extras({ of: { extras = [] } }: { of: Offer }) {
  return (
    extras.length > 0 && (
      <span>
        {extras.map((extra, i) => (
          <span key={extra.text}>
            {i > 0 && <span>{dot}</span>}
            <SupplierText of={extra} />
          </span>
        ))}
      </span>
    )
  );
}
