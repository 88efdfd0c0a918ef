import type { WorkPage } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { RequestCard } from './RequestCard.tsx';
import { WorkSection } from './WorkSection.tsx';

/** Journeys that are being planned, the soonest due first. */
export function TailorMadePart(work: WorkPage) {
  const { tDesk } = useDesk();
  return (
    <WorkSection
      list="tailorMade"
      part="tailor-made"
      title={tDesk('tailorMade')}
      empty={tDesk('tailorMade.empty')}
      ornament="compass"
      work={work}
    >
      <ul className={css.list}>
        {work.tailorMade.map((request) => (
          <RequestCard key={request.requestNumber} request={request} />
        ))}
      </ul>
    </WorkSection>
  );
}
