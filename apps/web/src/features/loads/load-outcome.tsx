import { formatInteger } from '@fonte/pt-br';
import { Notice, type NoticeTone } from '@fonte/ui';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { OneLoad } from './calls.ts';
import { isOutdated } from './outdated.ts';
import './texts.ts';

const TONES: Record<OneLoad['situacao'], NoticeTone> = {
  conferindo: 'info',
  pronta: 'success',
  recusada: 'error',
  importando: 'info',
  importada: 'success',
  sem_mudancas: 'info',
  falhou: 'error',
  cancelada: 'info',
  vencida: 'info',
};

/** How a load stands, in one sentence, with its reason. */
export function LoadOutcome({ load, standing }: { load: OneLoad; standing: number | null }) {
  const { t } = useTexts('loads');
  const { situacao, aceitar, versao, motivo } = load;
  if (situacao === 'conferindo' || situacao === 'importando') return null;
  if (isOutdated(load, standing))
    return (
      <Notice tone="warning" role="status">
        {t('one.older')}
      </Notice>
    );
  const accepts = situacao === 'pronta' && aceitar.length > 0;
  const sentence = accepts
    ? t('one.precisa')
    : t(`one.${situacao}`, { version: versao === null ? '' : formatInteger(versao) });
  return (
    <Notice tone={accepts ? 'warning' : TONES[situacao]} title={sentence} role="status">
      {motivo}
    </Notice>
  );
}
