import { readdir, stat } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { layerNamed, LAYERS, type Layer } from './layers.ts';
import { GEOGRAPHY_REASONS } from './reasons.ts';
import { ofFile, type GeographyReport } from './report.ts';

export interface LayerFile {
  readonly layer: Layer;
  readonly name: string;
  readonly path: string;
}

const ENDINGS = ['.geojson', '.json', '.topojson'];

/**
 * The geography files of a folder, layer by layer in the order in which they refer to each other. Of several files for
 * one layer the larger comes last, because a finer mesh of some states is larger than a coarse one of all; of one file
 * in two formats GeoJSON is taken. Other files are a warning.
 */
export async function findFiles(dir: string, report: GeographyReport): Promise<LayerFile[]> {
  const names = (await readdir(dir, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted((a, b) => ENDINGS.indexOf(extname(a)) - ENDINGS.indexOf(extname(b)) || (a < b ? -1 : 1));
  const taken = new Map<string, string>();
  const found: (LayerFile & { readonly bytes: number })[] = [];
  for (const name of names) {
    const stem = parse(name).name;
    const layer = ENDINGS.includes(extname(name)) ? layerNamed(stem) : undefined;
    const twin = taken.get(stem);
    if (!layer) {
      if (!/^(leia-?me|readme)\b/i.test(name)) report.warn(ofFile(name, GEOGRAPHY_REASONS.unknownFile));
    } else if (twin === undefined) {
      taken.set(stem, name);
      const path = join(dir, name);
      // oxlint-disable-next-line no-await-in-loop -- a handful of files
      found.push({ layer, name, path, bytes: (await stat(path)).size });
    } else {
      report.warn(ofFile(name, GEOGRAPHY_REASONS.twice(twin)));
    }
  }
  if (found.length === 0) report.add(ofFile(parse(dir).base, GEOGRAPHY_REASONS.nothing));
  return found.toSorted((a, b) => LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer) || a.bytes - b.bytes);
}
