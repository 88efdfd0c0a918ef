import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { ArticleCard } from '@voyage/ui/content/ArticleCard.tsx';
import { container, section, spread } from '@voyage/ui/base/layout.css.ts';
import type { PictureSource } from '@voyage/ui/base/Picture.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import * as css from './JournalPieces.css.ts';

export interface JournalPiece {
  href: string;
  picture: PictureSource;
  title: string;
  /** Category and date, above the title. */
  detail: string;
  standfirst: string;
}

/** Three articles of the journal, newest first, and a link to all. */
export function JournalPieces({
  title,
  pieces,
  all,
}: {
  title: string;
  pieces: readonly JournalPiece[];
  all: { href: string; label: string };
}) {
  return (
    <section className={section} aria-labelledby="journal">
      <div className={container}>
        <div className={spread}>
          <h2 className={heading.h1} id="journal">
            {title}
          </h2>
          <TextLink href={all.href}>{all.label}</TextLink>
        </div>
        <ul className={css.pieces}>
          {pieces.slice(0, 3).map((piece) => (
            <li key={piece.href} className={css.piece}>
              <ArticleCard
                href={piece.href}
                category={piece.detail}
                title={piece.title}
                text={piece.standfirst}
                picture={piece.picture}
                alt=""
                sizes="(min-width: 48rem) 26rem, 100vw"
                linkAs={Link}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
