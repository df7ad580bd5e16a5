import { optional, required } from '../column.ts';
import { text, whole } from '../column-types/index.ts';
import { table } from '../table.ts';

const number = (example: string) => whole(0, 2_147_483_647, example);

export const item = table({
  name: 'item',
  key: ['codigo'],
  columns: {
    codigo: required(number('1001')),
    descricao: required(text(200, 'Leite vendido')),
    cod_grupo: required(number('1')),
    nom_grupo: required(text(120, 'Receitas')),
    cod_subgrupo: required(number('10')),
    nom_subgrupo: required(text(120, 'Venda de leite')),
    unidade: optional(text(40, 'litro')),
  },
});
