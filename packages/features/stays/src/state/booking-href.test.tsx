import type { Offer } from '@voyage/contracts/stay.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useBookingHref } from './booking-href.ts';

const complete: StayQuery = { adults: '2', checkIn: '2027-03-01', checkOut: '2027-03-03' };
const offer: Pick<Offer, 'offerRef'> = { offerRef: 'an-offer' };

/** What the hook returns in each render of one component, whose last render has the last query. */
function rendered(...queries: StayQuery[]) {
  const results: ReturnType<typeof useBookingHref>[] = [];
  function Page() {
    const [render, setRender] = useState(0);
    results.push(useBookingHref('en', '42', queries[render] ?? {}));
    if (render < queries.length - 1) setRender(render + 1);
    return null;
  }
  renderToStaticMarkup(<Page />);
  return results;
}

it('is the same function in the next render, until the stay changes', () => {
  const [first, again, moved, ...others] = rendered(complete, complete, { ...complete, adults: '1' });
  expect(others).toEqual([]);
  expect(again).toBe(first);
  expect(moved).not.toBe(first);
  expect(moved?.(offer)).toContain('adults=1');
});

it('includes the offer, the hotel and the known parts of the stay', () => {
  const [whole, part] = [
    ...rendered({ ...complete, children: '3,5', rooms: 1 }),
    ...rendered({ adults: '3' }),
  ];
  expect(whole?.(offer)).toBe(
    '/en/hotel/booking?adults=2&children=3,5&checkIn=2027-03-01&checkOut=2027-03-03&hotel=42&offer=an-offer',
  );
  expect(part?.(offer)).toBe('/en/hotel/booking?adults=3&hotel=42&offer=an-offer');
});
