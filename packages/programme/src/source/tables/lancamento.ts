import { optional, required } from '../column.ts';
import { choice, decimal, factDate, identifier, whole } from '../column-types/index.ts';
import { refersTo, table } from '../table.ts';

const VISIT_KEY = ['cod_propriedade', 'id_visita'];

/** The table's cod_propriedade comes from the visit (import/relations). */
export const lancamento = table({
  name: 'lancamento',
  key: ['cod_propriedade', 'id_lancamento'],
  identity: ['id_lancamento'],
  columns: {
    id_lancamento: required(identifier('9000417'), 'Único em todo o arquivo.'),
    id_visita: required(identifier('400123'), 'Tem de existir em `visita`; dela vem a propriedade.'),
    codigo_item: optional(whole(0, 2_147_483_647, '1001')),
    natureza: required(choice('receita', 'despesa', 'producao', 'estoque')),
    dt: required(factDate()),
    qtde: optional(decimal(12, 4, '1.250,5')),
    vlr: optional(decimal(12, 4, '2,13')),
  },
  references: [
    // The file names the visit alone; standing rows hold on to it by its whole key.
    { ...refersTo('id_visita', 'visita'), standing: { columns: VISIT_KEY, toColumns: VISIT_KEY } },
    refersTo('codigo_item', 'item', 'codigo'),
  ],
});
