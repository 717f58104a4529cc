/** The command-line interface of the commands that compare variants of a combat. */
import { InvalidArgumentError, Option } from 'commander';
import {
  type AddCommand,
  appendValue,
  fileArgument,
  createFormatOption,
  createJobsOption,
  runsOption,
  samplingSeedOption,
  createShardOption,
  createTurnOption,
} from '../command';
import type { CompareOptions } from './compare';
import type { MattersOptions } from './matters';
import type { SweepOptions } from './sweep';
import type { Goal } from './goal';

const engagement = ['--engagement <id>', 'the combat with this id, where the file has several'] as const;

const ofOption = [
  '--of <number>',
  'the number to look at, as `expect: odds:` names it, such as attacker-wins; without it the first of the odds',
] as const;

export const addSweep: AddCommand = (program, host, onOutcome) =>
  program
    .command('sweep')
    .description(
      'Tells how the odds of a combat change with its numbers, orders and options, in every combination of the values that you give.',
    )
    .argument(...fileArgument)
    .requiredOption(
      '--vary <values>',
      'what to vary, such as defender.units.dd=0..6, attacker.units.scouts=1,3,5 or options.NAME for all readings; may be given several times',
      appendValue,
    )
    .option(...engagement)
    .option(...ofOption)
    .option(
      '--goal <number>',
      'a limit that a number should reach, such as attacker-wins=60% or "attacker.lost<=10": says which value is the first to reach it',
      parseGoal,
    )
    .option(...runsOption)
    .option(...samplingSeedOption)
    .addOption(
      new Option(
        '--format <format>',
        'for people, for a spreadsheet or for programs; jsonl prints a line for each combat',
      )
        .choices(['text', 'csv', 'json', 'jsonl'])
        .default('text'),
    )
    .option(...createJobsOption('combats'))
    .addOption(createShardOption('combats'))
    .action(async (name: string, options: SweepOptions) =>
      onOutcome(await (await import('./sweep')).sweep(name, options, host)),
    );

export const addCompare: AddCommand = (program, host, onOutcome) =>
  program
    .command('compare')
    .description('Shows the odds of a combat or a turn as written beside those with other numbers, orders or options.')
    .argument(...fileArgument)
    .option(
      '--with <values>',
      'a variant, such as options.NAME=reading,defender.units.dd=4; may be given several times',
      appendValue,
    )
    .option(
      '--vary <values>',
      'a variant for each value, such as options.NAME; may be given several times',
      appendValue,
    )
    .option(...engagement)
    .addOption(createTurnOption())
    .option(...runsOption)
    .option(...samplingSeedOption)
    .addOption(createFormatOption())
    .option(...createJobsOption('combats'))
    .action(async (name: string, options: CompareOptions) =>
      onOutcome(await (await import('./compare')).compare(name, options, host)),
    );

export const addMatters: AddCommand = (program, host, onOutcome) =>
  program
    .command('matters')
    .description(
      'Tells what changes the outcome of a combat most: each unit, order and option changed by itself, ranked by the difference.',
    )
    .argument(...fileArgument)
    .option(...engagement)
    .option(...ofOption)
    .option(...runsOption)
    .option(...samplingSeedOption)
    .addOption(createFormatOption())
    .option(...createJobsOption('combats'))
    .action(async (name: string, options: MattersOptions) =>
      onOutcome(await (await import('./matters')).runMatters(name, options, host)),
    );

/** @throws InvalidArgumentError if the text is not a goal */
function parseGoal(text: string): Goal {
  const [, path, sign, number, unit] = /^\s*([^<>=\s]+)\s*(>=|<=|=)\s*(-?\d+(?:\.\d+)?)(%?)\s*$/.exec(text) ?? [];
  if (path === undefined)
    throw new InvalidArgumentError('Write NAME=VALUE, such as attacker-wins=60% or "attacker.units>=3".');
  return {
    path,
    isMaximum: sign === '<=',
    value: unit === '%' ? Number(number) / 100 : Number(number),
    text: text.trim(),
  };
}
