/** The name of an empty cache that says that this device takes properties along: the worker (offline/service-worker.js) keeps the code of their pages for it. */
export const PACK_CODE = 'propriedades-neste-aparelho';
