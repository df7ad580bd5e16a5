import type { Relation } from '../relation.ts';
import { MOTIVO } from '../words.ts';
import { boolean, category, code, date, datetime, id, integer, numeric, personal, text } from './columns.ts';

export const visita: Relation = {
  key: 'visita',
  rowName: ['visita', 'visitas'],
  table: ['programa', 'visita'],
  primaryKey: ['cod_propriedade', 'id_visita'],
  date: 'dt_visita',
  period: 'in',
  columns: {
    id_visita: id('Id da visita'),
    cod_propriedade: code('Código'),
    cpf_tecnico: personal(text('CPF do técnico'), 'cpf'),
    numero: integer('Visita'),
    dt_visita: date('Data'),
    dt_checkin: datetime('Check-in'),
    lon_checkin: personal(numeric('Longitude do check-in', '°'), 'coordenada'),
    lat_checkin: personal(numeric('Latitude do check-in', '°'), 'coordenada'),
    duracao_min: integer('Duração', 'min'),
    fase: category(text('Fase')),
    // What is counted by cycle goes by one rule (packages/database/views/visita_valida.sql), whether or not the source states the cycle.
    ciclo: { ...category(integer('Ciclo')), stored: 'ciclo_contado' },
    sincronizada: category(boolean('Sincronizada')),
    conta: category(boolean('Conta')),
    motivo: category(text('Por que conta', MOTIVO)),
  },
  joins: [
    { to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } },
    { to: 'tecnico_visita', on: { cpf_tecnico: 'cpf' } },
    { to: 'visita_prevista', on: { cod_propriedade: 'cod_propriedade', numero: 'numero' } },
  ],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico_visita.nome',
    'visita.numero',
    'visita.dt_visita',
    'visita.duracao_min',
    'visita.motivo',
    'visita_ritmo.faltam',
    'visita_ritmo.previstas',
  ],
};
