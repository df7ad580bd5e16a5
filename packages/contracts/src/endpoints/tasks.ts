import type { Endpoint } from '../endpoint.ts';

/** What the server does outside of calls: what waits, runs, ran and failed, and what comes again; for who may run it again or cancel it. */

const access = { capability: 'task.manage' } as const;

export const tasks = {
  name: 'tasks.list',
  method: 'GET',
  path: '/api/indicators/tasks',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const taskSchedule = {
  name: 'tasks.schedule',
  method: 'GET',
  path: '/api/indicators/tasks/schedule',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const taskDeliveries = {
  name: 'tasks.deliveries',
  method: 'GET',
  path: '/api/indicators/tasks/:id/deliveries',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const runTask = {
  name: 'tasks.run',
  method: 'POST',
  path: '/api/indicators/tasks/:id/run',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const cancelTask = {
  name: 'tasks.cancel',
  method: 'POST',
  path: '/api/indicators/tasks/:id/cancel',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const runScheduled = {
  name: 'tasks.runScheduled',
  method: 'POST',
  path: '/api/indicators/tasks/schedule/:tipo/run',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;
