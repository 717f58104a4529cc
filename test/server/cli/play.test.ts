import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { dedent } from '../../support/fixture';
import { getBundledCommandLine, createCommandLine } from './command-line';

const battle = `ruleset: aare
turn: { round: 3, power: japan, phase: conduct-combat }
powers: { japan: { side: axis }, us: { side: allies } }
seaBattles:
  - id: coral-sea
    attacker: { power: japan, units: { dd: 2 } }
    defender: { power: us, units: { dd: 1 } } # a picket
`;

/** Whether a program answers; Python drives a terminal of its own. */
function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import pty']);
    return true;
  } catch {
    return false;
  }
}

/** Types lines into a terminal, each after the prompt. */
const typistScript = `
import os, pty, re, signal, sys
signal.alarm(60)
lines = sys.argv[1].split('|')
pid, fd = pty.fork()
if pid == 0: os.execv(sys.argv[2], sys.argv[2:])
shown = b''
try:
    while True:
        data = os.read(fd, 4096)
        if not data: break
        shown += data
        if re.sub(rb'\\x1b\\[[0-9;]*[A-Za-z]', b'', shown).rstrip().endswith(b'>') and lines:
            os.write(fd, (lines.pop(0) + '\\r').encode())
            shown += b'|'
except OSError: pass
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

describe('asdic play', () => {
  const { write, run, read, folder } = createCommandLine();
  const play = (input: string, words: readonly string[] = []) =>
    run(['play', 'battle.scenario.yaml', ...words], { input });

  it('asks for rolls and decisions, and writes dice, decisions and result', async () => {
    await write({ 'battle.scenario.yaml': battle });
    const { output, notes, exitCode } = await play('6 6 6\nretreat\nw\n');
    assert.equal(exitCode, 0, notes);
    assert.match(output, /2d6 of Japan: .*\n {4}Destroyers: 2 dice, hitting on 3 or less \(50%\)/);
    assert.match(
      output,
      /Japan decides\n {2}1 {2}press on {2}\d+\.\d% chance of winning {2}\(as ordered\)\n {2}2 {2}retreat/,
    );
    assert.match(output, /Japan may retreat: retreat\n/, 'the decision is said');
    assert.doesNotMatch(output, /not in battle/);
    assert.match(output, /The end: Japan retreats/);
    assert.match(notes, /Wrote dice, decisions and result into battle\.scenario\.yaml\./);
    const text = await read('battle.scenario.yaml');
    assert.match(text, /decisions: \{ retreat: retreat \}/);
    assert.match(text, /# a picket/);
    assert.equal((await run(['check', 'battle.scenario.yaml'])).exitCode, 0);
  });

  it('says before the roll which hits are sure by low luck', async () => {
    const text = `${battle.replace('units: { dd: 2 }', 'units: { dd: 3, bb: 1 }').replace('units: { dd: 1 }', 'units: { dd: 4 }')}options: { lowLuck: yes }\n`;
    await write({ 'battle.scenario.yaml': text });
    const { output, exitCode, notes } = await play('4\n');
    assert.equal(exitCode, 0, notes);
    assert.match(
      output,
      /2 sure \+ 1d6 of Japan: .*\n {4}Destroyers, battleships: 2 sure hits; 1 die, hitting on 1 or less \(16\.7%\)\n/,
    );
    assert.match(output, /2 sure of the US: .*\n {4}Destroyers: 2 sure hits\n/);
  });

  it('says before each search what a roll leads to', async () => {
    await write({
      'battle.scenario.yaml': dedent(`
        ruleset: wif-ssw
        turn: { year: 1941, months: jan-feb }
        powers:
          germany: { side: axis, action: naval, atWarWith: [cw] }
          cw: { side: allied, action: combined, atWarWith: [germany] }
        engagements:
          - id: faroes
            seaZone: Faroes Gap
            weather: fine
            subs: { power: germany, units: [{ id: wolf, type: sub, attack: 3, section: 3 }] }
            convoy: { power: cw, convoyPoints: 6 }
      `),
    });
    const { output, exitCode, notes } = await play('3\n4\n');
    assert.equal(exitCode, 0, notes);
    assert.match(output, /\n {4}1: Total -2: 4 to 13 surprise points to Germany\.\n/);
    assert.match(output, /\n {4}10: Total 7: up to 4 surprise points to Germany, or 5 to the Commonwealth\.\n/);
    assert.match(output, /\n {4}4: 0 against 5: 5 surprise points to Germany\.\n/);
  });

  it('says of each search whose dice these are, how many follow and what each does', async () => {
    const searches = {
      'aa-depth': `ruleset: aa-depth
