import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import type { Legend } from './use-legend.tsx';

/** The legend under the phone's map: two columns, each entry a switch of 44 px. */
export function PhoneLegend({ legend }: { legend: Legend }) {
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8px' }}>
        {legend.rows.map((row) => (
          <Box
            key={row.key}
            component="button"
            type="button"
            aria-pressed={row.on === true}
            onClick={() => legend.toggle(row.key, row.on !== true)}
            sx={[ENTRY, row.on ? null : OFF]}
          >
            {row.mark}
            <Box component="span" sx={{ flex: 1 }}>
              {row.label}
            </Box>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {formatInteger(row.count ?? 0)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', mt: '4px' }}>{legend.note}</Box>
    </>
  );
}

const ENTRY = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 44,
  px: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 13,
  textAlign: 'left',
  cursor: 'pointer',
};
const OFF = { color: 'text.tertiary', textDecoration: 'line-through' };
