/**
 * Fleet combat (22.53, 22.54): capital ships fire first, then light ships, then whoever held fire for screened ships. Fire of one kind
 * is simultaneous: it counts the ships that were there before it.
 */
import type { Change } from '../../../engine/amount';
import type { State, Step, Update } from '../../../engine/combat';
import { columnOf } from '../tables/columns';
import { fleetRows, hitsOf } from '../tables/naval-attack';
import { counted, listed } from './words';
import { attackSteps } from './attack';
import type { Criticals, Reading } from './attack';
import { addCounter } from './board';
import type { Board } from './board';
import type { LaidOut } from './strike';
import { within } from './strike';
import { statement } from './statements';
import { isGone, lightFactors, settle } from './victims';
import type { Victim } from './victims';

/** Ships of one side. */
export interface Line {
  readonly side: 'attacker' | 'defender';
  /** In the order of rank: bigger, faster, with fewer hits, of the higher naval modifier. */
  readonly capitals: readonly Capital[];
  readonly light?: Victim;
  readonly screened: readonly Victim[];
  /** Modifiers of the fire of some ships at a ship of the enemy. */
  readonly modifiers: (firing: readonly Victim[], at: Victim) => readonly Change[];
}

export interface Capital {
  readonly victim: Victim;
  /** Naval factors. */
  readonly factors: number;
  /** Whom it is ordered to fire at: an id of a capital ship of the enemy, the light ships, or nobody until screened ships may be fired at. */
  readonly orders?: string;
}

export interface Fleet {
  readonly id?: string;
  readonly lines: readonly [Line, Line];
  readonly criticals: Criticals;
  /** What more than 25 factors at one target read. */
  readonly beyond: 'row-25' | 'split';
  readonly when?: (state: State) => boolean;
}

/** Orders that name no ship. */
export const atLightShips = 'light-ships';
export const holdFire = 'hold-fire';

interface Shot {
  readonly line: Line;
  readonly at: Victim;
  readonly firing: readonly Capital[];
}

/** Lays a fleet combat out. */
export function fleetSteps(board: Board, fleet: Fleet): LaidOut {
  const [one, other] = fleet.lines;
  const shots = [...capitalShots(one, other), ...capitalShots(other, one)];
  const light = [lightFire(board, fleet, one, other), lightFire(board, fleet, other, one)];
  const ready = light.filter((fire) => fire !== undefined);
  const screened = [...screenedFire(fleet, one, other), ...screenedFire(fleet, other, one)];
  const victims = fleet.lines.flatMap(({ capitals, light: ships, screened: behind }) => [
    ...capitals.map(({ victim }) => victim),
    ...(ships ? [ships] : []),
    ...behind,
  ]);
  // A capital ship that neither light ships nor the end of the fight can concern is settled at once, so that ships do not multiply.
  const isOpen = (victim: Victim): boolean =>
    screened.length > 0 ||
    !shots.some(({ at }) => at === victim) ||
    ready.some(({ at, ships }) => ships === victim || at.includes(victim));
  const capital = shots.flatMap((shot) => [...capitalFire(fleet, shot), ...(isOpen(shot.at) ? [] : [settle(shot.at)])]);
  const steps = [...capital, ...lightSteps(fleet, ready), ...screened, ...victims.filter(isOpen).map(settle)];
  return { steps, measures: [] };
}

/** Who fires at whom: as ordered, else rank against rank; ships beyond the enemy's line join the fire on it from its first on. */
export function capitalShots(line: Line, enemy: Line): readonly Shot[] {
  const targets = enemy.capitals.map(({ victim }) => victim);
  const shots = new Map<Victim, Capital[]>();
  line.capitals.forEach((capital, rank) => {
    const at = targetOf(capital, rank, targets, enemy);
    if (at) shots.set(at, [...(shots.get(at) ?? []), capital]);
  });
  return [...shots].map(([at, firing]) => ({ line, at, firing }));
}

function targetOf({ orders }: Capital, rank: number, targets: readonly Victim[], enemy: Line): Victim | undefined {
  if (orders === holdFire) return undefined;
  if (orders === atLightShips && enemy.light) return enemy.light;
  const named = targets.find(({ id }) => id === orders);
  return named ?? (targets.length > 0 ? targets[rank % targets.length] : enemy.light);
}

function capitalFire(fleet: Fleet, { line, at, firing }: Shot): readonly Step[] {
  const factors = firing.reduce((sum, capital) => sum + capital.factors, 0);
  const names = listed(firing.map(({ victim }) => victim.name));
  return attackSteps({
    kind: 'capital-fire',
    id: within(fleet.id, at.id),
    by: line.side,
    victim: at,
    modifiers: line.modifiers(
      firing.map(({ victim }) => victim),
      at,
    ),
    when: (state) => goes(fleet, state),
    read: (_, total) => fleetReading(factors, total, fleet.beyond, names),
    criticals: fleet.criticals,
  });
}

