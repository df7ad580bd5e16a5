import { OBSERVERS } from '@fonte/contracts';
import type { FoundProperty } from '@fonte/contracts/routes/properties';
import { ANA } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { tinyPortal, type TinyPortal } from '../reports/testing.ts';

let portal: TinyPortal;
beforeAll(async () => {
  portal = await tinyPortal();
});
afterAll(() => portal.close());

const ask = (person: TestPerson, query: Record<string, string>) =>
  portal.ask('GET', `/api/indicators/properties/search?${new URLSearchParams(query).toString()}`, {
    headers: { cookie: person.cookie },
  });
const found = async (person: TestPerson, texto: string, more: Record<string, string> = {}) =>
  (await ask(person, { texto, ...more })).json<FoundProperty[]>();
const names = async (person: TestPerson, texto: string) =>
  (await found(person, texto)).map(({ nome }) => nome);

describe('search', () => {
  it('finds by the beginning of name, code, code without dots, municipality and producer', async () => {
    const admin = await portal.person('administrador');
    expect(await found(admin, 'FAZENDA DOIS IP')).toEqual([
      {
        id: '52.0001.0001',
        nome: 'Fazenda Dois Ipês',
        municipio: 'Rio Verde/GO',
        produtor: 'Zeli Gabiroba das Águas',
        lon: -50.93,
        lat: -17.8,
      },
    ]);
    expect(await names(admin, 'fazenda dois ipes')).toEqual(['Fazenda Dois Ipês']);
    expect((await found(admin, '52.0001.0001')).map(({ id }) => id)).toEqual(['52.0001.0001']);
    expect((await found(admin, '5200010001')).map(({ id }) => id)).toEqual(['52.0001.0001']);
    expect(await names(admin, 'zeli')).toContain('Fazenda Dois Ipês');
    expect((await found(admin, 'goianes')).map(({ municipio }) => municipio)).toEqual([
      'Goianésia/GO',
      'Goianésia/GO',
    ]);
  });

  it('gives at most as many as asked, five by default, and none for nothing or the unknown', async () => {
    const admin = await portal.person('administrador');
    expect(await found(admin, '5')).toHaveLength(5);
    expect(await found(admin, '5', { limite: '8' })).toHaveLength(8);
    expect(await found(admin, '5', { limite: '8', uf: 'MS' })).toHaveLength(3);
    expect(await found(admin, '   ')).toEqual([]);
    expect(await found(admin, "' or 1=1 --%_")).toEqual([]);
    expect(await found(admin, '%')).toEqual([]);
  });

  it('shows each profile its own rows, and names only where it may', async () => {
    const goias = await portal.person('coordenador', { uf: 'GO' });
    expect(
      (await found(goias, '5', { limite: '8' })).every(({ municipio }) => municipio.endsWith('/GO')),
    ).toBe(true);
    expect(await found(goias, '50')).toEqual([]);
    expect(await found(goias, '5', { uf: 'MS' })).toEqual([]);
    const nobody = await portal.person('supervisor', { uf: 'GO' });
    expect(await found(nobody, '5')).toEqual([]);
    const ana = await portal.person('tecnico', { cpf: ANA });
    const own = await found(ana, '5', { limite: '8' });
    expect(own.map(({ id }) => id)).toContain('52.0001.0001');
    expect(own.every(({ municipio }) => municipio.endsWith('/GO'))).toBe(true);
  });

  it.each(OBSERVERS)('is not for %s: what is found is a property', async (profile) => {
    const person = await portal.person(profile);
    for (const texto of ['fazenda dois', 'zeli', '52.0001.0001', 'goianes'])
      expect((await ask(person, { texto })).statusCode).toBe(403);
  });

  it('refuses hostile parameters', async () => {
    const admin = await portal.person('administrador');
    for (const query of [
      {},
      { texto: 'a', limite: '9' },
      { texto: 'a'.repeat(101) },
      { texto: 'a', uf: "GO'" },
    ])
      expect((await ask(admin, query as Record<string, string>)).statusCode).toBe(400);
    expect((await portal.ask('GET', '/api/indicators/properties/search?texto=a')).statusCode).toBe(401);
  });
});
