import { useLocale } from '@voyage/frame/router/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyWhiteDesertBelow } from '../parts/lazy-below.ts';
import { TopBeside } from '../parts/TopBeside.tsx';
import type { WhiteDesertText } from '../state/content.ts';

/** The private charter to Antarctica. */
export function WhiteDesertPage({ content }: { content: WhiteDesertText }) {
  const { name, title, summary, shows } = content;
  const locale = useLocale();
  return (
    <>
      <ExperienceCrumbs way={[{ name, href: href.experience(locale, 'white-desert') }]} />
      <TopBeside
        picture="art-white-desert"
        shows={shows}
        kind={name}
        title={title}
        summary={summary}
        about={name}
      />
      <LazyWhiteDesertBelow content={content} />
    </>
  );
}
