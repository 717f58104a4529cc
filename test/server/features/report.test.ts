import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { computeChance } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import { traceCombat } from '../../../server/src/engine/trace';
import type { Combat } from '../../../server/src/engine/combat';
import { createOddsReport, createRoundsReport } from '../../../server/src/features/report/odds';
import { createTraceReport } from '../../../server/src/features/report/trace';
import type { ReportOdds, ReportStep, ReportTrace } from '../../../server/src/protocol';
import { performTask } from '../../../server/src/work/perform-task';
import { createTask } from '../work/combats';
import { createSkirmish } from '../../support/skirmish';
import { rulesetWith } from './support';

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

describe('the report of a resolved battle', () => {
  const ruleset = rulesetWith({
    rules: [{ id: 'fire', section: '5.1', title: 'Fire', summary: 'Dice.', checklist: [], status: 'implemented' }],
  });
  const reportDice = (dice: Record<string, readonly number[]>, combat = createSkirmish()): ReportTrace => {
    const source = { table: dice };
    return createTraceReport(combat, traceCombat(combat, source), source, { ruleset, getLine: () => undefined });
  };
  const diceReport = reportDice({
    'opening.subs': [1, 2, 6, 3, 3, 1],
    'fire.attacker': [3, 6],
    'fire.defender': [4, 4, 5, 6],
  });

  it('lists the dice of each volley, and which of them hit', () => {
    const [opening] = diceReport.steps;
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
    const combat = createSkirmish();
    const [rounds] = combat.steps;
    assert.ok(rounds?.kind === 'rounds');
    const steps = rounds.steps.map((step) => (step.kind === 'choice' ? { ...step, keepsState: true } : step));
    const dice = { 'opening.subs': [1, 2, 6, 3, 3, 1], 'fire.attacker': [3, 6], 'fire.defender': [4, 4, 5, 6] };
    assert.ok(diceReport.steps.some(({ id }) => id === 'retreat'));
    assert.ok(reportDice(dice, { ...combat, steps: [{ ...rounds, steps }] }).steps.every(({ id }) => id !== 'retreat'));
  });

  const listLossTexts = ({ volley }: ReportStep) => volley!.losses?.map(({ text }) => text);

  it('describes losses in words, once for all volleys at a side at once', () => {
    assert.deepEqual(listLossTexts(diceReport.steps[0]!), ['damage to a battleship', 'destroyer hit; it fires back']);
    const twice = createSkirmish();
    const [rounds] = twice.steps;
    assert.ok(rounds?.kind === 'rounds');
    const steps = rounds.steps.map((step) =>
      step.kind === 'fire' && step.id === 'main'
        ? { ...step, volleys: [step.volleys[0]!, step.volleys[1]!, { ...step.volleys[0]!, id: 'fire.allies' }] }
        : step,
    );
    const both = reportDice(
      { 'opening.subs': [6, 6, 6], 'fire.attacker': [1], 'fire.defender': [6, 6, 6], 'fire.allies': [1] },
      { ...twice, steps: [{ ...rounds, steps }] },
    );
    assert.deepEqual(both.steps.slice(1, 4).map(listLossTexts), [
      undefined,
      [],
      ['damage to a battleship', 'destroyer hit; it fires back'],
    ]);
  });

  it('numbers the repetitions of repeated rounds', () => {
    assert.deepEqual(
      [...new Set(diceReport.steps.map(({ round }) => `${round?.title} ${round?.number}`))],
      ['Cycle 1', 'Cycle 2'],
    );
    const [rounds] = createSkirmish().steps;
    assert.ok(rounds?.kind === 'rounds');
    const { first: _, ...unnumbered } = rounds;
    const plain = reportDice({ 'opening.subs': [6, 6, 6] }, { ...createSkirmish(), steps: [unnumbered] });
    assert.ok(plain.steps.every(({ round }) => round === undefined));
  });

  it('shows the arithmetic of a number to hit', () => {
    const open = reportDice({ 'opening.subs': [1, 2, 3] }, createSkirmish({ destroyers: 0 }));
    const [subs] = open.steps[0]!.volley!.shooters;
    assert.equal(subs!.hitsOn, 3);
    assert.deepEqual(
      subs!.arithmetic.lines.map(({ what: label, value }) => [label, value]),
      [
        ['attack', '2'],
        ['no destroyer', '+1'],
        ['total', '3'],
      ],
    );
  });
});
