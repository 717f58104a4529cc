/** No fix leads to another error at once: every fix that is offered, on all examples of constraints and all broken samples. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { analyse, problems, type OffsetProblem } from '../../server/src/features';
import { loadRulesets } from '../../server/src/rulesets/registry';
import { applyTextEdits } from '../../server/src/text';
import { problemsOf } from '../support/constraints';
import { fixture } from '../support/fixture';
import { analysisOfFile, scenarioFiles } from '../support/samples';

/** Fixes that may lead to another error, each with the reason why that cannot be helped. */
const exceptions: readonly (readonly [fix: string, error: string, why: string])[] = [
  ['schema/missing-ruleset', 'schema/', 'which game it is only the author knows; the rest is then read by it'],
  ['expect/needs-dice', 'expect/not-met', 'whether an expectation is met the dice decide that the fix asks for'],
  ['wif-ssw/us-war-unknown', 'wif-ssw/us-sub-limit', 'it states a fact of the game, and the limit follows from that'],
];

const isError = ({ severity }: OffsetProblem): boolean => severity === 'error';

/** What is found after a fix of a text that was not found before: errors of a code beyond as many as there were. */
function newErrors(before: readonly OffsetProblem[], after: readonly OffsetProblem[]): readonly string[] {
  const left = new Map<string, number>();
  for (const { code } of before.filter(isError)) left.set(code, (left.get(code) ?? 0) + 1);
  return after.filter(isError).flatMap(({ code, message }) => {
    const known = left.get(code) ?? 0;
    left.set(code, known - 1);
    return known > 0 ? [] : [`${code}: ${message}`];
  });
}

/** Each fix of some problems that leads to another error, with that error. */
function misleading(
  text: string,
  found: readonly OffsetProblem[],
  problemsIn: (text: string) => readonly OffsetProblem[],
): readonly string[] {
  return found.flatMap((problem) =>
    problem.fixes().flatMap(({ title, edits }) =>
      newErrors(found, problemsIn(applyTextEdits(text, edits)))
        .filter((error) => !exceptions.some(([fix, to]) => fix === problem.code && error.startsWith(to)))
        .map((error) => `${problem.code}, ${title} -> ${error}`),
    ),
  );
}

describe('no fix leads to another error at once', () => {
  it('in the examples of all constraints', async () => {
    const rulesets = await loadRulesets();
    const texts = rulesets.flatMap(({ constraints }) =>
      constraints.flatMap(({ examples }) => examples.fails.map((example) => fixture(example).text)),
    );
    assert.ok(texts.length > 100);
    assert.deepEqual(
      texts.flatMap((text) => misleading(text, problemsOf(text), problemsOf)),
      [],
    );
  });

  for (const file of scenarioFiles('samples/broken')) {
    it(`in ${path.relative('samples/broken', file)}`, () => {
      const { text, environment } = analysisOfFile(file);
      const problemsIn = (mended: string) => problems(analyse(mended, undefined, environment));
      assert.deepEqual(misleading(text, problemsIn(text), problemsIn), []);
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
  for (const [what, code, text] of removals)
    it(what, () => {
      const found = problemsOf(text);
      assert.ok(
        found.some((problem) => problem.code === code),
        found.map(({ message }) => message).join('\n'),
      );
      assert.deepEqual(misleading(text, found, problemsOf), []);
    });
});
