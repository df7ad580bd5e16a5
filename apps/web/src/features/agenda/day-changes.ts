/** What may be done to a day. */
export interface DayChanges {
  move: (code: string, by: -1 | 1) => void;
  toDay: (code: string, day: string) => void;
  remove: (code: string) => void;
  add: (code: string) => void;
  order: (stops: readonly string[]) => void;
}
