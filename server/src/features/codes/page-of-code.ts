/** The address of the page of a code, without its content, which diagnostics do not need. */
import { pageOfCode } from '../../protocol';
import type { RulePageParams } from '../../protocol';
import { generalCodes } from './general';

/** The address of the page of a code that belongs to no rule. */
export function pageOfGeneralCode(name: string): RulePageParams {
  return pageOfCode(name, Object.hasOwn(generalCodes, name) ? generalCodes[name]!.title : undefined);
}
