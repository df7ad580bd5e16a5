import { isEmail } from '@fonte/contracts/email';
import { ChipsField, DialogShell, LabelledField, Notice, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiFailure } from '../../core/api/failure.ts';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { parseNumber } from '@fonte/pt-br';
import { MailPreview } from './mail-preview.tsx';
import { OccasionFields } from './occasion-fields.tsx';
import { NOTIFY_KEY, previewNotification, saveNotification, type Draft, type Notification } from './calls.ts';
import { draftOf } from './draft.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { someOf } from './stale-lines.ts';

/** Between the addresses of a list that is pasted, as mail programs write them: 'Ana Sá <ana@teste.example>; …'. */
const BETWEEN = /(?<=^|[\s;,>])[^;,<>@\n]{0,80}<|[\s;,>]+/;

const parseEmail = (text: string): string | null => {
  const email = text.trim().toLowerCase();
  return isEmail(email) ? email : null;
};

type Faults = { nome?: string; limite?: string };

/** What of a draft is missing; e-mails are looked at as they are typed. */
function faultsOf({ nome, limite }: Draft, t: (key: 'form.required' | 'form.badLimit') => string): Faults {
  return {
    ...(nome.trim() === '' ? { nome: t('form.required') } : {}),
    ...(limite?.figura === '' ? { limite: t('form.required') } : {}),
    ...(limite && limite.figura !== '' && parseNumber(limite.valor) === null
      ? { limite: t('form.badLimit') }
      : {}),
  };
}

/** Name, e-mails as chips (valid, each once), what is sent, and how that would look now. */
export function NotificationDialog({ of, onClose }: { of: Notification | null; onClose: () => void }) {
  const { t } = useTexts('notifications');
  const form = useId();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  // What is written over: at first as the list had it, after a conflict as it stands.
  const [base, setBase] = useState(of);
  const [draft, setDraft] = useState(() => draftOf(of));
  const [theirs, setTheirs] = useState<{ of: Notification; sentence: string } | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  // Something that is no address stands typed, and does not vanish with the rest.
  const [refused, setRefused] = useState(false);
  const preview = useMutation({ mutationFn: previewNotification });
  const { mutate, isPending } = useMutation({
    mutationFn: saveNotification,
    onSuccess: async () => {
      snackbar.success(t('saved'));
      onClose();
      await client.invalidateQueries({ queryKey: [NOTIFY_KEY] });
    },
    onError: (failure) => {
      const known = failure instanceof ApiFailure;
      if (known && failure.code === 'staleVersion' && failure.current)
        return setTheirs({ of: failure.current as Notification, sentence: sentenceOf(failure) });
      // The specification's sentence is the title; what happened stands below it.
      return snackbar.failure(t('failed'), known && failure.worded ? sentenceOf(failure) : undefined);
    },
  });
  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next });
    setFaults({});
    preview.reset();
  };
  const submit = (over: Notification | null) => {
    const wrong = faultsOf(draft, t);
    setFaults(wrong);
    if (Object.keys(wrong).length === 0 && !refused && !isPending) mutate({ draft, of: over });
  };
  const unknown = draft.emails.filter((email) => base?.sem_conta.includes(email));
  const look = () => {
    const { limite } = faultsOf(draft, t);
    setFaults(limite === undefined ? {} : { limite });
    if (limite === undefined && !preview.isPending) preview.mutate(draft);
  };
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t(of === null ? 'form.create' : 'form.edit')}
      width={preview.data ? 920 : 560}
      initialFocus="content"
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} variant="contained" aria-busy={isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          submit(base);
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', pt: '4px' }}
      >
        <LabelledField
          label={t('form.name')}
          value={draft.nome}
          autoComplete="off"
          inputProps={{ maxLength: 120 }}
          onChange={(event) => change({ nome: event.target.value })}
          error={faults.nome}
        />
        <ChipsField
          label={t('form.emails')}
          values={draft.emails}
          parse={parseEmail}
          separator={BETWEEN}
          onRefused={() => setRefused(true)}
          onSearch={() => setRefused(false)}
          placeholder={t('form.emailsHint')}
          onChange={(emails) => {
            setRefused(false);
            change({ emails: [...new Set(emails)] });
          }}
          error={refused ? t('form.invalid') : undefined}
        />
        {unknown.length > 0 && (
          <Notice tone="warning" dense>
            {t('form.unknown', { emails: someOf(unknown, t) })}
          </Notice>
        )}
        <OccasionFields draft={draft} onChange={change} error={faults.limite} />
        <Box>
          <Button aria-busy={preview.isPending} onClick={look}>
            {t('form.preview')}
          </Button>
        </Box>
        {preview.isError && <Notice tone="error">{sentenceOf(preview.error)}</Notice>}
        {preview.data && <MailPreview mails={preview.data} asked />}
      </Box>
      {theirs && (
        <StaleDialog
          sentence={theirs.sentence}
          theirs={draftOf(theirs.of)}
          mine={draft}
          onTakeTheirs={() => {
            setBase(theirs.of);
            change(draftOf(theirs.of));
            setTheirs(null);
          }}
          onKeepMine={() => {
            setBase(theirs.of);
            setTheirs(null);
            submit(theirs.of);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </DialogShell>
  );
}
