import { formatInteger } from '@fonte/pt-br';
import { ListCards, SimpleTable, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { LoadTable } from './calls.ts';
import './texts.ts';

/** So many columns with other values are named. */
const SHOWN = 3;

/** What a load does to each table: rows before and after, new, changed and removed, and columns that lose values or get others. */
export function LoadTables({ title, tables }: { title: string; tables: readonly LoadTable[] }) {
  const { t } = useTexts('loads');
  const narrow = useNarrow('md');
  if (tables.length === 0) return null;
  const emptied = ({ esvaziadas }: LoadTable) =>
    esvaziadas
      .map(({ coluna, esvaziadas: count }) =>
        t('table.columnOf', { column: coluna, count: formatInteger(count) }),
      )
      .join(', ');
  const altered = ({ trocadas }: LoadTable) => {
    const columns = trocadas
      .toSorted((one, other) => other.trocadas - one.trocadas)
      .map(({ coluna, trocadas: count }) =>
        t('table.columnOf', { column: coluna, count: formatInteger(count) }),
      );
    const [first, more] = [columns.slice(0, SHOWN).join(', '), columns.length - SHOWN];
    return more > 0 ? t('table.alteredMore', { columns: first, count: more }) : first;
  };
  const removed = ({ exemplos, removidas }: LoadTable) => {
    const keys = exemplos.removidas;
    if (keys.length === 0) return '';
    return t('table.examples', { keys: `${keys.join(', ')}${keys.length < removidas ? ', …' : ''}` });
  };
  const detail = (table: LoadTable) =>
    [removed(table), emptied(table), altered(table)].filter(Boolean).join(' · ');
  const change = (count: number) => (
    <Box component="span" sx={{ fontWeight: count > 0 ? 600 : 400 }}>
      {formatInteger(count)}
    </Box>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {narrow ? (
        <ListCards
          label={title}
          rows={tables}
          rowKey={({ tabela }) => tabela}
          card={(table) => ({
            title: table.arquivo,
            subtitle: t('past.rows', {
              added: formatInteger(table.novas),
              changed: formatInteger(table.alteradas),
              removed: formatInteger(table.removidas),
            }),
            body: detail(table),
            caption: `${t('table.before')}: ${formatInteger(table.antes)} · ${t('table.after')}: ${formatInteger(table.depois)}`,
          })}
        />
      ) : (
        <SimpleTable
          label={title}
          rows={tables}
          rowKey={({ tabela }) => tabela}
          columns={[
            { key: 'file', header: t('table.file'), cell: ({ arquivo }) => arquivo },
            {
              key: 'before',
              header: t('table.before'),
              align: 'right',
              cell: ({ antes }) => formatInteger(antes),
            },
            {
              key: 'after',
              header: t('table.after'),
              align: 'right',
              cell: ({ depois }) => formatInteger(depois),
            },
            { key: 'added', header: t('table.added'), align: 'right', cell: ({ novas }) => change(novas) },
            {
              key: 'changed',
              header: t('table.changed'),
              align: 'right',
              cell: ({ alteradas }) => change(alteradas),
            },
            {
              key: 'removed',
              header: t('table.removed'),
              align: 'right',
              cell: (table) => (
                <Box component="span" title={removed(table)}>
                  {change(table.removidas)}
                </Box>
              ),
            },
            ...(tables.some(({ esvaziadas }) => esvaziadas.length > 0)
              ? [{ key: 'emptied', header: t('table.emptied'), cell: emptied }]
              : []),
            ...(tables.some(({ trocadas }) => trocadas.length > 0)
              ? [{ key: 'altered', header: t('table.altered'), cell: altered }]
              : []),
          ]}
        />
      )}
    </Box>
  );
}
