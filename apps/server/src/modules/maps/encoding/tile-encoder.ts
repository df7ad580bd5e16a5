import type { DatabaseAccess } from '@fonte/database';
import { sql } from 'kysely';

/** Who encodes vector tiles on this database: it, or a drawing thread. */
export class TileEncoder {
  readonly #database: Pick<DatabaseAccess, 'db'>;
  #able: Promise<boolean> | null = null;

  constructor(database: Pick<DatabaseAccess, 'db'>) {
    this.#database = database;
  }

  /** Whether the database does; PGlite's PostGIS is built without. Asked once. */
  isDatabase(): Promise<boolean> {
    return (this.#able ??= this.#ask());
  }

  async #ask(): Promise<boolean> {
    try {
      await sql`select ST_AsMVTGeom(ST_MakePoint(0, 0)::geometry, ST_MakeEnvelope(0, 0, 1, 1))`.execute(
        this.#database.db,
      );
      return true;
    } catch (error) {
      // A database that is away says nothing about what it can.
      if (!String(error).includes('protobuf')) this.#able = null;
      return false;
    }
  }
}
