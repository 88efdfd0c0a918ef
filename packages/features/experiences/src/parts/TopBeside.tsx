import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { byPhrase, heading, text as type } from '@voyage/ui/typography.css.ts';
import { InterestButton } from './InterestButton.tsx';
import * as css from './TopBeside.css.ts';

/** How a page begins whose print is too bright, or too full, for words on it: they stand beside it. */
export const TopBeside = ({
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
  /** What a person who is interested asks about. */
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
