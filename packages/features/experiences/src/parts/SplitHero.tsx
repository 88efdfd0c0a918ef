import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { byPhrase, heading, text as type } from '@voyage/ui/base/typography.css.ts';
import { InterestButton } from './InterestButton.tsx';
import * as css from './SplitHero.css.ts';

/** The top of a page whose print is too bright, or too busy, for text over it: text beside the picture. */
export const SplitHero = ({
  picture,
  shows,
  kind,
  title,
  summary,
  about,
}: {
  picture: PictureId;
  shows: string;
  kind: string;
  title: string;
  summary: string;
  /** The subject of an enquiry. */
  about: string;
}) => (
  <div className={`${container} ${css.top}`}>
    <Picture
      source={pictureSource(picture)}
      alt={shows}
      crop="landscape"
      sizes="(min-width: 68rem) 46rem, 100vw"
      priority
    />
    <div className={css.words}>
      <p className={type.strong}>{kind}</p>
      <h1 className={`${heading.h1} ${byPhrase}`}>{title}</h1>
      <p className={type.lead}>{summary}</p>
      <InterestButton about={about} />
    </div>
  </div>
);
