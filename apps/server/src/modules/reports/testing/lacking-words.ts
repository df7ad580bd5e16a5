/** The texts of an answer, as it is sent, that hold the mark of what had no words; most answers have none, and are not taken apart. Where names of fields alone hold it, the whole. */
export function lackingWords(said: unknown, mark: string): string[] {
  const sent = JSON.stringify(said);
  if (!sent.includes(mark)) return [];
  const texts: string[] = [];
  JSON.stringify(said, (_name, value: unknown) => {
    if (typeof value === 'string' && value.includes(mark)) texts.push(value);
    return value;
  });
  return texts.length > 0 ? texts : [sent];
}
