/** `asdic explain`: the page of a code, or the list of all codes. */
import { listAllCodes } from '../features';
import { explainCode } from '../library/explain';
import type { Host } from './host';
import { toJson } from './print/json';
import type { Format, Outcome } from './outcome';

/** @throws CannotRun if the code does not exist */
export async function explain(
  code: string | undefined,
  { format }: { readonly format: Format },
  host: Host,
): Promise<Outcome> {
  const rulesets = await host.rulesets.loadAll();
  if (code === undefined) {
    const codes = listAllCodes(rulesets);
    return { output: format === 'json' ? toJson(codes) : `${codes.join('\n')}\n`, exitCode: 0 };
  }
  const explanation = explainCode(code, rulesets);
  return { output: format === 'json' ? toJson(explanation) : `${explanation.page}\n`, exitCode: 0 };
}
