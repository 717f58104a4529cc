/**
 * The kit that the files of a ruleset are written with. The `kit.ts` of a ruleset exports all of it, and binds `createKit` to its
 * rules and its data.
 */
import type { Amount, Change } from '../engine/amount';
import type { Fix } from '../model/diagnostic';
import { removeMember, setMember, type Edit, type Plain } from '../model/edit';
import type { Ids } from '../model/ids';
import { valueAt, type Path } from '../model/place';
import type { Explanation, Hover, Item } from '../model/ruleset';
import type { Line } from './line';
import type { RuleText } from './rule-text';

export { appendItem, removeMember, renameMember, setMember } from '../model/edit';
export { placeAt, placeAtKey } from '../model/place';
export { capitalize, formatList, formatPercent, formatSigned, pluralize, addArticle } from '../model/wording';
export { addPath } from './examples';
export { collectChanges, computeAmount, type Line } from './line';

/** A value in an item of a part list of a scenario. */
export interface ItemContext<Data, List extends keyof Data> {
  readonly scenario: Data;
  readonly ids: Ids;
  readonly item: Item<Data[List]>;
  /** The path from the item to the value; empty for the item itself. */
  readonly path: Path;
}

export interface Kit<Data extends object, RuleId extends string, OptionName extends string> {
  /** The section of a rule: `1.2.3`. */
  readonly citeSection: (rule: RuleId) => string;
  /** A citation of rules and options for the end of a sentence: ` (1.2.3; option \`avoidCombat\`)`. */
  readonly cite: (...cited: readonly (RuleId | { readonly option: OptionName })[]) => string;
  /** A change of a number by a rule. */
  readonly changeBy: (rule: RuleId, line: Line) => Change;
  /**
   * A hover on members of the items of a list.
   * @param members paths from the item: `*` is any one step, the empty path is the item itself
   */
  readonly defineHoverOnItems: <List extends keyof Data & string>(
    list: List,
    members: readonly string[],
    explain: (context: ItemContext<Data, List>) => Explanation | undefined,
  ) => Hover<Data>;
}

/** Creates the kit of a ruleset. @param rules by id @param separator between the sections of a citation */
export function createKit<Data extends object, RuleId extends string, OptionName extends string = never>(
  rules: Readonly<Record<RuleId, Pick<RuleText, 'section'>>>,
  separator = '; ',
): Kit<Data, RuleId, OptionName> {
  return {
    citeSection: (rule) => rules[rule].section,
    cite(...cited) {
      const sources = cited.map((each) =>
        typeof each === 'string' ? rules[each].section : `option \`${each.option}\``,
      );
      return ` (${[...new Set(sources)].join(separator)})`;
    },
    changeBy: (rule, line) => ({ rule, ...line }),
    defineHoverOnItems: (list, members, explain) => ({
      patterns: listMemberPaths(list, members),
      explain(scenario, ids, { path }) {
        const item = valueAt(scenario, path.slice(0, 2)) as Item<Data[typeof list]> | undefined;
        return item && explain({ scenario, ids, item, path: path.slice(2) });
      },
    }),
  };
}

/** The paths of members of the items of a list; the empty path is the item itself. */
export function listMemberPaths(list: string, members: readonly string[]): string[] {
  return members.map((member) => (member === '' ? `${list}.*` : `${list}.*.${member}`));
}

/** An amount in a hover, with the line below its total. */
export interface HoverAmount {
  readonly amount: Amount;
  readonly totalNote?: string;
  /** The sides of the die that hits on the total or less. */
  readonly hitDie?: number;
}

/** The members of an explanation that show amounts. */
export function listAmounts(
  hoverAmounts: readonly HoverAmount[],
): Required<Pick<Explanation, 'amounts' | 'totalNotes' | 'hitDice'>> {
  return {
    amounts: hoverAmounts.map(({ amount }) => amount),
    totalNotes: hoverAmounts.map(({ totalNote }) => totalNote),
    hitDice: hoverAmounts.map(({ hitDie }) => hitDie),
  };
}

/** Sets an option of the scenario. */
export function setOption<Options extends object, Name extends keyof Options & string>(
  header: { options?: Options },
  name: Name,
  reading: NonNullable<Options[Name]> & Plain,
): Edit {
  return header.options ? setMember(header.options, name, reading) : setMember(header, 'options', { [name]: reading });
}

/** A fix that is not preferred. */
export function offer(title: string, ...edits: readonly Edit[]): Fix {
  return { title, edits };
}

/** The most likely fix of a diagnostic: at most one of its fixes. */
export function createPreferredFix(title: string, ...edits: readonly Edit[]): Fix {
  return { title, edits, preferred: true };
}

/** A fix that removes an item from a list. */
export function removeItem(list: readonly unknown[], index: number, title: string): Fix {
  return offer(title, removeMember(list, index));
}

/** A fix that removes a member that is wrong or has no effect. */
export function removeKey<T extends object>(owner: T, key: keyof T & string): Fix {
  return offer(`Remove \`${key}\``, removeMember(owner, key));
}
