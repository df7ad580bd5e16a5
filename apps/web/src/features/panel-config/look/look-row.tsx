import type { View } from '@fonte/contracts/view';
import { referenceName } from '@fonte/contracts/look-words';
import { counted } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts, type Translate } from '../../../core/i18n/use-texts.ts';
import type { ViewDraft } from '../draft/view-draft.ts';
import { fittingLook } from '../draft/fitting-look.ts';
import { LABEL } from '../settings/choice-row.tsx';
import { LookDialog } from './look-dialog.tsx';
import type { NamedIndicator } from './look-draft.ts';
import './texts.ts';

export type LookRowProps = {
  draft: ViewDraft;
  /** The view's visible indicators. */
  indicators: readonly NamedIndicator[];
  onChange: (look: View['look']) => void;
};

/** How the view shows its figures, in words, with the way to change it. */
export function LookRow({ draft, indicators, onChange }: LookRowProps) {
  const { t } = useTexts('viewLook');
  const [opened, setOpened] = useState(false);
  return (
    <Box>
      <Box sx={LABEL}>{t('title')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center', fontSize: 13 }}>
        <Box component="span">{lookWords(t, fittingLook(draft)) || t('plain')}</Box>
        <Button variant="outlined" onClick={() => setOpened(true)}>
          {t('edit')}
        </Button>
      </Box>
      {opened && (
        <LookDialog
          draft={draft}
          indicators={indicators}
          onClose={() => setOpened(false)}
          onConfirm={(look) => {
            onChange(look);
            setOpened(false);
          }}
        />
      )}
    </Box>
  );
}

/** '2 decimais · Média · 3 cores por valor'. */
export function lookWords(t: Translate<'viewLook'>, look: View['look']): string {
  const { number, reference, rules } = look ?? {};
  return [
    typeof number?.decimals === 'number' ? counted(number.decimals, 'decimal', 'decimais') : null,
    number?.short ? t('words.short') : null,
    number?.share ? t('words.share') : null,
    reference ? referenceName(reference) : null,
    rules?.length ? counted(rules.length, 'cor por valor', 'cores por valor') : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
