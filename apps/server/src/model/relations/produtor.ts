import type { Relation } from '../relation.ts';
import { date, id, name, ofPerson, personal, text } from './columns.ts';

/** Producers are read through their properties, which decide who sees them; on their own they have no scope. */
export const produtor: Relation = {
  key: 'produtor',
  rowName: ['produtor', 'produtores'],
  table: ['programa', 'produtor'],
  primaryKey: ['id_produtor'],
  date: null,
  period: 'none',
  columns: {
    id_produtor: id('Código do produtor'),
    cpf: personal(text('CPF'), 'cpf'),
    nome: personal(name('Produtor'), 'nome'),
    sexo: ofPerson(text('Sexo')),
    dt_nascimento: personal(date('Data de nascimento'), 'nome'),
    escolaridade: ofPerson(text('Escolaridade')),
    cor_raca: ofPerson(text('Cor/raça')),
    faixa_renda: ofPerson(text('Faixa de renda')),
    tempo_atividade: ofPerson(text('Tempo na atividade')),
  },
  joins: [],
  detail: [
    'produtor.nome',
    'produtor.cpf',
    'produtor.sexo',
    'produtor.dt_nascimento',
    'produtor.escolaridade',
    'produtor.cor_raca',
    'produtor.faixa_renda',
    'produtor.tempo_atividade',
  ],
};
