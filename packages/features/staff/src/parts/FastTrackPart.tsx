import type { WorkPage } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { OrderCard } from './OrderCard.tsx';
import { WorkSection } from './WorkSection.tsx';

/** Paid orders that await an airport's confirmation, the soonest flight first. */
export function FastTrackPart(work: WorkPage) {
  const { tDesk } = useDesk();
  return (
    <WorkSection
      list="fastTrack"
      part="fast-track"
      title={tDesk('overview.fastTrack')}
      empty={tDesk('fastTrack.empty')}
      work={work}
    >
      <ul className={css.list}>
        {work.fastTrack.map((one) => (
          <OrderCard key={one.order.id} of={one} showsMember />
        ))}
      </ul>
    </WorkSection>
  );
}
