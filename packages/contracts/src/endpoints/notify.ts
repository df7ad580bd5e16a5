import type { Endpoint } from '../endpoint.ts';

/** Notifications (third text, sections 2.8, 3, 5, 7): addresses and occasions, what is sent, what became of it. */

const access = { capability: 'notify.manage' } as const;

export const getNotify = {
  name: 'notify.list',
  method: 'GET',
  path: '/api/indicators/auth/get-notify',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const addNotify = {
  name: 'notify.save',
  method: 'POST',
  path: '/api/indicators/auth/add-notify',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const removeNotify = {
  name: 'notify.remove',
  method: 'DELETE',
  path: '/api/indicators/auth/notify/:id',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const previewNotify = {
  name: 'notify.preview',
  method: 'POST',
  path: '/api/indicators/auth/notify/preview',
  access,
  tells: 'figures',
} as const satisfies Endpoint;

/** Of which pages and panels a notification may tell figures. */
export const notifySources = {
  name: 'notify.sources',
  method: 'GET',
  path: '/api/indicators/auth/notify/sources',
  access,
  tells: 'figures',
} as const satisfies Endpoint;

/** The figures of one of them, as who asks sees them now. */
export const notifyFigures = {
  name: 'notify.figures',
  method: 'GET',
  path: '/api/indicators/auth/notify/figures',
  access,
  tells: 'figures',
} as const satisfies Endpoint;

export const sendNotify = {
  name: 'notify.send',
  method: 'POST',
  path: '/api/indicators/auth/notify/:id/send',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const notifyDeliveries = {
  name: 'notify.deliveries',
  method: 'GET',
  path: '/api/indicators/auth/notify/:id/deliveries',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

/** The page behind a mail's link; it changes nothing before its button is pressed. */
export const unsubscribePage = {
  name: 'notify.unsubscribePage',
  method: 'GET',
  path: '/api/indicators/auth/notify/unsubscribe',
  access: 'public',
  tells: 'nothing',
} as const satisfies Endpoint;

/** That button, and a mail program's own (RFC 8058). */
export const unsubscribe = {
  name: 'notify.unsubscribe',
  method: 'POST',
  path: '/api/indicators/auth/notify/unsubscribe',
  access: 'public',
  tells: 'nothing',
} as const satisfies Endpoint;
