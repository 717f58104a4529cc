/** The address of a code's page: all that a problem needs of it, so that no problem waits for what the page says. */
import { pageOfCode } from '../../protocol';
import type { RulePageParams } from '../../protocol';
import { generalCodes } from './general';

/** Where the page of a code is that is no rule's. */
export function pageOfGeneralCode(name: string): RulePageParams {
  return pageOfCode(name, Object.hasOwn(generalCodes, name) ? generalCodes[name]!.title : undefined);
}
