import { optional, required } from '../column.ts';
import { parties, processNumber, text, uf, whole, wholes, yesNo } from '../column-types/index.ts';
import { table } from '../table.ts';

export const processo = table({
  schema: 'camada',
  name: 'processo',
  key: ['numero'],
  columns: {
    numero: required(processNumber),
    tribunal: required(text(40, 'TJMG')),
    esfera: optional(text(80, 'Estadual')),
    classe: optional(text(200, 'Ação Civil Pública')),
    assuntos: optional(wholes),
    uf: optional(uf),
    ano: optional(whole(1900, 2100, '2022')),
    flg_julgamento: optional(yesNo),
    complex_assunto: optional(text(2000, 'Reserva legal')),
    partes: optional(parties),
  },
  geometry: { kind: 'Point', required: false, invalid: 'refuse' },
});
