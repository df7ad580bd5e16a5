import type { Profile } from '@fonte/contracts';
import { CONCLUDED } from '../../../../model/measures/conditions.ts';
import type { Answer, Measure } from '../../../../query/index.ts';
import { countColumn } from '../../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../../answers/figures/exact.ts';
import { grandTotal } from '../../draw/levels.ts';
import type { Drawing, Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { STAFF } from '../profiles.ts';

/** Properties one by one (second text, 2.6): 8768991, 8768992 for Técnico, and what of them calls for action. */

/** Everyone who is told of single properties but Técnico, who has reports of his own. */
export const OFFICE: readonly Profile[] = STAFF.filter((profile) => profile !== 'tecnico');
export const FIELD: readonly Profile[] = ['tecnico'];

const list = (profiles: readonly Profile[]): Report => ({
  title: 'Minhas propriedades',
  shape: 'table',
  period: 'none',
  profiles,
  subtitle: (reading) => `Todas as propriedades${ofPlace(reading)}, as mais atrasadas primeiro`,
  definition: (reading) =>
    `Uma linha por propriedade${ofPlace(reading)}, atendida ou não, com as visitas válidas desde o início, as que o plano prevê até hoje e as que faltam. O ano não muda esta lista.`,
  source: {
    kind: 'list',
    file: 'minhas-propriedades',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      list: 'propriedade',
      columns: {
        cod_propriedade: 'propriedade.cod_propriedade',
        propriedade: 'propriedade.nome',
        municipio: 'municipio.nome',
        uf: 'propriedade.uf',
        produtor: 'produtor.nome',
        atividade_produtiva: 'propriedade.atividade_produtiva',
        visitas: 'visita_ritmo.visitas',
        previstas: 'visita_ritmo.previstas',
        faltam: 'visita_ritmo.faltam',
        ultima_visita: 'visita_ritmo.ultima',
        situacao: 'propriedade.situacao',
        atrasada: 'visita_ritmo.atrasada',
      },
      sort: [{ by: 'faltam', descending: true }],
    }),
    heads: { visitas: { type: 'visits', description: 'Visitas' } },
  },
});

/** 8768991 */
export const myProperties = list(OFFICE);
/** 8768992 */
export const ownProperties = list(FIELD);

const COUNTS = {
  propriedades: { label: 'Propriedades', measure: { count: 'propriedade' } },
  atrasadas: { label: 'Atrasadas', measure: 'propriedades_atrasadas' },
  sem_visita: {
    label: 'Sem visita',
    measure: { count: 'visita_ritmo', where: [{ field: 'visita_ritmo.visitas', is: '=', value: 0 }] },
  },
  concluidas: {
    label: 'Concluídas',
    measure: { count: 'propriedade', where: [CONCLUDED] },
  },
} as const satisfies Record<string, { label: string; measure: Measure }>;
const HEADS = Object.entries(COUNTS).map(([field, { label }]) => countColumn(field, label));

function draw(answer: Answer): Drawing {
  const { values } = grandTotal(answer);
  const row = Object.fromEntries(HEADS.map(({ field }) => [field, exact(values[field] ?? 0)]));
  return {
    series: HEADS.map(({ field, description }) => ({
      name: description,
      data: [row[field] ?? 0],
      key: { idColuna: field },
      unidade: null,
    })),
    labels: ['Minhas propriedades'],
    keys: [{}],
    thead: HEADS,
    tbody: [row],
    rows: numberOf(values['propriedades']),
  };
}

/** 8768993: the quick filters above the list, each with how many properties it leaves. */
export const propertyCounts: Report = {
  title: 'Minhas propriedades em números',
  shape: 'num',
  period: 'none',
  profiles: STAFF,
  subtitle: (reading) => `Todas as propriedades${ofPlace(reading)}`,
  definition: (reading) =>
    `Propriedades${ofPlace(reading)}: todas, as atrasadas (em atendimento, com duas visitas ou mais a menos que o plano), as que não têm nenhuma visita válida e as concluídas. O ano não muda este número.`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      measures: Object.fromEntries(
        Object.entries(COUNTS).map(([alias, { measure }]): [string, Measure] => [alias, measure]),
      ),
    }),
    draw,
    drill: Object.keys(COUNTS),
  },
};
