/** Rules in the form of the `rules.ts` files, for every ruleset. */
import type { Rule, RuleStatus } from '../model/ruleset';

/** A rule in a `rules.ts` file; its key is the id. */
export interface RuleText {
  /** The section of the source document, or of the rulebook if the source only names it. */
  readonly section: string;
  /** At most 60 characters. */
  readonly title: string;
  /** Checklist ids. */
  readonly checklist: readonly string[];
  /** A summary in our own words; Markdown. Numbers come from `numbers.ts`. */
  readonly summary: string;
  /** Implemented by default. */
  readonly status?: Exclude<RuleStatus, 'implemented'>;
}

export type RuleTexts = Readonly<Record<string, RuleText>>;

/** The rules of an index, in order. */
export function toRules(texts: RuleTexts): readonly Rule[] {
  return Object.entries(texts).map(([id, text]) => ({ id, status: 'implemented', ...text }));
}

/** The ids of a checklist: a letter and the numbers from 1. */
export function createChecklist(letter: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

/** The sections of rules for the end of a sentence, without duplicates: ` (10.B.1; Tech 4)`. */
export function formatCitation(rules: readonly Pick<RuleText, 'section'>[]): string {
  return ` (${[...new Set(rules.map(({ section }) => section))].join('; ')})`;
}
