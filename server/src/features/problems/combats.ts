/** Diagnostics of the expectations and results of combats. A combat is simulated once, and again only after it has changed. */
import type { Plain } from '../../model/edit';
import type { Problem } from '../../model/problem';
import type { CombatSite } from '../../model/ruleset';
import { checkExpectations, expectsDice } from '../combat/expectations';
import { combatsThat } from '../combat/scenario-combats';
import type { ScenarioCombat } from '../combat/scenario-combats';
import { defaultSeed, diceOfFile, playToEnd } from '../combat/play';
import { disagreement, resultEdits } from '../combat/result';
import { listed, sentence } from '../../model/wording';
import { wantedInWords } from '../report/trace';
import type { Scenario } from '../scenario';
import { FaultyReference } from '../view';
import type { ExpectationCache } from './expectation-cache';
import { holdIn } from './lookups';
import { marksOf } from './marks';
import type { CombatMark } from './previous';
import { tableProblems } from './tables';

/** The diagnostics of the combats of a scenario. */
export interface CombatCheck {
  readonly problems: readonly Problem[];
  /** The combats that have a diagnostic now, or had one and cannot be checked. */
  readonly failing: readonly CombatMark[];
  /** Some combats are pending. */
  readonly isPartial: boolean;
  /** The number of combats simulated. */
  readonly plays: number;
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
  before: readonly CombatMark[],
  most: number,
): CombatCheck {
  const marks = marksOf(scenario, before);
  const all = checkedCombats(scenario).map((found) => ({ found, known: knownOf(found, expectations) }));
  const unknown = all.filter(({ known }) => !known).map(({ found }) => found);
  const urgent = new Set(unknown.filter((found) => most === Infinity || marks.wasAmiss(found)));
  const isPlayed = urgent.size <= most;
  const checked = all.map(({ found, known }) => ({
    found,
    problems: known ?? (isPlayed && urgent.has(found) ? played(found, expectations) : undefined),
  }));
  const isFailing = ({ found, problems }: (typeof checked)[number]) =>
    problems ? problems.length > 0 : marks.wasAmiss(found);
  return {
    problems: checked.flatMap(({ found, problems }) => problems ?? lastFound(found, expectations)),
    failing: [
      ...checked.filter(isFailing).map(({ found }) => marks.of(found)),
      ...marks.leftBy(checked.map(({ found }) => found)),
    ],
    isPartial: !isPlayed || urgent.size < unknown.length,
    plays: isPlayed ? urgent.size : 0,
  };
}

/**
 * Checks the combats without cached diagnostics. There is a pause between building and simulating each: the first combat of a game runs code
 * that is not compiled yet, and both together would delay other messages too long.
 * @throws errors of the ruleset when it builds a combat
 */
export function* playCombats(scenario: Scenario, cache: ExpectationCache): Generator<void> {
  for (const found of checkedCombats(scenario)) {
    if (knownOf(found, cache)) continue;
    unlessFaulty(() => (found.site.combat(), []));
    yield;
    played(found, cache);
    yield;
  }
}

/**
 * The combats that have something to check. Empty if the header or a table file has errors: the rules would go without it, and no combat would
 * meet its expectations.
 */
function checkedCombats(scenario: Scenario): readonly ScenarioCombat[] {
  if (!scenario.view().headerSound || tableProblems(scenario).length > 0) return [];
  return combatsThat(scenario, (site) => site.result !== undefined || expectsDice(site));
}

/** The cached diagnostics of a combat, if they are still valid. */
function knownOf(
  { scenario, site, diceName }: ScenarioCombat,
  cache: ExpectationCache,
): readonly Problem[] | undefined {
  const known = cache.get(site.object);
  const isAsBefore =
    known?.header === scenario.header &&
    known.diceName === diceName &&
    isSame(known.after, site.after ?? []) &&
    holdIn(scenario.viewIds(), known.lookups);
  return isAsBefore ? known.problems : undefined;
}

/** The last diagnostics of a combat that has not been edited itself, without fixes, which may be outdated. */
function lastFound({ site }: ScenarioCombat, cache: ExpectationCache): readonly Problem[] {
  return (cache.get(site.object)?.problems ?? []).map((problem) => ({ ...problem, fixes: [] }));
}

