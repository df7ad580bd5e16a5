import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { formatInteger, NO_VALUE } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { useCommonWords } from '../../words/common.ts';
import { useMapWords } from '../words.ts';

export interface ResultTab {
  key: string;
  label: string;
  /** Null while it is counted, or where it could not be. */
  total: number | null;
  /** It could not be counted. */
  failed?: boolean;
}

export interface ResultsBodyProps {
  tabs: readonly ResultTab[];
  tab: string;
  onTab: (key: string) => void;
  /** The card that is shown, from 0. */
  index: number;
  /** Cards of the open tab; null while it is not known. */
  total: number | null;
  /** The next card is being fetched. */
  busy?: boolean;
  onIndex: (index: number) => void;
  /** Over the tabs: the totals of the whole selection. */
  summary?: ReactNode;
  /** One card. */
  children: ReactNode;
  /** Left of the pager on phones: 'Ficha tecnica'. */
  footEnd?: ReactNode;
}

/** One tab per layer with its count, one card a page, and '4 de 23' between the arrows. */
export function ResultsBody(props: ResultsBodyProps) {
  const common = useCommonWords();
  const words = useMapWords();
  const { tabs, tab, onTab, index, total, busy = false, onIndex, summary, children, footEnd } = props;
  const id = useId();
  const last = total === null || index >= total - 1;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
      {summary && <Box sx={SUMMARY}>{summary}</Box>}
      {tabs.length > 0 && (
        <Tabs
          value={tab}
          onChange={(_event, next: string) => onTab(next)}
          variant="scrollable"
          scrollButtons="auto"
          aria-label={words.layersWithResults}
          sx={TABS}
        >
          {tabs.map(({ key, label, total: count, failed = false }) => (
            <Tab
              key={key}
              value={key}
              id={`${id}-tab-${key}`}
              aria-controls={`${id}-panel`}
              label={
                <span>
                  {label}{' '}
                  <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', ml: '4px' }}>
                    {count === null ? (failed ? NO_VALUE : '…') : formatInteger(count)}
                  </Box>
                </span>
              }
            />
          ))}
        </Tabs>
      )}
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${tab}`}
        tabIndex={0}
        sx={{ p: '12px', overflowY: 'auto', minHeight: 0, flex: 1 }}
      >
        {children}
      </Box>
      <Box sx={PAGER}>
        <IconButton
          aria-label={common.previous}
          disabled={index === 0}
          onClick={() => onIndex(index - 1)}
          sx={ARROW}
        >
          <ChevronLeftOutlined />
        </IconButton>
        <Box role="status" aria-busy={busy} sx={{ flex: 1, textAlign: 'center', fontWeight: 600 }}>
          {total === null
            ? busy
              ? common.loading
              : NO_VALUE
            : total === 0
              ? words.of('0', '0')
              : words.of(formatInteger(index + 1), formatInteger(total))}
        </Box>
        <IconButton aria-label={words.next} disabled={last} onClick={() => onIndex(index + 1)} sx={ARROW}>
          <ChevronRightOutlined />
        </IconButton>
        {footEnd}
      </Box>
    </Box>
  );
}

const SUMMARY = {
  p: '8px 12px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  fontSize: 13,
  lineHeight: '18px',
  color: 'text.secondary',
};
const TABS = {
  minHeight: 38,
  flex: 'none',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& .MuiTab-root': { minHeight: 38, minWidth: 0, p: '0 10px', fontSize: 13, fontWeight: 600 },
  '& .MuiTabs-scrollButtons': { width: 26 },
};
const PAGER = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  p: '6px 8px',
  borderTop: '1px solid',
  borderColor: 'divider',
  flex: 'none',
  [TOUCH]: { p: '8px 12px' },
};
const ARROW = {
  width: 32,
  height: 32,
  borderRadius: '6px',
  [TOUCH]: { width: 44, height: 44, border: '1px solid', borderColor: 'controle' },
};
