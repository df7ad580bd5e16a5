import { MapPanel, LegendPanel } from '@fonte/ui/map-view';
import Box from '@mui/material/Box';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { DownloadMenu } from './layers/download-menu.tsx';
import { LayersPanel } from './layers/layers-panel.tsx';
import { rowOf } from './layers/use-legend.tsx';
import type { PanelsProps } from './panels.ts';
import { Results } from './results/lazy-results.tsx';
import { Search } from './search.tsx';
import { withClass } from './state/map-state.ts';
import { MeasureTools, SelectTools } from './tools/tools.tsx';
import { ToolHint } from './tools/tool-hint.tsx';
import './texts.ts';
import { layerOf } from './state/known-layers.ts';

/** Screen 06: search and tools on top, Camadas left, Resultados and Legenda right; in this order for the keyboard too. */
export function LaptopPanels(props: PanelsProps) {
  const { t } = useTexts('map');
  const { asked, tool, onTool, sketch, legend, change, narrowing, points } = props;
  const within = asked.asked?.kind === 'area' ? asked.asked.sketch : null;
  return (
    <>
      <Box sx={TOP}>
        <Search {...props} width={300} />
        <MeasureTools tool={tool} onTool={onTool} onClear={props.onClear} drawn={props.measures.length > 0} />
        <SelectTools tool={tool} onTool={onTool} />
        {tool && <ToolHint tool={tool} sketch={sketch} onEnd={() => onTool(null)} />}
      </Box>
      <Box sx={LEFT}>
        <MapPanel title={t('layers')} scroll flush level={2} fold="left">
          <Box sx={{ p: '8px' }}>
            <LayersPanel {...props} />
          </Box>
        </MapPanel>
      </Box>
      <Box sx={RIGHT}>
        {asked.shown && (
          <MapPanel
            title={t('results')}
            level={2}
            flush
            scroll="inside"
            onClose={asked.close}
            actions={
              asked.open && (
                <DownloadMenu layer={layerOf(asked.open.name)} narrowing={narrowing} within={within} />
              )
            }
          >
            <Results asked={asked} narrowing={narrowing} wide={false} />
          </MapPanel>
        )}
        <LegendPanel
          title={t('legend')}
          level={2}
          scroll
          rows={legend}
          {...(points.withoutPoint > 0 ? { note: t('withoutPoint', { count: points.withoutPoint }) } : {})}
          onToggle={(key, on) => {
            const row = rowOf(key);
            if (row) change((before) => withClass(before, row.layer, row.id, on));
          }}
        />
      </Box>
    </>
  );
}

const EDGE = 12;
const TOP = {
  position: 'absolute',
  zIndex: 2,
  top: EDGE,
  left: EDGE + 262,
  right: EDGE + 262,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 12px',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
};
const LEFT = {
  position: 'absolute',
  zIndex: 2,
  left: EDGE,
  top: EDGE,
  // Above the zoom buttons.
  maxHeight: 'calc(100% - 190px)',
  display: 'flex',
  '& > *': { minHeight: 0 },
};
const RIGHT = {
  position: 'absolute',
  zIndex: 2,
  right: EDGE,
  top: EDGE,
  bottom: 28,
  width: 250,
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  justifyContent: 'flex-start',
  pointerEvents: 'none',
  // Results first: the legend gives way, down to a few rows.
  '& > *': { pointerEvents: 'auto', minHeight: 260, flex: '0 1 auto' },
  '& > *:last-child': { minHeight: 132, flexShrink: 6 },
};
