import type { AgendaProperty } from '@fonte/contracts/routes/properties';
import { formatDate, formatNumber } from '@fonte/pt-br';
import { useMemo } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { waitsOf, type Wait } from './agenda.ts';
import { weekdayOf } from './week.ts';
import './texts.ts';

const KM = 1_000;

/** What an agenda says in words, alike on the screen, on paper and in a calendar. */
export function useAgendaWords() {
  const { t } = useTexts('agenda');
  return useMemo(() => {
    const wait = (property: AgendaProperty): Record<Wait, () => string> => ({
      ciclo_2: () => t('ciclo_2'),
      sem_poligono: () => t('sem_poligono'),
      achados: () => t(property.achados === 1 ? 'achado' : 'achados', { count: property.achados ?? 0 }),
    });
    const reasons = (property: AgendaProperty): readonly string[] => [
      ...(property.faltam > 0
        ? [t(property.faltam === 1 ? 'missing' : 'missingMany', { count: property.faltam })]
        : []),
      ...waitsOf(property).map((one) => wait(property)[one]()),
    ];
    return {
      reasons,
      /** 'Faltam 3 visitas do plano · Sem polígono · última em 13/10/2025'. */
      why: (property: AgendaProperty): string =>
        [
          ...(reasons(property).length === 0 ? [t('nothingWaits')] : reasons(property)),
          property.ultima ? t('last', { date: formatDate(property.ultima) }) : t('never'),
        ].join(' · '),
      /** '12,4 km'. */
      km: (metres: number): string => `${formatNumber(metres / KM, 1)} km`,
      weekday: (day: string): string => t.list('weekdays')[weekdayOf(day)] ?? '',
    };
  }, [t]);
}
