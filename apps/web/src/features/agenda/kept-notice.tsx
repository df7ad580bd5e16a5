import { Notice } from '@fonte/ui';
import { ageOf, formatDateTime } from '@fonte/pt-br';
import { useEffect, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import './texts.ts';

const MINUTE_MS = 60_000;

/** Says that the properties are of `at` (ISO), as this device kept them (`older`: another version of the portal did), and how old that is; a page may stay open for days in the field. */
export function KeptNotice({ at, older }: { at: string; older: boolean }) {
  const { t } = useTexts('agenda');
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Notice tone="info" role="status">
      {t('offline', { when: formatDateTime(at), age: ageOf(new Date(at), now) })}
      {older && ` ${t('older')}`}
    </Notice>
  );
}
