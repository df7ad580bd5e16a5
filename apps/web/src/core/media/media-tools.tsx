import { Notice } from '@fonte/ui';
import CompareOutlined from '@mui/icons-material/CompareOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../i18n/use-texts.ts';
import type { Media } from './calls.ts';
import './texts.ts';

export type MediaToolsProps = {
  items: readonly Media[];
  /** The photos' map is open. */
  map: boolean;
  /** Two photos are being picked: null before the first, its id after it; undefined otherwise. */
  picking: number | null | undefined;
  onMap: (open: boolean) => void;
  onPicking: (picking: null | undefined) => void;
};

/** Above the photos: their map, where some have a place, and two of them held against each other. */
export function MediaTools({ items, map, picking, onMap, onPicking }: MediaToolsProps) {
  const { t } = useTexts('media');
  const photos = items.filter(({ type }) => type === 'photo');
  const placed = photos.filter(({ lon, lat }) => lon !== null && lat !== null).length;
  if (picking !== undefined)
    return (
      <Notice
        tone="info"
        role="status"
        end={
          <Button size="small" onClick={() => onPicking(undefined)}>
            {t('pair.end')}
          </Button>
        }
      >
        {t(picking === null ? 'pair.first' : 'pair.second')}
      </Notice>
    );
  if (placed === 0 && photos.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
      {placed > 0 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<MapOutlined />}
          aria-expanded={map}
          onClick={() => onMap(!map)}
        >
          {t(map ? 'hidePhotosMap' : 'photosMap')}
        </Button>
      )}
      {photos.length > 1 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<CompareOutlined />}
          onClick={() => onPicking(null)}
        >
          {t('pair.begin')}
        </Button>
      )}
      {map && placed > 0 && (
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {t('placed', { placed: String(placed), all: String(photos.length) })}
        </Box>
      )}
    </Box>
  );
}
