import { CROSS_TABLE_LIMIT } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import { formatInteger } from '@fonte/pt-br';
import { ChipsField, EmptyState, FailedState, LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueries, useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import {
  crossChoices,
  crossColumn,
  crossDimensions,
  offeredAgain,
  sidesKey,
  type CrossChoice,
  type CrossSides,
} from './cross-columns.ts';
import { CrossFigures } from './cross-figures.tsx';
import { CrossFiles } from './cross-files.tsx';
import { crossTableQuery, crossTablesQuery, type CrossColumn } from './cross-calls.ts';
import './cross-texts.ts';
import './limit-texts.ts';
import type { DetailQuestion } from '../asked/indicator-calls.ts';
import { dimensionFieldsQuery, dimensionsQuery } from '../asked/queries.ts';
import type { PointLook } from '../view/view-address.ts';

export type CrossTableProps = {
  view: View;
  question: DetailQuestion;
  look: Extract<PointLook, { kind: 'cruzada' }>;
  onLook: (look: PointLook) => void;
};

/** Columns on one side of a cross table. */
const MOST = 3;
/** Cross tables of before that are offered. */
const RECENT = 4;

/** The clicked figure by rows and columns of the reader's choice; totals are worked out at their own level. */
export function CrossTable({ view, question, look, onLook }: CrossTableProps) {
  const { t } = useTexts('cross');
  const { t: ofLimit } = useTexts('tableLimit');
  const fields = useQueries({ queries: crossDimensions(view).map((id) => dimensionFieldsQuery(id)) });
  const { data: dimensions = [] } = useQuery(dimensionsQuery());
  const choices = crossChoices(
    fields.flatMap(({ data: there = [] }) => there),
    (dimension) => dimensions.find(({ id }) => id === dimension)?.nome ?? dimension,
  );
  const cross = { question, rows: columnsOf(look.rows), columns: columnsOf(look.columns) };
  const asked = cross.rows.length > 0;
  const { data, isError, error, refetch } = useQuery({ ...crossTableQuery(cross), enabled: asked });
  const change = (side: 'rows' | 'columns', values: string[]) => onLook({ ...look, [side]: values });
  return (
    <Box sx={{ px: { xs: '16px', sm: '24px' }, pb: '16px', overflow: 'auto' }}>
      <Box sx={SIDES}>
        {(['rows', 'columns'] as const).map((side) => (
          <ChipsField
            key={side}
            label={t(side)}
            placeholder={t('choose')}
            values={look[side]}
            options={choices.filter(({ value }) => ![...look.rows, ...look.columns].includes(value))}
            format={(value) => labelOf(choices, value)}
            loading={fields.some(({ isPending }) => isPending)}
            error={look[side].length > MOST ? t('most') : undefined}
            onChange={(values) => change(side, values)}
          />
        ))}
      </Box>
      <Box sx={ABOUT}>
        <span>{ofLimit('most', { limit: formatInteger(CROSS_TABLE_LIMIT) })}</span>
        {asked && data && !isError && <CrossFiles asked={cross} title={view.title} />}
      </Box>
      <Recent choices={choices} shown={look} onLook={onLook} />
      {!asked && <EmptyState sentence={t('needs')} height={240} />}
      {asked && isError && (
        <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={240} />
      )}
      {asked && !isError && !data && <LoadingState shape="rows" height={240} />}
      {asked && !isError && data && <CrossFigures table={data} />}
    </Box>
  );
}

/** What this person made last, to be made again of this figure. */
function Recent({
  choices,
  shown,
  onLook,
}: {
  choices: readonly CrossChoice[];
  shown: CrossSides;
  onLook: (look: PointLook) => void;
}) {
  const { t } = useTexts('cross');
  const { data = [] } = useQuery(crossTablesQuery());
  const made = data.map(({ definicao }) => definicao);
  const offered = offeredAgain(made, choices, shown).slice(0, RECENT);
  if (offered.length === 0) return null;
  const names = (values: readonly string[]) => values.map((value) => labelOf(choices, value)).join(', ');
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', mt: '8px', fontSize: 13 }}
    >
      {t('recent')}
      {offered.map((one) => (
        <Button
          key={sidesKey(one)}
          variant="text"
          size="small"
          onClick={() => onLook({ kind: 'cruzada', ...one })}
        >
          {one.columns.length === 0
            ? names(one.rows)
            : t('by', { rows: names(one.rows), columns: names(one.columns) })}
        </Button>
      ))}
    </Box>
  );
}

const columnsOf = (values: readonly string[]): CrossColumn[] =>
  values.flatMap((value) => crossColumn(value) ?? []).slice(0, MOST);

const labelOf = (choices: readonly CrossChoice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

const ABOUT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  mt: '8px',
  fontSize: 13,
  color: 'text.secondary',
};
const SIDES = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: '12px',
  alignItems: 'start',
};
