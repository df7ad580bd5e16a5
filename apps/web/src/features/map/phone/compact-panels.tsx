import { LegendRows, MapButtons, MapSheet } from '@fonte/ui/map-view';
import { useNarrow, useSnackbar } from '@fonte/ui';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import LegendToggleOutlined from '@mui/icons-material/LegendToggleOutlined';
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { HeaderSearch } from '../../../core/navigation/header-actions.tsx';
import { ShareMenu } from '../image/share-menu.tsx';
import { DownloadMenu } from '../layers/download-menu.tsx';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { rowOf } from '../layers/use-legend.tsx';
import type { PanelsProps } from '../panels.ts';
import { Results } from '../results/lazy-results.tsx';
import { Search } from '../search.tsx';
import { withClass } from '../state/map-state.ts';
import { isSelection, MeasureTools, SelectTools } from '../tools/tools.tsx';
import { ToolHint } from '../tools/tool-hint.tsx';
import '../texts.ts';
import { layerOf } from '../state/known-layers.ts';

/** Near enough to see the properties around one. */
const LOCATE_ZOOM = 14;

type Sheet = 'layers' | 'legend';
type Bar = 'measure' | 'select';

/** Screen 07: search on top, a column of 48 px buttons, and one sheet at a time from the bottom. */
export function CompactPanels(props: PanelsProps) {
  const { t } = useTexts('map');
  const { asked, tool, onTool, sketch, legend, change, narrowing } = props;
  const snackbar = useSnackbar();
  const phone = useNarrow('sm');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [bar, setBar] = useState<Bar | null>(null);
  const open = (next: Sheet) => setSheet(sheet === next ? null : next);
  const toggle = (next: Bar) => {
    onTool(null);
    setSheet(null);
    setBar(bar === next ? null : next);
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => props.go({ center: [coords.longitude, coords.latitude], zoom: LOCATE_ZOOM }),
      () => snackbar.failure(t('phone.lost')),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  // What was found has the screen until the next outline is begun (docs/design/guide.md, 07): the button says that the tool is on.
  const seeing = asked.asked?.kind === 'area' && sketch.sketch === null;
  const within = asked.asked?.kind === 'area' ? asked.asked.sketch : null;
  return (
    <>
      {phone ? (
        <HeaderSearch>
          <Search {...props} width="100%" flat />
        </HeaderSearch>
      ) : (
        <Box sx={TOP}>
          <Search {...props} width="100%" />
        </Box>
      )}
      <Box sx={BARS}>
        {bar === 'measure' && (
          <MeasureTools
            tool={tool}
            onTool={onTool}
            onClear={props.onClear}
            drawn={props.measures.length > 0}
          />
        )}
        {bar === 'select' && !seeing && <SelectTools tool={tool} onTool={onTool} />}
        {tool && !seeing && <ToolHint tool={tool} sketch={sketch} onEnd={() => onTool(null)} />}
      </Box>
      <Box sx={BUTTONS}>
        <MapButtons
          buttons={[
            {
              label: t('layers'),
              icon: <LayersOutlined />,
              onClick: () => open('layers'),
              pressed: sheet === 'layers',
            },
            {
              label: t('legend'),
              icon: <LegendToggleOutlined />,
              onClick: () => open('legend'),
              pressed: sheet === 'legend',
            },
            {
              label: t('phone.measure'),
              icon: <StraightenOutlined />,
              onClick: () => toggle('measure'),
              pressed: bar === 'measure',
            },
            {
              label: t('phone.select'),
              icon: <PentagonOutlined />,
              onClick: () => toggle('select'),
              pressed: bar === 'select',
              strong: tool !== null && isSelection(tool),
            },
            { label: t('phone.locate'), icon: <MyLocationOutlined />, onClick: locate },
          ]}
        />
        <ShareMenu {...props} />
      </Box>
      {sheet === 'layers' && (
        <MapSheet title={t('layers')} onClose={() => setSheet(null)}>
          <LayersPanel {...props} />
        </MapSheet>
      )}
      {sheet === 'legend' && (
        <MapSheet title={t('legend')} onClose={() => setSheet(null)}>
          <LegendRows
            rows={legend}
            onToggle={(key, on) => {
              const row = rowOf(key);
              if (row) change((before) => withClass(before, row.layer, row.id, on));
            }}
          />
        </MapSheet>
      )}
      {sheet === null && asked.shown && (
        <MapSheet
          title={t('results')}
          flush
          onClose={asked.close}
          actions={
            asked.open && (
              <DownloadMenu layer={layerOf(asked.open.name)} narrowing={narrowing} within={within} />
            )
          }
        >
          <Results asked={asked} narrowing={narrowing} wide />
        </MapSheet>
      )}
    </>
  );
}

const TOP = { position: 'absolute', zIndex: 3, top: 12, left: 12, right: 12 };
const BARS = {
  position: 'absolute',
  // On the phone under the filters that float there (over them where they take several lines); beside the column of buttons.
  zIndex: 5,
  top: { xs: 120, sm: 64 },
  left: 12,
  right: 72,
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
};
const BUTTONS = {
  position: 'absolute',
  zIndex: 2,
  right: 12,
  top: { xs: 68, sm: 64 },
  display: 'grid',
  gap: '8px',
};
