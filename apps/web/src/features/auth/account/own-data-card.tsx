import { formatDate, formatDateTime } from '@fonte/pt-br';
import { CardShell, FailedState, LoadingState } from '@fonte/ui';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LanguageSelect } from '../../../core/i18n/language-select.tsx';
import { useWords } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useSaving } from '../../../core/report/files/use-saving.ts';
import { accountQuery, ownDataFile } from './calls.ts';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { NameForm } from './name-form.tsx';

/** 'Meus dados': name, e-mail, what else is known of the person, the sign-in before this one, and all of it as a file. */
export function OwnDataCard() {
  const { t } = useTexts('account');
  const words = useWords();
  const { data, isError, refetch } = useQuery(accountQuery());
  const [changing, setChanging] = useState(false);
  const [params, setParams] = useSearchParams();
  const { start, running } = useSaving();
  const token = params.get('token');
  return (
    <CardShell title={t('own.title')}>
      {isError && <FailedState sentence={t('own.failed')} onRetry={() => void refetch()} height={240} />}
      {!isError && !data && <LoadingState height={240} />}
      {data && (
        <Box sx={{ display: 'grid', gap: '16px', pb: '16px' }}>
          <NameForm key={data.nome} name={data.nome} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Fact label={t('own.email')}>{data.email}</Fact>
              {data.email_novo !== null && (
                <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {t('own.emailWaits', { email: data.email_novo })}
                </Box>
              )}
            </Box>
            <Button variant="outlined" onClick={() => setChanging(true)}>
              {t('own.changeEmail')}
            </Button>
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px 16px' }}>
            <Fact label={t('own.profile')}>
              {data.uf === null ? words(data.perfil) : `${words(data.perfil)} · ${data.uf}`}
            </Fact>
            {data.cpf !== null && <Fact label={t('own.cpf')}>{data.cpf}</Fact>}
            <Fact label={t('own.since')}>{formatDate(data.data_cadastro)}</Fact>
            <Fact label={t('own.before')}>
              {data.entrada_anterior === null
                ? t('own.first')
                : data.entrada_anterior.endereco === null
                  ? formatDateTime(data.entrada_anterior.quando)
                  : t('own.beforeFrom', {
                      when: formatDateTime(data.entrada_anterior.quando),
                      address: data.entrada_anterior.endereco,
                    })}
            </Fact>
          </Box>
          <LanguageSelect />
          <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
            <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('own.kept')}</Box>
            <Button
              variant="outlined"
              startIcon={<FileDownloadOutlined />}
              disabled={running !== null}
              onClick={() => start({ title: t('own.title'), name: 'meus-dados.json', open: ownDataFile })}
            >
              {t('own.download')}
            </Button>
          </Box>
        </Box>
      )}
      {changing && <EmailDialog onClose={() => setChanging(false)} />}
      {token !== null && (
        <ConfirmEmailDialog token={token} onClose={() => setParams({}, { replace: true })} />
      )}
    </CardShell>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}
