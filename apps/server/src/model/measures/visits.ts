import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import type { NamedMeasure } from '../measure.ts';
import { COUNTS, COUNTS_NOT, DUE, SYNCHRONISED } from './conditions.ts';

/** What visits tell: how many, of whom, how long. */
export const VISITS = {
  visitas: {
    label: 'Visitas realizadas',
    definition: `Visitas válidas. ${VISIT_RULE}`,
    measure: { count: 'visita', where: [COUNTS] },
  },
  visitas_que_nao_contam: {
    label: 'Visitas que ainda não contam',
    definition: 'Visitas não sincronizadas, ou sem lançamento nem check-in.',
    measure: { count: 'visita', where: [COUNTS_NOT] },
  },
  visitas_registradas: {
    label: 'Visitas registradas',
    definition: 'Todas as visitas, as que contam e as que ainda não contam.',
    measure: { count: 'visita' },
  },
  visitas_previstas: {
    label: 'Esperado',
    definition: 'Visitas que o plano prevê: uma por mês, 24 por propriedade, enquanto o atendimento dura.',
    measure: { count: 'visita_prevista' },
  },
  visitas_vencidas: {
    label: 'Previstas até hoje',
    definition: 'Visitas que o plano prevê, até a data dos dados.',
    measure: { count: 'visita_prevista', where: [DUE] },
  },
  visitas_que_faltam: {
    label: 'Visitas que faltam',
    definition:
      'Visitas que o plano prevê no período menos as visitas válidas feitas nele; com sinal negativo, fez-se mais do que o plano.',
    measure: { op: '-', args: ['visitas_previstas', 'visitas'] },
  },
  visitas_a_fazer: {
    label: 'Visitas a fazer',
    definition:
      'Visitas que faltam de cada propriedade no período, somadas: o que uma fez a mais do que o plano não desconta do que falta a outra.',
    measure: { each: { op: 'greatest', args: ['visitas_que_faltam', { number: '0' }] } },
  },
  supervisores_em_campo: {
    label: 'Supervisores em campo',
    definition: 'Supervisores distintos das propriedades com ao menos uma visita válida.',
    measure: { distinct: 'propriedade.cpf_supervisor', over: 'visita', where: [COUNTS] },
  },
  propriedades_atendidas: {
    label: 'Propriedades atendidas',
    definition: `Propriedades distintas com ao menos uma visita válida. ${VISIT_RULE}`,
    measure: { distinct: 'visita.cod_propriedade', where: [COUNTS] },
  },
  propriedades_com_visita: {
    label: 'Propriedades com visita',
    definition: 'Propriedades distintas com alguma visita registrada, mesmo que ainda não conte.',
    measure: { distinct: 'visita.cod_propriedade' },
  },
  propriedades_com_visita_sincronizada: {
    label: 'Propriedades com visita sincronizada',
    definition: 'Propriedades distintas com alguma visita sincronizada.',
    measure: {
      distinct: 'visita.cod_propriedade',
      where: [SYNCHRONISED],
    },
  },
  produtores_atendidos: {
    label: 'Produtores atendidos',
    definition: 'Produtores distintos das propriedades com ao menos uma visita válida.',
    measure: { distinct: 'propriedade.id_produtor', over: 'visita', where: [COUNTS] },
  },
  tecnicos_em_campo: {
    label: 'Técnicos em campo',
    definition: 'Técnicos distintos que fizeram ao menos uma visita válida.',
    measure: { distinct: 'visita.cpf_tecnico', where: [COUNTS] },
  },
  duracao_media: {
    label: 'Duração média',
    unit: 'min',
    definition: 'Minutos de visita válida divididos pelas visitas válidas com duração.',
    measure: { avg: 'visita.duracao_min', where: [COUNTS] },
  },
  ultima_visita: {
    label: 'Última visita',
    definition: 'Data da visita válida mais recente.',
    measure: { max: 'visita.dt_visita', where: [COUNTS] },
  },
  primeira_visita: {
    label: 'Primeira visita',
    definition: 'Data da primeira visita válida.',
    measure: { min: 'visita.dt_visita', where: [COUNTS] },
  },
} as const satisfies Record<string, NamedMeasure>;
