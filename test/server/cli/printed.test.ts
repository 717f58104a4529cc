/** What commands print on standard output and standard error, and what they write, beside what was recorded. `ASDIC_RECORD=1` records again. */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { createProcessHost } from '../../../server/src/cli/host';
import { toChunks } from '../../../server/src/cli/outcome';
import { runCommand } from '../../../server/src/cli/program';
import { version } from '../../../server/src/generated/version';
import { compareRecord } from '../../support/recorded/compare';
import { createCommandLine, type RunOptions } from './command-line';
import { biscay, cadizLost, duel as bareDuel, germanyPassed, twoZones } from './scenarios';

const battle = bareDuel.replace('{ dd: 1 } }', '{ dd: 1, sub: 1 } } # a picket');
const duel = battle.replace('dd: 1, sub: 1', 'dd: 1');

const files = {
  'biscay.scenario.yaml': biscay,
  'passed.scenario.yaml': germanyPassed,
  'two.scenario.yaml': twoZones,
  'cadiz.scenario.yaml': cadizLost,
  'battle.scenario.yaml': battle,
  'duel.scenario.yaml': duel,
  'crooked.scenario.yaml': battle.replace('{ dd: 2 }', '{dd:  2 }'),
  'broken.scenario.yaml': 'ruleset: aaer\nwhat: 1\n',
  'empty/README.md': 'No scenario is here.',
};

type Command = readonly [line: string, options?: RunOptions];

