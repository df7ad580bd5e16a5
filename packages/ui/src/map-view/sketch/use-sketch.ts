import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import Pointer from 'ol/interaction/Pointer.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toLonLat } from 'ol/proj.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LonLat } from '../map-model.ts';
import type { Drawn } from './drawing-layer.ts';
import type { DrawingLayer } from './drawing-layer.ts';
import { isFull, isWhole, withoutLast, withVertex, type Sketch, type SketchKind } from './sketch-model.ts';

export interface SketchOptions {
  /** Null: no tool is on, clicks are the map's own. */
  kind: SketchKind | null;
  look: Drawn['look'];
  layer: DrawingLayer;
  /** Written at the drawing while it grows. */
  words?: (sketch: Sketch) => string | undefined;
  onDone: (sketch: Sketch) => void;
  /** Esc. */
  onEnd: () => void;
}

export interface SketchState {
  sketch: Sketch | null;
  /** Whether it could end now. */
  whole: boolean;
  finish: () => void;
  removeLast: () => void;
}

/** A rectangle dragged further than this many pixels ends where the button is let go. */
const DRAGGED = 6;

/**
 * Draws on the map: clicks and taps add vertices, a double click ends. With the map focused Enter adds the vertex at the crosshair
 * (the middle), Enter again without moving ends, Backspace removes the last one, Esc ends the tool.
 */
export function useSketch(map: OlMap | null, options: SketchOptions): SketchState {
  const { kind, look, layer } = options;
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const told = useRef(options);
  useEffect(() => {
    told.current = options;
  });
  // The drawing of another tool is not continued by this one, a measured polygon's by a selected area neither.
  const tool = `${kind} ${look}`;
  const [begunWith, setBegunWith] = useState(tool);
  if (begunWith !== tool) {
    setBegunWith(tool);
    setSketch(null);
  }

  const end = useCallback((done: Sketch) => {
    setSketch(null);
    told.current.onDone(done);
  }, []);
  const now = useRef<Sketch | null>(null);
  useEffect(() => {
    now.current = sketch;
  }, [sketch]);
  const add = useCallback(
    (at: LonLat): boolean => {
      if (!kind) return false;
      const before = now.current ?? { kind, vertices: [] };
      const next = withVertex(before, at);
      // Read again before React has drawn: two quick clicks are two vertices.
      now.current = next;
      if (isFull(next)) {
        now.current = null;
        end(next);
        return true;
      }
      setSketch(next);
      return false;
    },
    [kind, end],
  );
  const finish = useCallback(() => {
    const done = now.current;
    if (!done || !isWhole(done)) return;
    now.current = null;
    end(done);
  }, [end]);
  const removeLast = useCallback(() => {
    const before = now.current;
    if (!before) return;
    const next = withoutLast(before);
    now.current = next.vertices.length > 0 ? next : null;
    setSketch(now.current);
  }, []);

  // What is drawn so far, with the pointer's place as the next vertex.
  const show = useCallback(
    (hover: LonLat | null) => {
      const before = now.current;
      const drawing = before && hover ? withVertex(before, hover) : before;
      const label = drawing ? told.current.words?.(drawing) : undefined;
      layer.setCurrent(drawing ? { sketch: drawing, look, label } : null);
    },
    [layer, look],
  );
  useEffect(() => {
    if (sketch === null || sketch.kind === kind) show(null);
  }, [show, sketch, kind]);

  useEffect(() => {
    if (!map || !kind) return undefined;
    return listen(map, kind, { add, finish, removeLast, show, esc: () => told.current.onEnd() });
  }, [map, kind, add, finish, removeLast, show]);

  return { sketch, whole: sketch !== null && isWhole(sketch), finish, removeLast };
}

type Actions = {
  /** True where the drawing ended with it. */
  add: (at: LonLat) => boolean;
  finish: () => void;
  removeLast: () => void;
  show: (hover: LonLat | null) => void;
  esc: () => void;
};

function listen(map: OlMap, kind: SketchKind, { add, finish, removeLast, show, esc }: Actions): () => void {
  const placeOf = (coordinate: number[]): LonLat => {
    const [lon = 0, lat = 0] = toLonLat(coordinate);
    return [round(lon), round(lat)];
  };
  // OpenLayers calls any two quick clicks a double click, wherever they were.
  let [before, last]: number[][] = [[], []];
  const click = (event: MapBrowserEvent) => {
    [before, last] = [last ?? [], event.pixel];
    add(placeOf(event.coordinate));
  };
  const move = (event: MapBrowserEvent) => {
    if (!event.dragging) show(placeOf(event.coordinate));
  };
  const double = (event: MapBrowserEvent) => {
    event.preventDefault();
    if (before && last && !far(before, last)) finish();
  };
  let lastEnter = '';
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      esc();
      return;
    }
    if (!map.getTargetElement()?.contains(document.activeElement)) return;
    const center = map.getView().getCenter();
    if (event.key === 'Enter' && center) {
      event.preventDefault();
      const place = center.join(' ');
      if (place === lastEnter) finish();
      else add(placeOf(center));
      lastEnter = place;
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      lastEnter = '';
      removeLast();
    }
  };
  const box = kind === 'box' ? boxDrag(add, show, placeOf) : null;
  const zoomers = map
    .getInteractions()
    .getArray()
    .filter((one) => one instanceof DoubleClickZoom);
  for (const one of zoomers) one.setActive(false);
  const element = map.getTargetElement();
  const cursor = element?.style.cursor ?? '';
  if (element) element.style.cursor = 'crosshair';
  // Of a box the dragging takes taps too: of a finger that trembles by two pixels OpenLayers tells no click.
  if (!box) map.on('click', click);
  map.on('pointermove', move);
  map.on('dblclick', double);
  if (box) map.addInteraction(box);
  document.addEventListener('keydown', key);
  return () => {
    map.un('click', click);
    map.un('pointermove', move);
    map.un('dblclick', double);
    if (box) map.removeInteraction(box);
    document.removeEventListener('keydown', key);
    for (const one of zoomers) one.setActive(true);
    if (element) element.style.cursor = cursor;
  };
}

/** Seven decimals are a centimetre: addresses and filters stay short. */
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** A rectangle by dragging, or by a tap for each corner: the map does not pan meanwhile. */
function boxDrag(
  add: (at: LonLat) => boolean,
  show: (hover: LonLat | null) => void,
  placeOf: (coordinate: number[]) => LonLat,
): Pointer {
  let start: number[] | null = null;
  let from: number[] = [];
  /** Nothing more comes of this press: its drawing has ended, or it was none. */
  let over = false;
  return new Pointer({
    handleDownEvent: (event) => {
      const { button } = event.originalEvent as PointerEvent;
      if (button !== 0) return false;
      start = event.coordinate;
      from = event.pixel;
      over = false;
      return true;
    },
    handleDragEvent: (event) => {
      // A second finger makes it no corner, but a pinch.
      if (event.activePointers?.[1]) over = true;
      if (over) return;
      if (start && far(from, event.pixel)) {
        over = add(placeOf(start));
        start = null;
      }
      if (!start && !over) show(placeOf(event.coordinate));
    },
    handleUpEvent: (event) => {
      // What the browser takes over for itself ends as a press, too.
      if (!over && event.originalEvent.type !== 'pointercancel') add(placeOf(start ?? event.coordinate));
      start = null;
      return false;
    },
  });
}

const far = (a: readonly number[], b: readonly number[]): boolean =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0)) > DRAGGED;
