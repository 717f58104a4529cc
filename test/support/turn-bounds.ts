/** What a turn can cost at most: the units of each owner, each counted once however many combats it fights in. */
import assert from 'node:assert/strict';
import type { TurnTrace } from '../../server/src/engine/turn/trace';
import type { LocatedTurn } from '../../server/src/features/resolve/turn/find';
import type { CombatEntry } from '../../server/src/model/ruleset';
import type { Ids } from '../../server/src/model/ids';
import type { TurnTotal } from '../../server/src/model/turn';
import { countSquadrons } from '../../server/src/rulesets/awaw/air/squadrons';
import { isAirUnit, type Group, type Header, type Unit } from '../../server/src/rulesets/awaw/data';
import { resolveListedUnits } from '../../server/src/rulesets/awaw/force';
import { getFactors } from '../../server/src/rulesets/awaw/ships/strength';
import { countKinds } from '../../server/src/rulesets/axis-and-allies/claimed-units';
import {
  battleSides,
  type Force,
  type NamedForce,
  type SeaBattle,
} from '../../server/src/rulesets/axis-and-allies/data';
import { getForces, toUnitCounts } from '../../server/src/rulesets/axis-and-allies/forces';
import { formatPower } from '../../server/src/rulesets/axis-and-allies/wording';
import type { Engagement, NavalCombat, Unit as WifUnit } from '../../server/src/rulesets/wif-ssw/data';
import { listIncluded } from '../../server/src/rulesets/wif-ssw/naval-combat/ships';
import { getCount } from '../../server/src/rulesets/wif-ssw/units';
import { formatPower as wifPowerName } from '../../server/src/rulesets/wif-ssw/wording';

/** Units that a combat takes: whose they are, from what they come, and how many there are at least. */
interface TakenUnits {
  /** The possible names of the owner in totals. */
  readonly owners: readonly (string | undefined)[];
  /** The noun at the start of the totals that count them. */
  readonly noun: string;
  readonly source: string;
  readonly count: number;
}

interface Scenario {
  readonly data: object;
  readonly ids: Ids;
}

/**
 * Asserts that no total exceeds what there was.
 * @param highest of each total, in the order of the turn
 */
export function assertWithinForces(locatedTurn: LocatedTurn, trace: TurnTrace, highest?: readonly number[]): void {
  const { scenarioTurn, scenario, ruleset } = locatedTurn;
  const view = { data: scenario.view().data, ids: scenario.viewIds() };
  const takings = scenarioTurn.entries.map(({ entry }) => listTakings[ruleset.id]!(entry, view));
  const groups = new Map<string, number>();
  for (const [index, total] of scenarioTurn.totals.entries()) {
    const limit = computeLimit(takings, total);
    if (limit === undefined) continue;
    const words = `${ruleset.id}: ${total.title}, at most ${limit}`;
    if (highest) assert.ok(highest[index]! <= limit, `${words}, may be ${highest[index]}`);
    const key = `${total.owner} ${findNoun(takings, total)}`;
    groups.set(key, (groups.get(key) ?? 0) + trace.totals[index]!);
    // A unit that fights on damaged may be sunk after it is damaged.
    if (!('damaged-fight-on' === readHitUnits(view.data)))
      assert.ok(groups.get(key)! <= limit, `${words}, are ${groups.get(key)}`);
  }
  if (ruleset.id === 'awaw') assertAircraftWithinForces(locatedTurn, trace, view);
}

function readHitUnits(data: object): unknown {
  return (data as { readonly options?: { readonly hitUnits?: unknown } }).options?.hitUnits;
}

function findNoun(takings: readonly (readonly TakenUnits[])[], { words }: TurnTotal): string | undefined {
  return takings.flat().find(({ noun }) => words.many.startsWith(noun))?.noun;
}

