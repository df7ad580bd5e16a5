import { CAR_CLASSES } from '@fonte/contracts/programme/areas';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useNarrow } from '../theme/use-scheme.ts';
import {
  areaWords,
  distanceWords,
  FeatureCard,
  LayerTree,
  LegendPanel,
  LookMark,
  MapButtons,
  MapCorner,
  MapPanel,
  MapSheet,
  MapView,
  moved,
  ResultsBody,
  sphereMetres,
  ToolBar,
  ToolHint,
  useDrawings,
  useSketch,
  type BaseMap,
  type Drawn,
  type GeoObject,
  type MapHandle,
  type Sketch,
  type TreeGroup,
} from '../map-view/index.ts';
import { FrameSample } from './frame-sample.tsx';

const BASE: BaseMap = {
  kind: 'vector',
  background: '#2F3A2B',
  attribution: 'Base de demonstração',
  layers: [
    {
      fill: '#6E6F4E',
      data: {
        type: 'Polygon',
        coordinates: [
          [
            [-53.2, -19.5],
            [-45.9, -19.5],
            [-45.9, -12.4],
            [-53.2, -12.4],
            [-53.2, -19.5],
          ],
        ],
      } as GeoObject,
    },
  ],
};

const LAYERS = [
  ['situacao', 'Situação das propriedades', 'ready'],
  ['car', 'CAR', 'loading'],
  ['abc', 'Áreas ABC', 'failed'],
  ['vegetacao', 'Vegetação nativa', 'far'],
] as const;

/** What is written at a measure: the gallery measures on the sphere. */
function words({ kind, vertices }: Sketch): string | undefined {
  const [first, second] = vertices;
  if (!first || !second) return undefined;
  const metres = vertices
    .slice(1)
    .reduce((sum, at, index) => sum + sphereMetres(vertices[index] ?? at, at), 0);
  return kind === 'line' ? distanceWords(metres) : areaWords(metres * metres);
}

/** The full map's parts of screens 06 and 07. */
export function FullMapPage() {
  const phone = useNarrow('lg');
  const [map, setMap] = useState<MapHandle | null>(null);
  const [tool, setTool] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const [index, setIndex] = useState(3);
  const layer = useDrawings(map, drawn, { visible: true, opacity: 1, zIndex: 700 });
  const sketch = useSketch(map, {
    kind: tool === 'line' || tool === 'polygon' ? tool : null,
    look: 'measure',
    layer,
    words,
    onDone: (done) =>
      setDrawn((before) => [...before, { sketch: done, label: words(done), look: 'measure' }]),
    onEnd: () => setTool(null),
  });
  const results = (
    <ResultsBody
      tabs={[
        { key: 'p', label: 'Propriedades', total: 23 },
        { key: 'c', label: 'CAR', total: 19 },
        { key: 'v', label: 'Vegetação nativa', total: null },
      ]}
      tab="p"
      onTab={() => undefined}
      index={index}
      total={23}
      onIndex={setIndex}
      summary="Na seleção: 50 feições"
    >
      <FeatureCard
        code="52.0417.0031"
        title="Sítio Vereda Alta"
        subtitle="Rio Verde/GO · Bovinocultura de leite"
        facts={[
          { label: 'Área total', value: '86,40 ha' },
          { label: 'Área produtiva', value: '61,25 ha' },
        ]}
      />
    </ResultsBody>
  );
  return (
    <FrameSample title="Mapa">
      <Box sx={{ height: 640 }}>
        <MapView
          label="Mapa"
          height="100%"
          base={BASE}
          aim={{ key: 0, center: [-49.5, -16], zoom: 6 }}
          onReady={setMap}
          readout={!phone}
        >
          <Box sx={TOP}>
            <ToolBar
              label="Medir"
              tools={[
                { key: 'line', label: 'Linha', icon: <TimelineOutlined /> },
                { key: 'polygon', label: 'Polígono', icon: <PentagonOutlined /> },
              ]}
              active={tool}
              onTool={setTool}
              actions={[
                {
                  label: 'Apagar medidas',
                  icon: <DeleteOutlined />,
                  onClick: () => setDrawn([]),
                  disabled: drawn.length === 0,
                },
              ]}
            />
            {!phone && (
              <ToolBar
                strong
                label="Selecionar"
                tools={[{ key: 'area', label: 'Area', icon: <PentagonOutlined /> }]}
                active="area"
                onTool={() => undefined}
              />
            )}
            {tool && (
              <ToolHint>
                Medida ativa: {sketch.sketch?.vertices.length ?? 0} vértices. <kbd>Esc</kbd> sai.
              </ToolHint>
            )}
          </Box>
          {phone ? (
            <>
              <Box sx={{ position: 'absolute', right: 12, top: 72 }}>
                <MapButtons
                  buttons={[
                    { label: 'Camadas', icon: <LayersOutlined />, onClick: () => undefined, pressed: false },
                    { label: 'Medir', icon: <StraightenOutlined />, onClick: () => undefined, pressed: true },
                    {
                      label: 'Selecionar',
                      icon: <PentagonOutlined />,
                      onClick: () => undefined,
                      pressed: true,
                      strong: true,
                    },
                  ]}
                />
              </Box>
              <MapSheet title="Resultados" flush onClose={() => undefined}>
                {results}
              </MapSheet>
            </>
          ) : (
            <>
              <Box sx={{ position: 'absolute', left: 12, top: 12, zIndex: 2 }}>
                <MapPanel title="Camadas" level={2}>
                  <TreeSample />
                </MapPanel>
              </Box>
              <MapCorner at="topRight">
                <Box sx={{ display: 'grid', gap: '12px' }}>
                  <MapPanel
                    title="Resultados"
                    level={2}
                    flush
                    onClose={() => undefined}
                    actions={
                      <IconButton aria-label="Baixar Propriedades" sx={{ width: 28, height: 28 }}>
                        <DownloadOutlined />
                      </IconButton>
                    }
                  >
                    {results}
                  </MapPanel>
                  <LegendSample />
                </Box>
              </MapCorner>
            </>
          )}
        </MapView>
      </Box>
    </FrameSample>
  );
}

