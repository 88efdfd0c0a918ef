import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { byPhrase, heading, text as type } from '@voyage/ui/base/typography.css.ts';
import * as css from './ExperienceTop.css.ts';
import { InterestButton } from './InterestButton.tsx';

/** The top of an experience's page: its full-width print, a description, and the enquiry button. */
export function ExperienceTop({
  picture,
  shows,
  name,
  title,
  summary,
}: {
  picture: PictureId;
  shows: string;
  name: string;
  title: string;
  summary: string;
}) {
  return (
    <div className={css.top}>
      <div className={css.picture}>
        <Picture
          source={pictureSource(picture)}
          alt={shows}
          crop="fill"
          sizes="(min-width: 48rem) 100vw, 150vw"
          priority
        />
      </div>
      <div className={css.veil}>
        <div className={`${container} ${css.words}`}>
          <p className={css.name}>{name}</p>
          <h1 className={`${heading.h1} ${byPhrase} ${css.title}`}>{title}</h1>
          <p className={`${type.lead} ${css.summary}`}>{summary}</p>
          <InterestButton about={name} />
        </div>
      </div>
    </div>
  );
}
