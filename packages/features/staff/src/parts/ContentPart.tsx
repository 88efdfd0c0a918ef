import { leftOutReasons, type DeskContentRun } from '@voyage/contracts/desk.ts';
import { grouped } from '@voyage/domain/money.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { DataTable } from '@voyage/ui/content/DataTable.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { deskQueries } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { Loaded, Section } from './Section.tsx';

/** When the supplier's content of hotels was read, what came of it, and what it has that we have no word for. */
export function ContentPart() {
  const { tDesk, api } = useDesk();
  const query = useQuery(deskQueries.contentRuns(api));
  return (
    <Section title={tDesk('content')} text={tDesk('content.text')}>
      <Loaded query={query}>
        {({ runs, unmapped }) =>
          runs.length === 0 ? (
            <EmptyPanel
              ornament="letter"
              level={3}
              title={tDesk('content.empty.title')}
              text={tDesk('content.empty.text')}
            />
          ) : (
            <>
              <Runs runs={runs} />
              <LeftOut run={runs.find(({ kind, hotels }) => kind === 'whole' && hotels)} />
              {unmapped && <UnmappedLists unmapped={unmapped} />}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

const dash = '–';

function Runs({ runs }: { runs: readonly DeskContentRun[] }) {
  const { tDesk, locale } = useDesk();
  const figures = ['open', 'new', 'changed', 'closed'] as const;
  return (
    <DataTable
      caption={tDesk('content')}
      captionHidden
      columns={[
        { id: 'began', header: tDesk('content.began') },
        { id: 'kind', header: tDesk('content.kind') },
        { id: 'result', header: tDesk('content.result') },
        ...figures.map((id) => ({ id, header: tDesk(`content.${id}`), align: 'end' as const })),
      ]}
      rows={runs.map((run) => ({
        id: run.startedAt,
        cells: [
          momentOn(run.startedAt, { timeZone: localTimeZone(), place: null }, locale),
          tDesk(`content.kind.${run.kind}`),
          <Result key="result" run={run} />,
          ...figures.map((figure) => (run.hotels ? grouped(run.hotels[figure]) : dash)),
        ],
      }))}
    />
  );
}

function Result({ run: { endedAt, failure, read, chosen } }: { run: DeskContentRun }) {
  const { tDesk } = useDesk();
  if (failure) return <span className={css.late}>{tDesk(`content.failure.${failure}`)}</span>;
  return (
    <span>
      {endedAt === null
        ? tDesk('content.result.running', { read: grouped(read), chosen: grouped(chosen) })
        : tDesk('content.result.taken')}
    </span>
  );
}

function LeftOut({ run }: { run: DeskContentRun | undefined }) {
  const { tDesk } = useDesk();
  if (!run || run.leftOut.length === 0) return null;
  return (
    <div className={css.kind}>
      <h3 className={text.title}>{tDesk('content.leftOut')}</h3>
      <FactsList
        facts={leftOutReasons.map((reason) => {
          const found = run.leftOut.find((one) => one.reason === reason);
          return found && { term: tDesk(`content.leftOut.${reason}`), value: grouped(found.properties) };
        })}
      />
    </div>
  );
}

const kinds = ['brands', 'chains', 'amenities', 'cities'] as const;
type Unmapped = Record<(typeof kinds)[number], readonly { name: string; properties: number }[]>;

function UnmappedLists({ unmapped }: { unmapped: Unmapped }) {
  const { tDesk } = useDesk();
  const lists = kinds.filter((kind) => unmapped[kind].length > 0);
  return (
    <div className={css.kind}>
      <h3 className={text.title}>{tDesk('content.unmapped')}</h3>
      <p className={`${secondary} ${css.measure}`}>
        {lists.length === 0 ? tDesk('content.unmapped.none') : tDesk('content.unmapped.text')}
      </p>
      <div className={css.two}>
        {lists.map((kind) => (
          <DataTable
            key={kind}
            caption={tDesk(`content.${kind}`)}
            columns={[
              { id: 'name', header: tDesk('content.name') },
              { id: 'hotels', header: tDesk('content.hotels'), align: 'end' },
            ]}
            rows={unmapped[kind].map(({ name, properties }) => ({
              id: name,
              cells: [
                <span key="name" lang="en" className={css.note}>
                  {name}
                </span>,
                grouped(properties),
              ],
            }))}
          />
        ))}
      </div>
    </div>
  );
}
