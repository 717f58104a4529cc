/** `asdic check`: everything that is wrong with scenario files, for people or for programs. */
import { counts, problemsIn } from '../library/problems';
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
}

/** What cannot be read is said in the notes, and the rest is checked; the exit code is then 2. */
export async function check(names: readonly string[], { format, strict }: CheckOptions, host: Host): Promise<Outcome> {
  const { inputs, unreadable } = await readInputs(names, host);
  const found = inputs.flatMap((input) => problemsIn(analysed(input, host)));
  const output = format === 'json' ? asJson(found) : checkText(found, inputs.length, host);
  if (unreadable.length > 0) {
    const notes = unreadable.map((why) => `asdic: ${printable(why)}\n`).join('');
    return { output: inputs.length > 0 ? output : '', notes, exitCode: 2 };
  }
  return { output, exitCode: found.some((problem) => strict || counts(problem)) ? 1 : 0 };
}
