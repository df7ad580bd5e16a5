import {
  CLOSABLE,
  CLOSABLE_NAMES,
  CLOSING_REASON_LEAST,
  CLOSING_REASON_MOST,
  type ClosableName,
} from '@fonte/contracts/closings';
import { shownCode } from '@fonte/contracts/closing-code';
import { FormDialog, LabelledField, NativeSelectField, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useSettings } from '../../core/settings/use-settings.ts';
import { closePeriod, CLOSINGS_KEY } from './calls.ts';
import { closingPath } from './closing-path.ts';

export type CloseDialogProps = { onClose: () => void };

/** The choice of no state. */
const COUNTRY = 'todas';

/** What to close, of when, of where, and why. */
export function CloseDialog({ onClose }: CloseDialogProps) {
  const { t } = useTexts('closings');
  const { semestres, anos, ufs } = useSettings();
  const [relatorio, setRelatorio] = useState<ClosableName>('semestre');
  const [periods, setPeriods] = useState<{ semestre?: string; ano?: string }>({});
  const [place, setPlace] = useState<string>();
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useClosing(onClose);
  const { period, place: where } = CLOSABLE[relatorio];
  const choices = period === 'semestre' ? semestres.toReversed() : anos.map(String).toReversed();
  const periodo = periods[period] ?? choices[0] ?? '';
  const places = [
    ...(where === 'state' ? [] : [{ value: COUNTRY, label: t('form.country') }]),
    ...(where === 'country' ? [] : ufs.map(({ uf, nome }) => ({ value: uf, label: nome }))),
  ];
  const chosen = places.find(({ value }) => value === place)?.value ?? places[0]?.value ?? COUNTRY;
  const missing = motivo.trim().length < CLOSING_REASON_LEAST;
  return (
    <FormDialog
      onClose={onClose}
      title={t('form.title')}
      width={480}
      context={t('form.context')}
      cancel={t('form.cancel')}
      submit={t(isPending ? 'form.wait' : 'form.save')}
      pending={isPending}
      onSubmit={() => {
        setTried(true);
        const uf = chosen === COUNTRY ? null : chosen;
        if (!missing) mutate({ relatorio, periodo, uf, motivo: motivo.trim() });
      }}
    >
      <NativeSelectField
        label={t('form.report')}
        value={relatorio}
        onChange={(value) => setRelatorio(CLOSABLE_NAMES.find((one) => one === value) ?? 'semestre')}
        options={CLOSABLE_NAMES.map((value) => ({ value, label: CLOSABLE[value].title }))}
      />
      <NativeSelectField
        label={t(period === 'semestre' ? 'form.semester' : 'form.year')}
        value={periodo}
        onChange={(value) => setPeriods({ ...periods, [period]: value })}
        options={choices.map((value) => ({ value, label: value }))}
      />
      <NativeSelectField label={t('form.place')} value={chosen} onChange={setPlace} options={places} />
      <LabelledField
        label={t('form.reason')}
        hint={t('form.reasonHint')}
        multiline
        minRows={2}
        value={motivo}
        error={tried && missing ? t('form.missing') : undefined}
        inputProps={{ maxLength: CLOSING_REASON_MOST }}
        onChange={(event) => setMotivo(event.target.value)}
      />
    </FormDialog>
  );
}

/** Closes, says how that went, and leads to the closing. */
function useClosing(onClose: () => void) {
  const { t } = useTexts('closings');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: closePeriod,
    onSuccess: ({ codigo, novo }) => {
      onClose();
      snackbar.success(
        t(novo ? 'form.done' : 'form.known'),
        t('form.doneDetail', { code: shownCode(codigo) }),
      );
      void navigate(closingPath(codigo));
    },
    onError: (failure) => snackbar.failure(t('form.failed'), sentenceOf(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: [CLOSINGS_KEY] }),
  });
}
