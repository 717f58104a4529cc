/** The odds, the curve of the rounds and the advice of a small combat of each game, beside what was recorded. `ASDIC_RECORD=1` records again. */
import assert from 'node:assert/strict';
import {
  computeVariantResult,
  createCombatData,
  formatAdvice,
  getAdviceChoices,
  reportAdvice,
  reportOdds,
} from '../../../../server/src/features';
import type { LocatedCombat, Report } from '../../../../server/src/features';
import type { AdviceChoices } from '../../../../server/src/protocol';
import { createInProcessCalculator } from '../../../../server/src/work/in-process';
import { dedent } from '../../../support/fixture';
import { compareRecord } from '../../../support/recorded/compare';
import { analyzeText, biscay, getCombat } from '../support';

const sampling = { runs: 100, seed: 1 };

const combats = {
  'wif-ssw': biscay.replace(', count: 2 }', ' }').replace('convoyPoints: 12', 'convoyPoints: 3'),
  aare: dedent(`
    ruleset: aare
    turn: { round: 3, power: japan, phase: conduct-combat }
    powers: { japan: { side: axis }, us: { side: allies } }
    seaBattles:
      - id: coral-sea
        attacker: { power: japan, units: { sub: 1, dd: 1 } }
        defender: { power: us, units: { dd: 1, ac: 1 } }
        expect: { odds: { attacker-wins: { min: 0.1 }, attacker: { dd: { max: 0.2 } } } }
  `),
  'aa-depth': dedent(`
    ruleset: aa-depth
    turn: { round: 4, power: uk, phase: conduct-combat }
    powers: { germany: { side: axis }, uk: { side: allies } }
    seaBattles:
      - id: gap
        attacker: { power: uk, units: { dd: 1 } }
        defender: { power: germany, units: { sub: 1 } }
  `),
  awaw: dedent(`
    ruleset: awaw
    turn: { year: 1941, season: spring }
    nations: { britain: { side: allied }, germany: { side: axis } }
    fleetCombats:
      - id: strait
        attacker: { number: 1, nation: britain, units: [{ id: hood, type: bc, name: Hood }] }
        defender: { number: 1, nation: germany, units: [{ id: bismarck, type: bb, name: Bismarck }] }
  `),
} as const;

/** Numbers to nine digits: the last ones depend on the order of a sum. */
const stringify = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'number' ? Number(inner.toPrecision(9)) : inner));

const recordReport = ({ board: _, ...report }: Report): readonly string[] =>
  Object.entries(report).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value as object).map(([inner, each]) => `${key}.${inner}: ${stringify(each)}`)
      : [`${key}: ${stringify(value)}`],
  );

/** Advice to the first side for its first aim. */
async function recordAdvice(target: LocatedCombat, { choices: [first] }: AdviceChoices): Promise<readonly string[]> {
  const purpose = { side: first!.side, aim: first!.aim.id };
  const task = { kind: 'advice', ...createCombatData(target), ...purpose, ...sampling } as const;
  const report = reportAdvice(target, purpose, await createInProcessCalculator(() => target.entry).run(task));
  assert.ok(!('refused' in report) && report.advice, JSON.stringify(report));
  return [formatAdvice(report.advice), ...recordReport({ advice: report.advice } as Report)];
}

describe('the odds and the advice of a small combat', () => {
  for (const [name, text] of Object.entries(combats))
    it(`are what was recorded in ${name}`, async () => {
      const target = getCombat(analyzeText(text));
      const task = { kind: 'odds', ...createCombatData(target), ...sampling } as const;
      const outcomes = await createInProcessCalculator(() => target.entry).run(task, {});
      const odds = reportOdds(target, outcomes);
      assert.ok(!('refused' in odds));
      const choices = getAdviceChoices(target);
      compareRecord(`odds ${name}`, [
        ['odds', recordReport(odds)],
        ['variant', recordReport(computeVariantResult(target, outcomes) as unknown as Report)],
        ['choices', 'refused' in choices ? [choices.refused] : choices.choices.map((choice) => JSON.stringify(choice))],
        ['advice', 'refused' in choices ? [] : await recordAdvice(target, choices)],
      ]);
    });
});
