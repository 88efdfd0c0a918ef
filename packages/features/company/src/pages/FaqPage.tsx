import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { FaqQuery } from '@voyage/routes/faq-query.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { Accordion } from '@voyage/ui/content/Accordion.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { TextField } from '@voyage/ui/forms/Field.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { TabPanels } from '@voyage/ui/navigation/TabPanels.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Blocks } from '../parts/Blocks.tsx';
import { matchingSections, tabOf, type Faq, type FaqSection } from '../state/faq.ts';
import * as css from './FaqPage.css.ts';

function Sections({ sections, onOwn }: { sections: readonly FaqSection[]; onOwn: () => void }) {
  const { t } = useIntl();
  return (
    <div className={css.sections}>
      {sections.map(({ id, title, questions }) => (
        <Section key={id} className={css.section} id={id} title={title}>
          <Accordion
            items={questions.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: (
                <>
                  <Blocks blocks={answer} />
                  <a className={css.own} href={`#${id}`} onClick={onOwn}>
                    <Link2 size={16} strokeWidth={1.5} aria-hidden />
                    <span>{t('company.faq.link')}</span>
                  </a>
                </>
              ),
            }))}
          />
        </Section>
      ))}
    </div>
  );
}

/** Questions in two tabs, with a search and an address for each answer. */
export function FaqPage({ faq, tab }: { faq: Faq; tab: FaqQuery['tab'] }) {
  const { t, locale } = usePage();
  const router = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [typed, setTyped] = useState('');
  const current = tab ?? 'general';
  const choose = (to: string, answer?: string) =>
    router.navigate({
      href: href.faq(locale, { tab: to === 'hotel-reservation' ? to : undefined }, answer),
      replace: true,
    });

  // If the address names an answer, selects its tab and opens it.
  useEffect(() => {
    const owner = hash && tabOf(faq, hash);
    if (!owner) return;
    if (owner !== current) return void choose(owner, hash);
    const answer = document.getElementById(hash);
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.scrollIntoView({ block: 'center' });
    answer.querySelector('summary')?.focus({ preventScroll: true });
    // oxlint-disable-next-line exhaustive-deps -- `choose` is new each time
  }, [hash, current, faq]);

  const searching = typed.trim() !== '';
  const found = searching ? matchingSections(faq, typed) : [];
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={container}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={heading.h1}>{faq.title}</h1>
          <p className={`${text.lead} ${secondary}`}>{faq.summary}</p>
          <div className={css.search} role="search">
            <TextField
              type="search"
              label={t('company.faq.search')}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <p className={css.found} role="status">
            {searching && t('company.faq.found', { count })}
          </p>
        </header>
        {searching && count > 0 && <Sections sections={found} onOwn={() => setTyped('')} />}
        {searching && count === 0 && (
          <EmptyPanel ornament="letter" title={t('company.faq.none.title')} text={t('company.faq.none')} />
        )}
        {!searching && (
          <TabPanels
            label={t('company.faq.tabs')}
            selected={current}
            onSelect={(to) => void choose(to)}
            tabs={faq.tabs.map(({ id, title, sections }) => ({
              id,
              label: title,
              panel: <Sections sections={sections} onOwn={() => {}} />,
            }))}
          />
        )}
        <aside className={css.more} aria-labelledby="more">
          <div>
            <h2 className={heading.h3} id="more">
              {t('company.faq.more.title')}
            </h2>
            <p className={secondary}>{t('company.faq.more')}</p>
          </div>
          <ButtonLink href={href.page(locale, 'contact')}>{t('company.contact.title')}</ButtonLink>
        </aside>
      </div>
    </div>
  );
}
