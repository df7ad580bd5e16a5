import type { Relation } from '../relation.ts';
import { name, personal, place, text } from './columns.ts';

const columns = {
  cpf: personal(text('CPF do técnico'), 'cpf'),
  nome: personal(name('Técnico'), 'nome'),
  uf: place(text('UF')),
  cpf_supervisor: personal(text('CPF do supervisor'), 'cpf'),
};

const technician = (key: string): Relation => ({
  key,
  rowName: ['técnico', 'técnicos'],
  table: ['programa', 'tecnico'],
  primaryKey: ['cpf'],
  date: null,
  period: 'none',
  columns,
  joins: [],
  scope: { uf: `${key}.uf`, supervisor: `${key}.cpf_supervisor`, tecnico: `${key}.cpf` },
  detail: [`${key}.nome`, `${key}.cpf`, `${key}.uf`],
});

/** The technician responsible for a property; on its own, all technicians. */
export const tecnico: Relation = {
  ...technician('tecnico'),
  joins: [{ to: 'supervisor_equipe', on: { cpf_supervisor: 'cpf' } }],
  detail: ['tecnico.nome', 'tecnico.cpf', 'tecnico.uf', 'supervisor_equipe.nome'],
};

/** The technician who made a visit. */
export const tecnico_visita = technician('tecnico_visita');

/** The technician who registered a polygon. */
export const tecnico_registro = technician('tecnico_registro');

const supervising = (key: string): Relation => ({
  key,
  rowName: ['supervisor', 'supervisores'],
  table: ['programa', 'supervisor'],
  primaryKey: ['cpf'],
  date: null,
  period: 'none',
  columns: {
    cpf: personal(text('CPF do supervisor'), 'cpf'),
    nome: personal(name('Supervisor'), 'nome'),
    uf: place(text('UF')),
  },
  joins: [],
  scope: { uf: `${key}.uf`, supervisor: `${key}.cpf` },
  detail: [`${key}.nome`, `${key}.cpf`, `${key}.uf`],
});

/** The supervisor responsible for a property; on its own, all supervisors. */
export const supervisor = supervising('supervisor');

/** The supervisor of a technician's team. */
export const supervisor_equipe = supervising('supervisor_equipe');
