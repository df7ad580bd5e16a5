import { parseNumber } from '@fonte/pt-br';
import { Hint, LabelledField } from '@fonte/ui';
import {
  mayRemove,
  withHalf,
  withMoved,
  withoutVertex,
  type Outline,
  type VertexPlace,
} from '@fonte/ui/map-view';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { degreesText } from './outline-words.ts';
import './texts.ts';

export type VertexPanelProps = {
  outline: Outline;
  chosen: VertexPlace;
  onOutline: (outline: Outline) => void;
  onChoose: (place: VertexPlace) => void;
};

/** One vertex after the other, with its coordinates to be written: the keyboard's way, and the exact one. */
export function VertexPanel({ outline, chosen, onOutline, onChoose }: VertexPanelProps) {
  const { t } = useTexts('outline');
  const places = outline.flatMap((vertices, ring) => vertices.map((_at, vertex) => ({ ring, vertex })));
  const index = Math.max(
    0,
    places.findIndex(({ ring, vertex }) => ring === chosen.ring && vertex === chosen.vertex),
  );
  const place = places[index];
  const at = place && outline[place.ring]?.[place.vertex];
  if (!place || !at) return null;
  const go = (step: number) => {
    const next = places[(index + step + places.length) % places.length];
    if (next) onChoose(next);
  };
  return (
    <Box role="group" aria-label={t('vertices')} sx={{ display: 'grid', gap: '8px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px' }}>
        <Box aria-live="polite" sx={{ flex: 1, fontSize: 13, fontWeight: 600 }}>
          {t('vertex', { place: String(index + 1), count: String(places.length) })}
        </Box>
        <Hint text={t('previous')}>
          <IconButton aria-label={t('previous')} onClick={() => go(-1)}>
            <ChevronLeftOutlined />
          </IconButton>
        </Hint>
        <Hint text={t('next')}>
          <IconButton aria-label={t('next')} onClick={() => go(1)}>
            <ChevronRightOutlined />
          </IconButton>
        </Hint>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' }}>
        <DegreesField
          key={`lat ${index} ${at[1]}`}
          label={t('lat')}
          value={at[1]}
          most={90}
          onValue={(lat) => onOutline(withMoved(outline, place, [at[0], lat]))}
        />
        <DegreesField
          key={`lon ${index} ${at[0]}`}
          label={t('lon')}
          value={at[0]}
          most={180}
          onValue={(lon) => onOutline(withMoved(outline, place, [lon, at[1]]))}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            onOutline(withHalf(outline, place));
            onChoose({ ...place, vertex: place.vertex + 1 });
          }}
        >
          {t('insert')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={!mayRemove(outline, place)}
          onClick={() => {
            onOutline(withoutVertex(outline, place));
            onChoose({ ...place, vertex: Math.max(0, place.vertex - 1) });
          }}
        >
          {t('remove')}
        </Button>
      </Box>
    </Box>
  );
}

type DegreesFieldProps = { label: string; value: number; most: number; onValue: (value: number) => void };

/** Degrees as they are typed; taken over when the field is left or Enter is pressed. */
function DegreesField({ label, value, most, onValue }: DegreesFieldProps) {
  const { t } = useTexts('outline');
  const [text, setText] = useState(degreesText(value));
  const typed = parseNumber(text);
  const wrong = typed === null || Math.abs(typed) > most;
  const take = () => {
    if (!wrong && text !== degreesText(value)) onValue(typed);
  };
  return (
    <LabelledField
      label={label}
      value={text}
      inputMode="text"
      error={wrong ? t('degrees') : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}
