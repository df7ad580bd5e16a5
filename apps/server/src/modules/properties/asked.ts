import type { Cycle } from '@fonte/contracts/programme/cycles';
import type { Comparison, ListPlan, Measure, Plan } from '../../query/index.ts';
import { AREA, ISA } from '../../model/dimensions/bands.ts';
import { COUNTS, ofNature } from '../../model/measures/conditions.ts';

/** What the head of a property's page asks the query engine: the model's own columns and measures, narrowed to one property. */

export const only = (code: string): Comparison => ({
  field: 'propriedade.cod_propriedade',
  is: '=',
  value: code,
});

/** The row of the register; bands are the declared areas'. */
export const REGISTER: ListPlan = {
  list: 'propriedade',
  columns: {
    codigo: 'propriedade.cod_propriedade',
    nome: 'propriedade.nome',
    municipio: 'municipio.nome',
    uf: 'propriedade.uf',
    bacia: 'sub_bacia.nome',
    atividade: 'propriedade.atividade_produtiva',
    perfil: 'propriedade.perfil_fundiario',
    situacao: 'propriedade.situacao',
    fase: 'propriedade.fase',
    inicio: 'propriedade.dt_inicio',
    fim: 'propriedade.dt_fim',
    car: 'propriedade.numero_car',
    lon: 'propriedade.lon',
    lat: 'propriedade.lat',
    produtor: 'produtor.nome',
    cpf_produtor: 'produtor.cpf',
    supervisor: 'supervisor.nome',
    cpf_supervisor: 'propriedade.cpf_supervisor',
    tecnico: 'tecnico.nome',
    cpf_tecnico: 'propriedade.cpf_tecnico',
    ciclo_1_inicio: 'propriedade.ciclo_1_inicio',
    ciclo_1_fim: 'propriedade.ciclo_1_fim',
    ciclo_2_inicio: 'propriedade.ciclo_2_inicio',
    ciclo_2_fim: 'propriedade.ciclo_2_fim',
    visitas: 'visita_ritmo.visitas',
    previstas: 'visita_ritmo.previstas',
    faltam: 'visita_ritmo.faltam',
    atrasada: 'visita_ritmo.atrasada',
    primeira: 'visita_ritmo.primeira',
    ultima: 'visita_ritmo.ultima',
    faixa_abc: { band: 'propriedade.area_abc', bands: AREA },
    faixa_conservacao: { band: 'propriedade.area_conservacao', bands: AREA },
  },
};

export const VISITS: ListPlan = {
  list: 'visita',
  columns: {
    id_visita: 'visita.id_visita',
    numero: 'visita.numero',
    dt: 'visita.dt_visita',
    ciclo: 'visita.ciclo',
    conta: 'visita.conta',
    motivo: 'visita.motivo',
  },
  sort: [{ by: 'dt' }, { by: 'id_visita' }],
};

export const ISA_MOMENTS: ListPlan = {
  list: 'isa',
  columns: {
    momento: 'isa.momento',
    indice: 'isa.indice',
    dt: 'isa.dt',
    faixa: { band: 'isa.indice', bands: ISA },
  },
  sort: [{ by: 'momento' }],
};

export const PRACTICES: ListPlan = {
  list: 'pratica',
  columns: {
    objetivo: 'pratica.objetivo',
    tipo: 'pratica.tipo',
    area: 'pratica.area_ha',
    dt: 'pratica.dt_registro',
  },
  sort: [{ by: 'dt', descending: true }],
};

export const ADVICE: ListPlan = {
  list: 'recomendacao',
  columns: { tema: 'recomendacao.tema', situacao: 'recomendacao.situacao', dt: 'recomendacao.dt' },
  sort: [{ by: 'dt', descending: true }],
};

const inCycle = (ciclo: Cycle): Comparison => ({ field: 'visita.ciclo', is: '=', value: ciclo });
const counting = (ciclo: Cycle): Comparison[] => [COUNTS, inCycle(ciclo)];
const money = (natureza: 'receita' | 'despesa', ciclo: Cycle): Measure => ({
  sum: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
  over: 'lancamento',
  where: [ofNature(natureza), ...counting(ciclo)],
});

const cycle = (ciclo: Cycle): Record<string, Measure> => ({
  [`visitas_${ciclo}`]: { count: 'visita', where: counting(ciclo) },
  [`duracao_media_${ciclo}`]: { avg: 'visita.duracao_min', where: counting(ciclo) },
  [`lancamentos_${ciclo}`]: { count: 'lancamento', where: counting(ciclo) },
  [`despesas_${ciclo}`]: money('despesa', ciclo),
  [`receitas_${ciclo}`]: money('receita', ciclo),
});

/** The cards, and cycle 1 beside cycle 2. */
export const FIGURES: Plan = {
  measures: {
    visitas: 'visitas',
    duracao_media: 'duracao_media',
    lancamentos: { count: 'lancamento' },
    ir: { count: 'indicador_resultado' },
    ...cycle(1),
    ...cycle(2),
  },
};

/** The words of a band's value. */
export const bandWords = (bands: typeof ISA, value: unknown): string | null =>
  bands.find((band) => band.value === value)?.label ?? null;

export { AREA as AREA_BANDS, ISA as ISA_BANDS };
