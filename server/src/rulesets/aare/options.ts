/** The options of a scenario: the readings that a group chose for open questions. */
import { options as statements } from '../../generated/options/aare';
import { optionsOf } from '../options';
import type { Header, Options } from './data';

export const { options, reading, optionBasis, decisive } = optionsOf<Options, Header>(statements);
