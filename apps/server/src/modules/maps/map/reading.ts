import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { Maps } from '../service.ts';
import type { AskedLayer, MapRequest } from './map-request.ts';
import { zoomOf, pixelMetres } from './scale.ts';

/** From this zoom on a tile holds so few features that planning its statement costs as much as running it. */
const PREPARED_FROM = 8.5;

/**
 * The database as a map is read from it. Without a client's filter or choice of columns a layer has few statements, which differ in values only: these
 * are prepared and planned once. Not at the scale of a country: there the best way depends on the values, on how much the box and the caller's scope leave.
 */
export function readingOf(
  { app }: Pick<Maps, 'app'>,
  {
    layers,
    box,
    width,
  }: Pick<MapRequest, 'box' | 'width'> & {
    readonly layers: readonly Pick<AskedLayer, 'filter'>[];
  },
  signal: AbortSignal,
  columns?: readonly string[],
): Kysely<Database> {
  const few = columns === undefined && layers.every(({ filter }) => filter === undefined);
  const near = zoomOf(pixelMetres(box, width)) >= PREPARED_FROM;
  return app.database.within({ signal, prepared: few && near ? 'one plan' : false });
}
