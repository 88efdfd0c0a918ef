import { queries } from '@voyage/api-client/queries.ts';
import { canBookOnBehalf, readRoles } from '@voyage/domain/tier.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { deskAddress, isDeskSection, type DeskSection } from '@voyage/routes/desk-address.ts';
import { href } from '@voyage/routes/href.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { TabLinks } from '@voyage/ui/navigation/TabLinks.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import * as css from '../parts/desk.css.ts';
import { ConciergePart } from '../parts/ConciergePart.tsx';
import { ContentPart } from '../parts/ContentPart.tsx';
import { DraftsPart } from '../parts/DraftsPart.tsx';
import { FastTrackPart } from '../parts/FastTrackPart.tsx';
import { InvitationsPart } from '../parts/InvitationsPart.tsx';
import { MemberPart } from '../parts/MemberPart.tsx';
import { MembersPart } from '../parts/MembersPart.tsx';
import { NewMemberPart } from '../parts/NewMemberPart.tsx';
import { OverviewPart } from '../parts/OverviewPart.tsx';
import { RefundsPart } from '../parts/RefundsPart.tsx';
import { ReviewsPart } from '../parts/ReviewsPart.tsx';
import { Loaded } from '../parts/Section.tsx';
import { TailorMadePart } from '../parts/TailorMadePart.tsx';
import { deskQueries, type WorkList } from '../state/desk-queries.ts';
import { deskWords, DeskWords, useDesk } from '../state/desk-words.ts';

interface Place {
  /** From the address; undefined: the overview. */
  section?: string | undefined;
  /** For `members`: whose page it is. */
  id?: string | undefined;
  page?: number | undefined;
}

/**
 * The staff desk. Employees process open work; agents find members and book for them; others have no access.
 */
export function DeskPage({ section, id, page = 1 }: Place) {
  const { t, locale, api } = usePage();
  const router = useRouter();
  const profile = useQuery(queries.profile(api));
  const words = useQuery(deskWords(locale));
  const isKnown = section === undefined || isDeskSection(section);
  useEffect(() => {
    if (!isKnown) void router.navigate({ href: href.notFound(locale), replace: true });
  }, [isKnown, locale, router]);
  const roles = profile.data && readRoles(profile.data.roles);
  return (
    <div className={`${container} ${css.page}`}>
      <h1 className={heading.h1}>{t('user.desk')}</h1>
      {roles && words.data && isKnown ? (
        <DeskWords value={words.data}>
          {!canBookOnBehalf(roles) ? (
            <NotStaff />
          ) : roles.roles.includes('employee') ? (
            <EmployeesDesk section={section} id={id} page={page} />
          ) : section === undefined || (section === 'members' && id === undefined) ? (
            <MembersPart isEmployee={false} />
          ) : (
            <NotEmployee />
          )}
        </DeskWords>
      ) : hasFailed(profile) || hasFailed(words) ? (
        <PartFailure queries={[profile, words]} />
      ) : (
        <ListSkeleton label={t('site.loading')} count={3} />
      )}
    </div>
  );
}

const workLists = new Map<DeskSection | undefined, WorkList>([
  ['concierge', 'concierge'],
  ['fast-track', 'fastTrack'],
  ['tailor-made', 'tailorMade'],
  ['refunds', 'refunds'],
]);

function EmployeesDesk({
  section,
  id,
  page,
}: {
  section: DeskSection | undefined;
  id: string | undefined;
  page: number;
}) {
  const { tDesk, locale, api } = useDesk();
  const list = workLists.get(section);
  const query = useQuery({
    ...deskQueries.work(api, locale, list, list && page),
    placeholderData: keepPreviousData,
  });
  const totals = query.data?.totals;
  const here = section === 'new-member' ? 'members' : section;
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the window: the current one is scrolled into view.
  useEffect(() => {
    const strip = tabs.current?.firstElementChild;
    const shown = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && shown) strip.scrollLeft = shown.offsetLeft - (strip.clientWidth - shown.offsetWidth) / 2;
  }, [here]);
  return (
    <>
      <div ref={tabs}>
        <TabLinks
          label={tDesk('sections')}
          linkAs={Link}
          current={deskAddress(locale, here)}
          links={[
            { href: deskAddress(locale), label: tDesk('overview') },
            { href: deskAddress(locale, 'members'), label: tDesk('members') },
            ...[...workLists].map(([one, work]) => ({
              href: deskAddress(locale, one),
              label: tDesk(work),
              count: totals?.[work] ?? null,
            })),
            { href: deskAddress(locale, 'invitations'), label: tDesk('invitations') },
            { href: deskAddress(locale, 'reviews'), label: tDesk('reviews') },
            { href: deskAddress(locale, 'drafts'), label: tDesk('drafts') },
            { href: deskAddress(locale, 'content'), label: tDesk('content') },
          ]}
        />
      </div>
      {section === 'members' && id !== undefined ? (
        <MemberPart userId={id} page={page} />
      ) : section === 'members' ? (
        <MembersPart isEmployee />
      ) : section === 'new-member' ? (
        <NewMemberPart />
      ) : section === 'invitations' ? (
        <InvitationsPart page={page} />
      ) : section === 'reviews' ? (
        <ReviewsPart page={page} />
      ) : section === 'drafts' ? (
        <DraftsPart />
      ) : section === 'content' ? (
        <ContentPart />
      ) : (
        <Loaded query={query}>
          {(data) =>
            section === 'concierge' ? (
              <ConciergePart {...data} page={page} />
            ) : section === 'fast-track' ? (
              <FastTrackPart {...data} page={page} />
            ) : section === 'tailor-made' ? (
              <TailorMadePart {...data} page={page} />
            ) : section === 'refunds' ? (
              <RefundsPart {...data} page={page} />
            ) : (
              <OverviewPart work={data} />
            )
          }
        </Loaded>
      )}
    </>
  );
}

function NotStaff() {
  const { tDesk, locale } = useDesk();
  return (
    <EmptyPanel
      ornament="key"
      title={tDesk('notStaff.title')}
      text={tDesk('notStaff.text')}
      action={
        <ButtonLink variant="secondary" href={href.user(locale)}>
          {tDesk('notStaff.action')}
        </ButtonLink>
      }
    />
  );
}

function NotEmployee() {
  const { tDesk, locale } = useDesk();
  return (
    <EmptyPanel
      ornament="key"
      title={tDesk('notEmployee.title')}
      text={tDesk('notEmployee.text')}
      action={
        <ButtonLink variant="secondary" href={deskAddress(locale, 'members')}>
          {tDesk('notEmployee.action')}
        </ButtonLink>
      }
    />
  );
}
