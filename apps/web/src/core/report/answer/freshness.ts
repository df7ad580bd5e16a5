import { formatDate, formatDateTime } from '@fonte/pt-br';
import { useTexts } from '../../i18n/use-texts.ts';
import { createStore } from '../../store.ts';

export type Freshness = {
  until: string | null;
  loaded: string | null;
  /** Whose rows they are, where that is not everybody's: 'Técnico: …'. */
  scope?: string | null;
};

/** Dates of the data the open page shows; set by whatever fetched it. */
const freshness = createStore<Freshness | null>(null);

export const setFreshness = freshness.set;
export const useFreshnessDates = freshness.use;

/** 'Dados até 13/10/2025 · atualizado em 14/10/2025, 05:40', once a report has said so. */
export function useFreshness(): string | undefined {
  const { t } = useTexts('core');
  const dates = freshness.use();
  if (!dates?.loaded) return dates?.until ? t('stamp.until', { until: formatDate(dates.until) }) : undefined;
  const updated = formatDateTime(dates.loaded);
  return dates.until
    ? t('stamp.whole', { until: formatDate(dates.until), updated })
    : t('stamp.short', { updated });
}
