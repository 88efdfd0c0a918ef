import { PictureCard, type CardBasics } from '@voyage/ui/content/PictureCard.tsx';

interface PlaceCardProps extends CardBasics {
  name: string;
  /** Country, number of hotels. */
  detail: string;
}

/** A destination. */
export const PlaceCard = ({ name, ...card }: PlaceCardProps) => <PictureCard {...card} title={name} />;
