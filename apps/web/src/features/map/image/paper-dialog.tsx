import { formatInteger } from '@fonte/pt-br';
import { DialogShell, LabelledField, SelectField, useSnackbar } from '@fonte/ui';
import {
  metresOnScreen,
  PAPER_SCALES,
  PAPERS,
  scaleThatHolds,
  type MapHandle,
  type PaperName,
} from '@fonte/ui/map-image';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import './paper-texts.ts';
import { savePaper, type SheetContent } from './save-map.ts';

export type PaperDialogProps = {
  map: MapHandle;
  /** What the sheet says, as of now. */
  content: () => SheetContent;
  onClose: () => void;
};

/** A longer title would be too small to be read on the sheet. */
const LONGEST_TITLE = 120;
const UPRIGHT = 'retrato';

/** Title, paper and scale of the map's PDF; proposed is the largest scale at which all that the screen shows is on the paper. */
export function PaperDialog({ map, content, onClose }: PaperDialogProps) {
  const { t } = useTexts(['mapPaper', 'core']);
  const snackbar = useSnackbar();
  const [title, setTitle] = useState(() => content().words.title);
  const [name, setName] = useState<PaperName>('a4');
  const [upright, setUpright] = useState(() => globalThis.innerHeight > globalThis.innerWidth);
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const proposed = scaleThatHolds(metresOnScreen(map), { name, upright });
  const scale = chosen ?? proposed;
  const missing = title.trim() === '';
  const way = upright ? t('upright') : t('sideways');
  const save = async () => {
    setAsked(true);
    if (missing || busy) return;
    setBusy(true);
    try {
      const { words, properties } = content();
      const total = properties.reduce((sum, count) => sum + count, 0);
      await savePaper(
        map,
        {
          ...words,
          title: title.trim(),
          scaleLine: (drawn) =>
            t('scaleLine', { scale: drawn, paper: PAPERS[name].label, way: way.toLowerCase() }),
          total: properties.length === 0 ? undefined : { label: t('total'), count: formatInteger(total) },
        },
        { name, upright, scale },
      );
      onClose();
    } catch (failure) {
      console.error(failure);
      snackbar.failure(t('failed'), t('why'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('title')}
      width={440}
      initialFocus="content"
      foot={
        <>
          <Button variant="text" onClick={onClose}>
            {t('core:cancel')}
          </Button>
          <Button variant="contained" loading={busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ display: 'grid', gap: '16px' }}
      >
        <LabelledField
          label={t('name')}
          value={title}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write here
          autoFocus
          inputProps={{ maxLength: LONGEST_TITLE }}
          error={asked && missing ? t('required') : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label={t('paper')}
          value={name}
          options={Object.entries(PAPERS).map(([value, { label }]) => ({ value, label }))}
          onChange={(value) => setName(value as PaperName)}
        />
        <SelectField
          label={t('orientation')}
          value={upright ? UPRIGHT : ''}
          options={[
            { value: '', label: t('sideways') },
            { value: UPRIGHT, label: t('upright') },
          ]}
          onChange={(value) => setUpright(value === UPRIGHT)}
        />
        <SelectField
          label={t('scale')}
          hint={t('hint')}
          value={String(scale)}
          options={PAPER_SCALES.map((one) => ({ value: String(one), label: `1:${formatInteger(one)}` }))}
          onChange={(value) => setChosen(Number(value))}
        />
      </Box>
    </DialogShell>
  );
}
