import { formatCompactDecimals } from '@fonte/pt-br';

/** '812 KB', '3,4 MB'. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${formatCompactDecimals(kilobytes, 0)} KB`
    : `${formatCompactDecimals(kilobytes / 1024, 1)} MB`;
}
