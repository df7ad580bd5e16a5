import { xml } from '../../../../answers/xml/xml.ts';
import type { Crs } from '../../request/crs.ts';
import { crsOf } from '../../request/crs.ts';
import { collectionForm } from '../../wfs/gml/collection.ts';
import { gmlFeature } from '../../wfs/gml/feature.ts';
import { GmlGeometry, type GmlVersion } from '../../wfs/gml/geometry.ts';
import { GEOJSON_HEAD, geoJsonFeature, geoJsonTail } from '../../wfs/geojson.ts';
import type { FoundFeatures, GeometryForm } from './found.ts';

export interface InfoFacts {
  readonly found: readonly FoundFeatures[];
  readonly crs: Crs;
  readonly at: string;
  /** Address of the schema of the types in a GML answer. */
  readonly schema: string;
}

/** A form in which GetFeatureInfo answers. */
export interface InfoForm {
  readonly contentType: string;
  readonly geometry: GeometryForm;
  write(facts: InfoFacts): string;
}

const JSON_FORM: InfoForm = {
  contentType: 'application/json; charset=utf-8',
  geometry: 'json',
  write: asJson,
};
const TEXT_FORM: InfoForm = { contentType: 'text/plain; charset=utf-8', geometry: 'none', write: asText };
const HTML_FORM: InfoForm = { contentType: 'text/html; charset=utf-8', geometry: 'none', write: asHtml };
const gml = (version: GmlVersion, contentType: string): InfoForm => ({
  contentType,
  geometry: 'binary',
  write: (facts) => asGml(facts, version),
});
const GML2 = gml('gml2', 'application/vnd.ogc.gml');
/** WMS clients ask for GML 3 by a name that is no media type; its own is the one that is registered. */
const GML3 = gml('gml31', 'application/gml+xml; version=3.1');

/** By the names clients ask with; those advertised come first. */
export const INFO_FORMS: Readonly<Record<string, InfoForm>> = {
  'application/json': JSON_FORM,
  'text/html': HTML_FORM,
  'text/plain': TEXT_FORM,
  'application/vnd.ogc.gml': GML2,
  'application/vnd.ogc.gml/3.1.1': GML3,
  'application/gml+xml; version=3.1': GML3,
  'application/gml+xml': GML3,
  'application/geo+json': { ...JSON_FORM, contentType: 'application/geo+json' },
  'text/xml': { ...GML2, contentType: 'text/xml; charset=utf-8' },
  'text/xml; subtype=gml/3.1.1': { ...GML3, contentType: 'text/xml; subtype=gml/3.1.1' },
};

function asJson({ found, crs, at }: InfoFacts): string {
  const features = found.flatMap(({ layer, columns, rows }) =>
    rows.map((row) => geoJsonFeature(layer, columns, row)),
  );
  const matched = found.reduce((sum, { total }) => sum + total, 0);
  const facts = { matched, returned: features.length, at, told: null, crs, next: null, previous: null };
  return `${GEOJSON_HEAD}${features.join(',')}${geoJsonTail(facts)}`;
}

function asGml({ found, crs, at, schema }: InfoFacts, version: GmlVersion): string {
  const geometry = new GmlGeometry(version, crsOf(crs.epsg, 'short'));
  const features = found.flatMap(({ layer, columns, rows }) =>
    rows.map((row) => gmlFeature(layer, columns, geometry, version, row)),
  );
  const matched = found.reduce((sum, { total }) => sum + total, 0);
  const form = collectionForm(version, {
    service: version === 'gml2' ? '1.0.0' : '1.1.0',
    matched,
    returned: features.length,
    at,
    schema,
    next: null,
    previous: null,
  });
  return form.head + features.map((feature) => form.before + feature + form.after).join('') + form.tail;
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function asText({ found }: InfoFacts): string {
  const parts = found.flatMap(({ layer, columns, rows }) =>
    rows.length === 0
      ? []
      : [
          `${layer.title} (${layer.name}):`,
          ...rows.flatMap((row) => [
            '--------------------------------------------',
            ...columns.map(({ name }) => `${name} = ${shown(row[name])}`),
          ]),
          '--------------------------------------------',
        ],
  );
  return parts.length === 0 ? 'Nenhuma feição encontrada\n' : `${parts.join('\n')}\n`;
}

function asHtml({ found }: InfoFacts): string {
  const tables = found
    .filter(({ rows }) => rows.length > 0)
    .map(
      ({ layer, columns, rows }) =>
        xml`<table><caption>${layer.title}</caption><thead><tr>${columns.map(({ title }) => xml`<th>${title}</th>`)}</tr></thead><tbody>${rows.map((row) => xml`<tr>${columns.map(({ name }) => xml`<td>${shown(row[name])}</td>`)}</tr>`)}</tbody></table>`,
    );
  const body = tables.length === 0 ? xml`<p>Nenhuma feição encontrada</p>` : tables;
  return `<!DOCTYPE html>\n${xml`<html lang="pt-BR"><head><meta charset="utf-8"/><title>Feições</title></head><body>${body}</body></html>`.text}\n`;
}
