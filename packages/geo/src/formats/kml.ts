import { SaxesParser } from 'saxes';
import { Collector } from './collect.ts';
import { decodeText } from './decode-text.ts';
import { readPositions } from './positions.ts';
import { DATA_NAMES, FILE_LIMITS, FileFault, type Reading } from './reading.ts';

/** Reads a KML file. @throws FileFault when it is not KML, is not well-formed, holds a DTD, or goes beyond the bounds */
export function readKml(bytes: Uint8Array): Reading {
  const collector = new Collector();
  collectKml(bytes, collector);
  return collector.reading();
}

/** Faults of texts that programs write and others read: entities of HTML, ']]>' (GDAL), signs that XML has not. They change no shape. */
const LET_PASS = /entity|char data|disallowed character/;

/** Text that the parser is given at once; no tag with its attributes is longer than two of these. */
const FED = 65_536;

/**
 * Adds everything a KML file holds and gives the addresses of its NetworkLinks. It is read once from its beginning to its end, without a tree: what
 * stands in memory is the polygons found, however deep or many the elements. A document type is refused: nothing in KML needs one, and entities are a
 * known way in. @throws FileFault
 */
export function collectKml(bytes: Uint8Array, collector: Collector): string[] {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    throw new FileFault('O KML traz uma definição de tipo (DOCTYPE), que não é aceita');
  const reader = new KmlReader(collector);
  // Names with a prefix are taken apart here: undeclared ones are common in files of GPS programs.
  const parser = new SaxesParser({ xmlns: false, position: false });
  let inTag = 0;
  parser.on('error', (error) => {
    if (!LET_PASS.test(error.message)) throw error;
  });
  parser.on('opentagstart', () => (inTag = 1));
  parser.on('opentag', ({ name, attributes }) => {
    inTag = 0;
    const called: unknown = attributes['name'];
    reader.open(name.slice(name.indexOf(':') + 1), typeof called === 'string' ? called : '');
  });
  parser.on('closetag', () => reader.close());
  parser.on('text', (more) => reader.text(more));
  parser.on('cdata', (more) => reader.text(more));
  try {
    for (let at = 0; at < text.length; at += FED) {
      parser.write(text.slice(at, at + FED));
      if (inTag > 2) throw new FileFault('O KML tem um elemento longo demais');
      if (inTag > 0) inTag += 1;
    }
    parser.close();
  } catch (fault) {
    if (fault instanceof FileFault) throw fault;
    throw new FileFault('O arquivo não é um KML bem formado');
  }
  return reader.links;
}

const ROOTS = ['kml', 'Document', 'Folder', 'Placemark'];
/** What holds coordinates in KML; each that gives no polygon is a geometry passed over, broken polygons among them. */
const GEOMETRIES = new Set(['Polygon', 'Point', 'LineString', 'Track', 'Model']);

/** Names of further texts that are kept: of others there may be any number. */
const isDataName = (name: string): boolean => (DATA_NAMES as readonly string[]).includes(name);

type Rings = {
  outer: [number, number][] | null;
  readonly inner: [number, number][][];
  /** Whether a second ring stood beside the outer one: as a hole it would take its area off. */
  several: boolean;
};

const SEVERAL_OUTLINES =
  'O KML traz mais de um contorno externo (outerBoundaryIs) neste polígono: deixe um só, e faça de cada outro um polígono ou um buraco (innerBoundaryIs)';

/** What is known at a place of a KML file, element by element. */
class KmlReader {
  readonly links: string[] = [];
  readonly #collector: Collector;
  readonly #path: string[] = [];
  #text = '';
  #wantsText = false;
  #name: string | null = null;
  #description: string | null = null;
  /** Polygons of the placemark at hand, whose name may come after them; null outside of any. */
  #polygons: Rings[] | null = null;
  #rings: Rings | null = null;
  /** Further texts of the placemark, and the name of the one at hand. */
  #data: Record<string, string> | undefined;
  #called = '';

  constructor(collector: Collector) {
    this.#collector = collector;
  }

  open(name: string, called = ''): void {
    this.#collector.element();
    if (this.#path.length === 0 && !ROOTS.includes(name)) throw new FileFault('O arquivo não é um KML');
    if (this.#path.length >= FILE_LIMITS.depth) throw new FileFault('O KML tem níveis demais');
    if (name === 'Placemark') {
      this.#polygons = [];
      this.#name = null;
      this.#description = null;
      this.#data = undefined;
    } else if (name === 'Polygon') {
      if (this.#polygons) this.#rings = { outer: null, inner: [], several: false };
      else this.#collector.ignore(1);
    } else if (GEOMETRIES.has(name)) this.#collector.ignore(1);
    if (name === 'Data') this.#called = called;
    this.#wantsText = this.#isWanted(name);
    this.#text = '';
    this.#path.push(name);
  }

  text(more: string): void {
    if (this.#wantsText) this.#text += more;
  }

  close(): void {
    const name = this.#path.pop();
    const text = this.#wantsText ? this.#text.trim() : '';
    this.#wantsText = false;
    this.#text = '';
    if (text !== '') this.#take(name, text);
    if (name === 'Polygon') {
      if (this.#rings && this.#polygons) this.#polygons.push(this.#rings);
      this.#rings = null;
    } else if (name === 'Placemark') {
      for (const { outer, inner, several } of this.#polygons ?? [])
        this.#collector.add(
          { type: 'Polygon', coordinates: outer ? [outer, ...inner] : inner },
          this.#name,
          this.#description,
          this.#data,
          0,
          several ? SEVERAL_OUTLINES : undefined,
        );
      this.#polygons = null;
    }
  }

  /** Of everything else the text is not even gathered. */
  #isWanted(name: string): boolean {
    const parent = this.#path.at(-1);
    if (name === 'name' || name === 'description') return parent === 'Placemark';
    if (name === 'value') return parent === 'Data' && isDataName(this.#called);
    if (name === 'coordinates') return this.#rings !== null;
    return name === 'href' && this.#path.includes('NetworkLink');
  }

  #take(name: string | undefined, text: string): void {
    if (name === 'name') this.#name ??= text;
    else if (name === 'description') this.#description ??= text;
    else if (name === 'value') this.#data = { ...this.#data, [this.#called]: text };
    else if (name === 'href') this.links.push(text);
    else if (this.#rings) {
      const ring = readPositions(text, this.#collector.room);
      if (this.#path.includes('innerBoundaryIs')) this.#rings.inner.push(ring);
      else if (this.#rings.outer === null) this.#rings.outer = ring;
      else this.#rings.several = true;
    }
  }
}
