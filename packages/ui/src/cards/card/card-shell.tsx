import { formatDate } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { TITLE_BESIDE, TITLE_LINE } from './title-beside.ts';
import { useCardWords } from '../words.ts';

export interface CardShellProps {
  title: string;
  /** What is counted. */
  subtitle?: string | undefined;
  /** Right of the title: CardAction, CardIconAction. */
  actions?: ReactNode;
  /** The ? (ProvenanceButton), last of the actions. */
  help?: ReactNode;
  /** ISO date of the data; printed as 'Atualizado em: 14/10/2025'. */
  date?: string | null | undefined;
  /** Right of the foot: 'Relatório completo', 'Baixar Dados', pager. */
  foot?: ReactNode;
  /** The body touches the borders (tables, maps). */
  flush?: boolean;
  minHeight?: number;
  children: ReactNode;
}

/** Every card of the portal: title and subtitle, actions, body, foot with the date. Fills its grid cell. */
export function CardShell(props: CardShellProps) {
  const { title, subtitle, actions, help, date, foot, flush = false, minHeight, children } = props;
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      data-print="card"
      sx={[CARD, minHeight ? { minHeight } : null]}
    >
      <Box sx={HEAD}>
        <Box sx={TITLE_BESIDE}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {(actions || help) && (
          <Box data-print="hide" sx={ACTIONS}>
            {actions}
            {help}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          px: flush ? 0 : '16px',
        }}
      >
        {children}
      </Box>
      {(date || foot) && (
        <Box sx={FOOT}>
          <UpdatedOn date={date} />
          <Box sx={FOOT_ACTIONS}>{foot}</Box>
        </Box>
      )}
    </Card>
  );
}

/** 'Atualizado em: {date}' (specification 1, "Shared report widgets"); nothing without a date. */
export function UpdatedOn({ date, note }: { date?: string | null | undefined; note?: string | undefined }) {
  const words = useCardWords();
  return (
    <Typography variant="caption" component="span" sx={{ color: 'text.tertiary', whiteSpace: 'nowrap' }}>
      {date ? `${words.updatedOn}: ${formatDate(date)}` : null}
      {date && note ? ` · ${note}` : null}
    </Typography>
  );
}

const CARD = { display: 'flex', flexDirection: 'column', minWidth: 0, width: '100%' };
const HEAD = { ...TITLE_LINE, px: '16px', pt: '12px', pb: '8px' };
// Centre of the icons on the title's line, their optical right edge on the padding.
const ACTIONS = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px',
  ml: 'auto',
  mr: '-6px',
  minHeight: 26,
  [TOUCH]: { gap: 0, mt: '-10px', mr: '-12px' },
};
const FOOT_ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: '8px',
  mr: '-8px',
};
const FOOT = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '8px',
  minHeight: 28,
  px: '16px',
  pt: '4px',
  pb: '8px',
};
