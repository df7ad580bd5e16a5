import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { CYCLES } from '@fonte/contracts/programme/cycles';
import { VISITS_CYCLE } from '@fonte/contracts/programme/visits';
import type { Database } from '@fonte/database';
import { maskCpf } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { ofOneVersion } from '../../answers/index.ts';
import type { Call } from '../../platform/index.ts';
import {
  accessOf,
  ofAllRows,
  scope,
  scopeList,
  type Cell,
  type ListAnswer,
  type ListPlan,
  type QueryEngine,
} from '../../query/index.ts';
import {
  ADVICE,
  AREA_BANDS,
  bandWords,
  FIGURES,
  ISA_BANDS,
  ISA_MOMENTS,
  only,
  PRACTICES,
  REGISTER,
  VISITS,
} from './asked.ts';
import { codeOf } from './code-of.ts';
import { doubtsOf, type Doubts } from './doubts.ts';

type Row = Readonly<Record<string, Cell>>;

/** What a head is asked on, behind the caller's wall: its statements have one time together, after which the signal fires. */
export interface Ground {
  readonly engine: QueryEngine;
  readonly db: Kysely<Database>;
  readonly signal: AbortSignal;
}

/** Head, people, cycles and visits of a property of the caller's rows, every figure by the query engine and of one data version. Errors: propertyNotFound, busy, the signal's reason. */
export async function propertyHead(
  { engine, db, signal }: Ground,
  call: Call<{ id: string }>,
): Promise<PropertyHead> {
  const code = await codeOf(call, call.params.id);
  const access = accessOf(call);
  const options = { signal };
  const rows = (plan: ListPlan) =>
    engine.list(scopeList({ ...plan, filters: [only(code)], period: { anos: [] } }, access), options);
  const [told, doubts, box] = await Promise.all([
    ofOneVersion(
      () =>
        Promise.all([
          rows(REGISTER),
          rows(VISITS),
          rows(ISA_MOMENTS),
          rows(PRACTICES),
          rows(ADVICE),
          engine.run(scope({ ...FIGURES, filters: [only(code)], period: { anos: [] } }, access), options),
        ]),
      (answers) => answers,
    ),
    doubtsOf(ofAllRows(call, signal), code),
    boxOf(db, code),
  ]);
  const [register, visits, isa, practices, advice, figures] = told;
  const [row = {}] = worded(register);
  const values = figures.rows[0]?.values ?? {};
  const moments = worded(isa);
  return {
    ...placeOf(row),
    caixa: box,
    pessoas: [
      { papel: 'produtor', nome: text(row['produtor']), cpf: masked(row['cpf_produtor']) },
      { papel: 'supervisor', nome: text(row['supervisor']), cpf: masked(row['cpf_supervisor']) },
      { papel: 'tecnico', nome: text(row['tecnico']), cpf: masked(row['cpf_tecnico']) },
    ],
    ritmo: {
      visitas: number(row['visitas']),
      previstas: number(row['previstas']),
      faltam: number(row['faltam']),
      atrasada: row['atrasada'] === true,
      primeira: text(row['primeira']),
      ultima: text(row['ultima']),
      decima_segunda: text(
        visits.rows.filter((one) => one['conta'] === true && number(one['ciclo']) === 1)[VISITS_CYCLE - 1]?.[
          'dt'
        ],
      ),
    },
    ciclos: CYCLES.map(({ code: ciclo }) => ({
      ciclo,
      inicio: text(row[`ciclo_${ciclo}_inicio`]),
      fim: text(row[`ciclo_${ciclo}_fim`]),
      visitas: number(values[`visitas_${ciclo}`]),
      duracao_media: figure(values[`duracao_media_${ciclo}`]),
      lancamentos: number(values[`lancamentos_${ciclo}`]),
      despesas: figure(values[`despesas_${ciclo}`]),
      receitas: figure(values[`receitas_${ciclo}`]),
    })),
    indicadores: {
      isa: moments.map(({ momento, indice, dt }) => ({
        momento: number(momento),
        indice: figure(indice),
        dt: text(dt),
      })),
      faixa_isa: bandWords(ISA_BANDS, moments.at(-1)?.['faixa']),
      faixa_abc: bandWords(AREA_BANDS, row['faixa_abc']),
      faixa_conservacao: bandWords(AREA_BANDS, row['faixa_conservacao']),
      ultima_visita: text(row['ultima']),
      visitas: number(values['visitas']),
      duracao_media: figure(values['duracao_media']),
      lancamentos: number(values['lancamentos']),
      ir: number(values['ir']),
    },
    visitas: worded(visits).map((one) => visitOf(one, doubts)),
    praticas: worded(practices).map(({ objetivo, tipo, area, dt }) => ({
      objetivo: text(objetivo),
      tipo: text(tipo),
      area: figure(area),
      dt: text(dt),
    })),
    recomendacoes: worded(advice).map(({ tema, situacao, dt }) => ({
      tema: text(tema),
      situacao: text(situacao),
      dt: text(dt),
    })),
    dados_ate: register.version.dadosAte,
    versao: register.version.versao,
  };
}

function placeOf(row: Row) {
  return {
    codigo: text(row['codigo']) ?? '',
    nome: text(row['nome']) ?? '',
    municipio: `${text(row['municipio']) ?? ''}/${text(row['uf']) ?? ''}`,
    bacia: text(row['bacia']),
    atividade: text(row['atividade']),
    perfil: text(row['perfil']),
    situacao: text(row['situacao']),
    fase: text(row['fase']),
    inicio: text(row['inicio']),
    fim: text(row['fim']),
    car: text(row['car']),
    lon: degrees(row['lon']),
    lat: degrees(row['lat']),
  };
}

const visitOf = (row: Row, doubts: Doubts): PropertyHead['visitas'][number] => ({
  numero: number(row['numero']),
  dt: text(row['dt']) ?? '',
  ciclo: row['ciclo'] === null || row['ciclo'] === undefined ? null : number(row['ciclo']),
  conta: row['conta'] === true,
  motivo: text(row['motivo']),
  duvidas: [...(doubts.get(String(row['id_visita'])) ?? [])],
});

/** West, south, east, north of what was drawn of it. For a property of the caller's rows. */
async function boxOf(db: Kysely<Database>, code: string): Promise<string | null> {
  const { rows } = await sql<{ caixa: string | null }>`
    select concat_ws(', ', st_xmin(e)::numeric(9, 6), st_ymin(e)::numeric(9, 6), st_xmax(e)::numeric(9, 6), st_ymax(e)::numeric(9, 6)) as caixa
    from (select st_extent(geom) as e from programa.poligono where cod_propriedade = ${code}) as tudo
    where e is not null`.execute(db);
  return rows[0]?.caixa ?? null;
}

/** Rows with words for their codes. */
const worded = ({ columns, rows }: ListAnswer): Row[] =>
  rows.map((row) =>
    Object.fromEntries(columns.map(({ key, words }) => [key, words?.[String(row[key])] ?? row[key] ?? null])),
  );

const text = (value: Cell | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
const number = (value: Cell | undefined): number => Number(value ?? 0);
const degrees = (value: Cell | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
/** Decimal text stays exact. */
const figure = (value: Cell | undefined): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;
const masked = (value: Cell | undefined): string | null =>
  typeof value === 'string' ? maskCpf(value) : null;
