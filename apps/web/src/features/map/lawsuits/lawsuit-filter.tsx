import { formatInteger } from '@fonte/pt-br';
import { ComboField, FailedState, LoadingState, SideDrawer } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { LawsuitOptions } from '@fonte/contracts/routes/lawsuits';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { lawsuitOptionsQuery } from '../data/lawsuit-calls.ts';
import type { Narrowing } from '../data/narrowing.ts';
import type { LawsuitFilter } from '../state/map-state.ts';
import '../texts.ts';

export type LawsuitFilterProps = {
  open: boolean;
  onClose: () => void;
  narrowing: Narrowing;
  onChange: (filter: LawsuitFilter) => void;
};

/**
 * Tribunal, esfera, classe, assunto and julgamento of the lawsuits (second text, 2.4: ano and uf are the page's own). A choice counts at
 * once; the map stays in sight beside the drawer.
 */
export function LawsuitFilterDrawer({ open, onClose, narrowing, onChange }: LawsuitFilterProps) {
  const { t } = useTexts('map');
  const { lawsuits } = narrowing;
  const { data, isError, refetch } = useQuery({ ...lawsuitOptionsQuery(narrowing), enabled: open });
  const set = (field: keyof LawsuitFilter) => (value: string | null) => {
    const { [field]: _before, ...rest } = lawsuits;
    onChange(value ? { ...rest, [field]: value } : rest);
  };
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={t('lawsuits.title')}
      modal={false}
      width={372}
      // Under the sub-header with its strip: Uf, Ano and the applied filters stay in sight.
      top={135}
      foot={
        <Button variant="text" onClick={() => onChange({})}>
          {t('lawsuits.clear')}
        </Button>
      }
    >
      {isError && <FailedState sentence={t('failed')} onRetry={() => void refetch()} height={160} />}
      {!data && !isError && <LoadingState shape="lines" height={240} />}
      {data && (
        <Box sx={{ display: 'grid', gap: '16px' }}>
          {(['tribunal', 'esfera', 'classe'] as const).map((field) => (
            <ComboField
              key={field}
              label={t(`lawsuits.${field}`)}
              value={lawsuits[field] ?? null}
              options={countedChoices(data[field])}
              onChange={set(field)}
            />
          ))}
          <ComboField
            label={t('lawsuits.assunto')}
            value={lawsuits.assunto ?? null}
            options={data.assunto.map(({ codigo, nome, total }) => ({
              value: String(codigo),
              label: `${nome ?? codigo} (${formatInteger(total)})`,
            }))}
            onChange={set('assunto')}
          />
          <ComboField
            label={t('lawsuits.julgamento')}
            value={lawsuits.julgamento ?? null}
            options={[
              { value: 'true', label: t('lawsuits.judged') },
              { value: 'false', label: t('lawsuits.notJudged') },
            ]}
            onChange={set('julgamento')}
          />
        </Box>
      )}
    </SideDrawer>
  );
}

const countedChoices = (options: LawsuitOptions['tribunal']) =>
  options.map(({ valor, total }) => ({ value: valor, label: `${valor} (${formatInteger(total)})` }));
