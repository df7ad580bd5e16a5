import { formatInteger, startsWithText } from '@fonte/pt-br';
import { useMemo, useState } from 'react';
import { SITUATIONS, SituationMark, CardShell, PageCell, PageGrid } from '../index.ts';
import {
  LegendPanel,
  MapCorner,
  MapSearch,
  MapView,
  type BaseMap,
  type MapAim,
  type MapPoint,
  type MapShape,
} from '../map-view/index.ts';
import { FrameSample } from './frame-sample.tsx';

const box = (west: number, south: number, east: number, north: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const BASE: BaseMap = {
  kind: 'vector',
  background: '#2F3A2B',
  attribution: 'Base de demonstração',
  layers: [{ data: box(-53.2, -19.5, -45.9, -12.4), fill: '#6E6F4E', stroke: '#fff', width: 2 }],
};
const SHAPES: MapShape[] = [
  { id: 'p', kind: 'propriedade', label: 'Perímetro', geometry: box(-50.4, -17.6, -48.9, -16.2) },
  { id: 'a', kind: 'abc', label: 'Piquetes 1 a 8\n18,4 ha', geometry: box(-50.2, -17, -49.7, -16.4) },
  { id: 'i', kind: 'intervencao', label: 'Nascente\n4,1 ha', geometry: box(-49.5, -17.4, -49.1, -16.9) },
  { id: 'c', kind: 'car', geometry: box(-50.5, -17.7, -48.8, -16.1) },
];

/** Spread without a random generator, so that every photograph is the same. */
function samplePoints(count: number): MapPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    at: [-53 + ((index * 0.6180339887) % 1) * 7, -19.3 + ((index * 0.7548776662) % 1) * 6.7] as const,
    situation: SITUATIONS[[0, 0, 0, 2, 2, 1, 3, 4, 5, 6][index % 10]!]!.label,
  }));
}

/** What a server would find: at most five names that begin with the text. */
const found = (points: readonly MapPoint[], text: string) =>
  points
    .map(({ id }) => ({ id, label: `Sítio Água ${id}` }))
    .filter(({ label }) => text.trim() !== '' && startsWithText(label, text))
    .slice(0, 5);

/** Mapa de propriedades of screen 03; ?points=50000 for the speed of many. */
export function MapPage() {
  const count = Number(new URLSearchParams(location.search).get('points') ?? 300);
  const points = useMemo(() => samplePoints(count), [count]);
  const [hidden, setHidden] = useState<ReadonlySet<string | null>>(new Set());
  const [selected, setSelected] = useState<string | null>('p7');
  const [aim, setAim] = useState<MapAim>({ key: 0, fit: [-53.2, -19.5, -45.9, -12.4] });
  const [text, setText] = useState('');
  const shown = points.filter((point) => !hidden.has(point.situation)).length;
  return (
    <FrameSample title="Mapa">
      <PageGrid>
        <PageCell span={12}>
          <CardShell
            title="Mapa de propriedades"
            subtitle="Clique em um ponto para ver áreas, práticas e visitas"
            flush
          >
            <MapView
              label="Mapa de propriedades"
              height={430}
              base={BASE}
              points={points}
              hidden={hidden}
              shapes={SHAPES}
              selectedId={selected}
              onPick={(picked) => setSelected(picked?.id ?? null)}
              aim={aim}
            >
              <MapCorner at="topLeft">
                <MapSearch
                  label="Propriedades"
                  width={340}
                  options={found(points, text)}
                  onType={setText}
                  onClear={() => setSelected(null)}
                  onPick={(option) => {
                    const point = points.find((one) => one.id === option.id);
                    setSelected(option.id);
                    if (point) setAim({ key: option.id, center: point.at });
                  }}
                />
              </MapCorner>
              <MapCorner at="topRight">
                <LegendPanel
                  note={`${formatInteger(shown)} de ${formatInteger(points.length)} propriedades no mapa`}
                  rows={SITUATIONS.map((situation) => ({
                    key: situation.label,
                    mark: <SituationMark situation={situation.label} onImagery />,
                    label: situation.label,
                    count: points.filter((point) => point.situation === situation.label).length,
                    on: !hidden.has(situation.label),
                  }))}
                  onToggle={(key, on) =>
                    setHidden(
                      (before) => new Set(on ? [...before].filter((one) => one !== key) : [...before, key]),
                    )
                  }
                />
              </MapCorner>
            </MapView>
          </CardShell>
        </PageCell>
      </PageGrid>
    </FrameSample>
  );
}
