import AddOutlined from '@mui/icons-material/AddOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type OlMap from 'ol/Map.js';
import type { ReactNode } from 'react';
import { Hint } from '../../layout/hint.tsx';
import { TOUCH } from '../../theme/media.ts';
import { MAP_PANEL_SHADOW } from '../../theme/shadows.ts';
import { useMapWords } from '../words.ts';

export interface MapControlsProps {
  map: OlMap;
  onHome?: (() => void) | undefined;
  still: boolean;
}

/** + − and home, 36 px each. */
export function MapControls({ map, onHome, still }: MapControlsProps) {
  const words = useMapWords();
  const zoom = (step: number) => {
    const view = map.getView();
    const target = view.getConstrainedZoom((view.getZoom() ?? 4) + step);
    if (target === undefined) return;
    view.cancelAnimations();
    view.animate({ zoom: target, duration: still ? 0 : 160 });
  };
  return (
    <Box data-print="hide" sx={STACK}>
      <MapButton label={words.zoomIn} onClick={() => zoom(1)} icon={<AddOutlined />} />
      <MapButton label={words.zoomOut} onClick={() => zoom(-1)} icon={<RemoveOutlined />} />
      {onHome && <MapButton label={words.home} onClick={onHome} icon={<HomeOutlined />} />}
    </Box>
  );
}

function MapButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Hint text={label} side="right">
      <IconButton aria-label={label} onClick={onClick} sx={BUTTON}>
        {icon}
      </IconButton>
    </Hint>
  );
}

const STACK = {
  display: 'inline-flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderRadius: '8px',
  boxShadow: MAP_PANEL_SHADOW,
  overflow: 'hidden',
  '& > * + *': { borderTop: '1px solid', borderColor: 'divider' },
};
const BUTTON = {
  width: 36,
  height: 36,
  borderRadius: 0,
  color: 'text.primary',
  '&:focus-visible': { outlineOffset: '-3px' },
  [TOUCH]: { width: 48, height: 48 },
};
