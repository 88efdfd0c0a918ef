import { Link } from '@voyage/site/Link.tsx';
import { container, section, spread } from '@voyage/ui/layout.css.ts';
import { Picture, type PictureSource } from '@voyage/ui/Picture.tsx';
import { heading, link } from '@voyage/ui/typography.css.ts';
import * as card from './CaptionedPicture.css.ts';
import * as css from './JournalPieces.css.ts';

export interface JournalPiece {
  href: string;
  picture: PictureSource;
  title: string;
  /** Category, date: one line above the title. */
  detail: string;
  standfirst: string;
}

/** Three pieces of the journal, the newest first, and the way to all of them. */
export function JournalPieces({ title, pieces, all }: { title: string; pieces: readonly JournalPiece[]; all: { href: string; label: string } }) {
  return (
    <section className={section} aria-labelledby="journal">
      <div className={container}>
        <div className={spread}>
          <h2 className={heading.h1} id="journal">
            {title}
          </h2>
          <Link className={link} href={all.href}>
            {all.label}
          </Link>
        </div>
        <ul className={css.pieces}>
          {pieces.slice(0, 3).map((piece) => (
            <li key={piece.href} className={css.piece}>
              <Link className={card.card} href={piece.href}>
                <div className={card.picture}>
                  <Picture source={piece.picture} alt="" crop="card" sizes="(min-width: 48rem) 26rem, 100vw" />
                </div>
                <span className={card.caption}>
                  <span className={card.detail}>{piece.detail}</span>
                  <span className={`${heading.h3} ${card.title} ${css.title}`} data-display>
                    {piece.title}
                  </span>
                  <span className={card.clamp}>{piece.standfirst}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
