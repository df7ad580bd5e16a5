import { LOOK_DECIMALS } from '@fonte/contracts/look-words';
import type { View } from '@fonte/contracts/view';
import { DialogShell, Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { isSame, useClosing } from '../../../core/leaving/use-closing.tsx';
import { mayReference, mayRule, mayWorkOut } from '../draft/fitting-look.ts';
import type { ViewDraft } from '../draft/view-draft.ts';
import { ChoiceRow } from '../settings/choice-row.tsx';
import { Hint } from './hint.tsx';
import {
  draftOfLook,
  lookOfDraft,
  mayConfirmLook,
  type LookDraft,
  type NamedIndicator,
} from './look-draft.ts';
import { ReferenceFields } from './reference-fields.tsx';
import { RuleLines } from './rule-lines.tsx';

export type LookDialogProps = {
  draft: ViewDraft;
  indicators: readonly NamedIndicator[];
  onConfirm: (look: View['look']) => void;
  onClose: () => void;
};

const AUTO = 'auto';

/** Number format, line of reference, colours by value; nothing is in the view before it is confirmed. */
export function LookDialog({ draft, indicators, onConfirm, onClose }: LookDialogProps) {
  const { t } = useTexts('viewLook');
  const [start] = useState(() => draftOfLook(draft.look));
  const [look, setLook] = useState<LookDraft>(start);
  const [checked, setChecked] = useState(false);
  const closing = useClosing(!isSame(look, start), onClose);
  const change = (part: Partial<LookDraft>) => setLook({ ...look, ...part });
  const confirm = () => (mayConfirmLook(look) ? onConfirm(lookOfDraft(look)) : setChecked(true));
  return (
    <DialogShell
      open
      onClose={closing.close}
      title={t('title')}
      width={720}
      foot={
        <>
          <Button variant="outlined" onClick={closing.close}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={confirm}>
            {t('update')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '24px' }}>
        <Part title={t('number.title')}>
          <ChoiceRow
            label={t('number.decimals')}
            value={look.decimals === null ? AUTO : String(look.decimals)}
            options={[
              { value: AUTO, label: t('number.auto') },
              ...LOOK_DECIMALS.map((one) => ({ value: String(one), label: String(one) })),
            ]}
            onChange={(chosen) => change({ decimals: chosen === AUTO ? null : Number(chosen) })}
          />
          <Toggle
            label={t('number.short')}
            hint={t('number.shortHint')}
            on={look.short}
            onChange={(short) => change({ short })}
          />
          <Toggle
            label={t('number.share')}
            hint={t('number.shareHint')}
            on={look.share}
            onChange={(share) => change({ share })}
          />
          {look.share && indicators.length > 0 && !indicators.some(({ fraction }) => fraction) && (
            <Notice tone="warning" dense>
              {t('number.noShare')}
            </Notice>
          )}
        </Part>
        <Part title={t('reference.title')}>
          {mayReference(draft) ? (
            <ReferenceFields
              reference={look.reference}
              workedOut={mayWorkOut(draft)}
              checked={checked}
              onChange={(reference) => change({ reference })}
            />
          ) : (
            <Hint>{t('reference.only')}</Hint>
          )}
        </Part>
        <Part title={t('rules.title')}>
          {mayRule(draft) ? (
            <RuleLines
              rules={look.rules}
              indicators={indicators}
              bars={barsOf(draft)}
              checked={checked}
              onChange={(rules) => change({ rules })}
            />
          ) : (
            <Hint>{t('rules.only')}</Hint>
          )}
        </Part>
      </Box>
      {closing.dialog}
    </DialogShell>
  );
}

const barsOf = ({ type, splitStack }: ViewDraft) =>
  type !== 'bar' && type !== 'column' ? null : splitStack ? 'stacked' : 'beside';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: '10px', justifyItems: 'start' }}>
      <Box component="h3" sx={{ m: 0, fontSize: 15, lineHeight: '22px' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

type ToggleProps = { label: string; hint: string; on: boolean; onChange: (on: boolean) => void };

function Toggle({ label, hint, on, onChange }: ToggleProps) {
  return (
    <Box>
      {/* MUI takes back the room of a box, which is seven pixels more than a switch has: it begins where the fields above do. */}
      <FormControlLabel
        sx={{ ml: '-4px' }}
        label={label}
        control={<Switch checked={on} onChange={(_event, next) => onChange(next)} />}
      />
      <Hint>{hint}</Hint>
    </Box>
  );
}
