import type { ColumnType } from '../../../model/relation.ts';

/**
 * Columns a moreFilter may name: name on the wire → where it stands in the model and its type. Nothing else is read, and
 * personal fields are not here, since a filter that answers yes or no would tell them one guess at a time.
 */
export const FILTER_COLUMNS: Readonly<Record<string, { field: string; type: ColumnType }>> = {
  cod_propriedade: { field: 'propriedade.cod_propriedade', type: 'text' },
  uf: { field: 'propriedade.uf', type: 'text' },
  codigo_municipio: { field: 'propriedade.codigo_municipio', type: 'integer' },
  municipio: { field: 'municipio.nome', type: 'text' },
  id_sub_bacia: { field: 'propriedade.id_sub_bacia', type: 'integer' },
  bacia: { field: 'sub_bacia.nome', type: 'text' },
  atividade_produtiva: { field: 'propriedade.atividade_produtiva', type: 'text' },
  perfil_fundiario: { field: 'propriedade.perfil_fundiario', type: 'text' },
  situacao: { field: 'propriedade.situacao', type: 'text' },
  fase: { field: 'propriedade.fase', type: 'text' },
  dt_inicio: { field: 'propriedade.dt_inicio', type: 'date' },
  dt_fim: { field: 'propriedade.dt_fim', type: 'date' },
  area_total: { field: 'propriedade.area_total', type: 'numeric' },
  area_produtiva: { field: 'propriedade.area_produtiva', type: 'numeric' },
  visitas: { field: 'visita_ritmo.visitas', type: 'integer' },
  atrasada: { field: 'visita_ritmo.atrasada', type: 'boolean' },
  ultima_visita: { field: 'visita_ritmo.ultima', type: 'date' },
  dt_visita: { field: 'visita.dt_visita', type: 'date' },
  numero: { field: 'visita.numero', type: 'integer' },
  ciclo: { field: 'visita.ciclo', type: 'integer' },
  motivo: { field: 'visita.motivo', type: 'text' },
  duracao_min: { field: 'visita.duracao_min', type: 'integer' },
  objetivo: { field: 'pratica.objetivo', type: 'text' },
  tipo: { field: 'pratica.tipo', type: 'text' },
  dt_registro: { field: 'pratica.dt_registro', type: 'date' },
  momento: { field: 'isa.momento', type: 'integer' },
};
