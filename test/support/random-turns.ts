/**
 * Random turns: scenarios that fit the schemas, sensible or not, whose combats are fought again with the same units. Turns must not fail on
 * them; `test/models` has sensible turns.
 */
import fs from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { createStream, createUniformGenerator } from '../../server/src/dice/stream';
import { analyse } from '../../server/src/features';
import { environment } from './environment';
import { playTurns, type TurnCounts } from './play-turns';
import { writeScenario } from './random-from-schema';
import { wifScenarios } from './wif-scenarios';

type Data = Record<string, unknown>;
type Draw = (below: number) => number;

/** A side of a combat with units. */
interface Group extends Data {
  units?: Data[];
}

export const rulesetsWithTurns = ['wif-ssw', 'aare', 'aa-depth', 'awaw'] as const;
export type RulesetWithTurns = (typeof rulesetsWithTurns)[number];

/** The text of a scenario; some have too few combats for a turn. */
export function writeRandomTurn(ruleset: RulesetWithTurns, seed: number): string {
  const next = createUniformGenerator(createStream(seed));
  const draw = (below: number): number => Math.floor(next() * below);
  if (ruleset === 'wif-ssw') return JSON.stringify(createImpulses(seed, draw));
  if (ruleset === 'awaw') return JSON.stringify(createRounds(draw));
  return JSON.stringify(createSeaBattles(ruleset, seed, draw));
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listItems(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : [];
}

/** Moves the units of groups to forces, which the groups then refer to. @param owner the key of the owner of units */
function moveToForces(groups: readonly Group[], owner: string, defaultOwner: string): Data[] {
  return groups.flatMap((group) => {
    const listedUnits = listItems(group.units).filter(({ id }) => typeof id === 'string');
    if (listedUnits.length === 0) return [];
    group.units = listItems(group.units).map((unit) => (listedUnits.includes(unit) ? { unit: unit['id'] } : unit));
    return listedUnits.map((unit) => ({ [owner]: unit[owner] ?? group[owner] ?? defaultOwner, units: [unit] }));
  });
}

function listGroups(combat: Data, keys: readonly string[]): Group[] {
  return keys.map((key) => combat[key]).filter(isData);
}

/** Engagements and naval combats of World in Flames, in this impulse and the next ones. */
function createImpulses(seed: number, draw: Draw): Data {
  const [drawn] = fc.sample(wifScenarios, { seed, numRuns: 1 });
  const scenario = structuredClone(drawn!.data) as Data;
  const forces: Data[] = [];
  for (const list of ['engagements', 'navalCombats']) {
    const combats = listItems(scenario[list]);
    for (const combat of combats) {
      forces.push(...moveToForces(listGroups(combat, ['subs', 'attacker']), 'power', 'germany'));
      forces.push(...moveToForces(listGroups(combat, ['convoy', 'interception', 'defender']), 'power', 'cw'));
    }
    const first = typeof scenario['impulse'] === 'number' ? scenario['impulse'] : 1;
    const again = combats.map((combat) => ({
      ...structuredClone(combat),
      id: `${String(combat['id'])}-again`,
      impulse: first + draw(3),
    }));
    scenario[list] = [...combats, ...again];
  }
  return { ...scenario, forces };
}

/** Lists of combats that sink ships or shoot down aircraft. */
const awawLists = ['navalRounds', 'fleetCombats', 'airAttacks', 'submarineAttacks', 'harborAttacks'];

/** Combats of the samples, with changed numbers and removed keys, fought twice, and attacks of other kinds on the same ships. */
function createRounds(draw: Draw): Data {
  const folder = 'samples/awaw';
  const names = fs.readdirSync(folder).toSorted();
  let sample: Data;
  do sample = parse(fs.readFileSync(`${folder}/${names[draw(names.length)]!}`, 'utf8')) as Data;
  while (!awawLists.some((list) => list in sample));
  if (draw(4) > 0) makeSmall(sample);
  const forces = listItems(sample['forces']);
  for (const list of awawLists) {
    const combats = listItems(sample[list]);
    for (const combat of combats)
      for (const side of listGroups(combat, ['attacker', 'defender', 'cover', 'cap'])) {
        const nation = typeof side['nation'] === 'string' ? side['nation'] : 'us';
        const groups = 'groups' in side ? listItems(side['groups']) : [side];
        const aircraft = [...groups, ...listItems(combat['strikes'])].flatMap((group) =>
          listGroups(group, ['cover', 'cap', 'attacker']),
        );
        forces.push(...moveToForces([...groups, ...aircraft], 'nation', nation));
      }
    if (combats.length > 0) sample[list] = [...combats, ...combats.map((combat) => copyRound(combat, draw))];
  }
  const attacks = awawLists
    .flatMap((list) => listItems(sample[list]))
    .flatMap((combat) => createOtherAttacks(combat, draw));
  for (const { list, attack } of attacks) sample[list] = [...listItems(sample[list]), attack];
  for (let remaining = draw(4); remaining > 0; remaining--) changeRandomly(sample, draw);
  return { ...sample, forces };
}

/** An attack by submarines or aircraft on the defenders of a combat; not on each. */
function createOtherAttacks({ id, defender }: Data, draw: Draw): { readonly list: string; readonly attack: Data }[] {
  const [first] = isData(defender) ? ('groups' in defender ? listItems(defender['groups']) : [defender]) : [];
  if (first === undefined || !isData(defender) || draw(2) === 0) return [];
  const enemy = defender['nation'] === 'us' ? 'japan' : 'us';
  const ships: Data = { nation: defender['nation'], ...first };
  for (const key of ['cover', 'cap', 'number', 'airDefenseLevel', 'screened', 'reducedEffectiveness', 'cargo'])
    Reflect.deleteProperty(ships, key);
  const kind = draw(3);
  const units =
    kind === 0
      ? [{ id: `${String(id)}-boats`, type: 'sub', count: 1 + draw(3) }]
      : [{ id: `${String(id)}-air`, type: 'nas', squadrons: 1 + draw(4) }];
  const attack = { id: `${String(id)}-attacked`, attacker: { nation: enemy, units }, defender: structuredClone(ships) };
  if (kind === 0) return [{ list: 'submarineAttacks', attack }];
  return [
    { list: 'airAttacks', attack: { ...attack, where: kind === 1 ? 'at-sea' : 'in-port', airDefenseLevel: draw(4) } },
  ];
}

/** Keeps two ships a group, and two strikes on one target each: few enough states for exact odds. */
function makeSmall(sample: Data): void {
  const keptIds = new Set<unknown>();
  const combats = [...listItems(sample['navalRounds']), ...listItems(sample['fleetCombats'])];
  for (const combat of combats) {
    const sides = listGroups(combat, ['attacker', 'defender']);
    for (const group of sides.flatMap((side) => ('groups' in side ? listItems(side['groups']) : [side])) as Group[]) {
      if (group.units) group.units = group.units.slice(0, 2);
      for (const unit of listItems(group.units)) keptIds.add(unit['id'] ?? unit['unit']);
      delete group['cap'];
    }
    const strikes = listItems(combat['strikes']).slice(0, 2);
    for (const strike of strikes) {
      const presentTargets = listItems(strike['targets']).filter(({ ships }) =>
        (ships as unknown[]).every((ship) => keptIds.has(ship)),
      );
      strike['targets'] = presentTargets.slice(0, 1);
    }
    if ('strikes' in combat) combat['strikes'] = strikes.filter(({ targets }) => (targets as unknown[]).length > 0);
    for (const key of ['submarineAttacks', 'orders', 'expect', 'dice']) Reflect.deleteProperty(combat, key);
  }
}

/** The round with other ids and another number. */
function copyRound(combat: Data, draw: Draw): Data {
  const suffix = '-again';
  const renameIds = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => renameIds(item));
    if (isData(value))
      return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, renameIds(inner, member)]));
    return key === 'id' && typeof value === 'string' ? `${value}${suffix}` : value;
  };
  const copy = renameIds(combat) as Data;
  return 'strikes' in copy || 'number' in copy ? { ...copy, number: 1 + draw(3) } : copy;
}

