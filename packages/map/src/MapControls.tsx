import { Maximize, Minus, Plus } from 'lucide-react';
import * as css from './InteractiveMap.css.ts';
import type { AreaSearch, MapWords } from './map-props.ts';
import { mostZoom } from './zooms.ts';

interface MapToolsProps {
  words: MapWords;
  zoom: number;
  onIn: () => void;
  onOut: () => void;
  onAll: () => void;
}
/** Nearer, further, and back to where all is seen. What would do nothing keeps its place in the order of keys. */
export function MapTools({ words, zoom, onIn, onOut, onAll }: MapToolsProps) {
  return (
    <div className={css.tools}>
      <button
        type="button"
        className={css.tool}
        aria-label={words.zoomIn}
        aria-disabled={zoom > mostZoom - 0.01 || undefined}
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
  /** The map shows another part than the list is of. */
  moved: boolean;
  onSearch: () => void;
}
/** Asks for what lies in the part of the map that is shown, once or whenever it moves. */
export function MapArea({ area, moved, onSearch }: MapAreaProps) {
  return (
    <div className={css.area}>
      {moved && !area.automatic && (
        <button type="button" className={css.areaButton} onClick={onSearch}>
          {area.searchLabel}
        </button>
      )}
      <label className={css.automatic}>
        <input
          type="checkbox"
          checked={area.automatic}
          onChange={({ target }) => {
            area.onAutomatic(target.checked);
            if (target.checked && moved) onSearch();
          }}
        />
        {area.automaticLabel}
      </label>
    </div>
  );
}
