import { Map, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { boundsOf } from './bounds.ts';
import { embeddedStyle } from './embedded-style.ts';
import { loadVisibleData } from './embedded-data.ts';
import * as css from './InteractiveMap.css.ts';
import { facesOf, inkOf } from './map-ink.ts';
import type { CanvasProps } from './map-props.ts';
import { MapArea, MapTools } from './MapControls.tsx';
import {
  downBy,
  isBetterBelow,
  move,
  nameShift,
  nearest,
  padding,
  sizeOf,
  turned,
  viewOf,
  xy,
} from './map-view.ts';
import { groupMarks, spreadMarks, type MarkerGroup } from './marker-groups.ts';
import { maxZoom } from './zooms.ts';

const byReader = { byReader: true };

/** The map itself, loaded when it is shown (InteractiveMap.tsx). */
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
  const hereName = useRef<HTMLSpanElement>(null);
  const mapRef = useRef<Map>(undefined);
  const focused = useRef<string>(undefined);
  const [groups, setGroups] = useState<MarkerGroup[]>([]);
  const [zoom, setZoom] = useState(0);
  const [moved, setMoved] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const byId = new globalThis.Map(places.map((place) => [place.id, place]));
  const bounds = boundsOf([...places.map(({ point }) => point), ...(here ? [here.point] : [])]);
  const ids = places.map(({ id }) => id).join();
  const size = sizeOf(places, words);

  /** Positions the markers, and regroups those that now overlap or no longer do. */
  const arrange = useEffectEvent(() => {
    const map = mapRef.current;
    if (!map) return;
    const marks = places.map(({ id, point }) => ({ id, ...xy(map, point) }));
    const next = (map.getZoom() > maxZoom - 0.01 ? spreadMarks : groupMarks)(marks, size);
    for (const [i, { x, y }] of next.entries()) move(overlay.current?.children.item(i), x, y);
    if (here && hereSpot.current) {
      const { x, y } = xy(map, here.point);
      move(hereSpot.current, x, y);
      const [name, shown] = [hereName.current, canvas.current];
      if (name && shown?.clientWidth) {
        const { offsetWidth: width, offsetHeight: height } = name;
        const shift = nameShift(x, width, shown.clientWidth);
        const below = isBetterBelow({ x: x + shift, y, width, height }, next, size.width, shown.clientHeight);
        move(name, shift, below ? downBy(height) : 0);
        hereSpot.current.toggleAttribute('data-below', below);
      }
    }
    if (next.map((group) => group.ids.join()).join(';') !== groups.map((group) => group.ids.join()).join(';'))
      setGroups(next);
  });
  useLayoutEffect(() => {
    arrange();
    // A marker that joins or leaves a group takes its focus along.
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
        ...(own ? {} : { maxZoom }),
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
    // A region of the same name would duplicate the frame; an element that handles arrow keys is an
    // application.
    map.getCanvas().setAttribute('role', 'application');
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    if (!own) loadVisibleData(map, locale);
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
    // oxlint-disable-next-line react/exhaustive-deps -- the map is created once; the effects below update it
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
    if (around) mapRef.current?.fitBounds([...around], { padding, maxZoom }, byReader);
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
    // Key events come from the controls inside.
    <div className={css.canvas} onKeyDown={onKeyDown} role="presentation">
      <div ref={canvas} className={css.canvas} />
      {/* Before the markers, which therefore lie on it. */}
      {here && (
        <div className={css.markers}>
          <div ref={hereSpot} className={css.spot}>
            <div className={css.here}>
              <span ref={hereName} className={css.hereName}>
                {here.name}
              </span>
              <span className={css.hereFoot} aria-hidden="true" />
            </div>
          </div>
        </div>
      )}
      <ul ref={overlay} className={css.markers} aria-label={label}>
        {groups.map((group) => {
          const [id, ...others] = group.ids;
          const several = others.length > 0;
          const shared = several && words.group(group.ids.flatMap((one) => byId.get(one) ?? []));
          const { mark, label: name } = shared || (byId.get(id) ?? { mark: '', label: '' });
          const detail = shared && shared.detail;
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
                {detail && (
                  <>
                    {' '}
                    <span className={css.markerDetail}>{detail}</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {place && (
        <div className={css.card} role="group" aria-label={place.label}>
          {renderCard(place.id)}
          <button type="button" className={css.cardClose} aria-label={words.close} onClick={close}>
            <X size={18} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      )}
      {area && <MapArea area={area} moved={moved} onSearch={search} />}
      <MapTools
        words={words}
        zoom={zoom}
        onIn={() => mapRef.current?.zoomIn({}, byReader)}
        onOut={() => mapRef.current?.zoomOut({}, byReader)}
        onAll={() => fit(true)}
      />
      {document.documentElement.dataset.mapStyle === undefined && (
        <p className={css.credit}>{words.credit}</p>
      )}
    </div>
  );
}
