import { optional, required } from '../column.ts';
import { decimal, text } from '../column-types/index.ts';
import { table } from '../table.ts';

/** The three layers of the same form. */
const area = (name: string) =>
  table({
    schema: 'camada',
    name,
    key: ['codigo'],
    columns: {
      codigo: required(text(80, 'A-001')),
      nome: optional(text(200, 'Área de exemplo')),
      area_ha: optional(decimal(12, 4, '412.7', { from: 0 })),
    },
    geometry: { kind: 'MultiPolygon', required: true, invalid: 'repair' },
  });

export const vegetacaoNativa = area('vegetacao_nativa');
export const reservaLegal = area('reserva_legal');
export const bacia20km = area('bacia_20km');
