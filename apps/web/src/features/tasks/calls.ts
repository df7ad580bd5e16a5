import type { Answer } from '@fonte/contracts';
import * as endpoints from '@fonte/contracts/endpoints/tasks';
import type { ScheduledTask, Task, TaskGroup } from '@fonte/contracts/routes/tasks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';

export type { ScheduledTask, Task, TaskGroup } from '@fonte/contracts/routes/tasks';
export type Delivery = Answer<typeof endpoints.taskDeliveries>['result'][number];

/** What is shown is asked again so often, ms, while the page is looked at. */
const AGAIN_MS = 5_000;
/** Beginning of the key of all that this page asks. */
export const TASKS_KEY = 'tasks';

export const taskListQuery = (grupo: TaskGroup, pagina: number) =>
  queryOptions({
    queryKey: [TASKS_KEY, 'list', grupo, pagina],
    queryFn: ({ signal }) =>
      call(endpoints.tasks, { query: { grupo, pagina }, signal }).then(({ result }) => result),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });

export const scheduleQuery = () =>
  queryOptions({
    queryKey: [TASKS_KEY, 'schedule'],
    queryFn: ({ signal }) => call(endpoints.taskSchedule, { signal }).then(({ result }) => result),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });

export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: [TASKS_KEY, 'deliveries', id],
    queryFn: ({ signal }) =>
      call(endpoints.taskDeliveries, { params: { id }, signal }).then(({ result }) => result),
    staleTime: 0,
  });

export const runTask = ({ id }: Task) => call(endpoints.runTask, { params: { id } });

export const cancelTask = ({ id }: Task) => call(endpoints.cancelTask, { params: { id } });

export const runScheduled = ({ tipo }: ScheduledTask) => call(endpoints.runScheduled, { params: { tipo } });
