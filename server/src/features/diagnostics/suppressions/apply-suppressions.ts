/** Applies suppression comments to the diagnostics of a file, and reports unused ones. */
import type { Range, TextFix } from '../../../text';
import { lineEnd, lineStart, nextLine } from '../../../text/lines';
import type { Analysis } from '../../analysis/analysis';
import type { OffsetDiagnostic } from '../../scenario/offset-diagnostic';
import { suppressionComments, suppressionWords } from './comments';
import type { Comments, NamedCode, SuppressionExtent, Suppression } from './comments';

/** A code in a comment, and whether it has suppressed anything. */
interface AcceptedCode {
  readonly by: Suppression;
  readonly named: NamedCode;
  /** Identity across edits. */
  readonly mark: string;
  used: boolean;
}

/** Suppressions of one range: by code, and by code prefix. */
interface Scope extends Range {
  readonly codes: Map<string, AcceptedCode>;
  readonly prefixes: Map<string, AcceptedCode>;
}

/** The remaining diagnostics. */
interface SuppressionResult {
  readonly diagnostics: readonly OffsetDiagnostic[];
  /** Compared with the next text (`PreviousDiagnostics`). */
  readonly unusedComments: ReadonlySet<string>;
}

/** Code prefixes of diagnostics that require simulation or odds. */
const deferredPrefixes = ['expect/', 'result/'];

/**
 * While simulations and odds are pending, comments that may suppress their diagnostics keep their previous state.
 * @param all the diagnostics of the file
 * @param isComplete whether no diagnostics are pending
 * @returns the remaining diagnostics with those of the comments themselves, unordered; and the unused comments
 */
export function applySuppressions(
  analysis: Analysis,
  all: readonly OffsetDiagnostic[],
  isComplete: boolean,
): SuppressionResult {
  const before = analysis.previous.unusedComments;
  const comments = suppressionComments(analysis);
  if (comments.suppressions.length === 0 && comments.unknown.length === 0)
    return { diagnostics: all, unusedComments: new Set() };
  const accepted = listAccepted(analysis, comments);
  const scopesByExtent = (['line', 'combat', 'file'] as const).map((extent) =>
    groupByScope(accepted.filter(({ by }) => by.extent === extent)),
  );
  const remainingDiagnostics = all.filter((diagnostic) => {
    const by = scopesByExtent
      .map((scopes) => findAccepted(scopes, diagnostic))
      .find((accepting) => accepting !== undefined);
    if (by) by.used = true;
    return by === undefined;
  });
  const commentDiagnostics = reportMalformed(analysis, comments);
  if (!isFullyChecked(analysis))
    return {
      diagnostics: [...remainingDiagnostics, ...commentDiagnostics],
      unusedComments: comments.suppressions.length === 0 ? new Set() : before,
    };
  const unusedCodes = accepted.filter(
    ({ used, by, named, mark }) => !used && by.scope && (isComplete || !acceptsDeferred(named) || before.has(mark)),
  );
  return {
    diagnostics: [...remainingDiagnostics, ...commentDiagnostics, ...reportUnused(analysis, unusedCodes)],
    unusedComments: new Set(unusedCodes.map(({ mark }) => mark)),
  };
}

function acceptsDeferred({ code }: NamedCode): boolean {
  if (!code.endsWith('*')) return deferredPrefixes.some((deferredPrefix) => code.startsWith(deferredPrefix));
  const prefix = code.slice(0, -1);
  return deferredPrefixes.some(
    (deferredPrefix) => prefix.startsWith(deferredPrefix) || deferredPrefix.startsWith(prefix),
  );
}

function listAccepted({ text }: Analysis, { suppressions }: Comments): readonly AcceptedCode[] {
  const before = new Map<string, number>();
  return suppressions.flatMap((by) => {
    const words = text.slice(by.from, by.to);
    const above = before.get(words) ?? 0;
    before.set(words, above + 1);
    return by.codes.map((named) => ({ by, named, mark: `${above} ${named.code} ${words}`, used: false }));
  });
}

