import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { ExperienceTop } from '../parts/ExperienceTop.tsx';
import { LazySpaceFlightDetails } from '../parts/lazy-details.ts';
import type { SpaceFlightText } from '../state/content.ts';

/** The flight to space. */
export function SpaceFlightPage({ content }: { content: SpaceFlightText }) {
  const { name, title, summary, shows } = content;
  const locale = useLocale();
  return (
    <>
      <ExperienceTop picture="art-space" shows={shows} name={name} title={title} summary={summary} />
      <ExperienceCrumbs way={[{ name, href: href.experience(locale, 'virgin-galactic') }]} />
      <LazySpaceFlightDetails content={content} />
    </>
  );
}
