/** Rules in the form of the `rules.ts` files, for every ruleset. */
import type { Rule, RuleStatus } from '../model/ruleset';

/** A rule in a `rules.ts` file; its key is the id. */
export interface RuleText {
  /** The section of the source document, or of the rulebook if the source only names it. */
  readonly section: string;
  /** At most 60 characters. */
  readonly title: string;
  /** Checklist ids; none by default. */
  readonly checklist?: readonly string[];
  /** A summary in our own words; Markdown. Its numbers are those that facts compute with. */
  readonly summary: string;
  /** Implemented by default. */
  readonly status?: Exclude<RuleStatus, 'implemented'>;
}

export type RuleTexts = Readonly<Record<string, RuleText>>;

/** The rules of an index, in order. */
export function toRules(texts: RuleTexts): readonly Rule[] {
  return Object.entries(texts).map(([id, { section, title, checklist = [], ...text }]) => {
    return { id, status: 'implemented', section, title, checklist, ...text };
  });
}

/**
 * The ids of the checklist that rules cover: a letter and the numbers from 1 to the highest of any rule. A number that no rule covers
 * is a gap, which `npm run rules:check` reports.
 */
export function createChecklist(rules: readonly Pick<Rule, 'checklist'>[]): readonly string[] {
  const ids = rules.flatMap(({ checklist }) => checklist);
  const highest = Math.max(0, ...ids.map((id) => Number(id.slice(1))));
  return Array.from({ length: highest }, (_, index) => `${ids[0]!.slice(0, 1)}${index + 1}`);
}
