import assert from 'node:assert/strict';
import { createCommandLine } from './command-line';

const round3 = `# our game
ruleset: aare
turn: { round: 3, power: us, phase: conduct-combat }
powers:
  japan: { side: axis }
  us: { side: allies }
forces:
  - { id: fleet, power: us, units: { dd: 3, ac: 1 } } # off Hawaii
  - id: raiders
    power: japan
    units:
      - { id: yamato-group, type: bb, count: 1 }
      - { id: screen, type: dd, count: 2 }
seaBattles:
  - id: first
    attacker: { from: fleet, units: { dd: 2 } }
    defender: { from: raiders, units: [{ id: screen, type: dd, count: 2 }] }
    dice: { attacker.others: [1, 6, 1], defender.others: [1, 6, 6] }
`;

describe('asdic next-turn', () => {
  const { write, run, read } = createCommandLine();

  it('leaves out what was lost and the battles, passes the turn on and links the file that it follows', async () => {
    await write({ 'round-3.scenario.yaml': round3 });
    const { notes, exitCode } = await run(['next-turn', 'round-3.scenario.yaml', '-o', 'round-4.scenario.yaml']);
    assert.equal(exitCode, 0, notes);
    const text = await read('round-4.scenario.yaml');
    assert.match(text, /turn: \{ round: 4, power: japan \}/);
    assert.match(text, /\{ id: fleet, power: us, units: \{ dd: 2, ac: 1 \} \} # off Hawaii/);
    assert.match(text, /id: screen, type: dd, count: 0/);
    assert.match(text, /id: yamato-group, type: bb, count: 1/);
    assert.match(text, /^follows: round-3\.scenario\.yaml$/m);
    assert.ok(!text.includes('seaBattles'), text);
    const checked = await run(['check', 'round-4.scenario.yaml']);
    assert.equal(checked.exitCode, 0, String(checked.output));
  });

  it('refuses a turn that is not over, a file without a ruleset, and a file that exists', async () => {
    await write({
      'open.scenario.yaml': round3.replace(/ {4}dice.*\n/, ''),
      'other.scenario.yaml': 'title: a game\n',
      'round-3.scenario.yaml': round3,
    });
    assert.match((await run(['next-turn', 'open.scenario.yaml'])).notes, /first is not fought to its end/);
    assert.match((await run(['next-turn', 'other.scenario.yaml'])).notes, /not known by which ruleset/);
    assert.match(
      (await run(['next-turn', 'round-3.scenario.yaml', '-o', 'open.scenario.yaml'])).notes,
      /is there already/,
    );
  });

  it('reports a scenario that follows a file that does not exist', async () => {
    await write({ 'lost.scenario.yaml': 'ruleset: aare\nfollows: gone.scenario.yaml\n' });
    assert.match(
      (await run(['check', 'lost.scenario.yaml'])).output,
      /link\/missing There is no `gone\.scenario\.yaml`/,
    );
  });
});
