import type { Point } from '@voyage/domain/coordinates.ts';
import { Map, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { boundsOf } from './bounds.ts';
import { addCover, boxesOf, coverMap } from './covered-map.ts';
import { embeddedStyle } from './embedded-style.ts';
import { loadVisibleData } from './embedded-data.ts';
import * as css from './InteractiveMap.css.ts';
import { facesOf, inkOf } from './map-ink.ts';
import type { CanvasProps } from './map-props.ts';
import { MapArea, MapTools } from './MapControls.tsx';
import {
  isFullyVisible,
  lead,
  move,
  namePosition,
  nearest,
  padding,
  sizeOf,
  smallMarker,
  groupingSize,
  unwrappedBounds,
  viewOf,
  xy,
} from './map-view.ts';
import { groupMarks, spreadMarks, withDots, type Mark, type MarkerGroup } from './marker-groups.ts';
import { openingZoom } from './opening-zoom.ts';
import { placeAround, type Box } from './placed-around.ts';
import { maxZoom } from './zooms.ts';

const byReader = { byReader: true };
/** How far from the middle something is well in view, as a share of the map's shorter side. */
const inView = 0.3;

/** What React draws of markers; their positions are moved without it. */
const shapeOf = (groups: readonly MarkerGroup[]): string =>
  groups.map(({ ids, isDot = false }) => `${ids.join()}${isDot ? '.' : ''}`).join(';');

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
  picked,
  view,
  keepsView = false,
  area,
  onUnavailable,
}: CanvasProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLUListElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const hereSpot = useRef<HTMLDivElement>(null);
  const hereName = useRef<HTMLSpanElement>(null);
  const mapRef = useRef<Map>(undefined);
  const focused = useRef<string>(undefined);
  const drawnIn = useRef<ReturnType<typeof loadVisibleData>>(undefined);
  /** What lies on the map, where it writes no names. */
  const covered = useRef<Box[]>([]);
  /** No closer does the map of one place open: there is nothing to see there. */
  const closest = useRef(Infinity);
  const [groups, setGroups] = useState<MarkerGroup[]>([]);
  const [zoom, setZoom] = useState(0);
  const [moved, setMoved] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const byId = new globalThis.Map(places.map((place) => [place.id, place]));
  const bounds = boundsOf([...places.map(({ point }) => point), ...(here ? [here.point] : [])]);
  const ids = places.map(({ id }) => id).join();
  const size = sizeOf(places, words);

  /** Positions the own place with its name, and the markers around it with a line to where each place is. */
  const arrangeAround = (map: Map, point: Point, marks: readonly Mark[]): MarkerGroup[] => {
    const at = xy(map, point);
    move(hereSpot.current, at.x, at.y);
    const { clientWidth: width = 0, clientHeight: height = 0 } = canvas.current ?? {};
    const name = { width: hereName.current?.offsetWidth ?? 0, height: hereName.current?.offsetHeight ?? 0 };
    const { right, down, box } = namePosition(at, name, { width, height }, marks);
    move(hereName.current, right, down);
    hereSpot.current?.toggleAttribute('data-below', down > 0);
    const next = placeAround(marks, at, box, smallMarker);
    for (const [i, mark] of marks.entries()) lead(lines.current?.children.item(i), mark, next[i] ?? mark);
    covered.current = [box, ...boxesOf(next, { width: smallMarker, height: smallMarker })];
    return next;
  };
  /** Positions the markers, and regroups those that now overlap or no longer do. */
  const arrange = useEffectEvent(() => {
    const map = mapRef.current;
    if (!map) return;
    const marks = places.map(({ id, point }) => ({ id, ...xy(map, point) }));
    const next = here
      ? arrangeAround(map, here.point, marks)
      : map.getZoom() > maxZoom - 0.01
        ? spreadMarks(marks, size)
        : withDots(groupMarks(marks, groupingSize), size);
    if (!here) covered.current = boxesOf(next, size);
    for (const [i, { x, y }] of next.entries()) move(overlay.current?.children.item(i), x, y);
    if (shapeOf(next) !== shapeOf(groups)) setGroups(next);
  });
  const cover = useEffectEvent(() => {
    if (mapRef.current) coverMap(mapRef.current, covered.current);
  });
  useLayoutEffect(() => {
    arrange();
    if (!mapRef.current?.isMoving()) cover();
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
    const zoom = Math.min(nearest(places, here), closest.current);
    if (bounds) mapRef.current?.fitBounds([...bounds], { padding, maxZoom: zoom, animate });
  });
  /** Moves a map of one place away from where nothing is drawn. */
  const moveAway = useEffectEvent(async (map: Map) => {
    if (!here || !bounds || !drawnIn.current) return;
    const [west, south, east, north] = bounds;
    const { clientWidth, clientHeight } = map.getContainer();
    const reach = Math.min(clientWidth, clientHeight) * inView;
    const centre = { lat: (south + north) / 2, lng: (west + east) / 2 };
    const most = nearest(places, here);
    const zoom = await openingZoom(drawnIn.current, centre, { reach, most }).catch(
      () => most, // the map stays as it is
    );
    if (mapRef.current !== map || zoom >= most) return;
    closest.current = zoom;
    fit(false);
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
          ? { bounds: unwrappedBounds(view), fitBoundsOptions: { padding: 0 } }
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
    if (!own) drawnIn.current = loadVisibleData(map);
    map.on('move', () => arrange());
    map.on('resize', () => arrange());
    map.on('moveend', () => cover());
    map.on('load', () => {
      addCover(map);
      cover();
    });
    map.on('moveend', (event) => rested(Boolean(event.originalEvent) || 'byReader' in event));
    map.on('webglcontextlost', () => unavailable());
    mapRef.current = map;
    arrange();
    setZoom(map.getZoom());
    // What is to be drawn is known once it has loaded and is where it opens.
    void Promise.all([moveAway(map), map.once('load')]).then(() => {
      if (mapRef.current !== map) return;
      map.once('idle', () => (container.dataset.drawn = ''));
      map.triggerRepaint();
    });
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
    else if (!keepsView) {
      closest.current = Infinity;
      fit(true);
      if (mapRef.current) void moveAway(mapRef.current);
    }
  }, [ids, keepsView]);

  const bringIntoView = useEffectEvent((id: string) => {
    const map = mapRef.current;
    const place = byId.get(id);
    if (!map || !place) return;
    const frame = map.getContainer().getBoundingClientRect();
    const controls = [...(overlay.current?.parentElement?.querySelectorAll('[data-controls]') ?? [])].map(
      (element): Box => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return {
          left: left - frame.left,
          top: top - frame.top,
          right: right - frame.left,
          bottom: bottom - frame.top,
        };
      },
    );
    const { width, height } = frame;
    if (!isFullyVisible(xy(map, place.point), { width, height, controls })) map.panTo(place.point);
  });
  const pickedId = picked?.id;
  useEffect(() => {
    if (pickedId !== undefined) bringIntoView(pickedId);
  }, [pickedId]);

  const close = () => {
    const id = open;
    setOpen(null);
    const index = groups.findIndex((group) => id !== null && group.ids.includes(id));
    overlay.current?.children.item(index)?.querySelector('button')?.focus({ preventScroll: true });
  };
  const press = (group: MarkerGroup) => {
    const [id, ...others] = group.ids;
    if (others.length === 0) return picked ? picked.onPick(id) : setOpen(open === id ? null : id);
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
      {here && (
        <svg ref={lines} className={css.lines} aria-hidden="true">
          {places.map(({ id }) => (
            <g key={id}>
              <line />
              <circle r="3" />
            </g>
          ))}
        </svg>
      )}
      <ul
        ref={overlay}
        className={css.markers}
        aria-label={label}
        data-small={here ? '' : undefined}
        data-hovers={matchMedia('(hover: hover)').matches || undefined}
      >
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
                aria-expanded={several || picked ? undefined : open === id}
                aria-current={(picked?.id !== undefined && group.ids.includes(picked.id)) || undefined}
                data-group={several || undefined}
                data-dot={group.isDot || undefined}
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
                <span className={css.markerText}>
                  <span>{mark}</span>
                  {detail && (
                    <>
                      {' '}
                      <span className={css.markerDetail}>{detail}</span>
                    </>
                  )}
                </span>
                {!several && !here && (
                  <span className={css.markerName} aria-hidden="true">
                    {name}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {/* On the markers, which keep away from it. */}
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
      {place && (
        <div className={css.card} role="group" aria-label={place.label}>
          {renderCard?.(place.id)}
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
