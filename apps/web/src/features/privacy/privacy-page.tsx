import { PageColumn } from '@fonte/ui';
import { useState } from 'react';
import { PageTabs } from '../../core/navigation/page-tabs.tsx';
import { AnonymisedCard } from './anonymised-card.tsx';
import type { FoundPerson } from './calls.ts';
import { CorrectionsCard } from './corrections-card.tsx';
import { FindCard } from './find-card.tsx';
import { HeldCard } from './held-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import './texts.ts';

/** /gestao-usuarios/privacidade: what is held of a person, as a file, what it asks to be corrected, and its going; how long things are kept. Nothing of a person stands in the address. */
export function PrivacyPage() {
  const [person, setPerson] = useState<FoundPerson | null>(null);
  /** Somebody who had gone and is back. */
  const [again, setAgain] = useState<FoundPerson | null>(null);
  const [searches, setSearches] = useState(0);
  // What was found names whoever has gone: the search begins anew.
  const gone = () => {
    setPerson(null);
    setSearches(searches + 1);
  };
  return (
    <PageColumn>
      <PageTabs page="privacidade" />
      <FindCard key={searches} opened={person !== null} onOpen={setPerson} />
      {person && <HeldCard key={person.ref} person={person} onGone={gone} />}
      <CorrectionsCard />
      <AnonymisedCard onOpen={setAgain} />
      {again && <HeldCard key={again.ref} person={again} onGone={() => setAgain(null)} />}
      <RetentionCard />
    </PageColumn>
  );
}
