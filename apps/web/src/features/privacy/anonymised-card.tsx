import { formatDateTime, formatInteger } from '@fonte/pt-br';
import {
  CardShell,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  SimpleTable,
  useNarrow,
} from '@fonte/ui';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { anonymisedQuery, type Anonymised, type FoundPerson } from './calls.ts';
import './texts.ts';

const HEIGHT = 160;

/** Who was anonymised, by whom and why, who of them is back with an older copy of the database, and in which copies they still are. */
export function AnonymisedCard({ onOpen }: { onOpen: (person: FoundPerson) => void }) {
  const { t } = useTexts('privacy');
  const narrow = useNarrow('md');
  const { data, isError, error, refetch } = useQuery(anonymisedQuery());
  const rows = data?.pessoas ?? [];
  const roles = (papeis: string) =>
    papeis
      .split(', ')
      .map((role) => t(`find.roles.${role as FoundPerson['papeis'][number]}`))
      .join(', ');
  const number = (id: number) => t('past.number', { id: String(id) });
  const open = (back: FoundPerson) => (
    <Button size="small" aria-label={t('find.openOf', { name: back.nome })} onClick={() => onOpen(back)}>
      {t('find.open')}
    </Button>
  );
  return (
    <CardShell title={t('past.title')} flush>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {data && rows.length === 0 && (
        <EmptyState sentence={t('past.empty')} icon={<PersonOffOutlined />} height={HEIGHT} />
      )}
      {rows.length > 0 && narrow && (
        <ListCards
          label={t('past.title')}
          rows={rows}
          rowKey={({ id }) => id}
          card={({ id, papeis, motivo, por, em, pendente, de_volta: back }) => ({
            title: number(id),
            end: roles(papeis),
            subtitle: motivo,
            body: back && <Box sx={{ color: 'error.dark' }}>{t('past.back', { name: back.nome })}</Box>,
            caption: [por, formatDateTime(em), pendente && t('past.pending')].filter(Boolean).join(' · '),
            actions: back && open(back),
          })}
        />
      )}
      {rows.length > 0 && !narrow && (
        <SimpleTable
          label={t('past.title')}
          density="list"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'who',
              header: t('past.who'),
              width: 220,
              cell: ({ id, pendente, de_volta: back }) => (
                // Of several lines, which keep as far from the row's edges as one does.
                <Box sx={{ py: '8px' }}>
                  {number(id)}
                  {back && (
                    <Box sx={{ color: 'error.dark' }}>
                      {t('past.back', { name: back.nome })} {open(back)}
                    </Box>
                  )}
                  {pendente && <Box sx={{ color: 'text.secondary' }}>{t('past.pending')}</Box>}
                </Box>
              ),
            },
            { key: 'was', header: t('past.was'), width: 180, cell: ({ papeis }) => roles(papeis) },
            { key: 'why', header: t('past.why'), cell: ({ motivo }) => motivo },
            { key: 'by', header: t('past.by'), width: 180, cell: ({ por }) => por ?? '' },
            { key: 'when', header: t('past.when'), width: 150, cell: ({ em }) => formatDateTime(em) },
          ]}
        />
      )}
      {data && <Copies copies={data.copias} />}
    </CardShell>
  );
}

function Copies({ copies }: { copies: Anonymised['copias'] }) {
  const { t } = useTexts('privacy');
  const words = ({ nome, em, antes, achada }: NonNullable<Anonymised['copias']>[number]) => {
    const made = t('past.copy', { name: nome, when: formatDateTime(em) });
    const copy = achada ? made : t('past.copyAway', { copy: made });
    if (antes === 0) return copy;
    return t(antes === 1 ? 'past.before.0' : 'past.before.1', { copy, count: formatInteger(antes) });
  };
  return (
    <Box sx={{ px: '16px', py: '12px', fontSize: 13, overflowWrap: 'anywhere' }}>
      {copies === null ? (
        t('past.server')
      ) : (
        <>
          <Typography variant="h4" component="h3">
            {t('past.copies')}
          </Typography>
          {copies.length === 0 && t('past.copiesNone')}
          <Box component="ul" sx={{ my: '4px', pl: '20px' }}>
            {copies.map((copy) => (
              <li key={copy.nome}>{words(copy)}</li>
            ))}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{t('past.copiesLead')}</Box>
        </>
      )}
    </Box>
  );
}
