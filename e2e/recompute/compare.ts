import { can, OBSERVERS, type Profile, type ReportAnswer } from '@fonte/contracts';
import { ACCOUNTS, PASSWORD } from '../src/accounts.ts';
import { Portal } from './portal.ts';
import {
  chartFigures,
  columnFigures,
  FigureComparison,
  under,
  type Comparison,
} from './figure-comparison.ts';
import { compareMonitoring } from './compare-monitoring.ts';
import type { Case, Programme } from './programme.ts';

/** The filters under which a profile's figures are compared. */
const YEARS = [[], [2025], [2024], [2023, 2024], [2018]];
const STATES = [[], ['GO'], ['MG', 'BA']];
const TILES = [11116, 11117, 11118, 11119, 11120, 111234, 211118, 211119];
const ONE_GROUP = [10031, 10032, 210032, 10033];
/** Qualities of persons: whoever only observes is told them since the beginning, whatever the year. */
const OF_PERSONS = [10126, 10128, 10129, 10130, 10131];

/** Each year without states, with as many states as years, and all years of one state: of fifteen pairs ten, in which each filter stands beside one of its kind. */
const ofAKind = (anos: readonly unknown[], ufs: readonly unknown[]): boolean =>
  ufs.length === 0 || ufs.length === anos.length || (anos.length === 0 && ufs.length === 1);

/**
 * Compares a profile's figures, recomputed from the CSV folder, with what the portal answers it; under every pair of filters where `every` says so, else under those of a kind.
 */
export async function compareProfile(
  programme: Programme,
  base: string,
  profile: Profile,
  every: boolean,
): Promise<Comparison> {
  const portal = new Portal(base);
  const { uf, cpf } = await portal.signIn(ACCOUNTS[profile], PASSWORD);
  const own = {
    uf,
    supervisor: profile === 'supervisor' ? cpf : null,
    tecnico: profile === 'tecnico' ? cpf : null,
  };
  const result: Comparison = { compared: 0, differences: [] };
  // Whoever only observes asks by one year or all, one state or all.
  const asked = (all: readonly (readonly unknown[])[], most: number) =>
    all.filter(({ length }) => length <= most);
  const most = observes(profile) ? 1 : Infinity;
  for (const anos of asked(YEARS, most) as number[][])
    for (const ufs of (uf === null ? (asked(STATES, most) as string[][]) : [[]]).filter(
      (one) => every || ofAKind(anos, one),
    ))
      await compareCase(result, programme, portal, profile, { anos, ufs, ...own });
  return result;
}

async function compareCase(
  result: Comparison,
  programme: Programme,
  portal: Portal,
  profile: Profile,
  one: Case,
): Promise<void> {
  await new CaseComparison(result, programme, portal, profile, one).run();
  // Who only observes is told of places and groups otherwise: query/disclosure has its own tests.
  if (!observes(profile)) await compareMonitoring(result, programme, portal, profile, one);
}

/** One profile under one filter. */
class CaseComparison extends FigureComparison {
  constructor(
    result: Comparison,
    private readonly programme: Programme,
    private readonly portal: Portal,
    profile: Profile,
    one: Case,
  ) {
    super(result, profile, one);
  }

  async run(): Promise<void> {
    const { anos, ufs } = this.one;
    const { portal } = this;
    const figures = await this.programme.figures(this.one);
    const read = (id: number) => portal.report(id, anos, ufs);
    const compareChart = async (id: number, by = figures) => {
      const answer = await read(id);
      this.compareAll(String(id), under(by, String(id)), chartFigures(answer), answer);
    };
    for (const id of TILES) {
      const answer = await read(id);
      const value = Number(answer.series[0]?.data[0] ?? 0);
      this.compare(String(id), figures.get(String(id)) ?? 0, value, answer);
      if (answer.share)
        this.compare(`${id} parte`, figures.get(`${id}:parte`) ?? 0, answer.share.part, answer);
    }
    for (const id of ONE_GROUP) await compareChart(id);
    const ofAllYears = observes(this.profile)
      ? await this.programme.figures({ ...this.one, anos: [] })
      : figures;
    for (const id of OF_PERSONS) await compareChart(id, ofAllYears);
    if (anos.length === 1) this.compareMonths(figures, await read(211150));
    await compareChart(10034);
    const progress = await read(111239);
    // Within a state only the eight largest municipalities are bars; whoever only observes has the published ones, some of them together.
    const ofState = observes(this.profile) && ufs.length === 1;
    if (progress.labels.length < 8 && !ofState)
      this.compareAll('111239', under(figures, '111239'), chartFigures(progress), progress);
    const table = await read(11121);
    for (const column of ['propriedades', 'produtores', 'visitas', 'area_total', 'area_produtiva'])
      this.compareAll(
        `11121 ${column}`,
        under(figures, `11121/${column}`),
        columnFigures(table, column),
        table,
      );
    if (can(this.profile, 'polygons.read')) {
      const [polygons] = (await read(13040)).tbody;
      for (const column of ['valor', 'area', 'propriedades'])
        this.compare(`13040 ${column}`, figures.get(`13040/${column}`) ?? 0, Number(polygons?.[column] ?? 0));
    }
    if (can(this.profile, 'dashboard.twoRows')) await this.compareTechnicians(figures);
    if (can(this.profile, 'report.drill')) await this.compareRows(figures);
    if (can(this.profile, 'download.menu')) await this.compareFiles(figures);
  }

  /** Whoever only observes sees months whole, not by cycle. */
  private compareMonths(figures: ReadonlyMap<string, number>, answer: ReportAnswer): void {
    const expected = under(figures, '211150');
    const months = new Map<string, number>();
    for (const [key, value] of expected) {
      const month = observes(this.profile) ? (key.split('/')[0] ?? key) : key;
      months.set(month, (months.get(month) ?? 0) + value);
    }
    this.compareAll('211150', months, chartFigures(answer), answer);
  }

  private async compareTechnicians(figures: ReadonlyMap<string, number>): Promise<void> {
    const technicians = await this.portal.report(20101, this.one.anos, this.one.ufs);
    for (const column of ['propriedades', 'visitas'])
      this.compareAll(
        `20101 ${column}`,
        under(figures, `20101/${column}`),
        columnFigures(technicians, column),
      );
  }

  /** The rows behind a tile are as many as it says. */
  private async compareRows(figures: ReadonlyMap<string, number>): Promise<void> {
    const { anos, ufs } = this.one;
    for (const id of [11116, 11117, 11120, 111234])
      this.compare(
        `${id} linhas`,
        figures.get(String(id)) ?? 0,
        await this.portal.drillRows(id, {}, anos, ufs),
      );
  }

  private async compareFiles(figures: ReadonlyMap<string, number>): Promise<void> {
    for (const id of [20036, 11157, 20035, 11155]) {
      const [lines, stated] = await this.portal.csvLines(id, this.one.anos, this.one.ufs);
      this.compare(`${id} csv`, figures.get(String(id)) ?? 0, lines);
      this.compare(`${id} csv, declarado`, lines, stated);
    }
  }
}

const observes = (profile: Profile): boolean => (OBSERVERS as readonly Profile[]).includes(profile);
