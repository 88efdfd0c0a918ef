import type { deskWork } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { DeskPagination } from './DeskPagination.tsx';
import { RequestCard } from './RequestCard.tsx';
import { Section } from './Section.tsx';

/** Journeys that are being planned, the soonest due first. */
export function TailorMadePart({
  tailorMade,
  totals,
  pageSize,
  page,
}: Pick<Output<typeof deskWork.data>, 'tailorMade' | 'totals' | 'pageSize'> & { page: number }) {
  const { tDesk } = useDesk();
  return (
    <Section title={tDesk('tailorMade')}>
      {tailorMade.length === 0 ? (
        <EmptyPanel ornament="compass" level={3} title={tDesk('tailorMade.empty')} />
      ) : (
        <ul className={css.list}>
          {tailorMade.map((request) => (
            <RequestCard key={request.requestNumber} request={request} />
          ))}
        </ul>
      )}
      <DeskPagination
        label={tDesk('pages', { list: tDesk('tailorMade') })}
        part="tailor-made"
        page={page}
        total={totals.tailorMade}
        pageSize={pageSize}
      />
    </Section>
  );
}
