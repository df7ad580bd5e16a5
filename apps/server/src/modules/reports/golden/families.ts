/** A statement that others are like, with what differs in each of these. */
export interface Family {
  /** Name of the first of it. */
  readonly first: string;
  readonly statement: string;
  readonly others: readonly { readonly name: string; readonly changes: readonly Change[] }[];
}

/** Wherever the first of a family has `from`, this one has `to`. */
type Change = readonly [from: string, to: string];

/** More that differs is no longer told at a glance. */
const MOST_CHANGES = 12;

/** Names, texts, numbers and parameters, which may differ within a family, and all that may not. */
const TOKENS = /(?<other>"(?:[^"\\]|\\.)*"(?:\."[^"]*")*|'[^']*'|\d+(?:\.\d+)?)|\$\d+|[a-z_]\w*|\s+|./gi;

interface Token {
  readonly text: string;
  readonly mayDiffer: boolean;
}

const tokensOf = (statement: string): Token[] =>
  [...statement.matchAll(TOKENS)].map(([text, other]) => ({ text, mayDiffer: other !== undefined }));

/** What makes one statement of another; undefined where more than names and values differs, or one name would become two. */
function changesOf(from: readonly Token[], to: readonly Token[]): Change[] | undefined {
  if (from.length !== to.length) return undefined;
  const becomes = new Map<string, string>();
  for (const [at, { text, mayDiffer }] of from.entries()) {
    const other = to[at];
    if (!other || mayDiffer !== other.mayDiffer || (!mayDiffer && text !== other.text)) return undefined;
    if (!mayDiffer) continue;
    if ((becomes.get(text) ?? other.text) !== other.text) return undefined;
    becomes.set(text, other.text);
  }
  const changes = [...becomes].filter(([one, other]) => one !== other);
  return changes.length <= MOST_CHANGES ? changes : undefined;
}

/** Statements by name, in order, as families: each joins the first that it differs from by names and values only. */
export function familiesOf(statements: ReadonlyMap<string, string>): Family[] {
  const families: {
    first: string;
    statement: string;
    tokens: Token[];
    others: Family['others'][number][];
  }[] = [];
  for (const [name, statement] of statements) {
    const tokens = tokensOf(statement);
    const joined = families.some((family) => {
      const changes = changesOf(family.tokens, tokens);
      if (changes) family.others.push({ name, changes });
      return changes !== undefined;
    });
    if (!joined) families.push({ first: name, statement, tokens, others: [] });
  }
  return families.map(({ first, statement, others }) => ({ first, statement, others }));
}

/** A family as its golden file has it: the statement, then a line for each of the others. */
export function familyText({ statement, others }: Family): string {
  const lines = others.map(
    ({ name, changes }) =>
      `-- ${name}: ${changes.map(([from, to]) => `${from} -> ${to}`).join(', ') || 'the same'}\n`,
  );
  return `${statement}${lines.length === 0 ? '' : `\n-- And so ask:\n${lines.join('')}`}`;
}
