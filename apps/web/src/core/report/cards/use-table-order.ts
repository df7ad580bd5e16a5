import { ordemOf, sortOrderOf, type SortOrder } from '@fonte/ui/grid';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How the reader ordered a table whose rows are all there, kept in the address of its page under the report's number ('?ordem-13512=-faltam'), so that a link and 'back' show the same. */
export function useTableOrder(report: number): {
  sort: SortOrder | null;
  onSort: (sort: SortOrder | null) => void;
} {
  const navigate = useNavigate();
  const key = `ordem-${report}`;
  const ordem = new URLSearchParams(useLocation().search).get(key) ?? '';
  const sort = useMemo(() => (/^-?[\w.]{1,100}$/.test(ordem) ? sortOrderOf(ordem) : null), [ordem]);
  return {
    sort,
    onSort: (next) => {
      // As it stands now: others may have written there meanwhile.
      const { search, hash } = globalThis.location;
      const params = new URLSearchParams(search);
      const word = ordemOf(next);
      if (word === undefined) params.delete(key);
      else params.set(key, word);
      void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
    },
  };
}
