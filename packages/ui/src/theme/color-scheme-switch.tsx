import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';

const CHOICES = [
  ['light', 'Claro'],
  ['dark', 'Escuro'],
  ['system', 'Sistema'],
] as const;

/** Light, dark, or what the device says; remembered by the theme in local storage. */
export function ColorSchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode ?? 'system'}
      aria-label="Tema"
      onChange={(_event, next: 'light' | 'dark' | 'system' | null) => next && setMode(next)}
    >
      {CHOICES.map(([value, label]) => (
        <ToggleButton key={value} value={value}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
