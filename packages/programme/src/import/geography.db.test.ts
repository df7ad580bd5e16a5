import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { changed, exampleFiles, type Files } from './testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());

const basin = (id: unknown) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { id_sub_bacia: id, nome: 'Bacia de exemplo', id_regiao_hidrografica: 10 },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-47, -19],
              [-46, -19],
              [-46, -18],
              [-47, -18],
              [-47, -19],
            ],
          ],
        },
      },
    ],
  });
/** An arc that claims to be longer than memory: it ends its reader, and nothing else. */
const MORE_THAN_MEMORY =
  '{"type":"Topology","arcs":[{"length":1e15}],"objects":{"uf":{"type":"Polygon","arcs":[[0]]}}}';
const inBasin = (id: number): Files =>
  changed(example, 'propriedade.csv', '3148004;MG;;-46,5129', `3148004;MG;${id};-46,5129`);
const basins = () =>
  programme.all(sql`SELECT id_sub_bacia FROM geo.sub_bacia WHERE NOT aproximado ORDER BY 1`);

it('takes official meshes with the programme, and once only', async () => {
  const before = await basins();
  const refused = await programme.importing({ ...inBasin(909), 'geografia/sub_bacia.geojson': basin(901) });
  expect(faultsOf(refused)).toEqual(['propriedade.csv:2: id_sub_bacia "909": não existe em geo.sub_bacia']);
  expect(await basins()).toEqual(before);

  const broken = await programme.importing({
    ...inBasin(901),
    'geografia/uf.json': MORE_THAN_MEMORY,
    'geografia/sub_bacia.geojson': '{}',
  });
  expect(broken.situacao).toBe('recusada');
  expect(faultsOf(broken)).toEqual([
    expect.stringMatching(/^geografia\/uf\.json: a leitura do arquivo foi encerrada/),
    expect.stringMatching(/^geografia\/sub_bacia\.geojson/),
  ]);

  const folder = { ...inBasin(901), 'geografia/sub_bacia.geojson': basin(901) };
  const first = await programme.importing(folder);
  expect(faultsOf(first)).toEqual([]);
  expect(first.situacao).toBe('concluida');
  expect(first.arquivos[0]).toMatchObject({ arquivo: 'geografia', linhas: 1 });
  expect(await basins()).toContainEqual({ id_sub_bacia: 901 });
  expect(await programme.importing(folder)).toMatchObject({ situacao: 'sem_mudancas', versao: first.versao });
});
