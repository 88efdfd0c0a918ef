import { queries } from '@voyage/api-client/queries.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { figure } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { clockCodes, clockIn, screenClocks, weekdayIn } from '../state/screen-clocks.ts';
import { useMinute } from '../state/use-minute.ts';
import * as css from './Screen.css.ts';

/** The time in five cities; empty until hydration, because it comes from the browser's clock. */
export function ScreenClocks() {
  const { t, locale, api } = usePage();
  const { data: places } = useSuspenseQuery(queries.placeNames(api, locale, clockCodes));
  const minute = useMinute();
  return (
    <ul className={css.clocks} aria-label={t('screen.times')}>
      {screenClocks.map(({ code, timeZone }) => {
        const name = places.find((place) => place.code === code)?.name;
        return name === undefined ? null : (
          <li key={code} className={css.clock}>
            <span className={css.clockName}>{name}</span>
            <span className={`${css.time} ${figure}`}>
              {minute === null ? '\u2007\u2007:\u2007\u2007' : clockIn(timeZone, minute)}
            </span>
            <span className={css.clockName}>
              {minute === null ? '\u00a0' : weekdayIn(timeZone, minute, locale)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
