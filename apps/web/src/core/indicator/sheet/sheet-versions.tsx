import { formatDateTime } from '@fonte/pt-br';
import { FailedState, LoadingState, SimpleTable } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { IndicatorSheet, IndicatorVersion } from '../asked/contract.ts';
import { figureText } from '../words/figures.ts';
import { versionsQuery } from '../asked/queries.ts';
import './texts.ts';

/** The versions of an indicator with their values by year, when they are asked for: what each change of formula changed. */
export function SheetVersions({ sheet }: { sheet: IndicatorSheet }) {
  const { t } = useTexts('indicatorSheet');
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ mt: '8px' }}>
      <Button variant="text" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: '-8px' }}>
        {t('versions')}
      </Button>
      {open && <Versions sheet={sheet} />}
    </Box>
  );
}

function Versions({ sheet }: { sheet: IndicatorSheet }) {
  const { t } = useTexts('indicatorSheet');
  const { data, isError, error, refetch } = useQuery(versionsQuery(sheet.id));
  if (isError)
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={160} />;
  if (!data) return <LoadingState shape="rows" height={160} />;
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      <Box component="p" sx={{ m: 0, fontSize: 13, color: 'text.secondary' }}>
        {t('versionsHint')}
      </Box>
      {data.map((version) => (
        <Version key={version.versao} version={version} />
      ))}
    </Box>
  );
}

function Version({ version }: { version: IndicatorVersion }) {
  const { t } = useTexts('indicatorSheet');
  const title = t('versionOf', {
    version: String(version.versao),
    when: formatDateTime(version.criada_em),
  });
  const about = [version.autor, version.nota].filter(Boolean).join(' · ');
  const kind = { unidade: version.unidade, type: version.data_type };
  return (
    <Box component="section">
      <Box component="h4" sx={{ m: 0, fontSize: 14, lineHeight: '20px' }}>
        {title}
      </Box>
      {about && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{about}</Box>}
      <Box component="code" sx={{ display: 'block', fontSize: 13, whiteSpace: 'pre-wrap', my: '4px' }}>
        {version.formula_plain}
      </Box>
      {version.falha && <Box sx={{ fontSize: 13, color: 'error.main' }}>{version.falha}</Box>}
      {!version.falha && version.valores.length === 0 && <Box sx={{ fontSize: 13 }}>{t('noValues')}</Box>}
      {version.valores.length > 0 && (
        <SimpleTable
          label={title}
          rows={version.valores}
          rowKey={({ ano }) => ano}
          columns={[
            { key: 'ano', header: 'Ano', cell: ({ ano }) => ano },
            {
              key: 'valor',
              header: version.unidade,
              align: 'right',
              cell: ({ valor }) => figureText(valor, kind),
            },
          ]}
        />
      )}
    </Box>
  );
}