/** Changes a random number, or removes a random member. */
function changeRandomly(data: Data, draw: Draw): void {
  const slots: { readonly owner: Data; readonly key: string }[] = [];
  const visit = (value: unknown): void => {
    if (isData(value)) slots.push(...Object.keys(value).map((key) => ({ owner: value, key })));
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(data);
  const { owner, key } = slots[draw(slots.length)]!;
  if (key === 'ruleset' || key === 'forces') return;
  if (typeof owner[key] === 'number') owner[key] = [0, 1, 2, 5, 13, 99][draw(6)];
  else Reflect.deleteProperty(owner, key);
}

/** Members that the generator omits, because the schema says nothing about their content. */
const omittedKeys = ['notes', 'expect', 'result', 'alsoIn', 'from', 'forces', 'log'];

/** Sea battles in which some sides share forces. */
function createSeaBattles(ruleset: 'aare' | 'aa-depth', seed: number, draw: Draw): Data {
  const scenario = parse(writeScenario(ruleset, seed, omittedKeys)) as Data;
  const more = parse(writeScenario(ruleset, seed + 1_000_000, omittedKeys)) as Data;
  const battles = [...listItems(scenario['seaBattles']), ...listItems(more['seaBattles'])].slice(0, 3);
  const sides = battles.flatMap((battle) => listGroups(battle, ['attacker', 'defender']));
  const forces = sides
    .filter(({ power, units }) => power !== undefined && units !== undefined)
    .slice(0, 2)
    .map(({ power, units }, index) => ({ id: `force-${index}`, power, units: structuredClone(units) }));
  for (const side of sides) {
    const force = forces[draw(forces.length + 1)];
    if (force === undefined) continue;
    delete side['power'];
    if (draw(2) === 0) delete side.units;
    else side.units = structuredClone(force.units);
    side['from'] = force.id;
  }
  battles.forEach((battle, index) => (battle['id'] = `battle-${index}`));
  return { ...scenario, forces, seaBattles: battles };
}

/**
 * Plays random turns, seed by seed, until enough turns are played.
 * @throws Error that names the seed, with the error of the turn as its cause
 */
export function playRandomTurns(ruleset: RulesetWithTurns, minTurns: number, from = 1): TurnCounts {
  let counts: TurnCounts = { turns: 0, exact: 0, carrying: 0 };
  for (let seed = from; counts.turns < minTurns; seed++) {
    try {
      const result = playTurns(analyse(writeRandomTurn(ruleset, seed), undefined, environment()), seed);
      counts = {
        turns: counts.turns + result.turns,
        exact: counts.exact + result.exact,
        carrying: counts.carrying + result.carrying,
      };
    } catch (error) {
      throw new Error(`${ruleset}, seed ${seed}`, { cause: error });
    }
  }
  return counts;
}
