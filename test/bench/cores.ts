/** What a second core is worth to the command line on many files. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { timed } from './products';
import { scenarioOf } from './scenarios';
import { median } from './statistics';

const scenarios = 2_000;

/** A program and its arguments. */
type Way = readonly [program: string, args: readonly string[]];

/**
 * Files are checked on one core and on two, in turn, because other work on the machine must hit both. Once they are one scenario of a game
 * over and over, which says what a thread costs; once they are the samples of all games, as a library of scenarios has them.
 * One job by itself is no one core: Node compiles and collects on threads of its own, which take half of another. Jobs are told beside it.
 * @param folder a folder that may be filled and emptied
 * @returns jobs alone where the system cannot hold a program to a core
 */
export async function coresFigures(folder: string, runs: number): Promise<readonly Figure[]> {
  const check = [resolve('dist/cli.cjs'), 'check', folder];
  const byJobs: Readonly<Record<string, Way>> = {
    'one job': [process.execPath, [...check, '--jobs', '1']],
    'two jobs': [process.execPath, [...check, '--jobs', '2']],
  };
  const byCores: Readonly<Record<string, Way>> = (await holdsToCores())
    ? {
        'one core': ['taskset', ['-c', '0', process.execPath, ...check]],
        'two cores': ['taskset', ['-c', '0,1', process.execPath, ...check]],
      }
    : {};
  fillWithOne(folder);
  const same = await figuresOf({ ...byJobs, ...byCores }, runs, {
    what: `asdic check on ${scenarios} scenarios`,
    lines: 200,
  });
  rmSync(folder, { recursive: true });
  fillWithSamples(folder);
  const all = await figuresOf(byCores, runs, { what: `asdic check on ${scenarios} scenarios of all games` });
  rmSync(folder, { recursive: true });
  return [...same, ...all];
}

function fillWithOne(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const text = scenarioOf(200);
  for (let index = 0; index < scenarios; index++) writeFileSync(join(folder, `${index}.scenario.yaml`), text);
}

/** The samples of each game over and over, each time in a folder of their own with the tables that they name. */
function fillWithSamples(folder: string): void {
  const games = readdirSync('samples').filter((game) => game !== 'broken');
  let files = 0;
  for (let copy = 0; files < scenarios; copy++)
    for (const game of games) {
      const target = join(folder, game, String(copy));
      cpSync(join('samples', game), target, { recursive: true });
      for (const file of scenariosIn(target)) if (++files > scenarios) rmSync(file);
    }
}

function scenariosIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scenario.yaml'))
    .map((name) => join(folder, name));
}

async function figuresOf(
  ways: Readonly<Record<string, Way>>,
  runs: number,
  { what, lines }: { readonly what: string; readonly lines?: number },
): Promise<readonly Figure[]> {
  const taken = new Map<string, number[]>();
  for (let run = 0; run < runs; run++)
    for (const [way, [program, args]] of Object.entries(ways))
      taken.set(way, [...(taken.get(way) ?? []), await timed(program, args)]);
  const seconds = new Map([...taken].map(([way, milliseconds]) => [way, median(milliseconds) / 1000]));
  const [one, two] = [seconds.get('one core'), seconds.get('two cores')];
  const of = lines === undefined ? {} : { lines };
  return [
    ...[...seconds].map(([way, asdic]): Figure => ({ what: `${what}, ${way}`, ...of, unit: 's', asdic })),
    ...(one === undefined || two === undefined
      ? []
      : [
          {
            what: `${what}, two cores against one`,
            ...of,
            unit: 'times' as const,
            asdic: one / two,
            budget: otherBounds.secondCore,
          },
        ]),
  ];
}

/** Whether there is a command that holds a program to a core, and there are two of them. */
async function holdsToCores(): Promise<boolean> {
  try {
    await promisify(execFile)('taskset', ['-c', '0,1', process.execPath, '-e', '0']);
    return cpus().length > 1;
  } catch {
    return false;
  }
}
