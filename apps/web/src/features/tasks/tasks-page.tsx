import { PageCell, PageGrid } from '@fonte/ui';
import { ScheduleCard } from './schedule-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import './texts.ts';

/** /configuracoes/tarefas: what the server does outside of calls, and what of it comes again. */
export function TasksPage() {
  return (
    <PageGrid>
      <PageCell span={12}>
        <TasksCard />
      </PageCell>
      <PageCell span={12}>
        <ScheduleCard />
      </PageCell>
    </PageGrid>
  );
}
