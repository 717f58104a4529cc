/** Options of a scenario: readings of what the rules leave open. */
import { options as statements } from '../../generated/options/awaw';
import { createOptions } from '../options';
import type { Header, Options } from './data';

export type OptionName = keyof Options;

export const { options, getReading, createOptionBasis } = createOptions<Options, Header>(statements);
