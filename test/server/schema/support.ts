/** Scenarios checked by their schema, for tests with carets. */
import type { Diagnostic } from '../../../server/src/model/diagnostic';
import { checkSchema, chooseRuleset, collectIds } from '../../../server/src/schema/index';
import { applyTextEdits, parse, rangeAt, createTextEdits } from '../../../server/src/text/index';
import { assertMarked, dedent, fixture } from '../../support/fixture';

export type Check = (rulesetId: string, data: object) => readonly Diagnostic[];

/** All diagnostics of the schema layer for the first document. */
export function collectSchemaDiagnostics(rulesetId: string, data: object): readonly Diagnostic[] {
  return [...checkSchema(rulesetId, data), ...collectIds(rulesetId, data).diagnostics];
}

function getDiagnostics(text: string): { problems: readonly Diagnostic[]; file: ReturnType<typeof parse> } {
  const file = parse(text);
  const { data } = file.documents[0]!;
  const choice = chooseRuleset(data);
  return { file, problems: 'diagnostic' in choice ? [choice.diagnostic] : collectSchemaDiagnostics(choice.id, data) };
}

/** Compares the diagnostics of a scenario with its carets. @returns the diagnostics in the order of the text */
export function checkDiagnostics(source: string): Diagnostic[] {
  const marked = fixture(source);
  const { file, problems } = getDiagnostics(marked.text);
  const problemsWithRange = problems.map((problem) => ({
    problem,
    range: rangeAt(file.documents[0]!, problem.place)!,
  }));
  assertMarked(
    problemsWithRange.map(({ problem, range }) => ({ ...problem, range })),
    marked,
  );
  return problemsWithRange.sort((a, b) => a.range.from - b.range.from).map(({ problem }) => problem);
}

/** The scenario after the preferred fix, or after the fix with the given title. */
export function applyFix(source: string, title?: string): string {
  const text = dedent(source);
  const { file, problems } = getDiagnostics(text);
  const fixes = problems.flatMap((problem) => problem.fixes ?? []);
  const fix = fixes.find((candidate) => (title === undefined ? candidate.preferred : candidate.title === title));
  if (!fix) throw new Error(`No such fix, only: ${fixes.map((candidate) => candidate.title).join(', ') || 'none'}`);
  return applyTextEdits(text, createTextEdits(file, fix.edits));
}

/**
 * A scenario that is valid except for one unit.
 * @param marked the part of the unit (its last occurrence) that must have a diagnostic
 * @param expected the code and a part of the message
 */
export const withUnit = (unit: string, marked?: string, expected = '') => {
  const line = `          - ${unit}`;
  const at = line.lastIndexOf('\n') + 1;
  const column = marked === undefined ? 0 : line.lastIndexOf(marked) - at;
  const carets = marked === undefined ? '' : `\n${'#'.padEnd(column)}${'^'.repeat(marked.length)} ${expected}`;
  return `ruleset: wif-ssw
powers:
  germany: { side: axis }
  cw: { side: allied }
engagements:
  - id: biscay
    seaZone: Bay of Biscay
    weather: rain
    subs:
      power: germany
      units:
${line}${carets}
    convoy: { power: cw }
`;
};

/** The scenario with one line replaced by another, with carets below it. */
export const withLine = (line: string, other: string) =>
  withUnit('{ id: u-7, type: sub, attack: 3, section: 3 }').replace(`${line}\n`, `${other}\n`);
