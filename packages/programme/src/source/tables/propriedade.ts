import { SITUATIONS } from '@fonte/contracts/programme/situations';
import { codesOf } from '@fonte/contracts/programme/words';
import { optional, required } from '../column.ts';
import {
  choice,
  code,
  cpf,
  factDate,
  hectares,
  identifier,
  latitude,
  longitude,
  plannedDate,
  text,
  uf,
  whole,
} from '../column-types/index.ts';
import { PHASE_EXAMPLE, PHASE_NOTE } from '../phase-names.ts';
import { inOrder, refersTo, table, together } from '../table.ts';

export const propriedade = table({
  name: 'propriedade',
  key: ['cod_propriedade'],
  columns: {
    cod_propriedade: required(code(40, '52.0417.0031')),
    nome: required(text(200, 'Fazenda de Exemplo')),
    codigo_municipio: required(whole(1_000_000, 9_999_999, '3148004'), 'Sete algarismos.'),
    uf: required(uf, 'Tem de ser a do município.'),
    id_sub_bacia: optional(whole(1, 2_147_483_647, '70'), 'Vazia, é a da coordenada.'),
    lon: optional(longitude, 'Só junto com `lat`.'),
    lat: optional(latitude, 'Só junto com `lon`.'),
    atividade_produtiva: optional(text(120, 'Bovinocultura de leite')),
    perfil_fundiario: optional(text(120, 'Pequena')),
    cpf_tecnico: optional(cpf()),
    cpf_supervisor: optional(cpf()),
    id_produtor: optional(identifier('3107')),
    situacao: optional(choice(...codesOf(SITUATIONS))),
    dt_inicio: optional(factDate('01/11/2023')),
    dt_fim: optional(plannedDate()),
    numero_car: optional(text(80, 'MG-3148004-EXEMPLO')),
    area_total: optional(hectares()),
    area_produtiva: optional(hectares('97,2')),
    area_pastagem: optional(hectares('80')),
    area_lavoura: optional(hectares('17,2')),
    area_vegetacao_nativa: optional(hectares('25,7')),
    area_reserva_legal: optional(hectares('25,7')),
    area_app: optional(hectares('4,1')),
    area_degradada: optional(hectares('10')),
    area_conservacao: optional(hectares('3,4')),
    area_abc: optional(hectares('15,8')),
    ciclo_1_inicio: optional(factDate('01/11/2023')),
    ciclo_1_fim: optional(plannedDate('31/10/2024')),
    ciclo_2_inicio: optional(plannedDate('01/11/2024')),
    ciclo_2_fim: optional(plannedDate('31/10/2025')),
    fase: optional(text(120, PHASE_EXAMPLE), PHASE_NOTE),
  },
  references: [
    refersTo('cpf_tecnico', 'tecnico', 'cpf'),
    refersTo('cpf_supervisor', 'supervisor', 'cpf'),
    refersTo('id_produtor', 'produtor'),
  ],
  rules: [
    together('lon', 'lat'),
    inOrder('dt_inicio', 'dt_fim'),
    inOrder('ciclo_1_inicio', 'ciclo_1_fim'),
    inOrder('ciclo_2_inicio', 'ciclo_2_fim'),
  ],
});