/** The most that a total can be; undefined for totals that do not count units. */
function computeLimit(takings: readonly (readonly TakenUnits[])[], total: TurnTotal): number | undefined {
  const { owner, words } = total;
  if (owner === undefined || !/ (lost|sunk|destroyed|damaged|aborted)$|repair pool$/.test(words.many)) return undefined;
  if (words.many.startsWith('IPC')) return undefined;
  const noun = findNoun(takings, total);
  const sizes = new Map<string, number>();
  for (const combatTakings of takings) {
    const counts = new Map<string, number>();
    for (const taking of combatTakings)
      if (taking.noun === noun && taking.owners.includes(owner))
        counts.set(taking.source, (counts.get(taking.source) ?? 0) + taking.count);
    for (const [source, count] of counts) sizes.set(source, Math.max(count, sizes.get(source) ?? 0));
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

type ListTakings = (entry: CombatEntry, scenario: Scenario) => readonly TakenUnits[];

const listTakings: Readonly<Record<string, ListTakings>> = {
  awaw: listShips,
  'wif-ssw': listWifUnits,
  aare: listBattleUnits,
  'aa-depth': listBattleUnits,
};

function listSides(item: object): readonly (readonly [string, readonly Group[]])[] {
  return Object.entries(item as Readonly<Record<string, Group & { readonly groups?: readonly Group[] }>>).flatMap(
    ([key, side]) => (['attacker', 'defender', 'raiders'].includes(key) ? [[key, side.groups ?? [side]] as const] : []),
  );
}

function listShips({ object, sides }: CombatEntry, { data, ids }: Scenario): readonly TakenUnits[] {
  return listSides(object).flatMap(([side, groups]) => {
    const units = new Map(
      groups.flatMap((group) => resolveListedUnits(group, ids)).map((unit) => [unit.unit.id, unit]),
    );
    return [...units.values()].map(({ unit, nation }) => ({
      ...{ owners: [sides[side]?.name ?? side], noun: 'naval factors', source: unit.unit ?? unit.id },
      count: getFactors(unit, nation, data as Header) ?? 0,
    }));
  });
}

/** Every squadron is lost once: the losses of all strikes are at most the squadrons. */
function assertAircraftWithinForces({ scenarioTurn }: LocatedTurn, { stages }: TurnTrace, { ids }: Scenario): void {
  const sizes = new Map<string, number>();
  for (const { entry } of scenarioTurn.entries)
    for (const { unit } of listAirForces(entry.object).flatMap((force) => resolveListedUnits(force, ids)))
      if (isAirUnit(unit)) {
        const source = unit.unit ?? unit.id;
        const declared = findDeclared(source, ids) as Unit | undefined;
        const size = Math.max(countSquadrons(unit), declared && isAirUnit(declared) ? countSquadrons(declared) : 0);
        sizes.set(source, Math.max(size, sizes.get(source) ?? 0));
      }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const lost = stages
    .flatMap(({ simulation }) => {
      const { combat, trace } = simulation ?? {};
      const measures = combat?.measures.filter(({ path }) => path[0] === 'squadrons') ?? [];
      return measures.filter(({ path }) => path.at(-1) !== 'attacking').map(({ read }) => read(trace!.end));
    })
    .reduce((sum, count) => sum + count, 0);
  assert.ok(lost <= all, `${lost} of ${all} squadrons are out of action`);
}

/** The object that declares a unit; undefined if there is none, or if the declaration has a fault. */
function findDeclared(id: string, ids: Ids): unknown {
  return ids.listDeclarations('unit').find((declaration) => declaration.id === id)?.object;
}

function listAirForces(item: object): readonly Group[] {
  return Object.entries(item).flatMap(([key, value]): Group[] => {
    if (!['attacker', 'cover', 'cap', 'defender', 'groups', 'strikes'].includes(key)) return [];
    const values = (Array.isArray(value) ? value : [value]) as object[];
    return values.flatMap((inner) => [inner as Group, ...listAirForces(inner)]);
  });
}

function listWifUnits({ object, sides }: CombatEntry, { ids }: Scenario): readonly TakenUnits[] {
  const { subs, convoy, interception, attacker, defender } = object as Partial<Engagement & NavalCombat>;
  const listed = [subs, convoy, interception].flatMap((group) =>
    (group?.units ?? []).map((unit: WifUnit) => ({ unit, power: unit.power ?? group?.power })),
  );
  const included = [attacker, defender].flatMap((group) =>
    group ? listIncluded(group, ids).map(({ unit, owner }) => ({ unit, power: owner })) : [],
  );
  const units = [...listed, ...included].map(({ unit, power }): TakenUnits => {
    const names = [...(power === undefined ? [] : [wifPowerName(power)]), sides['subs']?.name, sides['convoy']?.name];
    const declared = findDeclared(unit.id, ids) as WifUnit | undefined;
    return {
      ...{ owners: names, noun: unit.type === 'sub' ? 'submarine' : 'escort', source: unit.id },
      count: Math.max(getCount(unit), declared ? getCount(declared) : 0),
    };
  });
  const { from, convoyPoints = 0 } = (convoy ?? defender ?? {}) as { from?: string; convoyPoints?: number };
  // Convoy points that are printed on ASW counters are lost with those of the convoy (option `aswConvoyPoints`).
  const pointsOnCounters = [...listed, ...included].reduce(
    (sum, { unit }) => sum + (unit.type === 'asw' ? (unit.convoyPoints ?? 0) * getCount(unit) : 0),
    0,
  );
  const points = {
    noun: 'convoy points',
    source: from ?? JSON.stringify(object),
    count: convoyPoints + pointsOnCounters,
  };
  return [...units, { owners: [sides['convoy']?.name ?? 'convoy'], ...points }];
}

function listBattleUnits({ object, sides, id }: CombatEntry, { data }: Scenario): readonly TakenUnits[] {
  const { forces = [], seaBattles = [] } = data as { forces?: NamedForce[]; seaBattles?: SeaBattle[] };
  const battle = seaBattles.find((candidate) => candidate === object);
  return battleSides.flatMap((side) => {
    const party = (object as Readonly<Record<string, Partial<Force> | undefined>>)[side];
    const parties = battle ? getForces(battle, side) : party ? [party] : [];
    return parties.map(({ from, power, units, ...more }, index): TakenUnits => {
      const force = forces.find((candidate) => candidate.id === from);
      const aircraft = Object.values(more).filter((count) => typeof count === 'number');
      const counts = force
        ? [...countKinds(force).values()]
        : [...toUnitCounts(units, power).map(({ count }) => count), ...(battle ? [] : aircraft)];
      return {
        owners: [power === undefined ? undefined : formatPower(power), sides[side]?.name ?? side],
        noun: '',
        source: force?.id ?? `${id} ${side} ${index}`,
        count: counts.reduce((sum, count) => sum + count, 0),
      };
    });
  });
}
