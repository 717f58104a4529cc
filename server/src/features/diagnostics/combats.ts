/** Diagnostics of the expectations and results of combats. A combat is simulated once, and again only after it has changed. */
import type { Plain } from '../../model/edit';
import type { Diagnostic } from '../../model/diagnostic';
import type { CombatEntry } from '../../model/ruleset';
import {
  checkExpectations,
  checkOdds,
  expectsDice,
  getExpectedOdds,
  type UnknownExpectation,
} from '../combat/expectations';
import { type ScenarioCombat, filterCombats } from '../scenario/scenario-combats';
import { defaultSeed, getFileDecisions, getFileDice, simulateToEnd } from '../combat/simulate';
import { createResultEdits, findDisagreement } from '../combat/result';
import { capitalize, formatList } from '../../model/wording';
import { formatMissingRoll } from '../report/trace';
import { diagnoseDecisions } from './decisions';
import type { Scenario } from '../scenario/scenario';
import { InvalidReferenceError } from '../scenario/view';
import { type ExpectationCache, areUpToDate } from '../scenario/caches';
import type { CombatKey } from '../scenario/offset-diagnostic';
import { listTableDiagnostics } from '../scenario/tables';
import { valueAt } from '../../model/place';
import { createLazy } from '../../model/lazy';
import type { Analysis } from '../analysis/analysis';
import { computeOddsKey } from '../combat/odds-key';
import type { LocatedCombat } from '../analysis/find-combat';
import type { OddsFigures } from '../../model/odds-figures';

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
 * @param failingKeys the combats that were failing
 * @param budget maximum number of combats to simulate now
 * @throws errors of the ruleset when it builds a combat
 */
export function checkCombats(
  scenario: Scenario,
  expectations: ExpectationCache,
  failingKeys: readonly CombatKey[],
  budget: number,
): CombatCheck {
  const previouslyFailing = indexFailingCombats(scenario, failingKeys);
  const all = listCheckedCombats(scenario);
  const cached = new Map(all.map((combat) => [combat, getCachedDiagnostics(combat, expectations)]));
  const uncached = all.filter((combat) => !cached.get(combat));
  const urgent = new Set(uncached.filter((combat) => budget === Infinity || previouslyFailing.wasFailing(combat)));
  const isWithinBudget = urgent.size <= budget;
  const checked = all.map((combat) => ({
    combat,
    diagnostics:
      cached.get(combat) ?? (isWithinBudget && urgent.has(combat) ? checkCombat(combat, expectations) : undefined),
  }));
  const isFailing = ({ combat, diagnostics }: (typeof checked)[number]) =>
    diagnostics ? diagnostics.length > 0 : previouslyFailing.wasFailing(combat);
  return {
    diagnostics: checked.flatMap(({ combat, diagnostics }) => diagnostics ?? getStaleDiagnostics(combat, expectations)),
    failing: [
      ...checked.filter(isFailing).map(({ combat }) => previouslyFailing.getKey(combat)),
      ...previouslyFailing.getUnchecked(all),
    ],
    isPartial: !isWithinBudget || urgent.size < uncached.length,
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
  return filterCombats(
    scenario,
    (entry) => entry.result !== undefined || expectsDice(entry) || getFileDecisions(entry) !== undefined,
  );
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
    isSameList(cached.earlierCombats, entry.earlierCombats ?? []) &&
    areUpToDate(scenario.viewIds(), cached.lookups);
  return isAsBefore ? cached.diagnostics : undefined;
}

/** The last diagnostics of a combat that has not been edited itself, without fixes, which may be outdated. */
function getStaleDiagnostics({ entry }: ScenarioCombat, cache: ExpectationCache): readonly Diagnostic[] {
  return (cache.get(entry.object)?.diagnostics ?? []).map((diagnostic) => ({ ...diagnostic, fixes: [] }));
}

function checkCombat(scenarioCombat: ScenarioCombat, cache: ExpectationCache): readonly Diagnostic[] {
  const { scenario, entry, diceName } = scenarioCombat;
  const { object, earlierCombats = [] } = entry;
  const tracker = scenario.tracker();
  const diagnostics = ignoreFaultyReference(() =>
    tracker.track(object, () => [
      ...diagnoseExpectations(scenarioCombat),
      ...diagnoseResult(scenarioCombat),
      ...diagnoseDecisions(scenarioCombat),
    ]),
  );
  cache.set(object, {
    header: scenario.header,
    diceName,
    earlierCombats,
    lookups: tracker.getLookups(object),
    diagnostics,
  });
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

function isSameList(a: readonly object[], b: readonly object[]): boolean {
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
      : entry.fair
        ? `the fair dice of ${entry.id} wait for the words of its sides.`
        : `expectations are checked with the dice of the file, and ${entry.id} has none. Give \`dice:\` with the dice that were rolled, or with a \`seed\`.`;
    return [
      {
        code: 'expect/needs-dice',
        severity: 'information',
        message: `It is not known yet whether this is met: ${why}`,
        place: { owner: entry.object, key: 'expect', onKey: true },
        ...(!source && !entry.fair && { fixes: [createSeedFix(entry)] }),
      },
    ];
  }
  // A combat that the ruleset cannot resolve has no measures. Another diagnostic names the missing value.
  if (combat.measures.length === 0) return [createNotResolvedDiagnostic(entry)];
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
    ...unknown.map((expectation) =>
      createUnknownDiagnostic(
        expectation,
        `${capitalize(entry.kind)} has no \`${expectation.path.join('.')}\`, so this is never met. It has ${formatPaths(combat.measures)}.`,
      ),
    ),
  ];
}

