/** Fixtures of the tests of the features: a scenario to work on, and short helpers to analyze it. */
import assert from 'node:assert/strict';
import { analyse, emptyMemory, findCombat, diagnose, remember, resolveCombat } from '../../../server/src/features';
import type {
  Analysis,
  CombatQuery,
  Environment,
  LocatedCombat,
  Memory,
  OffsetDiagnostic,
  ResolvedCombat,
  ResolveOptions,
} from '../../../server/src/features';
import type { Violation } from '../../../server/src/model/diagnostic';
import type { Check, Ruleset } from '../../../server/src/model/ruleset';
import { applyTextEdits } from '../../../server/src/text';
import type { TextEdit } from '../../../server/src/text';
import { assertMarked, dedent, fixture } from '../../support/fixture';
import { environment, rulesets } from '../../support/environment';

/** The worked search example of the rules: six surprise points to the sub side. */
export const biscay = dedent(`
  ruleset: wif-ssw
  title: Condors over Biscay
  turn: { year: 1941, months: jan-feb }
  powers:
    germany: { side: axis, action: naval, atWarWith: [cw] }
    cw: { side: allied, action: combined }
  engagements:
    - id: biscay
      seaZone: Bay of Biscay
      weather: rain
      subs:
        power: germany
        units:
          - { id: flotilla-7, type: sub, attack: 3, section: 3, count: 2 }
          - { id: flotilla-1, type: sub, attack: 4, section: 4 }
          - { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }
      convoy: # the Convoy Section
        power: cw
        convoyPoints: 12
        units:
          - { id: liberator, type: nav, range: 12, airToSea: 3 }
      dice: { search.subs: 4, search.convoy: 5 } # rolled at the table
`);

export function analyzeText(text: string, overrides: Partial<Environment> = {}, previous?: Analysis): Analysis {
  return analyse(text, previous, environment(overrides));
}

/** The combat that a query finds, or the only one. */
export function getCombat(analysis: Analysis, query: CombatQuery = {}): LocatedCombat {
  const match = findCombat(analysis, query);
  assert.ok(!('refused' in match), JSON.stringify(match));
  return match;
}

/** Resolves a combat, and fails if that is refused. */
export function resolveCombatOrFail(target: LocatedCombat, options?: ResolveOptions): ResolvedCombat {
  const result = resolveCombat(target, options);
  assert.ok(!('refused' in result), JSON.stringify(result));
  return result;
}

/** A memory with the result of one combat. */
export function rememberResult(target: LocatedCombat, options?: ResolveOptions): Memory {
  return remember(emptyMemory, target, resolveCombatOrFail(target, options));
}

/** The ruleset of the tests with some members replaced. */
export function rulesetWith(replaced: Partial<Ruleset>): Ruleset {
  return { ...rulesets.find(({ id }) => id === 'wif-ssw')!, ...replaced };
}

/** Codes and messages of all diagnostics of a text. */
export function formatDiagnostics(text: string, overrides?: Partial<Environment>): readonly string[] {
  return diagnose(analyzeText(text, overrides)).map(({ code, message }) => `${code}: ${message}`);
}

/** Compares the diagnostics of a marked scenario with its marks. */
export function assertDiagnostics(source: string, overrides?: Partial<Environment>): void {
  const marked = fixture(source);
  const actual = diagnose(analyzeText(marked.text, overrides));
  assertMarked(
    actual.map(({ code, message, from, to }) => ({ code, message, range: { from, to } })),
    marked,
  );
}

/** The only diagnostic of a code. */
export function getOnlyDiagnostic(text: string, code: string, overrides?: Partial<Environment>): OffsetDiagnostic {
  const matches = diagnose(analyzeText(text, overrides)).filter((problem) => problem.code === code);
  assert.equal(matches.length, 1, `problems of ${code}`);
  return matches[0]!;
}

/** The text after the fix with a title. */
export function applyFix(text: string, code: string, title: string): string {
  const fixes = getOnlyDiagnostic(text, code).listFixes();
  const fix = fixes.find((candidate) => candidate.title === title);
  assert.ok(fix, `No fix "${title}" among ${fixes.map((candidate) => candidate.title).join(', ')}`);
  return applyTextEdits(text, fix.edits);
}

/** Applies edits, and fails if they were refused. */
export function applyEdits(
  text: string,
  edits: readonly TextEdit[] | { readonly refused: string } | undefined,
): string {
  assert.ok(edits && !('refused' in edits), JSON.stringify(edits));
  return applyTextEdits(text, edits);
}

/** The offset within the first occurrence of a text. */
export function findOffset(text: string, searchText: string, offsetInside = 0): number {
  const at = text.indexOf(searchText);
  assert.ok(at >= 0, `"${searchText}" is not in the text`);
  return at + offsetInside;
}

/** A check of the ruleset of the tests. */
export type AnyCheck = Check<{ engagements?: { id: string; weather: string }[] }, object>;

/** A ruleset with the checks of the test. */
export function withChecks(...checks: AnyCheck[]) {
  return { rulesets: [rulesetWith({ checks: checks as unknown as Check<object, object>[] })] };
}

/** A check of each engagement. */
export function makeCheck(code: string, check: (item: { id: string }) => Iterable<Violation>): AnyCheck {
  const examples = { passes: [], fails: [] };
  return {
    code,
    rule: 'search-dice',
    severity: 'warning',
    title: code,
    examples,
    part: 'engagements',
    scope: 'part',
    check,
  };
}
