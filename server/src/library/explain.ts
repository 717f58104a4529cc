/** Pages that explain codes. */
import { type Environment, formatCodePage, findNearestCode } from '../features';
import { CannotRun } from './errors';

/** The explanation of a code. */
export interface Explanation {
  readonly code: string;
  /** In Markdown, with an example that has the problem and one that does not. */
  readonly page: string;
}

type Rulesets = Environment['rulesets'];

/** @param listCommand the command that lists all codes, for the error message @throws CannotRun for an unknown code */
export function explainCode(code: string, rulesets: Rulesets, listCommand = '`asdic explain`'): Explanation {
  const page = formatCodePage(code, { rulesets, ruleLink: () => undefined });
  if (page !== undefined) return { code, page };
  const near = findNearestCode(code, rulesets);
  const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
  throw new CannotRun(`There is no code \`${code}\`.${hint} ${listCommand} lists them all.`);
}
