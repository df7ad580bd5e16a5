let underWayNow = false;

/** The router tells it at each of its steps (main.tsx). */
export function setPageUnderWay(underWay: boolean): void {
  underWayNow = underWay;
}

/**
 * Whether another page is on its way at this very moment. What components know of it is as old as what is drawn: who has just gone Back is still told the
 * page that they leave, and an address that is put right then ends their way and takes the place of where they went.
 */
export const isPageUnderWay = (): boolean => underWayNow;
