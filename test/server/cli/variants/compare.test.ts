import assert from 'node:assert/strict';
import { createCommandLine } from '../command-line';

const file = 'a.scenario.yaml';

const battle = `
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { ftr: 1 } }
      defender: { power: us, units: { ftr: 1 } }
`;

describe('asdic compare', () => {
  const { write, run, runJson } = createCommandLine();
  beforeEach(() => write({ [file]: battle }));

  it('prints variants side by side, each with its changes, the most telling numbers first', async () => {
    const { output } = await run(['compare', file, '--with', 'attacker.units.ftr=2', '--with', 'defender.units.ftr=0']);
    assert.match(output, /^A {2}as written\nB {2}attacker\.units\.ftr=2\nC {2}defender\.units\.ftr=0/m);
    assert.match(output, /^Japan wins +20\.0% +85\.5% \(\+65\.5\)/m);
    assert.ok(output.indexOf('Japan wins') < output.indexOf('units left'));
  });

  it('says so when the variants do not differ', async () => {
    const { output } = await run(['compare', file, '--vary', 'options.detectedGroups']);
    assert.match(output, /Nothing differs\./);
  });

  it('prints the effect of each of several changes by itself', async () => {
    const { output } = await run(['compare', file, '--with', 'attacker.units.ftr=2,defender.units.ftr=2']);
    assert.match(
      output.replaceAll('\n', ' '),
      /B changes "[^"]+" by [+-][\d.]+: attacker\.units\.ftr=2 by itself [+-][\d.]+ and defender\.units\.ftr=2 by itself [+-][\d.]+\./,
    );
  });

  it('compares alike on any number of threads', async () => {
    const words = ['compare', file, '--vary', 'attacker.units.ftr=1..6', '--vary', 'options.detectedGroups'];
    for (const format of ['text', 'json']) {
      const [sequential, parallel] = await Promise.all(
        ['1', '2'].map((jobs) => run([...words, '--format', format, '--jobs', jobs])),
      );
      assert.equal(parallel!.output, sequential!.output);
      assert.equal(parallel!.exitCode, 0);
    }
  });

  it('compares turns, with losses as their most telling numbers', async () => {
    const other = battle.replace('- id: coral-sea', '- id: tulagi').split('seaBattles:')[1]!;
    await write({ [file]: battle + other.slice(1) });
    const words = ['compare', file, '--turn', '--with', 'seaBattles.tulagi.attacker.units.ftr=2'];
    const { output, notes } = await run(words);
    assert.match(output, /\nturn · aare · exact\n/, notes);
    assert.match(output, /^Japan: fighters lost +[\d.]+ +[\d.]+ \([+-][\d.]+\)/m);
    const parallelRun = await run([...words, '--jobs', '2']);
    assert.equal(parallelRun.output, output);
    const { notes: refused } = await run(['compare', file, '--turn', '--with', 'attacker.units.ftr=2']);
    assert.match(refused, /names no value of the turn/);
  });

  it('prints every variant as JSON', async () => {
    const { variants } = (await runJson(['compare', file, '--with', 'attacker.units.ftr=2'])) as {
      readonly variants: readonly { readonly title: string }[];
    };
    assert.deepEqual(
      variants.map(({ title }) => title),
      ['as written', 'attacker.units.ftr=2'],
    );
  });
});
