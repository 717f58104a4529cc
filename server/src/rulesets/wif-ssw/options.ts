/** Options of a scenario: its readings of ambiguous rules. */
import { options as statements } from '../../generated/options/wif-ssw';
import { createOptions } from '../options';
import type { Header, Options } from './data';

export type OptionName = keyof Options;

/** The readings of an option. */
export type ReadingOf<N extends OptionName> = NonNullable<Options[N]>;

export const { options, getReading, createOptionBasis, findDecisiveOption } = createOptions<Options, Header>(
  statements,
);

/** R17: the effects of results on the convoy points of a ship. */
export function computeConvoyEffects({
  options: chosenOptions,
}: Pick<Header, 'options'>): Required<ReadingOf<'convoyEffects'>> {
  return { ...statements.convoyEffects.default, ...chosenOptions?.convoyEffects };
}
