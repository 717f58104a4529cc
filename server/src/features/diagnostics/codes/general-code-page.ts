/** The address of the page of a code, without its content, which diagnostics do not need. */
import { type RulePageParams, toCodePage } from '../../../protocol';
import { generalCodes } from './general';

/** The address of the page of a code that belongs to no rule. */
export function getGeneralCodePage(name: string): RulePageParams {
  return toCodePage(name, Object.hasOwn(generalCodes, name) ? generalCodes[name]!.title : undefined);
}
