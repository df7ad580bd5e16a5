import { formatDateTime } from '@fonte/pt-br';
import { DialogShell, FailedState, LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { IndicatorSheet, ViewResult } from '../asked/contract.ts';
import { sheetQuery } from '../asked/queries.ts';
import { SheetVersions } from './sheet-versions.tsx';
import './texts.ts';

export type SheetDialogProps = {
  open: boolean;
  onClose: () => void;
  indicators: readonly number[];
  /** How the figures of the card were made, as the answer says it; none while there is no answer. */
  about?: ViewResult['sobre'];
};

/** 'Ficha do indicador': how the card's figures were made, and of each indicator meaning, unit, formula in words, what it counts, how nulls behave, who changed it. */
export function SheetDialog({ open, onClose, indicators, about = [] }: SheetDialogProps) {
  const { t } = useTexts(['indicatorSheet', 'core']);
  return (
    <DialogShell
      open={open}
      onClose={onClose}
      title={t('indicatorSheet:title')}
      width={560}
      foot={
        <Button variant="outlined" onClick={onClose}>
          {t('core:close')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: '20px' }}>
        {about.length > 0 && (
          <section>
            <Typography variant="h3">{t('indicatorSheet:made')}</Typography>
            <Facts facts={about} />
          </section>
        )}
        {[...new Set(indicators)].map((id) => (
          <Sheet key={id} id={id} />
        ))}
      </Box>
    </DialogShell>
  );
}

function Sheet({ id }: { id: number }) {
  const factsOf = useFacts();
  const { data, isError, error, refetch } = useQuery(sheetQuery(id));
  if (isError)
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={160} />;
  if (!data) return <LoadingState shape="rows" height={160} />;
  return (
    <section>
      <Typography variant="h3">{data.nome_indicador}</Typography>
      <Facts facts={factsOf(data)} />
      <SheetVersions sheet={data} />
    </section>
  );
}

function useFacts(): (sheet: IndicatorSheet) => [string, ReactNode][] {
  const { t } = useTexts('indicatorSheet');
  return (sheet) => {
    const changed = { version: String(sheet.versao), when: formatDateTime(sheet.atualizado_em) };
    return [
      [t('means'), sheet.significado || t('noMeaning')],
      [t('unit'), `${sheet.unidade}, ${t(`types.${sheet.data_type}`)}`],
      [t('words'), sheet.palavras],
      [t('formula'), <code key="formula">{sheet.formula_plain}</code>],
      [t('counts'), list(sheet.conta)],
      [t('nulls'), list(sheet.nulos)],
      [t('uses'), list(sheet.usa.map((one) => one.nome_indicador))],
      [
        t('version'),
        sheet.atualizado_por
          ? t('changedBy', { ...changed, who: sheet.atualizado_por })
          : t('changed', changed),
      ],
    ];
  };
}

/** Names with what stands to them; nothing is said of what is null. */
function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box component="dl" sx={FACTS}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Box>
  );
}

function list(sentences: readonly string[]): ReactNode {
  if (sentences.length === 0) return null;
  if (sentences.length === 1) return sentences[0];
  return (
    <Box component="ul" sx={{ m: 0, pl: '18px' }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  );
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '128px 1fr' },
  columnGap: '12px',
  rowGap: { xs: 0, sm: '6px' },
  m: 0,
  mt: '6px',
  fontSize: 13,
  lineHeight: '20px',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: '6px', sm: 0 }, overflowWrap: 'anywhere' },
  '& code': { fontFamily: 'monospace', whiteSpace: 'pre-wrap' },
};
