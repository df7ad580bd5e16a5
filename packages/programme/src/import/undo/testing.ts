import { sql } from 'kysely';
import { changed, exampleFiles, type Files } from '../testing/folders.ts';
import type { ProgrammeDatabase } from '../testing/programme-database.ts';

/** The example a load later: rows new, changed and gone; keys of the children that move; an outline; and a value emptied. */
export async function laterFiles(): Promise<Files> {
  let files = changed(await exampleFiles(), 'propriedade.csv', ';128,5;', ';;');
  files = changed(files, 'visita.csv', '104,31.0001.0002,12345678909,23,2023-12-18,,,,,,2,sim\n', '');
  files = changed(files, 'visita.csv', '103,31.0001.0002', '103,31.0001.0001');
  files = changed(files, 'poligono.geojson', '-18.5796],[-46.517,-18.5796]', '-18.579],[-46.517,-18.579]');
  files = changed(files, 'lancamento.csv', '\n5002;101', '\n5102;102');
  return changed(files, 'meta.csv', '1.700,00', '1.800,00');
}

/** The facts, row by row, and the sums made of them. */
export async function everything(programme: ProgrammeDatabase): Promise<unknown> {
  const rollups: Record<string, unknown[]> = {};
  const tables = await programme.all(
    sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'resumo' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  for (const { name } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    rollups[name] = await programme.all(
      // Since which load a finding is there is of the loads, not of the facts.
      sql`SELECT (to_jsonb(t) - 'desde_versao')::text AS row FROM ${sql.table(`resumo.${name}`)} t ORDER BY 1`,
    );
  }
  return { facts: await programme.contents(), rollups };
}
