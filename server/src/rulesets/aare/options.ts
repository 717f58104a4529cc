/** Options of a scenario: how its table reads what the rules leave open. */
import { options as statements } from '../../generated/options/aare';
import { optionsOf } from '../options';
import type { Header, Options } from './data';

export const { options, reading, optionBasis, decisive } = optionsOf<Options, Header>(statements);
