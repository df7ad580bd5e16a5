// [ASVS 8.2.2 8.2.3]
import { ALL_PROFILES, PROFILES } from '@fonte/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { ROW_LIMITS } from '../../../testing/row-limits.ts';
import { LAYERS, layerNamed } from '../layers/index.ts';
import { keysSeen } from '../testing/keys-seen.ts';
import { readsWhole } from '../testing/read-whole.ts';
import { exceptionOf, wfsPortal, type WfsPortal } from './testing.ts';

let portal: WfsPortal;
beforeAll(async () => {
  portal = await wfsPortal();
});
afterAll(() => portal.close());

/** Values that only some may be told; every one stands in the tiny programme. */
async function secrets(): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select cpf as value from programa.produtor where cpf is not null
    union select nome from programa.produtor union select cpf from programa.tecnico
    union select nome from programa.tecnico union select cpf from programa.supervisor union select nome from programa.supervisor
    union select cod_propriedade from programa.propriedade union select nome from programa.propriedade
    union select numero_car from programa.propriedade where numero_car is not null
  `.execute(portal.database.db);
  return rows.map(({ value }) => value);
}

describe.each(ALL_PROFILES)('%s', (profile) => {
  const { uf, cpf } = ROW_LIMITS[profile];
  let person: TestPerson;
  beforeAll(async () => {
    person = await portal.person(profile, { ...(uf ? { uf } : {}), ...(cpf ? { cpf } : {}) });
  });

  test.each(Object.values(LAYERS))(
    '$name: no row out of scope, in any format',
    async (declared) => {
      // All at once: what comes without a count is a page (bulk.db.test).
      const params = { request: 'GetFeature', typeNames: declared.name, count: '10000' };
      // Observers have the published face of some.
      const layer = layerNamed(declared.name, profile);
      if (layer === undefined) {
        const answer = await portal.wfs(person, params);
        expect(exceptionOf(answer)).toMatchObject({ code: 'InvalidParameterValue', locator: 'typeName' });
        return;
      }
      const { rows } = await keysSeen(layer, profile).execute(portal.database.db);
      const expected = rows.map((row) => `${layer.name}.${row.key}`).toSorted();
      const isWhole = readsWhole(profile, expected.length);
      // Clients ask for everything in every way they know.
      for (const way of [
        {},
        { cql_filter: 'INCLUDE' },
        { cql_filter: `1 = 1 OR "${layer.key}" IS NOT NULL` },
        { uf: 'todas' },
        { bbox: '-180,-90,180,90,EPSG:4326' },
      ]) {
        // oxlint-disable-next-line no-await-in-loop
        const found = await portal.features(person, {
          ...params,
          ...way,
          ...(isWhole ? {} : { count: '1' }),
        });
        if (isWhole)
          expect({ way, ids: found.features.map(({ id }) => id).toSorted() }).toEqual({ way, ids: expected });
        expect(found.numberMatched).toBe(expected.length);
      }
      if (!isWhole) return;
      const outside = await portal.features(person, { ...params, cql_filter: 'NOT (1 = 1)' });
      expect(outside.features).toEqual([]);
      for (const [version, member] of [
        ['1.0.0', /<gml:featureMember>/g],
        ['1.1.0', /<gml:featureMember>/g],
        ['2.0.0', /<wfs:member>/g],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop
        const { body } = await portal.wfs(person, { ...params, version, typeName: layer.name });
        expect([version, body.match(member)?.length ?? 0]).toEqual([version, expected.length]);
      }
      if (PROFILES[profile].personal !== 'full') {
        const { body } = await portal.wfs(person, { ...params, outputFormat: 'json' });
        for (const secret of await secrets()) expect(body).not.toContain(secret);
      }
    },
    120_000,
  );

  test('files for those who may, one line of the audit each', async () => {
    const may = ['administrador', 'nacional', 'regional', 'coordenador', 'supervisor'].includes(profile);
    const formats = ['csv', 'excel', 'excel2007', 'shape-zip', 'SHAPE-ZIP', 'text/csv', 'KML', 'geoparquet'];
    for (const outputFormat of formats) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await portal.wfs(person, {
        request: 'GetFeature',
        typeNames: 'propriedades',
        outputFormat,
      });
      if (may) expect(answer.statusCode).toBe(200);
      else expect([answer.statusCode, exceptionOf(answer).locator]).toEqual([403, 'outputFormat']);
    }
    const lines = (await portal.trail()).filter(({ id_usuario }) => id_usuario === person.idUsuario);
    const files = lines.filter(({ acao }) => acao === 'exportar');
    expect(files).toHaveLength(may ? formats.length : 0);
    for (const { alvo } of files) expect(alvo).toBe('programa:propriedades');
    const refused = lines.filter(({ acao, situacao }) => acao === 'recusar' && situacao === 403);
    expect(refused.length > 0).toBe(!may);
  });
});

test('a profile without the state it needs sees nothing', async () => {
  const person = await portal.person('coordenador');
  expect((await portal.features(person, { typeNames: 'propriedades' })).numberMatched).toBe(0);
  expect((await portal.features(person, { typeNames: 'processos' })).numberMatched).toBe(0);
});
