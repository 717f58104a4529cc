/** The options of a scenario: the readings that a group chose for open questions. */
import { options as statements } from '../../generated/options/aare';
import type { LowLuck } from '../../engine/volley';
import { createOptions } from '../options';
import type { Header, Options } from './data';

export const { options, reading, optionBasis, findDecisiveOption } = createOptions<Options, Header>(statements);

/** Low luck, if the group plays with it. */
export function getLowLuck(header: Header): LowLuck | undefined {
  return reading(header, 'lowLuck') === 'yes' ? { rule: 'unit-values', basis: optionBasis('lowLuck') } : undefined;
}
