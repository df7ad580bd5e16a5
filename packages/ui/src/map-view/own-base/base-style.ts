import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Scheme } from '../../theme/palettes.ts';
import { coloursOf, type BaseColours } from './colours.ts';
import { labelOf, LABELS, nameOf, type LabelKind } from './labels.ts';
import { roleOf, type Role } from './roles.ts';

/** Drawn from the lowest; what is written lies over all of it. */
const ORDER: readonly Role[] = [
  'land',
  'green',
  'built',
  'water',
  'stream',
  'building',
  'path',
  'rail',
  'minor',
  'major',
  'highway',
  'municipality',
  'state',
  'country',
];

/** Map units a pixel at zoom 0. */
const WHOLE = 156_543.033_928;

/** How the features of a vector base map are drawn and written in a scheme. */
export function baseStyle(scheme: Scheme): StyleFunction {
  const colours = coloursOf(scheme);
  const drawn = new Map<string, Style[]>();
  const labels = new Map(LABELS.map(({ kind }) => [kind, labelStyle(kind, colours)]));
  return (feature, resolution) => {
    const of = feature.getProperties();
    const layer = String(of['layer'] ?? '');
    const geometry = feature.getGeometry()?.getType() ?? '';
    const zoom = Math.log2(WHOLE / resolution);
    const role = roleOf(layer, geometry, of);
    const styles = role ? shapeStyles(drawn, role, Math.round(zoom), colours) : [];
    const label = writtenAs(layer, geometry, feature, zoom);
    const style = label && labels.get(label);
    if (!style) return styles;
    const name = nameOf(of);
    if (name === '') return styles;
    style.getText()?.setText(name);
    return [...styles, style];
  };
}

function writtenAs(layer: string, geometry: string, feature: FeatureLike, zoom: number): LabelKind | null {
  const kind = labelOf(layer, geometry, feature.getProperties());
  const row = LABELS.find((one) => one.kind === kind);
  return row && zoom >= row.from && zoom < row.to ? row.kind : null;
}

function shapeStyles(kept: Map<string, Style[]>, role: Role, zoom: number, colours: BaseColours): Style[] {
  const key = `${role} ${zoom}`;
  let styles = kept.get(key);
  if (!styles) {
    styles = made(role, zoom, colours);
    kept.set(key, styles);
  }
  return styles;
}

/** Width of roads, px: as wide as at zoom 12, half as much again each step nearer. */
const wide = (at12: number, zoom: number): number => Math.max(0.6, Math.min(18, at12 * 1.4 ** (zoom - 12)));

function made(role: Role, zoom: number, colours: BaseColours): Style[] {
  const zIndex = ORDER.indexOf(role) * 2;
  const line = (color: string, width: number, lineDash?: number[]) =>
    new Style({ zIndex, stroke: new Stroke({ color, width, ...(lineDash ? { lineDash } : {}) }) });
  // From afar one line; nearer one of two edges.
  const road = (color: string, at12: number, far = colours.path) =>
    zoom < 10
      ? [line(far, wide(at12, zoom))]
      : [
          line(colours.casing, wide(at12, zoom) + 1.6),
          new Style({ zIndex: zIndex + 1, stroke: new Stroke({ color, width: wide(at12, zoom) }) }),
        ];
  switch (role) {
    case 'land':
    case 'green':
    case 'built':
    case 'water':
      return [new Style({ zIndex, fill: new Fill({ color: colours[role] }) })];
    case 'building':
      return zoom < 14 ? [] : [new Style({ zIndex, fill: new Fill({ color: colours.building }) })];
    case 'stream':
      return [line(colours.stream, zoom < 10 ? 0.8 : 1.4)];
    case 'path':
      return zoom < 13 ? [] : [line(colours.path, 1, [4, 3])];
    case 'rail':
      return zoom < 9 ? [] : [line(colours.rail, 1.2, [6, 3])];
    case 'minor':
      return zoom < 11 ? [] : road(colours.road, 1.2);
    case 'major':
      return zoom < 8 ? [] : road(colours.road, 2);
    case 'highway':
      return zoom < 6 ? [] : road(colours.highway, 2.6, colours.highway);
    case 'municipality':
      return zoom < 7 ? [] : [line(colours.municipality, 0.9, [3, 3])];
    case 'state':
      return [line(colours.state, zoom < 6 ? 0.9 : 1.3, [6, 3])];
    case 'country':
      return [line(colours.country, zoom < 6 ? 1.2 : 1.8)];
    default:
      return [];
  }
}

const SIZES: Readonly<Record<LabelKind, string>> = {
  country: '600 14px',
  state: '600 13px',
  city: '600 14px',
  town: '600 12px',
  village: '400 12px',
  quarter: '400 11px',
  water: 'italic 400 12px',
  road: '400 11px',
};

function labelStyle(kind: LabelKind, colours: BaseColours): Style {
  const color =
    kind === 'water' ? colours.waterText : kind === 'city' || kind === 'town' ? colours.text : colours.quiet;
  return new Style({
    // What matters more is given room first.
    zIndex: 2 * ORDER.length + LABELS.length - LABELS.findIndex((one) => one.kind === kind),
    text: new Text({
      font: `${SIZES[kind]} "Source Sans 3 Variable", sans-serif`,
      fill: new Fill({ color }),
      stroke: new Stroke({ color: colours.halo, width: 3 }),
      ...(kind === 'road' ? { placement: 'line', maxAngle: Math.PI / 6 } : {}),
    }),
  });
}
