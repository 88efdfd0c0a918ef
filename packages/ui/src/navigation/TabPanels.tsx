import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './TabPanels.css.ts';
import { tabs as row } from './Tabs.css.ts';

interface TabPanel {
  id: string;
  label: string;
  count?: number;
  disabled?: boolean;
  panel: ReactNode;
}

interface TabPanelsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly TabPanel[];
  /** The selected tab, if the parent controls it; otherwise the first is initially selected. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/**
 * Sections of one page, of which one is visible: arrow keys, Home and End select at once (APG tabs). Views
 * with their own URLs are links instead: `TabLinks`.
 */
export function TabPanels({ label, tabs, selected, onSelect }: TabPanelsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownTab, setOwnTab] = useState(selected ?? tabs.find(({ disabled }) => !disabled)?.id);
  const current = selected ?? ownTab;
  const choose = (id: string) => {
    setOwnTab(id);
    onSelect?.(id);
  };
  const pressed = (event: KeyboardEvent) => {
    const open = tabs.filter(({ disabled }) => !disabled);
    const at = open.findIndex(({ id }) => id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + open.length, Home: 0, End: open.length - 1 }[
      event.key
    ];
    const next = to === undefined ? undefined : open[to % open.length];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div>
      <div ref={list} className={row} role="tablist" aria-label={label}>
        {tabs.map(({ id, label, count, disabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={css.tab}
            data-tab={id}
            id={`${base}-${id}`}
            aria-controls={`${base}-${id}-panel`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            disabled={disabled}
            onClick={() => choose(id)}
            onKeyDown={pressed}
          >
            <span>{label}</span>
            {count !== undefined && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          className={css.panel}
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== current}
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
