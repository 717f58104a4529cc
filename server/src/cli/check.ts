/** `asdic check`: everything that is wrong with scenario files, for people or for programs. */
import { analysed, counts, problemsIn } from './analysed';
import { checkText } from './check-text';
import type { Host } from './host';
import { readInputs } from './inputs';
import { asJson } from './outcome';
import type { Format, Outcome } from './outcome';

export interface CheckOptions {
  readonly format: Format;
  /** Information and hints count as well. */
  readonly strict: boolean;
}

/** @throws CannotRun where a file cannot be read: then none is told of */
export async function check(names: readonly string[], { format, strict }: CheckOptions, host: Host): Promise<Outcome> {
  const inputs = await readInputs(names, host);
  const found = inputs.flatMap((input) => problemsIn(input.name, analysed(input, host)));
  const output = format === 'json' ? asJson(found) : checkText(found, inputs.length, host);
  return { output, exitCode: found.some((problem) => strict || counts(problem)) ? 1 : 0 };
}
