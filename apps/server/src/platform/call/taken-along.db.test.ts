// What a device takes along of its person's own properties, in the audit.
import { addressOf } from '@fonte/contracts';
import { mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { propertyDetail, propertySearch } from '@fonte/contracts/endpoints/properties';
import { PACK_HEADER } from '@fonte/contracts/taken-along';
import { ANA } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

const [P1, P2] = ['5200010001', '5200010002'];
let portal: TestPortal;
let technician: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  technician = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
});
afterAll(() => portal.close());

/** The lines that these answers leave. */
async function linesOf(person: TestPerson, addresses: readonly string[], taken = true) {
  const before = (await portal.trail()).length;
  for (const url of addresses) {
    const headers = { cookie: person.cookie, ...(taken ? { [PACK_HEADER]: '1' } : {}) };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await portal.ask('GET', url, { headers })).statusCode).toBe(200);
  }
  return (await portal.trail()).slice(before);
}
const head = (id: string) => addressOf(propertyDetail, { params: { id } });
const media = (id: string) => addressOf(mediaOfProperty, { params: { id } });

test('of each call is one line and the count of the others, with the rows of all', async () => {
  const plain = await linesOf(technician, [head(P1), head(P2), head(P1)], false);
  expect(plain).toHaveLength(3);
  const rows = plain.map(({ linhas }) => Number(linhas));
  const lines = await linesOf(technician, [head(P1), head(P2), head(P1), media(P1)]);
  expect(lines).toMatchObject([
    { acao: 'ler', rota: 'property.detail', linhas: rows[0], detalhe: { pacote: true } },
    { acao: 'ler', rota: 'media.property', detalhe: { pacote: true } },
    { acao: 'ler', rota: 'property.detail', linhas: rows[1]! + rows[2]!, detalhe: { vezes: 2 } },
  ]);
  expect(lines.every(({ id_usuario }) => id_usuario === technician.idUsuario)).toBe(true);
});

test('who has no properties of their own, and what no property’s page asks, leave a line for each answer', async () => {
  const admin = await portal.person('administrador');
  const lines = await linesOf(admin, [head(P1), head(P1)]);
  expect(lines.map(({ rota, alvo }) => [rota, alvo])).toEqual(
    (await linesOf(admin, [head(P1), head(P1)], false)).map(({ rota, alvo }) => [rota, alvo]),
  );
  expect(lines).toHaveLength(2);
  const search = addressOf(propertySearch, { query: { texto: '5', limite: 1 } });
  expect(await linesOf(technician, [search, search])).toHaveLength(2);
});
