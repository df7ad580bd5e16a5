import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { useThemeWords } from './words.ts';

const CHOICES = ['light', 'dark', 'system'] as const;

/** Light, dark, or what the device says; remembered by the theme in local storage. */
export function ColorSchemeSwitch() {
  const words = useThemeWords();
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode ?? 'system'}
      aria-label={words.scheme}
      onChange={(_event, next: 'light' | 'dark' | 'system' | null) => next && setMode(next)}
    >
      {CHOICES.map((value) => (
        <ToggleButton key={value} value={value}>
          {words[value]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
