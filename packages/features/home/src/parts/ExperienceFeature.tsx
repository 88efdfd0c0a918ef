import { Link } from '@voyage/frame/layout/Link.tsx';
import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { heading, text as type } from '@voyage/ui/typography.css.ts';
import * as css from './ExperienceFeature.css.ts';

interface Props {
  picture: PictureId;
  /** What the picture shows. */
  alt: string;
  title: string;
  text: string;
  /** Where it leads, and what the link says. */
  href: string;
  label: string;
}

/** One experience from edge to edge: the space promotion of Home, and others like it. */
export function ExperienceFeature({ picture, alt, title, text, href, label }: Props) {
  return (
    <section className={css.feature} aria-label={title}>
      <div className={css.picture}>
        <Picture
          source={pictureSource(picture)}
          alt={alt}
          crop="fill"
          sizes="(min-width: 48rem) 100vw, 180vw"
        />
      </div>
      <div className={css.veil}>
        <div className={`${container} ${css.words}`}>
          <h2 className={`${heading.h1} ${css.title}`}>{title}</h2>
          <p className={`${type.lead} ${css.text}`}>{text}</p>
          <Link className={css.link} href={href}>
            {label}
          </Link>
        </div>
      </div>
    </section>
  );
}
