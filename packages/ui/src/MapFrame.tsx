import { MapPin } from 'lucide-react';
import { Component, Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { LinkAs } from './link-as.ts';
import * as css from './MapFrame.css.ts';

export interface MapPlace {
  id: string;
  name: string;
  detail?: string;
  href?: string;
}

interface MapFrameProps {
  label: string;
  showLabel: string;
  loadingLabel: string;
  failedText: string;
  retryLabel: string;
  listLabel: string;
  /** The same as the map shows, in words. */
  places: readonly MapPlace[];
  /** Renders the map, a lazily loaded component; called when the map is asked for. */
  children: () => ReactNode;
  linkAs?: LinkAs;
}

/** Catches a map that cannot be loaded: the page lives on, and the list beside it says the same. */
class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** The place of a map, and its list. Nothing is loaded before the button is pressed. */
export function MapFrame({
  label,
  showLabel,
  loadingLabel,
  failedText,
  retryLabel,
  listLabel,
  places,
  children,
  linkAs: Link = 'a',
}: MapFrameProps) {
  const id = useId();
  const [tries, setTries] = useState(0);
  const failed = (
    <div className={css.middle} role="alert">
      <p>{failedText}</p>
      <Button variant="secondary" className={css.button} onClick={() => setTries(tries + 1)}>
        {retryLabel}
      </Button>
    </div>
  );
  return (
    <div className={css.columns}>
      <section className={css.frame} aria-label={label}>
        {tries === 0 ? (
          <>
            <FoldedLines />
            <div className={css.middle}>
              <Button variant="secondary" className={css.button} onClick={() => setTries(1)}>
                <MapPin size={18} strokeWidth={1.5} aria-hidden />
                {showLabel}
              </Button>
            </div>
          </>
        ) : (
          <MapBoundary key={tries} fallback={failed}>
            <Suspense
              fallback={
                <>
                  <FoldedLines />
                  <div className={css.middle} role="status">
                    {loadingLabel}
                  </div>
                </>
              }
            >
              {children()}
            </Suspense>
          </MapBoundary>
        )}
      </section>
      <div className={css.list}>
        <h3 id={id} className={css.title}>
          {listLabel}
        </h3>
        <ol aria-labelledby={id}>
          {places.map(({ id, name, detail, href }) => (
            <li key={id} className={css.place}>
              {href ? (
                <Link className={css.name} href={href}>
                  {name}
                </Link>
              ) : (
                <strong>{name}</strong>
              )}
              {detail && <span className={css.detail}>{detail}</span>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Contours and a river: of nowhere, and of no colour of its own. */
const FoldedLines = () => (
  <svg
    className={css.lines}
    viewBox="0 0 600 400"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    {[0, 26, 52, 78, 104].map((d) => (
      <path
        key={d}
        d={`M${-20 + d} ${330 - d * 0.4}C${90 + d} ${250 - d} ${150 + d * 0.6} ${300 - d * 1.6} ${240 + d * 0.3} ${210 - d}S${380 - d * 0.2} ${90 + d * 0.3} ${620 - d} ${60 + d * 0.5}`}
      />
    ))}
    {[0, 18, 36, 54].map((r) => (
      <ellipse key={r} cx="455" cy="265" rx={96 - r * 1.3} ry={70 - r} transform="rotate(-18 455 265)" />
    ))}
    <path d="M-10 120C120 160 170 60 300 118S470 190 620 150" strokeWidth="5" opacity="0.5" />
    <path d="M200 0V400M400 0V400M0 200H600" strokeDasharray="2 7" />
  </svg>
);
