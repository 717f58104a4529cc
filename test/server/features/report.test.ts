import assert from 'node:assert/strict';
import { exact } from '../../../server/src/engine/exact';
import { chance } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { sample } from '../../../server/src/engine/sample';
import { trace } from '../../../server/src/engine/trace';
import type { Combat } from '../../../server/src/engine/combat';
import { roundsReport } from '../../../server/src/features/report/by-round';
import { oddsReport } from '../../../server/src/features/report/odds';
import { traceReport } from '../../../server/src/features/report/trace';
import type { ReportOdds, ReportStep, ReportTrace } from '../../../server/src/protocol';
import { perform } from '../../../server/src/work/perform';
import { task } from '../work/combats';
import { skirmish } from '../../support/skirmish';
import { rulesetWith } from './support';

const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`);

function outcomesOf(combat: Combat) {
  const outcomes = finish(exact(combat));
  assert.ok('ends' in outcomes);
  return outcomes;
}

describe('the report of the odds of a battle', () => {
  const combat = skirmish();
  const outcomes = outcomesOf(combat);
  const report: ReportOdds = oddsReport(combat, outcomes);

  it('names the quantities that decisions were estimated by', () => {
    assert.equal(report.estimated, undefined);
    assert.deepEqual(oddsReport(combat, { ...outcomes, bases: [{ kind: 'estimate', name: 'chance' }] }).estimated, [
      'chance',
    ]);
  });

  it('lists the probability of each winner in a fixed order, with a sum of 1', () => {
    const [verdict] = report.verdicts;
    assert.deepEqual(
      verdict!.ways.map(({ word }) => word),
      ['attacker', 'defender', 'nobody', 'both'],
    );
    close(
      verdict!.ways.reduce((sum, { share }) => sum + share, 0),
      1,
    );
    const read = combat.labels![0]!.read;
    for (const { word, share } of verdict!.ways)
      close(
        share,
        chance(outcomes, (state) => read(state) === word),
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
    const left = report.measures.find(({ path }) => path.includes('submarines'))!;
    close(subs!.lost, 3 - left.mean);
    close(subs!.lostValue!, 8 * subs!.lost);
    close(subs!.noneLost, left.distribution.find(({ value }) => value === 3)!.share);
    close(subs!.allLost, left.distribution.find(({ value }) => value === 0)!.share);
  });

  it('gives one value to a measure that is certain, and omits repeated measures', () => {
    const again = { path: ['again'], title: 'again', read: () => 1, repeats: true };
    const fixed = {
      path: ['fixed'],
      title: 'fixed',
      read: () => 2,
      of: { kind: 'units', side: 'attacker', title: 'rafts', one: 'raft', start: 2 },
    } as const;
    const report = oddsReport({ ...combat, measures: [...combat.measures, again, fixed] }, outcomes);
    const rafts = report.forces.flatMap(({ units }) => units).find(({ title }) => title === 'rafts')!;
    assert.deepEqual([rafts.noneLost, rafts.allLost], [1, 0]);
    assert.ok(!report.measures.some(({ title }) => title === 'again'));
  });

  it('lists the likeliest ends by remaining units, and sums the others up', () => {
    const { sides, ends, others } = report.survivors!;
    assert.deepEqual(sides, ['attacker', 'defender']);
    assert.ok(ends.length <= 12 && ends.every(({ share }, at) => at === 0 || share <= ends[at - 1]!.share));
    close(
      ends.reduce((sum, { share }) => sum + share, others),
      1,
    );
    assert.ok(ends.some(({ left }) => left[0] === 'nothing' && left[1] === '2 destroyers, 1 battleship'));
  });

  it('includes the intervals of sampled odds', () => {
    const sampled = oddsReport(combat, finish(sample(combat, 1, 500)));
    for (const { share, low, high } of sampled.verdicts[0]!.ways) assert.ok(low! <= share && share <= high!);
    assert.equal(report.verdicts[0]!.ways[0]!.low, undefined);
  });

  it('lists no survivors if units are not counted', () => {
    const bare = { ...combat, measures: combat.measures.filter(({ of }) => of?.kind !== 'units') };
    const { forces, survivors, outcomes: listed } = oddsReport(bare, outcomes);
    assert.deepEqual([forces, survivors], [[], undefined]);
    assert.ok(listed.length > 0);
  });
});

describe('the report of a battle round by round', () => {
  const combat = skirmish();
  const points = finish(perform({ ...task('skirmish'), kind: 'rounds' }, () => ({ combat: () => combat })));
  assert.ok(!('tooLarge' in points));
  const report = roundsReport(combat, points);

  it('reports the outcomes and the remaining units of each side after each round', () => {
    assert.equal(report.title, 'Cycle');
    assert.deepEqual(report.ways, ['the attacker wins', 'the defender wins', 'nobody is left', 'both are left']);
    assert.deepEqual(report.sides, ['attacker', 'defender']);
    const [before] = report.points;
    assert.deepEqual([before!.round, before!.going, before!.ways, before!.left], [0, 1, [0, 0, 0, 0], [4, 3]]);
    // The curves omit values that are too unlikely to be drawn.
    for (const { going, ways } of report.points)
      assert.ok(Math.abs(ways.reduce((sum, share) => sum + share, going) - 1) < 1e-9);
  });

  it('offers rounds if the combat has numbered ones', () => {
    assert.equal(oddsReport(combat, outcomesOf(combat)).hasRounds, true);
    const plain = { ...combat, steps: [] };
    assert.equal(oddsReport(plain, outcomesOf(plain)).hasRounds, false);
  });
});

describe('the report of a resolved battle', () => {
  const ruleset = rulesetWith({
    rules: [{ id: 'fire', section: '5.1', title: 'Fire', summary: 'Dice.', checklist: [], status: 'implemented' }],
  });
  const reportOf = (dice: Record<string, readonly number[]>, combat = skirmish()): ReportTrace => {
    const source = { table: dice };
    return traceReport(combat, trace(combat, source), source, { ruleset, lineOf: () => undefined });
  };
  const fought = reportOf({
    'opening.subs': [1, 2, 6, 3, 3, 1],
    'fire.attacker': [3, 6],
    'fire.defender': [4, 4, 5, 6],
  });

  it('lists the dice of each volley, and which of them hit', () => {
    const [opening] = fought.steps;
    assert.deepEqual(
      [opening!.id, opening!.by, opening!.volley!.on, opening!.volley!.sides],
      ['opening.subs', 'attacker', 'defender', 6],
    );
    const [subs] = opening!.volley!.shooters;
    assert.deepEqual([subs!.title, subs!.hitsOn, subs!.faces, subs!.hits], ['submarines', 2, [1, 2, 6], 2]);
    assert.deepEqual(
      subs!.arithmetic.lines.map(({ value, rule }) => [value, rule?.section]),
      [
        ['2', '5.1'],
        ['2', undefined],
      ],
    );
  });

  it('omits decisions that the orders do not change', () => {
    const combat = skirmish();
    const [rounds] = combat.steps;
    assert.ok(rounds?.kind === 'rounds');
    const steps = rounds.steps.map((step) => (step.kind === 'choice' ? { ...step, idle: true } : step));
    const dice = { 'opening.subs': [1, 2, 6, 3, 3, 1], 'fire.attacker': [3, 6], 'fire.defender': [4, 4, 5, 6] };
    assert.ok(fought.steps.some(({ id }) => id === 'retreat'));
    assert.ok(reportOf(dice, { ...combat, steps: [{ ...rounds, steps }] }).steps.every(({ id }) => id !== 'retreat'));
  });

  const textsOf = ({ volley }: ReportStep) => volley!.losses?.map(({ text }) => text);

  it('describes losses in words, once for all volleys at a side at once', () => {
    assert.deepEqual(textsOf(fought.steps[0]!), ['damage to a battleship', 'destroyer hit; it fires back']);
    const twice = skirmish();
    const [rounds] = twice.steps;
    assert.ok(rounds?.kind === 'rounds');
    const steps = rounds.steps.map((step) =>
      step.kind === 'fire' && step.id === 'main'
        ? { ...step, volleys: [step.volleys[0]!, step.volleys[1]!, { ...step.volleys[0]!, id: 'fire.allies' }] }
        : step,
    );
    const both = reportOf(
      { 'opening.subs': [6, 6, 6], 'fire.attacker': [1], 'fire.defender': [6, 6, 6], 'fire.allies': [1] },
      { ...twice, steps: [{ ...rounds, steps }] },
    );
    assert.deepEqual(both.steps.slice(1, 4).map(textsOf), [
      undefined,
      [],
      ['damage to a battleship', 'destroyer hit; it fires back'],
    ]);
  });

  it('numbers the repetitions of repeated rounds', () => {
    assert.deepEqual(
      [...new Set(fought.steps.map(({ round }) => `${round?.title} ${round?.number}`))],
      ['Cycle 1', 'Cycle 2'],
    );
    const [rounds] = skirmish().steps;
    assert.ok(rounds?.kind === 'rounds');
    const { first: _, ...unnumbered } = rounds;
    const plain = reportOf({ 'opening.subs': [6, 6, 6] }, { ...skirmish(), steps: [unnumbered] });
    assert.ok(plain.steps.every(({ round }) => round === undefined));
  });

  it('shows the arithmetic of a number to hit', () => {
    const open = reportOf({ 'opening.subs': [1, 2, 3] }, skirmish({ destroyers: 0 }));
    const [subs] = open.steps[0]!.volley!.shooters;
    assert.equal(subs!.hitsOn, 3);
    assert.deepEqual(
      subs!.arithmetic.lines.map(({ what, value }) => [what, value]),
      [
        ['attack', '2'],
        ['no destroyer', '+1'],
        ['total', '3'],
      ],
    );
  });
});
