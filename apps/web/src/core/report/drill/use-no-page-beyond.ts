import { useEffect } from 'react';

/**
 * An address of a page that is none any more leads to the last that there is.
 * @param rows how many there are; null while that is not known
 * @param page from 0
 */
export function useNoPageBeyond(
  rows: number | null,
  page: number,
  pageSize: number,
  onPage: (page: number) => void,
): void {
  const last = rows === null ? page : Math.max(0, Math.ceil(rows / pageSize) - 1);
  useEffect(() => {
    if (page > last) onPage(last);
  });
}
