/** The command-line interface: commands, arguments, options and their help. */
import { Argument, Command, CommanderError, Option } from 'commander';
import type { AdviseOptions } from './advise';
import { defaultSeed } from '../features';
import { addCheck } from './check/command';
import {
  type AddCommand,
  fileArgument,
  createFormatOption,
  ignoreOption,
  createIntegerParser,
  createJobsOption,
  runsOption,
  samplingSeedOption,
  createShardOption,
  stdinFilenameOption,
  createTurnOption,
} from './command';
import type { DiceOptions } from './dice';
import type { FmtOptions } from './fmt';
import type { Host } from './host';
import type { LuckOptions } from './luck';
import type { NextTurnOptions } from './next-turn';
import type { ImportOptions } from './import/import';
import type { MergeOptions } from './merge';
import type { OddsOptions } from './odds';
import type { PlayOptions } from './play';
import { type Format, formatError, type Outcome } from './outcome';
import { toPrintable } from '../model/wording';
import type { ResolveOptions } from './resolve';
import type { RulesOptions } from './rules/rules';
import { createCompletion, type Shell, shells } from './shell/completion';
import { writeManualPage } from './shell/manual';
import { addCompare, addMatters, addSweep } from './variants/command';

const exitCodes = `
Exit codes: 0 clean, 1 problems found, 2 could not run, 130 interrupted.`;

/**
 * Runs a command. Never throws: an error becomes a note and exit code 2, without output.
 * @param args the arguments after `asdic`
 */
export async function runCommand(args: readonly string[], host: Host): Promise<Outcome> {
  const parserOutput: ParserOutput = { output: '', notes: '' };
  let outcome: Outcome | undefined;
  const program = createProgram(host, parserOutput, (result) => (outcome = result));
  try {
    await program.parseAsync(args, { from: 'user' });
    return outcome ?? { ...parserOutput, exitCode: 0 };
  } catch (error) {
    // commander also throws for help and version.
    if (error instanceof CommanderError) return { ...parserOutput, exitCode: error.exitCode === 0 ? 0 : 2 };
    return { output: '', notes: `asdic: ${toPrintable(formatError(error))}\n`, exitCode: 2 };
  }
}

/** The output of the command-line parser: help, the version, errors. */
interface ParserOutput {
  output: string;
  notes: string;
}

function createProgram(host: Host, parserOutput: ParserOutput, onOutcome: (outcome: Outcome) => void): Command {
  const program = new Command('asdic')
    .description('Checks naval wargame scenarios, resolves their combats and calculates the odds.')
    .version(host.getVersion())
    .addHelpText('after', exitCodes)
    // Settings made before commands are added are inherited by them.
    .exitOverride()
    .showHelpAfterError('(see asdic --help)')
    .configureOutput({
      writeOut: (text) => (parserOutput.output += text),
      // Arguments may contain control characters.
      writeErr: (text) => (parserOutput.notes += text.split('\n').map(toPrintable).join('\n')),
      getOutHelpWidth: () => host.width,
      getErrHelpWidth: () => host.width,
      getOutHasColors: () => host.colours,
      getErrHasColors: () => false,
    });
  const additions = [
    addCheck,
    addResolve,
    addPlay,
    addDice,
    addOdds,
    addAdvise,
    addSweep,
    addCompare,
    addMatters,
    addLuck,
    addNextTurn,
    addMerge,
  ];
  for (const add of [...additions, addRules, addExplain, addFmt, addImport, addDebugAdapter, addMcp, addShell])
    add(program, host, onOutcome);
  return program;
}

const addFmt: AddCommand = (program, host, onOutcome) =>
  program
    .command('fmt')
    .description(
      'Corrects the indentation and spaces of scenario files, and leaves everything else as its author wrote it.',
    )
    .argument('<files...>', 'scenario files, folders and globs, as for check; - for standard input')
    .option('--check', 'names the files that would change, writes nothing, and ends with 1 if there are any')
    .option('--dry-run', 'shows what would change, as a diff, and writes nothing')
    .option(...ignoreOption)
    .option(...stdinFilenameOption)
    .action(async (files: string[], options: FmtOptions) =>
      onOutcome(await (await import('./fmt')).runFmt(files, options, host)),
    );

const addShell: AddCommand = (program, _host, onOutcome) => {
  program
    .command('completion')
    .description(
      'Prints a script that lets a shell complete commands and options. Its first line says where to put it.',
    )
    .addArgument(new Argument('<shell>').choices(shells))
    .action((shell: Shell) => onOutcome({ output: createCompletion(shell, program), exitCode: 0 }));
  program
    .command('man')
    .description('Prints the manual page: asdic man > asdic.1')
    .action(() => onOutcome({ output: writeManualPage(program, exitCodes), exitCode: 0 }));
};

