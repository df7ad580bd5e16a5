// Whoever was anonymised comes back with no load: by the CPF, by the number of the source, or named in a text.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changed, exampleFiles, type Files } from '../testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from '../testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;
beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());
beforeEach(async () => {
  await programme.empty();
  await programme.all(sql`TRUNCATE portal.anonimizado, portal.pessoa_anonimizada RESTART IDENTITY CASCADE`);
});

/** Notes somebody as the portal does (apps/server, modules/privacy). */
const note = (tipo: string, value: string, more: { pseudonimo?: string; palavras?: number } = {}) =>
  programme.all(sql`WITH p AS (
      INSERT INTO portal.pessoa_anonimizada (id_pessoa, papeis, motivo) OVERRIDING SYSTEM VALUE VALUES (7, 'tecnico', 'Pedido')
      ON CONFLICT (id_pessoa) DO UPDATE SET papeis = 'tecnico' RETURNING id_pessoa
    ) INSERT INTO portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo, palavras)
    SELECT ${tipo}, portal.codigo_anonimo(${tipo}::text, ${value}::text), id_pessoa, ${more.pseudonimo ?? null}, ${more.palavras ?? null} FROM p`);
const technician = async () =>
  (
    await programme.all<{ cpf: string; nome: string }>(
      sql`SELECT cpf, nome FROM programa.tecnico ORDER BY nome`,
    )
  )[0]!;

it('a technician keeps the visits under the pseudonym, and loads after that change nothing', async () => {
  await programme.importing(example);
  const before = await programme.contents();
  const { cpf, nome } = await technician();
  await programme.empty();
  await note('cpf', cpf, { pseudonimo: 'P0000000007' });
  const result = await programme.importing(example);
  expect(faultsOf(result)).toEqual([]);
  const after = await programme.contents();
  expect(JSON.stringify(after)).not.toContain(cpf);
  expect(JSON.stringify(after['tecnico'])).not.toContain(nome);
  expect(JSON.stringify(after['tecnico'])).toContain('Pessoa removida 7');
  const swapped = JSON.stringify(before['visita']).replaceAll(cpf, 'P0000000007');
  expect(JSON.parse(swapped)).toEqual(JSON.parse(JSON.stringify(after['visita'])));
  expect((await programme.importing(example)).situacao).toBe('sem_mudancas');
});

it('a producer is known by the number of the source, whatever CPF and name a later load brings', async () => {
  await note('produtor', '2', { pseudonimo: 'P0000000007' });
  const text = example['produtor.csv']!;
  expect(text).toContain('\n2;');
  const result = await programme.importing(example);
  expect(faultsOf(result)).toEqual([]);
  const [row] = await programme.all<{ nome: string; cpf: string; dia: string }>(
    sql`SELECT nome, cpf, to_char(dt_nascimento, 'MM-DD') AS dia FROM programa.produtor WHERE id_produtor = 2`,
  );
  expect(row).toMatchObject({ nome: 'Pessoa removida 7', cpf: 'P0000000007' });
  expect(['01-01', '12-31', null]).toContain(row?.dia);
  const farms = await programme.all<{ nome: string; cod: string }>(
    sql`SELECT nome, cod_propriedade AS cod FROM programa.propriedade WHERE id_produtor = 2`,
  );
  expect(farms.length).toBeGreaterThan(0);
  for (const { nome, cod } of farms) expect(nome).toBe(`Propriedade ${cod}`);
  const areas = await programme.all(
    sql`SELECT FROM programa.poligono g JOIN programa.propriedade p USING (cod_propriedade) WHERE p.id_produtor = 2 AND num_nonnulls(nome_area, name_poligono) > 0`,
  );
  expect(areas).toEqual([]);
  expect((await programme.importing(example)).situacao).toBe('sem_mudancas');
});

it('a name in a text is found whole, with other case and accents, and not as a part of others', async () => {
  await note('nome', 'jose da silva', { palavras: 3 });
  const [farm] = await programmeFarms();
  const named = async (nome: string) => {
    await programme.empty();
    await programme.importing(changed(example, 'propriedade.csv', farm!, nome));
    return (
      await programme.all<{ nome: string }>(
        sql`SELECT nome FROM programa.propriedade ORDER BY cod_propriedade`,
      )
    ).map((row) => row.nome);
  };
  expect((await named('Sítio JOSÉ da Silva'))[0]).toMatch(/^Propriedade /);
  expect(await named('Sítio José da Silvana')).toContain('Sítio José da Silvana');
  expect(await named('Maria José das Silva')).toContain('Maria José das Silva');
});

async function programmeFarms(): Promise<string[]> {
  await programme.importing(example);
  const rows = await programme.all<{ nome: string }>(
    sql`SELECT nome FROM programa.propriedade ORDER BY cod_propriedade`,
  );
  await programme.empty();
  return rows.map(({ nome }) => nome);
}
