/**
 * *Fix all*: the fixes of a file that need no review, because they cannot change the meaning of the scenario. Other preferred fixes are
 * likely (a price, a phase, a removed unit), but left to the author.
 */
import { findFirstIndex, type TextEdit } from '../../text';
import { createLazy } from '../../model/lazy';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';

export interface FixAllAction {
  readonly kind: 'source.fixAll';
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** Reasons, with the codes whose preferred fixes are safe by them. */
const reasons: readonly (readonly [why: string, codes: readonly string[]])[] = [
  [
    'The value is neither allowed by the schema nor an id of the scenario, and only one fits: nothing was read from it.',
    [
      ...['id/unknown', 'schema/type', 'schema/unknown-key', 'schema/unknown-ruleset', 'schema/unknown-type'],
      ...['schema/value'],
    ],
  ],
  [
    'Both names denote the same thing, and every reference is renamed with it.',
    ['aare/power-name', 'awaw/nation-name', 'awaw/ship-name', 'wif-ssw/power-name'],
  ],
  ['A repeated value adds nothing.', ['schema/repeated']],
  ['The text cannot be read as it is, and one space alone makes it readable.', ['syntax/missing-blank']],
  ['YAML allows no tabs, and all lines are indented again in the same way.', ['syntax/tab']],
  [
    'The rules take no notice of it: the combat is the same without it.',
    [
      ...['aa-depth/also-here', 'aa-depth/damage-of-one-hit', 'aa-depth/defender-searches'],
      ...[
        'aa-depth/elects-without-ships',
        'aa-depth/loss-not-here',
        'aa-depth/never-dives',
        'aa-depth/nothing-to-find',
      ],
      ...['aa-depth/orders-without-submarines', 'aa-depth/power-without-units', 'aa-depth/surfaced-elects'],
      ...['aare/bombardment-loss-not-here', 'aare/first-lost-without-choice', 'aare/kaiten-defends'],
      ...['aare/loss-not-here', 'aare/orders-without-submarines', 'aare/power-without-units'],
      ...['wif-ssw/section-four-modifier'],
    ],
  ],
];

/** Why the preferred fix of a diagnostic is safe, by code. */
export const safeFixReasons: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(([why, codes]) => codes.map((code) => [code, why] as const)),
);

/**
 * Combines the safe fixes of all diagnostics that do not overlap. Undefined if there are none. The edits are computed lazily: few clients
 * that list actions need them.
 */
export function createFixAll(fileDiagnostics: readonly OffsetDiagnostic[]): FixAllAction | undefined {
  const safeDiagnostics = fileDiagnostics.filter(
    ({ code, hasPreferredFix }) => hasPreferredFix && safeFixReasons.has(code),
  );
  if (safeDiagnostics.length === 0) return undefined;
  const edits = createLazy(() => combineWithoutOverlap(safeDiagnostics));
  return {
    kind: 'source.fixAll',
    title: 'Fix all problems whose fix cannot change what the scenario means',
    get edits() {
      return edits();
    },
  };
}

function combineWithoutOverlap(diagnostics: readonly OffsetDiagnostic[]): readonly TextEdit[] {
  /** Sorted by start. They do not overlap, so their ends are sorted as well. */
  const chosenEdits: TextEdit[] = [];
  const isTouched = ({ from, to }: TextEdit): boolean => {
    const preceding = chosenEdits[findFirstIndex(chosenEdits, (chosen) => chosen.from > to) - 1];
    return preceding !== undefined && preceding.to >= from;
  };
  for (const diagnostic of diagnostics) {
    const { edits = [] } = diagnostic.listFixes().find(({ preferred }) => preferred) ?? {};
    if (edits.some(isTouched)) continue;
    for (const edit of edits)
      chosenEdits.splice(
        findFirstIndex(chosenEdits, ({ from }) => from > edit.from),
        0,
        edit,
      );
  }
  return chosenEdits;
}
