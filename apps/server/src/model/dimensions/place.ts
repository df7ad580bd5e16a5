import type { Dimension } from '../dimension.ts';

/** Where. */
export const PLACE: readonly Dimension[] = [
  {
    key: 'uf',
    disclosure: 'place',
    label: 'UF',
    type: 'text',
    at: ['propriedade.uf', 'meta.uf', 'tecnico.uf', 'supervisor.uf', 'municipio.uf', 'qualidade.uf'],
    names: { relation: 'uf', key: 'uf', label: 'nome', few: true },
  },
  {
    key: 'municipio',
    disclosure: 'place',
    label: 'Município',
    type: 'integer',
    at: ['propriedade.codigo_municipio'],
    names: { relation: 'municipio', key: 'codigo_municipio', label: 'nome' },
  },
  {
    key: 'bacia',
    disclosure: 'place',
    label: 'Bacia',
    type: 'integer',
    at: ['propriedade.id_sub_bacia'],
    names: { relation: 'sub_bacia', key: 'id_sub_bacia', label: 'nome' },
    missing: 'Sem bacia',
  },
  {
    key: 'regiao_hidrografica',
    disclosure: 'place',
    label: 'Região hidrográfica',
    type: 'integer',
    at: ['sub_bacia.id_regiao_hidrografica'],
    names: { relation: 'regiao_hidrografica', key: 'id_regiao_hidrografica', label: 'nome', few: true },
  },
  // The same as who only observes is told them: what their questions name is taken for these (query/disclosure/question/recode.ts).
  {
    key: 'municipio_publicado',
    disclosure: 'place',
    label: 'Município',
    type: 'integer',
    at: ['lugar_divulgado.municipio_publicado'],
    names: { relation: 'municipio_publicado', key: 'codigo', label: 'nome' },
  },
  {
    key: 'bacia_publicada',
    disclosure: 'place',
    label: 'Bacia',
    type: 'integer',
    at: ['lugar_divulgado.bacia_publicada'],
    names: { relation: 'bacia_publicada', key: 'codigo', label: 'nome' },
  },
];
