import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { WorkList, WorkPage } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import { DeskPagination } from './DeskPagination.tsx';
import { Section } from './Section.tsx';

/** A list of open work under its heading, page by page; or that there is none. */
export function WorkSection({
  list,
  part,
  title,
  text,
  empty,
  ornament = 'letter',
  work,
  children,
}: Pick<ComponentProps<typeof DeskPagination>, 'part'> &
  Pick<ComponentProps<typeof EmptyPanel>, 'ornament'> & {
    list: WorkList;
    title: string;
    text?: string;
    empty: string;
    work: WorkPage;
    children: ReactNode;
  }) {
  const { tDesk } = useDesk();
  const { totals, page, pageSize } = work;
  return (
    <Section title={title} text={text}>
      {work[list].length === 0 ? <EmptyPanel ornament={ornament} level={3} title={empty} /> : children}
      <DeskPagination
        label={tDesk('pages', { list: title })}
        part={part}
        page={page}
        total={totals[list]}
        pageSize={pageSize}
      />
    </Section>
  );
}
