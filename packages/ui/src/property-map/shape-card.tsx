import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { POLYGONS } from '../theme/polygons.ts';
import { FLOATING_SHADOW } from '../theme/shadows.ts';
import type { PropertyMapData } from './property-map-model.ts';

const WORDS = { novo: 'Novo', atualizado: 'Atualizado', excluido: 'Excluído' } as const;

/** What is said of the chosen shape: name, what it is, figures. Null without one. */
export function ShapeCard({
  data,
  id,
  onClose,
}: {
  data: PropertyMapData;
  id: string | null;
  onClose: () => void;
}) {
  const said = factsOf(data, id);
  return said && <Card {...said} onClose={onClose} />;
}

function factsOf({ polygons, history, car }: PropertyMapData, id: string | null) {
  const polygon = polygons.find((one) => one.id === id);
  if (polygon) return { title: polygon.name, lines: [POLYGONS[polygon.kind].label, polygon.area] };
  const change = history.find((one) => one.id === id);
  if (change) return { title: change.name, lines: [`${WORDS[change.change]} · ${change.date}`, change.area] };
  const perimeter = car.find((one) => one.id === id);
  if (!perimeter) return null;
  const facts = perimeter.facts.map(({ label, value }) => `${label}: ${value}`);
  return { title: perimeter.invalid ? 'CAR inválido' : 'CAR', lines: [perimeter.number, ...facts] };
}

function Card(props: { title: string; lines: readonly string[]; onClose: () => void }) {
  const { title, lines, onClose } = props;
  return (
    <Box data-ground="paper" sx={CARD} role="status">
      <Box sx={{ display: 'flex', alignItems: 'start', gap: '8px' }}>
        <Box sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
        <IconButton
          aria-label="Fechar"
          onClick={onClose}
          sx={{ width: 26, height: 26, mt: '-4px', mr: '-8px' }}
        >
          <CloseOutlined sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      {lines.map((line) => (
        <Box key={line} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}

const CARD = {
  width: 'max-content',
  minWidth: 140,
  maxWidth: 250,
  p: '8px 12px 10px',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: FLOATING_SHADOW,
  fontSize: 13,
  lineHeight: '18px',
};
