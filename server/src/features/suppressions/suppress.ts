/** Applies suppression comments to the diagnostics of a file, and reports unused ones. */
import type { Range, TextFix } from '../../text';
import { lineEnd, lineStart, nextLine } from '../../text/lines';
import type { Analysis } from '../analysis';
import type { OffsetProblem } from '../problems/offset-problem';
import { suppressionComments, wordFor } from './comments';
import type { Comments, NamedCode, Reach, Suppression } from './comments';

/** A code in a comment, and whether it has suppressed anything. */
interface Accepted {
  readonly by: Suppression;
  readonly named: NamedCode;
  /** Identity across edits. */
  readonly mark: string;
  used: boolean;
}

/** Suppressions of one range: by code, and by code prefix. */
interface Scope extends Range {
  readonly codes: Map<string, Accepted>;
  readonly beginnings: Map<string, Accepted>;
}

/** The remaining diagnostics. */
interface Suppressed {
  readonly problems: readonly OffsetProblem[];
  /** Compared with the next text (`PreviousDiagnostics`). */
  readonly unusedComments: ReadonlySet<string>;
}

/** Code prefixes of diagnostics that require simulation or odds. */
const foundLater = ['expect/', 'result/'];

/**
 * While simulations and odds are pending, comments that may suppress their diagnostics keep their previous state.
 * @param all the diagnostics of the file
 * @param isAll whether no diagnostics are pending
 * @returns the remaining diagnostics with those of the comments themselves, unordered; and the unused comments
 */
export function suppress(analysis: Analysis, all: readonly OffsetProblem[], isAll: boolean): Suppressed {
  const before = analysis.previous.unusedComments;
  const comments = suppressionComments(analysis);
  if (comments.suppressions.length === 0 && comments.unknown.length === 0)
    return { problems: all, unusedComments: new Set() };
  const accepted = acceptedBy(analysis, comments);
  const byReach = (['line', 'combat', 'file'] as const).map((reach) =>
    scopesOf(accepted.filter(({ by }) => by.reach === reach)),
  );
  const left = all.filter((problem) => {
    const by = byReach.map((scopes) => acceptedIn(scopes, problem)).find((found) => found !== undefined);
    if (by) by.used = true;
    return by === undefined;
  });
  const ofComments = malformed(analysis, comments);
  if (!isWhole(analysis))
    return {
      problems: [...left, ...ofComments],
      unusedComments: comments.suppressions.length === 0 ? new Set() : before,
    };
  const idle = accepted.filter(
    ({ used, by, named, mark }) => !used && by.scope && (isAll || !acceptsLater(named) || before.has(mark)),
  );
  return {
    problems: [...left, ...ofComments, ...unused(analysis, idle)],
    unusedComments: new Set(idle.map(({ mark }) => mark)),
  };
}

function acceptsLater({ code }: NamedCode): boolean {
  if (!code.endsWith('*')) return foundLater.some((beginning) => code.startsWith(beginning));
  const own = code.slice(0, -1);
  return foundLater.some((beginning) => own.startsWith(beginning) || beginning.startsWith(own));
}

function acceptedBy({ text }: Analysis, { suppressions }: Comments): readonly Accepted[] {
  const before = new Map<string, number>();
  return suppressions.flatMap((by) => {
    const words = text.slice(by.from, by.to);
    const above = before.get(words) ?? 0;
    before.set(words, above + 1);
    return by.codes.map((named) => ({ by, named, mark: `${above} ${named.code} ${words}`, used: false }));
  });
}

/** Whether all checks could run: otherwise an unused comment may apply once the text is fixed. */
function isWhole({ file, scenarios }: Analysis): boolean {
  return !file.broken && scenarios.every((scenario) => scenario.ruleset && scenario.faults().length === 0);
}

