import { counted, formatDateTime, formatInteger } from '@fonte/pt-br';
import {
  CardShell,
  ConfirmDialog,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  Notice,
  useSnackbar,
} from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';
import { RemoveRecord } from '../../core/records/remove-record.tsx';
import {
  NOTIFY_KEY,
  notificationsQuery,
  previewQuery,
  removeNotification,
  sendNotification,
  type Notification,
} from './calls.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { MailPreview } from './mail-preview.tsx';
import { NotificationDialog } from './notification-dialog.tsx';
import './texts.ts';

const HEIGHT = 320;

type Open = { kind: 'new' } | { kind: 'edit' | 'send' | 'deliveries' | 'remove'; of: Notification };

/** /notificar-usuarios: who is told what by mail, and what became of it (third text, section 2.8). */
export function NotificationsPage() {
  const { t } = useTexts('notifications');
  const [open, setOpen] = useState<Open | null>(null);
  const { data, isError, error, refetch } = useQuery(notificationsQuery());
  const close = () => setOpen(null);
  return (
    <>
      <HeaderActions>
        <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setOpen({ kind: 'new' })}>
          {t('list.create')}
        </Button>
      </HeaderActions>
      <CardShell title={t('list.title')} subtitle={t('list.lead')} flush>
        {isError && (
          <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
        )}
        {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
        {!isError && data?.length === 0 && (
          <EmptyState
            sentence={t('list.empty')}
            detail={t('list.emptyDetail')}
            icon={<NotificationsOutlined />}
            height={HEIGHT}
          />
        )}
        {!isError && data && data.length > 0 && <Rows rows={data} onOpen={setOpen} />}
      </CardShell>
      {open?.kind === 'new' && <NotificationDialog of={null} onClose={close} />}
      {open?.kind === 'edit' && <NotificationDialog of={open.of} onClose={close} />}
      {open?.kind === 'deliveries' && <DeliveriesDialog of={open.of} onClose={close} />}
      {open?.kind === 'send' && <SendDialog of={open.of} onEnd={close} />}
      {open?.kind === 'remove' && (
        <RemoveRecord
          question={t('remove.question', { name: open.of.nome })}
          detail={t('remove.detail')}
          done={[t('remove.done.0'), t('remove.done.1')]}
          failed={[t('remove.failed.0'), t('remove.failed.1')]}
          remove={() => removeNotification(open.of.id)}
          onEnd={close}
        />
      )}
    </>
  );
}

function Rows({ rows, onOpen }: { rows: readonly Notification[]; onOpen: (open: Open) => void }) {
  const { t } = useTexts('notifications');
  const what = ({ importacao, mudancas, limite, resumo }: Notification) =>
    [
      importacao && t('short.importacao'),
      mudancas && t('short.mudancas'),
      limite && t('short.limite'),
      resumo && t(`short.${resumo}`),
    ]
      .filter(Boolean)
      .join(' · ') || t('list.nothing');
  const many = ({ users }: Notification) => (users === '' ? 0 : users.split(';').length);
  return (
    <ListCards
      label={t('list.title')}
      rows={rows}
      rowKey={({ id }) => id}
      card={(of) => ({
        title: of.nome,
        subtitle: what(of),
        body: (
          <>
            {counted(many(of), t('list.addresses.0'), t('list.addresses.1'))}
            {of.cancelados > 0 &&
              ` · ${counted(of.cancelados, t('list.unsubscribed.0'), t('list.unsubscribed.1'))}`}
            {of.sem_conta.length > 0 &&
              ` · ${t('list.unknown', { count: formatInteger(of.sem_conta.length) })}`}
          </>
        ),
        caption: of.ultima === null ? t('list.never') : t('list.last', { when: formatDateTime(of.ultima) }),
        actions: (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
            <Button
              size="small"
              aria-label={t('list.editNamed', { name: of.nome })}
              onClick={() => onOpen({ kind: 'edit', of })}
            >
              {t('list.edit')}
            </Button>
            <Button
              size="small"
              aria-label={t('list.sendNamed', { name: of.nome })}
              onClick={() => onOpen({ kind: 'send', of })}
            >
              {t('list.send')}
            </Button>
            <Button
              size="small"
              aria-label={t('list.deliveriesNamed', { name: of.nome })}
              onClick={() => onOpen({ kind: 'deliveries', of })}
            >
              {t('list.deliveries')}
            </Button>
            <Button
              size="small"
              color="error"
              aria-label={t('list.removeNamed', { name: of.nome })}
              onClick={() => onOpen({ kind: 'remove', of })}
            >
              {t('list.remove')}
            </Button>
          </Box>
        ),
      })}
    />
  );
}

function SendDialog({ of, onEnd }: { of: Notification; onEnd: () => void }) {
  const { t } = useTexts('notifications');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const preview = useQuery(previewQuery(of));
  const { mutate, isPending } = useMutation({
    mutationFn: sendNotification,
    onSuccess: async () => {
      snackbar.success(t('send.done'), t('send.doneDetail'));
      await client.invalidateQueries({ queryKey: [NOTIFY_KEY] });
    },
    onError: (failure) => snackbar.failure(t('send.failed'), sentenceOf(failure)),
    onSettled: onEnd,
  });
  return (
    <ConfirmDialog
      open
      question={t('send.question')}
      detail={t('send.detail', { name: of.nome })}
      confirmLabel={t('send.confirm')}
      busy={isPending}
      width={920}
      onConfirm={() => mutate(of.id)}
      onCancel={onEnd}
    >
      <Box sx={{ mt: '12px', maxHeight: 'calc(100vh - 260px)', overflow: 'auto' }}>
        {preview.isPending && <LoadingState shape="rows" height={HEIGHT} />}
        {preview.isError && <Notice tone="error">{sentenceOf(preview.error)}</Notice>}
        {preview.data && <MailPreview mails={preview.data} />}
      </Box>
    </ConfirmDialog>
  );
}
