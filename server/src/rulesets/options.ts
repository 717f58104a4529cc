/** How rulesets state their options and read them. */
import type { Basis } from '../engine/amount';
import type { Explanation, Option } from '../model/ruleset';

/** A question that the source leaves open; see `Option` of the model. The index adds the name, which is its key. */
export interface OptionStatement<Value, RuleId extends string> {
  readonly ruling: string;
  readonly question: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: Value;
  readonly rules: readonly RuleId[];
}

/** Some options by name. */
export type OptionStatements<Name extends string> = Readonly<Record<Name, OptionStatement<Option['default'], string>>>;

/** The options, in the order in which they are stated. */
export function optionsOf(statements: OptionStatements<string>): readonly Option[] {
  return Object.entries(statements).map(([name, statement]) => ({ name, ...statement }));
}

/** An option as what a number rests on. */
export function optionBasis(name: string): Basis {
  return { kind: 'option', name };
}

interface WithOptions {
  readonly options?: object;
}

/**
 * The first of some options that a number hangs on: one with another reading that would give another number. This is when a hover
 * says that an option is in play.
 * @param number computes the number under a header; it must depend on its argument alone
 */
export function decisive<Header extends WithOptions, Name extends string>(
  statements: OptionStatements<Name>,
  header: Header,
  names: readonly Name[],
  number: (header: Header) => number,
): Basis | undefined {
  const now = number(header);
  const name = names.find((candidate) =>
    alternatives(statements, header, candidate).some((other) => number(other) !== now),
  );
  return name && optionBasis(name);
}

/** The header under each other reading of an option that has named readings. */
function alternatives<Header extends WithOptions, Name extends string>(
  statements: OptionStatements<Name>,
  header: Header,
  name: Name,
): readonly Header[] {
  const { readings, default: usual } = statements[name];
  if (typeof usual !== 'string') return [];
  const chosen = (header.options as Readonly<Record<string, unknown>> | undefined)?.[name] ?? usual;
  return Object.keys(readings)
    .filter((other) => other !== chosen)
    .map((other) => ({ ...header, options: { ...header.options, [name]: other } }));
}

/** The readings of an option as a list, with a mark at the one that is chosen and at the default. */
export function readingList({ readings }: Option, chosen: string, usual: string): string {
  const lines = Object.entries(readings).map(([name, meaning]) => {
    const marks = [name === chosen ? 'chosen here' : '', name === usual ? 'default' : ''].filter((mark) => mark !== '');
    return `- \`${name}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${meaning}`;
  });
  return lines.join('\n');
}

/** A hover on an option: the question, its readings, and the one that holds. */
export function optionExplanation(option: Option, chosen: string, usual: string): Explanation {
  const here = chosen in option.readings ? '' : `Here: **${chosen}** (default ${usual}).`;
  return {
    title: `${option.ruling}: ${option.question.charAt(0).toUpperCase()}${option.question.slice(1)}`,
    text: ['The rules leave this open; a table chooses.', readingList(option, chosen, usual), here]
      .filter((text) => text !== '')
      .join('\n\n'),
    amounts: [],
    rules: option.rules,
  };
}
