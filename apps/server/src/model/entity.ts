import { pathTo, relationNamed, splitRef } from './paths.ts';

/**
 * The relation whose rows the distinct values of a column name: 'visita.cpf_tecnico' names technicians, any cod_propriedade a property.
 * Undefined for a column that is no key of anything ('pratica.tipo').
 */
export function entityOf(ref: string): string | undefined {
  const [name, column] = splitRef(ref);
  const relation = relationNamed(name);
  if (!relation) return undefined;
  // One row per property or many: whoever counts the code counts properties.
  if (column === 'cod_propriedade' && pathTo(name, 'propriedade')) return 'propriedade';
  if (relation.primaryKey.join() === column) return name;
  return relation.joins.find(({ to, on }) => {
    const [pair, ...more] = Object.entries(on);
    return more.length === 0 && pair?.[0] === column && relationNamed(to)?.primaryKey.join() === pair[1];
  })?.to;
}
