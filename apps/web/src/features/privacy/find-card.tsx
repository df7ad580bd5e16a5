import { CardShell, LabelledField, ListCards, Notice, SelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { findPeople, type FoundPerson, type SearchBy } from './calls.ts';
import './texts.ts';

const BYS: readonly SearchBy[] = ['nome', 'email', 'cpf'];

/** The search by name, e-mail or CPF, with its reason, and who was found. */
export function FindCard({
  opened,
  onOpen,
}: {
  /** One of them is being looked at: the others stand aside. */
  opened: boolean;
  onOpen: (person: FoundPerson | null) => void;
}) {
  const { t } = useTexts('privacy');
  const [por, setPor] = useState<SearchBy>('nome');
  const [valor, setValor] = useState('');
  const [motivo, setMotivo] = useState('');
  const { mutate, data, error, isPending, reset } = useMutation({ mutationFn: findPeople });
  const change = (next: () => void) => {
    next();
    reset();
    onOpen(null);
  };
  return (
    <CardShell title={t('find.title')} subtitle={t('find.lead')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          onOpen(null);
          if (!isPending) mutate({ por, valor, motivo });
        }}
        sx={{
          display: 'grid',
          gap: '12px',
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: '140px 1fr 1fr auto' },
          pb: '16px',
        }}
      >
        <SelectField
          label={t('find.by')}
          value={por}
          options={BYS.map((value) => ({ value, label: t(`find.bys.${value}`) }))}
          onChange={(next) => change(() => setPor(next as SearchBy))}
        />
        <LabelledField
          label={t(`find.value.${por}`)}
          value={valor}
          autoComplete="off"
          inputMode={por === 'cpf' ? 'numeric' : undefined}
          inputProps={{ maxLength: 200 }}
          onChange={(event) => change(() => setValor(event.target.value))}
        />
        <LabelledField
          label={t('find.reason')}
          hint={t('find.reasonHint')}
          value={motivo}
          autoComplete="off"
          inputProps={{ maxLength: 300 }}
          onChange={(event) => setMotivo(event.target.value)}
        />
        <Button type="submit" variant="contained" aria-busy={isPending} sx={{ mt: { md: '22px' } }}>
          {t('find.submit')}
        </Button>
      </Box>
      <Box role="alert">{error && <Notice tone="error">{sentenceOf(error)}</Notice>}</Box>
      <Box role="status">
        {data?.pessoas.length === 0 && (
          <Notice tone="info">
            {t('find.nobody')}. {t('find.nobodyDetail')}
          </Notice>
        )}
        {data?.mais && <Notice tone="info">{t('find.more')}</Notice>}
      </Box>
      {data && data.pessoas.length > 0 && opened && (
        <Box sx={{ pb: '16px' }}>
          <Button size="small" onClick={() => onOpen(null)}>
            {t('find.back', { count: String(data.pessoas.length) })}
          </Button>
        </Box>
      )}
      {data && data.pessoas.length > 0 && !opened && (
        <Box sx={{ mx: '-16px' }}>
          <ListCards
            label={t('find.found')}
            rows={data.pessoas}
            rowKey={({ ref }) => ref}
            card={(person) => ({
              title: person.nome,
              end: person.anonimizada ? t('find.gone') : (person.uf ?? ''),
              subtitle: person.papeis.map((role) => t(`find.roles.${role}`)).join(' · '),
              caption: [person.cpf, ...person.emails].filter(Boolean).join(' · '),
              body: (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('find.openOf', { name: person.nome })}
                  onClick={() => onOpen(person)}
                >
                  {t('find.open')}
                </Button>
              ),
            })}
          />
        </Box>
      )}
    </CardShell>
  );
}
