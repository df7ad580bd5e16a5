import { BRAZIL } from '../features/index.ts';
import type { Box } from '../request/bbox.ts';
import { readCrs } from '../request/crs.ts';
import { readDocument, type OpenElement } from './read-document.ts';
import type { FeatureFacts, MapFacts } from './remote-facts.ts';

/** Longest title or description taken over. */
const LONGEST = 300;
const MOST_STYLES = 20;
const words = (text: string): string | null => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST) || null;

/** A box of degrees; undefined for one that is none. */
function boxFrom(sides: readonly (number | undefined)[]): Box | undefined {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = sides;
  const good = west >= -180 && west <= east && east <= 180 && south >= -90 && south <= north && north <= 90;
  return good ? { west, south, east, north, epsg: 4674 } : undefined;
}

type Layer = {
  -readonly [K in keyof MapFacts]?: MapFacts[K];
} & { name?: string; crs: string[]; styles: { name: string; title: string }[] };

const SIDES = ['westBoundLongitude', 'southBoundLatitude', 'eastBoundLongitude', 'northBoundLatitude'];
const SPOKEN = ['EPSG:3857', 'EPSG:900913', 'EPSG:4674', 'EPSG:4326', 'CRS:84'];

/** The layers of these names in a capabilities document of WMS 1.3.0; box and systems come from the layers around where a layer has none. Errors: no such document. */
export function readMapCapabilities(text: string, wanted: ReadonlySet<string>): Map<string, MapFacts> {
  const found = new Map<string, MapFacts>();
  const open: Layer[] = [];
  let style: { name: string; title: string } | null = null;
  let sides: (number | undefined)[] = [];
  readDocument(text, 'WMS_Capabilities', {
    open({ name, attributes }) {
      const around = open.at(-1);
      if (name === 'Layer')
        open.push({
          ...(around?.box && { box: around.box }),
          crs: [...(around?.crs ?? [])],
          queryable: /^(?:1|true)$/.test(attributes['queryable'] ?? ''),
          styles: [],
        });
      else if (name === 'Style') style = { name: '', title: '' };
      else if (name === 'EX_GeographicBoundingBox') sides = [];
    },
    close(element) {
      const layer = open.at(-1);
      if (layer === undefined) return;
      const { name, parent } = element;
      if (name === 'Layer') {
        open.pop();
        if (layer.name !== undefined && wanted.has(layer.name))
          found.set(layer.name, finished(layer.name, layer));
      } else if (name === 'Style') {
        if (style !== null && style.name !== '' && layer.styles.length < MOST_STYLES)
          layer.styles.push(style);
        style = null;
      } else if (parent?.name === 'Style') {
        if (style !== null && name === 'Name') style.name = element.text.trim();
        if (style !== null && name === 'Title') style.title = words(element.text) ?? '';
      } else if (parent?.name === 'EX_GeographicBoundingBox')
        sides[SIDES.indexOf(name)] = Number(element.text);
      else if (name === 'EX_GeographicBoundingBox') {
        const box = boxFrom(sides);
        if (box !== undefined) layer.box = box;
      } else if (parent?.name === 'Layer') readPart(layer, element);
    },
  });
  return found;
}

function readPart(layer: Layer, { name, text }: OpenElement): void {
  const value = text.trim();
  if (name === 'Name') layer.name = value;
  else if (name === 'Title') layer.title = words(value) ?? '';
  else if (name === 'Abstract') layer.abstract = words(value);
  else if (name === 'CRS' && SPOKEN.includes(value) && !layer.crs.includes(value)) layer.crs.push(value);
  else if (name === 'MaxScaleDenominator' && Number(value) > 0) layer.maxScale = Number(value);
}

const finished = (
  name: string,
  { title, abstract, box, crs, queryable, maxScale, styles }: Layer,
): MapFacts => ({
  title: title || name,
  abstract: abstract ?? null,
  box: box ?? BRAZIL,
  crs,
  queryable: queryable ?? false,
  maxScale: maxScale ?? null,
  styles,
});

/** What a capabilities document of WFS 2.0.0 says of the types of these names; their columns stand in another document. Errors: no such document. */
export function readFeatureCapabilities(
  text: string,
  wanted: ReadonlySet<string>,
): Map<string, Pick<FeatureFacts, 'title' | 'abstract' | 'box' | 'epsg'>> {
  const found = new Map<string, Pick<FeatureFacts, 'title' | 'abstract' | 'box' | 'epsg'>>();
  let parts: Record<string, string> = {};
  readDocument(text, 'WFS_Capabilities', {
    open({ name }) {
      if (name === 'FeatureType') parts = {};
    },
    close({ name, parent, text: own }) {
      if (parent?.name === 'FeatureType' || parent?.name === 'WGS84BoundingBox') parts[name] = own.trim();
      const title = parts['Name'];
      if (name !== 'FeatureType' || title === undefined || !wanted.has(title)) return;
      const corners = `${parts['LowerCorner'] ?? ''} ${parts['UpperCorner'] ?? ''}`.trim().split(/\s+/);
      const crs = parts['DefaultCRS'] ?? '';
      const epsg = readCrs(crs)?.epsg ?? Number(/(\d{4,6})$/.exec(crs)?.[1] ?? 4674);
      found.set(title, {
        title: words(parts['Title'] ?? '') ?? title,
        abstract: words(parts['Abstract'] ?? ''),
        box: boxFrom(corners.map(Number)) ?? BRAZIL,
        epsg,
      });
    },
  });
  return found;
}
