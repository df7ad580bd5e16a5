import type { EngineSettings, QueryEngine } from './engine.ts';

/** Makes the engine on a database. */
export declare function createEngine(settings: EngineSettings): QueryEngine;
