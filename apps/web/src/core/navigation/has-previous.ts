/** Whether the page before this one in the tab's history is of the portal: the router counts its own pages from 0. */
export function hasPrevious(): boolean {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' && index > 0;
}
