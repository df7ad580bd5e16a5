import { STATES } from '@fonte/contracts';
import { ChipsField, LabelledField, Notice, SelectField } from '@fonte/ui';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useSignedIn } from '../../../core/session/session-store.ts';
import { asksFor, changed, type AccessDraft, type AccessFaults } from './access-draft.ts';
import type { KnownProfile, User } from '../calls.ts';

export type AccessFieldsProps = {
  profiles: readonly KnownProfile[];
  draft: AccessDraft;
  faults: AccessFaults;
  /** Who is edited; nobody yet where somebody is invited. */
  user?: User;
  onChange: (draft: AccessDraft) => void;
};

/** Profile, other profiles, uf and CPF, with the reason for the uf in one sentence (screen 16). */
export function AccessFields({ profiles, draft, faults, user, onChange }: AccessFieldsProps) {
  const { t } = useTexts('users');
  const { profile: own, uf: ownUf } = useSignedIn();
  const may = profiles.filter(({ concede }) => concede);
  const asks = asksFor(profiles, draft);
  const nameOf = (id: number | null) => profiles.find((one) => one.id === id)?.perfil ?? '';
  const set = (next: Partial<AccessDraft>) => onChange(changed(profiles, draft, next));
  const states = own === 'regional' && ownUf ? [ownUf] : STATES;
  const reason = asks.uf
    ? t('edit.ownUf', { profile: nameOf(draft.profile) }) +
      (user && user.uf === null ? ` ${t('edit.wasWithoutUf', { profile: user.perfil })}` : '')
    : user?.uf
      ? t('edit.ufCleared', { profile: nameOf(draft.profile), uf: user.uf })
      : null;
  const cpfHint = () => {
    if (!user?.cpf) return t('edit.cpfNew');
    return t(user.cpf_consta ? 'edit.cpfKnown' : 'edit.cpfUnknown', { cpf: user.cpf });
  };
  return (
    <>
      <SelectField
        label={t('edit.profile')}
        value={draft.profile === null ? '' : String(draft.profile)}
        options={may.map(({ id, perfil }) => ({ value: String(id), label: perfil }))}
        onChange={(value) => set({ profile: Number(value) })}
        error={faults.profile}
      />
      <ChipsField
        label={t('edit.others')}
        values={draft.others.map(String)}
        options={may
          .filter(({ id }) => id !== draft.profile)
          .map(({ id, perfil }) => ({ value: String(id), label: perfil }))}
        format={(value) => nameOf(Number(value))}
        placeholder={t('edit.othersNone')}
        onChange={(values) => set({ others: values.map(Number) })}
      />
      {asks.uf && (
        <SelectField
          label={t('edit.uf')}
          value={draft.uf}
          options={states.map((uf) => ({ value: uf, label: uf }))}
          placeholder={t('edit.ufChoose')}
          onChange={(uf) => set({ uf })}
          error={faults.uf}
        />
      )}
      {asks.cpf && (
        <LabelledField
          label={t('edit.cpf')}
          value={draft.cpf}
          onChange={(event) => set({ cpf: event.target.value })}
          inputProps={{ inputMode: 'numeric', maxLength: 20 }}
          autoComplete="off"
          hint={cpfHint()}
          error={faults.cpf}
        />
      )}
      {reason && <Notice tone="info">{reason}</Notice>}
    </>
  );
}
