/** Answers SQL over the folder. */
interface Asked {
  readonly number: (sql: string) => Promise<number>;
  readonly rows: (sql: string) => Promise<readonly Readonly<Record<string, string | number | null>>[]>;
}

/** Figures as they are worked out, by report and name; what is spread over groups has a name for each, and none where it is zero. */
export class FigureSheet {
  readonly figures = new Map<string, number>();

  constructor(private readonly programme: Asked) {}

  async put(name: string, sql: string): Promise<void> {
    this.figures.set(name, await this.programme.number(sql));
  }

  /** `sql` gives a group `k` and its figure `n`. */
  async spread(name: string, sql: string): Promise<void> {
    for (const { k, n } of await this.programme.rows(sql))
      if (Number(n) !== 0) this.figures.set(`${name}:${k ?? 'null'}`, Number(n));
  }

  /** Several figures of the same groups: of each the expression over the rows of `from`. */
  async columns(
    report: string,
    group: string,
    from: string,
    columns: Readonly<Record<string, string>>,
  ): Promise<void> {
    for (const [column, expression] of Object.entries(columns))
      await this.spread(
        `${report}/${column}`,
        `select ${group} k, ${expression} n from ${from} group by all`,
      );
  }
}