function createNotResolvedDiagnostic({ id, object }: CombatEntry): Diagnostic {
  return {
    code: 'expect/not-resolved',
    severity: 'information',
    message: `It is not known yet whether this is met, because ${id} is not resolved. Supply what is missing there first.`,
    place: { owner: object, key: 'expect', onKey: true },
  };
}

function createUnknownDiagnostic({ path, place }: UnknownExpectation, message: string): Diagnostic {
  return {
    code: 'expect/unknown',
    severity: 'warning',
    message,
    place: { ...place, onKey: true },
    fixes: [{ title: `Remove \`${path.at(-1)}\``, edits: [{ edit: 'remove', owner: place.owner, key: place.key! }] }],
  };
}

function formatPaths(all: readonly { readonly path: readonly string[] }[]): string {
  return formatList(all.map(({ path }) => `\`${path.join('.')}\``));
}

function createSeedFix({ object }: CombatEntry): NonNullable<Diagnostic['fixes']>[number] {
  const value: Plain = { seed: defaultSeed };
  return {
    title: `Let Asdic roll with seed ${defaultSeed}`,
    edits: [{ edit: 'set', owner: object, key: 'dice', value }],
  };
}

function diagnoseResult(scenarioCombat: ScenarioCombat): readonly Diagnostic[] {
  const disagreement = findDisagreement(scenarioCombat);
  if (!disagreement) return [];
  const { entry } = scenarioCombat;
  const { differences, tree } = disagreement;
  return [
    {
      code: 'result/outdated',
      severity: 'information',
      message: `This result no longer agrees with its own dice: ${formatList(differences)}. Resolve ${entry.id} again and write the result, or remove it.`,
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

export interface FailingCombats {
  getKey(scenarioCombat: ScenarioCombat): CombatKey;
  wasFailing(scenarioCombat: ScenarioCombat): boolean;
  /** Keys of failing combats that cannot be checked now, because they are being edited. */
  getUnchecked(checked: readonly ScenarioCombat[]): readonly CombatKey[];
}

/** @param failing keys of the combats that were failing before the edit */
export function indexFailingCombats({ parts, tables }: Scenario, failing: readonly CombatKey[]): FailingCombats {
  const places = createLazy(
    () =>
      new Map<unknown, string>(
        parts.flatMap((part) => {
          const items = valueAt(tables.data, [part]);
          return Array.isArray(items) ? items.map((item: unknown, index) => [item, `${part}/${index}`] as const) : [];
        }),
      ),
  );
  const currentPlaces = createLazy(() => new Set(places().values()));
  const getPlace = ({ entry }: ScenarioCombat) => places().get(entry.object) ?? '';
  const names = new Set(failing.map(({ diceName }) => diceName));
  const failingPlaces = new Set(failing.map(({ place }) => place));
  return {
    getKey: (scenarioCombat) => ({ diceName: scenarioCombat.diceName, place: getPlace(scenarioCombat) }),
    wasFailing: (scenarioCombat) =>
      failing.length > 0 && (names.has(scenarioCombat.diceName) || failingPlaces.has(getPlace(scenarioCombat))),
    getUnchecked(checked) {
      if (failing.length === 0) return [];
      const [checkedNames, checkedPlaces] = [
        new Set(checked.map(({ diceName }) => diceName)),
        new Set(checked.map(getPlace)),
      ];
      return failing.filter(
        ({ diceName, place }) => !checkedNames.has(diceName) && !checkedPlaces.has(place) && currentPlaces().has(place),
      );
    },
  };
}

// Diagnostics of the odds that combats expect. The odds are calculated elsewhere, after all other diagnostics; until then there are none.

/** A combat that expects something of its odds, and the cache key of the odds. */
export interface ExpectedOdds {
  readonly key: string;
  readonly target: LocatedCombat;
}

/** Empty if the header or a table file has errors, or the ruleset fails to list the combats. */
function listExpectingCombats(scenario: Scenario): readonly ScenarioCombat[] {
  try {
    // The list of combats is cached; their ranges are computed only if needed.
    if (!scenario.combats().some((entry) => getExpectedOdds(entry))) return [];
    if (!scenario.view().isHeaderValid || listTableDiagnostics(scenario).length > 0) return [];
    return filterCombats(scenario, (entry) => getExpectedOdds(entry) !== undefined);
  } catch {
    return [];
  }
}

const cache = new WeakMap<Analysis, readonly ExpectedOdds[]>();

/** The combats of a file whose odds its complete diagnostics need. */
export function findExpectedOdds(analysis: Analysis): readonly ExpectedOdds[] {
  let expected = cache.get(analysis);
  if (!expected) {
    expected = analysis.scenarios
      .flatMap(listExpectingCombats)
      .map((combat) => ({ key: computeOddsKey(combat), target: { ...combat, analysis } }));
    cache.set(analysis, expected);
  }
  return expected;
}

/** The odds of these combats that are known now, in the same order. The diagnostics change only with them. */
export function getKnownOdds(analysis: Analysis): readonly (OddsFigures | undefined)[] {
  return findExpectedOdds(analysis).map(({ key, target }) =>
    analysis.environment.getOddsFigures(key, { document: target.scenario.index, id: target.entry.id }),
  );
}

export function diagnoseOdds(analysis: Analysis, scenario: Scenario): readonly Diagnostic[] {
  const knownOdds = getKnownOdds(analysis);
  return findExpectedOdds(analysis).flatMap(({ target }, index) => {
    const oddsFigures = knownOdds[index];
    return target.scenario === scenario && oddsFigures ? listOddsDiagnostics(target, oddsFigures) : [];
  });
}

function listOddsDiagnostics({ entry }: ScenarioCombat, oddsFigures: OddsFigures): readonly Diagnostic[] {
  if (oddsFigures.all.length === 0) return [createNotResolvedDiagnostic(entry)];
  const { expectations, unknown } = checkOdds(entry, oddsFigures);
  return [
    ...expectations.flatMap(({ verdict, title, expected, actual, how, missesBy, place, meeting }): Diagnostic[] => {
      if (verdict === 'met') return [];
      if (verdict === 'open')
        return [
          {
            code: 'expect/odds-open',
            severity: 'hint',
            message: `${capitalize(title)}: expected ${expected}, found ${actual}. Too close to tell: the odds were estimated ${how}.`,
            place,
          },
        ];
      return [
        {
          code: 'expect/odds-not-met',
          severity: 'error',
          message: `${capitalize(title)}: expected ${expected}, found ${actual}, ${missesBy} (odds found ${how}). Change the expectation, or what it depends on.`,
          place,
          ...(meeting && {
            fixes: [
              {
                title: `Expect at ${meeting.bound === 'min' ? 'least' : 'most'} ${meeting.value}`,
                edits: [{ edit: 'set' as const, owner: meeting.range, key: meeting.bound, value: meeting.value }],
              },
            ],
          }),
        },
      ];
    }),
    ...unknown.map((expectation) =>
      createUnknownDiagnostic(
        expectation,
        `The odds of ${entry.id} have no \`${expectation.path.slice(1).join('.')}\`, so this is never met. They have ${formatPaths(oddsFigures.all)}.`,
      ),
    ),
  ];
}
