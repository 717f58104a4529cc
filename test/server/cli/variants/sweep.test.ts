import assert from 'node:assert/strict';
import { createCommandLine } from '../command-line';
import { biscay } from '../scenarios';

const battle = `
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      seaZone: SZ 50
      attacker: { power: japan, units: { ftr: 1 } }
      defender: { power: us, units: { ftr: 1 } }
`;

const file = 'a.scenario.yaml';

describe('asdic sweep', () => {
  const { write, run, runJson, read } = createCommandLine();
  beforeEach(() => write({ [file]: battle }));

  it('prints a row for each value, and marks the written one', async () => {
    const { output, exitCode } = await run(['sweep', file, '--vary', 'attacker.units.ftr=1..2']);
    assert.equal(exitCode, 0);
    // Fighters hit with 3 in attack and 4 in defence. One against one: 1/6 and 1/3 and 1/3 in the 5/6 in which anybody hits; two against one
    // win at once with 3/4, and with 1/6 are one against one: (3/4 + 1/6 * 1/5) / (11/12).
    assert.equal(
      output,
      [
        'SZ 50  a.scenario.yaml:5',
        'sea battle · aare · 2 combats, exact · attacker.units.ftr is 1',
        '',
        'attacker.units.ftr     Japan wins  The US wins  Nobody is left  Both sides survive',
        '                 1  *       20.0%        40.0%           40.0%                0.0%',
        '                 2          85.5%         7.3%            7.3%                0.0%',
        '',
        '* as written',
        '',
      ].join('\n'),
    );
  });

  it('prints two variables as a table of one number, and the values that reach a goal', async () => {
    const { output } = await run([
      ...['sweep', file, '--vary', 'attacker.units.ftr=1..3', '--vary', 'defender.units.ftr=1..2'],
      ...['--of', 'attacker-wins', '--goal', 'attacker-wins=60%'],
    ]);
    assert.match(output, /Japan wins, by attacker.units.ftr \(down\) and defender.units.ftr \(across\)/);
    assert.match(output, /^1 {2}20\.0%\* /m);
    assert.match(output, /With attacker.units.ftr 1: no value of defender.units.ftr reaches it\./);
    assert.match(
      output,
      /With attacker.units.ftr 2: defender.units.ftr 1 is the first that reaches it \(85\.5%\), but not\s+every later value does\./,
    );
  });

  it('accepts the goals that its help and its error message give as examples', async () => {
    const { output: help } = await run(['sweep', '--help']);
    const { notes } = await run(['sweep', file, '--vary', 'attacker.units.ftr=1..2', '--goal', 'much']);
    const goals = [help, notes].flatMap((text) => text.match(/\w+[.-]\w+(?:=\d+%|[<>]=\d+)/g) ?? []);
    assert.equal(goals.length, 4);
    for (const goal of goals) {
      const outcome = await run(['sweep', file, '--vary', 'attacker.units.ftr=1..2', '--goal', goal]);
      assert.deepEqual([outcome.notes, outcome.exitCode], ['', 0], goal);
    }
  });

  it('wraps long heads of columns and loses no word of them', async () => {
    await write({ 'b.scenario.yaml': biscay });
    const { output } = await run(['sweep', 'b.scenario.yaml', '--vary', 'convoy.convoyPoints=10..11']);
    assert.deepEqual(output.split('\n').slice(3, 5), [
      '                           Commonwealth:        Germany:',
      'convoy.convoyPoints    convoy points hit  submarines hit',
    ]);
  });

  it('begins the head of a table with a capital', async () => {
    const { output } = await run([
      ...['sweep', file, '--vary', 'attacker.units.ftr=1..2', '--vary', 'defender.units.ftr=1..2'],
      ...['--of', 'defender-wins'],
    ]);
    assert.match(output, /^The US wins, by attacker/m);
  });

  it('prints a CSV table for a spreadsheet, with quotes where necessary', async () => {
    const { output } = await run(['sweep', file, '--vary', 'attacker.units.ftr=-1,1', '--format', 'csv']);
    const [head, refused, written] = output.split('\n');
    assert.match(head!, /^attacker\.units\.ftr,method,attacker-wins,.*,refused$/);
    assert.match(refused!, /^-1,,,.*,"?This cannot be fought: /);
    assert.match(written!, /^1,exact,0\.19999|^1,exact,0\.2/);
  });

  it('joins the lines of shards to those of the whole sweep', async () => {
    const words = ['sweep', file, '--vary', 'attacker.units.ftr=1..7', '--format', 'jsonl'];
    const whole = await run(words);
    const parts = await Promise.all([1, 2, 3].map((part) => run([...words, '--shard', `${part}/3`])));
    assert.equal(whole.output.trim().split('\n').length, 7);
    await write(Object.fromEntries(parts.map(({ output }, index) => [`part-${index}`, output])));
    const merged = await run(['merge', 'part-2', 'part-0', 'part-1']);
    // Files of a test are written without their common indentation; these have none.
    assert.equal(merged.output, whole.output);
  });

  it('sweeps alike on any number of threads', async () => {
    const words = ['sweep', file, '--vary', 'attacker.units.ftr=1..8', '--vary', 'defender.units.ftr=1..5'];
    for (const format of ['jsonl', 'text']) {
      const [sequential, parallel] = await Promise.all(
        ['1', '2'].map((jobs) => run([...words, '--format', format, '--jobs', jobs])),
      );
      assert.equal(parallel!.output, sequential!.output);
      assert.equal(parallel!.exitCode, 0);
    }
    const input = await run(['sweep', '-', ...words.slice(2), '--jobs', '2'], { input: await read(file) });
    const { output } = await run([...words, '--jobs', '1']);
    assert.equal(input.output.replace('-:5', `${file}:5`), output);
  });

  it('prints every number of every combat as JSON', async () => {
    const sweep = (await runJson(['sweep', file, '--vary', 'attacker.units.ftr=1..2'])) as {
      readonly id: string;
      readonly size: number;
      readonly cells: readonly { readonly stands: { readonly odds: readonly unknown[] } }[];
    };
    assert.deepEqual([sweep.id, sweep.size, sweep.cells.length], ['coral-sea', 2, 2]);
    assert.ok(sweep.cells.every(({ stands: result }) => result.odds.length > 4));
  });

  it('reports what is wrong with the arguments, and how to write them', async () => {
    const invalidRequests: readonly (readonly [readonly string[], RegExp])[] = [
      [[], /required option '--vary <values>' not specified/],
      [['--vary', 'attacker.units.ftr'], /Say which values `attacker.units.ftr` should have, such as/],
      [['--vary', 'attacker.units.ftr=1..2', '--goal', 'much'], /Write NAME=VALUE, such as attacker-wins=60%/],
      [
        ['--vary', 'attacker.units.ftr=1..2', '--of', 'luck'],
        /The odds have no number `luck`. They have \d+ numbers: /,
      ],
      [['--vary', 'attacker.units.ftr=1..2', '--shard', '1/2'], /use it with --shard/],
      [['--vary', 'options.luck'], /has no such option/],
    ];
    for (const [words, why] of invalidRequests) {
      const { notes, exitCode, output } = await run(['sweep', file, ...words]);
      assert.deepEqual([exitCode, output], [2, ''], words.join(' '));
      assert.match(notes, why, words.join(' '));
    }
  });
});
