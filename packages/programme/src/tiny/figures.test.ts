import { describe, expect, it } from 'vitest';
import { TINY_FIGURES } from './figures.ts';
import { TINY_FEATURES, TINY_ROWS } from './write-tiny.ts';

// A second way to the figures: plain loops over the rows, the counting rule written out once more.
const { propriedade, visita, lancamento, pratica, recomendacao, isa, produtor, tecnico } = TINY_ROWS;
const withEntry = new Set(lancamento.map((entry) => entry.id_visita));
const counts = (v: (typeof visita)[number]) =>
  v.sincronizada === true && (v.dt_checkin !== null || withEntry.has(v.id_visita ?? null));
const valid = visita.filter(counts);
// Who states no cycle has the first up to the twelfth valid visit.
const cycleOf = (v: (typeof visita)[number]) =>
  v.ciclo ??
  (valid.filter((o) => o.cod_propriedade === v.cod_propriedade && String(o.dt_visita) < String(v.dt_visita))
    .length < 12
    ? 1
    : 2);
const byCode = new Map(propriedade.map((p) => [p.cod_propriedade, p]));
const year = (date: unknown) => Number(String(date).slice(0, 4));

function tally<T>(rows: readonly T[], key: (row: T) => unknown): Record<string, number> {
  const result: Record<string, number> = {};
  for (const row of rows) result[String(key(row))] = (result[String(key(row))] ?? 0) + 1;
  return result;
}
const distinct = <T>(rows: readonly T[], key: (row: T) => unknown) => new Set(rows.map(key)).size;
const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + plain(value), 0);
function plain(value: unknown): number {
  return typeof value === 'string' ? Number(value.replaceAll('.', '').replace(',', '.')) : Number(value ?? 0);
}
const ufOf = (cod: unknown) => byCode.get(cod as string)?.uf;

const reason = (v: (typeof visita)[number]) => {
  if (v.dt_checkin === null) return 'lancamento';
  return withEntry.has(v.id_visita ?? null) ? 'checkin_e_lancamento' : 'checkin';
};
const ha = (objetivo: string, to: number) =>
  sum(pratica.filter((p) => p.objetivo === objetivo && year(p.dt_registro) <= to).map((p) => p.area_ha));
const conserving = (to: number) =>
  new Set([
    ...pratica
      .filter((p) => p.objetivo === 'conservacao' && plain(p.area_ha) > 0 && year(p.dt_registro) <= to)
      .map((p) => p.cod_propriedade),
    ...recomendacao.filter((r) => r.tema !== 'outra' && year(r.dt) <= to).map((r) => r.cod_propriedade),
  ]);
const abc = (to: number) =>
  new Set(
    pratica.filter((p) => p.objetivo === 'abc' && year(p.dt_registro) <= to).map((p) => p.cod_propriedade),
  );

