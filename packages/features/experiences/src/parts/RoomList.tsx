import { secondary, smallPrint, text as type } from '@voyage/ui/base/typography.css.ts';
import type { RoomText } from '../state/content.ts';
import * as css from './RoomList.css.ts';

/** Suites of a ship or cabins of a train, separated by hairlines. `facts`: for how many, how large. */
export const RoomList = ({
  rooms,
  note,
}: {
  rooms: readonly (RoomText & { facts?: string | undefined })[];
  /** On the facts of all of them. */
  note?: string | undefined;
}) => (
  <div>
    <ul>
      {rooms.map(({ id, title, text, features, facts }) => (
        <li key={id} className={css.room}>
          <div className={css.head}>
            <h3 className={type.title}>{title}</h3>
            {facts && <p className={secondary}>{facts}</p>}
          </div>
          <p>{text}</p>
          <ul className={`${smallPrint} ${css.features}`}>
            {features.map((feature) => (
              <li key={feature} className={css.feature}>
                {feature}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
    {note && <p className={`${smallPrint} ${css.note}`}>{note}</p>}
  </div>
);