/** In document order. Scopes of one extent are equal or disjoint. */
function scopesOf(accepted: readonly Accepted[]): readonly Scope[] {
  const scopes = new Map<number, Scope>();
  for (const one of accepted) {
    const { scope } = one.by;
    if (!scope) continue;
    const here = scopes.get(scope.from) ?? { ...scope, codes: new Map(), beginnings: new Map() };
    scopes.set(scope.from, here);
    const { code } = one.named;
    const kind = code.endsWith('*') ? here.beginnings : here.codes;
    const key = code.endsWith('*') ? code.slice(0, -1) : code;
    if (!kind.has(key)) kind.set(key, one);
  }
  return [...scopes.values()].sort((a, b) => a.from - b.from);
}

function acceptedIn(scopes: readonly Scope[], { from, code }: OffsetProblem): Accepted | undefined {
  let low = 0;
  let high = scopes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (scopes[middle]!.from <= from) low = middle;
    else high = middle - 1;
  }
  const scope = scopes[low];
  if (!scope || from < scope.from || from >= Math.max(scope.to, scope.from + 1)) return undefined;
  return scope.codes.get(code) ?? beginningOf(code, scope.beginnings);
}

function beginningOf(code: string, beginnings: ReadonlyMap<string, Accepted>): Accepted | undefined {
  for (let length = code.length; length >= 0; length--) {
    const found = beginnings.get(code.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

const reachInWords: Readonly<Record<Reach, string>> = {
  line: 'Nothing on this line',
  combat: 'Nothing in this combat',
  file: 'Nothing in this file',
};

function unused(analysis: Analysis, accepted: readonly Accepted[]): readonly OffsetProblem[] {
  return accepted.map(({ by, named }) =>
    ofComment(
      'asdic/unused-suppression',
      'hint',
      named,
      `${reachInWords[by.reach]} has the problem \`${named.code}\`. Take it out, so that it hides nothing later.`,
      [takingOut(analysis.text, by, named)],
      true,
    ),
  );
}

/** Removes the comment with its line, the comment after other text, or one of several codes. */
function takingOut(text: string, { from, to, codes }: Suppression, named: NamedCode): TextFix {
  const title = `Take \`${named.code}\` out`;
  const at = codes.indexOf(named);
  if (codes.length > 1) {
    const cut = at === 0 ? { from: named.from, to: codes[1]!.from } : { from: codes[at - 1]!.to, to: codes[at]!.to };
    return { title, edits: [{ ...cut, insert: '' }] };
  }
  const start = lineStart(text, from);
  const isAlone = text.slice(start, from).trim() === '';
  if (isAlone) return { title, edits: [{ from: start, to: nextLine(text, from), insert: '' }] };
  const before = start + text.slice(start, from).trimEnd().length;
  return { title, edits: [{ from: before, to: Math.max(to, lineEnd(text, from)), insert: '' }] };
}

function malformed({ text }: Analysis, { suppressions, unknown }: Comments): readonly OffsetProblem[] {
  const forms = Object.values(wordFor)
    .map((word) => `\`${word}\``)
    .join(', ');
  return [
    ...unknown.map(({ from, to, word }) =>
      ofComment(
        'asdic/suppression',
        'warning',
        { from, to },
        `\`${word}\` accepts nothing: a comment that accepts a problem begins with one of ${forms}.`,
      ),
    ),
    ...suppressions
      .filter(({ codes }) => codes.length === 0)
      .map(({ from, to }) =>
        ofComment(
          'asdic/suppression',
          'warning',
          { from, to },
          `Name the code of the problem to accept: \`${text.slice(from, to).split(':')[0]!.trimEnd()} wif-ssw/owner-passed\`. The Problems panel shows the code behind each message.`,
        ),
      ),
    ...suppressions
      .filter(({ codes, scope }) => codes.length > 0 && !scope)
      .map(({ from, to }) =>
        ofComment(
          'asdic/suppression',
          'warning',
          { from, to },
          `This comment stands in no combat. Put it into one, or above its first line.`,
        ),
      ),
  ];
}

function ofComment(
  code: string,
  severity: OffsetProblem['severity'],
  { from, to }: Range,
  message: string,
  fixes: readonly TextFix[] = [],
  unnecessary = false,
): OffsetProblem {
  return {
    from,
    to,
    code,
    severity,
    message,
    related: [],
    unnecessary,
    hasPreferredFix: false,
    fixes: () => fixes,
  };
}
