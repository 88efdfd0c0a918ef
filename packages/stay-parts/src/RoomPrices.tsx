import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { roomLines } from './party-words.ts';
import { pricesByRoom } from './exact-lines.ts';
import * as css from './RoomPrices.css.ts';

/** What each room costs by night, folded; nothing if all cost the same, or it is not known. */
export function RoomPrices({ price, parties }: Pick<OrderDetail, 'price' | 'parties'>) {
  const { t, locale } = usePage();
  const rooms = pricesByRoom(t, locale, price, (day) => longDay(day, locale));
  if (!rooms) return null;
  const names = roomLines(t, parties);
  return (
    <details>
      <summary className={css.summary}>{t('booking.summary.byRoom')}</summary>
      {rooms.map(({ lines, total }, room) => (
        <table key={names[room]} className={css.table}>
          <caption className={css.caption}>{names[room]}</caption>
          <tbody className={smallPrint}>
            {[...lines, { label: t('booking.summary.roomTotal'), value: total }].map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  );
}
