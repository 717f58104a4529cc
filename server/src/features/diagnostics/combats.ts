/** Diagnostics of the expectations and results of combats. A combat is simulated once, and again only after it has changed. */
import type { Plain } from '../../model/edit';
import type { Diagnostic } from '../../model/diagnostic';
import type { CombatEntry } from '../../model/ruleset';
import { checkExpectations, expectsDice } from '../combat/expectations';
import { type ScenarioCombat, filterCombats } from '../scenario/scenario-combats';
import { defaultSeed, getFileDice, simulateToEnd } from '../combat/simulate';
import { findDisagreement, createResultEdits } from '../combat/result';
import { formatList, capitalize } from '../../model/wording';
import { formatMissingRoll } from '../report/trace';
import type { Scenario } from '../scenario/scenario';
import { InvalidReferenceError } from '../scenario/view';
import type { ExpectationCache } from '../scenario/expectation-cache';
import { areUpToDate } from '../scenario/lookups';
import { indexFailingCombats } from './failing-combats';
import type { CombatKey } from '../scenario/previous-diagnostics';
import { listTableDiagnostics } from '../scenario/table-diagnostics';

/** The diagnostics of the combats of a scenario. */
export interface CombatCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** The combats that have a diagnostic now, or had one and cannot be checked. */
  readonly failing: readonly CombatKey[];
  /** Some combats are pending. */
  readonly isPartial: boolean;
  /** The number of combats simulated. */
  readonly simulationCount: number;
}

/**
 * Checks the combats that were failing before the edit at once, so that no diagnostic disappears and comes back while somebody types; none of
 * them if they exceed the budget. The others are pending. Until they are checked, their last diagnostics stay, unless they were edited
 * themselves.
 * @param before the combats that were failing
 * @param budget maximum number of combats to simulate now
 * @throws errors of the ruleset when it builds a combat
 */
export function checkCombats(
  scenario: Scenario,
  expectations: ExpectationCache,
  before: readonly CombatKey[],
  budget: number,
): CombatCheck {
  const previouslyFailing = indexFailingCombats(scenario, before);
  const all = listCheckedCombats(scenario).map((scenarioCombat) => ({
    found: scenarioCombat,
    cached: getCachedDiagnostics(scenarioCombat, expectations),
  }));
  const unknown = all.filter(({ cached }) => !cached).map(({ found: scenarioCombat }) => scenarioCombat);
  const urgent = new Set(
    unknown.filter((scenarioCombat) => budget === Infinity || previouslyFailing.wasFailing(scenarioCombat)),
  );
  const isWithinBudget = urgent.size <= budget;
  const checked = all.map(({ found: scenarioCombat, cached }) => ({
    found: scenarioCombat,
    problems:
      cached ?? (isWithinBudget && urgent.has(scenarioCombat) ? checkCombat(scenarioCombat, expectations) : undefined),
  }));
  const isFailing = ({ found: scenarioCombat, problems: diagnostics }: (typeof checked)[number]) =>
    diagnostics ? diagnostics.length > 0 : previouslyFailing.wasFailing(scenarioCombat);
  return {
    diagnostics: checked.flatMap(
      ({ found: scenarioCombat, problems: diagnostics }) =>
        diagnostics ?? getStaleDiagnostics(scenarioCombat, expectations),
    ),
    failing: [
      ...checked.filter(isFailing).map(({ found: scenarioCombat }) => previouslyFailing.getKey(scenarioCombat)),
      ...previouslyFailing.getUnchecked(checked.map(({ found: scenarioCombat }) => scenarioCombat)),
    ],
    isPartial: !isWithinBudget || urgent.size < unknown.length,
    simulationCount: isWithinBudget ? urgent.size : 0,
  };
}

/**
 * Checks the combats without cached diagnostics. There is a pause between building and simulating each: the first combat of a game runs code
 * that is not compiled yet, and both together would delay other messages too long.
 * @throws errors of the ruleset when it builds a combat
 */
export function* checkPendingCombats(scenario: Scenario, cache: ExpectationCache): Generator<void> {
  for (const scenarioCombat of listCheckedCombats(scenario)) {
    if (getCachedDiagnostics(scenarioCombat, cache)) continue;
    ignoreFaultyReference(() => (scenarioCombat.entry.build(), []));
    yield;
    checkCombat(scenarioCombat, cache);
    yield;
  }
}

/**
 * The combats that have something to check. Empty if the header or a table file has errors: the rules would go without it, and no combat would
 * meet its expectations.
 */
function listCheckedCombats(scenario: Scenario): readonly ScenarioCombat[] {
  if (!scenario.view().isHeaderValid || listTableDiagnostics(scenario).length > 0) return [];
  return filterCombats(scenario, (entry) => entry.result !== undefined || expectsDice(entry));
}

/** The cached diagnostics of a combat, if they are still valid. */
function getCachedDiagnostics(
  { scenario, entry, diceName }: ScenarioCombat,
  cache: ExpectationCache,
): readonly Diagnostic[] | undefined {
  const cached = cache.get(entry.object);
  const isAsBefore =
    cached?.header === scenario.header &&
    cached.diceName === diceName &&
    isSame(cached.after, entry.after ?? []) &&
    areUpToDate(scenario.viewIds(), cached.lookups);
  return isAsBefore ? cached.diagnostics : undefined;
}

