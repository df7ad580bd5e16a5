import { CHANGE_KINDS, HISTORY_TABLES } from '@fonte/contracts/history';
import { formatDateTime } from '@fonte/pt-br';
import { NativeSelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Looked } from './since-address.ts';
import type { Changes } from './since-calls.ts';
import { useTechnicianName } from './technician-name.ts';

/** The choice that narrows by nothing. */
const ANY = 'todas';

export type NarrowingProps = {
  changes: Changes;
  looked: Looked;
  onLoad: (versao: string) => void;
  onChange: (next: Partial<Looked>) => void;
};

/** Since which load; of which table, kind, state and technician. */
export function Narrowing({ changes, looked, onLoad, onChange }: NarrowingProps) {
  const { t } = useTexts('since');
  const nameOf = useTechnicianName();
  const { tabela, tipo, uf, tecnico } = looked;
  const states = changes.ufs.flatMap((one) => (one.uf === null ? [] : [one.uf]));
  const named = changes.tecnicos.map((one) => ({ value: one.ref, label: nameOf(one) }));
  // What an address names stays to be seen and undone where nothing is of it.
  const withChosen = (options: { value: string; label: string }[], chosen: string | null, label: string) =>
    chosen === null || options.some(({ value }) => value === chosen)
      ? options
      : [...options, { value: chosen, label }];
  return (
    <Box sx={LINE}>
      <NativeSelectField
        label={t('load')}
        value={String(changes.carga.versao)}
        onChange={onLoad}
        options={changes.cargas.map(({ versao, quando, primeira }) => ({
          value: String(versao),
          label: t(primeira ? 'firstOption' : 'loadOption', {
            when: formatDateTime(quando),
            version: String(versao),
          }),
        }))}
      />
      <NativeSelectField
        label={t('table')}
        value={tabela ?? ANY}
        onChange={(value) => onChange({ tabela: HISTORY_TABLES.find((one) => one === value) ?? null })}
        options={[
          { value: ANY, label: t('anyTable') },
          ...HISTORY_TABLES.map((value) => ({ value, label: t(`tables.${value}`) })),
        ]}
      />
      <NativeSelectField
        label={t('kind')}
        value={tipo ?? ANY}
        onChange={(value) => onChange({ tipo: CHANGE_KINDS.find((one) => one === value) ?? null })}
        options={[
          { value: ANY, label: t('anyKind') },
          ...CHANGE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
      />
      <NativeSelectField
        label={t('uf')}
        value={uf ?? ANY}
        onChange={(value) => onChange({ uf: value === ANY ? null : value })}
        options={[
          { value: ANY, label: t('anyUf') },
          ...withChosen(
            states.map((value) => ({ value, label: value })),
            uf,
            uf ?? '',
          ),
        ]}
      />
      <NativeSelectField
        label={t('technician')}
        value={tecnico ?? ANY}
        onChange={(value) => onChange({ tecnico: value === ANY ? null : value })}
        options={[{ value: ANY, label: t('anyTechnician') }, ...withChosen(named, tecnico, t('technician'))]}
      />
      {(tabela ?? tipo ?? uf ?? tecnico) !== null && (
        <Button onClick={() => onChange({ tabela: null, tipo: null, uf: null, tecnico: null })}>
          {t('clear')}
        </Button>
      )}
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gap: '12px',
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
};
