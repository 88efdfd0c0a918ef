import { Maximize, Minus, Plus } from 'lucide-react';
import { choice } from '@voyage/ui/forms/Field.css.ts';
import { useRef } from 'react';
import * as css from './InteractiveMap.css.ts';
import type { AreaSearch, MapTexts } from './map-props.ts';
import { maxZoom } from './zooms.ts';

interface MapToolsProps {
  words: MapTexts;
  zoom: number;
  onIn: () => void;
  onOut: () => void;
  onAll: () => void;
}
/** Zoom in, zoom out and show everything. A disabled control keeps its place in the tab order. */
export function MapTools({ words, zoom, onIn, onOut, onAll }: MapToolsProps) {
  return (
    <div className={css.tools} data-controls>
      <button
        type="button"
        className={css.tool}
        aria-label={words.zoomIn}
        aria-disabled={zoom > maxZoom - 0.01 || undefined}
        onClick={onIn}
      >
        <Plus size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <button
        type="button"
        className={css.tool}
        aria-label={words.zoomOut}
        aria-disabled={zoom < 1.01 || undefined}
        onClick={onOut}
      >
        <Minus size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <button type="button" className={css.tool} aria-label={words.showAll} onClick={onAll}>
        <Maximize size={18} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}

interface MapAreaProps {
  area: AreaSearch;
  /** The map shows an area other than the list's. */
  moved: boolean;
  onSearch: () => void;
}
/** Searches the visible area, once or whenever the map moves. */
export function MapArea({ area, moved, onSearch }: MapAreaProps) {
  const automatic = useRef<HTMLInputElement>(null);
  return (
    <div className={css.area} data-controls>
      <label className={css.automatic}>
        <input
          ref={automatic}
          className={choice}
          type="checkbox"
          checked={area.automatic}
          onChange={({ target }) => {
            area.onAutomatic(target.checked);
            if (target.checked && moved) onSearch();
          }}
        />
        <span>{area.automaticLabel}</span>
      </label>
      {area.note && <span className={css.note}>{area.note}</span>}
      {/* last: what is there stays where it is */}
      {moved && !area.automatic && (
        <button
          type="button"
          className={css.areaButton}
          onClick={() => {
            automatic.current?.focus({ preventScroll: true }); // the button disappears
            onSearch();
          }}
        >
          {area.searchLabel}
        </button>
      )}
    </div>
  );
}
