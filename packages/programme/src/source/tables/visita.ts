import { optional, required } from '../column.ts';
import {
  code,
  cpf,
  factDate,
  identifier,
  latitude,
  longitude,
  moment,
  text,
  whole,
  yesNo,
} from '../column-types/index.ts';
import { PHASE_EXAMPLE, PHASE_NOTE } from '../phase-names.ts';
import { refersTo, table, together } from '../table.ts';

export const visita = table({
  name: 'visita',
  key: ['cod_propriedade', 'id_visita'],
  // The entries name their visit by this alone.
  identity: ['id_visita'],
  columns: {
    id_visita: required(identifier('400123'), 'Único em todo o arquivo.'),
    cod_propriedade: required(code(40, '52.0417.0031')),
    cpf_tecnico: optional(cpf()),
    numero: required(whole(0, 24, '7')),
    dt_visita: required(factDate()),
    dt_checkin: optional(moment),
    lon_checkin: optional(longitude, 'Só junto com `lat_checkin`.'),
    lat_checkin: optional(latitude, 'Só junto com `lon_checkin`.'),
    duracao_min: optional(whole(0, 100_000, '150')),
    fase: optional(text(120, PHASE_EXAMPLE), PHASE_NOTE),
    ciclo: optional(
      whole(1, 2, '1'),
      'Sem ele, a visita é contada no ciclo 1 até a 12ª visita válida da propriedade, por data, e depois no ciclo 2.',
    ),
    sincronizada: required(yesNo),
  },
  references: [refersTo('cod_propriedade', 'propriedade'), refersTo('cpf_tecnico', 'tecnico', 'cpf')],
  rules: [together('lon_checkin', 'lat_checkin')],
});
