import type { ConnectSettings } from '../connect.ts';

/** A copy of the migrated template: how to connect to it, and how to remove it once closed. */
export interface TemplateCopy {
  readonly settings: ConnectSettings;
  remove(): Promise<void>;
}
