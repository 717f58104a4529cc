import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import { computeChance } from '../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../../server/src/engine/sample';
import type { Combat } from '../../../../server/src/engine/combat';
import { createOddsReport, createRoundsReport } from '../../../../server/src/features/report/odds';
import { performTask } from '../../../../server/src/work/perform-task';
import { createTask } from '../../work/combats';
import { createSkirmish } from '../../../support/skirmish';
import type { ReportOdds } from '../../../../server/src/protocol';

const assertClose = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`);

function computeOutcomes(combat: Combat) {
  const outcomes = runToEnd(computeExactOdds(combat));
  assert.ok('ends' in outcomes);
  return outcomes;
}

describe('the report of the odds of a battle', () => {
  const combat = createSkirmish();
  const outcomes = computeOutcomes(combat);
  const report: ReportOdds = createOddsReport(combat, outcomes);

  it('names the quantities that decisions were estimated by', () => {
    assert.equal(report.estimated, undefined);
    assert.deepEqual(
      createOddsReport(combat, { ...outcomes, bases: [{ kind: 'estimate', name: 'chance' }] }).estimated,
      ['chance'],
    );
  });

  it('lists the probability of each winner in a fixed order, with a sum of 1', () => {
    const [verdict] = report.verdicts;
    assert.deepEqual(
      verdict!.ways.map(({ word }) => word),
      ['attacker', 'defender', 'nobody', 'both'],
    );
    assertClose(
      verdict!.ways.reduce((sum, { share: probability }) => sum + probability, 0),
      1,
    );
    const read = combat.labels![0]!.read;
    for (const { word, share: probability } of verdict!.ways)
      assertClose(
        probability,
        computeChance(outcomes, (state) => read(state) === word),
      );
  });

  it('lists the losses of each side by kind, in agreement with the measures', () => {
    assert.deepEqual(
      report.forces.map(({ side, units }) => [side, units.map(({ title, start }) => [title, start])]),
      [
        [
          'attacker',
          [
            ['submarines', 3],
            ['fighters', 1],
          ],
        ],
        [
          'defender',
          [
            ['destroyers', 2],
            ['battleships', 1],
          ],
        ],
      ],
    );
    const [subs] = report.forces[0]!.units;
    const submarines = report.measures.find(({ path }) => path.includes('submarines'))!;
    assertClose(subs!.lost, 3 - submarines.mean);
    assertClose(subs!.lostValue!, 8 * subs!.lost);
    assertClose(subs!.noneLost, submarines.distribution.find(({ value }) => value === 3)!.share);
    assertClose(subs!.allLost, submarines.distribution.find(({ value }) => value === 0)!.share);
  });

  it('gives one value to a measure that is certain, and omits repeated measures', () => {
    const again = { path: ['again'], title: 'again', read: () => 1, repeats: true };
    const fixed = {
      path: ['fixed'],
      title: 'fixed',
      read: () => 2,
      subject: { kind: 'units', side: 'attacker', title: 'rafts', singular: 'raft', start: 2 },
    } as const;
    const report = createOddsReport({ ...combat, measures: [...combat.measures, again, fixed] }, outcomes);
    const rafts = report.forces.flatMap(({ units }) => units).find(({ title }) => title === 'rafts')!;
    assert.deepEqual([rafts.noneLost, rafts.allLost], [1, 0]);
    assert.ok(!report.measures.some(({ title }) => title === 'again'));
  });

  it('lists the likeliest ends by remaining units, and sums the others up', () => {
    const { sides, ends, others } = report.survivors!;
    assert.deepEqual(sides, ['attacker', 'defender']);
    assert.ok(
      ends.length <= 12 && ends.every(({ share: probability }, at) => at === 0 || probability <= ends[at - 1]!.share),
    );
    assertClose(
      ends.reduce((sum, { share: probability }) => sum + probability, others),
      1,
    );
    assert.ok(
      ends.some(({ left: remaining }) => remaining[0] === 'nothing' && remaining[1] === '2 destroyers, 1 battleship'),
    );
  });

  it('includes the intervals of sampled odds', () => {
    const sampled = createOddsReport(combat, runToEnd(computeSampledOdds(combat, 1, 500)));
    for (const { share: probability, low, high } of sampled.verdicts[0]!.ways)
      assert.ok(low! <= probability && probability <= high!);
    assert.equal(report.verdicts[0]!.ways[0]!.low, undefined);
  });

  it('lists no survivors if units are not counted', () => {
    const bare = { ...combat, measures: combat.measures.filter(({ subject: measured }) => measured?.kind !== 'units') };
    const { forces, survivors, outcomes: listed } = createOddsReport(bare, outcomes);
    assert.deepEqual([forces, survivors], [[], undefined]);
    assert.ok(listed.length > 0);
  });
});

describe('the report of a battle round by round', () => {
  const combat = createSkirmish();
  const points = runToEnd(performTask({ ...createTask('skirmish'), kind: 'rounds' }, () => ({ build: () => combat })));
  assert.ok(!('tooLarge' in points));
  const report = createRoundsReport(combat, points);

  it('reports the outcomes and the remaining units of each side after each round', () => {
    assert.equal(report.title, 'Cycle');
    assert.deepEqual(report.ways, ['the attacker wins', 'the defender wins', 'nobody is left', 'both are left']);
    assert.deepEqual(report.sides, ['attacker', 'defender']);
    const [before] = report.points;
    assert.deepEqual([before!.round, before!.going, before!.ways, before!.left], [0, 1, [0, 0, 0, 0], [4, 3]]);
    // The curves omit values that are too unlikely to be drawn.
    for (const { going, ways: endings } of report.points)
      assert.ok(Math.abs(endings.reduce((sum, probability) => sum + probability, going) - 1) < 1e-9);
  });

  it('offers rounds if the combat has numbered ones', () => {
    assert.equal(createOddsReport(combat, computeOutcomes(combat)).hasRounds, true);
    const plain = { ...combat, steps: [] };
    assert.equal(createOddsReport(plain, computeOutcomes(plain)).hasRounds, false);
  });
});
