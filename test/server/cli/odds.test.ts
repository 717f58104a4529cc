import assert from 'node:assert/strict';
import { commandLine } from './command-line';
import { biscay, twoZones } from './scenarios';

interface Report {
  readonly id: string;
  readonly odds: {
    readonly exact: boolean;
    readonly method: string;
    readonly bound: number;
    readonly dropped: number;
    readonly runs?: number;
    readonly mass: number;
    readonly measures: readonly {
      readonly path: readonly string[];
      readonly mean: number;
      readonly distribution: readonly { readonly value: number; readonly share: number }[];
    }[];
  };
}

describe('asdic odds', () => {
  const { write, run, data } = commandLine();

  it('gives each measure exactly: search totals of a d10 are even', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const [report] = (await data(['odds', 'biscay.scenario.yaml'])) as readonly Report[];
    const { exact, method, bound, mass, measures } = report!.odds;
    assert.deepEqual([exact, method, bound], [true, 'exact', 0]);
    assert.ok(Math.abs(mass - 1) < 1e-12);
    const search = measures.find(({ path }) => path.join('.') === 'searchTotals.convoy')!;
    assert.deepEqual(
      search.distribution.map(({ value, share }) => [value, Math.round(share * 1e9) / 1e9]),
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((value) => [value, 0.1]),
    );
    assert.ok(Math.abs(search.mean - 6.5) < 1e-9);
  });

  it('does not call odds exact of which branches were left out', async () => {
    await write({
      'large.scenario.yaml': `
        ruleset: aare
        turn: { round: 3, power: germany }
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 30, ftr: 30 } }
            defender: { power: uk, units: { dd: 30, bb: 30 } }
      `,
    });
    const [report] = (await data(['odds', 'large.scenario.yaml'])) as readonly Report[];
    const { exact, method, bound, dropped } = report!.odds;
    assert.deepEqual([exact, method], [false, 'truncated']);
    assert.ok(bound === dropped && dropped > 0 && dropped < 1e-6, String(dropped));
    const { output } = await run(['odds', 'large.scenario.yaml']);
    assert.match(output, / · nearly exact: [\d.]+e-\d+ of the probability left out\n/);
  });

  it('draws bars as long as the shares, and says how it came by them', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const { output, exitCode } = await run(['odds', 'biscay.scenario.yaml']);
    assert.match(output, /^Bay of Biscay {2}biscay\.scenario\.yaml:7\nstrategic submarine warfare · wif-ssw · exact\n/);
    assert.match(output, /\nSearch total, the Commonwealth, on average 6\.5\n {3}2 {2}10\.0% {2}█{30}\n/);
    assert.match(
      output,
      /\nSurprise points, Germany, on average 4\.75\n {3}0 {2}21\.0% {2}█{30}\n {3}1 {3}6\.0% {2}█{8}[▏▎▍▌▋▊▉]\n/,
    );
    assert.match(output, /\nConvoy points to the repair pool, on average 6\n/);
    assert.equal(exitCode, 0);
  });

  it('follows a battle from round to round where that is asked for', async () => {
    await write({
      'battle.scenario.yaml': `
        ruleset: aare
        turn: { round: 3, power: germany }
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 2, ftr: 1 } }
            defender: { power: uk, units: { dd: 1, trn: 1, bb: 1 } }
      `,
    });
    const { output } = await run(['odds', 'battle.scenario.yaml', '--rounds']);
    assert.match(
      output,
      /\n +Cycle {2}Germany wins +The UK wins .* Still fighting {2}Left to Germany {2}Left to the UK\n/,
    );
    assert.match(output, /\n *before +0\.0% .* 100\.0% +3 +3\n/);
    assert.doesNotMatch((await run(['odds', 'battle.scenario.yaml'])).output, /still fighting/i);
  });

  it('gives the odds of each combat, or of the one that is named', async () => {
    await write({ 'two.scenario.yaml': twoZones });
    const all = (await data(['odds', 'two.scenario.yaml'])) as readonly Report[];
    assert.deepEqual(
      all.map(({ id }) => id),
      ['biscay', 'western-approaches'],
    );
    assert.deepEqual(await data(['odds', 'two.scenario.yaml', '--engagement', 'biscay']), [all[0]]);
  });

  it('refuses a number of runs that is none', async () => {
    await write({ 'two.scenario.yaml': twoZones });
    const { output, notes, exitCode } = await run(['odds', 'two.scenario.yaml', '--runs', '0']);
    assert.deepEqual([output, exitCode], ['', 2]);
    assert.match(notes, /whole number from 1/);
  });
});
