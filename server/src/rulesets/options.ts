/** The options of rulesets. Questions and readings are defined in the schema alone. */
import type { Basis } from '../engine/amount';
import type { Option } from '../model/ruleset';
import { once } from './once';

/** Options by name, as `scripts/generate.mjs` reads them from a schema. */
export type OptionStatements<Name extends string> = Readonly<Record<Name, Omit<Option, 'name'>>>;

/** The member `options:` of a scenario. */
type Chosen<Options extends object> = { readonly options?: Options };

/** The options of a ruleset. */
export interface OptionsOf<Options extends object, Header extends Chosen<Options>> {
  /** All of them, in the order of the schema. */
  readonly options: readonly Option[];
  /** The scenario's reading of an option, or its documented default. */
  readonly reading: <N extends keyof Options>(header: Header, name: N) => NonNullable<Options[N]>;
  /** An option as the basis of a number. */
  readonly optionBasis: (name: keyof Options & string) => Basis;
  /**
   * The first option that a number depends on; undefined if there is none. A number depends on an option if another reading would
   * change it; a hover then shows the option.
   * @param number computes the number under a header; it must depend on its argument alone
   */
  readonly decisive: (
    header: Header,
    names: readonly (keyof Options & string)[],
    number: (header: Header) => number,
  ) => Basis | undefined;
}

/** The options of a ruleset, from the generated statements of its schema. @param statements generated from the same ruleset's schema */
export function optionsOf<Options extends object, Header extends Chosen<Options>>(
  statements: OptionStatements<keyof Options & string>,
): OptionsOf<Options, Header> {
  const stated: OptionStatements<string> = statements;
  const given = ({ options }: Header, name: PropertyKey) =>
    (options as Readonly<Record<PropertyKey, unknown>> | undefined)?.[name] ?? stated[name as string]!.default;

  /** By option, because every unit of a combat needs the same headers. */
  const known = once((_: Header) => new Map<string, readonly Header[]>());

  /** The header under each other reading of an option with named readings. */
  function alternatives(header: Header, name: string): readonly Header[] {
    const ofHeader = known(header);
    let found = ofHeader.get(name);
    if (!found) ofHeader.set(name, (found = alternativesTo(header, name)));
    return found;
  }

  function alternativesTo(header: Header, name: string): readonly Header[] {
    const { readings, default: usual } = stated[name]!;
    if (typeof usual !== 'string') return [];
    return Object.keys(readings)
      .filter((other) => other !== given(header, name))
      .map((other) => ({ ...header, options: { ...header.options, [name]: other } }));
  }

  return {
    options: Object.entries(stated).map(([name, statement]) => ({ name, ...statement })),
    reading: (header, name) => given(header, name) as never,
    optionBasis,
    decisive(header, names, number) {
      const now = number(header);
      const name = names.find((candidate) => alternatives(header, candidate).some((other) => number(other) !== now));
      return name && optionBasis(name);
    },
  };
}

/** An option as the basis of a number. */
export function optionBasis(name: string): Basis {
  return { kind: 'option', name };
}
