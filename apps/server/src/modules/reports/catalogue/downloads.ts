import type { ListPlan } from '../../../query/index.ts';
import type { Reading } from '../declared/reading.ts';
import type { ListSource, Report } from '../declared/report.ts';
import { during, ofPlace } from '../../../answers/words/sentences.ts';
import { DOWNLOADERS, LEADERS } from './profiles.ts';

interface Download {
  readonly title: string;
  readonly file: string;
  readonly noun: readonly [string, string];
  readonly period: Report['period'];
  readonly counts: (reading: Reading) => string;
  readonly plan: Omit<ListPlan, 'period'>;
  /** The rule by which rows are taken, where it has one of its own. */
  readonly rule?: string | ((reading: Reading) => string) | undefined;
  readonly heads?: ListSource['heads'] & {};
}

/** A download: rows of one relation as they are, streamed (first text, section 7). Personal columns follow the profile. */
export function download({ title, file, noun, period, counts, plan, rule, heads }: Download): Report {
  return {
    title,
    shape: 'list',
    period,
    profiles: DOWNLOADERS,
    subtitle: (reading) => `${counts(reading)}${ofPlace(reading)}`,
    definition: (reading) => `${counts(reading)}. Uma linha para cada.${ruleIn(rule, reading)}`,
    source: { kind: 'list', file, noun, plan: () => plan, ...(heads ? { heads } : {}) },
  };
}

/** The polygons page offers its files to fewer profiles than the sub-header does (second text, section 6). */
export const ofPolygonsPage = (report: Report): Report => ({ ...report, profiles: LEADERS });

const ruleIn = (rule: Download['rule'], reading: Reading): string => {
  const words = typeof rule === 'function' ? rule(reading) : (rule ?? '');
  return words === '' ? '' : ` ${words.trim()}`;
};

const PROPERTY_PLACE = {
  municipio: 'municipio.nome',
  uf: 'propriedade.uf',
  bacia: 'sub_bacia.nome',
} as const;

/** 11157 */
export const propertiesFile = download({
  title: 'Propriedades',
  file: 'propriedades',
  noun: ['propriedade', 'propriedades'],
  period: 'none',
  counts: () => 'Todas as propriedades do programa, atendidas ou não',
  plan: {
    list: 'propriedade',
    columns: {
      cod_propriedade: 'propriedade.cod_propriedade',
      nome: 'propriedade.nome',
      codigo_municipio: 'propriedade.codigo_municipio',
      ...PROPERTY_PLACE,
      lon: 'propriedade.lon',
      lat: 'propriedade.lat',
      atividade_produtiva: 'propriedade.atividade_produtiva',
      perfil_fundiario: 'propriedade.perfil_fundiario',
      situacao: 'propriedade.situacao',
      fase: 'propriedade.fase',
      produtor: 'produtor.nome',
      cpf_produtor: 'produtor.cpf',
      tecnico: 'tecnico.nome',
      cpf_tecnico: 'propriedade.cpf_tecnico',
      supervisor: 'supervisor.nome',
      cpf_supervisor: 'propriedade.cpf_supervisor',
      dt_inicio: 'propriedade.dt_inicio',
      dt_fim: 'propriedade.dt_fim',
      numero_car: 'propriedade.numero_car',
      area_total: 'propriedade.area_total',
      area_produtiva: 'propriedade.area_produtiva',
      area_pastagem: 'propriedade.area_pastagem',
      area_lavoura: 'propriedade.area_lavoura',
      area_vegetacao_nativa: 'propriedade.area_vegetacao_nativa',
      area_reserva_legal: 'propriedade.area_reserva_legal',
      area_app: 'propriedade.area_app',
      area_degradada: 'propriedade.area_degradada',
      area_conservacao: 'propriedade.area_conservacao',
      area_abc: 'propriedade.area_abc',
      ciclo_1_inicio: 'propriedade.ciclo_1_inicio',
      ciclo_1_fim: 'propriedade.ciclo_1_fim',
      ciclo_2_inicio: 'propriedade.ciclo_2_inicio',
      ciclo_2_fim: 'propriedade.ciclo_2_fim',
      visitas: 'visita_ritmo.visitas',
      previstas: 'visita_ritmo.previstas',
      atrasada: 'visita_ritmo.atrasada',
      ultima_visita: 'visita_ritmo.ultima',
    },
  },
});

/** 20036 */
export const visitsFile = download({
  title: 'Visitas',
  file: 'visitas',
  noun: ['visita', 'visitas'],
  period: 'in',
  counts: (reading) =>
    `Todas as visitas registradas ${during(reading)}, as que contam e as que ainda não contam`,
  plan: {
    list: 'visita',
    columns: {
      cod_propriedade: 'visita.cod_propriedade',
      nome: 'propriedade.nome',
      municipio: 'municipio.nome',
      uf: 'propriedade.uf',
      id_visita: 'visita.id_visita',
      numero: 'visita.numero',
      ciclo: 'visita.ciclo',
      fase: 'visita.fase',
      dt_visita: 'visita.dt_visita',
      dt_checkin: 'visita.dt_checkin',
      duracao_min: 'visita.duracao_min',
      tecnico: 'tecnico_visita.nome',
      cpf_tecnico: 'visita.cpf_tecnico',
      sincronizada: 'visita.sincronizada',
      conta: 'visita.conta',
      motivo: 'visita.motivo',
    },
  },
});
