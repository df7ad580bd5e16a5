/**
 * JSON of an object as a golden file has it: a line for each of its parts, and for each element of a part that is a list, so that a row which changes is a
 * line that changes.
 */
export function oneLineARow(value: object): string {
  const lines = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const name = JSON.stringify(key);
    if (!Array.isArray(part) || part.length === 0) return ` ${name}: ${JSON.stringify(part)}`;
    return ` ${name}: [\n${part.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n ]`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
