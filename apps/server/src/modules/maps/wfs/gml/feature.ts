import type { LayerColumn } from '@fonte/contracts';
import type { ServedLayer } from '../../layers/layer.ts';
import { escapeXml } from '../../../../answers/xml/xml.ts';
import { featureId } from '../feature-id.ts';
import type { FeatureRow } from '../feature-rows.ts';
import type { GmlGeometry, GmlVersion } from './geometry.ts';

/** Writes one feature as an element of our namespace; columns without a value are left out. */
export function gmlFeature(
  layer: ServedLayer,
  columns: readonly LayerColumn[],
  geometry: GmlGeometry,
  version: GmlVersion,
  row: FeatureRow,
): string {
  const id = featureId(layer.name, row['feature key']);
  let text = `<programa:${layer.name} ${version === 'gml2' ? 'fid' : 'gml:id'}="${id}">`;
  for (const { name, type } of columns) {
    const value = row[name];
    if (value !== null && value !== undefined)
      text += `<programa:${name}>${valueText(type, value)}</programa:${name}>`;
  }
  const bytes = row['feature geometry'];
  if (bytes instanceof Uint8Array)
    text += `<programa:geom>${geometry.write(bytes, layer.geometry, `${id}.geom`)}</programa:geom>`;
  return `${text}</programa:${layer.name}>`;
}

function valueText(type: LayerColumn['type'], value: unknown): string {
  if (type === 'list') return escapeXml((value as unknown[]).join(','));
  if (type === 'json') return escapeXml(JSON.stringify(value));
  return escapeXml(String(value));
}
