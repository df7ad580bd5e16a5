import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStoredFilters, valuesUpdated } from '../../../core/filters/filters-store.ts';

/** Query keys that hold lawsuits. */
const KEYS = ['lawsuit', 'lawsuit-options'];

/** A filter change with updateValues refreshes the lawsuits' layer and then resets the flag (second text, section 4). */
export function useLawsuitRefresh(refresh: () => void): void {
  const { updateValues } = useStoredFilters();
  const client = useQueryClient();
  useEffect(() => {
    if (!updateValues) return;
    for (const key of KEYS) void client.invalidateQueries({ queryKey: [key] });
    refresh();
    valuesUpdated();
  }, [updateValues, client, refresh]);
}
