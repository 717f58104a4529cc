import assert from 'node:assert/strict';
import type { ReportAdvice } from '../../../server/src/protocol';
import { createCommandLine } from './command-line';
import { biscay } from './scenarios';

const battle = `
  ruleset: aare
  turn: { round: 3, power: germany }
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: north-sea
      seaZone: SZ 6
      attacker: { power: germany, units: { sub: 2, ftr: 1 } }
      defender: { power: uk, units: { dd: 1, trn: 1, bb: 1 } }
`;

describe('asdic advise', () => {
  const { write, run, runJson } = createCommandLine();
  const file = 'battle.scenario.yaml';
  const runAdvise = async (...words: readonly string[]) => {
    const reports = (await runJson(['advise', file, ...words])) as readonly { readonly advice: ReportAdvice }[];
    return reports.map(({ advice }) => advice);
  };

  it('prints the value of the orders of each side and the gain of the alternatives', async () => {
    await write({ [file]: battle });
    const { output, notes, exitCode } = await run(['advise', file]);
    assert.match(
      output,
      /^SZ 6 {2}battle\.scenario\.yaml:5\nsea battle · aare · exact\n\nGermany, chance of winning: /,
    );
    assert.match(output, /\n +[\d.]+% +-[\d.]+ points {2}retreat after cycle 1\n/);
    assert.match(
      output,
      /\nThe UK, chance of winning: [\d.]+% with the current orders\n {2}(?:All 24|24 of the) possible loss orders were compared; none beats the current order\./,
    );
    assert.match(
      output,
      /Both possible loss orders were compared\.\n {2}\d+ combinations of these orders were compared as well.*\n\nDeciding as the battle unfolds: .*\. The order of losses stays as it is\.\n/,
    );
    assert.deepEqual([notes, exitCode], ['', 0]);
  });

  it('says that decisions in a large battle were not examined', async () => {
    await write({
      [file]: battle.replace('sub: 2, ftr: 1', 'sub: 30, ftr: 30').replace('dd: 1, trn: 1, bb: 1', 'dd: 30, bb: 30'),
    });
    const [advice] = await runAdvise('--side', 'attacker');
    assert.deepEqual([advice!.exact, advice!.method, advice!.play], [false, 'sampled', undefined]);
    const omitted = advice!.leftOut!.find(({ what: subject }) => subject === 'play');
    assert.match(
      omitted!.why,
      /^What deciding as the battle unfolds would gain was not looked into: there are too many situations\.$/,
    );
    const { output } = await run(['advise', file, '--side', 'attacker']);
    assert.match(output, / · estimated by sampling from seed 1; decisions by an estimated chance of winning\n/);
    assert.match(
      output.replaceAll(/\s+/g, ' '),
      /as the battle unfolds would gain was not looked into: there are too many situations\./,
    );
  });

  it('joins orders without a difference into one sentence, and says when there is nothing to order', async () => {
    const single = battle.replace('sub: 2, ftr: 1', 'sub: 1').replace('dd: 1, trn: 1, bb: 1', 'dd: 1');
    await write({ [file]: single });
    const { output } = await run(['advise', file]);
    assert.match(output, /\n {2}No difference: [^.]*submerge\s+when\s+no\s+target\s+is\s+left[^.]*\.\n/);
    assert.doesNotMatch(output, /the same {2}/);
    assert.match(
      output,
      /The UK, chance of winning: 50\.0% with the current orders\n {2}There is nothing else to order\.\n/,
    );
  });

  it('advises the side and the aim that are named on the command line', async () => {
    await write({ [file]: battle });
    assert.deepEqual(
      (await runAdvise()).map(({ side, aim }) => [side, aim.id]),
      [
        ['attacker', 'win'],
        ['defender', 'win'],
      ],
    );
    const [value, ...others] = await runAdvise('--side', 'attacker', '--aim', 'value');
    assert.deepEqual(
      [value!.side, value!.aim, others],
      ['attacker', { id: 'value', title: 'net IPC gain', unit: 'IPC' }, []],
    );
    assert.ok(
      value!.suggestions.every(({ gain, value: expected }) => Math.abs(expected - gain - value!.asOrdered) < 1e-9),
    );
    assert.ok(value!.play!.gain >= 0);
  });

  it('advises what to buy for a number of points, and counts the possible purchases', async () => {
    await write({ [file]: biscay });
    const { output } = await run(['advise', file, '--side', 'subs']);
    assert.match(
      output,
      /\nGermany, convoy points hit: 6 with the current orders\n {2}7\.78 {2}\+1\.78 {2}with 4 to 7 points: 2 columns up; with 8 to 11 /,
    );
    assert.match(
      output,
      /\n {2}All \d+ ways to spend surprise points were compared\.\n {2}\d+ combinations of these orders were compared as well; none is better\.\n\nDeciding as the battle unfolds: 7\.78, \+1\.78\./,
    );
    assert.match(output, /4 columns up instead of nothing +6\.0% {2}with 8 surprise points\n/);
  });

  it('explains why it cannot advise', async () => {
    await write({ [file]: battle, 'empty.scenario.yaml': battle.replace('{ dd: 1, trn: 1, bb: 1 }', '{ dd: 0 }') });
    const wrong = await run(['advise', file, '--side', 'neutral']);
    assert.match(wrong.notes, /matches this side and aim\. Choose .*side attacker with aim win/);
    assert.equal(wrong.exitCode, 2);
    assert.match(
      (await run(['advise', 'empty.scenario.yaml'])).notes,
      /No combat in empty\.scenario\.yaml has orders to advise on\./,
    );
  });
});
