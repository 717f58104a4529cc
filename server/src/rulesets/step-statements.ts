/** Statements of the steps of combats: their titles, and the rules that they carry out. */
import type { RuleImplementation } from '../model/ruleset';

/** A kind of step. */
export interface StepStatement<RuleId extends string = string> {
  readonly title: string;
  readonly rules: readonly RuleId[];
}

/** The head of a step: its id, title and rules. */
export interface StepHead extends StepStatement {
  readonly id: string;
}

/** Words around the kind of a step that keep its id unique: `first-cycle.dive.sub`; a text alone comes after it. */
type IdWords = string | { readonly before?: string; readonly after?: string };

/** Creates the heads of steps, and lists the rules that the steps carry out. @param statements by kind of step */
export function createStepStatements<Kind extends string>(
  statements: Readonly<Record<Kind, StepStatement>>,
): {
  readonly statement: (kind: Kind, words?: IdWords) => StepHead;
  readonly steps: readonly RuleImplementation[];
} {
  return {
    statement(kind, words = {}) {
      const { before, after } = typeof words === 'string' ? { before: undefined, after: words } : words;
      return { id: [before, kind, after].filter((part) => part !== undefined).join('.'), ...statements[kind] };
    },
    steps: Object.entries<StepStatement>(statements).flatMap(([id, { rules }]) => rules.map((rule) => ({ id, rule }))),
  };
}
