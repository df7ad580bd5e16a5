import { ALL_PROFILES, OBSERVERS, type ReportAnswer } from '@fonte/contracts';
import { OPENED } from '@fonte/contracts/boards';
import { ANA, CAIO, OTTO } from '@fonte/programme/tiny/people';
import { P1, P10, P2, P3, P4 } from '@fonte/programme/tiny/properties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { readFile, tinyPortal, type TinyPortal } from '../testing.ts';

// Properties one by one (second text, 2.6 and 2.7), on the tiny programme added up by hand (packages/programme/src/tiny/README.md).

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const of = (code: string) => ({ moreFilter: `cod_propriedade = '${code}'` });
const column = ({ tbody }: ReportAnswer, field: string) => tbody.map((row) => row[field]);

/** A list as its reader asks it: order, conditions, search, page. */
const ask = (person: TestPerson, id: number, query: Record<string, string>) =>
  portal.raw(person, 'relatorio/index/retorno-direto', {
    co_consulta: String(id),
    typereturn: 'Json',
    ...query,
  });
const list = async (person: TestPerson, query: Record<string, string>, id = 8768991) => {
  const answer = await ask(person, id, query);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<ReportAnswer>();
};

describe('the list of properties', () => {
  it('has a row for each, those that lack most visits first, and leads to the property by its code', async () => {
    const answer = await portal.report(admin, 8768991);
    expect(answer.total).toBe(12);
    const lack = column(answer, 'faltam').map(Number);
    expect(lack).toEqual(lack.toSorted((a, b) => b - a));
    expect(answer.thead[0]).toMatchObject({ field: 'cod_propriedade', type: 'link' });
    expect(answer.tbody.find((row) => row['cod_propriedade'] === P1)).toMatchObject({
      propriedade: 'Fazenda Dois Ipês',
      municipio: 'Rio Verde',
      uf: 'GO',
      produtor: 'Zeli Gabiroba das Águas',
      atividade_produtiva: 'Bovinocultura de leite',
      visitas: 14,
      ultima_visita: '2025-03-15',
      situacao: 'Ativa em atendimento',
    });
  });

  it('is ordered, narrowed and searched over all rows by the server', async () => {
    const byName = await list(admin, { ordem: 'propriedade', page: '1' });
    expect(byName.tbody[0]).toMatchObject({ propriedade: 'Chácara Sete Cedros' });
    expect(byName.total).toBe(12);
    expect(byName).not.toHaveProperty('todas');
    const last = await list(admin, { ordem: '-visitas' });
    expect(column(last, 'visitas').slice(0, 3)).toEqual([24, 14, 13]);

    const goias = JSON.stringify([{ campo: 'uf', operador: '=', valor: 'go' }]);
    expect(await list(admin, { filtros: goias, page: '1' })).toMatchObject({ total: 5, todas: 12 });
    expect(await list(admin, { busca: 'jatoba manso', page: '1' })).toMatchObject({ total: 1, todas: 12 });
    expect(column(await list(admin, { busca: '52000100' }), 'cod_propriedade')).toHaveLength(3);
    expect((await list(admin, { busca: 'zeli', filtros: goias })).total).toBe(2);
    expect(await list(admin, { busca: 'ninguém' })).toMatchObject({ total: 0, todas: 12, tbody: [] });
  });

  it('has the file that its reader sees', async () => {
    const answer = await ask(admin, 8768991, { busca: 'zeli', typereturn: 'Csv' });
    expect(answer.headers['x-total-count']).toBe('2');
    const { lines, about } = readFile(answer.body);
    expect(lines).toHaveLength(3);
    expect(about).toContainEqual(['Busca', 'zeli']);
  });

  it.each([
    [{ ordem: 'cpf' }],
    [{ ordem: "nome'" }],
    [{ filtros: '[{"campo":"cpf_tecnico","operador":"=","valor":"1"}]' }],
    [{ filtros: '{' }],
    [{ busca: 'a'.repeat(101) }],
  ])('refuses %j', async (query: Record<string, string>) => {
    expect((await ask(admin, 8768991, query)).statusCode).toBe(400);
  });

  it('is no order of a figure: a report that is no list refuses it', async () => {
    for (const query of [{ ordem: 'uf' }, { busca: 'go' }, { filtros: '[]' }])
      expect((await ask(admin, 11121, query as Record<string, string>)).statusCode).toBe(400);
  });

  it('counts what calls for action', async () => {
    const { tbody } = await portal.report(admin, 8768993);
    const late = (await portal.report(admin, 8768991)).tbody.filter((row) => row['atrasada'] === true);
    expect(tbody[0]).toEqual({ propriedades: 12, atrasadas: late.length, sem_visita: 2, concluidas: 2 });
    for (const [field, value] of Object.entries(tbody[0] ?? {}))
      expect((await portal.drill(admin, 8768993, { idColuna: field })).total).toBe(value);
  });
});

