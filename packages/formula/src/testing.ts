import { catalogueOf, type CatalogueEntry } from './meaning/catalogue.ts';

const entry = (
  kind: CatalogueEntry['kind'],
  code: string,
  name: string,
  type: CatalogueEntry['type'] = 'number',
): CatalogueEntry => ({
  kind,
  code,
  name,
  type,
  unit: null,
  origin: 'teste',
});

/** A small catalogue for tests, with names that need quotes, accents and likeness to one another. */
export const CATALOGUE = catalogueOf([
  entry('column', 'receita.leite.vlr', 'vlr receita leite'),
  entry('column', 'despesa.racao.vlr', 'vlr ração (concentrado)'),
  entry('column', 'propriedade.area_produtiva', 'area produtiva'),
  entry('column', 'propriedade.nome', 'nome da propriedade', 'text'),
  entry('indicator', '7', 'Custo operacional efetivo'),
  entry('indicator', '8', 'Margem'),
  entry('dimension', 'visita.dt', 'data da visita', 'date'),
  entry('dimension', 'propriedade.atividade', 'atividade produtiva', 'text'),
]);
