import { PAGES } from '@fonte/contracts';
import type { BoardTab, TabsCard } from '@fonte/contracts/boards';
import { CardAction } from '@fonte/ui';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFilters } from '../../../core/filters/use-filters.ts';
import { useWords } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { ReportTable } from '../../../core/report/cards/report-table.tsx';
import { useBoardReport } from '../../../core/report/answer/use-card-report.ts';
import { useMoreLink } from './use-more-link.ts';
import '../texts.ts';

/** Large tables of one matter, by UF, Município and Bacia: the open one stands in the address and is all that is asked for. */
export function LateTabs({ title, tabs: all }: TabsCard) {
  const id = useId();
  const { uf } = useFilters();
  const tabs = all.filter(({ once }) => once === undefined || uf !== null);
  const { open, choose } = useOpenTab(tabs);
  const card = useBoardReport(open, true);
  const table = <ReportTable report={card} />;
  // One tab is no choice: who only observes has the states.
  if (tabs.length < 2) return table;
  return (
    <Box sx={{ display: 'grid', gap: '8px', minWidth: 0, gridTemplateRows: 'auto 1fr' }}>
      <Box sx={TABS_LINE}>
        <MuiTabs
          value={open}
          onChange={(_event, report: number) => choose(report)}
          variant="scrollable"
          aria-label={title}
        >
          {tabs.map(({ label, report }) => (
            <Tab
              key={report}
              value={report}
              label={label}
              id={`${id}-${report}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </MuiTabs>
        {all.map((tab) => !tabs.includes(tab) && <Elsewhere key={tab.report} title={title} tab={tab} />)}
      </Box>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
        sx={{ display: 'grid', minWidth: 0 }}
      >
        {table}
      </Box>
    </Box>
  );
}

/** Where a table is read that this card has only of one state. */
function Elsewhere({ title, tab: { label, elsewhere } }: { title: string; tab: BoardTab }) {
  const { t } = useTexts('board');
  const say = useWords();
  const href = useMoreLink(elsewhere);
  if (href === undefined || elsewhere === undefined) return null;
  const words = { title, tab: label.toLocaleLowerCase('pt-BR'), page: say(PAGES[elsewhere].title) };
  return <CardAction label={t('elsewhere', words)} href={href} underline />;
}

const TABS_LINE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '16px',
};

const PARAM = 'aba';

function useOpenTab(tabs: TabsCard['tabs']) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const named = params.getAll(PARAM);
  const open = (tabs.find(({ report }) => named.includes(String(report))) ?? tabs[0])?.report ?? 0;
  return {
    open,
    choose: (report: number) => {
      const others = named.filter((one) => !tabs.some((tab) => String(tab.report) === one));
      params.delete(PARAM);
      for (const one of [...others, String(report)]) params.append(PARAM, one);
      void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
    },
  };
}
