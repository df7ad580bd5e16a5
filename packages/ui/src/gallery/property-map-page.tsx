import { CardShell, PageCell, PageGrid } from '../index.ts';
import type { BaseMap, LonLat } from '../map-view/index.ts';
import { PropertyMap, type PropertyMapData, type PropertyPolygon } from '../property-map/index.ts';
import { FrameSample } from './frame-sample.tsx';

const area = (...corners: LonLat[]) => {
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
  return {
    geometry: { type: 'Polygon', coordinates: [[...corners, corners[0]]] },
    bounds: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)] as const,
  };
};
const LAND = area([-51.02, -17.86], [-50.82, -17.86], [-50.82, -17.68], [-51.02, -17.68]);
const RIVER = area(
  [-50.99, -17.8],
  [-50.9, -17.765],
  [-50.85, -17.79],
  [-50.85, -17.787],
  [-50.9, -17.762],
  [-50.99, -17.797],
);
const BASE: BaseMap = {
  kind: 'vector',
  background: '#2F3A2B',
  attribution: 'Base de demonstração',
  layers: [
    { data: LAND.geometry, fill: '#5D6549' },
    { data: RIVER.geometry, fill: '#33402F' },
  ],
};
const OUTLINE = area(
  [-50.9305, -17.7705],
  [-50.9215, -17.768],
  [-50.914, -17.7705],
  [-50.911, -17.777],
  [-50.915, -17.784],
  [-50.922, -17.787],
  [-50.93, -17.785],
  [-50.9335, -17.779],
);
const polygon = (
  id: string,
  kind: PropertyPolygon['kind'],
  name: string,
  ha: string,
  shape: ReturnType<typeof area>,
): PropertyPolygon => ({ id, kind, name, area: ha, areaSum: ha, ...shape });

/** Areas, history and CAR of an invented farm, as screen 08 shows it. */
const DATA: PropertyMapData = {
  point: { at: [-50.9225, -17.7785], situation: 'Ativa em atendimento' },
  far: null,
  bounds: OUTLINE.bounds,
  totals: { propriedade: '86,4 ha', abc: '28,2 ha', intervencao: '4,1 ha' },
  polygons: [
    polygon('1', 'propriedade', 'Perímetro', '86,4 ha', OUTLINE),
    polygon(
      '2',
      'abc',
      'Piquetes 1 a 8',
      '18,4 ha',
      area(
        [-50.929, -17.7725],
        [-50.921, -17.7715],
        [-50.918, -17.7755],
        [-50.9225, -17.779],
        [-50.929, -17.7775],
      ),
    ),
    polygon(
      '3',
      'abc',
      'ILPF talhão 2',
      '9,8 ha',
      area([-50.919, -17.7805], [-50.9145, -17.7795], [-50.913, -17.7835], [-50.9185, -17.7848]),
    ),
    polygon(
      '4',
      'intervencao',
      'Nascente',
      '4,1 ha',
      area([-50.931, -17.7795], [-50.927, -17.7792], [-50.9258, -17.783], [-50.9298, -17.7835]),
    ),
  ],
  history: [
    {
      id: 'h1',
      change: 'novo',
      name: 'ILPF talhão 2',
      date: '12/08/2025',
      area: '9,8 ha',
      ...area([-50.919, -17.7805], [-50.9145, -17.7795], [-50.913, -17.7835], [-50.9185, -17.7848]),
    },
    {
      id: 'h2',
      change: 'atualizado',
      name: 'Piquetes 1 a 8',
      date: '03/05/2025',
      area: '15,2 ha',
      ...area(
        [-50.928, -17.7725],
        [-50.922, -17.7715],
        [-50.92, -17.7755],
        [-50.9225, -17.778],
        [-50.928, -17.777],
      ),
    },
    {
      id: 'h3',
      change: 'excluido',
      name: 'Represa antiga',
      date: '03/05/2025',
      area: '1,1 ha',
      ...area([-50.924, -17.7825], [-50.9222, -17.782], [-50.9218, -17.7845], [-50.9238, -17.7848]),
    },
  ],
  car: [
    {
      id: 'c1',
      invalid: false,
      number: 'GO-5218805-0000.0000.0000.0000',
      facts: [
        { label: 'Tipo', value: 'IRU' },
        { label: 'Situação', value: 'AT' },
        { label: 'Condição', value: 'Aguardando análise' },
      ],
      ...area(
        [-50.9325, -17.7715],
        [-50.9218, -17.7683],
        [-50.9125, -17.7735],
        [-50.9125, -17.7815],
        [-50.9205, -17.788],
        [-50.9295, -17.7865],
        [-50.934, -17.78],
      ),
    },
  ],
};
/** The same farm whose registered place is wrong, and a farm without areas. */
const FAR: PropertyMapData = {
  ...DATA,
  history: [],
  point: { at: [-51.01, -17.7], situation: 'Ativa sem visita' },
  far: { from: [-51.01, -17.7], to: [-50.9225, -17.7785], label: '12,74 km' },
  bounds: [-51.01, -17.787, -50.911, -17.7],
};
const EMPTY: PropertyMapData = {
  point: DATA.point,
  far: null,
  bounds: null,
  totals: {},
  polygons: [],
  history: [],
  car: [],
};

/** Three hundred fields, as a large farm may have. */
const MANY: PropertyMapData = {
  ...DATA,
  history: [],
  car: [],
  totals: { propriedade: '86,4 ha', abc: '60,0 ha', intervencao: '15,0 ha' },
  polygons: [
    polygon('outline', 'propriedade', 'Perímetro', '86,4 ha', OUTLINE),
    ...Array.from({ length: 300 }, (_, index) => {
      const west = -50.931 + (index % 20) * 0.00088;
      const south = -17.7845 + Math.floor(index / 20) * 0.0009;
      const [east, north] = [west + 0.0008, south + 0.0008];
      return polygon(
        `m${index}`,
        index % 5 === 0 ? 'intervencao' : 'abc',
        `Talhão ${index + 1}`,
        '0,3 ha',
        area([west, south], [east, south], [east, north], [west, north]),
      );
    }),
  ],
};

/** The property's map of screen 08, with the red line of a place that is far away, with hundreds of polygons, and with nothing. */
export function PropertyMapPage() {
  return (
    <FrameSample title="Propriedade">
      <PageGrid>
        {(
          [
            ['Sítio Vereda Alta', DATA],
            ['Sítio Vereda Alta, ponto distante', FAR],
            ['Fazenda de muitas áreas', MANY],
            ['Sítio sem áreas', EMPTY],
          ] as const
        ).map(([title, data]) => (
          <PageCell span={12} key={title}>
            <CardShell title={title} flush>
              <PropertyMap label={title} data={data} base={BASE} />
            </CardShell>
          </PageCell>
        ))}
      </PageGrid>
    </FrameSample>
  );
}
