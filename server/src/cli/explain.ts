/** `asdic explain`: the page of a code, or the list of all codes. */
import { allCodes, codePage, nearestCode } from '../features';
import type { Host } from './host';
import { asJson, CannotRun } from './outcome';
import type { Format, Outcome } from './outcome';

/** @throws CannotRun for a code that there is none of */
export function explain(code: string | undefined, { format }: { readonly format: Format }, host: Host): Outcome {
  const { rulesets } = host;
  const codes = allCodes(rulesets);
  const pages = { rulesets, ruleLink: () => undefined };
  if (code === undefined) return { output: format === 'json' ? asJson(codes) : `${codes.join('\n')}\n`, exitCode: 0 };
  const page = codePage(code, pages);
  if (page === undefined) {
    const near = nearestCode(code, rulesets);
    const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    throw new CannotRun(`There is no code \`${code}\`.${hint} \`asdic explain\` lists them all.`);
  }
  return { output: format === 'json' ? asJson({ code, page }) : `${page}\n`, exitCode: 0 };
}
