/** The pages of codes. */
import { codePage, nearestCode } from '../features';
import type { Environment } from '../features';
import { CannotRun } from './failure';

/** What a code of a problem means. */
export interface Explanation {
  readonly code: string;
  /** In Markdown, with an example of the problem and one without it. */
  readonly page: string;
}

type Rulesets = Environment['rulesets'];

/** @throws CannotRun for a code that there is none of */
export function explanationOf(code: string, rulesets: Rulesets): Explanation {
  const page = codePage(code, { rulesets, ruleLink: () => undefined });
  if (page !== undefined) return { code, page };
  const near = nearestCode(code, rulesets);
  const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
  throw new CannotRun(`There is no code \`${code}\`.${hint} \`asdic explain\` lists them all.`);
}
