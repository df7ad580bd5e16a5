import {
  FINDING_ANSWERS,
  REASON_LEAST,
  REASON_MOST,
  type FindingAnswer,
} from '@fonte/contracts/quality-queue';
import { RULE_TITLES } from '@fonte/contracts/quality-titles';
import { FormDialog, LabelledField, NativeSelectField } from '@fonte/ui';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { answerFinding, type QueuedFinding } from './calls.ts';
import { useChange } from './use-change.ts';

export type AnswerDialogProps = { row: QueuedFinding; onClose: () => void };

/** 'Corrigido na origem', or right as it is and why. */
export function AnswerDialog({ row, onClose }: AnswerDialogProps) {
  const { t } = useTexts('quality');
  const [resposta, setResposta] = useState<FindingAnswer>(row.resposta ?? 'corrigido');
  const [porque, setPorque] = useState(row.porque ?? '');
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useChange(answerFinding, 'saved');
  const missing = resposta === 'correto' && porque.trim().length < REASON_LEAST;
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
        if (!missing) mutate({ row, resposta, porque }, { onSuccess: onClose });
      }}
    >
      <NativeSelectField
        label={t('choose')}
        value={resposta}
        onChange={(value) => setResposta(FINDING_ANSWERS.find((one) => one === value) ?? 'corrigido')}
        options={FINDING_ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) }))}
      />
      <LabelledField
        label={t(resposta === 'correto' ? 'why' : 'done')}
        multiline
        minRows={3}
        value={porque}
        error={tried && missing ? t('missing') : undefined}
        inputProps={{ maxLength: REASON_MOST }}
        onChange={(event) => setPorque(event.target.value)}
      />
    </FormDialog>
  );
}
