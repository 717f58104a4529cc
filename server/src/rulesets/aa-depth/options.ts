/** Options of a scenario: how its table reads what the rules leave open. */
import { options as statements } from '../../generated/options/aa-depth';
import { optionsOf } from '../options';
import type { Header, Options } from './data';

export type OptionName = keyof Options;

export type OptionReading<N extends OptionName> = NonNullable<Options[N]>;

export const { options, reading, optionBasis } = optionsOf<Options, Header>(statements);
