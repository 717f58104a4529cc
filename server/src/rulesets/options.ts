/** The options of rulesets. Questions and readings are defined in the schema alone. */
import type { Basis } from '../engine/amount';
import type { Option } from '../model/ruleset';
import { memoize } from './memoize';

/** Options by name, as `scripts/generate.mjs` reads them from a schema. */
export type OptionStatements<Name extends string> = Readonly<Record<Name, Omit<Option, 'name'>>>;

/** The member `options:` of a scenario. */
type WithOptions<Options extends object> = { readonly options?: Options };

/** The options of a ruleset. */
export interface RulesetOptions<Options extends object, Header extends WithOptions<Options>> {
  /** All of them, in the order of the schema. */
  readonly options: readonly Option[];
  /** The scenario's reading of an option, or its documented default. */
  readonly getReading: <N extends keyof Options>(header: Header, name: N) => NonNullable<Options[N]>;
  /** An option as the basis of a number. */
  readonly createOptionBasis: (name: keyof Options & string) => Basis;
  /**
   * The first option that a number depends on; undefined if there is none. A number depends on an option if another reading would
   * change it; a hover then shows the option.
   * @param getNumber computes the number under a header; it must depend on its argument alone
   */
  readonly findDecisiveOption: (
    header: Header,
    names: readonly (keyof Options & string)[],
    getNumber: (header: Header) => number,
  ) => Basis | undefined;
}

/** The options of a ruleset, from the generated statements of its schema. @param statements generated from the same ruleset's schema */
export function createOptions<Options extends object, Header extends WithOptions<Options>>(
  statements: OptionStatements<keyof Options & string>,
): RulesetOptions<Options, Header> {
  const optionStatements: OptionStatements<string> = statements;
  const readOption = ({ options }: Header, name: PropertyKey) =>
    (options as Readonly<Record<PropertyKey, unknown>> | undefined)?.[name] ??
    optionStatements[name as string]!.default;

  /** The headers by scenario header and option: every unit of a combat asks for the same ones. */
  const getHeadersByOption = memoize((_: Header) => new Map<string, readonly Header[]>());

  /** The header under each other reading of an option with named readings. */
  function findAlternatives(header: Header, name: string): readonly Header[] {
    const byName = getHeadersByOption(header);
    let headers = byName.get(name);
    if (!headers) byName.set(name, (headers = computeAlternatives(header, name)));
    return headers;
  }

  function computeAlternatives(header: Header, name: string): readonly Header[] {
    const { readings, default: defaultReading } = optionStatements[name]!;
    if (typeof defaultReading !== 'string') return [];
    return Object.keys(readings)
      .filter((other) => other !== readOption(header, name))
      .map((other) => ({ ...header, options: { ...header.options, [name]: other } }));
  }

  return {
    options: Object.entries(optionStatements).map(([name, statement]) => ({ name, ...statement })),
    getReading: (header, name) => readOption(header, name) as never,
    createOptionBasis,
    findDecisiveOption(header, names, getNumber) {
      const currentNumber = getNumber(header);
      const name = names.find((candidate) =>
        findAlternatives(header, candidate).some((other) => getNumber(other) !== currentNumber),
      );
      return name && createOptionBasis(name);
    },
  };
}

/** An option as the basis of a number. */
export function createOptionBasis(name: string): Basis {
  return { kind: 'option', name };
}
