import type { Cell } from '@fonte/contracts';
import { DialogShell, LabelledField, NegativeAware, SimpleTable } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { figureText } from '../../core/indicator/figures.ts';
import { figure } from '../../core/report/answer.ts';
import type { FormulaPreview } from './calls.ts';

export type CompareDialogProps = {
  preview: FormulaPreview;
  dataType: 'numeric' | 'integer';
  unit: string;
  /** Words of the button that saves. */
  confirm: string;
  busy: boolean;
  onConfirm: (note: string) => void;
  onClose: () => void;
};

/** Before a changed formula is saved: old against new by UF and year, whom it touches, and why it was changed. */
export function CompareDialog({
  preview,
  dataType,
  unit,
  confirm,
  busy,
  onConfirm,
  onClose,
}: CompareDialogProps) {
  const { t } = useTexts(['indicatorConfig', 'core']);
  const [note, setNote] = useState('');
  const rows = preview.comparacao;
  const changed = rows.filter(({ antes, depois }) => figure(antes) !== figure(depois)).length;
  const cell = (value: Cell) => (
    <NegativeAware value={figure(value)}>
      {figureText(value, { type: dataType, unidade: unit })}
    </NegativeAware>
  );
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('indicatorConfig:compare.title')}
      width={760}
      footStart={
        changed === 0
          ? t('indicatorConfig:compare.same')
          : t('indicatorConfig:compare.changed', { changed: String(changed), all: String(rows.length) })
      }
      foot={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('core:cancel')}
          </Button>
          <Button variant="contained" onClick={() => onConfirm(note.trim())} disabled={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Box sx={{ fontSize: 13, color: 'text.secondary', mb: '8px' }}>
        {t('indicatorConfig:compare.intro')}
      </Box>
      <Box
        sx={{
          maxHeight: 320,
          overflow: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '6px',
        }}
      >
        <SimpleTable
          label={t('indicatorConfig:compare.title')}
          columns={[
            { key: 'uf', header: t('indicatorConfig:compare.uf'), cell: (at) => rows[at]?.uf ?? '–' },
            { key: 'ano', header: t('indicatorConfig:compare.year'), cell: (at) => rows[at]?.ano ?? '–' },
            {
              key: 'antes',
              header: head(t('indicatorConfig:compare.before'), unit),
              align: 'right',
              cell: (at) => cell(rows[at]?.antes ?? null),
            },
            {
              key: 'depois',
              header: head(t('indicatorConfig:compare.after'), unit),
              align: 'right',
              cell: (at) => cell(rows[at]?.depois ?? null),
            },
            {
              key: 'diferenca',
              header: t('indicatorConfig:compare.difference'),
              align: 'right',
              cell: (at) => cell(rows[at]?.diferenca ?? null),
            },
          ]}
          rows={rows.map((_, at) => at)}
          rowKey={(at) => at}
        />
      </Box>
      <Touched touched={preview.toca} />
      <Box sx={{ mt: '12px' }}>
        <LabelledField
          label={t('indicatorConfig:compare.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          inputProps={{ maxLength: 500 }}
        />
      </Box>
    </DialogShell>
  );
}

const head = (words: string, unit: string) => (unit === '' ? words : `${words} (${unit})`);

function Touched({ touched }: { touched: FormulaPreview['toca'] }) {
  const { t } = useTexts('indicatorConfig');
  const lines = [
    ...touched.paineis.map(({ nome, publicado, profile }) =>
      t('compare.panel', {
        name: nome,
        state: publicado ? t('compare.published') : t('compare.draft'),
        profiles: profile.join(', ') || t('compare.noProfile'),
      }),
    ),
    ...touched.indicadores.map(({ nome_indicador }) => t('compare.indicator', { name: nome_indicador })),
  ];
  return (
    <Box sx={{ mt: '12px', fontSize: 13, lineHeight: '20px' }}>
      {lines.length === 0 ? (
        t('compare.touchesNone')
      ) : (
        <>
          <Typography variant="subtitle2" component="h3">
            {t('compare.touches')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: '18px' }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
