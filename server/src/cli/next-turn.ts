/** `asdic next-turn`: the scenario of the next turn, from what this one left. */
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { createNextTurn } from '../features';
import { getOrThrow } from '../library/combats';
import { CannotRun } from '../library/errors';
import { readScenario } from './analyse';
import type { Host } from './host';
import { readStats } from './inputs/read';
import type { Outcome } from './outcome';

export interface NextTurnOptions {
  readonly output?: string;
}

/** Prints the new scenario, or writes it to a file that does not exist yet. @throws CannotRun if the turn is not over */
export async function runNextTurn(name: string, { output }: NextTurnOptions, host: Host): Promise<Outcome> {
  const scenario = await readScenario(name, host);
  const previousPath = resolve(host.folder, name);
  const followedPath =
    output === undefined
      ? basename(previousPath)
      : relative(dirname(resolve(host.folder, output)), previousPath)
          .split(sep)
          .join('/');
  const { text } = getOrThrow(createNextTurn(scenario.analysis, followedPath));
  if (output === undefined) return { output: text, exitCode: 0 };
  if (await readStats(output, host).catch(() => undefined))
    throw new CannotRun(`${output} is there already: name a new file.`);
  const sentence = `Wrote ${output}, which follows ${name}.`;
  return {
    output: '',
    files: [{ path: output, text, previousText: null, noteWhenWritten: { sentence } }],
    exitCode: 0,
  };
}
