import type { Address } from '@fonte/contracts';
import { formatDate, formatInteger, unitFor } from '@fonte/pt-br';
import { CardAction, CardShell, FailedState, TileBody, TOUCH } from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';

export type ConfiguredCardProps<Row> = {
  title: string;
  about: string;
  /** Where all of them are listed, and where one more is made. */
  all: Address;
  create: { words: string; to: Address };
  query: UseQueryResult<Row[]>;
  /** 'indicadores'. */
  unit: string;
  hint: string;
  /** What is said where there are none. */
  empty: string;
  entry: (row: Row) => { name: string; to: Address };
};

/** So many of the last changed ones are named. */
const LAST = 5;
/** Of what stands in their place when they do not come, in px. */
const HEIGHT = 200;

/** What is configured of one kind: how many there are, and those that were changed last, each leading to its form. */
export function ConfiguredCard<Row extends { id: number; atualizado_em: string }>(
  props: ConfiguredCardProps<Row>,
) {
  const { title, about, all, create, query, unit, hint, empty, entry } = props;
  const { t } = useTexts('indicatorConfig');
  const { data, isError, error, refetch } = query;
  const number = data?.length ?? 0;
  const last = [...(data ?? [])]
    .sort((a, b) => b.atualizado_em.localeCompare(a.atualizado_em))
    .slice(0, LAST);
  return (
    <CardShell
      title={title}
      subtitle={about}
      foot={
        <>
          <CardAction label={t('home.all')} href={all} underline />
          <CardAction label={create.words} icon={<AddOutlined />} href={create.to} />
        </>
      }
    >
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && (
        <TileBody status={data ? 'ready' : 'loading'}>
          <Typography variant="bigNumber" component="p">
            {formatInteger(number)}{' '}
            <Box component="span" sx={UNIT}>
              {unitFor(number, unit)}
            </Box>
          </Typography>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: '3px' }}>
            {last.length === 0 ? empty : hint}
          </Typography>
          {last.length > 0 && (
            <Box sx={{ mt: '12px' }}>
              <Typography variant="subtitle2" component="h3">
                {t('home.last')}
              </Typography>
              <Box component="ul" sx={LIST}>
                {last.map((row) => {
                  const { name, to } = entry(row);
                  return (
                    <Box component="li" key={row.id} sx={LINE}>
                      <Link component={RouterLink} href={to} sx={{ overflowWrap: 'anywhere' }}>
                        {name}
                      </Link>
                      <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
                        {formatDate(row.atualizado_em)}
                      </Box>
                    </Box>
                  );
                })}
              </Box>
            </Box>
          )}
        </TileBody>
      )}
    </CardShell>
  );
}

const UNIT = { fontSize: '0.54em', color: 'text.secondary', letterSpacing: 0 };
const LIST = { listStyle: 'none', m: '4px 0 0', p: 0 };
// On touch a line is a target.
const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  minHeight: 30,
  [TOUCH]: { minHeight: 44 },
};
