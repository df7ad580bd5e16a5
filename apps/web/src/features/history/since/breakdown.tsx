import { CardShell, PageCell, PageGrid, SimpleTable } from '@fonte/ui';
import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Looked } from './since-address.ts';
import type { Changes } from './since-calls.ts';
import { useTechnicianName } from './technician-name.ts';

type Group = {
  key: string;
  name: string;
  novas: number;
  correcoes: number;
  remocoes: number;
  /** Narrows to the group; nothing where it cannot be asked for. */
  narrows?: Partial<Looked>;
};

/** So many of the technicians stand at once: those with the most changes. */
const FIRST = 10;

/** How many rows came, were corrected and went: by table, by state, by technician; a name narrows to it. */
export function Breakdown({
  changes,
  onChange,
}: {
  changes: Changes;
  onChange: (next: Partial<Looked>) => void;
}) {
  const { t } = useTexts('since');
  const nameOf = useTechnicianName();
  const [all, setAll] = useState(false);
  const { tabelas, ufs, tecnicos, em_dois, demais } = changes;
  const tables = tabelas.map(({ tabela, ...counts }): Group => {
    return { ...counts, key: tabela, name: t(`tables.${tabela}`), narrows: { tabela } };
  });
  const states = ufs.map(({ uf, ...counts }): Group => {
    return { ...counts, key: uf ?? '', name: uf ?? t('noUf'), ...(uf === null ? {} : { narrows: { uf } }) };
  });
  const technicians = tecnicos.map(({ ref, nome, uf, novas, correcoes, remocoes }): Group => {
    const name = nameOf({ ref, nome, uf });
    return { novas, correcoes, remocoes, key: ref, name, narrows: { tecnico: ref } };
  });
  return (
    <PageGrid>
      <PageCell span={demais ? 12 : 6}>
        <Groups title={t('byTable')} name={t('table')} groups={tables} onChange={onChange} />
      </PageCell>
      {!demais && (
        <PageCell span={6}>
          <Groups
            title={t('byUf')}
            name={t('uf')}
            groups={states}
            onChange={onChange}
            note={em_dois.ufs === 0 ? undefined : t('twiceUf', { count: formatInteger(em_dois.ufs) })}
          />
        </PageCell>
      )}
      {!demais && (
        <PageCell span={12}>
          <Groups
            title={t('byTechnician')}
            name={t('technician')}
            groups={all ? technicians : technicians.slice(0, FIRST)}
            onChange={onChange}
            note={[
              t('whose'),
              em_dois.tecnicos === 0 ? '' : t('twiceTechnician', { count: formatInteger(em_dois.tecnicos) }),
            ].join(' ')}
            foot={
              !all && technicians.length > FIRST ? (
                <Button onClick={() => setAll(true)}>
                  {t('showAll', { count: formatInteger(technicians.length) })}
                </Button>
              ) : undefined
            }
          />
        </PageCell>
      )}
    </PageGrid>
  );
}

function Groups({
  title,
  name,
  groups,
  note,
  foot,
  onChange,
}: {
  title: string;
  name: string;
  groups: readonly Group[];
  note?: string | undefined;
  foot?: ReactNode;
  onChange: (next: Partial<Looked>) => void;
}) {
  const { t } = useTexts('since');
  return (
    <CardShell title={title} flush foot={foot}>
      {groups.length === 0 ? (
        <Box sx={{ px: '16px', pb: '16px', color: 'text.secondary' }}>{t('none')}</Box>
      ) : (
        <SimpleTable
          label={title}
          rows={groups}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'name',
              header: name,
              cell: ({ name: shown, narrows }) =>
                narrows === undefined ? (
                  shown
                ) : (
                  <Link component="button" type="button" onClick={() => onChange(narrows)} sx={NAME}>
                    {shown}
                  </Link>
                ),
            },
            figure('novas', t('kinds.nova')),
            figure('correcoes', t('kinds.correcao')),
            figure('remocoes', t('kinds.remocao')),
          ]}
        />
      )}
      {note !== undefined && <Box sx={NOTE}>{note}</Box>}
    </CardShell>
  );
}

const figure = (key: 'novas' | 'correcoes' | 'remocoes', header: string) => ({
  key,
  header,
  align: 'right' as const,
  cell: (row: Group) => formatInteger(row[key]),
});

const NAME = { textAlign: 'left', font: 'inherit' };
const NOTE = { px: '16px', py: '10px', fontSize: 12, lineHeight: '16px', color: 'text.secondary' };
