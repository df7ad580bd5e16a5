import { RULE_TITLES } from '@fonte/contracts/quality-titles';
import { formatDate } from '@fonte/pt-br';
import { ListCards, SimpleTable, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { propertyPath } from '../../core/navigation/property-path.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { PropertyLink } from '../../core/report/columns/property-link.tsx';
import { useSignedIn } from '../../core/session/session-store.ts';
import { keyOf, releaseFinding, takeFinding, type QueuedFinding } from './calls.ts';
import { useChange } from './use-change.ts';

export type QueueRowsProps = {
  label: string;
  rows: readonly QueuedFinding[];
  onAnswer: (row: QueuedFinding) => void;
};

/** Findings as a table, on the phone as cards: where, what, who mends, what was said and what the loads say, what can be done. */
export function QueueRows({ label, rows, onAnswer }: QueueRowsProps) {
  const { t } = useTexts('quality');
  const narrow = useNarrow('md');
  const actions = (row: QueuedFinding) => <Actions row={row} onAnswer={onAnswer} />;
  const rowKey = (row: QueuedFinding) => Object.values(keyOf(row)).join('|');
  const place = ({ municipio, uf }: QueuedFinding) =>
    municipio === null ? t('unknown') : `${municipio}, ${uf ?? ''}`;
  if (narrow)
    return (
      <ListCards
        label={label}
        rows={rows}
        rowKey={rowKey}
        card={(row) => ({
          title: RULE_TITLES[row.regra],
          subtitle: (
            <>
              <PropertyLink code={row.cod_propriedade} /> · {row.propriedade ?? ''} · {place(row)}
            </>
          ),
          body: <Found row={row} />,
          caption: <Told row={row} />,
          actions: actions(row),
        })}
      />
    );
  return (
    <SimpleTable
      label={label}
      density="list"
      rows={rows}
      rowKey={rowKey}
      columns={[
        {
          key: 'property',
          header: t('property'),
          cell: (row) => (
            <Box sx={{ py: '6px', minWidth: 170 }}>
              <PropertyLink code={row.cod_propriedade} />
              <Box>{row.propriedade}</Box>
              <Box sx={SMALL}>{place(row)}</Box>
            </Box>
          ),
        },
        {
          key: 'found',
          header: t('found'),
          cell: (row) => (
            <Box sx={{ py: '6px', minWidth: 220 }}>
              <Box sx={{ fontWeight: 600 }}>{RULE_TITLES[row.regra]}</Box>
              <Found row={row} />
            </Box>
          ),
        },
        { key: 'technician', header: t('technician'), cell: ({ tecnico }) => tecnico },
        { key: 'since', header: t('since'), width: 100, cell: ({ desde }) => desde && formatDate(desde) },
        { key: 'owner', header: t('owner'), cell: (row) => <Told row={row} /> },
        { key: 'actions', header: t('actions'), width: 190, cell: actions },
      ]}
    />
  );
}

/** What was found, and the visit that it is of. */
function Found({ row: { detalhe, id_visita, cod_propriedade, regra, chave } }: { row: QueuedFinding }) {
  const { t } = useTexts('quality');
  return (
    <>
      {detalhe}{' '}
      {id_visita !== null && (
        <Link
          component={RouterLink}
          href={propertyPath(cod_propriedade, 'visitas')}
          aria-label={t('named', {
            action: t('visit'),
            rule: RULE_TITLES[regra],
            property: `${cod_propriedade} ${chave}`,
          })}
        >
          {t('visit')}
        </Link>
      )}
    </>
  );
}

/** Who has it, what was answered, what the loads have said. */
function Told({ row }: { row: QueuedFinding }) {
  const { t } = useTexts('quality');
  const { meu, responsavel, assumido_em, resposta, porque, respondido_em, quieta, sumiu, voltou, situacao } =
    row;
  // An answer whose day is over has left the finding to be answered anew.
  const over =
    resposta === 'correto' && quieta === null && situacao !== 'respondidos' && situacao !== 'sumiram';
  const lines = [
    assumido_em !== null && (meu || responsavel !== null)
      ? t(meu ? 'takenByMe' : 'takenBy', { who: responsavel ?? '', date: formatDate(assumido_em) })
      : null,
    resposta === null || respondido_em === null
      ? null
      : t('answered', { answer: t(`answers.${resposta}`), date: formatDate(respondido_em) }),
    quieta === null
      ? null
      : t('quiet', {
          until: formatDate(quieta.ate),
          who: quieta.quem ?? t('somebody'),
          date: quieta.em === null ? '' : formatDate(quieta.em),
        }),
    quieta?.toda_regra === true ? t('quietAll') : null,
    over ? t('quietOver') : null,
    quieta?.porque ?? porque,
    voltou === null ? null : t('back', { date: formatDate(voltou) }),
    sumiu === null ? null : t('gone', { date: formatDate(sumiu) }),
  ].filter((line) => line !== null);
  return (
    <Box sx={{ py: '6px', fontSize: 13, lineHeight: '18px', overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <Box key={line}>{line}</Box>
      ))}
    </Box>
  );
}

function Actions({ row, onAnswer }: { row: QueuedFinding; onAnswer: (row: QueuedFinding) => void }) {
  const { t } = useTexts('quality');
  const { profile } = useSignedIn();
  const take = useChange(takeFinding, 'took');
  const release = useChange(releaseFinding, 'released');
  const { situacao, meu, responsavel, regra, cod_propriedade } = row;
  if (situacao === 'sumiram') return null;
  const free = !meu && responsavel === null;
  const named = (action: string) =>
    t('named', { action, rule: RULE_TITLES[regra], property: cod_propriedade });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
      {free && (
        <Button
          size="small"
          variant="outlined"
          disabled={take.isPending}
          aria-label={named(t('take'))}
          onClick={() => take.mutate(row)}
        >
          {t('take')}
        </Button>
      )}
      {meu && (
        <Button size="small" variant="outlined" aria-label={named(t('answer'))} onClick={() => onAnswer(row)}>
          {t('answer')}
        </Button>
      )}
      {(meu || (!free && profile === 'administrador')) && (
        <Button
          size="small"
          disabled={release.isPending}
          aria-label={named(t('release'))}
          onClick={() => release.mutate(row)}
        >
          {t('release')}
        </Button>
      )}
    </Box>
  );
}

const SMALL = { fontSize: 12, color: 'text.secondary' };
