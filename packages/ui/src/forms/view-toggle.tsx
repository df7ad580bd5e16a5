import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

export interface ViewOption<View extends string> {
  value: View;
  label: string;
  /** How many there are to see. */
  count?: number | undefined;
  icon?: ReactNode;
}

export interface ViewToggleProps<View extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  value: View;
  options: readonly ViewOption<View>[];
  onChange: (view: View) => void;
}

/** One of two to four ways to look at the same thing: 'Mídias 37 | Documentos 12 | Polígonos 4'. As wide as its place on the phone. */
export function ViewToggle<View extends string>({ label, value, options, onChange }: ViewToggleProps<View>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_event, next: View | null) => next && onChange(next)}
      sx={{ display: { xs: 'flex', sm: 'inline-flex' }, width: { xs: '100%', sm: 'auto' } }}
    >
      {options.map(({ value: view, label: words, count, icon }) => (
        <ToggleButton key={view} value={view} sx={OPTION}>
          {icon && (
            <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'flex' } }}>
              {icon}
            </Box>
          )}
          {words}{' '}
          {count !== undefined && (
            <Box component="span" sx={{ fontSize: 12, opacity: 0.85 }}>
              {formatInteger(count)}
            </Box>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const OPTION = {
  flex: { xs: '1 1 auto', sm: 'none' },
  gap: '8px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: 20 },
};
