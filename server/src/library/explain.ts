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

/** @param listing what lists all codes @throws CannotRun for an unknown code */
export function explainCode(code: string, rulesets: Rulesets, listing = '`asdic explain`'): Explanation {
  const page = formatCodePage(code, { rulesets, ruleLink: () => undefined });
  if (page !== undefined) return { code, page };
  const near = findNearestCode(code, rulesets);
  const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
  throw new CannotRun(`There is no code \`${code}\`.${hint} ${listing} lists them all.`);
}
