import { VISITS_TARGET } from '@fonte/contracts/programme/visits';
import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import { formatCompactDecimals, formatShare } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { UpdatedOn } from '../card/card-shell.tsx';
import { Notice } from '../state/notice.tsx';
import { VisitsBar } from './visits-bar.tsx';
import { useCardWords } from '../words.ts';

export interface PaceCardProps {
  title: string;
  value: number;
  target?: number;
  /** What one unit is: 'visitas'. */
  unit?: string;
  /** After '(64%)' comes nothing; before it 'por propriedade'. */
  per: string;
  expected?: number | null | undefined;
  /** What is wrong, when something is. */
  note?: { strong: string; text: string; action?: ReactNode } | undefined;
  /** 'Previsão da 12ª visita' … and their values; `quiet` ones in grey. */
  facts?: readonly { label: string; value: string; quiet?: boolean }[];
  date?: string | null | undefined;
  /** After the date: that a filter of the page does not count here. */
  dateNote?: string | undefined;
  help?: ReactNode;
}

/** 'Ritmo das visitas': mean of 24, the bar, why it is late, the forecasts. Spans two rows of tiles. */
export function PaceCard(props: PaceCardProps) {
  const words = useCardWords();
  const {
    title,
    value,
    target = VISITS_TARGET,
    unit = words.visits,
    per,
    expected,
    note,
    facts = [],
    date,
    dateNote,
    help,
  } = props;
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} data-print="tile" sx={CARD}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 22 }}>
        <Typography
          id={id}
          component="h2"
          sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.secondary', pt: '1px' }}
        >
          {title}
        </Typography>
        <Box data-print="hide" sx={HELP}>
          {help}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <Typography variant="bigNumber" component="p">
          {formatCompactDecimals(value, 1)}
        </Typography>
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
          {words.of} {target} {unit}
          <br />
          {per} ({formatShare(value, target, 0)})
        </Typography>
      </Box>
      <VisitsBar value={value} target={target} expected={expected} label={title} />
      {note && (
        <Box sx={{ mt: '4px' }}>
          <Notice tone="warning" dense icon={<TrendingDownOutlined />}>
            <strong style={{ fontWeight: 600 }}>{note.strong}</strong> {note.text} {note.action}
          </Notice>
        </Box>
      )}
      {facts.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: '8px', fontSize: 13, lineHeight: '22px' }}>
          {facts.map((fact) => (
            <Box key={fact.label} sx={{ display: 'flex', justifyContent: 'space-between', gap: '8px' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {fact.label}
              </Box>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  textAlign: 'right',
                  ...(fact.quiet ? { color: 'text.secondary' } : { fontWeight: 600 }),
                }}
              >
                {fact.value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ mt: 'auto', pt: '6px', lineHeight: '16px' }}>
        <UpdatedOn date={date} note={dateNote} />
      </Box>
    </Card>
  );
}

const CARD = { display: 'flex', flexDirection: 'column', width: '100%', p: '9px 16px 10px' };
const HELP = { mr: '-6px', mt: '-3px', flex: 'none', [TOUCH]: { m: '-12px -13px -12px 0' } };
