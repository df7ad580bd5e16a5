import { ALL_PROFILES, can } from '@fonte/contracts';
import type { ListPlan } from '../../../query/index.ts';
import type { Report } from '../declared/report.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';

/**
 * What the map of one property draws: 67676704 to 06 (second text, 2.18 and section 7), asked with a moreFilter on its
 * code. Their columns are called _1 to _11 [spec]; which is which stands in thead, and below: everywhere _1 is the code,
 * _7 hectares, _10 the box (west, south, east, north), _11 the shape in GeoJSON.
 */
function shapes(
  title: string,
  file: string,
  what: string,
  noun: readonly [string, string],
  list: string,
  columns: readonly string[],
  sort: ListPlan['sort'],
): Report {
  return {
    title,
    shape: 'list',
    period: 'none',
    profiles: ALL_PROFILES.filter((profile) => can(profile, 'property.areas')),
    subtitle: (reading) => `${what}${ofPlace(reading)}`,
    definition: () => `${what}, com a forma que o mapa desenha. O ano não muda o que aparece.`,
    source: {
      kind: 'list',
      file,
      noun,
      plan: () => ({
        list,
        columns: Object.fromEntries(
          columns.map((column, index) => [
            `_${index + 1}`,
            column.includes('.') ? column : `${list}.${column}`,
          ]),
        ),
        ...(sort ? { sort } : {}),
      }),
    },
  };
}

export const propertyHistory = shapes(
  'Histórico dos polígonos',
  'historico-dos-poligonos',
  'Mudanças nos polígonos de uma propriedade',
  ['mudança', 'mudanças'],
  'forma_historico',
  [
    'cod_poligono',
    'cod_fip_poligono',
    'nome_area',
    'name_poligono',
    'type_poligono',
    'data',
    'area',
    'status',
    'id_historico',
    'caixa',
    'geojson',
  ],
  [{ by: '_6', descending: true }],
);

export const propertyPolygons = shapes(
  'Áreas da propriedade',
  'areas-da-propriedade',
  'Polígonos atuais de uma propriedade',
  ['polígono', 'polígonos'],
  'forma_poligono',
  [
    'id_poligono',
    'cod_fip_poligono',
    'nome_area',
    'name_poligono',
    'type_poligono',
    'dt',
    'area_ha',
    'agg_area_ha',
    'area_tipo_ha',
    'caixa',
    'geojson',
  ],
  [{ by: '_5' }, { by: '_3' }],
);

export const propertyCar = shapes(
  'CAR da propriedade',
  'car-da-propriedade',
  'Perímetros do CAR de uma propriedade',
  ['perímetro', 'perímetros'],
  'forma_car',
  [
    'numero_car',
    'tipo_imovel_car',
    'situacao_car',
    'condicao_car',
    'legenda',
    'propriedade.numero_car',
    'area_ha',
    'cod_propriedade',
    'propriedade.nome',
    'caixa',
    'geojson',
  ],
  undefined,
);
