/**
 * What tests of the interface can tell a style by. jsdom lays nothing out: of the kit's styles only these answer a question, whether somebody asks for what is
 * hidden (`getByRole`, `toBeVisible`, user-event) or for a property by its name (`toHaveStyle`, `getComputedStyle`). Parsing and cascading the others took a
 * third of the step's processor (docs/benchmarks.md, What a proof costs).
 */
export const TOLD: ReadonlySet<string> = new Set([
  'display',
  'visibility',
  'content-visibility',
  'opacity',
  'pointer-events',
  'content',
  'position',
  'overflow',
  'left',
  'color',
  'height',
  'min-height',
  'white-space',
  'text-overflow',
  '-webkit-line-clamp',
]);

/** Rules with the declarations alone that can tell something; empty where there are none, and where jsdom's cascade does not look at them (frames of animations, fonts). */
export function leanRule(css: string): string {
  return rules(css)
    .map(({ head, body }) => {
      const kept = head.startsWith('@') ? (/^@media\b/.test(head) ? leanRule(body) : '') : declarations(body);
      return kept === '' ? '' : `${head}{${kept}}`;
    })
    .join('');
}

/** Rules that follow each other: what stands before each block, and what in it. */
function rules(css: string): { head: string; body: string }[] {
  const found: { head: string; body: string }[] = [];
  let depth = 0;
  let from = 0;
  let open = 0;
  for (const { at, sign } of signs(css, '{}')) {
    if (sign === '{' && (depth += 1) === 1) open = at;
    if (sign === '}' && (depth -= 1) === 0) {
      found.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1, at) });
      from = at + 1;
    }
  }
  return found;
}

function declarations(body: string): string {
  const ends = [...signs(body, ';').map(({ at }) => at), body.length];
  return ends
    .map((end, index) => body.slice(index === 0 ? 0 : ends[index - 1]! + 1, end))
    .filter((one) => TOLD.has(one.slice(0, one.indexOf(':')).trim()))
    .map((one) => `${one};`)
    .join('');
}

/** Where the signs stand, but for those within quotes and brackets (`content: ";"`, `url(data:image/png;base64,…)`). */
function signs(css: string, wanted: string): { at: number; sign: string }[] {
  const found: { at: number; sign: string }[] = [];
  const inside = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:[^()]|\([^()]*\))*\)|[{};]/g;
  for (const { 0: sign, index } of css.matchAll(inside))
    if (sign.length === 1 && wanted.includes(sign)) found.push({ at: index, sign });
  return found;
}