const addResolve: AddCommand = (program, host, onOutcome) =>
  program
    .command('resolve')
    .description(
      'Plays the combats of a scenario file and shows every step, die, modifier and rule. ' +
        `The dice come from the file, or from seed ${defaultSeed} if it has none. With one seed each combat of a file rolls dice of its own.`,
    )
    .argument(...fileArgument)
    .option(...engagementOption)
    .option('--seed <n>', 'roll all dice from this seed, whatever the file gives', createIntegerParser('A seed is'))
    .addOption(createTurnOption())
    .addOption(
      new Option(
        '--format <format>',
        'for people, as a page of one combat with its board, as a picture of the board alone, or for programs',
      )
        .choices(['text', 'html', 'svg', 'json'])
        .default('text'),
    )
    .action(async (file: string, options: ResolveOptions) =>
      onOutcome(await (await import('./resolve')).resolve(file, options, host)),
    );

const addPlay: AddCommand = (program, host, onOutcome) =>
  program
    .command('play')
    .description(
      'Plays a combat of a scenario file at the table: asks for each roll and each decision, with the odds after each. ' +
        'Without a terminal it reads a move from each line of standard input.',
    )
    .argument('<file>', 'a scenario file')
    .argument('[id]', 'the combat with this id, where the file has several')
    .option('--turn', 'play all combats of the scenario in their order, each with what the earlier ones left')
    .option('--side <side>', 'advise this side only, such as attacker')
    .option(
      '--transcript <file>',
      'begin with the moves in this file, if it exists, and write all moves into it, one a line',
    )
    .action(async (file: string, id: string | undefined, options: PlayOptions) =>
      onOutcome(await (await import('./play')).play(file, id, options, host)),
    );

const addOdds: AddCommand = (program, host, onOutcome) =>
  program
    .command('odds')
    .description(
      'Tells how likely each outcome of the combats of scenario files is: exactly, or sampled where a combat is too large.',
    )
    .argument('<files...>', 'scenario files, folders and globs, as for check; - for standard input')
    .option(...engagementOption)
    .option(...runsOption)
    .option(...samplingSeedOption)
    .addOption(createTurnOption().conflicts('shard'))
    .option('--rounds', 'show how the odds develop from round to round as well, where a combat has rounds', false)
    .addOption(
      new Option(
        '--format <format>',
        'for people, for a spreadsheet or for programs; jsonl prints a line for each combat as it is found',
      )
        .choices(['text', 'csv', 'json', 'jsonl'])
        .default('text'),
    )
    .option(...createJobsOption())
    .addOption(createShardOption('combats'))
    .option(...ignoreOption)
    .option(...stdinFilenameOption)
    .action(async (files: string[], options: OddsOptions) =>
      onOutcome(await (await import('./odds')).runOdds(files, options, host)),
    );

const addDice: AddCommand = (program, host, onOutcome) => {
  const dice = program
    .command('dice')
    .description('Fair dice for play by mail: they follow from a secret word of each side.');
  const addWriting = (name: 'commit' | 'reveal', description: string, word: string) =>
    dice
      .command(name)
      .description(description)
      .argument('<file>', 'a scenario file')
      .option('--engagement <id>', 'the combat with this id, where the file has several')
      .option('--side <side>', 'the side whose word it is, such as attacker')
      .option('--word <word>', word)
      .action(async (file: string, options: DiceOptions) =>
        onOutcome(await (await import('./dice')).writeDice(name, file, options, host)),
      );
  addWriting(
    'commit',
    'Writes the hash of your secret word into the combat, and prints a word that was made.',
    'your word; without it one that nobody can guess is generated',
  );
  addWriting(
    'reveal',
    'Writes your secret word into the combat, once all sides have committed.',
    'the word that you committed to',
  );
  dice
    .command('check')
    .description('Tells of each combat with fair dice who has committed and shown a word, and whether the words fit.')
    .argument(...fileArgument)
    .addOption(createFormatOption())
    .action(async (file: string, options: { readonly format: Format }) =>
      onOutcome(await (await import('./dice')).checkDice(file, options, host)),
    );
};

const addLuck: AddCommand = (program, host, onOutcome) =>
  program
    .command('luck')
    .description(
      'Tells what each side rolled in all combats with a result or with table dice, against the average of the same dice, and how likely that was.',
    )
    .argument('<files...>', 'scenario files, folders and globs, as for check; - for standard input')
    .addOption(createFormatOption())
    .option(...ignoreOption)
    .option(...stdinFilenameOption)
    .action(async (files: string[], options: LuckOptions) =>
      onOutcome(await (await import('./luck')).runLuck(files, options, host)),
    );

const addNextTurn: AddCommand = (program, host, onOutcome) =>
  program
    .command('next-turn')
    .description(
      'Makes the scenario of the next turn from what this one left: the order of battle without its losses, the turn after it, and a link to the file that it follows.',
    )
    .argument(...fileArgument)
    .option('-o, --output <file>', 'write it into this file, which must be new; without it, it is printed')
    .action(async (file: string, options: NextTurnOptions) =>
      onOutcome(await (await import('./next-turn')).runNextTurn(file, options, host)),
    );