describe('the sheet', () => {
  it('is one row of a property, with every kind of area', async () => {
    const { tbody } = await portal.report(admin, 11199, of(P1));
    expect(tbody).toHaveLength(1);
    expect(tbody[0]).toMatchObject({
      propriedade: 'Fazenda Dois Ipês',
      perfil_fundiario: 'Pequena propriedade',
      situacao: 'Ativa em atendimento',
      visitas: 14,
      lon: -50.93,
      lat: -17.8,
      area_total: 100,
      area_produtiva: 80,
      area_abc: 20,
      ciclo_1_inicio: '2024-02-01',
      ciclo_2_fim: '2026-01-31',
    });
  });

  it('has areas as parts of the whole, and none for what is not registered', async () => {
    const { tbody } = await portal.report(admin, 11207, of(P1));
    expect(tbody).toHaveLength(10);
    expect(tbody.slice(0, 3)).toEqual([
      { tipo: 'Área total', hectares: 100, parte: 100 },
      { tipo: 'Área produtiva', hectares: 80, parte: 80 },
      { tipo: 'Área de pastagem', hectares: 60, parte: 60 },
    ]);
    expect((await portal.report(admin, 11207, of('50.0001.0002'))).tbody).toEqual([
      { tipo: 'Área produtiva', hectares: 0, parte: null },
    ]);
  });

  it('has results of cycle 1 beside cycle 2, with the periods of both', async () => {
    const { tbody } = await portal.report(admin, 11200, of(P1));
    expect(tbody).toEqual([
      {
        indicador: 'Produção diária de leite',
        unidade: 'L/dia',
        ciclo_1: 95,
        ciclo_2: 110,
        mudanca: 15,
        'Data inicial [ciclo_1]': '2024-02-01',
        'Data final [ciclo_1]': '2025-01-31',
        'Data inicial [ciclo_2]': '2025-02-01',
        'Data final [ciclo_2]': '2026-01-31',
      },
    ]);
  });
});

describe('visits beside the plan', () => {
  it('are 24 a page, the last first, each with the month the plan foresaw', async () => {
    const answer = await list(admin, { ...of(P3), page: '1' }, 11201);
    expect(answer).toMatchObject({ no_consulta: 'Meta', total: 24, totalPagina: 1 });
    expect(answer.tbody).toHaveLength(24);
    expect(answer.tbody[0]).toMatchObject({ numero: 24, dt_visita: '2025-12-20', prevista: '2025-12-01' });
    expect(answer.tbody[23]).toMatchObject({ numero: 1, dt_visita: '2024-01-20', prevista: '2024-01-02' });
  });

  it('say whether they count and why not', async () => {
    const { tbody } = await portal.report(admin, 11201, of(P2));
    expect(tbody.map(({ numero, conta, motivo }) => [numero, conta, motivo])).toEqual([
      [5, false, 'Não sincronizada'],
      [4, false, 'Sem lançamento nem check-in'],
      [3, true, 'Lançamento'],
      [2, true, 'Check-in'],
      [1, true, 'Check-in e lançamento'],
    ]);
  });
});

describe('expenses', () => {
  it('are entries with what they come to below', async () => {
    // P1: 14 visits with 100 kg at R$ 2; P2: 50, 200 and, of a visit that does not count, 100.
    const first = await list(admin, { ...of(P1), page: '1' }, 11202);
    expect(first.total).toBe(14);
    expect(first.tbody[0]).toMatchObject({
      item: 'Ração concentrada 18 % PB',
      qtde: 100,
      vlr: 2,
      total: 200,
    });
    expect(first.tfoot).toEqual({ item: 'Total de 14 despesas', total: 2800 });
    expect((await list(admin, of(P2), 11202)).tfoot).toMatchObject({ total: 350 });
  });

  it('have no foot where only some of them are seen, or none is there', async () => {
    expect((await list(admin, { ...of(P2), busca: 'mineral' }, 11202)).tfoot).toBeNull();
    expect(await list(admin, of(P10), 11202)).toMatchObject({ total: 0, tfoot: null });
  });
});