interface LightFire {
  readonly line: Line;
  /** Counter: the factors that fire, taken before either side does. */
  readonly factors: number;
  readonly ships: Victim;
  /** The enemy's light ships, then his capital ships: the first that is afloat is fired at. */
  readonly at: readonly Victim[];
}

function lightFire(board: Board, fleet: Fleet, line: Line, enemy: Line): LightFire | undefined {
  const ships = line.light;
  // Capital ships that no light ship can come to fire at stay out of it: light ships fight each other first.
  const reachable = enemy.light === undefined ? enemy.capitals.map(({ victim }) => victim) : [enemy.light];
  if (ships === undefined || reachable.length === 0) return undefined;
  const most = lightFactors(ships, board.start);
  const factors = addCounter(
    board,
    within(fleet.id, `light.${line.side}`),
    `light factors that fire, ${line.side}`,
    most,
  );
  return { line, factors, ships, at: reachable };
}

function lightSteps(fleet: Fleet, fires: readonly LightFire[]): readonly Step[] {
  if (fires.length === 0) return [];
  const counters = fires.map(({ factors }) => factors);
  const ready: Update = {
    kind: 'update',
    ...statement('light-ready', fleet.id),
    when: (state) => goes(fleet, state),
    apply: (state) => fires.reduce((to, { ships, factors }) => to.with(factors, lightFactors(ships, state)), state),
    remark: (_, after) => ({
      text: `${fires.map(({ factors, ships }) => `${ships.name}: ${counted(after[factors]!, 'factor')}`).join('; ')}.`,
    }),
  };
  const over: Update = {
    kind: 'update',
    ...statement('light-over', fleet.id),
    apply: (state) => counters.reduce((to, counter) => to.with(counter, 0), state),
    closes: counters,
  };
  return [ready, ...fires.flatMap((fire) => fire.at.flatMap((at, rank) => lightShot(fleet, fire, at, rank))), over];
}

function lightShot(
  fleet: Fleet,
  { line, factors, ships, at }: LightFire,
  victim: Victim,
  rank: number,
): readonly Step[] {
  const before = at.slice(0, rank);
  return attackSteps({
    kind: 'light-fire',
    id: within(fleet.id, victim.id),
    by: line.side,
    victim,
    modifiers: line.modifiers([ships], victim),
    when: (state) =>
      goes(fleet, state) &&
      state[factors]! > 0 &&
      !isGone(victim, state) &&
      before.every((other) => isGone(other, state)),
    read: (state, total) => fleetReading(state[factors]!, total, fleet.beyond, ships.name),
    criticals: fleet.criticals,
    // All light ships have fired: a ship that they sink does not hand them on to the next.
    after: (state) => state.with(factors, 0),
  });
}

/** Capital ships that held their fire fire at screened ships, the first of them, once every other ship of the enemy is sunk. */
function screenedFire(fleet: Fleet, line: Line, enemy: Line): readonly Step[] {
  const held = line.capitals.filter(({ orders }) => orders === holdFire);
  if (held.length === 0 || enemy.screened.length === 0) return [];
  const isSunk = (state: State): boolean =>
    enemy.capitals.every(({ victim }) => isGone(victim, state)) &&
    (enemy.light === undefined || lightFactors(enemy.light, state) === 0);
  const [first] = enemy.screened;
  const afloat = (state: State): readonly Capital[] => held.filter(({ victim }) => !isGone(victim, state));
  const factors = (state: State): number => afloat(state).reduce((sum, capital) => sum + capital.factors, 0);
  return attackSteps({
    kind: 'screened-fire',
    id: within(fleet.id, first!.id),
    by: line.side,
    victim: first!,
    modifiers: line.modifiers(
      held.map(({ victim }) => victim),
      first!,
    ),
    when: (state) => goes(fleet, state) && isSunk(state) && factors(state) > 0,
    read: (state, total) =>
      fleetReading(factors(state), total, fleet.beyond, listed(afloat(state).map(({ victim }) => victim.name))),
    criticals: fleet.criticals,
  });
}

/** What fleet factors do by their row. */
export function fleetReading(factors: number, total: number, beyond: Fleet['beyond'], firing: string): Reading {
  const rows = fleetRows(factors, beyond);
  const text = (): string => {
    const names = listed(rows.map(({ factors: [from, to] = [0, 0] }) => (from === to ? `${from}` : `${from}-${to}`)));
    return `${firing} with ${counted(factors, 'factor')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${columnOf(total)}`;
  };
  return { hits: hitsOf(rows, total), text };
}

function goes({ when }: Fleet, state: State): boolean {
  return when === undefined || when(state);
}
