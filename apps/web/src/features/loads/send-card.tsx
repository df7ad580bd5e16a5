import { counted, parseDate } from '@fonte/pt-br';
import { CardShell, LabelledField, NativeSelectField, Notice, WorkCard } from '@fonte/ui';
import { DropPlace } from '@fonte/ui/media';
import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { formatBytes } from '../../core/report/files/bytes.ts';
import { LOADS_KEY, sendLoad, type LoadList } from './calls.ts';
import './texts.ts';

const MEGABYTE = 1_048_576;
const ACCEPT = '.zip,.csv,.geojson,.json,.txt';

export type SendCardProps = { list: LoadList; onSent: (id: number) => void };

/** Where a load is dropped or chosen, with what may be said of it; it is on its way at once. */
export function SendCard({ list, onSent }: SendCardProps) {
  const { t } = useTexts('loads');
  const client = useQueryClient();
  const [decimais, setDecimais] = useState('');
  const [referencia, setReferencia] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: sendLoad,
    onSuccess: async ({ id }) => {
      onSent(id);
      await client.invalidateQueries({ queryKey: [LOADS_KEY, 'list'] });
    },
  });
  const running = list.enviadas.some(
    ({ situacao }) => situacao === 'conferindo' || situacao === 'importando',
  );
  const day = referencia.trim() === '' ? '' : parseDate(referencia.trim());
  const wrongDay = day === null;
  const send = (files: File[]) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    reset();
    setRefused(
      bytes > list.limite_mb * MEGABYTE
        ? t('send.tooLarge', { size: formatBytes(bytes), limit: list.limite_mb })
        : null,
    );
    if (files.length === 0 || wrongDay || bytes > list.limite_mb * MEGABYTE) return;
    leaving.current = new AbortController();
    mutate({ files, decimais, referencia: day ?? '', signal: leaving.current.signal });
  };
  const failure = refused ?? (error && !variables?.signal.aborted ? sentenceOf(error) : null);
  const [first, ...others] = variables?.files ?? [];
  const name =
    first && others.length === 0 ? first.name : counted(others.length + 1, t('send.file'), t('send.files'));
  return (
    <CardShell title={t('send.title')} subtitle={t('send.lead')}>
      <Box sx={{ display: 'grid', gap: '12px', pb: '16px' }}>
        <Box role="alert" sx={{ mb: failure === null ? '-12px' : 0 }}>
          {failure !== null && (
            <Notice tone="error" title={t('send.failed')}>
              {failure}
            </Notice>
          )}
        </Box>
        {isPending ? (
          <WorkCard
            title={t('send.sending', { name })}
            done={variables.files.length}
            total={null}
            unit={`${t('send.files')} · ${formatBytes(variables.files.reduce((sum, { size }) => sum + size, 0))}`}
            onCancel={() => leaving.current?.abort()}
          />
        ) : (
          <>
            <DropPlace
              accept={ACCEPT}
              hint={t('send.hint', { limit: list.limite_mb })}
              camera={false}
              disabled={running}
              onFiles={send}
            />
            {running && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('send.busy')}</Box>}
            <Box sx={{ display: 'grid', gap: '12px', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
              <NativeSelectField
                label={t('send.decimals')}
                value={decimais}
                options={[
                  { value: '', label: t('send.asFound') },
                  { value: 'ponto', label: t('send.point') },
                  { value: 'virgula', label: t('send.comma') },
                ]}
                onChange={setDecimais}
              />
              <LabelledField
                label={t('send.reference')}
                placeholder={t('send.day')}
                value={referencia}
                autoComplete="off"
                error={wrongDay ? t('send.noDay') : undefined}
                onChange={(event) => setReferencia(event.target.value)}
              />
            </Box>
          </>
        )}
      </Box>
    </CardShell>
  );
}
