import type { Definition } from './definitions.ts';
import { useSpeech } from './speech/speech.ts';

/** What the figures of a sheet count, below its notes: whoever holds the paper has no '?' to ask. */
export function PaperDefinitions({ definitions }: { definitions: readonly Definition[] }) {
  const { t } = useSpeech();
  if (definitions.length === 0) return null;
  return (
    <section className="sheet-notes">
      <h2>{t('definitions')}</h2>
      {definitions.map(({ definition, reports }) => (
        <p key={definition}>
          <b>
            {reports
              .map(({ co_consulta, no_consulta }) =>
                t('definitionOf', { report: co_consulta, title: no_consulta }),
              )
              .join('; ')}
            .
          </b>{' '}
          {definition}
        </p>
      ))}
    </section>
  );
}
