import { GRID_PAGE_SIZE, type Cell } from '@fonte/contracts';
import { formatDateTime, isNumberedName } from '@fonte/pt-br';
import { CardShell, EmptyState, NegativeAware, Pager, SimpleTable } from '@fonte/ui';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { figure } from '../../../core/report/answer/answer.ts';
import { figureText } from '../../../core/indicator/words/figures.ts';
import { previewQuery, resultQuery, type Indicator, type Unsaved } from '../calls.ts';
import { useRest } from '../formula/use-formula-check.ts';

export type PreviewProps = {
  unsaved: Unsaved;
  /** What is stored, when it is an edit. */
  stored: Indicator | undefined;
  /** The formula differs from what is stored. */
  changed: boolean;
  /** The formula can be worked out. */
  good: boolean;
};

const HEIGHT = 160;

/** 'Preview': the stored indicator's result; while the formula is being changed, the new one's on the same data, before it is saved. */
export function Preview({ unsaved, stored, changed, good }: PreviewProps) {
  const { t } = useTexts('indicatorConfig');
  const rested = useRest(unsaved);
  const fresh = changed && good;
  const saved = useQuery({
    ...resultQuery(stored?.id ?? 0, stored?.versao ?? 0),
    enabled: stored !== undefined && !fresh,
  });
  const typed = useQuery({ ...previewQuery(rested), enabled: fresh, placeholderData: keepPreviousData });
  if (!stored && !fresh) return null;
  const shown = fresh ? typed : saved;
  const rows = fresh ? typed.data?.rows : saved.data;
  const savedWords = stored
    ? t('preview.saved', { version: String(stored.versao), when: formatDateTime(stored.atualizado_em) })
    : '';
  return (
    <CardShell
      title={t('preview.title')}
      subtitle={fresh ? t('preview.unsaved') : `${savedWords}${changed ? ` ${t('preview.waiting')}` : ''}`}
      flush
    >
      {shown.isPending && !shown.isError && (
        <Box
          role="status"
          sx={{ minHeight: HEIGHT, display: 'grid', placeItems: 'center', color: 'text.secondary' }}
        >
          {t('preview.loading')}
        </Box>
      )}
      {/* A preview that fails says the same as one without rows (third text, section 8). */}
      {(shown.isError || rows?.length === 0) && <EmptyState sentence={t('preview.empty')} height={HEIGHT} />}
      {!shown.isError && rows && rows.length > 0 && <Rows rows={rows} unsaved={unsaved} />}
    </CardShell>
  );
}

function Rows({ rows, unsaved }: { rows: readonly Record<string, Cell>[]; unsaved: Unsaved }) {
  const { t } = useTexts('indicatorConfig');
  const [page, setPage] = useState(0);
  const keys = Object.keys(rows[0] ?? {});
  const from = page * GRID_PAGE_SIZE < rows.length ? page * GRID_PAGE_SIZE : 0;
  return (
    <>
      <SimpleTable
        label={t('preview.title')}
        columns={keys.map((key, at) => {
          const isFigure =
            at > 0 &&
            rows.every((row) => row[key] === null || figure(row[key]) !== null) &&
            !isNumberedName(key);
          return {
            key,
            header:
              at === keys.length - 1 && unsaved.unidade && !key.endsWith(')')
                ? `${key} (${unsaved.unidade})`
                : key,
            align: isFigure ? ('right' as const) : ('left' as const),
            cell: (index: number) => {
              const cell = rows[index]?.[key] ?? null;
              return isFigure ? (
                <NegativeAware value={figure(cell)}>
                  {figureText(cell, { type: unsaved.data_type, unidade: unsaved.unidade })}
                </NegativeAware>
              ) : (
                String(cell ?? '–')
              );
            },
          };
        })}
        rows={rows.slice(from, from + GRID_PAGE_SIZE).map((_, at) => from + at)}
        rowKey={(index) => index}
      />
      {rows.length > GRID_PAGE_SIZE && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: '6px 16px' }}>
          <Pager page={page} pageSize={GRID_PAGE_SIZE} count={rows.length} onPage={setPage} />
        </Box>
      )}
    </>
  );
}
