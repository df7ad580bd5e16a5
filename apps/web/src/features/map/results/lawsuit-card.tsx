import type { Party } from '@fonte/contracts/routes/lawsuits';
import { formatCpf, NO_VALUE } from '@fonte/pt-br';
import { LoadingState } from '@fonte/ui';
import { FeatureCard } from '@fonte/ui/map-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { lawsuitOf } from '../data/lawsuit-calls.ts';
import type { FoundFeature } from '../data/service-calls.ts';
import '../texts.ts';
import './lawsuit-texts.ts';

const text = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : NO_VALUE);

/** 'Número do processo', what it is about, and its parties (second text, 2.4). */
export function LawsuitCard({ feature }: { feature: FoundFeature }) {
  const { t } = useTexts(['map', 'lawsuit']);
  const { properties } = feature;
  const number = text(properties['Numero do processo'] ?? properties['numero']);
  const judged = properties['flg_julgamento'];
  const facts = [
    { label: t('map:lawsuits.tribunal'), value: text(properties['tribunal']) },
    { label: t('map:lawsuits.esfera'), value: text(properties['esfera']) },
    { label: t('map:lawsuits.classe'), value: text(properties['classe']) },
    { label: t('map:lawsuits.assunto'), value: text(properties['complex_assunto']) },
    { label: 'UF', value: text(properties['uf']) },
    { label: 'Ano', value: typeof properties['ano'] === 'number' ? String(properties['ano']) : NO_VALUE },
    {
      label: t('map:lawsuits.julgamento'),
      value:
        typeof judged === 'boolean' ? t(judged ? 'map:lawsuits.judged' : 'map:lawsuits.notJudged') : NO_VALUE,
    },
  ];
  return (
    <>
      <FeatureCard code={t('lawsuit:number')} title={number} facts={facts} />
      <Parties feature={feature} number={number} />
    </>
  );
}

function Parties({ feature, number }: { feature: FoundFeature; number: string }) {
  const { t } = useTexts(['lawsuit', 'map']);
  // The datajud call tells them at once, the map services do not.
  const known = feature.properties['partes'] as Party[] | undefined;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['lawsuit', number],
    enabled: known === undefined,
    staleTime: 300_000,
    queryFn: ({ signal }) => lawsuitOf(number, signal),
  });
  const parties = known ?? (data === null ? [] : data?.properties.partes);
  return (
    <Box component="section" sx={{ mt: '12px', fontSize: 13, lineHeight: '18px' }}>
      <Box component="h4" sx={{ m: 0, mb: '4px', fontSize: 13, fontWeight: 600 }}>
        {t('lawsuit:parties')}
      </Box>
      {isFetching && <LoadingState shape="lines" height={80} />}
      {isError && (
        <Box role="alert">
          {t('lawsuit:failed')}{' '}
          <Button size="small" onClick={() => void refetch()} sx={{ minHeight: 24, p: '0 4px' }}>
            {t('map:again')}
          </Button>
        </Box>
      )}
      {parties?.length === 0 && t('lawsuit:noParties')}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parties?.map((party, index) => (
          // Parties have no key of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <Box component="li" key={index} sx={{ py: '6px', borderTop: '1px solid', borderColor: 'divider' }}>
            <OneParty party={party} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A CPF as people write it; a document of another length, or a masked one, as it came. */
const documentWords = (value: string): string => (/^\d{11}$/.test(value) ? formatCpf(value) : value);

const FIELDS = [
  'tipoPessoa',
  'numeroDocumentoPrincipal',
  'sexo',
  'nacionalidade',
  'intimacaoPendente',
  'assistenciaJudiciaria',
] as const;

function OneParty({ party }: { party: Party }) {
  const { t } = useTexts('lawsuit');
  const words = (value: Party[(typeof FIELDS)[number]]): string =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : documentWords(String(value));
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{party.nome ?? NO_VALUE}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {FIELDS.filter((field) => party[field] !== null)
          .map((field) => `${t(`person.${field}`)}: ${words(party[field])}`)
          .join(' · ')}
      </Box>
    </>
  );
}
