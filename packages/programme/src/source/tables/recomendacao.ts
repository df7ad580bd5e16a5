import { optional, required } from '../column.ts';
import { choice, code, factDate, identifier } from '../column-types/index.ts';
import { mayName, refersTo, table } from '../table.ts';

export const recomendacao = table({
  name: 'recomendacao',
  key: ['cod_propriedade', 'id_recomendacao'],
  identity: ['id_recomendacao'],
  columns: {
    id_recomendacao: required(identifier('70012'), 'Único em todo o arquivo.'),
    cod_propriedade: required(code(40, '52.0417.0031')),
    id_visita: optional(identifier('400123'), 'Uma visita da mesma propriedade.'),
    tema: required(
      choice(
        'tecnologias sustentaveis',
        'manejo do solo',
        'recursos naturais',
        'producao de mudas',
        'poda',
        'outra',
      ),
    ),
    situacao: required(choice('aberta', 'concluida')),
    dt: required(factDate()),
  },
  references: [
    refersTo('cod_propriedade', 'propriedade'),
    mayName(['cod_propriedade', 'id_visita'], 'visita'),
  ],
});