/** Whether all checks could run: otherwise an unused comment may apply once the text is fixed. */
function isFullyChecked({ file, scenarios }: Analysis): boolean {
  return !file.broken && scenarios.every((scenario) => scenario.ruleset && scenario.schemaDiagnostics().length === 0);
}

/** In document order. Scopes of one extent are equal or disjoint. */
function groupByScope(accepted: readonly AcceptedCode[]): readonly Scope[] {
  const scopes = new Map<number, Scope>();
  for (const item of accepted) {
    const { scope } = item.by;
    if (!scope) continue;
    const current = scopes.get(scope.from) ?? { ...scope, codes: new Map(), prefixes: new Map() };
    scopes.set(scope.from, current);
    const { code } = item.named;
    const kind = code.endsWith('*') ? current.prefixes : current.codes;
    const key = code.endsWith('*') ? code.slice(0, -1) : code;
    if (!kind.has(key)) kind.set(key, item);
  }
  return [...scopes.values()].sort((a, b) => a.from - b.from);
}

function findAccepted(scopes: readonly Scope[], { from, code }: OffsetDiagnostic): AcceptedCode | undefined {
  let low = 0;
  let high = scopes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (scopes[middle]!.from <= from) low = middle;
    else high = middle - 1;
  }
  const scope = scopes[low];
  if (!scope || from < scope.from || from >= Math.max(scope.to, scope.from + 1)) return undefined;
  return scope.codes.get(code) ?? findByPrefix(code, scope.prefixes);
}

function findByPrefix(code: string, prefixes: ReadonlyMap<string, AcceptedCode>): AcceptedCode | undefined {
  for (let length = code.length; length >= 0; length--) {
    const accepting = prefixes.get(code.slice(0, length));
    if (accepting) return accepting;
  }
  return undefined;
}

const extentPhrases: Readonly<Record<SuppressionExtent, string>> = {
  line: 'Nothing on this line',
  combat: 'Nothing in this combat',
  file: 'Nothing in this file',
};

function reportUnused(analysis: Analysis, accepted: readonly AcceptedCode[]): readonly OffsetDiagnostic[] {
  return accepted.map(({ by, named }) =>
    createCommentDiagnostic(
      'asdic/unused-suppression',
      'hint',
      named,
      `${extentPhrases[by.extent]} has the problem \`${named.code}\`. Take it out, so that it hides nothing later.`,
      [removeCode(analysis.text, by, named)],
      true,
    ),
  );
}

/** Removes the comment with its line, the comment after other text, or one of several codes. */
function removeCode(text: string, { from, to, codes }: Suppression, named: NamedCode): TextFix {
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

function reportMalformed({ text }: Analysis, { suppressions, unknown }: Comments): readonly OffsetDiagnostic[] {
  const forms = Object.values(suppressionWords)
    .map((word) => `\`${word}\``)
    .join(', ');
  return [
    ...unknown.map(({ from, to, word }) =>
      createCommentDiagnostic(
        'asdic/suppression',
        'warning',
        { from, to },
        `\`${word}\` accepts nothing: a comment that accepts a problem begins with one of ${forms}.`,
      ),
    ),
    ...suppressions
      .filter(({ codes }) => codes.length === 0)
      .map(({ from, to }) =>
        createCommentDiagnostic(
          'asdic/suppression',
          'warning',
          { from, to },
          `Name the code of the problem to accept: \`${text.slice(from, to).split(':')[0]!.trimEnd()} wif-ssw/owner-passed\`. The Problems panel shows the code behind each message.`,
        ),
      ),
    ...suppressions
      .filter(({ codes, scope }) => codes.length > 0 && !scope)
      .map(({ from, to }) =>
        createCommentDiagnostic(
          'asdic/suppression',
          'warning',
          { from, to },
          `This comment is in no combat. Put it into one, or above its first line.`,
        ),
      ),
  ];
}

function createCommentDiagnostic(
  code: string,
  severity: OffsetDiagnostic['severity'],
  { from, to }: Range,
  message: string,
  fixes: readonly TextFix[] = [],
  unnecessary = false,
): OffsetDiagnostic {
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
