import { optional, required } from '../column.ts';
import { cpf, text, uf } from '../column-types/index.ts';
import { refersTo, table } from '../table.ts';

export const tecnico = table({
  name: 'tecnico',
  key: ['cpf'],
  columns: {
    cpf: required(cpf()),
    nome: required(text(200, 'Ana de Exemplo')),
    uf: required(uf),
    cpf_supervisor: optional(cpf()),
  },
  references: [refersTo('cpf_supervisor', 'supervisor', 'cpf')],
});
