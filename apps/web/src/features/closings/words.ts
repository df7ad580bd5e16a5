import { CLOSABLE, type ClosableName } from '@fonte/contracts/closings';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useStateName } from '../../core/settings/use-settings.ts';
import './texts.ts';

/** What was closed in words: 'Relatório Semestral GIZ, 2º semestre de 2023, todo o país'. */
export function useWhat(): (closing: {
  relatorio: ClosableName;
  periodo: string;
  uf: string | null;
}) => string {
  const { t } = useTexts('closings');
  const stateName = useStateName();
  return ({ relatorio, periodo, uf }) => {
    const [year = '', half] = periodo.split('-');
    return t('what', {
      title: CLOSABLE[relatorio].title,
      period: half === undefined ? year : t('semester', { half, year }),
      place: uf === null ? t('country') : stateName(uf),
    });
  };
}
