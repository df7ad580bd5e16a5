import { COMPARES, DIFFERENT, FILLED, OPERATORS, walk, type Node } from '@fonte/formula';
import { relationNamed } from '../../../model/paths.ts';
import type { FormulaMeasure } from '../../../query/formula/index.ts';

/** What a formula counts: one sentence per fact it reads, and way of reading it (the fact sheet's 'o que conta'). */
export function countedWords({
  reads,
  countedOnly,
}: Pick<FormulaMeasure, 'reads' | 'countedOnly'>): string[] {
  return reads.map(({ fact, period }) => {
    const rows = relationNamed(fact)?.rowName[1] ?? fact;
    const name = rows.charAt(0).toUpperCase() + rows.slice(1);
    const valid = countedOnly && (fact === 'visita' || fact === 'lancamento');
    const which =
      fact === 'visita'
        ? ' que contam: sincronizadas e com lançamento ou check-in'
        : ' de visitas que contam: sincronizadas e com lançamento ou check-in';
    return `${name}${valid ? which : ''}, ${PERIOD[period]}.`;
  });
}

const PERIOD = {
  in: 'do período escolhido',
  to: 'até o fim do período escolhido',
  none: 'qualquer que seja o período',
  at: 'do último ano do período escolhido',
} as const;

/** How a formula takes what is not known: the fact sheet's 'sem dados'. `fills`: whether it has a sum whose empty parts count as nothing. */
export function nullWords(tree: Node, fills = false): string[] {
  const nodes = [...walk(tree)];
  const calls = new Set(nodes.flatMap((node) => (node.kind === 'call' ? [node.operator] : [])));
  const divides = nodes.some((node) => node.kind === 'binary' && node.operator === '/');
  const compared = nodes.flatMap((node) => (node.kind === 'compare' ? [node.operator] : []));
  const equal = calls.has('IN') || compared.some((operator) => operator !== '<>');
  return [
    ...new Set([
      ...[...calls].flatMap((name) => OPERATORS[name].missing ?? []),
      ...(fills ? [FILLED] : []),
      ...(equal ? [COMPARES] : []),
      ...(compared.includes('<>') ? [DIFFERENT] : []),
    ]),
    ...(divides ? ['Dividir por zero, ou pelo que não tem dados, deixa o indicador sem dados.'] : []),
  ];
}
