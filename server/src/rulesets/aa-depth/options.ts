/** The options of a scenario: the readings that a group chose for open questions. */
import { options as statements } from '../../generated/options/aa-depth';
import type { LowLuck } from '../../engine/volley';
import { createOptions } from '../options';
import type { Header, Options } from './data';

export type OptionName = keyof Options;

export type OptionReading<N extends OptionName> = NonNullable<Options[N]>;

export const { options, getReading, createOptionBasis } = createOptions<Options, Header>(statements);

/** Low luck, if the group plays with it. */
export function getLowLuck(header: Header): LowLuck | undefined {
  return getReading(header, 'lowLuck') === 'yes'
    ? { rule: 'unit-values', basis: createOptionBasis('lowLuck') }
    : undefined;
}
