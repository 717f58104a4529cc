import assert from 'node:assert/strict';
import { createCommandLine } from './command-line';
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
  const { write, run, runJson } = createCommandLine();

  it('calculates each measure exactly: search totals of a d10 are uniform', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const [report] = (await runJson(['odds', 'biscay.scenario.yaml'])) as readonly Report[];
    const { exact, method, bound, mass, measures } = report!.odds;
    assert.deepEqual([exact, method, bound], [true, 'exact', 0]);
    assert.ok(Math.abs(mass - 1) < 1e-12);
    const search = measures.find(({ path }) => path.join('.') === 'searchTotals.convoy')!;
    assert.deepEqual(
      search.distribution.map(({ value, share: probability }) => [value, Math.round(probability * 1e9) / 1e9]),
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((value) => [value, 0.1]),
    );
    assert.ok(Math.abs(search.mean - 6.5) < 1e-9);
  });

  it('does not call odds exact when branches were left out', async () => {
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
    const [report] = (await runJson(['odds', 'large.scenario.yaml'])) as readonly Report[];
    const { exact, method, bound, dropped } = report!.odds;
    assert.deepEqual([exact, method], [false, 'truncated']);
    assert.ok(bound === dropped && dropped > 0 && dropped < 1e-6, String(dropped));
    const { output } = await run(['odds', 'large.scenario.yaml']);
    assert.match(output, / · nearly exact: [\d.]+e-\d+ of the probability left out\n/);
  });

  it('draws bars in proportion to the probabilities, and says how the odds were calculated', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const { output, exitCode } = await run(['odds', 'biscay.scenario.yaml']);
    assert.match(output, /^Bay of Biscay {2}biscay\.scenario\.yaml:7\nstrategic submarine warfare · wif-ssw · exact\n/);
    assert.match(output, /\nSearch total, the Commonwealth, on average 6\.5: 2 to 11, 10 values of 10\.0% each\n/);
    assert.match(
      output,
      /\nSurprise points, Germany, on average 4\.75\n {3}0 {2}21\.0% {2}█{30}\n {3}1 {3}6\.0% {2}█{8}[▏▎▍▌▋▊▉]\n/,
    );
    assert.match(output, /\nConvoy points to the repair pool: always 6\n/);
    assert.equal(exitCode, 0);
  });

  it('prints the odds after each round on request', async () => {
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

  it('prints the odds of each combat, or of the one that is named', async () => {
    await write({ 'two.scenario.yaml': twoZones });
    const all = (await runJson(['odds', 'two.scenario.yaml'])) as readonly Report[];
    assert.deepEqual(
      all.map(({ id }) => id),
      ['biscay', 'western-approaches'],
    );
    assert.deepEqual(await runJson(['odds', 'two.scenario.yaml', '--engagement', 'biscay']), [all[0]]);
  });

  it('notes files of a folder without a combat, and ends with 2 when such a file is the only input', async () => {
    const withoutCombat = 'ruleset: wif-ssw\npowers:\n  germany: { side: axis }\n';
    await write({
      'a/none.scenario.yaml': withoutCombat,
      'b/two.scenario.yaml': twoZones,
      'b/none.scenario.yaml': withoutCombat,
    });
    const formatNote = (name: string) => `There is no combat in ${name}.scenario.yaml that can be resolved.\n`;
    assert.deepEqual(await run(['odds', 'a']), { output: '', notes: formatNote('a/none'), exitCode: 0 });
    for (const format of ['text', 'json', 'jsonl']) {
      const mixed = await run(['odds', '.', '--format', format]);
      assert.deepEqual([mixed.notes, mixed.exitCode], [formatNote('a/none') + formatNote('b/none'), 0]);
      assert.match(mixed.output, /western.approaches/i);
    }
    assert.deepEqual(await run(['odds', 'a/none.scenario.yaml']), {
      output: '',
      notes: `asdic: ${formatNote('a/none')}`,
      exitCode: 2,
    });
    assert.equal((await run(['odds', '-'], { input: withoutCombat })).exitCode, 2);
    assert.equal((await run(['odds', '-', '--format', 'jsonl'], { input: withoutCombat })).exitCode, 2);
  });

  it('ends with 1 when a file of a folder without a combat has problems, and reports them once', async () => {
    await write({ 'a/none.scenario.yaml': 'ruleset: wif-ssw\npowers: {}\nwhat: 1\n', 'two.scenario.yaml': twoZones });
    const expectedNote =
      /^(?:asdic: )?There is no combat in a\/none\.scenario\.yaml that can be resolved\. It has \d+ problems?: [^\n]*\n$/;
    const all = await run(['odds', '.']);
    assert.match(all.notes, expectedNote);
    assert.equal(all.exitCode, 1);
    const alone = await run(['odds', 'a/none.scenario.yaml', '--format', 'json']);
    assert.match(alone.notes, expectedNote);
    assert.deepEqual([alone.output, alone.exitCode], ['', 2]);
  });

  it('finds a combat or a turn in some files of a folder, and ends with 2 when no file has the combat', async () => {
    await write({ 'two.scenario.yaml': twoZones, 'one.scenario.yaml': biscay.replace('id: biscay', 'id: bay') });
    const named = await run(['odds', '.', '--engagement', 'bay']);
    assert.match(named.notes, /^There is no combat `bay` in two\.scenario\.yaml/);
    assert.equal(named.exitCode, 0);
    assert.equal((await run(['odds', '.', '--engagement', 'baz'])).exitCode, 2);
    const turns = await run(['odds', '.', '--turn']);
    assert.match(turns.notes, /^one\.scenario\.yaml: A turn needs 2 combats/);
    assert.equal(turns.exitCode, 0);
  });

  it('rejects an invalid number of runs', async () => {
    await write({ 'two.scenario.yaml': twoZones });
    const { output, notes, exitCode } = await run(['odds', 'two.scenario.yaml', '--runs', '0']);
    assert.deepEqual([output, exitCode], ['', 2]);
    assert.match(notes, /whole number from 1/);
  });
});
