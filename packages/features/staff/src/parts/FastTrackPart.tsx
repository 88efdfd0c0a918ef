import type { deskWork } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { DeskPagination } from './DeskPagination.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Section } from './Section.tsx';

/** Paid orders that await an airport's confirmation, the soonest flight first. */
export function FastTrackPart({
  fastTrack,
  totals,
  pageSize,
  page,
}: Pick<Output<typeof deskWork.data>, 'fastTrack' | 'totals' | 'pageSize'> & { page: number }) {
  const { tDesk } = useDesk();
  return (
    <Section title={tDesk('overview.fastTrack')}>
      {fastTrack.length === 0 ? (
        <EmptyPanel ornament="letter" level={3} title={tDesk('fastTrack.empty')} />
      ) : (
        <ul className={css.list}>
          {fastTrack.map((one) => (
            <OrderCard key={one.order.id} of={one} showsMember />
          ))}
        </ul>
      )}
      <DeskPagination
        label={tDesk('pages', { list: tDesk('overview.fastTrack') })}
        part="fast-track"
        page={page}
        total={totals.fastTrack}
        pageSize={pageSize}
      />
    </Section>
  );
}
