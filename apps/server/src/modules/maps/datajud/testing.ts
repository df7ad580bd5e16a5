import type { LawsuitsAnswer } from '@fonte/contracts/routes/lawsuits';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { testPortal, type TestPortal } from '../../../testing.ts';

export const PATH = '/api/db/database/findall/datajud';
/** Of the one person who is a party of all lawsuits. */
export const CPF = '99941799955';

/** Five lawsuits of two states; the fifth has no place. */
const LAWSUITS = [
  [
    '5000001-26.2022.8.09.0001',
    'TJGO',
    'Estadual',
    'Ação Civil Pública',
    [11823, 15302],
    'GO',
    2022,
    true,
    'Reserva legal; Cadastro Ambiental Rural',
    [-50.931, -17.801],
  ],
  [
    '5000002-11.2023.8.09.0001',
    'TJGO',
    'Estadual',
    'Usucapião',
    [10458],
    'GO',
    2023,
    false,
    'Usucapião Extraordinária',
    [-50.5, -17.6],
  ],
  [
    '5000003-93.2023.4.01.0001',
    'TRF1',
    'Federal',
    'Ação Civil Pública',
    [11823],
    'GO',
    2023,
    null,
    'Reserva legal',
    [-49.2, -16.6],
  ],
  [
    '5000004-78.2021.8.13.0001',
    'TJMG',
    'Estadual',
    'Ação Civil Pública',
    [15302],
    'MG',
    2021,
    true,
    null,
    [-44, -19.9],
  ],
  ['5000005-63.2020.8.13.0001', 'TJMG', null, null, null, 'MG', null, null, null, null],
] as const;
export const [N1, N2, N3, N4, N5] = LAWSUITS.map(([numero]) => numero);

/** A portal with these lawsuits, and people who ask for them. */
export interface LawsuitPortal extends TestPortal {
  /** Cookies. */
  readonly people: Readonly<Record<'administrador' | 'nacional' | 'regional' | 'coordenador', string>>;
  /** Asks; without a cookie, as Administrador. */
  get(query: Record<string, string>, cookie?: string): ReturnType<TestPortal['ask']>;
  /** What it answers, which must be no fault. */
  read(query: Record<string, string>, cookie?: string): Promise<LawsuitsAnswer>;
}

export async function lawsuitPortal(): Promise<LawsuitPortal> {
  const portal = await testPortal();
  for (const [numero, tribunal, esfera, classe, assuntos, uf, ano, julgado, assunto, place] of LAWSUITS) {
    await sql`insert into camada.processo
      (numero, tribunal, esfera, classe, assuntos, uf, ano, flg_julgamento, complex_assunto, partes, geom)
      values (${numero}, ${tribunal}, ${esfera}, ${classe}, ${assuntos ? [...assuntos] : null}::integer[], ${uf}, ${ano},
        ${julgado}, ${assunto},
        ${JSON.stringify([
          {
            tipoPessoa: 'fisica',
            numeroDocumentoPrincipal: CPF,
            nome: 'Nilo Araticum Paz',
            sexo: 'M',
            nacionalidade: 'BR',
            intimacaoPendente: 1,
            assistenciaJudiciaria: false,
          },
          {
            tipoPessoa: 'juridica',
            numeroDocumentoPrincipal: '11222333000181',
            nome: 'Associação Exemplo',
            segredo: 'x',
          },
        ])}::jsonb,
        ${place ? sql`ST_SetSRID(ST_MakePoint(${place[0]}, ${place[1]}), 4674)` : null})`.execute(
      portal.database.db,
    );
  }
  const people = {
    administrador: (await portal.person('administrador')).cookie,
    nacional: (await portal.person('nacional')).cookie,
    regional: (await portal.person('regional', { uf: 'MG' })).cookie,
    coordenador: (await portal.person('coordenador', { uf: 'GO' })).cookie,
  };
  const get: LawsuitPortal['get'] = (query, cookie = people.administrador) =>
    portal.ask('GET', `${PATH}?${new URLSearchParams(query).toString()}`, { headers: { cookie } });
  return {
    ...portal,
    people,
    get,
    read: async (query, cookie) => {
      const answer = await get(query, cookie);
      expect(answer.statusCode).toBe(200);
      return answer.json<LawsuitsAnswer>();
    },
  };
}

/** Their numbers, in the order of the answer. */
export const numbers = ({ features }: LawsuitsAnswer) =>
  features.map(({ properties }) => properties['Numero do processo']);
/** A place in map units. */
export const mercator = (lon: number, lat: number): [number, number] => [
  (lon * 20037508.342789244) / 180,
  (Math.log(Math.tan(((90 + lat) * Math.PI) / 360)) / Math.PI) * 20037508.342789244,
];
