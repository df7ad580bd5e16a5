/** Figures by name, asked of another state, a place in it, and a condition on it (`foreign-ids.db.test.ts`). */
export const FOREIGN_FIGURES = {
  'figures.reports': () => [{}],
  'figures.report': () =>
    ['minhas-propriedades', '13010', 'propriedades-por-estado.csv', 'resultados-por-municipio'].flatMap(
      (nome) =>
        [{}, { uf: 'MG' }, { filtro: "municipio = 'Uberaba'" }, { municipio: 'Uberaba' }].map((query) => ({
          params: { nome },
          query,
        })),
    ),
  'figures.indicators': () => [{}],
  'figures.indicator': () => [
    { params: { nome: '1' }, query: { por: 'propriedade.cod_propriedade', uf: 'MG' } },
  ],
};
