/** Options and arguments shared by the commands. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { defaultRuns, maxRuns, samplingSeed } from '../library/numbers';
import type { Host } from './host';
import { formats, type Outcome } from './outcome';
import { parseShard, type Shard } from './shard';

/** Adds a command to the program. `onOutcome` receives its outcome. */
export type AddCommand = (program: Command, host: Host, onOutcome: (outcome: Outcome) => void) => void;

/** Collects the values of a repeatable option. */
export function appendValue(value: string, previousValues: readonly string[] | undefined): readonly string[] {
  return [...(previousValues ?? []), value];
}

/** @param subject begins the error message: `Warnings are` */
export function createIntegerParser(
  subject: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER } = {},
): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) {
      const range = max === Number.MAX_SAFE_INTEGER ? `, ${min} or more` : ` from ${min} to ${max}`;
      throw new InvalidArgumentError(`${subject} a whole number${range}.`);
    }
    return value;
  };
}

export const fileArgument = ['<file>', 'a scenario file; - for standard input'] as const;

export function createFormatOption(): Option {
  return new Option('--format <format>', 'for people or for programs').choices(formats).default('text');
}

export const runsOption = [
  '--runs <n>',
  'how many combats to roll where the odds are sampled',
  createIntegerParser('Runs are', { min: 1, max: maxRuns }),
  defaultRuns,
] as const;

/** The seed of sampled odds. */
export const samplingSeedOption = [
  '--seed <n>',
  'roll sampled odds from this seed: the same seed gives the same odds',
  createIntegerParser('A seed is'),
  samplingSeed,
] as const;

export function createTurnOption(): Option {
  return new Option(
    '--turn',
    'all combats of a scenario as a turn: in their order, each with what the earlier ones left, and their losses together',
  ).conflicts('engagement');
}

/** @param items the unit of work: `files` */
export function createJobsOption(items = 'files') {
  const description = `how many ${items} to work on at a time; without it as many as there are cores`;
  return ['--jobs <n>', description, createIntegerParser('Jobs are', { min: 1, max: 256 })] as const;
}

/** @param items of the list: `files` */
export function createShardOption(items: string): Option {
  return new Option(
    '--shard <part/parts>',
    `works on a part of the ${items}, such as 3/16; asdic merge joins the JSON lines of the parts`,
  ).argParser(parseShardOption);
}

function parseShardOption(text: string): Shard {
  const shard = parseShard(text);
  if (!shard) throw new InvalidArgumentError('Write PART/PARTS, such as 3/16: the third of sixteen.');
  return shard;
}

export const ignoreOption = ['--no-ignore', 'includes files that .gitignore and .asdicignore leave out'] as const;

export const stdinFilenameOption = [
  '--stdin-filename <file>',
  'the file name to use for standard input; its relative paths begin there',
] as const;
