import {
  addNotify,
  getNotify,
  notifyDeliveries,
  notifyFigures,
  notifySources,
  previewNotify,
  removeNotify,
  sendNotify,
  unsubscribe,
  unsubscribePage,
} from '@fonte/contracts/routes/notify';
import { handle, type App } from '../../platform/index.ts';
import {
  deliveriesOf,
  listFigures,
  listSources,
  previewNotification,
  sendNotification,
} from './sent/deliveries.ts';
import { checkAndSave, listNotifications, removeNotification } from './notifications.ts';
import { askUnsubscribe, takeUnsubscribe } from './sent/unsubscribe.ts';

/** 'Gestão de Notificações' (third text, sections 2.8, 7), and the way out of every mail. */
export function registerNotifications(app: App): void {
  handle(app, getNotify, listNotifications);
  handle(app, addNotify, checkAndSave);
  handle(app, removeNotify, removeNotification);
  handle(app, previewNotify, (call) => call.cold(() => previewNotification(call)));
  handle(app, notifySources, listSources);
  handle(app, notifyFigures, (call) => call.cold(() => listFigures(call)));
  handle(app, sendNotify, sendNotification);
  handle(app, notifyDeliveries, deliveriesOf);
  handle(app, unsubscribePage, askUnsubscribe);
  handle(app, unsubscribe, takeUnsubscribe);
}
