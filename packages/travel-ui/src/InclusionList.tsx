import { Binoculars, HandCoins, Plane, Utensils, Wifi, Wine } from 'lucide-react';
import * as css from './InclusionList.css.ts';

const icons = {
  meals: Utensils,
  drinks: Wine,
  excursions: Binoculars,
  flights: Plane,
  gratuities: HandCoins,
  internet: Wifi,
};
export type InclusionIcon = keyof typeof icons;

/** What a price includes, each with its icon, which says nothing that the name does not. */
export function InclusionList({ items }: { items: readonly { icon: InclusionIcon; name: string }[] }) {
  return (
    <ul className={css.list}>
      {items.map(({ icon, name }) => {
        const Icon = icons[icon];
        return (
          <li key={icon} className={css.item}>
            <Icon size={18} strokeWidth={1.5} aria-hidden />
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
