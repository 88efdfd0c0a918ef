import { Map, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Maximize, Minus, Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { boundsOf } from './bounds.ts';
import type { Bounds } from './clip.ts';
import { embeddedStyle } from './embedded-style.ts';
import { fillAsShown } from './embedded-data.ts';
import type { CanvasProps } from './InteractiveMap.tsx';
import * as css from './InteractiveMap.css.ts';
import { facesOf, inkOf } from './map-ink.ts';
import type { MarkedPlace } from './map-props.ts';
import { groupMarks, spreadMarks, type MarkerGroup } from './marker-groups.ts';
import { mostZoom } from './zooms.ts';

/** In pixels, with the air around it: what is nearer than this covers. The widest word decides. */
const sizeOf = (places: readonly MarkedPlace[]) => ({
  width: Math.max(50, 26 + Math.max(0, ...places.map(({ mark }) => widthOf(mark)))),
  height: 42,
});
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 14 : 8.2), 0);
const padding = { top: 72, right: 64, bottom: 56, left: 56 };
/** A single place is shown with what is around it; several as near as they part. */
const nearest = (places: readonly MarkedPlace[], here: unknown) =>
  here || places.length > 1 ? mostZoom : 12.5;
const byReader = { byReader: true };
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
const inWorld = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** The map itself. Loaded when it is shown (InteractiveMap.tsx). */
export function MapCanvas({
  label,
  locale,
  words,
  places,
  here,
  active,
  onActive,
  renderCard,
  view,
  keepsView = false,
  area,
  onUnavailable,
}: CanvasProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLUListElement>(null);
  const hereSpot = useRef<HTMLDivElement>(null);
  const mapRef = useRef<Map>(undefined);
  const focused = useRef<string>(undefined);
  const [groups, setGroups] = useState<MarkerGroup[]>([]);
  const [zoom, setZoom] = useState(0);
  const [moved, setMoved] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const byId = new globalThis.Map(places.map((place) => [place.id, place]));
  const bounds = boundsOf([...places.map(({ point }) => point), ...(here ? [here.point] : [])]);
  const ids = places.map(({ id }) => id).join();

  /** Puts markers where their places are; those that have come to cover each other, or no longer do, are grouped anew. */
  const arrange = useEffectEvent(() => {
    const map = mapRef.current;
    if (!map) return;
    const marks = places.map(({ id, point }) => ({ id, ...xy(map, point) }));
    const next = (map.getZoom() > mostZoom - 0.01 ? spreadMarks : groupMarks)(marks, sizeOf(places));
    for (const [i, { x, y }] of next.entries()) move(overlay.current?.children.item(i), x, y);
    if (here && hereSpot.current) {
      const { x, y } = xy(map, here.point);
      move(hereSpot.current, x, y);
    }
    if (next.map((group) => group.ids.join()).join(';') !== groups.map((group) => group.ids.join()).join(';'))
      setGroups(next);
  });
  useLayoutEffect(() => {
    arrange();
    // A marker that went into a group, or came out of one, takes its focus along.
    const id = focused.current;
    if (id === undefined || document.activeElement !== document.body) return;
    const index = groups.findIndex((group) => group.ids.includes(id));
    overlay.current?.children.item(index)?.querySelector('button')?.focus({ preventScroll: true });
  }, [groups, ids]);

  const rested = useEffectEvent((reader: boolean) => {
    const map = mapRef.current;
    if (!map) return;
    setZoom(map.getZoom());
    if (!reader || !area) return;
    if (area.automatic) area.onSearch(viewOf(map));
    else setMoved(true);
  });
  const fit = useEffectEvent((animate: boolean) => {
    if (bounds) mapRef.current?.fitBounds([...bounds], { padding, maxZoom: nearest(places, here), animate });
  });
  const unavailable = useEffectEvent(onUnavailable);

  useEffect(() => {
    const container = canvas.current;
    if (!container) return;
    setWorkerUrl(workerUrl);
    const own = document.documentElement.dataset.mapStyle;
    let map: Map;
    try {
      map = new Map({
        container,
        style: own ?? embeddedStyle(inkOf(container), facesOf(container), locale),
        ...(view
          ? { bounds: turned(view), fitBoundsOptions: { padding: 0 } }
          : bounds && { bounds: [...bounds], fitBoundsOptions: { padding, maxZoom: nearest(places, here) } }),
        attributionControl: own ? { compact: false } : false,
        cooperativeGestures: words.gestures !== undefined,
        locale: {
          'Map.Title': label,
          ...(words.gestures && {
            'CooperativeGesturesHandler.WindowsHelpText': words.gestures.windows,
            'CooperativeGesturesHandler.MacHelpText': words.gestures.mac,
            'CooperativeGesturesHandler.MobileHelpText': words.gestures.touch,
          }),
        },
        ...(own ? {} : { maxZoom: mostZoom }),
        minZoom: 1,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        fadeDuration: 0,
      });
    } catch {
      unavailable();
      return;
    }
    // A region of the same name would be the frame's a second time; what takes arrow keys is an application.
    map.getCanvas().setAttribute('role', 'application');
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    if (!own) fillAsShown(map, locale);
    map.on('move', () => arrange());
    map.on('resize', () => arrange());
    map.on('moveend', (event) => rested(Boolean(event.originalEvent) || 'byReader' in event));
    map.on('webglcontextlost', () => unavailable());
    map.once('idle', () => (container.dataset.drawn = ''));
    mapRef.current = map;
    arrange();
    setZoom(map.getZoom());
    return () => {
      mapRef.current = undefined;
      map.remove();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a map is made once; what changes is told to it below
  }, [locale]);

  const first = useRef(true);
  useEffect(() => {
    setOpen(null);
    setMoved(false);
    arrange();
    if (first.current) first.current = false;
    else if (!keepsView) fit(true);
  }, [ids, keepsView]);

  const close = () => {
    const id = open;
    setOpen(null);
    const index = groups.findIndex((group) => id !== null && group.ids.includes(id));
    overlay.current?.children.item(index)?.querySelector('button')?.focus({ preventScroll: true });
  };
  const press = (group: MarkerGroup) => {
    const [id, ...others] = group.ids;
    if (others.length === 0) return setOpen(open === id ? null : id);
    const around = boundsOf(group.ids.flatMap((one) => byId.get(one)?.point ?? []));
    if (around) mapRef.current?.fitBounds([...around], { padding, maxZoom: mostZoom }, byReader);
  };
  const onFocus = (group: MarkerGroup) => {
    const [id] = group.ids;
    focused.current = id;
    onActive?.(id);
    const map = mapRef.current;
    const place = byId.get(id);
    if (map && place && !map.getBounds().contains(place.point)) map.panTo(place.point);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    close();
  };
  const search = () => {
    const map = mapRef.current;
    setMoved(false);
    if (map) area?.onSearch(viewOf(map));
  };
  const place = open === null ? undefined : byId.get(open);
  return (
    // Keys come from the controls inside.
    <div className={css.canvas} onKeyDown={onKeyDown} role="presentation">
      <div ref={canvas} className={css.canvas} />
      <ul ref={overlay} className={css.markers} aria-label={label}>
        {groups.map((group) => {
          const [id, ...others] = group.ids;
          const several = others.length > 0;
          const shared = several && words.group(group.ids.flatMap((one) => byId.get(one) ?? []));
          const { mark, label: name } = shared || (byId.get(id) ?? { mark: '', label: '' });
          return (
            <li key={id} className={css.spot}>
              <button
                type="button"
                className={css.marker}
                aria-label={name}
                aria-expanded={several ? undefined : open === id}
                data-group={several || undefined}
                data-active={(active && group.ids.includes(active)) || undefined}
                onClick={() => press(group)}
                onFocus={() => onFocus(group)}
                onBlur={({ relatedTarget }) => {
                  if (relatedTarget) focused.current = undefined;
                  onActive?.(null);
                }}
                onPointerEnter={() => onActive?.(id)}
                onPointerLeave={() => onActive?.(null)}
              >
                {mark}
              </button>
            </li>
          );
        })}
      </ul>
      {here && (
        <div className={css.markers}>
          <div ref={hereSpot} className={css.spot}>
            <div className={css.here}>
              <span className={css.hereName}>{here.name}</span>
              <span className={css.hereFoot} aria-hidden="true" />
            </div>
          </div>
        </div>
      )}
      {place && (
        <div className={css.card} role="group" aria-label={place.label}>
          {renderCard(place.id)}
          <button type="button" className={css.cardClose} aria-label={words.close} onClick={close}>
            <X size={18} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      )}
      {area && (
        <div className={css.area}>
          {moved && !area.automatic && (
            <button type="button" className={css.areaButton} onClick={search}>
              {area.searchLabel}
            </button>
          )}
          <label className={css.automatic}>
            <input
              type="checkbox"
              checked={area.automatic}
              onChange={({ target }) => {
                area.onAutomatic(target.checked);
                if (target.checked && moved) search();
              }}
            />
            {area.automaticLabel}
          </label>
        </div>
      )}
      <div className={css.tools}>
        <button
          type="button"
          className={css.tool}
          aria-label={words.zoomIn}
          aria-disabled={zoom > mostZoom - 0.01 || undefined}
          onClick={() => mapRef.current?.zoomIn({}, byReader)}
        >
          <Plus size={20} strokeWidth={1.5} aria-hidden />
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={words.zoomOut}
          aria-disabled={zoom < 1.01 || undefined}
          onClick={() => mapRef.current?.zoomOut({}, byReader)}
        >
          <Minus size={20} strokeWidth={1.5} aria-hidden />
        </button>
        <button type="button" className={css.tool} aria-label={words.showAll} onClick={() => fit(true)}>
          <Maximize size={18} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      {document.documentElement.dataset.mapStyle === undefined && (
        <p className={css.credit}>{words.credit}</p>
      )}
    </div>
  );
}

const xy = (map: Map, { lat, lng }: { lat: number; lng: number }) => {
  const { x, y } = map.project([nearestTurn(map, lng), lat]);
  return { x, y };
};
/** The copy of a place that is nearest to the middle: the world goes on beyond the date line. */
const nearestTurn = (map: Map, lng: number) => lng + 360 * Math.round((map.getCenter().lng - lng) / 360);
function move(element: Element | null | undefined, x: number, y: number): void {
  if (element instanceof HTMLElement) element.style.transform = `translate(${x}px, ${y}px)`;
}
/** Over the date line a map wants an east beyond 180. */
const turned = ([west, south, east, north]: Bounds): [number, number, number, number] => [
  west,
  south,
  east < west ? east + 360 : east,
  north,
];
function viewOf(map: Map): Bounds {
  const view = map.getBounds();
  const [south, north] = [round(view.getSouth()), round(view.getNorth())];
  if (view.getEast() - view.getWest() >= 360) return [-180, south, 180, north];
  return [round(inWorld(view.getWest())), south, round(inWorld(view.getEast())), north];
}
