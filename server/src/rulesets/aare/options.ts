/** Options of a scenario: how its table reads what the rules leave open. */
import type { Basis } from '../../engine/amount';
import type { Option } from '../../model/ruleset';
import type { Header, Options } from './data';
import { optionStatements } from './option-statements';
import type { OptionName } from './option-statements';

export type { OptionName } from './option-statements';

/** All options, in the order of the rulings. */
export const options: readonly Option[] = optionNames().map((name) => ({ name, ...optionStatements[name] }));

export type Reading<N extends OptionName> = NonNullable<Options[N]>;

/** What the scenario's options say, or the documented default. */
export function reading<N extends OptionName>(header: Header, name: N): Reading<N> {
  return (header.options?.[name] ?? optionStatements[name].default) as Reading<N>;
}

/** An option as what a number rests on. */
export function optionBasis(name: OptionName): Basis {
  return { kind: 'option', name };
}

/**
 * The first of some options that a number hangs on: one with another reading that would give another number. This is when a hover
 * says that an option is in play.
 * @param number computes the number under a header; it must depend on its argument alone
 */
export function decisive(
  header: Header,
  names: readonly OptionName[],
  number: (header: Header) => number,
): Basis | undefined {
  const now = number(header);
  const name = names.find((candidate) => alternatives(header, candidate).some((other) => number(other) !== now));
  return name && optionBasis(name);
}

/** The header under each other reading of an option. */
function alternatives(header: Header, name: OptionName): readonly Header[] {
  const chosen = reading(header, name);
  return Object.keys(optionStatements[name].readings)
    .filter((other) => other !== chosen)
    .map((other) => ({ ...header, options: { ...header.options, [name]: other } }));
}

function optionNames(): readonly OptionName[] {
  return Object.keys(optionStatements) as OptionName[];
}
