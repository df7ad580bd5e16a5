import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CardShell, type CardShellProps } from './card-shell.tsx';

export interface CardTab {
  key: string;
  label: string;
}

export interface TabCardProps extends Omit<CardShellProps, 'flush'> {
  /** At most six in a line. */
  tabs: readonly CardTab[];
  tab: string;
  onTab: (key: string) => void;
}

/** Title, tabs, one panel. The panel keeps the tallest height it has had, so that the page does not move. */
export function TabCard({ tabs, tab, onTab, children, ...card }: TabCardProps) {
  const id = useId();
  return (
    <CardShell {...card} flush>
      <Tabs
        value={tab}
        onChange={(_event, key: string) => onTab(key)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={card.title}
        sx={TABS}
      >
        {tabs.map(({ key, label }) => (
          <Tab key={key} value={key} label={label} id={`${id}-${key}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <KeptHeight id={`${id}-panel`} labelledBy={`${id}-${tab}`}>
        {children}
      </KeptHeight>
    </CardShell>
  );
}

/** The arrows lie over the tabs: beside them they would take the room that made them needless. */
const TABS = {
  position: 'relative',
  px: '8px',
  '& .MuiTabs-scrollButtons': {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    bottom: 0,
    width: 32,
    bgcolor: 'background.paper',
    '&:first-of-type': { left: 0 },
    '&:last-of-type': { right: 0 },
    '&.Mui-disabled': { display: 'none' },
  },
};

function KeptHeight({ id, labelledBy, children }: { id: string; labelledBy: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const inner = ref.current?.firstElementChild;
    if (!inner) return undefined;
    const observer = new ResizeObserver(() =>
      setHeight((before) => Math.max(before, inner.getBoundingClientRect().height)),
    );
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={ref} role="tabpanel" id={id} aria-labelledby={labelledBy} sx={{ minHeight: height }}>
      <div>{children}</div>
    </Box>
  );
}
