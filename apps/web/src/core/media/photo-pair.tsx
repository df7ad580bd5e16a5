import { geodesicMetres } from '@fonte/geo';
import { formatDate } from '@fonte/pt-br';
import { DialogShell, EmptyState, Notice } from '@fonte/ui';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { placeDistance } from '../property/areas/area-words.ts';
import { fileAddress, type Media } from './calls.ts';
import './pair-texts.ts';
import './texts.ts';

export type PhotoPairProps = {
  ids: readonly [number, number];
  items: readonly Media[];
  onClose: () => void;
};

/** Photos further apart than this are hardly of one place, metres. */
const NEAR_M = 200;

const momentOf = ({ tirada_em, enviado_em }: Media): string => tirada_em ?? enviado_em ?? '';

/** Two photos of one place over each other, the older one first; a slider, or the arrow keys on it, wipes from one to the other. */
export function PhotoPair({ ids, items, onClose }: PhotoPairProps) {
  const { t } = useTexts('photoPair');
  const slider = useId();
  const [edge, setEdge] = useState(50);
  const [swapped, setSwapped] = useState(false);
  const inTime = items
    .filter(({ id, type }) => type === 'photo' && ids.includes(id))
    .sort((one, other) => momentOf(one).localeCompare(momentOf(other)) || one.id - other.id);
  const [before, after] = swapped ? inTime.toReversed() : inTime;
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('title')}
      width={1000}
      foot={
        before &&
        after && (
          <Button
            variant="outlined"
            startIcon={<SwapHorizOutlined />}
            onClick={() => setSwapped((now) => !now)}
          >
            {t('swap')}
          </Button>
        )
      }
    >
      {before && after ? (
        <Box sx={{ display: 'grid', gap: '10px', pt: '4px' }}>
          <Box sx={STAGE} data-ground="dark">
            <Photo media={before} />
            <Photo media={after} from={edge} />
            <Box aria-hidden sx={{ ...LINE, left: `${edge}%` }} />
          </Box>
          <Box
            component="input"
            id={slider}
            type="range"
            min={0}
            max={100}
            value={edge}
            aria-label={t('slider')}
            aria-valuetext={`${edge}%`}
            onChange={({ target }) => setEdge(Number(target.value))}
            sx={{ width: '100%', minHeight: 32, accentColor: 'var(--mui-palette-primary-main)' }}
          />
          <Box sx={{ display: 'grid', gap: '4px 16px', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <Caption which={t('before')} media={before} />
            <Caption which={t('after')} media={after} />
          </Box>
          <Distance one={before} other={after} />
        </Box>
      ) : (
        <EmptyState sentence={t('missing')} height={220} />
      )}
    </DialogShell>
  );
}

/** One of the two; the upper one is seen from so many hundredths of the width on. */
function Photo({ media, from }: { media: Media; from?: number }) {
  return (
    <Box
      component="img"
      src={fileAddress(media.key)}
      alt={media.description}
      draggable={false}
      sx={PHOTO}
      style={from === undefined ? undefined : { clipPath: `inset(0 0 0 ${from}%)` }}
    />
  );
}

function Caption({ which, media }: { which: string; media: Media }) {
  const { t } = useTexts(['photoPair', 'media']);
  return (
    <Box sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
      {t('caption', {
        which,
        moment: formatDate(momentOf(media)),
        words: media.description || t('media:unnamed'),
      })}
    </Box>
  );
}

/** How far apart they were taken, where both say it. */
function Distance({ one, other }: { one: Media; other: Media }) {
  const { t } = useTexts('photoPair');
  if (one.lon === null || one.lat === null || other.lon === null || other.lat === null) return null;
  const metres = geodesicMetres([
    [one.lon, one.lat],
    [other.lon, other.lat],
  ]);
  const distance = placeDistance(metres);
  return metres > NEAR_M ? (
    <Notice tone="warning" dense>
      {t('far', { distance })}
    </Notice>
  ) : (
    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('near', { distance })}</Box>
  );
}

const STAGE = {
  position: 'relative',
  aspectRatio: '3 / 2',
  maxHeight: '60vh',
  width: '100%',
  borderRadius: '8px',
  overflow: 'hidden',
  bgcolor: '#0B1310',
};
const PHOTO = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' };
const LINE = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '2px',
  ml: '-1px',
  bgcolor: '#fff',
  boxShadow: '0 0 0 1px rgba(16,36,26,.85)',
};
