import { entityOf } from '../../../model/entity.ts';
import { reaches, relationNamed } from '../../../model/paths.ts';
import type { AggregateUse } from '../../ask/analysed.ts';

/**
 * What a count is of. Properties and their producers are told side by side: how many more there are of the former tells how many have a second one, or nobody known, so
 * that one table decides both (docs/decisions/0077).
 */
export type Counted = 'propriedades' | 'produtores';

/** Which of the two an aggregate counts, each once; undefined for what is neither: hectares, visits, technicians. */
export function countedBy({
  kind,
  fact,
  arg,
}: Pick<AggregateUse, 'kind' | 'fact' | 'arg'>): Counted | undefined {
  if (!reaches(fact, 'propriedade.id_produtor')) return undefined;
  if (kind === 'count')
    return relationNamed(fact)?.primaryKey.join() === 'cod_propriedade' ? 'propriedades' : undefined;
  if (kind !== 'distinct' || typeof arg !== 'string') return undefined;
  const entity = entityOf(arg);
  return entity === 'propriedade' ? 'propriedades' : entity === 'produtor' ? 'produtores' : undefined;
}
