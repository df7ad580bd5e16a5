import { MAP_WORKSPACE, type LayerClass, type LayerLook } from '@fonte/contracts';
import { Download } from '../../../platform/index.ts';
import type { ServiceRequest } from '../answer-service.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { xml, type Markup } from '../../../answers/xml/xml.ts';
import { legendOf } from './legend-classes.ts';
import { readLayers } from './read-layers.ts';

/**
 * GetStyles: the look of layers as a Styled Layer Descriptor 1.0.0, a rule for each class that the caller's legend has. Hatches and the colour under a stroke have no form there, and the texts
 * of the map are not in it. Errors: LayerNotDefined.
 */
export function getStyles({ kvp, call }: ServiceRequest): Download {
  const layers = [...new Set(readLayers(kvp, call).map(({ layer }) => layer))];
  const content = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n${
      xml`<sld:StyledLayerDescriptor xmlns:sld="http://www.opengis.net/sld" xmlns:ogc="http://www.opengis.net/ogc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.opengis.net/sld http://schemas.opengis.net/sld/1.0.0/StyledLayerDescriptor.xsd" version="1.0.0">
${layers.map((layer) => namedLayer(layer, legendOf(layer, call.profile)))}</sld:StyledLayerDescriptor>`.text
    }\n`,
  );
  return new Download(content, {
    contentType: 'application/vnd.ogc.sld+xml; charset=utf-8',
    length: content.length,
  });
}

const namedLayer = ({ name, title, classColumn }: ServedLayer, classes: readonly LayerClass[]): Markup =>
  xml`<sld:NamedLayer><sld:Name>${MAP_WORKSPACE}:${name}</sld:Name><sld:UserStyle><sld:Name>padrao</sld:Name><sld:Title>${title}</sld:Title><sld:IsDefault>1</sld:IsDefault><sld:FeatureTypeStyle>
${classes.map((one) => xml`<sld:Rule><sld:Name>${one.id}</sld:Name><sld:Title>${one.title}</sld:Title><ogc:Filter><ogc:PropertyIsEqualTo><ogc:PropertyName>${classColumn}</ogc:PropertyName><ogc:Literal>${one.id}</ogc:Literal></ogc:PropertyIsEqualTo></ogc:Filter>${symbolizer(one.look)}</sld:Rule>\n`)}</sld:FeatureTypeStyle></sld:UserStyle></sld:NamedLayer>
`;

/** The nearest of SLD's well-known marks. */
const MARKS: Readonly<Record<Exclude<LayerLook['shape'], 'line' | 'area'>, { name: string; turn?: number }>> =
  {
    circle: { name: 'circle' },
    ring: { name: 'circle' },
    squareCheck: { name: 'square' },
    cross: { name: 'x' },
    triangleUp: { name: 'triangle' },
    triangleDown: { name: 'triangle', turn: 180 },
    diamond: { name: 'square', turn: 45 },
  };

/** Pixels of a mark. */
const MARK_SIZE = 12;
const USUAL_WIDTH = 2.5;

function symbolizer(look: LayerLook): Markup {
  const parameter = (name: string, value: string | number): Markup =>
    xml`<sld:CssParameter name="${name}">${value}</sld:CssParameter>`;
  const { fill, fillOpacity = 1, stroke, width = USUAL_WIDTH, dash } = look;
  const inside =
    fill === undefined
      ? null
      : xml`<sld:Fill>${parameter('fill', fill)}${parameter('fill-opacity', fillOpacity)}</sld:Fill>`;
  const edge =
    stroke === undefined
      ? null
      : xml`<sld:Stroke>${parameter('stroke', stroke)}${parameter('stroke-width', width)}${dash === undefined ? null : parameter('stroke-dasharray', dash.join(' '))}</sld:Stroke>`;
  if (look.shape === 'line') return xml`<sld:LineSymbolizer>${edge}</sld:LineSymbolizer>`;
  if (look.shape === 'area') return xml`<sld:PolygonSymbolizer>${inside}${edge}</sld:PolygonSymbolizer>`;
  const { name, turn } = MARKS[look.shape];
  return xml`<sld:PointSymbolizer><sld:Graphic><sld:Mark><sld:WellKnownName>${name}</sld:WellKnownName>${inside}${edge}</sld:Mark><sld:Size>${MARK_SIZE}</sld:Size>${turn === undefined ? null : xml`<sld:Rotation>${turn}</sld:Rotation>`}</sld:Graphic></sld:PointSymbolizer>`;
}
