/** Options of a scenario: how its table reads what the rules leave open. */
import type { Basis } from '../../engine/amount';
import type { Option } from '../../model/ruleset';
import { decisive as decisiveOf, optionBasis as basisOf, optionsOf } from '../options';
import type { Header, Options } from './data';
import { optionStatements } from './option-statements';
import type { OptionName } from './option-statements';

export type { OptionName } from './option-statements';

/** All options, in the order of the rulings. */
export const options: readonly Option[] = optionsOf(optionStatements);

export type Reading<N extends OptionName> = NonNullable<Options[N]>;

/** What the scenario's options say, or the documented default. */
export function reading<N extends OptionName>(header: Header, name: N): Reading<N> {
  return (header.options?.[name] ?? optionStatements[name].default) as Reading<N>;
}

/** R17: what a result does to the convoy points of the ship that it hits. */
export function convoyEffects(header: Header): Required<Reading<'convoyEffects'>> {
  return { ...requiredConvoyEffects, ...header.options?.convoyEffects };
}

const requiredConvoyEffects = optionStatements.convoyEffects.default as Required<Reading<'convoyEffects'>>;

/** An option as what a number rests on. */
export const optionBasis: (name: OptionName) => Basis = basisOf;

/** The first of some options that a number hangs on; see `decisive` of all rulesets. */
export function decisive(
  header: Header,
  names: readonly OptionName[],
  number: (header: Header) => number,
): Basis | undefined {
  return decisiveOf(optionStatements, header, names, number);
}
