import Button from '@mui/material/Button';
import { useFilters } from '../filters/use-filters.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useStateName } from '../settings/use-settings.ts';

/** What stands under 'Nenhum dado encontrado': the filters that caused it, and the way to lift them. */
export function useEmptyWords() {
  const { t } = useTexts('core');
  const { uf, ano, ufLocked, clear } = useFilters();
  const stateName = useStateName();
  const applied = [
    uf === null ? null : `${t('filter.uf')}: ${stateName(uf)}`,
    ano === null ? null : `${t('filter.ano')}: ${ano}`,
  ].filter((text) => text !== null);
  const clearable = ano !== null || (uf !== null && !ufLocked);
  return {
    detail: applied.join(' · ') || t('filter.none'),
    action: clearable && (
      <Button variant="outlined" onClick={clear} sx={{ height: 32, fontSize: 13 }}>
        {t('clearFilters')}
      </Button>
    ),
  };
}