describe('what commands print', () => {
  const { run, write, read, folder } = createCommandLine();
  beforeEach(() => write(files));

  /** Runs command lines one after the other, in the same folder. */
  async function runAll(commands: readonly Command[], written: readonly string[] = []) {
    const chapters: (readonly [string, readonly string[]])[] = [];
    for (const [line, options] of commands) {
      const { output, notes, exitCode } = await run(line.split(' '), options);
      const parts = [
        ...(output === '' ? [] : [output.trimEnd()]),
        ...(notes === '' ? [] : ['-- notes', notes.trimEnd()]),
        ...(exitCode === 0 ? [] : [`-- ends with ${exitCode}`]),
      ];
      chapters.push([`asdic ${line}`, parts.join('\n').replaceAll(version, 'VERSION').split('\n')]);
    }
    for (const name of written) chapters.push([name, (await read(name)).split('\n')]);
    return chapters;
  }

  it('help, the manual and the completion scripts are printed as recorded', async () => {
    const shells = ['bash', 'zsh', 'fish'].map((shell): Command => [`completion ${shell}`]);
    compareRecord('commands help', await runAll([['--help'], ['sweep --help'], ['man'], ...shells]));
  });

  it('checks are printed as recorded, in every format', async () => {
    const formats = ['text', 'json', 'jsonl', 'junit', 'github', 'sarif'].map((format): Command => [
      `check passed.scenario.yaml duel.scenario.yaml --format ${format}`,
    ]);
    compareRecord(
      'commands check',
      await runAll(
        [
          ...formats,
          ['check .'],
          ['check . --strict'],
          ['check . --max-warnings 0 --severity wif-ssw/*=hint'],
          ['check passed.scenario.yaml --dry-run'],
          ['check cadiz.scenario.yaml --dry-run'],
          ['check empty'],
          ['check none.scenario.yaml'],
          ['check - --stdin-filename sub/x.scenario.yaml', { input: 'ruleset: aare\nwhat: 1\n' }],
          ...['biscay.scenario.yaml', 'none.scenario.yaml', '../none.scenario.yaml', '/none.scenario.yaml'].map(
            (followed): Command => ['check -', { input: `ruleset: wif-ssw\nfollows: ${followed}\n` }],
          ),
          ['explain wif-ssw/owner-passed'],
          ['explain wif-ssw/owner-passd'],
          ['fmt . --check'],
          ['fmt crooked.scenario.yaml --dry-run'],
          ['fmt crooked.scenario.yaml'],
          ['rules'],
          ['rules wif-ssw nothing'],
        ],
        ['crooked.scenario.yaml'],
      ),
    );
  });

  it('results and odds are printed as recorded', async () => {
    compareRecord(
      'commands odds',
      await runAll([
        ['resolve battle.scenario.yaml --seed 2'],
        ['resolve two.scenario.yaml'],
        ['resolve two.scenario.yaml --turn --seed 3'],
        [
          'resolve -',
          { input: `${duel}      dice: [1]\n${duel.slice(duel.indexOf('    - id')).replace('coral-sea', 'again')}` },
        ],
        ['resolve two.scenario.yaml --engagement nowhere'],
        ['odds battle.scenario.yaml'],
        ['odds duel.scenario.yaml --rounds'],
        ['odds duel.scenario.yaml --format csv'],
        ['odds duel.scenario.yaml --runs 9 --seed 4 --format csv'],
        ['odds two.scenario.yaml --turn'],
        ['odds biscay.scenario.yaml passed.scenario.yaml empty broken.scenario.yaml'],
        ['odds empty'],
        ['odds passed.scenario.yaml'],
        ['odds duel.scenario.yaml none.scenario.yaml --format csv'],
        ['odds duel.scenario.yaml --engagement coral-see'],
        ['advise duel.scenario.yaml'],
        ['advise duel.scenario.yaml --side nobody'],
        ['luck biscay.scenario.yaml passed.scenario.yaml'],
        ['luck two.scenario.yaml'],
        ['next-turn duel.scenario.yaml'],
        ['next-turn two.scenario.yaml'],
      ]),
    );
  });

  it('variants are printed as recorded', async () => {
    const vary = 'sweep duel.scenario.yaml --vary attacker.units.dd=1..3';
    compareRecord(
      'commands variants',
      await runAll([
        [vary],
        [`${vary} --format csv`],
        [`${vary} --goal attacker-wins=60%`],
        [`${vary} --goal attacker-wins<=1%`],
        [`${vary} --goal defender.lost>=0.5 --of defender.lost`],
        [`${vary} --vary defender.units.dd=1,2`],
        [`${vary} --vary defender.units.dd=1,2 --goal attacker-wins=60%`],
        [`${vary} --vary defender.units.dd=1,2 --format csv`],
        [`${vary} --vary defender.units.dd=1,2 --of attacker.lost`],
        [`${vary} --of nothing`],
        [`${vary} --shard 1/2`],
        ['sweep duel.scenario.yaml --vary attacker.units.dd=x'],
        ['sweep duel.scenario.yaml --vary attacker.units.cv=1..2'],
        ['compare duel.scenario.yaml --with attacker.units.dd=3 --with attacker.units.dd=3,defender.units.dd=2'],
        ['compare duel.scenario.yaml --vary defender.units.dd=1,2'],
        ['compare two.scenario.yaml --turn --with biscay.convoy.convoyPoints=6'],
        ['compare duel.scenario.yaml'],
        ['matters duel.scenario.yaml'],
        ['matters duel.scenario.yaml --of defender.lost'],
      ]),
    );
  });

  it('plays, fair dice and imports are printed as recorded', async () => {
    const game =
      '<game><info name="War"/><attachment attachTo="submarine" type="unitType"><option name="attack" value="2"/></attachment></game>';
    compareRecord(
      'commands play',
      await runAll(
        [
          ['play battle.scenario.yaml --transcript moves', { input: '?\n6\nb\n1\nb\nb\n6\n6\n6\n6 6 1\n' }],
          ['play battle.scenario.yaml --side defender --transcript moves', { input: 'w\n' }],
          ['play battle.scenario.yaml', { input: '7\n' }],
          ['play two.scenario.yaml', { input: '' }],
          ['play two.scenario.yaml --turn', { input: '3\n4\nb\n' }],
          ['play battle.scenario.yaml --side nobody', { input: '' }],
          ['dice commit duel.scenario.yaml --side attacker --word rain-on-the-north-sea-17'],
          ['dice check duel.scenario.yaml'],
          ['dice reveal duel.scenario.yaml --side attacker --word rain-on-the-north-sea-17'],
          ['dice commit duel.scenario.yaml --side defender --word fog-off-newfoundland-201'],
          ['dice reveal duel.scenario.yaml --side defender --word wind-over-the-hebrides-3'],
          ['dice reveal duel.scenario.yaml --side defender --word fog-off-newfoundland-201'],
          ['dice reveal duel.scenario.yaml --side attacker --word rain-on-the-north-sea-17'],
          ['dice check duel.scenario.yaml'],
          ['dice check duel.scenario.yaml --format json'],
          ['import triplea -', { input: game }],
          ['import aacalc https://calc.example/?aSub=2&dDes=1&luck=pure'],
        ],
        ['moves', 'battle.scenario.yaml', 'duel.scenario.yaml'],
      ),
    );
  });

  it('how far a command is, is told in the words that were recorded', async () => {
    const listSteps = async (line: string): Promise<readonly string[]> => {
      const steps = new Set<string>();
      const showStep = (text: string): void => void steps.add(text);
      const standIn = { stdout: new PassThrough(), stderr: new PassThrough(), env: {}, cwd: folder };
      const processHost = createProcessHost(standIn as unknown as NodeJS.Process, folder());
      // Details come by the clock.
      const progress = { showStep, showDetail: () => undefined, clear: () => undefined };
      const { output } = await runCommand(line.split(' '), { ...processHost, progress });
      // Progress goes on while the output is printed.
      for (const chunk of toChunks(output)) assert.equal(typeof chunk, 'string');
      return [...steps];
    };
    const lines = [
      'check biscay.scenario.yaml two.scenario.yaml --jobs 1',
      'check two.scenario.yaml --format html',
      'odds biscay.scenario.yaml two.scenario.yaml --jobs 1',
      'fmt biscay.scenario.yaml two.scenario.yaml --check',
      'advise duel.scenario.yaml --side attacker',
      'sweep duel.scenario.yaml --vary attacker.units.dd=1..3 --jobs 1',
    ];
    const chapters: (readonly [string, readonly string[]])[] = [];
    for (const line of lines) chapters.push([`asdic ${line}`, await listSteps(line)]);
    compareRecord('commands progress', chapters);
  });
});
