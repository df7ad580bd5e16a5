/** The signs by which a client's pattern says any stretch, any one sign, and 'the next sign means itself'. */
export interface LikeSigns {
  wild: string;
  single: string;
  escape: string;
}

/** Rewrites a pattern into the one form of the AST: % any stretch, _ any sign, \ before a sign that means itself. */
export function likePattern(text: string, { wild, single, escape }: LikeSigns): string {
  let pattern = '';
  for (let at = 0; at < text.length;) {
    if (escape && text.startsWith(escape, at) && at + escape.length < text.length) {
      at += escape.length;
      const sign = String.fromCodePoint(text.codePointAt(at) as number);
      pattern += itself(sign);
      at += sign.length;
    } else if (wild && text.startsWith(wild, at)) {
      pattern += '%';
      at += wild.length;
    } else if (single && text.startsWith(single, at)) {
      pattern += '_';
      at += single.length;
    } else {
      const sign = String.fromCodePoint(text.codePointAt(at) as number);
      pattern += itself(sign);
      at += sign.length;
    }
  }
  return pattern;
}

const itself = (sign: string) => (sign === '%' || sign === '_' || sign === '\\' ? `\\${sign}` : sign);
