import { ALL_PROFILES, comesAs, DOWNLOADS, PROFILES, REPORT_IDS, can } from '@fonte/contracts';
import {
  BOARD_NAMES,
  boardFor,
  CHOICES,
  mayOpenBoard,
  OPENED,
  reportsOf,
  type ChoiceName,
} from '@fonte/contracts/boards';
import { describe, expect, it } from 'vitest';
import { observes, PlanRefused, readsLive, scope, scopeList, type Access } from '../../../query/index.ts';
import { listOf, planOf } from '../question/ask.ts';
import { readingFor, type Reading } from '../declared/reading.ts';
import { CATALOGUE } from './index.ts';

const accessOf = (profile: Access['profile']): Access => ({
  profile,
  uf: PROFILES[profile].requiresUf ? 'GO' : null,
  cpf: '12345678909',
});

/** One year and one state, or all: more of them are not asked by who only observes (docs/security.md). */
const several = <T>(access: Access, values: T[]): T[][] => (observes(access) ? [] : [values]);

const readings = (access: Access): Reading[] =>
  [[], [2025], ...several(access, [2024, 2025])].flatMap((anos) =>
    [[], ['GO'], ...several(access, ['GO', 'MG'])].map((ufs) => ({
      anos,
      ufs,
      more: [],
      moreText: null,
      access,
      version: {
        versao: 1,
        dtAtualizacao: '2025-10-14T05:40:00',
        dadosAte: '2025-10-13',
        ultimoFato: '2025-10-13',
      },
      product: 'Programa',
    })),
  );

describe.each(REPORT_IDS)('report %i', (id) => {
  const report = CATALOGUE[id];

  it('asks only what the model has, for everyone who may read it', () => {
    for (const profile of report.profiles)
      for (const given of readings(accessOf(profile))) {
        const { source } = report;
        const reading = readingFor(report, given);
        if (report.published?.for(reading.access)) continue;
        if (source.kind === 'plan')
          expect(() => scope(planOf(report, source, reading), reading.access)).not.toThrow();
        if (source.kind === 'list')
          expect(() => scopeList(listOf(report, source, reading), reading.access)).not.toThrow();
      }
  });

  it('is said to be live where it reads what changes between loads', () => {
    const { source, live = false } = report;
    const [reading] = readings(accessOf('administrador'));
    expect(live).toBe(source.kind !== 'fixed' && readsLive(source.plan(reading!)));
  });

  it('says in Portuguese what it counts', () => {
    for (const reading of readings(accessOf('administrador'))) {
      for (const text of [report.title, report.subtitle(reading), report.definition(reading)]) {
        expect(text).toMatch(/^[\p{Lu}%]/u);
        expect(text).not.toMatch(/undefined|null|\[object|—|\(s\)| {2}/);
      }
      expect(report.definition(reading)).toMatch(/\.$/);
      expect(report.subtitle(reading)).not.toMatch(/\.$/);
    }
  });
});

it.each(BOARD_NAMES)('holds every report that the board %s shows, readable for its profile', (name) => {
  const values = Object.entries(CHOICES).flatMap(([choice, { options }]) =>
    options.map(({ value }) => ({ [choice as ChoiceName]: value })),
  );
  for (const profile of ALL_PROFILES.filter((one) => mayOpenBoard(name, one)))
    for (const chosen of values)
      for (const id of reportsOf(boardFor(name, profile, chosen)))
        expect(CATALOGUE[id].profiles, `${profile} ${id}`).toContain(profile);
});

it.each(BOARD_NAMES)(
  'rows of the programme stand on the board %s as a list, which has a page at a time',
  (name) => {
    for (const profile of ALL_PROFILES.filter((one) => mayOpenBoard(name, one)))
      for (const card of boardFor(name, profile).rows.flat())
        if ('report' in card)
          expect([card.report, card.card === 'list']).toEqual([
            card.report,
            CATALOGUE[card.report].source.kind === 'list',
          ]);
  },
);

it.each(BOARD_NAMES)(
  'a row of the board %s that opens is of a property, and who sees it reads what is inside',
  (name) => {
    for (const profile of ALL_PROFILES.filter((one) => mayOpenBoard(name, one)))
      for (const card of boardFor(name, profile).rows.flat()) {
        if (card.card === 'list' && card.opens) {
          const { source } = CATALOGUE[card.report];
          const [reading] = readings(accessOf(profile)) as [Reading];
          expect(source.kind === 'list' && source.plan(reading).columns).toMatchObject({
            cod_propriedade: 'propriedade.cod_propriedade',
            propriedade: 'propriedade.nome',
          });
        } else if (card.card !== 'properties') continue;
        for (const id of Object.values(OPENED))
          expect(CATALOGUE[id].profiles, `${profile} ${id}`).toContain(profile);
      }
  },
);

it('holds every download that a menu offers, readable for whoever is offered it', () => {
  for (const { report, capability } of DOWNLOADS)
    for (const profile of ALL_PROFILES.filter((one) => can(one, capability)))
      expect(CATALOGUE[report].profiles, `${profile} ${report}`).toContain(profile);
});

it.each(DOWNLOADS)('$report is offered as Parquet where its rows are of the programme', (file) => {
  expect(comesAs(file, 'Parquet')).toBe(CATALOGUE[file.report].source.kind === 'list');
});

it.each(ALL_PROFILES)('the map gives %s exact places only where it sees them, in both forms', (profile) => {
  const { source, published } = CATALOGUE[123456];
  if (source.kind !== 'plan' || !source.slim || !published) throw new Error('no points');
  const full = PROFILES[profile].personal === 'full';
  const [reading] = readings(accessOf(profile)) as [Reading];
  expect(published.for(reading.access)).toBe(!full);
  for (const { plan } of [source, source.slim]) {
    const { lon, lat } = plan(reading).measures;
    expect([lon, lat]).toMatchObject([{ max: 'propriedade.lon' }, { max: 'propriedade.lat' }]);
    // Even if it were asked for them, the engine would refuse.
    const asked = () => scope({ ...plan(reading), period: { anos: [] } }, reading.access);
    if (full) expect(asked).not.toThrow();
    else expect(asked).toThrow(PlanRefused);
  }
});
