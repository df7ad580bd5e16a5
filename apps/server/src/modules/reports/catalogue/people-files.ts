import type { HeadColumn, ReportShape } from '@fonte/contracts';
import type { Filter, GroupBy, Measure } from '../../../query/index.ts';
import { areaColumn, countColumn, figureColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { drawRoll } from '../draw/draw-roll.ts';
import type { Report } from '../declared/report.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';
import { DOWNLOADERS } from './profiles.ts';

const column = (as: string, field: string): GroupBy => ({ as, field });
const VISITED: Filter = { field: 'visita_ritmo.visitas', is: '>', value: 0 };

/** Figures of a person's properties, beside the person; all over properties, so that nobody is counted twice. */
const FIGURES: Readonly<Record<string, Measure>> = {
  propriedades: 'propriedades',
  atendidas: { count: 'propriedade', where: [VISITED] },
  visitas: { sum: 'visita_ritmo.visitas', over: 'propriedade', orZero: true },
  area_total: { sum: 'propriedade.area_total', orZero: true },
  ultima_visita: { max: 'visita_ritmo.ultima', over: 'propriedade' },
};

const FIGURE_COLUMNS: HeadColumn[] = [
  countColumn('propriedades', 'Propriedades'),
  countColumn('atendidas', 'Propriedades atendidas'),
  countColumn('visitas', 'Visitas válidas'),
  areaColumn('area_total', 'Área total'),
  figureColumn('ultima_visita', 'Última visita', { type: 'date', func: 'max' }),
];

interface Roll {
  readonly title: string;
  readonly noun: readonly [string, string];
  readonly by: readonly GroupBy[];
  readonly columns: readonly HeadColumn[];
  /** The group that tells one from another, and whose absence is nobody. */
  readonly known: string;
  readonly sort: readonly string[];
}

/** A download of people with what stands behind each: 20035, 11155, 11156. */
function roll({ title, noun, by, columns, known, sort }: Roll): Report {
  return {
    title,
    shape: 'list' satisfies ReportShape,
    period: 'none',
    profiles: DOWNLOADERS,
    subtitle: (reading) => `${title} das propriedades${ofPlace(reading)}, com o que há até hoje`,
    definition: () =>
      `Uma linha por ${noun[0]} com propriedade no programa; propriedades atendidas são as que têm visita válida, e as visitas são as válidas desde o início.`,
    source: {
      kind: 'plan',
      noun,
      plan: () => ({
        measures: FIGURES,
        by,
        filters: [{ field: known, is: 'not_null' }],
        sort: sort.map((alias) => ({ by: alias })),
      }),
      draw: drawRoll([...columns, ...FIGURE_COLUMNS]),
    },
  };
}

/** 20035 */
export const producersFile = roll({
  title: 'Produtores',
  noun: ['produtor', 'produtores'],
  known: 'propriedade.id_produtor',
  sort: ['id_produtor'],
  by: [
    column('id_produtor', 'propriedade.id_produtor'),
    column('nome', 'produtor.nome'),
    column('cpf', 'produtor.cpf'),
    column('sexo', 'produtor.sexo'),
    column('dt_nascimento', 'produtor.dt_nascimento'),
    column('escolaridade', 'produtor.escolaridade'),
    column('cor_raca', 'produtor.cor_raca'),
    column('faixa_renda', 'produtor.faixa_renda'),
    column('tempo_atividade', 'produtor.tempo_atividade'),
  ],
  columns: [
    groupColumn('id_produtor', 'Código', { type: 'integer' }),
    groupColumn('nome', 'Produtor'),
    groupColumn('cpf', 'CPF'),
    groupColumn('sexo', 'Sexo'),
    groupColumn('dt_nascimento', 'Data de nascimento', { type: 'date' }),
    groupColumn('escolaridade', 'Escolaridade'),
    groupColumn('cor_raca', 'Cor/raça'),
    groupColumn('faixa_renda', 'Faixa de renda'),
    groupColumn('tempo_atividade', 'Tempo na atividade'),
  ],
});

/** 11155 */
export const techniciansFile = roll({
  title: 'Técnicos',
  noun: ['técnico', 'técnicos'],
  known: 'propriedade.cpf_tecnico',
  sort: ['nome', 'cpf'],
  by: [
    column('nome', 'tecnico.nome'),
    column('cpf', 'propriedade.cpf_tecnico'),
    column('uf', 'tecnico.uf'),
    column('supervisor', 'supervisor_equipe.nome'),
  ],
  columns: [
    groupColumn('nome', 'Técnico'),
    groupColumn('cpf', 'CPF'),
    groupColumn('uf', 'UF'),
    groupColumn('supervisor', 'Supervisor'),
  ],
});

/** 11156 */
export const supervisorsFile = roll({
  title: 'Supervisores',
  noun: ['supervisor', 'supervisores'],
  known: 'propriedade.cpf_supervisor',
  sort: ['nome', 'cpf'],
  by: [
    column('nome', 'supervisor.nome'),
    column('cpf', 'propriedade.cpf_supervisor'),
    column('uf', 'supervisor.uf'),
  ],
  columns: [groupColumn('nome', 'Supervisor'), groupColumn('cpf', 'CPF'), groupColumn('uf', 'UF')],
});
