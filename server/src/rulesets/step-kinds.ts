/** The kinds of steps of a ruleset's combats: their titles, and the rules that they carry out. */
import type { RuleImplementation } from '../model/ruleset';

/** A kind of step, such as the fire of a side. */
export interface StepKind<RuleId extends string = string> {
  readonly title: string;
  readonly rules: readonly RuleId[];
}

/** The head of a step: its id, title and rules. */
export interface StepHead extends StepKind {
  readonly id: string;
}

/** Parts of a step's id before and after its kind, which keep the id unique: `first-cycle.dive.sub`. A text alone comes after the kind. */
type IdParts = string | { readonly before?: string; readonly after?: string };

/** Creates the heads of steps, and lists the rules that the steps carry out. */
export function createStepHeads<Kind extends string>(
  stepKinds: Readonly<Record<Kind, StepKind>>,
): {
  readonly createStepHead: (kind: Kind, parts?: IdParts) => StepHead;
  readonly stepRules: readonly RuleImplementation[];
} {
  return {
    createStepHead(kind, parts = {}) {
      const { before, after } = typeof parts === 'string' ? { before: undefined, after: parts } : parts;
      return { id: [before, kind, after].filter((part) => part !== undefined).join('.'), ...stepKinds[kind] };
    },
    stepRules: Object.entries<StepKind>(stepKinds).flatMap(([id, { rules }]) => rules.map((rule) => ({ id, rule }))),
  };
}
