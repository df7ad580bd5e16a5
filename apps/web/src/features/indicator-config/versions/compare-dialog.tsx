import type { Cell } from '@fonte/contracts';
import { DialogShell, LabelledField, NegativeAware, SimpleTable } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { figureText } from '../../../core/indicator/words/figures.ts';
import { figure } from '../../../core/report/answer/answer.ts';
import type { FormulaPreview, ImpactBody, ViewChoice } from '../calls.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { useImpact } from '../impact/use-impact.ts';

export type CompareDialogProps = {
  preview: FormulaPreview;
  dataType: 'numeric' | 'integer';
  unit: string;
  /** Words of the button that saves. */
  confirm: string;
  busy: boolean;
  /** What the save is about to be, for its effect on panels. */
  asked: Omit<ImpactBody, 'ano'>;
  onConfirm: (note: string, choices: ViewChoice[]) => void;
  onClose: () => void;
};

/** Before a changed formula is saved: old against new by UF and year, whom it touches, and why it was changed. */
export function CompareDialog({
  preview,
  dataType,
  unit,
  confirm,
  busy,
  asked,
  onConfirm,
  onClose,
}: CompareDialogProps) {
  const { t } = useTexts(['indicatorConfig', 'core']);
  const [note, setNote] = useState('');
  const impact = useImpact(asked);
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
          <Button
            variant="contained"
            onClick={() => onConfirm(note.trim(), impact.choices)}
            disabled={busy || !impact.ready}
          >
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
          // What stands below scrolls with it, and does not press it flat.
          flex: 'none',
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
      <Box sx={{ mt: '12px' }}>
        <ImpactList impact={impact} />
      </Box>
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
