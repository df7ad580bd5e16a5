import { walk, type Node } from '@fonte/formula';
import { relationNamed } from '../../../model/paths.ts';
import type { FormulaMeasure } from '../../../query/formula/index.ts';

/** What a formula counts: one sentence per fact it reads (the fact sheet's 'o que conta'). */
export function countedWords({
  facts,
  countedOnly,
}: Pick<FormulaMeasure, 'facts' | 'countedOnly'>): string[] {
  return facts.map((fact) => {
    const rows = relationNamed(fact)?.rowName[1] ?? fact;
    const name = rows.charAt(0).toUpperCase() + rows.slice(1);
    const valid = countedOnly && (fact === 'visita' || fact === 'lancamento');
    const which =
      fact === 'visita'
        ? ' que contam: sincronizadas e com lançamento ou check-in'
        : ' de visitas que contam: sincronizadas e com lançamento ou check-in';
    return `${name}${valid ? which : ''}, ${PERIOD[relationNamed(fact)?.period ?? 'in']}.`;
  });
}

const PERIOD = {
  in: 'do período escolhido',
  to: 'até o fim do período escolhido',
  none: 'qualquer que seja o período',
  at: 'do último ano do período escolhido',
} as const;

/** How a formula takes what is not known: the fact sheet's 'sem dados'. */
export function nullWords(tree: Node): string[] {
  const nodes = [...walk(tree)];
  const calls = new Set(nodes.flatMap((node) => (node.kind === 'call' ? [node.operator] : [])));
  const folds = ['SUM', 'AVG', 'MIN', 'MAX'] as const;
  return [
    ...(folds.some((name) => calls.has(name))
      ? ['Linhas sem valor não entram na conta; onde nenhuma linha tem valor, o indicador fica sem dados.']
      : []),
    ...(calls.has('COUNT') || calls.has('COUNT_DISTINCT') ? ['Onde não há linhas, a contagem é 0.'] : []),
    ...(nodes.some((node) => node.kind === 'binary' && node.operator === '/')
      ? ['Dividir por zero, ou pelo que não tem dados, deixa o indicador sem dados.']
      : []),
    ...(calls.has('COALESCE') ? ['COALESCE põe outro valor onde faltam dados.'] : []),
    ...(calls.has('NULLIF') ? ['NULLIF deixa sem dados o valor que é igual ao segundo.'] : []),
  ];
}
