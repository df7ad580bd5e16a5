import type { Provenance } from '@fonte/contracts';
import { TOUCH } from '@fonte/ui';
import Button from '@mui/material/Button';
import { useFilters } from '../../filters/use-filters.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStateName } from '../../settings/use-settings.ts';

type InForce = Provenance['filters'];

/** As answers call the two filters of every page. */
const UF = 'Uf';
const ANO = 'Ano';

/**
 * What stands under 'Nenhum dado encontrado': the filters that caused it, those that the profile fixes said to be so, and the way to lift the others.
 * An answer names the filters it heeds itself; without one they are the page's.
 */
export function useEmptyWords(heeded?: InForce) {
  const { t } = useTexts('core');
  const { uf, ano, ufLocked, change } = useFilters();
  const stateName = useStateName();
  const ofPage: InForce = [
    ...(uf === null ? [] : [{ label: UF, value: stateName(uf), locked: ufLocked }]),
    ...(ano === null ? [] : [{ label: ANO, value: String(ano) }]),
  ];
  const inForce = heeded ?? ofPage;
  const words = inForce.map(({ label, value, locked }) => {
    const filter = `${label}: ${value}`;
    return locked ? t('filter.fixed', { filter }) : filter;
  });
  const lifts = (label: string) => inForce.some((one) => one.label === label && !one.locked);
  const liftAno = ano !== null && lifts(ANO);
  const liftUf = uf !== null && !ufLocked && lifts(UF);
  const lift = () => change({ ...(liftAno ? { ano: null } : {}), ...(liftUf ? { uf: null } : {}) });
  return {
    detail: words.join(' · ') || t('filter.none'),
    action: (liftAno || liftUf) && (
      <Button variant="outlined" onClick={lift} sx={COMPACT}>
        {t('clearFilters')}
      </Button>
    ),
  };
}

const COMPACT = { height: 32, fontSize: 13, [TOUCH]: { height: 44 } };
