import { formatDateTime } from '@fonte/pt-br';
import { Brand } from '@fonte/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import type { Definition } from './definitions.ts';
import { PageBoxes } from './page-boxes.tsx';
import { PaperDefinitions } from './paper-definitions.tsx';
import { useUser } from '../session/session-store.ts';
import { useSpeech } from './speech/speech.ts';
import './paper.css';

export interface SheetProps {
  /** The line above the title: 'Relatório mensal · Goiás · outubro de 2025'. */
  readonly above: string;
  readonly title: string;
  /** Below the title where it is not what the title makes one expect: 'Ano inteiro de 2023, não só o 2º semestre'. */
  readonly instead?: string | undefined;
  /** 'Filtros' 'Uf: Goiás · Ano: 2025', 'Dados até' '13/10/2025'. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** At the left of every page's foot. */
  readonly foot: string;
  /** Buttons above the sheet, on the screen only. */
  readonly bar?: ReactNode;
  /** `loading` until everything is there; `failed` when something of it did not come, so that no file is made of it. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** The notes below everything. */
  readonly notes?: readonly string[];
  /** What its figures count, below the notes. */
  readonly definitions?: readonly Definition[];
  readonly children: ReactNode;
}

/**
 * A sheet of paper: head, what stands on it, notes, and a foot on every page. It is the same on the screen, from the browser's printer and in the server's
 * PDF, which waits for `data-sheet` to say 'ready': all is drawn and the fonts are in.
 */
export function Sheet({
  above,
  title,
  instead,
  facts,
  foot,
  bar,
  state,
  notes = [],
  definitions = [],
  children,
}: SheetProps) {
  const { t, figure, profile } = useSpeech();
  const user = useUser();
  const drawn = useDrawn(state);
  const [printed] = useState(() => new Date());
  return (
    <div className="sheet-ground">
      <PageBoxes foot={foot} />
      <BackLink />
      {bar && (
        <div className="sheet-bar" data-print="hide">
          {bar}
        </div>
      )}
      <main className="sheet" id="conteudo" data-sheet={drawn}>
        <header className="sheet-head">
          <Brand name={t('brand')} size={40} markOnly />
          <div>
            <p className="sheet-above">{above}</p>
            <h1>{title}</h1>
            {instead && <p className="sheet-instead">{instead}</p>}
          </div>
        </header>
        <div className="sheet-facts">
          {facts.map(({ label, value }) => (
            <span key={label}>
              <strong>{label}</strong> {value}
            </span>
          ))}
          {user && (
            <span>
              <strong>{t('core:provenance.by')}</strong> {`${user.nome} (${profile(user.perfil)})`}
            </span>
          )}
          <span>{t('printed', { when: figure(formatDateTime(printed)) })}</span>
        </div>
        {children}
        {notes.length > 0 && (
          <div className="sheet-notes">
            {notes.map((note, index) => (
              <p key={note}>
                {index === 0 && <b>{t('notes')} </b>}
                {note}
              </p>
            ))}
          </div>
        )}
        <PaperDefinitions definitions={definitions} />
        <p className="sheet-end quiet">{foot}</p>
      </main>
    </div>
  );
}

/** 'ready' once what is drawn has its fonts. */
function useDrawn(state: SheetProps['state']): SheetProps['state'] {
  const [fonts, setFonts] = useState(false);
  useEffect(() => {
    if (state !== 'ready') return undefined;
    let here = true;
    // Frames later: only what is laid out asks for its fonts.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        void document.fonts.ready.then(() => here && setFonts(true));
      }),
    );
    return () => {
      here = false;
    };
  }, [state]);
  return state === 'ready' && !fonts ? 'loading' : state;
}
