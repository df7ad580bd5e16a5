import { FailedState, LabelledField, NativeSelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { figuresQuery, sourcesQuery, type Draft } from './calls.ts';

export type OccasionFieldsProps = {
  draft: Draft;
  onChange: (next: Partial<Draft>) => void;
  error: string | undefined;
};

/** What is sent and when: imports, a summary of a page or a panel, what changed, a figure beyond a limit. */
export function OccasionFields({ draft, onChange, error }: OccasionFieldsProps) {
  const { t } = useTexts('notifications');
  const sources = useQuery(sourcesQuery());
  const figures = useQuery({ ...figuresQuery(draft.fonte), enabled: draft.limite !== null });
  const tells = draft.resumo !== null || draft.mudancas || draft.limite !== null;
  return (
    <Box component="fieldset" sx={FIELDS}>
      <Box component="legend" sx={{ fontSize: 13, fontWeight: 600, color: 'text.secondary', p: 0 }}>
        {t('form.what')}
      </Box>
      <Check
        label={t('occasions.importacao')}
        on={draft.importacao}
        onChange={(importacao) => onChange({ importacao })}
      />
      <Check
        label={t('occasions.mudancas')}
        on={draft.mudancas}
        onChange={(mudancas) => onChange({ mudancas })}
      />
      <Check
        label={t('occasions.limite')}
        on={draft.limite !== null}
        onChange={(on) => onChange({ limite: on ? { figura: '', sentido: 'acima', valor: '' } : null })}
      />
      <NativeSelectField
        label={t('form.summary')}
        value={draft.resumo ?? NEVER}
        options={[
          { value: NEVER, label: t('form.summaryNever') },
          { value: 'semanal', label: t('occasions.semanal') },
          { value: 'mensal', label: t('occasions.mensal') },
        ]}
        onChange={(resumo) =>
          onChange({ resumo: resumo === 'semanal' || resumo === 'mensal' ? resumo : null })
        }
      />
      {draft.resumo && (
        <>
          <Check
            label={t('form.charts')}
            on={draft.graficos}
            onChange={(graficos) => onChange({ graficos })}
          />
          <NativeSelectField
            label={t('form.file')}
            value={draft.anexo ?? NEVER}
            options={[
              { value: NEVER, label: t('form.fileNone') },
              { value: 'xlsx', label: t('form.fileXlsx') },
              { value: 'pdf', label: t('form.filePdf') },
            ]}
            onChange={(anexo) => onChange({ anexo: anexo === 'xlsx' || anexo === 'pdf' ? anexo : null })}
          />
        </>
      )}
      {tells && (
        <NativeSelectField
          label={t('form.source')}
          value={draft.fonte}
          options={
            sources.data?.map(({ fonte, nome }) => ({ value: fonte, label: nome })) ?? [
              { value: draft.fonte, label: t('form.loading') },
            ]
          }
          onChange={(fonte) =>
            onChange({ fonte, ...(draft.limite ? { limite: { ...draft.limite, figura: '' } } : {}) })
          }
        />
      )}
      {draft.limite && figures.isLoadingError && (
        <FailedState
          sentence={sentenceOf(figures.error)}
          onRetry={() => void figures.refetch()}
          height={120}
        />
      )}
      {draft.limite && !figures.isLoadingError && (
        <Limit
          limit={draft.limite}
          figures={figures.data ?? []}
          waits={figures.isPending}
          onChange={(limite) => onChange({ limite })}
          error={error}
        />
      )}
    </Box>
  );
}

const NEVER = 'nunca';

// No wider than the dialog: a fieldset and a list of long names would be as wide as the longest.
const FIELDS = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
};

function Check({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <FormControlLabel
      sx={{ display: 'flex' }}
      control={<Checkbox checked={on} onChange={(_event, next) => onChange(next)} />}
      label={label}
    />
  );
}

type LimitProps = {
  limit: NonNullable<Draft['limite']>;
  figures: readonly { chave: string; nome: string; valor: string; nota: string }[];
  waits: boolean;
  onChange: (limit: NonNullable<Draft['limite']>) => void;
  error: string | undefined;
};

function Limit({ limit, figures, waits, onChange, error }: LimitProps) {
  const { t } = useTexts('notifications');
  const now = figures.find(({ chave }) => chave === limit.figura);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '8px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
      }}
    >
      <NativeSelectField
        label={t('form.figure')}
        value={limit.figura}
        placeholder={t(waits ? 'form.loading' : 'form.choose')}
        options={figures.map(({ chave, nome, nota }) => ({
          value: chave,
          // Of a panel the same indicator may stand in several views.
          label: figures.filter((one) => one.nome === nome).length > 1 ? `${nome} (${nota})` : nome,
        }))}
        onChange={(figura) => onChange({ ...limit, figura })}
        error={limit.figura === '' ? error : undefined}
      />
      <NativeSelectField
        label={t('form.way')}
        value={limit.sentido}
        options={[
          { value: 'acima', label: t('form.above') },
          { value: 'abaixo', label: t('form.below') },
        ]}
        onChange={(way) => onChange({ ...limit, sentido: way === 'abaixo' ? 'abaixo' : 'acima' })}
      />
      <LabelledField
        label={t('form.value')}
        value={limit.valor}
        inputProps={{ inputMode: 'decimal', maxLength: 20 }}
        onChange={(event) => onChange({ ...limit, valor: event.target.value })}
        {...(now ? { hint: t('form.now', { value: now.valor }) } : {})}
        error={limit.figura === '' ? undefined : error}
      />
    </Box>
  );
}
