import type { LayerClass, LayerLook } from '@fonte/contracts';
import { Download, NOT_MODIFIED } from '../../../platform/index.ts';
import type { ServiceRequest } from '../answer-service.ts';
import { drawLegend, type LegendForm } from '../drawing/legend.ts';
import { layerNamed } from '../layers/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { first, notANumber, pixels, type Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';
import { legendOf } from './legend-classes.ts';
import { readStyles } from './read-layers.ts';
import { readPicture } from '../map/picture.ts';

const USUAL_SIDE = 20;
/** How a legend is drawn when nothing more is asked. */
export const USUAL_LEGEND: LegendForm = {
  width: USUAL_SIDE,
  height: USUAL_SIDE,
  scale: 1,
  background: null,
  titles: true,
};
const LARGEST_SIDE = 256;

/** GetLegendGraphic: the classes of a layer that the caller sees, as PNG or as GeoServer's JSON. Errors: LayerNotDefined, StyleNotDefined, InvalidFormat. */
export async function getLegend({ kvp, call }: ServiceRequest): Promise<Download | typeof NOT_MODIFIED> {
  const name = first(kvp, 'layer', 'layers');
  if (name === undefined) return serviceFault('MissingParameterValue', 'layer', 'Falta o parâmetro LAYER');
  const layer = layerNamed(name, call.profile);
  if (!layer) return serviceFault('LayerNotDefined', 'layer', 'A camada pedida não existe');
  // Both styles have the same legend.
  readStyles(kvp.get('style'), [layer.name]);
  const rule = kvp.get('rule');
  const classes = legendOf(layer, call.profile).filter(({ id }) => rule === undefined || rule === id);
  if (classes.length === 0)
    return serviceFault('InvalidParameterValue', 'rule', 'A legenda não tem esta classe');
  const answer = await call.revalidated([layer.name, classes, [...kvp]], async () =>
    /json/i.test(kvp.get('format') ?? '')
      ? file(JSON.stringify(jsonLegend(layer, classes)), 'application/json; charset=utf-8')
      : file(picture(kvp, classes), 'image/png'),
  );
  return answer;
}

function file(content: string | Buffer, contentType: string): Download {
  const bytes = Buffer.from(content as string);
  return new Download(bytes, { contentType, length: bytes.length });
}

function picture(kvp: Kvp, classes: readonly LayerClass[]): Buffer {
  const { format, background, scale } = readPicture(kvp);
  if (format !== 'png' && format !== 'png8')
    serviceFault('InvalidFormat', 'format', 'Legendas são image/png ou application/json');
  const side = (name: 'width' | 'height'): number => {
    const value = Math.round(pixels(kvp.get(name) ?? String(USUAL_SIDE)));
    if (Number.isNaN(value)) serviceFault('InvalidParameterValue', name, notANumber(name));
    return Math.max(4, Math.min(LARGEST_SIDE, value));
  };
  return drawLegend(classes, {
    width: side('width'),
    height: side('height'),
    scale,
    background,
    titles: !/forceLabels:off/i.test(kvp.get('legend_options') ?? ''),
  });
}

/** GeoServer's form of a legend in JSON. */
function jsonLegend({ name, title }: ServedLayer, classes: readonly LayerClass[]): unknown {
  const rules = classes.map((one) => ({
    name: one.id,
    title: one.title,
    filter: `[legenda = '${one.id}']`,
    symbolizers: [symbolizer(one.look)],
  }));
  return { Legend: [{ layerName: name, title, rules }] };
}

function symbolizer(look: LayerLook): unknown {
  const { shape, fill, fillOpacity = 1, stroke, width = 2.5, dash } = look;
  const edge = {
    ...(stroke === undefined ? {} : { stroke, 'stroke-width': String(width) }),
    ...(dash === undefined ? {} : { 'stroke-dasharray': dash.join(' ') }),
  };
  const inside = fill === undefined ? {} : { fill, 'fill-opacity': String(fillOpacity) };
  if (shape === 'line') return { Line: edge };
  if (shape === 'area') return { Polygon: { ...inside, ...edge } };
  return { Point: { size: '12', graphics: [{ mark: shape, ...inside, ...edge }] } };
}