const addMerge: AddCommand = (program, host, onOutcome) =>
  program
    .command('merge')
    .description(
      'Joins the JSON lines that the shards of check, odds or sweep printed: the result is what one run would have printed.',
    )
    .argument('<files...>', 'files of JSON lines, in any order; - for standard input')
    .addOption(new Option('--format <format>', 'lines, or one list').choices(['jsonl', 'json']).default('jsonl'))
    .action(async (files: string[], options: MergeOptions) =>
      onOutcome(await (await import('./merge')).merge(files, options, host)),
    );

const addAdvise: AddCommand = (program, host, onOutcome) =>
  program
    .command('advise')
    .description(
      'Tells what a side should do in the combats of a scenario file: what its orders are worth against those of the other ' +
        'side as written, and what each other order would gain or cost.',
    )
    .argument(...fileArgument)
    .option(...engagementOption)
    .addOption(createTurnOption().conflicts('engagement'))
    .option('--side <side>', 'only this side, such as attacker; without it every side')
    .option('--aim <aim>', 'what the side wants, such as win or value; without it the first aim of each side')
    .option(...runsOption)
    .option(...samplingSeedOption)
    .addOption(createFormatOption())
    .action(async (file: string, options: AdviseOptions) =>
      onOutcome(await (await import('./advise')).advise(file, options, host)),
    );

const addRules: AddCommand = (program, host, onOutcome) =>
  program
    .command('rules')
    .description(
      'Lists the rulesets, or the rules of one ruleset and what implements and tests them, or shows one rule.',
    )
    .argument('[ruleset]', 'id of a ruleset, such as wif-ssw')
    .argument('[rule]', 'id of a rule: shows its page')
    .addOption(createFormatOption())
    .option('--checklist', 'list the ids of the checklist instead of the rules', false)
    .option('--tests <file>', 'what the unit tests proved; out/rule-tests.json where it exists')
    .option('--evidence <file>', 'what the unit tests saw of the rules; out/rule-evidence.json where it exists')
    .action(async (ruleset: string | undefined, rule: string | undefined, options: RulesOptions) =>
      onOutcome(await (await import('./rules/rules')).runRules(ruleset, rule, options, host)),
    );

const addExplain: AddCommand = (program, host, onOutcome) =>
  program
    .command('explain')
    .description('Shows what the code of a problem means, with an example of the problem and one without it.')
    .argument('[code]', 'as `asdic check` prints it, such as wif-ssw/owner-passed; without it all codes are listed')
    .addOption(createFormatOption())
    .action(async (code: string | undefined, options: { readonly format: Format }) =>
      onOutcome(await (await import('./explain')).explain(code, options, host)),
    );

const addImport: AddCommand = (program, host, onOutcome) => {
  const group = program
    .command('import')
    .description('Prints a scenario from the file or the link of another program.');
  const createRulesetOption = () =>
    new Option('--ruleset <id>', 'the game to import into').choices(['aa-depth', 'aare']).default('aa-depth');
  group
    .command('triplea')
    .description('Prints the unit values of a game of TripleA, as the beginning of a scenario.')
    .argument('<file>', 'the XML file of a game; - for standard input')
    .addOption(createRulesetOption())
    .action(async (file: string, options: ImportOptions) =>
      onOutcome(await (await import('./import/import')).importTripleA(file, options, host)),
    );
  group
    .command('aacalc')
    .description('Prints the battle of a link of AACalc as a scenario. Nothing is loaded from the address.')
    .argument('<link>', 'the address of the battle')
    .addOption(createRulesetOption())
    .action(async (link: string, options: ImportOptions) =>
      onOutcome((await import('./import/import')).importAacalc(link, options)),
    );
};

const addDebugAdapter: AddCommand = (program, host, onOutcome) =>
  program
    .command('debug-adapter')
    .description(
      'Steps through combats in an editor with a debugger, by the Debug Adapter Protocol over standard input and output.',
    )
    .action(async () => onOutcome(await (await import('./debug-adapter')).serveDebugAdapter(host)));

const addMcp: AddCommand = (program, host, onOutcome) =>
  program
    .command('mcp')
    .description(
      'Answers assistants (models) by the Model Context Protocol over standard input and output: they check scenarios, calculate odds and ' +
        'look up rules with the same engine. Reads files in the given folders alone.',
    )
    .argument('[folders...]', 'folders whose scenario files may be read; without them none')
    .action(async (folders: string[]) => onOutcome(await (await import('./mcp/serve')).serveMcp(folders, host)));

const engagementOption = [
  '--engagement <id>',
  'only the combat with this id; without it all combats of the file',
] as const;
