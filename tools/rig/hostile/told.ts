import { OBSERVERS, type Profile } from '@fonte/contracts';
import type { DatabaseAccess } from '@fonte/database';

/** One property of the programme, by what would name it. */
interface Named {
  readonly cod_propriedade: string;
  readonly uf: string;
  readonly cpf_tecnico: string | null;
  readonly cpf_supervisor: string | null;
  readonly cpf: string | null;
}

/** Whose rows somebody may read. */
export interface Reader {
  readonly profile: Profile;
  readonly uf: string | null;
  readonly cpf: string | null;
}

const CODE = /\b\d{2}\.\d{4}\.\d{4}\b/g;
const CPF = /\b\d{11}\b/g;

/** Knows every property's code and producer, and so which of them an answer should not have told to whom. */
export class Told {
  readonly #codes: ReadonlyMap<string, Named>;
  readonly #producers: ReadonlyMap<string, readonly Named[]>;
  /** What requests have written: names of tags and panels that are read back tell nothing. */
  readonly #written = new Set<string>();

  private constructor(rows: readonly Named[]) {
    this.#codes = new Map(rows.map((row) => [row.cod_propriedade, row]));
    const producers = new Map<string, Named[]>();
    for (const row of rows)
      if (row.cpf !== null) producers.set(row.cpf, [...(producers.get(row.cpf) ?? []), row]);
    this.#producers = producers;
  }

  static async read({ db }: DatabaseAccess): Promise<Told> {
    const rows = await db
      .selectFrom('programa.propriedade as p')
      .leftJoin('programa.produtor as r', 'r.id_produtor', 'p.id_produtor')
      .select(['p.cod_propriedade', 'p.uf', 'p.cpf_tecnico', 'p.cpf_supervisor', 'r.cpf'])
      .execute();
    return new Told(rows);
  }

  /** Codes and people's numbers, to ask with. */
  get real(): string[] {
    return [...[...this.#codes.keys()].slice(0, 40), ...[...this.#producers.keys()].slice(0, 20)];
  }

  /** Hears what a request carries. */
  heard(body: string): void {
    for (const one of [...(body.match(CODE) ?? []), ...(body.match(CPF) ?? [])]) this.#written.add(one);
  }

  /** What an answer names of whom its reader may not read; what the request named itself is no news. */
  beyond(reader: Reader | null, asked: string, answer: string): string[] {
    const codes = [...new Set(answer.match(CODE) ?? [])].filter((code) => {
      const row = this.#codes.get(code);
      return row !== undefined && !mayRead(reader, row);
    });
    const people = [...new Set(answer.match(CPF) ?? [])].filter((cpf) => {
      const rows = this.#producers.get(cpf);
      return rows !== undefined && !rows.some((row) => mayRead(reader, row));
    });
    return [...codes, ...people].filter((one) => !asked.includes(one) && !this.#written.has(one));
  }
}

function mayRead(reader: Reader | null, row: Named): boolean {
  if (!reader || (OBSERVERS as readonly string[]).includes(reader.profile)) return false;
  if (reader.uf !== null && reader.uf !== row.uf) return false;
  if (reader.profile === 'tecnico') return row.cpf_tecnico === reader.cpf;
  if (reader.profile === 'supervisor') return row.cpf_supervisor === reader.cpf;
  return true;
}
