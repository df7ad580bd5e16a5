import { can, VISITS_CYCLE } from '@fonte/contracts';
import type { AgendaAnswer, AgendaProperty } from '@fonte/contracts/routes/properties';
import type { FindingState } from '@fonte/contracts/quality-queue';
import { compareTexts } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { Call } from '../../platform/index.ts';
import { accessOf, propertyRule, scopeList, type Cell, type ListPlan } from '../../query/index.ts';
import { queuedOf } from '../quality/index.ts';
import { IN_ATTENDANCE } from '../../model/measures/conditions.ts';
import type { Ground } from './property-head.ts';

/** Properties that expect visits, by the plan's own measure of what they lack. */
const WAITING: ListPlan = {
  list: 'propriedade',
  columns: {
    codigo: 'propriedade.cod_propriedade',
    nome: 'propriedade.nome',
    municipio: 'municipio.nome',
    uf: 'propriedade.uf',
    atividade: 'propriedade.atividade_produtiva',
    lon: 'propriedade.lon',
    lat: 'propriedade.lat',
    cpf_tecnico: 'propriedade.cpf_tecnico',
    tecnico: 'tecnico.nome',
    visitas: 'visita_ritmo.visitas',
    visitas_1: 'visita_ritmo.visitas_ciclo_1',
    visitas_2: 'visita_ritmo.visitas_ciclo_2',
    previstas: 'visita_ritmo.previstas',
    faltam: 'visita_ritmo.faltam',
    atrasada: 'visita_ritmo.atrasada',
    ultima: 'visita_ritmo.ultima',
  },
  filters: [IN_ATTENDANCE],
  period: { anos: [] },
  sort: [{ by: 'faltam', descending: true }, { by: 'codigo' }],
};

/** Findings that still wait for somebody: an answer for good ends it. */
const WAITS: Record<FindingState, boolean> = {
  abertos: true,
  assumidos: true,
  respondidos: false,
  continuam: true,
  voltaram: true,
  sumiram: false,
};
const WAITING_STATES = (Object.keys(WAITS) as FindingState[]).filter((state) => WAITS[state]);

type Row = Readonly<Record<string, Cell>>;

/**
 * The caller's properties in attendance with what each waits for: three questions, however many there are. Findings are told to who is told of them
 * elsewhere. Errors: the signal's reason.
 */
export async function propertyAgenda({ engine, db, signal }: Ground, call: Call): Promise<AgendaAnswer> {
  const access = accessOf(call);
  const [list, drawn, findings] = await Promise.all([
    engine.list(scopeList(WAITING, access), { signal }),
    drawnOf(db, call),
    can(access.profile, 'quality.detail') ? findingsOf(db, call) : null,
  ]);
  const rows: readonly Row[] = list.rows;
  const technicians = namesOf(rows);
  return {
    dados_ate: list.version.dadosAte,
    tecnicos: [...technicians.values()],
    propriedades: rows.map((row): AgendaProperty => {
      const codigo = String(row['codigo']);
      const place = [...technicians.keys()].indexOf(String(row['cpf_tecnico']));
      return {
        codigo,
        nome: text(row['nome']) ?? '',
        municipio: `${text(row['municipio']) ?? ''}/${text(row['uf']) ?? ''}`,
        atividade: text(row['atividade']),
        lon: degrees(row['lon']),
        lat: degrees(row['lat']),
        tecnico: place < 0 ? null : place,
        visitas: number(row['visitas']),
        previstas: number(row['previstas']),
        faltam: number(row['faltam']),
        atrasada: row['atrasada'] === true,
        ultima: text(row['ultima']),
        ciclo_2: number(row['visitas_1']) >= VISITS_CYCLE && number(row['visitas_2']) === 0,
        sem_poligono: !drawn.has(codigo),
        achados: findings && (findings.get(codigo) ?? 0),
      };
    }),
  };
}

/** Who of the caller's properties was drawn. */
async function drawnOf(db: Ground['db'], call: Call): Promise<ReadonlySet<string>> {
  const rule = propertyRule(accessOf(call), 'g.cod_propriedade');
  const { rows } = await sql<{ codigo: string }>`
    select distinct g.cod_propriedade as codigo from programa.poligono g where ${rule ?? sql`true`}`.execute(
    db,
  );
  return new Set(rows.map(({ codigo }) => codigo));
}

/** How many findings of each property wait. */
async function findingsOf(db: Ground['db'], call: Call): Promise<ReadonlyMap<string, number>> {
  const rows = await queuedOf(db, accessOf(call))
    .where('f.situacao', 'in', WAITING_STATES)
    .select(({ fn }) => ['f.cod_propriedade', fn.countAll<number>().as('quantos')])
    .groupBy('f.cod_propriedade')
    .execute();
  return new Map(rows.map((row) => [row.cod_propriedade, row.quantos]));
}

/** Names of the technicians by who they are, in the alphabet's order; two of one name are told apart by a number. */
function namesOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  const people = new Map<string, string>();
  for (const { cpf_tecnico: cpf, tecnico } of rows)
    if (cpf !== null && cpf !== undefined) people.set(String(cpf), text(tecnico) ?? '');
  const sorted = [...people].toSorted(
    ([cpf, name], [otherCpf, other]) => compareTexts(name, other) || cpf.localeCompare(otherCpf),
  );
  const times = new Map<string, number>();
  return new Map(
    sorted.map(([cpf, name]) => {
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return [cpf, time === 1 ? name : `${name} (${time})`];
    }),
  );
}

const text = (value: Cell | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
const number = (value: Cell | undefined): number => Number(value ?? 0);
const degrees = (value: Cell | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);
