import assert from 'node:assert/strict';
import { traceCombat } from '../../../../server/src/engine/trace';
import { createTraceReport } from '../../../../server/src/features/report/trace';
import type { ReportStep, ReportTrace } from '../../../../server/src/protocol';
import { createSkirmish } from '../../../support/skirmish';
import { rulesetWith } from '../support';

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