function played(found: ScenarioCombat, cache: ExpectationCache): readonly Problem[] {
  const { scenario, site, diceName } = found;
  const { object, after = [] } = site;
  const notebook = scenario.notebook();
  const problems = unlessFaulty(() =>
    notebook.noting(object, () => [...expectationProblems(found), ...resultProblems(found)]),
  );
  cache.set(object, { header: scenario.header, diceName, after, lookups: notebook.of(object), problems });
  return problems;
}

/** Empty for a combat whose simulation reaches invalid data: it is checked once that is fixed. */
function unlessFaulty(run: () => readonly Problem[]): readonly Problem[] {
  try {
    return run();
  } catch (error) {
    if (error instanceof FaultyReference) return [];
    throw error;
  }
}

function isSame(one: readonly object[], other: readonly object[]): boolean {
  return one.length === other.length && one.every((object, index) => object === other[index]);
}

function expectationProblems(fought: ScenarioCombat): readonly Problem[] {
  const { site } = fought;
  if (!expectsDice(site)) return [];
  const source = diceOfFile(site);
  // A combat without rolls needs no dice.
  const { combat, ending } = playToEnd(fought, source ?? {});
  if (ending.wanted) {
    const why = source
      ? `the dice of ${site.id} ran out. ${sentence(wantedInWords(ending.wanted))}.`
      : `expectations are checked with the dice of the file, and ${site.id} has none. Give \`dice:\` with the dice that were rolled, or with a \`seed\`.`;
    return [
      {
        code: 'expect/needs-dice',
        severity: 'information',
        message: `It is not known yet whether this is met: ${why}`,
        place: { owner: site.object, key: 'expect', onKey: true },
        ...(!source && { fixes: [giveSeed(site)] }),
      },
    ];
  }
  // A combat that the ruleset cannot resolve has no measures. Another diagnostic names the missing value.
  if (combat.measures.length === 0) {
    return [
      {
        code: 'expect/not-resolved',
        severity: 'information',
        message: `It is not known yet whether this is met, because ${site.id} is not resolved. Supply what is missing there first.`,
        place: { owner: site.object, key: 'expect', onKey: true },
      },
    ];
  }
  const { expectations, unknown } = checkExpectations(site, combat, ending);
  return [
    ...expectations
      .filter(({ met }) => !met)
      .map(({ title, expected, found, value, place }): Problem => ({
        code: 'expect/not-met',
        severity: 'error',
        message: `${sentence(title)}: expected ${expected}, found ${found}. Change the expectation, or what it depends on.`,
        place,
        fixes: [{ title: `Expect ${value}`, edits: [{ edit: 'set', owner: place.owner, key: place.key!, value }] }],
      })),
    ...unknown.map(({ path, place }): Problem => ({
      code: 'expect/unknown',
      severity: 'warning',
      message: `${sentence(site.kind)} has no \`${path.join('.')}\`, so this is never met. It has ${listed(combat.measures.map((measure) => `\`${measure.path.join('.')}\``))}.`,
      place: { ...place, onKey: true },
      fixes: [{ title: `Remove \`${path.at(-1)}\``, edits: [{ edit: 'remove', owner: place.owner, key: place.key! }] }],
    })),
  ];
}

function giveSeed({ object }: CombatSite): NonNullable<Problem['fixes']>[number] {
  const value: Plain = { seed: defaultSeed };
  return {
    title: `Let Asdic roll with seed ${defaultSeed}`,
    edits: [{ edit: 'set', owner: object, key: 'dice', value }],
  };
}

function resultProblems(found: ScenarioCombat): readonly Problem[] {
  const wrong = disagreement(found);
  if (!wrong) return [];
  const { site } = found;
  const { differences, tree } = wrong;
  return [
    {
      code: 'result/outdated',
      severity: 'information',
      message: `This result no longer agrees with its own dice: ${listed(differences)}. Resolve ${site.id} again and write the result, or take it away.`,
      place: { owner: site.object, key: 'result', onKey: true },
      fixes: [
        ...(tree ? [{ title: 'Write what these dice give', edits: resultEdits(site, tree), preferred: true }] : []),
        { title: 'Remove the result', edits: [{ edit: 'remove' as const, owner: site.object, key: 'result' }] },
      ],
    },
  ];
}
