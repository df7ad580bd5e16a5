import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { changed, exampleFiles, type Files } from '../testing/folders.ts';
import { ProgrammeDatabase } from '../testing/programme-database.ts';

let programme: ProgrammeDatabase;
let files: Files;

// Twelve visits of 2022, a month apart, before the two (101, 102) that the example has of the property; none of them states its cycle. 205 does not count yet.
const visit = (month: number): string => {
  const day = `2022-${String(month).padStart(2, '0')}-10`;
  return `${200 + month},31.0001.0001,12345678909,${month},${day},${day} 09:00,,,60,,,${month === 5 ? 'não' : 'sim'}`;
};

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  let example = await exampleFiles();
  for (const stated of ['150,Diagnóstico 1,1', '90,Planejamento 1,1'])
    example = changed(example, 'visita.csv', stated, stated.slice(0, -1));
  const more = Array.from({ length: 12 }, (_, i) => visit(i + 1));
  files = { ...example, 'visita.csv': `${example['visita.csv']!.trimEnd()}\n${more.join('\n')}\n` };
});
afterAll(() => programme.close());

const cycles = () =>
  programme.all(sql`SELECT id_visita AS id, ciclo_contado AS ciclo FROM programa.visita WHERE id_visita IN (103, 205, 212, 101, 102)
    ORDER BY dt_visita`);
const pace = () =>
  programme.all(
    sql`SELECT visitas, visitas_ciclo_1, visitas_ciclo_2 FROM resumo.visita_ritmo WHERE cod_propriedade = '31.0001.0001'`,
  );

it('counts a visit in the cycle that the source states, else by its place among the visits that count', async () => {
  await programme.importing(files);
  // Eleven of 2022 count, so that 101 is the twelfth and 102 the thirteenth; the source says 2 of 103.
  expect(await cycles()).toEqual([
    { id: 205, ciclo: 1 },
    { id: 212, ciclo: 1 },
    { id: 101, ciclo: 1 },
    { id: 102, ciclo: 2 },
    { id: 103, ciclo: 2 },
  ]);
  expect(await pace()).toEqual([{ visitas: 13, visitas_ciclo_1: 12, visitas_ciclo_2: 1 }]);
});

it('moves the later ones on when one begins to count, which is no change of theirs', async () => {
  const { versao } = await programme.importing(changed(files, 'visita.csv', ',60,,,não', ',60,,,sim'));
  expect(await cycles()).toContainEqual({ id: 101, ciclo: 2 });
  expect(await pace()).toEqual([{ visitas: 14, visitas_ciclo_1: 12, visitas_ciclo_2: 2 }]);
  const changes = await programme.all<{ key: string; diff: { key: string }[] }>(
    sql`SELECT key, diff FROM portal.diferenca WHERE versao = ${versao}`,
  );
  expect(changes.map(({ key, diff }) => [key, diff.map((one) => one.key).toSorted()])).toEqual([
    ['205', ['conta', 'motivo', 'sincronizada']],
  ]);
});

it('holds what is stored and the view together', async () => {
  expect(
    await programme.all(sql`SELECT count(*) AS total FROM programa.visita v JOIN programa.visita_valida r USING (cod_propriedade, id_visita)
      WHERE v.ciclo_contado IS DISTINCT FROM r.ciclo_contado`),
  ).toEqual([{ total: 0 }]);
});
