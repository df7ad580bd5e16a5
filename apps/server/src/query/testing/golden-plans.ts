import type { Access } from '../ask/access.ts';
import type { Plan } from '../ask/plan.ts';

const NACIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const OTTO: Access = { profile: 'supervisor', uf: 'GO', cpf: '00000000191' };

/** Plans whose SQL lies in `golden/`, so that a review shows what a change of the engine changes. */
export const GOLDEN_PLANS: Readonly<Record<string, { plan: Plan; access: Access }>> = {
  'attended-properties-in-2025': {
    access: NACIONAL,
    plan: {
      measures: {
        atendidas: 'propriedades_atendidas',
        antes: { use: 'propriedades_atendidas', period: { shift: { years: -1 }, sameSpan: true } },
        mudanca: {
          op: '/',
          args: [{ op: '-', args: ['atendidas', 'antes'] }, 'antes'],
          type: 'percent',
        },
        comVisita: 'propriedades_com_visita',
        sincronizadas: 'propriedades_com_visita_sincronizada',
      },
      period: { anos: [2025] },
    },
  },
  'results-by-state-with-totals': {
    access: NACIONAL,
    plan: {
      measures: {
        propriedades: 'propriedades_atendidas',
        visitas: 'visitas',
        area: 'area_total',
        conservacao: 'area_conservacao',
        meta: { use: 'meta_propriedades', hidden: true },
        alcancado: { op: '/', args: ['propriedades', 'meta'], type: 'percent' },
      },
      by: ['uf'],
      period: { anos: [2025] },
      totals: true,
    },
  },
  'visits-by-month-and-cycle-of-one-state': {
    access: GOIAS,
    plan: {
      measures: { visitas: 'visitas', esperado: 'visitas_previstas' },
      by: [{ field: 'mes', complete: true }, 'ciclo'],
      period: { anos: [2025] },
      totals: [['mes']],
    },
  },
  'technicians-of-a-supervisor': {
    access: OTTO,
    plan: {
      measures: {
        propriedades: 'propriedades',
        visitas: 'visitas',
        atrasadas: 'propriedades_atrasadas',
        duracao: 'duracao_media',
        ultima: 'ultima_visita',
      },
      by: ['tecnico'],
      period: { anos: [2025] },
      sort: [{ by: 'atrasadas', descending: true }],
      limit: 20,
      totals: true,
    },
  },
  'up-to-a-day': {
    access: OTTO,
    plan: {
      measures: {
        visitas: 'visitas',
        duracao: 'duracao_media',
        sincronizadas: 'propriedades_com_visita_sincronizada',
      },
      by: ['tecnico'],
      filters: [{ exists: 'visita', where: [{ field: 'visita.conta', is: '=', value: false }] }],
      period: { from: '2025-01-01', until: '2025-10-13' },
      totals: true,
    },
  },
  'what-there-was-by-several-days': {
    access: NACIONAL,
    plan: {
      measures: {
        agora: { use: 'produtores_atendidos', period: { use: 'to', shift: { years: 0 }, sameSpan: true } },
        antes: { use: 'produtores_atendidos', period: { use: 'to', shift: { years: -1 } } },
        visitas: { use: 'visitas', period: 'to' },
        visitas_antes: { use: 'visitas', period: { use: 'to', shift: { years: -1 } } },
      },
      by: ['uf'],
      period: { anos: [2025] },
      totals: true,
    },
  },
  'isa-bands-of-the-same-properties': {
    access: NACIONAL,
    plan: {
      measures: {
        propriedades: { count: 'isa', period: 'none' },
        parte: { share: 'propriedades', within: ['momento'] },
      },
      by: [
        { field: 'momento', complete: true },
        { field: 'faixa_isa', complete: true },
      ],
      filters: [{ exists: 'isa', atLeast: 3, distinct: 'isa.momento', period: 'none' }],
    },
  },
  'entries-with-a-filter-of-every-kind': {
    access: GOIAS,
    plan: {
      measures: { receita: 'receita', acumulada: { running: 'receita', along: 'ano' } },
      by: ['ano', 'grupo'],
      filters: [
        { field: 'propriedade.nome', is: 'not_contains', value: "d'Água 100%" },
        { field: 'item.codigo', is: '=', value: [1, 2] },
        { field: 'lancamento.dt', is: '=', value: '$last30days' },
        {
          any: [
            { field: 'uf', is: '!=', value: 'BA' },
            { field: 'bacia', is: 'null' },
          ],
        },
      ],
    },
  },
};
