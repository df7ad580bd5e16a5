import { ruleOf } from '@fonte/contracts/quality';
import { download, ofPolygonsPage } from '../downloads.ts';
import { WHICH_PROPERTY, WHO_VISITS } from '../property-columns.ts';
import { AT_LOAD, ofRule } from './found.ts';

/** Outlines that share land with another property's (rule 13412). */
const OVERLAPS = 13412;

/** 1017722414: the polygons page's file of overlaps, which are found at the load and have no year. */
export const overlapsFile = ofPolygonsPage(
  download({
    title: 'Sobreposições de polígonos',
    file: 'sobreposicoes-de-poligonos',
    noun: ['sobreposição', 'sobreposições'],
    period: 'none',
    counts: () => 'Sobreposições de contornos de propriedades diferentes',
    rule: `${ruleOf(OVERLAPS)?.sentence ?? ''} De um contorno entram as 20 maiores. ${AT_LOAD}`,
    plan: {
      list: 'achado',
      columns: {
        ...WHICH_PROPERTY,
        cod_propriedade: 'achado.cod_propriedade',
        ...WHO_VISITS,
        chave: 'achado.chave',
        valor: 'achado.valor',
        detalhe: 'achado.detalhe',
        desde: 'achado.desde',
      },
      filters: [ofRule(OVERLAPS)],
    },
    heads: {
      chave: { description: 'Os dois polígonos' },
      valor: { description: 'Área dividida', unit: 'ha' },
    },
  }),
);
