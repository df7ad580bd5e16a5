import type { Endpoint } from '../endpoint.ts';

/** The queue of Data Quality: findings that somebody takes on and answers, and what the loads say of them afterwards. */

const access = { capability: 'quality.detail' } as const;

export const qualityQueue = {
  name: 'quality.queue',
  method: 'GET',
  path: '/api/indicators/quality/queue',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const takeFinding = {
  name: 'quality.take',
  method: 'POST',
  path: '/api/indicators/quality/take',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const releaseFinding = {
  name: 'quality.release',
  method: 'POST',
  path: '/api/indicators/quality/release',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const answerFinding = {
  name: 'quality.answer',
  method: 'POST',
  path: '/api/indicators/quality/answer',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;