turn: { round: 3, power: japan, phase: conduct-combat }
powers: { japan: { side: axis }, us: { side: allies } }
unitTable: revised-d6
seaBattles:
  - id: search
    seaZone: SZ 7
    attacker: { power: japan, units: { dd: 2, ftr: 1 } }
    defender: { power: us, units: [{ id: wolfpack, type: sub, count: 3, depth: periscope }] }
options: { searchTiming: each-cycle }
`,
      aare: battle.replace('{ dd: 1 } } # a picket', '{ sub: 2 } }'),
      awaw: `ruleset: awaw
turn: { year: 1942, season: spring }
nations: { us: { side: allied }, germany: { side: axis } }
navalRounds:
  - id: round
    number: 1
    attacker:
      nation: us
      search: { squadrons: 3 }
      groups: [{ number: 1, units: [{ id: carriers, type: cv, size: 3 }, { id: cruisers, type: ca, count: 5 }] }]
    defender: { nation: germany, groups: [{ number: 3, units: [{ id: raiders, type: ca, count: 2 }] }] }
`,
    };
    const playSearch = async (id: keyof typeof searches, input: string): Promise<string> => {
      await write({ 'battle.scenario.yaml': searches[id] });
      const { output, notes, exitCode } = await play(input);
      assert.equal(exitCode, 0, notes);
      return output;
    };
    const depth = await playSearch('aa-depth', '5\n');
    assert.match(depth, /2 destroyers and 1 fighter search with one die each: die 1 of 3\.\n/);
    assert.match(depth, /die 2 of 3\.\n/);
    const detection = await playSearch('aare', '6\n');
    assert.match(detection, /\n {4}2 destroyers search with one die each: die 1 of 2\.\n/);
    assert.match(detection, /die 2 of 2\.\n/);
    const round = await playSearch('awaw', '');
    assert.match(
      round,
      /\n {4}4 search dice, one after the other: 3 for land-based squadrons that search and 1 for active group 1 .*\. A die finds the enemy group whose number it shows\.\n {4}1 to 2, 4 to 6: No group has this number\.\n {4}3: Group 3 is found\.\n/,
    );
  });

  it('plays a turn combat by combat, takes moves back across combats, and begins again by the transcript', async () => {
    await write({
      'battle.scenario.yaml': `${battle.replace('attacker: { power: japan,', 'attacker: { from: fleet,')}  - id: midway
    attacker: { from: fleet }
    defender: { power: us, units: { dd: 1 } }
