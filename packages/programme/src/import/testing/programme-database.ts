import { sql, type RawBuilder } from 'kysely';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { SOURCES } from '../../source/index.ts';
import { faultSentence } from '../../read/fault.ts';
import { importFolder, type ImportOptions } from '../import-folder.ts';
import type { ImportResult } from '../result.ts';
import { exampleGeography, inFolder, type Files } from './folders.ts';

/** A database with the example's geography, and what the tests of the import ask of it. */
export class ProgrammeDatabase {
  private constructor(readonly access: TestDatabase) {}

  static async open(): Promise<ProgrammeDatabase> {
    const access = await freshDatabase();
    await exampleGeography(access);
    return new ProgrammeDatabase(access);
  }

  close(): Promise<void> {
    return this.access.close();
  }

  /** Takes the programme and everything that imports have written away. */
  async empty(): Promise<void> {
    const tables = SOURCES.map(({ schema, name }) => sql.table(`${schema}.${name}`));
    await this.all(
      sql`TRUNCATE ${sql.join(tables)}, portal.diferenca, portal.versao, portal.importacao CASCADE`,
    );
  }

  importing(files: Files, options: ImportOptions = {}): Promise<ImportResult> {
    return inFolder(files, (dir) => importFolder(this.access, dir, options));
  }

  async all<T>(query: RawBuilder<T>): Promise<T[]> {
    return (await query.execute(this.access.db)).rows;
  }

  /** Everything that a reader could see of the programme. */
  async contents(): Promise<Record<string, unknown[]>> {
    const tables: Record<string, unknown[]> = {};
    for (const { schema, name } of SOURCES) {
      const table = sql.table(`${schema}.${name}`);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      tables[name] = await this.all(sql`SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1`);
    }
    return tables;
  }
}

export const faultsOf = ({ falhas }: ImportResult): string[] => falhas.map(faultSentence);
