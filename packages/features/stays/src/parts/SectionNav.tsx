import { useIntl } from '@voyage/i18n/intl.tsx';
import { useEffect, useState } from 'react';
import * as css from './SectionNav.css.ts';

const sections = ['overview', 'rooms', 'map', 'facts'] as const;

/** Links to the sections of a hotel's page, always visible, with the current one marked. */
export function SectionNav() {
  const { t } = useIntl();
  const [current, setCurrent] = useState<string>(sections[0]);
  useEffect(() => {
    const marks = sections.map((id) => document.getElementById(id)).filter((mark) => mark !== null);
    const read = () => {
      // The last one whose title has reached the upper third of the window.
      const line = innerHeight / 3;
      setCurrent(marks.findLast((mark) => mark.getBoundingClientRect().top <= line)?.id ?? sections[0]);
    };
    // Titles crossing the line trigger the update, even in one jump: everything above the line counts as
    // passed.
    const observer = new IntersectionObserver(read, { rootMargin: '100000px 0px -66% 0px' });
    for (const mark of marks) observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  const words = {
    overview: t('stays.nav.overview'),
    rooms: t('stays.detail.rooms'),
    map: t('stays.map.title'),
    facts: t('stays.detail.facts'),
  };
  return (
    <nav className={css.nav} aria-label={t('stays.nav.label')}>
      <ul className={css.list}>
        {sections.map((id) => (
          <li key={id}>
            <a className={css.link} href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
              {words[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
