import { PictureCard, type CardBasics } from './PictureCard.tsx';

interface ExperienceCardProps extends CardBasics {
  title: string;
  /** Yacht, train, table. */
  kind: string;
  text?: string;
  /** Price and eligibility. */
  note?: string;
  /** Full width of the page. */
  wide?: boolean;
}

/** A journey or an experience. */
export const ExperienceCard = (card: ExperienceCardProps) => <PictureCard {...card} />;
