import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { MAP_PANEL_SHADOW } from '../theme/shadows.ts';
import type { PropertyLayers } from './use-property-layers.ts';
import { usePropertyMapWords } from './words.ts';

const LAYERS = [
  ['car', 'carLayer'],
  ['areas', 'areasLayer'],
  ['history', 'historyLayer'],
] as const;

export interface LayerBoxesProps extends Pick<PropertyLayers, 'layers' | 'have' | 'toggleLayer'> {
  /** Above the map instead of on it. */
  plain?: boolean;
}

/** 'Car', 'Áreas da propriedade', 'Historico'; greyed where the property has none. */
export function LayerBoxes({ layers, have, toggleLayer, plain = false }: LayerBoxesProps) {
  const words = usePropertyMapWords();
  return (
    <Box role="group" aria-label={words.layers} data-ground="paper" sx={[BAR, plain ? null : FLOATING]}>
      {LAYERS.map(([layer, name]) => (
        <FormControlLabel
          key={layer}
          label={words[name]}
          control={
            <Checkbox
              size="small"
              checked={layers.has(layer) && have.has(layer)}
              disabled={!have.has(layer)}
              onChange={(_event, on) => toggleLayer(layer, on)}
              sx={{ p: '6px' }}
            />
          }
          sx={{ m: 0, '& .MuiFormControlLabel-label': { fontSize: 13, lineHeight: '18px' } }}
        />
      ))}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '10px',
  p: '2px 12px 2px 6px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&& :focus-visible': { outlineColor: 'foco' },
};
const FLOATING = { borderRadius: '8px', boxShadow: MAP_PANEL_SHADOW };
