/**
 * The name of an empty cache that says that this device takes the agenda along: a new version of the worker (offline/service-worker.js) then brings the new
 * code of it, too, whether or not anybody opens the agenda before the network is gone.
 */
export const AGENDA_CODE = 'agenda-neste-aparelho';
