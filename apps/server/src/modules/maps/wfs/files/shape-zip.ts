import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { toIsoDate } from '@fonte/pt-br';
import { ZipFile } from 'yazl';
import { Download } from '../../../../platform/index.ts';
import { dbfFields, type DbfField } from './dbf.ts';
import { headOf } from './feature-columns.ts';
import { titleOf, type FileParts } from './file-parts.ts';
import { prjOf, SHP_POINT, SHP_POLYGON } from './shp.ts';
import { ShapefileWriter } from './shapefile-writer.ts';

/** One layer of the archive, with how long its texts are at most. */
export interface ShapePart extends FileParts {
  readonly widths: Readonly<Record<string, number>>;
}

/**
 * The features as shapefiles in an archive: one for each layer, since each has one kind of geometry; with .prj, .cpg, what was asked for
 * (wfsrequest.txt) and the full names of the columns (leia-me.txt). Written to disk first, for a shapefile's head tells its length: nothing is sent of
 * one that could not be made.
 */
export async function shapeZip(
  parts: readonly [ShapePart, ...ShapePart[]],
  fileName: string,
): Promise<Download> {
  const folder = await mkdtemp(join(tmpdir(), 'fonte-shape-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const notes: string[] = [];
    const zip = new ZipFile();
    for (const part of parts) {
      // oxlint-disable-next-line no-await-in-loop -- one layer after the other, on one connection
      const { names, fields } = await writeShapefiles(folder, part);
      for (const name of names) {
        zip.addBuffer(Buffer.from(prjOf(part.crs.epsg)), `${name}.prj`);
        zip.addBuffer(Buffer.from('UTF-8'), `${name}.cpg`);
      }
      notes.push(noteOf(part, names, fields));
    }
    zip.addBuffer(Buffer.from(`${parts[0].facts.request}\n`), 'wfsrequest.txt');
    zip.addBuffer(Buffer.from(notes.join('\n')), 'leia-me.txt');
    for (const file of (await readdir(folder)).toSorted())
      zip.addReadStreamLazy(file, (done) => done(null, createReadStream(join(folder, file))));
    zip.end();
    const content = zip.outputStream as Readable;
    zip.once('error', (error) => content.destroy(error instanceof Error ? error : new Error('archive')));
    content.once('close', () => void remove());
    return new Download(content, { contentType: 'application/zip', fileName, flow: true });
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeShapefiles(
  folder: string,
  part: ShapePart,
): Promise<{ names: string[]; fields: DbfField[] }> {
  const { layer, columns, widths } = part;
  const fields = dbfFields(columns, widths);
  const kind = layer.geometry === 'Point' ? SHP_POINT : SHP_POLYGON;
  const names = [layer.name];
  const day = toIsoDate(new Date(part.facts.at));
  let writer = await ShapefileWriter.create(folder, layer.name, kind, fields, day);
  for await (const batch of part.rows('binary')) {
    for (const row of batch) {
      if (writer.isFull()) {
        await writer.finish();
        names.push(`${layer.name}_${names.length + 1}`);
        writer = await ShapefileWriter.create(folder, names.at(-1) ?? '', kind, fields, day);
      }
      await writer.add(row, row['feature geometry']);
    }
  }
  await writer.finish();
  return { names, fields };
}

/** What a person needs to read the files: places, columns by their full names, and what did not fit. */
function noteOf(
  { layer, crs, facts, widths }: ShapePart,
  names: readonly string[],
  fields: readonly DbfField[],
): string {
  const cut = fields.filter(({ column, type, width }) => type === 'C' && (widths[column.name] ?? 0) > width);
  return [
    `${layer.title} (${names.join(', ')})`,
    `${facts.product}, ${facts.at}, versão dos dados ${facts.version}, ${facts.features} feições`,
    `Sistema de coordenadas: ${titleOf(crs.epsg)}`,
    'Textos em UTF-8.',
    '',
    ...fields.map(({ name, column }) => `${name.padEnd(10)}  ${column.name}: ${headOf(column)}`),
    ...(cut.length === 0
      ? []
      : [
          '',
          `Textos cortados em 254 bytes, o limite do formato: ${cut.map(({ column }) => column.name).join(', ')}`,
        ]),
    '',
  ].join('\n');
}
