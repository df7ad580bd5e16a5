import type { MultiPolygon, Polygon } from 'geojson';
import { ANA, IVO } from './people.ts';
import { P1, P10, P2, P3, P4, P8, P12, tinyCar } from './properties.ts';

const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** A rectangle by its south-west corner and its sides in degrees; counter-clockwise (RFC 7946). */
function box(west: number, south: number, width: number, height: number): Polygon {
  const [w, s, e, n] = [round(west), round(south), round(west + width), round(south + height)];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [w, s],
        [e, s],
        [e, n],
        [w, n],
        [w, s],
      ],
    ],
  };
}

const multi = (polygon: Polygon): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [polygon.coordinates],
});

const polygon = (
  id_poligono: number,
  cod_propriedade: string,
  nome_area: string,
  type_poligono: 'abc' | 'propriedade' | 'intervencao',
  area_ha: number,
  origem: 'app' | 'kml',
  cpf_tecnico: string,
  dt: string,
  geometry: Polygon,
) => ({
  properties: {
    id_poligono,
    cod_propriedade,
    cod_fip_poligono: `FIP-${String(id_poligono).padStart(4, '0')}`,
    nome_area,
    name_poligono: nome_area,
    type_poligono,
    area_ha,
    origem,
    cpf_tecnico,
    dt,
  },
  geometry,
});

/** P1 and P2 overlap in a strip 0.002 degrees wide; polygon 6 lies outside P3's outline. Areas as declared. */
export const POLYGONS = [
  polygon(
    1,
    P1,
    'Perímetro',
    'propriedade',
    117,
    'kml',
    ANA,
    '2024-02-15',
    box(-50.935, -17.805, 0.01, 0.01),
  ),
  polygon(2, P1, 'Piquetes 1 a 8', 'abc', 20, 'app', ANA, '2024-08-01', box(-50.934, -17.804, 0.0043, 0.004)),
  polygon(
    3,
    P1,
    'Nascente',
    'intervencao',
    5,
    'app',
    ANA,
    '2024-05-10',
    box(-50.929, -17.799, 0.0021, 0.002),
  ),
  polygon(
    4,
    P2,
    'Perímetro',
    'propriedade',
    59,
    'kml',
    ANA,
    '2024-11-10',
    box(-50.927, -17.805, 0.01, 0.005),
  ),
  polygon(5, P3, 'Perímetro', 'propriedade', 469, 'app', ANA, '2024-01-20', box(-51.76, -17.91, 0.02, 0.02)),
  polygon(6, P3, 'Pasto do Retiro', 'abc', 50, 'kml', ANA, '2025-09-15', box(-51.73, -17.9, 0.0066, 0.0065)),
  polygon(
    7,
    P10,
    'Perímetro',
    'propriedade',
    1039,
    'app',
    IVO,
    '2024-10-03',
    box(-54.615, -20.515, 0.03, 0.03),
  ),
];

const change = (
  id_historico: number,
  cod_poligono: number,
  cod_propriedade: string,
  status: 'novo' | 'atualizado' | 'excluído',
  data: string,
  area: number,
  geometry: Polygon,
) => ({ properties: { id_historico, cod_poligono, cod_propriedade, status, data, area }, geometry });

export const POLYGON_HISTORY = [
  change(1, 6, P3, 'novo', '2025-12-19', 50, box(-51.73, -17.9, 0.0066, 0.0065)),
  change(2, 2, P1, 'atualizado', '2025-12-28', 18, box(-50.934, -17.804, 0.0039, 0.004)),
  change(3, 99, P1, 'excluído', '2025-12-31', 3, box(-50.931, -17.797, 0.0016, 0.0016)),
];

const car = (
  numero_car: string,
  cod_propriedade: string | null,
  situacao_car: string,
  condicao_car: string,
  area_ha: number,
  geometry: Polygon,
) => ({
  properties: { numero_car, cod_propriedade, tipo_imovel_car: 'IRU', situacao_car, condicao_car, area_ha },
  geometry: multi(geometry),
});

/** P1 and P10 in order, P3 cancelled, P8 pending, P4 and P12 waiting; the last belongs to nobody in the programme. */
export const CAR = [
  car(tinyCar('GO', 5218805, 1), P1, 'AT', 'Aguardando análise', 117, box(-50.935, -17.805, 0.01, 0.01)),
  car(
    tinyCar('GO', 5211909, 3),
    P3,
    'CA',
    'Cancelado por decisão administrativa',
    469,
    box(-51.76, -17.91, 0.02, 0.02),
  ),
  car(tinyCar('GO', 5208608, 4), P4, 'AT', 'Em análise', 235, box(-49.157, -15.307, 0.014, 0.014)),
  car(
    tinyCar('MG', 3134202, 8),
    P8,
    'PE',
    'Analisado com pendências, aguardando retificação',
    290,
    box(-49.458, -18.988, 0.0155, 0.016),
  ),
  car(
    tinyCar('MS', 5002704, 10),
    P10,
    'AT',
    'Analisado, aguardando regularização ambiental (Lei 12.651/12)',
    1039,
    box(-54.615, -20.515, 0.03, 0.03),
  ),
  car(tinyCar('MS', 5002605, 12), P12, 'AT', 'Aguardando análise', 262, box(-54.058, -19.558, 0.015, 0.015)),
  car(tinyCar('GO', 5218805, 900), null, 'AT', 'Aguardando análise', 117, box(-50.9, -17.8, 0.01, 0.01)),
];

export const NATIVE_VEGETATION = [
  {
    properties: { codigo: 'VN-1', nome: 'Mata do córrego', area_ha: 12 },
    geometry: multi(box(-50.935, -17.7985, 0.0055, 0.0035)),
  },
];
export const LEGAL_RESERVE = [
  {
    properties: { codigo: 'RL-1', nome: null, area_ha: 15 },
    geometry: multi(box(-50.9295, -17.805, 0.0045, 0.0028)),
  },
];
export const BASINS_20KM = [
  {
    properties: { codigo: 'B20-1', nome: 'Bacia 1', area_ha: 47000 },
    geometry: multi(box(-51.03, -17.9, 0.2, 0.2)),
  },
];

const party = (
  tipoPessoa: string,
  nome: string,
  numeroDocumentoPrincipal: string | null,
  sexo: string | null,
) => ({
  tipoPessoa,
  numeroDocumentoPrincipal,
  nome,
  sexo,
  nacionalidade: 'BR',
  intimacaoPendente: 0,
  assistenciaJudiciaria: false,
});

/** Invented; the numbers have valid check digits (CNJ Resolution 65/2008). */
export const LAWSUITS = [
  {
    properties: {
      numero: '5123456-95.2022.8.09.0100',
      tribunal: 'TJGO',
      esfera: 'Estadual',
      classe: 'Ação Civil Pública',
      assuntos: [11823, 15302],
      uf: 'GO',
      ano: 2022,
      flg_julgamento: true,
      complex_assunto: 'Reserva legal; Cadastro Ambiental Rural',
      partes: [
        party('juridica', 'Associação Exemplo dos Buritis', null, null),
        party('fisica', 'Nilo Araticum Paz', '99941799955', 'M'),
      ],
    },
    geometry: { type: 'Point' as const, coordinates: [-50.931, -17.801] },
  },
];
