import {
  FINDING_ANSWERS,
  QUIET_DAYS_MOST,
  REASON_LEAST,
  REASON_MOST,
  type FindingAnswer,
} from '@fonte/contracts/quality-queue';
import { RULE_TITLES } from '@fonte/contracts/quality-titles';
import { formatDate, toIsoDate } from '@fonte/pt-br';
import { FormDialog, LabelledField, NativeSelectField } from '@fonte/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { answerFinding, type QueuedFinding } from './calls.ts';
import { useChange } from './use-change.ts';

export type AnswerDialogProps = { row: QueuedFinding; onClose: () => void };

/** Days from today for which a rule may be quiet. */
const SPANS = [
  ['month', 30],
  ['quarter', 91],
  ['half', 182],
  ['year', 365],
  ['two', QUIET_DAYS_MOST],
] as const;
const DAY_MS = 86_400_000;
const inDays = (days: number): string => toIsoDate(new Date(Date.now() + days * DAY_MS));

/** 'Corrigido na origem', or right as it is, why and until when: so long the rule is quiet for the property. */
export function AnswerDialog({ row, onClose }: AnswerDialogProps) {
  const { t } = useTexts('quality');
  const [resposta, setResposta] = useState<FindingAnswer>(row.resposta ?? 'corrigido');
  const [porque, setPorque] = useState(row.porque ?? '');
  const [ate, setAte] = useState('');
  const [all, setAll] = useState(row.quieta?.toda_regra ?? false);
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useChange(answerFinding, 'saved');
  const quiets = resposta === 'correto';
  const missing = {
    porque: quiets && porque.trim().length < REASON_LEAST,
    ate: quiets && ate === '',
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('dialog')}
      width={480}
      context={`${RULE_TITLES[row.regra]} · ${row.cod_propriedade}${row.detalhe === null ? '' : ` · ${row.detalhe}`}`}
      cancel={t('cancel')}
      submit={t('save')}
      pending={isPending}
      onSubmit={() => {
        setTried(true);
        if (missing.porque || missing.ate) return;
        mutate(
          { row, resposta, porque, ...(quiets ? { ate, toda_regra: all } : {}) },
          { onSuccess: onClose },
        );
      }}
    >
      <NativeSelectField
        label={t('choose')}
        value={resposta}
        onChange={(value) => setResposta(FINDING_ANSWERS.find((one) => one === value) ?? 'corrigido')}
        options={FINDING_ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) }))}
      />
      <LabelledField
        label={t(quiets ? 'why' : 'done')}
        multiline
        minRows={3}
        value={porque}
        error={tried && missing.porque ? t('missing') : undefined}
        inputProps={{ maxLength: REASON_MOST }}
        onChange={(event) => setPorque(event.target.value)}
      />
      {quiets && (
        <NativeSelectField
          label={t('until')}
          value={ate}
          placeholder={t('untilChoose')}
          error={tried && missing.ate ? t('untilMissing') : undefined}
          onChange={setAte}
          options={SPANS.map(([span, days]) => ({
            value: inDays(days),
            label: t('untilOption', { span: t(`spans.${span}`), date: formatDate(inDays(days)) }),
          }))}
        />
      )}
      {quiets && row.chave !== '' && (
        <FormControlLabel
          label={t('all')}
          control={<Checkbox checked={all} onChange={(_event, checked) => setAll(checked)} />}
        />
      )}
    </FormDialog>
  );
}
