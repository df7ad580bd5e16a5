import { FilterFault } from '../fault.ts';
import { FILTER_DEPTH_LIMIT, FILTER_NODE_LIMIT } from '../limits.ts';
import type { XmlElement } from './xml-element.ts';

/** Versions of WFS, each with its filter language: OGC Filter 1.0, 1.1, FES 2.0. */
export type FilterVersion = '1.0.0' | '1.1.0' | '2.0.0';

/** One reading of a filter in XML: its version's ways, and its bounds. */
export class XmlReading {
  private depth = 0;
  private nodes = 0;

  constructor(readonly version: FilterVersion) {}

  /** Order of coordinates where no srsName tells it: what GDAL sends with -spat (design/maps). */
  get latFirst(): boolean {
    return this.version !== '1.0.0';
  }

  count(element: XmlElement): void {
    if (++this.nodes > FILTER_NODE_LIMIT)
      throw new FilterFault(`há mais de ${FILTER_NODE_LIMIT} partes`, element.at);
  }

  /** Runs a deeper reading, refusing one that is too deep. */
  deeper<T>(element: XmlElement, read: () => T): T {
    if (++this.depth > FILTER_DEPTH_LIMIT)
      throw new FilterFault(`há mais de ${FILTER_DEPTH_LIMIT} níveis de elementos`, element.at);
    try {
      return read();
    } finally {
      this.depth--;
    }
  }

  two(element: XmlElement): [XmlElement, XmlElement] {
    const [first, second, ...more] = element.children;
    if (!first || !second || more.length > 0)
      throw new FilterFault(`“${element.name}” compara dois valores`, element.at);
    return [first, second];
  }
}
