import { mediaTags } from '@fonte/contracts/endpoints/media';
import { acceptedByName } from '@fonte/contracts/accepted-files';
import { undotted } from '@fonte/contracts';
import { ComboField, FailedState, LoadingState, Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { OWN_PROPERTIES } from '../../property/property-reports.ts';
import { reportQuery } from '../../report/answer/queries.ts';
import { useSignedIn, type StoredUser } from '../../session/session-store.ts';
import { hold } from '../../uploads/hold.ts';
import { corrected, unsentStore, type Unsent } from '../../uploads/unsent-store.ts';
import { MEDIA_KEY } from '../calls.ts';
import { faultsOf, isFaulty, type Described } from '../field-faults.ts';
import { MediaFields } from '../media-fields.tsx';
import './texts.ts';

const HEIGHT = 160;
/** A tag's row, as 'Mídias por Tags' has it. */
const tagsQuery = {
  queryKey: [MEDIA_KEY, 'tag-names'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(mediaTags, { signal }),
};

export type CorrectFileProps = { row: Unsent; onDone: () => void };

/** Description, tags and property of a file that waits; once they are kept it goes on by itself, also what was refused before. */
export function CorrectFile({ row, onDone }: CorrectFileProps) {
  const { t } = useTexts('unsent');
  const { profile } = useSignedIn();
  const [value, setValue] = useState<Described>({ description: row.description, tags: row.tags });
  const [property, setProperty] = useState<string | null>(row.property);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const tags = useQuery(tagsQuery);
  const report = ownListOf(profile);
  const own = useQuery({
    ...reportQuery(report ?? 0, { ano: null, uf: null }),
    enabled: report !== null,
  });
  if (tags.error)
    return (
      <FailedState sentence={sentenceOf(tags.error)} onRetry={() => void tags.refetch()} height={HEIGHT} />
    );
  if (!tags.data) return <LoadingState shape="lines" height={HEIGHT} />;
  const single = acceptedByName(row.name)?.kind === 'kml';
  const faults = faultsOf(value, single);
  const properties = propertiesOf(own.data?.tbody ?? [], row.property);
  const save = async () => {
    setAsked(true);
    setBusy(false);
    if (isFaulty(faults) || property === null) return;
    if (await keepCorrected(row, value, property)) onDone();
    else setBusy(true);
  };
  return (
    <>
      <MediaFields
        value={value}
        single={single}
        tags={tags.data.map(({ id, Nome }) => ({ id, name: Nome }))}
        faults={asked ? faults : {}}
        onChange={setValue}
      />
      {report !== null && (
        <ComboField
          label={t('property')}
          value={property}
          options={properties}
          loading={own.isPending}
          error={asked && property === null ? t('propertyMissing') : undefined}
          onChange={setProperty}
        />
      )}
      {busy && (
        <Notice tone="warning" role="alert" dense>
          {t('busy')}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'flex-end' }}>
        <Button variant="outlined" size="small" onClick={onDone}>
          {t('back')}
        </Button>
        <Button variant="contained" size="small" onClick={() => void save()}>
          {t('keep')}
        </Button>
      </Box>
    </>
  );
}

/** Own properties, one by one; who answers for all of the programme's is given no list of them. */
function ownListOf(profile: StoredUser['profile']): number | null {
  if (profile === 'tecnico') return OWN_PROPERTIES.tecnico;
  return profile === 'supervisor' ? OWN_PROPERTIES.others : null;
}

type Line = Readonly<Record<string, unknown>>;

/** 'Fazenda Dois Ipês · 52.0417.0118'; where the list is not there the file's own property all the same. */
function propertiesOf(rows: readonly Line[], now: string): { value: string; label: string }[] {
  const all = rows.map(({ cod_propriedade: code, propriedade: name }) => ({
    value: undotted(String(code)),
    label: `${String(name)} · ${String(code)}`,
  }));
  return all.some(({ value }) => value === now) ? all : [{ value: now, label: now }, ...all];
}

/** False where it is on its way just now. What was sent or discarded meanwhile stays gone. */
async function keepCorrected(row: Unsent, value: Described, property: string): Promise<boolean> {
  const release = await hold(row.id);
  if (!release) return false;
  try {
    const now = (await unsentStore.of(row.person)).find(({ id }) => id === row.id);
    if (now) await unsentStore.put(corrected(now, value, property));
  } finally {
    release();
  }
  return true;
}
