import { formatShare } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { PHONE, TOUCH } from '../../theme/media.ts';
import { UpdatedOn } from '../card/card-shell.tsx';
import { ChangeHint, type Change } from './change.tsx';
import { ShareBar } from './share-bar.tsx';
import { TileBody } from './tile-body.tsx';
import { TITLE_BESIDE, TITLE_LINE } from '../card/title-beside.ts';

export interface TileProps {
  label: string;
  /** Already formatted: '1.851', '9.412,60'. */
  value: string;
  unit?: string | undefined;
  /** Under the value, on a line of its own below `change`. */
  hint?: ReactNode;
  change?: Change | undefined;
  /** Part of a whole, drawn as a bar under the hint; give both as raw figures. */
  share?: { part: number; whole: number } | undefined;
  /** ISO date of the data. */
  date?: string | null | undefined;
  /** The ?. */
  help?: ReactNode;
  status?: 'ready' | 'loading' | 'failed';
  onRetry?: (() => void) | undefined;
  /** Texts above the figure and below the hint. */
  above?: ReactNode;
  below?: ReactNode;
  /** The figure is below zero: red, its minus sign is in the text. */
  negative?: boolean;
  /** Of the theme, in place of the text's: what the figure comes to, which the hint says in words. */
  tone?: string | undefined;
  /** Lines kept for the label, so that the figures of a row of narrow tiles stand on one line. */
  labelLines?: 1 | 2;
}

/** Big number: label and ? / value and unit / the change / hint / date. One figure, one comparison. */
export function Tile(props: TileProps) {
  const {
    label,
    value,
    unit,
    hint,
    change,
    share,
    date,
    help,
    status = 'ready',
    onRetry,
    labelLines = 1,
  } = props;
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} data-print="tile" sx={TILE}>
      <Box
        sx={{
          ...TITLE_LINE,
          minHeight: { xs: 26, lg: labelLines === 2 ? 44 : 26 },
          '@media print': { minHeight: 44 },
        }}
      >
        <Typography id={id} component="h2" sx={LABEL}>
          {label}
        </Typography>
        <Box data-print="hide" sx={HELP}>
          {help}
        </Box>
      </Box>
      <TileBody status={status} onRetry={onRetry}>
        {props.above}
        <Typography
          variant="bigNumber"
          component="p"
          sx={{ color: props.tone ?? (props.negative ? 'negativo' : undefined) }}
        >
          {/* Money is written sign first. */}
          {unit === 'R$' && <Unit side="mr">{unit}</Unit>}
          {value}
          {unit && unit !== 'R$' && <Unit side="ml">{unit}</Unit>}
        </Typography>
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: '3px', minHeight: 18 }}>
          {change && <ChangeHint {...change} />}
          {change && hint && <br />}
          {hint}
        </Typography>
        {share && (
          <Box sx={{ mt: '8px' }}>
            <ShareBar
              share={share.whole > 0 ? share.part / share.whole : 0}
              label={`${label}: ${formatShare(share.part, share.whole)}`}
            />
          </Box>
        )}
        {props.below}
      </TileBody>
      <Box sx={{ mt: 'auto', pt: '12px', lineHeight: '16px', [PHONE]: { display: 'none' } }}>
        <UpdatedOn date={date} />
      </Box>
    </Card>
  );
}

function Unit({ side, children }: { side: 'ml' | 'mr'; children: string }) {
  return (
    <Box
      component="span"
      sx={{ fontSize: '0.54em', color: 'text.secondary', [side]: '6px', letterSpacing: 0 }}
    >
      {children}
    </Box>
  );
}

const TILE = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  p: '11px 16px 11px',
  minHeight: 137,
  [PHONE]: { minHeight: 0, p: '10px 12px' },
};
// On touch the target is 44 px, the sign stays where it is.
const HELP = { ml: 'auto', mr: '-6px', [TOUCH]: { m: '-10px -13px -10px auto' } };
const LABEL = {
  ...TITLE_BESIDE,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  color: 'text.secondary',
  pt: '5px',
};
