import type { BinaryOperator, Comparator, Node } from '../ast.ts';
import { FORMULA_DEPTH_LIMIT, FORMULA_LENGTH_LIMIT } from '../limits.ts';
import { problem, type Problem } from './messages.ts';
import { operatorOf, OPERATORS } from '../operators.ts';
import { cover, type Span } from '../span.ts';
import { closestOf } from './closest.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokenize.ts';

/** A formula read: its tree (null when nothing can be made of it) and everything wrong with its form. */
export type Parsed = { tree: Node | null; problems: Problem[] };

const PRECEDENCE: Record<BinaryOperator | Comparator, number> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
};
const ARITHMETIC = new Set<string>(['+', '-', '*', '/']);

/** Reads a formula, plain or structured. Reports all problems of form at once, each at its place; never throws. */
export function parse(text: string): Parsed {
  if (text.length > FORMULA_LENGTH_LIMIT) {
    return {
      tree: null,
      problems: [
        problem(
          'tooLong',
          { start: FORMULA_LENGTH_LIMIT, end: text.length },
          { limit: FORMULA_LENGTH_LIMIT },
        ),
      ],
    };
  }
  const { tokens, problems } = tokenize(text);
  if (tokens.length === 1 && problems.length === 0) {
    return { tree: null, problems: [problem('empty', { start: 0, end: text.length })] };
  }
  return new Parser(text, tokens, problems).formula();
}

class Parser {
  private at = 0;
  private depth = 0;
  /** Numbers with a comma that stand among the values of the operator being read, not in parentheses of their own. */
  private commas: Span[] = [];

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly problems: Problem[],
  ) {}

  formula(): Parsed {
    let tree = this.expression(0);
    for (let token = this.peek(); token.kind !== 'end'; token = this.peek()) {
      if (token.kind === 'close') {
        this.report(problem('extraClose', token.span));
        this.at++;
      } else if (token.kind === 'separator') {
        this.report(problem('unknownCharacter', token.span, { text: this.slice(token.span) }));
        this.at++;
        this.expression(0);
      } else if (token.kind === 'sign') tree = this.continueFrom(tree, 0);
      else {
        this.report(problem('missingOperator', token.span, { text: this.slice(token.span) }));
        this.expression(0);
      }
    }
    this.problems.sort((a, b) => a.span.start - b.span.start);
    return { tree, problems: this.problems };
  }

  private peek(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] as Token;
  }

  private slice(span: Span): string {
    return this.text.slice(span.start, span.end);
  }

  private report(fault: Problem): void {
    this.problems.push(fault);
  }

  private expression(minimum: number): Node | null {
    if (++this.depth > FORMULA_DEPTH_LIMIT) {
      this.report(problem('tooDeep', this.peek().span, { limit: FORMULA_DEPTH_LIMIT }));
      this.at = this.tokens.length - 1;
      this.depth--;
      return null;
    }
    const node = this.continueFrom(this.operand(), minimum);
    this.depth--;
    return node;
  }

  /** Precedence climbing: binary signs at least as strong as `minimum`, left-associative. */
  private continueFrom(first: Node | null, minimum: number): Node | null {
    let left = first;
    for (;;) {
      const token = this.peek();
      if (token.kind !== 'sign' || PRECEDENCE[token.sign] < minimum) return left;
      this.at++;
      const right = this.expression(PRECEDENCE[token.sign] + 1);
      if (left && right) {
        const span = cover(left.span, right.span);
        left = ARITHMETIC.has(token.sign)
          ? { kind: 'binary', operator: token.sign as BinaryOperator, left, right, span }
          : { kind: 'compare', operator: token.sign as Comparator, left, right, span };
      } else left = left ?? right;
    }
  }

  private operand(): Node | null {
    const token = this.peek();
    switch (token.kind) {
      case 'number':
        this.at++;
        if (token.comma) this.commas.push(token.span);
        return { kind: 'number', value: token.value, span: token.span };
      case 'text':
        this.at++;
        return token;
      case 'reference':
        this.at++;
        return token;
      case 'word':
        return this.call(token);
      case 'open': {
        this.at++;
        // In parentheses a comma parts nothing.
        const around = this.commas;
        this.commas = [];
        const inner = this.expression(0);
        this.commas = around;
        this.close(token.span);
        return inner;
      }
      case 'sign':
        if (token.sign === '-' || token.sign === '+') {
          this.at++;
          const operand = this.expression(PRECEDENCE['*'] + 1);
          return operand && token.sign === '-'
            ? { kind: 'negate', operand, span: cover(token.span, operand.span) }
            : operand;
        }
        this.report(problem('missingOperand', token.span));
        return null;
      case 'close':
      case 'end':
      case 'separator':
        this.report(problem('missingOperand', token.kind === 'end' ? this.lastSpan() : token.span));
        return null;
    }
  }

  private lastSpan(): Span {
    return this.tokens[this.tokens.length - 2]?.span ?? { start: 0, end: this.text.length };
  }

  private close(open: Span): Span {
    const token = this.peek();
    if (token.kind === 'close') {
      this.at++;
      return token.span;
    }
    this.report(problem('missingClose', open));
    return this.lastSpan();
  }

  private call(token: Token & { kind: 'word' }): Node | null {
    this.at++;
    const operator = operatorOf(token.word);
    if (!operator) {
      const near = closestOf(token.word, Object.keys(OPERATORS));
      this.report(
        problem(
          'unknownOperator',
          token.span,
          { name: token.word },
          near ? { label: near, text: near } : null,
        ),
      );
    }
    if (this.peek().kind !== 'open') {
      if (operator) this.report(problem('bareOperator', token.span, { name: operator }));
      return null;
    }
    const open = this.peek().span;
    this.at++;
    const args: Node[] = [];
    const around = this.commas;
    this.commas = [];
    let semicolons = false;
    if (this.peek().kind !== 'close') {
      do {
        const arg = this.expression(0);
        if (arg) args.push(arg);
        semicolons ||= this.slice(this.peek().span) === ';';
      } while (this.separator());
    }
    const commas = semicolons ? [] : this.commas;
    this.commas = around;
    const end = this.close(open);
    if (!operator) return null;
    const span = cover(token.span, end);
    if (!this.asksCommas(operator, args.length, commas)) this.checkArity(operator, args.length, span);
    return { kind: 'call', operator, args, span, wordSpan: token.span };
  }

  private separator(): boolean {
    if (this.peek().kind !== 'separator') return false;
    this.at++;
    return true;
  }

  /** Numbers with a comma that the operator would take as two values as well: asked about, never guessed. */
  private asksCommas(name: keyof typeof OPERATORS, found: number, commas: readonly Span[]): boolean {
    const { min, max } = OPERATORS[name].arity;
    const parted = commas.some((_, i) => found + i + 1 >= min && found + i + 1 <= max);
    if (!parted) return false;
    for (const span of commas) {
      const text = this.slice(span);
      this.report(problem('ambiguousComma', span, { text, name, two: text.replace(',', '; ') }));
    }
    return true;
  }

  private checkArity(name: keyof typeof OPERATORS, found: number, span: Span): void {
    const { min, max } = OPERATORS[name].arity;
    if (found >= min && found <= max) return;
    const values = (n: number) => (n === 1 ? '1 valor' : `${n} valores`);
    const expected = min === max ? values(min) : `de ${min} a ${values(max)}`;
    this.report(problem('arity', span, { name, expected, found: String(found) }));
  }
}
