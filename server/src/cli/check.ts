/** `asdic check`: everything that is wrong with scenario files, for people or for programs. */
import { withExpectedOdds } from '../library/expected-odds';
import { counts, problemsIn } from '../library/problems';
import type { ListedProblem } from '../library/problems';
import { analysed } from './analysed';
import { checkText } from './check-text';
import type { Host } from './host';
import { readInputs } from './inputs';
import { asJson } from './outcome';
import type { Format, Outcome } from './outcome';
import { printable } from '../model/wording';

export interface CheckOptions {
  readonly format: Format;
  /** Information and hints count as well. */
  readonly strict: boolean;
  /** How many combats are rolled where odds are expected that have to be sampled. */
  readonly runs: number;
}

/** What cannot be read is said in the notes, and the rest is checked; the exit code is then 2. */
export async function check(
  names: readonly string[],
  { format, strict, runs }: CheckOptions,
  host: Host,
): Promise<Outcome> {
  const { inputs, unreadable } = await readInputs(names, host);
  const found: ListedProblem[] = [];
  for (const input of inputs) found.push(...problemsIn(await withExpectedOdds(analysed(input, host), { runs })));
  const output = format === 'json' ? asJson(found) : checkText(found, inputs.length, host);
  if (unreadable.length > 0) {
    const notes = unreadable.map((why) => `asdic: ${printable(why)}\n`).join('');
    return { output: inputs.length > 0 ? output : '', notes, exitCode: 2 };
  }
  return { output, exitCode: found.some((problem) => strict || counts(problem)) ? 1 : 0 };
}