/** The last diagnostics of a combat that has not been edited itself, without fixes, which may be outdated. */
function getStaleDiagnostics({ entry }: ScenarioCombat, cache: ExpectationCache): readonly Diagnostic[] {
  return (cache.get(entry.object)?.diagnostics ?? []).map((diagnostic) => ({ ...diagnostic, fixes: [] }));
}

function checkCombat(scenarioCombat: ScenarioCombat, cache: ExpectationCache): readonly Diagnostic[] {
  const { scenario, entry, diceName } = scenarioCombat;
  const { object, after = [] } = entry;
  const tracker = scenario.tracker();
  const diagnostics = ignoreFaultyReference(() =>
    tracker.track(object, () => [...diagnoseExpectations(scenarioCombat), ...diagnoseResult(scenarioCombat)]),
  );
  cache.set(object, { header: scenario.header, diceName, after, lookups: tracker.getLookups(object), diagnostics });
  return diagnostics;
}

/** Empty for a combat whose simulation reaches invalid data: it is checked once that is fixed. */
function ignoreFaultyReference(run: () => readonly Diagnostic[]): readonly Diagnostic[] {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidReferenceError) return [];
    throw error;
  }
}

function isSame(a: readonly object[], b: readonly object[]): boolean {
  return a.length === b.length && a.every((object, index) => object === b[index]);
}

function diagnoseExpectations(scenarioCombat: ScenarioCombat): readonly Diagnostic[] {
  const { entry } = scenarioCombat;
  if (!expectsDice(entry)) return [];
  const source = getFileDice(entry);
  // A combat without rolls needs no dice.
  const { combat, ending } = simulateToEnd(scenarioCombat, source ?? {});
  if (ending.pendingRoll) {
    const why = source
      ? `the dice of ${entry.id} ran out. ${capitalize(formatMissingRoll(ending.pendingRoll))}.`
      : `expectations are checked with the dice of the file, and ${entry.id} has none. Give \`dice:\` with the dice that were rolled, or with a \`seed\`.`;
    return [
      {
        code: 'expect/needs-dice',
        severity: 'information',
        message: `It is not known yet whether this is met: ${why}`,
        place: { owner: entry.object, key: 'expect', onKey: true },
        ...(!source && { fixes: [giveSeed(entry)] }),
      },
    ];
  }
  // A combat that the ruleset cannot resolve has no measures. Another diagnostic names the missing value.
  if (combat.measures.length === 0) {
    return [
      {
        code: 'expect/not-resolved',
        severity: 'information',
        message: `It is not known yet whether this is met, because ${entry.id} is not resolved. Supply what is missing there first.`,
        place: { owner: entry.object, key: 'expect', onKey: true },
      },
    ];
  }
  const { expectations, unknown } = checkExpectations(entry, combat, ending);
  return [
    ...expectations
      .filter(({ met }) => !met)
      .map(({ title, expected, actual, value, place }): Diagnostic => ({
        code: 'expect/not-met',
        severity: 'error',
        message: `${capitalize(title)}: expected ${expected}, found ${actual}. Change the expectation, or what it depends on.`,
        place,
        fixes: [{ title: `Expect ${value}`, edits: [{ edit: 'set', owner: place.owner, key: place.key!, value }] }],
      })),
    ...unknown.map(({ path, place }): Diagnostic => ({
      code: 'expect/unknown',
      severity: 'warning',
      message: `${capitalize(entry.kind)} has no \`${path.join('.')}\`, so this is never met. It has ${formatList(combat.measures.map((measure) => `\`${measure.path.join('.')}\``))}.`,
      place: { ...place, onKey: true },
      fixes: [{ title: `Remove \`${path.at(-1)}\``, edits: [{ edit: 'remove', owner: place.owner, key: place.key! }] }],
    })),
  ];
}

function giveSeed({ object }: CombatEntry): NonNullable<Diagnostic['fixes']>[number] {
  const value: Plain = { seed: defaultSeed };
  return {
    title: `Let Asdic roll with seed ${defaultSeed}`,
    edits: [{ edit: 'set', owner: object, key: 'dice', value }],
  };
}

function diagnoseResult(scenarioCombat: ScenarioCombat): readonly Diagnostic[] {
  const wrong = findDisagreement(scenarioCombat);
  if (!wrong) return [];
  const { entry } = scenarioCombat;
  const { differences, tree } = wrong;
  return [
    {
      code: 'result/outdated',
      severity: 'information',
      message: `This result no longer agrees with its own dice: ${formatList(differences)}. Resolve ${entry.id} again and write the result, or take it away.`,
      place: { owner: entry.object, key: 'result', onKey: true },
      fixes: [
        ...(tree
          ? [{ title: 'Write what these dice give', edits: createResultEdits(entry, tree), preferred: true }]
          : []),
        { title: 'Remove the result', edits: [{ edit: 'remove' as const, owner: entry.object, key: 'result' }] },
      ],
    },
  ];
}