forces: [{ id: fleet, power: japan, units: { dd: 3 } }]
`,
    });
    const words = ['--turn', '--transcript', 'turn.txt'];
    const { output, notes, exitCode } = await play('1 6 1\nb\n1 6 1\n1 6 6\nw\nq\n', words);
    assert.equal(exitCode, 0, notes);
    assert.match(
      output,
      /Coral Sea\n.*\n(.*\n)*?The US fires: 1, 1 hit\n {4}Destroyer lost\nThe end of the combat: Japan wins with 1 destroyer left\.\n\nMidway\n/,
    );
    assert.match(output, /Taken back: 1 6 1\. Back in Coral Sea\n/);
    assert.match(output, /\nThe US fires: 6, 0 hits\nThe end of the combat/);
    assert.match(output, /\nThe end of the combat: .*\.\n\nThe end: Japan: 1 destroyer lost/);
    assert.equal(await read('turn.txt'), '1 6 1\n1 6 6\n');
    assert.equal(output.match(/^Coral Sea$/gm)?.length, 1);
    assert.equal((await run(['check', 'battle.scenario.yaml'])).exitCode, 0);
    const again = await play('', words);
    assert.match(again.output, /The end: Japan: 1 destroyer lost/);
    assert.match((await play('', ['--turn', '--side', 'axis'])).notes, /no side axis: choose attacker or defender\./);
  });

  it('takes a move back, takes the ordered option by an empty line, and rolls by r', async () => {
    await write({ 'battle.scenario.yaml': battle });
    const { output, exitCode } = await play('6 6 6\nb\n666\n\nr\nq\nnever read\n');
    assert.equal(exitCode, 0);
    assert.equal(output.match(/2d6 of Japan/g)?.length, 3, output);
    assert.match(output, /Taken back: 6 6 6\n/);
  });

  it('ends with 2 and a sentence at a line that does not fit, if it is no terminal', async () => {
    await write({ 'battle.scenario.yaml': battle });
    const wrongDie = await play('6 6 7\n');
    assert.equal(wrongDie.exitCode, 2);
    assert.match(wrongDie.notes, /7 is not a face of a die with 6 sides/);
    assert.match((await play('1 2\n')).notes, /3 dice are needed, and there are 2/);
    assert.match((await play('666\nflee\n')).notes, /no option flee: choose press on or retreat/);
    assert.match((await play('', ['midway'])).notes, /There is no combat `midway`/);
    assert.match(
      (await play('', ['--side', 'navy'])).notes,
      /has no side navy: choose attacker \(Japan\) or defender \(US\)/,
    );
  });

  it('throws no dice at an empty line', async () => {
    await write({ 'battle.scenario.yaml': battle });
    const { notes, exitCode } = await play('\n');
    assert.equal(exitCode, 2);
    assert.match(notes, /3 dice are needed, and there are 0/);
  });

  it('says when moves were not written, and when none can be taken back', async () => {
    await write({ 'battle.scenario.yaml': battle });
    const { output } = await play('b\n6 6 6\nw\nretreat\n');
    assert.match(output, /There is no move to take back\.\n/);
    assert.match(output, /The last moves are not in battle\.scenario\.yaml: w writes them/);
    assert.doesNotMatch((await play('')).output, /not in battle/);
  });

  it('says at the start that fair dice are not replaced', async () => {
    const fair = `{ combat: ${'a'.repeat(64)}, sides: { attacker: { hash: ${'a'.repeat(64)} } } }`;
    await write({ 'battle.scenario.yaml': battle.replace('coral-sea\n', `coral-sea\n    dice: { fair: ${fair} }\n`) });
    const { output } = await play('1 1 1\n');
    assert.match(output, /cannot be replaced\. This play is a trial\.[^]*Next: /);
    assert.doesNotMatch(output, /not in battle/);
  });

  it('hides the advice of the other side', async () => {
    await write({ 'battle.scenario.yaml': battle });
    const { output } = await play('666\n', ['--side', 'defender']);
    assert.match(output, /The US: chance of winning/);
    assert.doesNotMatch(output, /Japan: chance|press on {2}\d/);
  });

  it('writes a transcript and plays it again', async () => {
    await write({ 'battle.scenario.yaml': battle });
    await play('6 6 6\npress on\n1 1 6\n', ['--transcript', 'game.txt']);
    assert.equal(await read('game.txt'), '6 6 6\npress on\n1 1 6\n');
    const { output } = await play('', ['--transcript', 'game.txt']);
    assert.match(output, /The end: Japan wins/);
    assert.equal(await read('game.txt'), '6 6 6\npress on\n1 1 6\n');
  });

  it('keeps in the transcript what was played before a line that does not fit', async () => {
    await write({ 'battle.scenario.yaml': battle });
    const { exitCode } = await play('6 6 6\nb\n6 6 5\npress on\n1 1 7\n', ['--transcript', 'game.txt']);
    assert.equal(exitCode, 2);
    assert.equal(await read('game.txt'), '6 6 5\npress on\n');
  });

  it('says that a transcript cannot be written at the first move, and ends with 2', async () => {
    await write({ 'battle.scenario.yaml': battle, occupied: '' });
    const { output, notes, exitCode } = await play('6 6 6\npress on\n', ['--transcript', 'occupied/game.txt']);
    assert.match(notes, /Writing occupied\/game\.txt failed/);
    assert.match(output, /press on/);
    assert.equal(exitCode, 2);
  });

  it('begins a transcript at the start of the combat once its moves are in the file', async () => {
    await write({ 'battle.scenario.yaml': battle });
    await play('6 6 6\npress on\nw\n', ['--transcript', 'game.txt']);
    const half = await read('battle.scenario.yaml');
    assert.match(half, /dice:/);
    await play('w\n', ['--transcript', 'game.txt']);
    assert.equal(await read('battle.scenario.yaml'), half, 'no die is written twice');
    const { output } = await play('1 1 6\nw\n', ['--transcript', 'game.txt']);
    assert.match(output, /The end: Japan wins/);
    assert.equal(await read('game.txt'), '6 6 6\npress on\n1 1 6\n');
    const whole = await read('battle.scenario.yaml');
    await play('w\n', ['--transcript', 'game.txt']);
    assert.equal(await read('battle.scenario.yaml'), whole);
  });

  it('prompts on a terminal, says what does not fit and goes on', async function () {
    if (!hasPython()) this.skip();
    await write({ 'battle.scenario.yaml': battle });
    const bundle = join(await getBundledCommandLine(), 'dist', 'cli.cjs');
    const shown = await new Promise<string>((resolve, reject) =>
      execFile(
        'python3',
        ['-c', typistScript, '6 6 7|6 6 6|2|q', process.execPath, bundle, 'play', 'battle.scenario.yaml'],
        { cwd: folder(), env: { NO_COLOR: '1', TERM: 'dumb' } },
        (error, output) => (error ? reject(new Error(error.message)) : resolve(output)),
      ),
    );
    assert.match(shown, /7 is not a face of a die with 6 sides/);
    assert.match(shown, /The end: Japan retreats/);
  });
});
