import { queries } from '@voyage/api-client/queries.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { longDay } from '@voyage/i18n/dates.ts';
import { useDraftMode } from '@voyage/site-core/preferences/draft-mode.ts';
import { href } from '@voyage/routes/href.ts';
import { DataTable } from '@voyage/ui/content/DataTable.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { Checkbox } from '@voyage/ui/forms/Field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../state/desk-words.ts';
import { Loaded, Section } from './Section.tsx';

/** Articles of the journal that are not published, each with its preview. */
export function DraftsPart() {
  const { tDesk, locale, api } = useDesk();
  const [draftMode, setDraftMode] = useDraftMode();
  const query = useQuery({
    ...queries.articles(api, locale, { isDraft: true, page: 1, pageSize: 50 }),
    staleTime: 0,
  });
  return (
    <Section title={tDesk('drafts')} text={tDesk('drafts.text')}>
      <Loaded query={query}>
        {({ articles }) => {
          const drafts = articles.filter(({ draft }) => draft);
          return drafts.length === 0 ? (
            <EmptyPanel ornament="letter" level={3} title={tDesk('drafts.empty')} />
          ) : (
            <DataTable
              caption={tDesk('drafts')}
              captionHidden
              columns={[
                { id: 'article', header: tDesk('drafts.article') },
                { id: 'category', header: tDesk('drafts.category') },
                { id: 'day', header: tDesk('drafts.day') },
              ]}
              rows={drafts.map(({ slug, title, category, publishedAt }) => ({
                id: slug,
                cells: [
                  <TextLink key="title" href={href.article(locale, slug, true)}>
                    {tDesk('drafts.preview', { title })}
                  </TextLink>,
                  category.name,
                  longDay(publishedAt, locale),
                ],
              }))}
            />
          );
        }}
      </Loaded>
      <Checkbox checked={draftMode} onChange={(event) => setDraftMode(event.target.checked)}>
        {tDesk('drafts.mode')}
      </Checkbox>
      <p>
        <ButtonLink variant="secondary" href={href.journal(locale, undefined, { isDraft: true })}>
          {tDesk('drafts.list')}
        </ButtonLink>
      </p>
    </Section>
  );
}
