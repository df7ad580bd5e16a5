import { describe, expect, it } from 'vitest';
import { distributionPlan, NotDistributable, type ForeignKey, type PlainTable } from './distribution.ts';

const table = (name: string, ...key: string[]): PlainTable => ({ name, key });
const key = (from: string, target: string, ...columns: string[]): ForeignKey => ({
  name: `${from}_fk`.replace('.', '_'),
  table: from,
  target,
  columns,
  definition: `FOREIGN KEY (${columns.join(', ')}) REFERENCES ${target}`,
});

describe('distributionPlan', () => {
  it('puts parents before children, catalogues before facts, keys last', () => {
    const plan = distributionPlan(
      [
        table('programa.entry', 'cod_propriedade', 'entry'),
        table('programa.farm', 'cod_propriedade'),
        table('programa.item', 'code'),
        table('geo.town', 'town'),
        table('portal.note', 'id'),
      ],
      [
        key('programa.entry', 'programa.farm', 'cod_propriedade'),
        key('programa.farm', 'geo.town', 'town'),
        key('portal.note', 'geo.town', 'town'),
      ],
    );
    expect(plan.map(({ sql }) => sql)).toEqual([
      'alter table "programa"."entry" drop constraint "programa_entry_fk"',
      'alter table "programa"."farm" drop constraint "programa_farm_fk"',
      'alter table "portal"."note" drop constraint "portal_note_fk"',
      "select create_reference_table('geo.town')",
      "select create_reference_table('programa.item')",
      "select create_distributed_table('programa.farm', 'cod_propriedade', colocate_with => 'default')",
      "select create_distributed_table('programa.entry', 'cod_propriedade', colocate_with => 'programa.farm')",
      'alter table "programa"."entry" add constraint "programa_entry_fk" FOREIGN KEY (cod_propriedade) REFERENCES programa.farm',
      'alter table "programa"."farm" add constraint "programa_farm_fk" FOREIGN KEY (town) REFERENCES geo.town',
      'alter table "portal"."note" add constraint "portal_note_fk" FOREIGN KEY (town) REFERENCES geo.town',
    ]);
  });

  it.each([
    ['a foreign key between facts without the column', [key('a.child', 'a.farm', 'id')]],
    ['a catalogue that refers to a fact', [key('a.item', 'a.farm', 'farm')]],
    ['a circle', [key('a.farm', 'a.child', 'cod_propriedade'), key('a.child', 'a.farm', 'cod_propriedade')]],
  ])('refuses %s', (_name, keys) => {
    const tables = [
      table('a.farm', 'cod_propriedade'),
      table('a.child', 'cod_propriedade', 'id'),
      table('a.item', 'id'),
    ];
    expect(() => distributionPlan(tables, keys)).toThrow(NotDistributable);
  });
});
