import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import type { ReadPolygon } from './reading.ts';

const KML = 'http://www.opengis.net/kml/2.2';

/** Writes polygons as a KML file, UTF-8 text; reading it gives the same names, descriptions and rings. */
export function writeKml(polygons: readonly ReadPolygon[], title: string): string {
  const document = new DOMImplementation().createDocument(KML, 'kml');
  const folder = child(document, document.documentElement as Element, 'Document');
  child(document, folder, 'name', title);
  for (const { name, description, geometry, data = {} } of polygons) {
    const placemark = child(document, folder, 'Placemark');
    if (name !== null) child(document, placemark, 'name', name);
    if (description !== null) child(document, placemark, 'description', description);
    const texts = Object.entries(data);
    if (texts.length > 0) {
      const extended = child(document, placemark, 'ExtendedData');
      for (const [called, value] of texts) {
        const one = child(document, extended, 'Data');
        one.setAttribute('name', called);
        child(document, one, 'value', value);
      }
    }
    const polygon = child(document, placemark, 'Polygon');
    geometry.coordinates.forEach((ring, i) => {
      const boundary = child(document, polygon, i === 0 ? 'outerBoundaryIs' : 'innerBoundaryIs');
      child(
        document,
        child(document, boundary, 'LinearRing'),
        'coordinates',
        ring.map(([lon, lat]) => `${lon},${lat},0`).join(' '),
      );
    });
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

/** Signs that XML 1.0 cannot hold at all are left out: no program could read the file with them. */
const writable = (text: string) =>
  Array.from(text.toWellFormed())
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t' || sign === '\r')
    .join('')
    .replace(/[\ufffe\uffff]/g, '');

function child(document: Document, parent: Element, name: string, text?: string): Element {
  const element = document.createElementNS(KML, name);
  if (text !== undefined) element.appendChild(document.createTextNode(writable(text)));
  parent.appendChild(element);
  return element;
}
