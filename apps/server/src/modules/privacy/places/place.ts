import type { Purpose } from './purpose.ts';

/**
 * What a column holds of a person. Found, exported and anonymised is by these marks alone, so that a column without one fails the build (places.db.test.ts).
 * - `cpf`, `email`: somebody's, as it is. `nome`: the name of whom the row is about. `nascimento`: a day of birth.
 * - `conta`, `produtor`: number of an account, of a producer. `imovel`: property whose files go with its producer.
 * - `texto`, `json`: written by people or told by a source; may name anybody.
 * - `rede`: where somebody asked from, and with what. `traco`: a quality of a person without a name.
 * - `segredo`: hash, seal or key, which tells nobody anything. `derivado`: made by the database from the row's others. `fato`: nothing about a person.
 */
export type Mark =
  | 'cpf'
  | 'email'
  | 'nome'
  | 'nascimento'
  | 'conta'
  | 'produtor'
  | 'imovel'
  | 'texto'
  | 'json'
  | 'rede'
  | 'traco'
  | 'segredo'
  | 'derivado'
  | 'fato';

/** Where what is wrong is put right: in the source, with the next load; in the portal; by the person in 'Minha conta'; nowhere, for it tells what happened. */
export type Correction = 'fonte' | 'portal' | 'pessoa' | 'registro';

/** One table that may hold something of a person. */
export interface Place {
  /** In the words of who reads the page. */
  readonly what: string;
  readonly why: Purpose;
  /** Columns by their mark, apart by blanks. */
  readonly columns: Readonly<Partial<Record<Mark, string>>>;
  /** What anonymising does with the rows of the person: what it holds of it is replaced, or the rows go. */
  readonly anonymise: 'troca' | 'apaga';
  readonly correct: Correction;
}
