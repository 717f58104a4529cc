/** Options of a scenario: how its table reads what the rules leave open. */
import { options as statements } from '../../generated/options/wif-ssw';
import { optionsOf } from '../options';
import type { Header, Options } from './data';

export type OptionName = keyof Options;

/** What a scenario may choose of an option. */
export type ReadingOf<N extends OptionName> = NonNullable<Options[N]>;

export const { options, reading, optionBasis, decisive } = optionsOf<Options, Header>(statements);

/** R17: what a result does to the convoy points of the ship that it hits. */
export function convoyEffects({ options: given }: Pick<Header, 'options'>): Required<ReadingOf<'convoyEffects'>> {
  return { ...statements.convoyEffects.default, ...given?.convoyEffects };
}
