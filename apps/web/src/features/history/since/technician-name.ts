import { FORMER_TECHNICIAN, NO_TECHNICIAN } from '@fonte/contracts/history';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { ChangedTechnician } from './since-calls.ts';

/** A technician as the page names one. */
export function useTechnicianName(): (of: Pick<ChangedTechnician, 'ref' | 'nome' | 'uf'>) => string {
  const { t } = useTexts('since');
  return ({ ref, nome, uf }) => {
    if (ref === NO_TECHNICIAN) return t('noTechnician');
    if (ref === FORMER_TECHNICIAN || nome === null) return t('formerTechnician');
    return uf === null ? nome : t('technicianOption', { name: nome, uf });
  };
}
