import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ChevronLeft, ChevronRight, Maximize, Pause, Play, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import * as css from './Screen.css.ts';

/** Milliseconds without movement after which the controls fade out. */
const idleMs = 4_000;
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether the display is in use. */
function useActivity(): boolean {
  const [is, set] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      set(true);
      clearTimeout(timer);
      timer = setTimeout(set, idleMs, false);
    };
    wake();
    for (const event of activityEvents) document.addEventListener(event, wake);
    return () => {
      clearTimeout(timer);
      for (const event of activityEvents) document.removeEventListener(event, wake);
    };
  }, []);
  return is;
}
const noChange = () => () => undefined;
const canFill = () => document.fullscreenEnabled;

interface Props {
  runs: boolean;
  onRun: (runs: boolean) => void;
  onGo: (by: 1 | -1) => void;
}

/** Controls for setting up the display: next, previous, pause, full screen and exit. */
export function ScreenControls({ runs, onRun, onGo }: Props) {
  const { t, locale } = usePage();
  const active = useActivity();
  const fills = useSyncExternalStore(noChange, canFill, () => false);
  const button = (label: string, icon: ReactNode, onClick: () => void, look = css.control) => (
    <button type="button" className={look} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
  const icon = { size: 22, strokeWidth: 1.5, 'aria-hidden': true };
  return (
    <div
      className={`${css.controls} ${active ? '' : css.resting}`}
      role="group"
      aria-label={t('screen.controls')}
    >
      {button(t('screen.previous'), <ChevronLeft {...icon} />, () => onGo(-1))}
      {runs
        ? button(t('screen.pause'), <Pause {...icon} />, () => onRun(false))
        : button(t('screen.resume'), <Play {...icon} />, () => onRun(true))}
      {button(t('screen.next'), <ChevronRight {...icon} />, () => onGo(1))}
      {/* Browser support is known after hydration: the space is reserved until then. */}
      {button(
        t('screen.whole'),
        <Maximize {...icon} />,
        () =>
          document.fullscreenElement
            ? void document.exitFullscreen()
            : void document.documentElement.requestFullscreen().catch(() => undefined),
        fills ? css.control : css.notYet,
      )}
      <Link className={css.control} href={href.home(locale)} aria-label={t('screen.leave')}>
        <X {...icon} />
      </Link>
    </div>
  );
}
