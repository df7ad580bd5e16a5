import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId, type ReactNode } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { MapPanel } from './map-panel.tsx';
import { useMapWords } from '../words.ts';

export interface LegendRow {
  key: string;
  /** Over the row: the layer that it and those after it belong to. */
  heading?: string;
  /** SituationMark, PolygonMark, or a picture that says all by itself. */
  mark: ReactNode;
  /** '' beside such a picture. */
  label: string;
  count?: number;
  /** Undefined: a row without box. */
  on?: boolean;
  /** The layer is off: grey. */
  disabled?: boolean;
}

export interface LegendPanelProps {
  title?: string;
  rows: readonly LegendRow[];
  onToggle?: (key: string, on: boolean) => void;
  /** '2.064 de 2.064 propriedades no mapa'. */
  note?: string;
  width?: number;
  /** The rows scroll when the panel has no more room. */
  scroll?: boolean;
  level?: 2 | 3;
}

/** Box · shape · label · count; the boxes filter the map. */
export function LegendPanel({ title, width = 250, scroll = false, level = 3, ...rows }: LegendPanelProps) {
  const words = useMapWords();
  return (
    <MapPanel title={title ?? words.legend} width={width} scroll={scroll} level={level}>
      <LegendRows {...rows} />
    </MapPanel>
  );
}

/** The same without a panel around it (a phone's sheet). */
export function LegendRows({ rows, onToggle, note }: Pick<LegendPanelProps, 'rows' | 'onToggle' | 'note'>) {
  const id = useId();
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 13, lineHeight: '18px' }}>
        {rows.map((row) => (
          <Box component="li" key={row.key}>
            {row.heading !== undefined && <Box sx={HEADING}>{row.heading}</Box>}
            <Box sx={[ROW, row.disabled ? { color: 'text.tertiary' } : null]}>
              {row.on !== undefined && (
                <Checkbox
                  size="small"
                  id={`${id}-${row.key}`}
                  checked={row.on}
                  disabled={row.disabled === true}
                  onChange={(_event, on) => onToggle?.(row.key, on)}
                  sx={{ ml: '-6px' }}
                />
              )}
              <Box
                component={row.on === undefined ? 'span' : 'label'}
                htmlFor={row.on === undefined ? undefined : `${id}-${row.key}`}
                sx={LABEL}
              >
                {row.mark}
                {row.label !== '' && <span>{row.label}</span>}
              </Box>
              {row.count !== undefined && <Box sx={{ fontWeight: 600 }}>{formatInteger(row.count)}</Box>}
            </Box>
          </Box>
        ))}
      </Box>
      {note && <Box sx={NOTE}>{note}</Box>}
    </>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: '8px', minHeight: 26, [TOUCH]: { minHeight: 44 } };
const LABEL = { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: '8px' };
const HEADING = { fontSize: 12, lineHeight: '16px', color: 'text.secondary', mt: '6px' };
const NOTE = {
  mt: '6px',
  pt: '6px',
  borderTop: '1px solid',
  borderColor: 'divider',
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.secondary',
};
