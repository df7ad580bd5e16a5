import { asArray } from 'ol/color.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { POLYGONS, type PolygonDrawing } from '../../theme/polygons.ts';
import type { MapShape } from '../map-model.ts';

const styles = new Map<string, Style[]>();
/** Names differ from property to property: styles are not kept for ever. */
const MOST_STYLES = 2000;
/** Under a label of two lines that is centred on the same place, and clear of it: what touches another label is not written. In px. */
const BELOW = 33;

/** Casing, edge (dashed, dotted or solid), fill or hatch, and the area's name on imagery. */
export function shapeStyle(
  shape: Pick<MapShape, 'kind' | 'label' | 'labelBelow'>,
  selected: boolean,
): Style[] {
  const { kind, label = '', labelBelow = false } = shape;
  const name = `${kind} ${selected} ${labelBelow} ${label}`;
  let found = styles.get(name);
  if (!found) {
    if (styles.size >= MOST_STYLES) styles.clear();
    found = build(POLYGONS[kind], selected, label === '' ? null : labelText(label, labelBelow));
    styles.set(name, found);
  }
  return found;
}

function build(drawing: PolygonDrawing, selected: boolean, text: Text | null): Style[] {
  const { stroke, casing, dash, hatch, fill = stroke, fillOpacity } = drawing;
  // What is chosen lies on top, and its name is the last to give way.
  const zIndex = selected ? 1 : 0;
  return [
    ...(selected ? [new Style({ stroke: new Stroke({ color: '#FFD84D', width: 8 }), zIndex })] : []),
    ...(casing ? [new Style({ stroke: new Stroke({ color: casing, width: 4.5 }), zIndex })] : []),
    new Style({
      fill: new Fill({ color: hatch ? hatchPattern(fill, fillOpacity) : withAlpha(fill, fillOpacity) }),
      stroke: new Stroke({ color: stroke, width: 2.5, ...(dash ? { lineDash: [...dash] } : {}) }),
      zIndex,
      ...(text ? { text } : {}),
    }),
  ];
}

function labelText(text: string, below: boolean): Text {
  return new Text({
    text,
    font: '600 13px "Source Sans 3 Variable", sans-serif',
    fill: new Fill({ color: '#fff' }),
    stroke: new Stroke({ color: 'rgba(10,25,18,.85)', width: 3 }),
    overflow: true,
    offsetY: below ? BELOW : 0,
  });
}

function withAlpha(color: string, alpha: number): number[] {
  const [r = 0, g = 0, b = 0] = asArray(color);
  return [r, g, b, alpha];
}

function hatchPattern(color: string, opacity: number): CanvasPattern | number[] {
  const tile = document.createElement('canvas');
  tile.width = 8;
  tile.height = 8;
  const context = tile.getContext('2d');
  if (!context) return withAlpha(color, opacity);
  context.fillStyle = color;
  context.globalAlpha = opacity * 0.4;
  context.fillRect(0, 0, 8, 8);
  context.globalAlpha = 1;
  context.strokeStyle = color;
  context.lineWidth = 1.4;
  context.beginPath();
  // Three strokes, so that the lines meet across tiles.
  for (const shift of [-8, 0, 8]) {
    context.moveTo(shift, 8);
    context.lineTo(shift + 8, 0);
  }
  context.stroke();
  return context.createPattern(tile, 'repeat') ?? withAlpha(color, opacity);
}