describe('what is inside an opened row', () => {
  const sum = ({ series }: ReportAnswer) =>
    series[0]?.data.reduce<number>((all, one) => all + Number(one), 0);

  it('are the entries, and as many of them over the months', async () => {
    // P1: an expense and an income in each of its visits, from 15/02 to 15/12/2024 and from 15/01 to 15/03/2025.
    const entries = await list(admin, { ...of(P1), page: '1' }, OPENED.entries);
    expect(entries).toMatchObject({ no_consulta: 'Lançamentos', total: 28, totalPagina: 2 });
    expect(entries.tbody).toHaveLength(20);
    const [newest] = entries.tbody.filter(({ natureza }) => natureza === 'Receita');
    expect(newest).toMatchObject({
      dt: '2025-03-15',
      item: 'Leite vendido',
      qtde: 3000,
      vlr: 2.5,
      total: 7500,
    });
    const months = await portal.report(admin, OPENED.months, of(P1));
    expect(months.labels[0]).toBe('fev. 2024');
    expect(months.series[0]?.data.slice(0, 15)).toEqual([...Array<number>(14).fill(2), 0]);
    expect([sum(months), months.tfoot?.['lancamentos']]).toEqual([28, 28]);
  });

  it('are of the year of their list, and their file is theirs', async () => {
    const inYear = { ...of(P1), $ano: '[2025]' };
    expect((await list(admin, inYear, OPENED.entries)).total).toBe(6);
    expect(sum(await list(admin, inYear, OPENED.months))).toBe(6);
    const file = await ask(admin, OPENED.entries, { ...inYear, typereturn: 'Csv' });
    expect(file.headers['x-total-count']).toBe('6');
  });

  it('are none where there are none, and drawn as nothing', async () => {
    expect(await list(admin, of(P4), OPENED.entries)).toMatchObject({ total: 0, tbody: [] });
    expect(await portal.report(admin, OPENED.months, of(P4))).toMatchObject({
      labels: [],
      tbody: [],
      tfoot: null,
    });
  });
});

// ─── whose rows ───

const SHEETS = [11207, 11200, 11201, 11202, OPENED.months, OPENED.entries] as const;
const OFFICE = [8768991, 11199] as const;
const FIELD = [8768992, 3311199] as const;

describe('nobody is told of another’s property', () => {
  it.each(OBSERVERS)('%s has none of these reports', async (profile) => {
    const person = await portal.person(profile);
    for (const id of [...SHEETS, ...OFFICE, ...FIELD, 8768993])
      expect([id, (await ask(person, id, of(P1))).statusCode]).toEqual([id, 403]);
  });

  it('Técnico has reports of his own, and nobody else has those', async () => {
    const ana = await portal.person('tecnico', { cpf: ANA });
    for (const id of OFFICE) expect((await ask(ana, id, {})).statusCode).toBe(403);
    expect((await portal.report(ana, 8768992)).total).toBe(3);
    for (const profile of ALL_PROFILES.filter((one) => one !== 'tecnico')) {
      const person = await portal.person(profile, { uf: 'GO' });
      for (const id of FIELD)
        expect([profile, (await ask(person, id, {})).statusCode]).toEqual([profile, 403]);
    }
  });

  it.each([
    ['tecnico', { cpf: CAIO }, [8768992, 3311199]],
    ['supervisor', { cpf: OTTO, uf: 'GO' }, OFFICE],
    ['coordenador', { uf: 'GO' }, OFFICE],
    ['regional', { uf: 'GO' }, OFFICE],
  ] as const)(
    '%s finds nothing under a code of another’s, however it is asked',
    async (profile, who, own) => {
      const person = await portal.person(profile, who);
      for (const id of [...SHEETS, ...own])
        for (const query of [
          of(P10),
          { ...of(P10), $uf: '["MS"]' },
          { ...of(P10), ordem: id === 11207 || id === 11200 ? '' : 'dt', page: '1' },
        ]) {
          const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
          const answer = await ask(person, id, asked);
          // An order that the list does not have is refused before anything is told.
          if (answer.statusCode === 400) continue;
          expect([id, answer.json<ReportAnswer>().tbody]).toEqual([id, []]);
          expect(answer.body).not.toContain('Peroba');
        }
      expect((await list(person, { busca: 'peroba' }, own[0])).total).toBe(0);
      expect((await list(person, { busca: '50.0001.0001' }, own[0])).total).toBe(0);
    },
  );
});
