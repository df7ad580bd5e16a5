import { optional, required } from '../column.ts';
import { birthDate, cpf, identifier, text } from '../column-types/index.ts';
import { table } from '../table.ts';

export const produtor = table({
  name: 'produtor',
  key: ['id_produtor'],
  columns: {
    id_produtor: required(identifier('3107')),
    cpf: optional(
      cpf({ asTold: true }),
      'Dígitos verificadores errados são aceitos e vão para Data Quality.',
    ),
    nome: required(text(200, 'Maria de Exemplo')),
    sexo: optional(text(40, 'Feminino')),
    dt_nascimento: optional(birthDate),
    escolaridade: optional(text(80, 'Ensino médio completo')),
    cor_raca: optional(text(40, 'Parda')),
    faixa_renda: optional(text(80, 'De 2 a 5 salários mínimos')),
    tempo_atividade: optional(text(80, 'De 10 a 20 anos')),
  },
});
