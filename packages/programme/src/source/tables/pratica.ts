import { OBJECTIVES } from '@fonte/contracts/programme/objectives';
import { codesOf } from '@fonte/contracts/programme/words';
import { optional, required } from '../column.ts';
import { choice, code, factDate, hectares, identifier, text } from '../column-types/index.ts';
import { mayName, refersTo, table } from '../table.ts';

export const pratica = table({
  name: 'pratica',
  key: ['cod_propriedade', 'id_pratica'],
  identity: ['id_pratica'],
  columns: {
    id_pratica: required(identifier('60044'), 'Único em todo o arquivo.'),
    cod_propriedade: required(code(40, '52.0417.0031')),
    objetivo: required(choice(...codesOf(OBJECTIVES))),
    tipo: required(text(200, 'Recuperação de pastagem degradada')),
    area_ha: optional(hectares('15,8')),
    dt_registro: required(factDate()),
    id_poligono: optional(identifier('8001'), 'Um polígono da mesma propriedade.'),
  },
  references: [
    refersTo('cod_propriedade', 'propriedade'),
    mayName(['cod_propriedade', 'id_poligono'], 'poligono'),
  ],
});
