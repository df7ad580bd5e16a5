import { kml as toGeoJson } from '@tmcw/togeojson';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { Collector } from './collect.ts';
import { decodeText } from './decode-text.ts';
import { FileFault, type Reading } from './reading.ts';

const plainText = (value: unknown): string | null => {
  const text = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
};

/** Reads a KML file. @throws FileFault when it is not KML, is not well-formed, or holds a DTD */
export function readKml(bytes: Uint8Array): Reading {
  const collector = new Collector();
  collectKml(parseXml(bytes), collector);
  return collector.reading();
}

/** The XML tree of a KML. A document type is refused before parsing: nothing in KML needs one, and entities are a known way in. */
export function parseXml(bytes: Uint8Array): Document {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    throw new FileFault('O KML traz uma definição de tipo (DOCTYPE), que não é aceita');
  let document: Document;
  try {
    // Undeclared prefixes are common in files of GPS programs and are let pass; what is not well-formed throws.
    document = new DOMParser({
      onError: (level, message) => {
        if (level === 'fatalError') throw new Error(message);
      },
    }).parseFromString(text, 'text/xml');
  } catch {
    throw new FileFault('O arquivo não é um KML bem formado');
  }
  const root = document.documentElement;
  if (!root || !['kml', 'Document', 'Folder', 'Placemark'].includes(root.localName ?? ''))
    throw new FileFault('O arquivo não é um KML');
  return document;
}

/** What holds coordinates in KML; each that gives no polygon is a geometry passed over, broken polygons among them. */
const GEOMETRIES = ['Polygon', 'Point', 'LineString', 'Track', 'Model'];

/** Adds everything a KML tree holds. */
export function collectKml(document: Document, collector: Collector): void {
  const inFile = GEOMETRIES.reduce((sum, name) => sum + elements(document, name).length, 0);
  const read = new Collector();
  for (const { geometry, properties } of toGeoJson(document).features) {
    // An image laid over the ground comes as a polygon of its corners: nobody drew that.
    if (geometry === null || properties?.['@geometry-type'] === 'groundoverlay') continue;
    read.add(geometry, plainText(properties?.name), plainText(properties?.description));
  }
  const { polygons } = read.reading();
  for (const { name, description, geometry } of polygons) collector.add(geometry, name, description);
  collector.ignore(inFile - polygons.length);
}

/** Addresses of the NetworkLinks of a KML. */
export function networkLinks(document: Document): string[] {
  return elements(document, 'NetworkLink')
    .flatMap((link) => elements(link, 'href').map((href) => href.textContent?.trim() ?? ''))
    .filter((href) => href !== '');
}

const elements = (parent: Document | Element, name: string): Element[] =>
  Array.from(parent.getElementsByTagNameNS('*', name));
