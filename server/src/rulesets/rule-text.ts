/** Rules as their files state them, for every ruleset. */
import type { Rule, RuleStatus } from '../model/ruleset';

/** A rule as its file states it; the index adds the id, which is its key. */
export interface RuleText {
  /** Section of the source document, or of the rule book where the source only names it. */
  readonly section: string;
  /** At most 60 characters. */
  readonly title: string;
  /** Checklist ids. */
  readonly checklist: readonly string[];
  /** What it says, in our own words; Markdown. Numbers that the rule sets come from `numbers.ts`. */
  readonly summary: string;
  /** Implemented where nothing else is said. */
  readonly status?: Exclude<RuleStatus, 'implemented'>;
}

export type RuleTexts = Readonly<Record<string, RuleText>>;

/** The rules of an index, in its order. */
export function rulesOf(texts: RuleTexts): readonly Rule[] {
  return Object.entries(texts).map(([id, text]) => ({ id, status: 'implemented', ...text }));
}

/** The ids of a checklist: a letter and the numbers from 1. */
export function checklistOf(letter: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

/** The sections of rules for the end of a sentence, each once: ` (10.B.1; Tech 4)`. */
export function citation(rules: readonly Pick<RuleText, 'section'>[]): string {
  return ` (${[...new Set(rules.map(({ section }) => section))].join('; ')})`;
}
