/** The options of a scenario: the readings that a group chose for open questions. */
import { options as statements } from '../../generated/options/aare';
import { createOptions } from '../options';
import type { Header, Options } from './data';

export const { options, reading, optionBasis, findDecisiveOption } = createOptions<Options, Header>(statements);
