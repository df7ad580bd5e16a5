import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { nowhere } from '../../query/testing/sql-text.ts';
import { queuedOf } from './queued.ts';

// PostgreSQL takes coalesce for an expression that may leak: behind a policy no index is looked up by it, and a list of findings took a hundred times as long (docs/decisions/0037).
it('findings are looked up by keys that a policy lets through to the indexes', () => {
  const access = { profile: 'supervisor', uf: 'GO', cpf: '1' } as const;
  const { sql } = queuedOf(nowhere as unknown as Kysely<Database>, access)
    .selectAll('f')
    .compile();
  expect(sql).toContain('case when "a"."cod_propriedade" is null then "t"."cod_propriedade"');
  expect(sql).not.toMatch(/coalesce\("?a"?\./i);
});
