import {
  cancelTask as cancelTaskRoute,
  runScheduled as runScheduledRoute,
  runTask as runTaskRoute,
  taskDeliveries,
  tasks,
  taskSchedule,
} from '@fonte/contracts/routes/tasks';
import { handle, type App } from '../../platform/index.ts';
import type { JobHandlers } from '../../platform/jobs/job.ts';
import { cancelTask, runScheduled, runTask } from './change-tasks.ts';
import { deliveriesOf, listSchedule, listTasks } from './list-tasks.ts';

const answer = <T>(result: T) => ({ tipo: 1 as const, result });

/** The page 'Tarefas': what the server does outside of calls (docs/operations.md, 'Jobs and mails'). */
export function registerTasks(app: App, handlers: JobHandlers): void {
  handle(app, tasks, async (call) => answer(await listTasks(call)));
  handle(app, taskSchedule, async (call) => answer(await listSchedule(call)));
  handle(app, taskDeliveries, async (call) => answer(await deliveriesOf(call)));
  handle(app, runTaskRoute, async (call) => answer(await runTask(call)));
  handle(app, cancelTaskRoute, async (call) => answer(await cancelTask(call, handlers)));
  handle(app, runScheduledRoute, async (call) => answer(await runScheduled(call)));
}
