import type { View } from '@fonte/contracts/view';
import { DialogShell, LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { indicatorChoicesQuery } from './calls.ts';

const RichTextEditor = lazy(() =>
  import('@fonte/ui/rich-text-editor').then((module) => ({ default: module.RichTextEditor })),
);

export type TextsDialogProps = {
  view: View;
  busy: boolean;
  onSave: (texts: View['dynamicTexts']) => void;
  onClose: () => void;
};

/** The dynamic texts above and below a card, with live values of the view's indicators. */
export function TextsDialog({ view, busy, onSave, onClose }: TextsDialogProps) {
  const { t } = useTexts('panelConfig');
  const [texts, setTexts] = useState(view.dynamicTexts);
  const { data } = useQuery(indicatorChoicesQuery());
  const values = view.indicadores.flatMap(({ id }) => {
    const found = data?.find((one) => one.id === id);
    return found ? [{ code: String(id), label: found.nome_indicador }] : [];
  });
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('texts.title', { title: view.title })}
      width={760}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('view.cancel')}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => onSave(texts)}>
            {t('texts.save')}
          </Button>
        </>
      }
    >
      <Suspense fallback={<LoadingState shape="rows" height={300} />}>
        <Box sx={{ display: 'grid', gap: '16px' }}>
          <RichTextEditor
            label={t('texts.top')}
            html={view.dynamicTexts.top}
            values={values}
            onChange={(top) => setTexts((now) => ({ ...now, top }))}
          />
          <RichTextEditor
            label={t('texts.bottom')}
            html={view.dynamicTexts.bottom}
            values={values}
            onChange={(bottom) => setTexts((now) => ({ ...now, bottom }))}
          />
        </Box>
      </Suspense>
    </DialogShell>
  );
}
