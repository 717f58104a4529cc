import assert from 'node:assert/strict';
import { commandLine } from '../command-line';

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
  const { write, run, data } = commandLine();
  beforeEach(() => write({ [file]: battle }));

  it('shows variants side by side, each with what it changes, and what tells most before all that differs', async () => {
    const { output } = await run(['compare', file, '--with', 'attacker.units.ftr=2', '--with', 'defender.units.ftr=0']);
    assert.match(output, /^A {2}as written\nB {2}attacker\.units\.ftr=2\nC {2}defender\.units\.ftr=0/m);
    assert.match(output, /^Japan wins +20\.0% +85\.5% \(\+65\.5\)/m);
    assert.ok(output.indexOf('Japan wins') < output.indexOf('units left'));
  });

  it('says that nothing differs where nothing does', async () => {
    const { output } = await run(['compare', file, '--vary', 'options.detectedGroups']);
    assert.match(output, /Nothing differs\./);
  });

  it('gives programs every variant', async () => {
    const { variants } = (await data(['compare', file, '--with', 'attacker.units.ftr=2'])) as {
      readonly variants: readonly { readonly title: string }[];
    };
    assert.deepEqual(
      variants.map(({ title }) => title),
      ['as written', 'attacker.units.ftr=2'],
    );
  });
});
