/** A rule as its file states it; the index of a ruleset adds the id, which is its key. */
export interface RuleText {
  /** Section of the source: `10.B.1`, `LHTR combat 3`. */
  readonly section: string;
  /** At most 60 characters. */
  readonly title: string;
  /** Checklist ids. */
  readonly checklist: readonly string[];
  /** What it says, in our own words; Markdown. Numbers that the rule sets come from `numbers.ts`. */
  readonly summary: string;
  /** A note is shown on the reference page and implemented by nothing. */
  readonly status?: 'note';
}

export type RuleTexts = Readonly<Record<string, RuleText>>;
