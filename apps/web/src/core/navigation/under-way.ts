/** Where the router is at this very moment. What components know of it is as old as what is drawn. */
interface Step {
  /** Whether another page is on its way. */
  readonly underWay: boolean;
  /** The address' part from '?' on. */
  readonly search: string;
}

let now: Step | null = null;

/** The router tells it at each of its steps (main.tsx). */
export function setRouterStep(step: Step): void {
  now = step;
}

/** Whether another page is on its way: who has just gone Back is still told the page that they leave, and an address that is put right then ends their way and takes the place of where they went. */
export const isPageUnderWay = (): boolean => now?.underWay ?? false;

/** The address' part from '?' on that the router has come to, which is drawn a moment later; null before its first step. */
export const searchNow = (): string | null => now?.search ?? null;
