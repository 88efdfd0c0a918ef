import { PictureCard, type CardBasics } from './PictureCard.tsx';

interface ExperienceCardProps extends CardBasics {
  title: string;
  /** Yacht, train, table. */
  kind: string;
  text?: string;
  /** What it costs, to whom. */
  note?: string;
  /** Across a page. */
  wide?: boolean;
}

/** A journey or an experience. */
export const ExperienceCard = (card: ExperienceCardProps) => <PictureCard {...card} />;
