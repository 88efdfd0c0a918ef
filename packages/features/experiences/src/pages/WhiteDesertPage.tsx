import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyWhiteDesertDetails } from '../parts/lazy-details.ts';
import { SplitHero } from '../parts/SplitHero.tsx';
import type { WhiteDesertText } from '../state/content.ts';

/** The private charter to Antarctica. */
export function WhiteDesertPage({ content }: { content: WhiteDesertText }) {
  const { name, title, summary, shows } = content;
  const locale = useLocale();
  return (
    <>
      <ExperienceCrumbs way={[{ name, href: href.experience(locale, 'white-desert') }]} />
      <SplitHero
        picture="art-white-desert"
        shows={shows}
        kind={name}
        title={title}
        summary={summary}
        about={name}
      />
      <LazyWhiteDesertDetails content={content} />
    </>
  );
}
