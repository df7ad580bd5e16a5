import type { Tile } from '@fonte/geo';
import type { Access } from '../../../query/index.ts';
import type { MapRequest } from './map-request.ts';
import type { PictureAsk } from './picture.ts';

/** Whose map it is: what the caller may see, and whose places it takes. */
export interface Drawer {
  readonly access: Access;
  readonly who: number;
}

/** A map as it is asked for: read once, by the service that is asked (`wms/`, `wmts/`), and carried as it is from there on. */
export interface AskedMap {
  readonly map: MapRequest;
  readonly picture: PictureAsk;
  /** Which columns a vector tile tells, as written (PROPERTYNAME); undefined for the usual ones. */
  readonly columns: string | undefined;
  readonly drawer: Drawer;
  /** Where in the grid it is, of one that is answered from the cache. */
  readonly tile: Tile | null;
}
