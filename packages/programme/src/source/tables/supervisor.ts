import { required } from '../column.ts';
import { cpf, text, uf } from '../column-types/index.ts';
import { table } from '../table.ts';

export const supervisor = table({
  name: 'supervisor',
  key: ['cpf'],
  columns: {
    cpf: required(cpf()),
    nome: required(text(200, 'João de Exemplo')),
    uf: required(uf),
  },
});