describe('the figures of the tiny programme', () => {
  it('visits and attended properties, per year and uf', () => {
    expect(visita.length).toBe(TINY_FIGURES.visitRows);
    expect(valid.length).toBe(TINY_FIGURES.validVisits);
    for (const y of [2024, 2025] as const) {
      const of = valid.filter((v) => year(v.dt_visita) === y);
      const figures = TINY_FIGURES.years[y];
      expect(of.length).toBe(figures.validVisits);
      expect(tally(of, (v) => ufOf(v.cod_propriedade))).toEqual(figures.validVisitsByUf);
      const codes = [...new Set(of.map((v) => v.cod_propriedade))];
      expect(codes.length).toBe(figures.attendedProperties);
      expect(tally(codes, ufOf)).toEqual(figures.attendedPropertiesByUf);
      const producers = codes.map((cod) => byCode.get(cod ?? null)?.id_produtor).filter((id) => id !== null);
      expect(new Set(producers).size).toBe(figures.attendedProducers);
      expect(distinct(of, (v) => v.cpf_tecnico)).toBe(figures.techniciansInField);
      expect(sum(codes.map((cod) => byCode.get(cod ?? null)?.area_total))).toBe(figures.attendedAreaTotal);
      const ids = new Set(of.map((v) => v.id_visita));
      const amount = (natureza: string, only: boolean) =>
        sum(
          lancamento
            .filter((e) => e.natureza === natureza && year(e.dt) === y && (!only || ids.has(e.id_visita)))
            .map((e) => plain(e.qtde) * plain(e.vlr)),
        );
      expect(amount('despesa', true)).toBeCloseTo(figures.despesaValid, 6);
      expect(amount('receita', true)).toBeCloseTo(figures.receitaValid, 6);
      if (y === 2025) {
        expect(amount('despesa', false)).toBeCloseTo(TINY_FIGURES.years[2025].despesaAll, 6);
        expect(tally(of, cycleOf)).toEqual(TINY_FIGURES.years[2025].validVisitsByCycle);
        const minutes = of.map((v) => v.duracao_min).filter((m) => m !== null);
        expect(sum(minutes) / minutes.length).toBeCloseTo(TINY_FIGURES.years[2025].averageMinutes, 9);
        expect(sum(codes.map((cod) => byCode.get(cod ?? null)?.area_produtiva))).toBe(
          TINY_FIGURES.years[2025].attendedAreaProdutiva,
        );
      }
    }
  });

  it('visits that do not count, and why the others do', () => {
    const not = visita.filter((v) => !counts(v));
    expect(not.length).toBe(TINY_FIGURES.notCounting.total);
    expect(tally(not, (v) => year(v.dt_visita))).toEqual({ 2024: 1, 2025: 4 });
    expect(tally(not, (v) => v.sincronizada)).toEqual({ false: 3, true: 2 });
    expect(tally(valid, reason)).toEqual(TINY_FIGURES.countingBecause);
  });

  it('properties: progress, situations, areas', () => {
    const perProperty = propriedade.map(
      (p) => valid.filter((v) => v.cod_propriedade === p.cod_propriedade).length,
    );
    expect(perProperty).toEqual(Object.values(TINY_FIGURES.validVisitsByProperty));
    expect(perProperty.filter((n) => n > 0).length).toBe(TINY_FIGURES.everAttended);
    expect(perProperty.filter((n) => n >= 12).length).toBe(TINY_FIGURES.twelveOrMoreVisits);
    expect(tally(propriedade, (p) => p.situacao ?? 'none')).toEqual(TINY_FIGURES.situations);
    expect(tally(propriedade, (p) => p.uf)).toEqual(TINY_FIGURES.propertiesByUf);
    expect(sum(propriedade.map((p) => p.area_total))).toBe(TINY_FIGURES.areaTotal);
    expect(propriedade.filter((p) => p.area_produtiva === 0).length).toBe(TINY_FIGURES.areaProdutivaZero);
    expect(propriedade.filter((p) => p.area_produtiva === null).length).toBe(
      TINY_FIGURES.areaProdutivaUnknown,
    );
    const owners = new Set(propriedade.map((p) => p.id_produtor).filter((id) => id !== null));
    expect([produtor.length, owners.size]).toEqual([
      TINY_FIGURES.producers,
      TINY_FIGURES.producersWithProperty,
    ]);
    expect(tecnico.length).toBe(4);
  });

  it('practices, recommendations, ISA, entries, polygons', () => {
    expect([ha('conservacao', 2024), ha('conservacao', 2025)]).toEqual([12.5, 25.5]);
    expect([ha('abc', 2024), ha('abc', 2025)]).toEqual([20, 85]);
    expect([ha('planejamento', 2024), ha('planejamento', 2025)]).toEqual([40, 40]);
    const attended = new Set(valid.filter((v) => year(v.dt_visita) === 2025).map((v) => v.cod_propriedade));
    expect(conserving(2024).size).toBe(TINY_FIGURES.appliesConservation.to2024);
    expect(conserving(2025).size).toBe(TINY_FIGURES.appliesConservation.to2025);
    expect([...conserving(2025)].filter((cod) => attended.has(cod)).length).toBe(
      TINY_FIGURES.appliesConservation.attended2025,
    );
    expect(tally([...conserving(2025)], ufOf)).toEqual(TINY_FIGURES.appliesConservation.to2025ByUf);
    expect([abc(2024).size, abc(2025).size]).toEqual([1, 5]);
    expect([...abc(2025)].filter((cod) => attended.has(cod)).length).toBe(
      TINY_FIGURES.appliesAbc.attended2025,
    );
    expect({ MS: 0, ...tally([...abc(2025)], ufOf) }).toEqual(TINY_FIGURES.appliesAbc.to2025ByUf);
    expect(tally(isa, (row) => row.momento)).toEqual(TINY_FIGURES.isa.measured);
    const first = isa.filter((row) => row.momento === 1);
    expect(sum(first.map((row) => row.indice)) / first.length).toBeCloseTo(TINY_FIGURES.isa.meanMoment1, 9);
    const { total, withoutItem, ...natures } = TINY_FIGURES.entries;
    expect(lancamento.length).toBe(total);
    expect(lancamento.filter((e) => e.codigo_item === null).length).toBe(withoutItem);
    expect(tally(lancamento, (e) => e.natureza)).toEqual(natures);
    const polygons = TINY_FEATURES.poligono.map(
      (f) => f.properties as { type_poligono: string; origem: string; area_ha: number },
    );
    expect(tally(polygons, (p) => p.type_poligono)).toEqual(TINY_FIGURES.polygons.byType);
    expect(sum(polygons.filter((p) => p.origem === 'kml').map((p) => p.area_ha))).toBe(
      TINY_FIGURES.polygons.kmlHa,
    );
  });
});
