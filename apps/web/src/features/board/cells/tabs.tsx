import type { TabsCard } from '@fonte/contracts/boards';
import { useState } from 'react';
import { ReportTabs } from '../../../core/report/cards/report-tabs.tsx';
import { LateTabs } from './late-tabs.tsx';

export type TabsProps = { card: TabsCard };

/** A switchable set of tables; the chosen tab decides which is shown (first text, section 2). */
export function Tabs({ card }: TabsProps) {
  return card.late ? <LateTabs {...card} /> : <SmallTabs {...card} />;
}

/** Short tables that came with the board. */
function SmallTabs({ title, tabs }: TabsCard) {
  const [open, setOpen] = useState<number>(tabs[0]?.report ?? 0);
  return <ReportTabs title={title} tabs={tabs} open={open} onOpen={setOpen} />;
}
