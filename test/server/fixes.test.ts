/** No fix leads directly to a new error: checks every fix on all examples of checks and all broken samples. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { analyse, diagnose, type OffsetDiagnostic } from '../../server/src/features';
import { loadRulesets } from '../../server/src/rulesets/registry';
import { applyTextEdits } from '../../server/src/text';
import { findDiagnostics } from '../support/test-checks';
import { fixture } from '../support/fixture';
import { analysisOfFile, scenarioFiles } from '../support/samples';

/** Fixes that may lead to another error, each with the reason why it is unavoidable. */
const exceptions: readonly (readonly [fix: string, error: string, why: string])[] = [
  [
    'schema/missing-ruleset',
    'schema/',
    'only the author knows which game it is, and the rest is then read by its rules',
  ],
  ['expect/needs-dice', 'expect/not-met', 'the dice that the fix asks for decide whether the expectation is met'],
  ['wif-ssw/us-war-unknown', 'wif-ssw/us-sub-limit', 'it states a fact of the game, and the limit follows from that'],
];

const isError = ({ severity }: OffsetDiagnostic): boolean => severity === 'error';

/** Errors after a fix that were not there before, counted by code. */
function listNewErrors(before: readonly OffsetDiagnostic[], after: readonly OffsetDiagnostic[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { code } of before.filter(isError)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return after.filter(isError).flatMap(({ code, message }) => {
    const count = counts.get(code) ?? 0;
    counts.set(code, count - 1);
    return count > 0 ? [] : [`${code}: ${message}`];
  });
}

/** The fixes of these diagnostics that lead to another error, each with that error. */
function listMisleadingFixes(
  text: string,
  reported: readonly OffsetDiagnostic[],
  getDiagnostics: (text: string) => readonly OffsetDiagnostic[],
): readonly string[] {
  return reported.flatMap((problem) =>
    problem.listFixes().flatMap(({ title, edits }) =>
      listNewErrors(reported, getDiagnostics(applyTextEdits(text, edits)))
        .filter((error) => !exceptions.some(([fix, to]) => fix === problem.code && error.startsWith(to)))
        .map((error) => `${problem.code}, ${title} -> ${error}`),
    ),
  );
}

describe('fixes', () => {
  it('no fix of an example of a check leads to a new error', async () => {
    const rulesets = await loadRulesets();
    const texts = rulesets.flatMap(({ checks }) =>
      checks.flatMap(({ examples }) => examples.fails.map((example) => fixture(example).text)),
    );
    assert.ok(texts.length > 100);
    assert.deepEqual(
      texts.flatMap((text) => listMisleadingFixes(text, findDiagnostics(text), findDiagnostics)),
      [],
    );
  });

  for (const file of scenarioFiles('samples/broken')) {
    it(`no fix in ${path.relative('samples/broken', file)} leads to a new error`, () => {
      const { text, environment } = analysisOfFile(file);
      const getDiagnostics = (mended: string) => diagnose(analyse(mended, undefined, environment));
      assert.deepEqual(listMisleadingFixes(text, getDiagnostics(text), getDiagnostics), []);
    });
  }

  const removals: readonly (readonly [what: string, code: string, text: string])[] = [
    [
      'an engagement whose submarine another combat names is not removed',
      'wif-ssw/zone-twice',
      `ruleset: wif-ssw
turn: { year: 1941, months: may-jun }
powers: { germany: { side: axis }, cw: { side: allied } }
engagements:
  - { id: one, seaZone: Bay of Biscay, impulse: 1, weather: fine, subs: { power: germany, units: [{ id: a, type: sub, attack: 4, section: 4 }] }, convoy: { power: cw, convoyPoints: 8 } }
  - { id: two, seaZone: Bay of Biscay, impulse: 1, weather: fine, subs: { power: germany, units: [{ id: b, type: sub, attack: 4, section: 4 }] }, convoy: { power: cw, convoyPoints: 8 } }
navalCombats:
  - { id: after, seaZone: Bay of Biscay, kind: surface, attacker: { power: germany, members: [b] }, defender: { power: cw, units: [{ id: hood, type: scs, cost1: 4, section: 2 }] } }
`,
    ],
  ];
  for (const [title, code, text] of removals)
    it(title, () => {
      const reported = findDiagnostics(text);
      assert.ok(
        reported.some((problem) => problem.code === code),
        reported.map(({ message }) => message).join('\n'),
      );
      assert.deepEqual(listMisleadingFixes(text, reported, findDiagnostics), []);
    });
});
