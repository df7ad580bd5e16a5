import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId, type ReactNode } from 'react';
import { MapPanel } from './map-panel.tsx';

export interface LegendRow {
  key: string;
  /** SituationMark, PolygonMark. */
  mark: ReactNode;
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
}

/** Box · shape · label · count; the boxes filter the map. */
export function LegendPanel({ title = 'Legenda', rows, onToggle, note, width = 250 }: LegendPanelProps) {
  const id = useId();
  return (
    <MapPanel title={title} width={width}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 13, lineHeight: '18px' }}>
        {rows.map((row) => (
          <Box component="li" key={row.key} sx={[ROW, row.disabled ? { color: 'text.tertiary' } : null]}>
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
            {row.mark}
            <Box
              component={row.on === undefined ? 'span' : 'label'}
              htmlFor={row.on === undefined ? undefined : `${id}-${row.key}`}
              sx={{ flex: 1, minWidth: 0 }}
            >
              {row.label}
            </Box>
            {row.count !== undefined && <Box sx={{ fontWeight: 600 }}>{formatInteger(row.count)}</Box>}
          </Box>
        ))}
      </Box>
      {note && (
        <Box
          sx={{
            mt: '6px',
            pt: '6px',
            borderTop: '1px solid',
            borderColor: 'divider',
            fontSize: 12,
            lineHeight: '16px',
            color: 'text.secondary',
          }}
        >
          {note}
        </Box>
      )}
    </MapPanel>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: '8px', minHeight: 26 };
