/** The options of a scenario: the readings that a group chose for open questions. */
import { options as statements } from '../../generated/options/aa-depth';
import { createOptions } from '../options';
import type { Header, Options } from './data';

export type OptionName = keyof Options;

export type OptionReading<N extends OptionName> = NonNullable<Options[N]>;

export const { options, reading: getReading, optionBasis } = createOptions<Options, Header>(statements);
