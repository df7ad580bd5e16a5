import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { readWkb } from '../wkb.ts';
import { dbfHead, dbfRecord, recordLength, type DbfField } from './dbf.ts';
import { noBounds, shapeContent, shapeHead } from './shp.ts';

/** Past this a .shp or .dbf is begun anew: readers count in 31 bits. */
const LARGEST = 2 ** 31 - 64 * 1024 * 1024;

/** One set of .shp, .shx and .dbf on disk, made on a day (YYYY-MM-DD); heads are put in at the end, when the counts are known. */
export class ShapefileWriter {
  readonly #bounds = noBounds();
  #records = 0;
  #shpBytes = 100;
  readonly #shp: Sink;
  readonly #shx: Sink;
  readonly #dbf: Sink;

  private constructor(
    readonly name: string,
    readonly kind: number,
    readonly fields: readonly DbfField[],
    readonly day: string,
    handles: readonly [FileHandle, FileHandle, FileHandle],
  ) {
    const head = Buffer.alloc(dbfHead(fields, 0, day).length);
    this.#shp = new Sink(handles[0], Buffer.alloc(100));
    this.#shx = new Sink(handles[1], Buffer.alloc(100));
    this.#dbf = new Sink(handles[2], head);
  }

  static async create(
    folder: string,
    name: string,
    kind: number,
    fields: readonly DbfField[],
    day: string,
  ): Promise<ShapefileWriter> {
    const handles = await Promise.all(
      ['shp', 'shx', 'dbf'].map((ending) => open(join(folder, `${name}.${ending}`), 'wx')),
    );
    return new ShapefileWriter(
      name,
      kind,
      fields,
      day,
      handles as unknown as [FileHandle, FileHandle, FileHandle],
    );
  }

  /** Whether the next feature belongs into another file. */
  isFull(largest = LARGEST): boolean {
    return this.#shpBytes > largest || this.#records * recordLength(this.fields) > largest;
  }

  async add(row: Readonly<Record<string, unknown>>, geometry: unknown): Promise<void> {
    const content = shapeContent(geometry instanceof Uint8Array ? readWkb(geometry) : null, this.#bounds);
    this.#records += 1;
    const head = Buffer.alloc(8);
    head.writeInt32BE(this.#records, 0);
    head.writeInt32BE(content.length / 2, 4);
    const index = Buffer.alloc(8);
    index.writeInt32BE(this.#shpBytes / 2, 0);
    index.writeInt32BE(content.length / 2, 4);
    this.#shpBytes += 8 + content.length;
    await this.#shp.write(head, content);
    await this.#shx.write(index);
    await this.#dbf.write(dbfRecord(this.fields, row));
  }

  /** Writes the heads and closes the files. */
  async finish(): Promise<void> {
    await this.#shp.finish(shapeHead(this.kind, this.#shpBytes, this.#bounds));
    await this.#shx.finish(shapeHead(this.kind, 100 + this.#records * 8, this.#bounds));
    await this.#dbf.write(Buffer.of(0x1a));
    await this.#dbf.finish(dbfHead(this.fields, this.#records, this.day));
  }
}

const GATHERED = 256 * 1024;

/** A file that is written in large pieces and whose first bytes come last. */
class Sink {
  #pieces: Buffer[];
  #bytes: number;

  constructor(
    readonly handle: FileHandle,
    head: Buffer,
  ) {
    this.#pieces = [head];
    this.#bytes = head.length;
  }

  async write(...pieces: readonly Buffer[]): Promise<void> {
    for (const piece of pieces) {
      this.#pieces.push(piece);
      this.#bytes += piece.length;
    }
    if (this.#bytes >= GATHERED) await this.#flush();
  }

  async #flush(): Promise<void> {
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#bytes = 0;
    await this.handle.writeFile(all);
  }

  async finish(head: Buffer): Promise<void> {
    await this.#flush();
    await this.handle.write(head, 0, head.length, 0);
    await this.handle.close();
  }
}
