import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PHONE } from '../../theme/media.ts';
import { useNarrow } from '../../theme/use-scheme.ts';
import { FloatingSubHeader } from './floating-sub-header.tsx';

export interface SubHeaderProps {
  title: ReactNode;
  /** Beside the title: place, situation. */
  beside?: ReactNode;
  /** Right of the title: Uf, Ano, menus, primary action. */
  controls?: ReactNode;
  /** <FilterStrip>: what is counted. */
  filters?: ReactNode;
  /** 'Dados até 13/10/2025 · atualizado em 14/10/2025, 05:40'. */
  stamp?: string | undefined;
  /** Right of the stamp: what leads to more about the data. */
  stampLink?: ReactNode;
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  /** Under the strip: facts, tabs. */
  below?: ReactNode;
  /** On the phone its filters and controls float over the page (the map), which says the title and the stamp itself. */
  floating?: boolean;
  /** Of the floating bar: the page's search, and what opens its filters. */
  search?: ReactNode;
  filter?: ReactNode;
  /** <PaperHead>: stands in its place on paper. */
  paper?: ReactNode;
}

/** Where am I, what is counted, how fresh: sticky, 53 px, with the strip 87. */
export function SubHeader({ paper, floating = false, search, filter, ...bar }: SubHeaderProps) {
  const phone = useNarrow('sm');
  if (floating && phone) return <FloatingSubHeader {...bar} search={search} filter={filter} />;
  return (
    <>
      <Bar {...bar} print={paper ? 'hide' : 'flow'} />
      {paper}
    </>
  );
}

function Bar(
  props: Omit<SubHeaderProps, 'paper' | 'floating' | 'search' | 'filter'> & { print: 'hide' | 'flow' },
) {
  const { title, beside, controls, filters, stamp, stampLink, above, below, print } = props;
  const stamped = stamp && (
    <Box component="span" sx={STAMPED}>
      <Stamp text={stamp} />
      {/* In a line of its own its padding, for fingers, moves nothing. */}
      <span>{stampLink}</span>
    </Box>
  );
  return (
    <Box data-print={print} sx={BAR}>
      {above}
      <Box sx={LINE}>
        {/* Whole, in as many lines as it takes: what is cut off is what tells two pages apart. */}
        <Typography variant="h1" sx={TITLE}>
          {title}
        </Typography>
        {beside}
        <Box sx={{ flex: 1 }} />
        {!filters && stamped}
        {controls && (
          <Box data-print="hide" sx={CONTROLS}>
            {controls}
          </Box>
        )}
      </Box>
      {filters && (
        <Box sx={STRIP}>
          {filters}
          {stamped}
        </Box>
      )}
      {below}
    </Box>
  );
}

/** Clock and date of the data. */
export function Stamp({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        color: 'text.secondary',
        [PHONE]: { fontSize: 12 },
      }}
    >
      <ScheduleOutlined sx={{ fontSize: 16 }} />
      {text}
    </Typography>
  );
}

const BAR = {
  position: { xs: 'static', sm: 'sticky' },
  top: 48,
  zIndex: 10,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
  px: { xs: '12px', sm: '20px' },
  pt: '10px',
  pb: '8px',
};
// Beside the open menu a long title takes two lines, and the controls stay beside it.
const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: 34,
  flexWrap: { xs: 'wrap', xl: 'nowrap' },
};
// On the phone the title takes what the controls leave, on two lines if need be, before these take a line of their own.
const TITLE = { minWidth: 0, overflowWrap: 'anywhere', [PHONE]: { flex: '9 1 160px' } };
const CONTROLS = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  flexWrap: 'wrap',
  flexShrink: { xl: 0 },
};
const STAMPED = { display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' };
const STRIP = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '16px',
  rowGap: '4px',
  minHeight: 26,
  mt: '8px',
};
