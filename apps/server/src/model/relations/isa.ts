import type { Relation } from '../relation.ts';
import { category, code, date, integer, numeric } from './columns.ts';

export const isa: Relation = {
  key: 'isa',
  rowName: ['medição do ISA', 'medições do ISA'],
  table: ['programa', 'isa'],
  primaryKey: ['cod_propriedade', 'momento'],
  date: 'dt',
  period: 'to',
  columns: {
    cod_propriedade: code('Código'),
    momento: category(integer('Momento')),
    dt: date('Data da medição'),
    indice: numeric('ISA'),
    balanco_economico: numeric('Balanço econômico'),
    balanco_social: numeric('Balanço social'),
    gestao: numeric('Gestão'),
    qualidade_solo_agua: numeric('Qualidade do solo e da água'),
    manejo_sistemas: numeric('Manejo dos sistemas de produção'),
    diversificacao_paisagem: numeric('Diversificação da paisagem'),
    vegetacao_nativa: numeric('Conservação da vegetação nativa'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico.nome',
    'isa.momento',
    'isa.indice',
    'isa.dt',
  ],
};
