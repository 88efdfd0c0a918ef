import { PictureCard, type CardBasics } from './PictureCard.tsx';

interface ArticleCardProps extends CardBasics {
  title: string;
  category: string;
  /** A sentence. */
  text?: string;
  /** Day and length. */
  note?: string;
}

/** An article of the journal. */
export const ArticleCard = ({ category, ...card }: ArticleCardProps) => (
  <PictureCard {...card} kind={category} />
);
