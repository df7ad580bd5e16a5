/** A server's idea of now. Limits that several processes share are measured with the database's clock instead. */
export interface Clock {
  now(): Date;
  /** Today where the programme's people live, YYYY-MM-DD. */
  today(): string;
}
