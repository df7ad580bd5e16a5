import { FORMULA_PREVIEW_LIMIT, PAGES, pathOf } from '@fonte/contracts';
import type { TableColumn } from '@fonte/ui/grid';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { indicatorsQuery, type IndicatorRow } from '../../core/indicator/asked/configured.ts';
import { RecordList } from '../../core/records/record-list.tsx';
import { RemoveRecord } from '../../core/records/remove-record.tsx';
import { deleteIndicator } from './calls.ts';
import './texts.ts';

const CREATE = PAGES.criarIndicador.path;

/** /configuracoes/indicador: every indicator with its formula; edit, delete with confirmation. */
export function IndicatorListPage() {
  const { t } = useTexts('indicatorConfig');
  const query = useQuery(indicatorsQuery());
  const [removing, setRemoving] = useState<IndicatorRow | null>(null);
  const columns = useMemo(
    (): TableColumn<IndicatorRow>[] => [
      { field: 'nome_indicador', header: t('name'), flex: 1.4, minWidth: 180 },
      { field: 'unidade', header: t('unit'), flex: 0.5, minWidth: 90 },
      { field: 'data_type', header: t('dataType'), flex: 0.5, minWidth: 100 },
      {
        field: 'formula_plain',
        header: t('formula'),
        flex: 2.4,
        minWidth: 220,
        value: ({ formula_plain }) => cut(formula_plain),
      },
      {
        field: 'usado_em',
        header: t('list.used'),
        flex: 1.2,
        minWidth: 160,
        value: ({ usado_em }) =>
          usado_em
            .map(({ onde, nome }) => (onde === 'painel' ? nome : t('list.usedBy', { name: nome })))
            .join(', ') || t('list.unused'),
      },
      { field: 'versao', header: t('list.version'), type: 'integer', flex: 0.4, minWidth: 80 },
      { field: 'atualizado_em', header: t('list.changed'), type: 'datetime', flex: 0.8, minWidth: 140 },
      { field: 'atualizado_por', header: t('list.by'), flex: 0.8, minWidth: 110, hidden: true },
    ],
    [t],
  );
  return (
    <>
      <RecordList
        create={CREATE}
        edit={(id) => pathOf('editarIndicador', { id })}
        query={query}
        columns={columns}
        words={{
          title: t('list.title'),
          empty: t('list.empty'),
          create: t('create'),
          edit: ({ nome_indicador }) => t('list.edit', { name: nome_indicador }),
          remove: ({ nome_indicador }) => t('list.remove', { name: nome_indicador }),
        }}
        more={({ id, nome_indicador }) => [
          {
            label: t('list.copy', { name: nome_indicador }),
            icon: <ContentCopyOutlined />,
            href: `${CREATE}?copia=${id}`,
          },
        ]}
        onRemove={setRemoving}
      />
      {removing && (
        <RemoveRecord
          question={t('remove.question', { name: removing.nome_indicador })}
          detail={t('remove.detail')}
          done={[t('remove.done.0'), t('remove.done.1')]}
          failed={[t('remove.failed.0'), t('remove.failed.1')]}
          remove={() => deleteIndicator(removing.id)}
          onEnd={() => setRemoving(null)}
        />
      )}
    </>
  );
}

/** Formula text in lists is cut at 120 characters (third text, section 2.3). */
const cut = (text: string): string =>
  text.length > FORMULA_PREVIEW_LIMIT ? `${text.slice(0, FORMULA_PREVIEW_LIMIT).trimEnd()}…` : text;
