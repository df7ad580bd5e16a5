import type { View } from '@fonte/contracts/view';
import { DialogShell, lazyPart, LoadingState, Notice, PartFailure } from '@fonte/ui';
import type { RichTextEditorProps } from '@fonte/ui/rich-text-editor';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { indicatorsQuery } from '../../../core/indicator/asked/configured.ts';
import { isSame, useClosing } from '../../../core/leaving/use-closing.tsx';
import { unfilledPlaces } from '../draft/view-draft.ts';

/** An editor's height, kept while it comes. */
const HEIGHT = 150;
const RichTextEditor = lazyPart<RichTextEditorProps>(
  () => import('@fonte/ui/rich-text-editor').then((module) => module.RichTextEditor),
  {
    waiting: () => <LoadingState shape="rows" height={HEIGHT} />,
    failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
  },
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
  const closing = useClosing(!isSame(texts, view.dynamicTexts), onClose);
  const { data } = useQuery(indicatorsQuery());
  // What is hidden has no total to write.
  const values = view.indicadores.flatMap(({ id, visible }) => {
    const found = data?.find((one) => one.id === id);
    return visible && found ? [{ code: String(id), label: found.nome_indicador }] : [];
  });
  return (
    <DialogShell
      open
      onClose={closing.close}
      title={t('texts.title', { title: view.title })}
      width={760}
      foot={
        <>
          <Button variant="outlined" onClick={closing.close}>
            {t('view.cancel')}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => onSave(texts)}>
            {t('texts.save')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '16px' }}>
        {unfilledPlaces(texts, view.indicadores).length > 0 && (
          <Notice tone="warning" dense>
            {t('texts.unfilled')}
          </Notice>
        )}
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
      {closing.dialog}
    </DialogShell>
  );
}