function TreeSample() {
  const [on, setOn] = useState<readonly string[]>(['situacao', 'car', 'abc', 'vegetacao']);
  const [base, setBase] = useState('satelite');
  const [opacity, setOpacity] = useState<Readonly<Record<string, number>>>({});
  const groups: TreeGroup[] = [
    {
      key: 'g',
      label: 'Propriedades',
      layers: LAYERS.map(([key, label, status]) => ({
        key,
        label,
        status,
        on: on.includes(key),
        opacity: opacity[key] ?? 1,
        totals: '2.064 feições · 9.412,60 ha',
      })),
    },
  ];
  return (
    <LayerTree
      bases={[
        { key: 'satelite', label: 'Satelite', note: 'Sem imagem de satélite nesta instalação' },
        { key: 'geopolitico', label: 'Geopolitico' },
      ]}
      base={base}
      onBase={setBase}
      groups={groups}
      order={on}
      onToggle={(keys, yes) =>
        setOn((before) => [...before.filter((key) => !keys.includes(key)), ...(yes ? keys : [])])
      }
      onOpacity={(key, value) => setOpacity((before) => ({ ...before, [key]: value }))}
      onMove={(key, place) => setOn((before) => moved(before, key, place))}
      onRetry={() => undefined}
    />
  );
}

function LegendSample() {
  return (
    <LegendPanel
      level={2}
      rows={CAR_CLASSES.map(({ code, label, look }, index) => ({
        key: code,
        ...(index === 0 ? { heading: 'CAR' } : {}),
        label,
        mark: <LookMark look={{ shape: 'area', ...look }} />,
        count: 100 * index,
        on: index < 2,
        disabled: index === 2,
      }))}
    />
  );
}

const TOP = {
  position: 'absolute',
  top: 12,
  left: { xs: 12, lg: 274 },
  zIndex: 2,
  display: 'flex',
  gap: '10px',
  flexWrap: 'wrap',
  maxWidth: 'calc(100% - 24px)',
};
