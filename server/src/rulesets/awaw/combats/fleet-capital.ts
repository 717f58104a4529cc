/** The fire of capital ships (22.53). */
import type { State, Step, Update } from '../../../engine/combat';
import { formatList } from '../../../model/wording';
import { createAttackRollSteps } from './attack';
import { addCounter, joinId, type Board } from './board';
import { createFiringModifiers, computeFleetResult, takesPlace, type Capital, type Fire } from './fleet-line';
import { computeAims, listPairingBases, type Aim } from './pairing';
import { createStepHead } from './step-kinds';
import type { Victim } from './victims';

/** The steps of the fire of capital ships. */
export interface CapitalPhase {
  readonly before: readonly Step[];
  readonly shots: readonly { readonly at: Victim; readonly steps: readonly Step[] }[];
  /** @param holding whether ships that hold their fire are read later */
  readonly after: (holding: boolean) => readonly Step[];
  /** Counters: the targets of each line's ships. */
  readonly aims: readonly Aims[];
}

/** The targets of a line's capital ships, as counters: 0 is none, n is the nth target. */
export interface Aims {
  readonly fire: Fire;
  readonly targets: readonly Victim[];
  readonly counters: ReadonlyMap<Capital, number>;
}

/** The capital ships of a line that aim at a target. */
export function findAiming({ targets, counters }: Aims, at: Victim, state: State): readonly Capital[] {
  const code = targets.indexOf(at) + 1;
  return [...counters].filter(([, counter]) => state[counter] === code).map(([capital]) => capital);
}

/** Clears the aims of ships that have fired. */
function clearAims({ counters }: Aims, firing: readonly Capital[], state: State): State {
  return firing.reduce((to, capital) => to.with(counters.get(capital)!, 0), state);
}

export function createCapitalPhase(board: Board, fires: readonly [Fire, Fire]): CapitalPhase {
  const aims = fires.map((fire) => createAims(board, fire));
  const counters = aims.flatMap((lineAims) => [...lineAims.counters.values()]);
  if (counters.length === 0) return { before: [], shots: [], after: () => [], aims };
  const shots = aims.flatMap((lineAims) =>
    lineAims.targets
      .filter((at) => isFiredAt(lineAims, at))
      .map((at) => ({ at, steps: createCapitalFire(lineAims, at) })),
  );
  return {
    before: [createArrayStep(fires, aims)],
    shots,
    after: (holding) => [createOverStep(aims, counters, holding)],
    aims,
  };
}

function createAims(board: Board, fire: Fire): Aims {
  const { line, enemy, fleet } = fire;
  const targets = [
    ...enemy.capitals.map(({ victim }) => victim),
    ...(enemy.light ? [enemy.light] : []),
    ...enemy.screened,
  ];
  // One more than the targets: fire is held, for any screened ship.
  const max = targets.length + 1;
  const counters = new Map(
    line.capitals.map((capital) => {
      const { id, name } = capital.victim;
      return [capital, addCounter(board, joinId(fleet.id, `aim.${id}`), `whom ${name} fires at`, max)];
    }),
  );
  return { fire, targets, counters };
}

/**
 * Whether a target can be fired at in this phase: capital ships always, light ships if ordered or if there may be no other target, screened
 * ships never.
 */
function isFiredAt({ fire: { line, enemy, fleet } }: Aims, at: Victim): boolean {
  if (line.capitals.length === 0 || enemy.screened.includes(at)) return false;
  if (at !== enemy.light) return true;
  const mayLack = enemy.capitals.every(({ victim }) => fleet.mayBeHit?.(victim) === true);
  return mayLack || line.capitals.some(({ order }) => order === at);
}

function createArrayStep(fires: readonly [Fire, Fire], aims: readonly Aims[]): Update {
  const [{ fleet }] = fires;
  const decideAims = (state: State): readonly ReadonlyMap<Capital, Aim>[] => computeAims(fleet.lines, state);
  return {
    kind: 'update',
    ...createStepHead('array', fleet.id),
    when: (state) => takesPlace(fleet, state),
    apply: (state) =>
      decideAims(state).reduce(
        (to, aim, side) =>
          [...aim].reduce(
            (nextState, [capital, capitalAim]) => setAim(aims[side]!, capital, capitalAim, nextState),
            to,
          ),
        state,
      ),
    remark: (before) => {
      const words = decideAims(before).flatMap((aim) =>
        [...aim].map(([{ victim }, capitalAim]) => formatAim(victim, capitalAim)),
      );
      return words.length === 0 ? 'No capital ship is left.' : `${formatList(words).replace(/^the /, 'The ')}.`;
    },
    bases: (before) => listPairingBases(fleet.lines, before),
  };
}

function setAim({ targets, counters }: Aims, capital: Capital, aim: Aim, state: State): State {
  const any = targets.length + 1;
  const code = 'at' in aim ? targets.indexOf(aim.at) + 1 : aim.hold === undefined ? any : targets.indexOf(aim.hold) + 1;
  return state.with(counters.get(capital)!, code);
}

function formatAim({ name }: Victim, aim: Aim): string {
  if ('at' in aim) return `${name} fires at ${aim.at.name}`;
  return aim.hold === undefined ? `${name} holds its fire` : `${name} holds its fire for ${aim.hold.name}`;
}

function createCapitalFire(aims: Aims, at: Victim): readonly Step[] {
  const { fleet, line } = aims.fire;
  const modifiers = createFiringModifiers(aims.fire, at);
  const listFiringShips = (state: State): readonly Capital[] => findAiming(aims, at, state);
  const listShips = (state: State): readonly Victim[] => listFiringShips(state).map(({ victim }) => victim);
  return createAttackRollSteps({
    kind: 'capital-fire',
    id: joinId(fleet.id, at.id),
    by: line.side,
    victim: at,
    modifiers: (state) => modifiers(listShips(state)),
    when: (state) => takesPlace(fleet, state) && listFiringShips(state).length > 0,
    read: (state, total) => computeFleetResult(sumFactors(listFiringShips(state)), total, fleet, listShips(state)),
    criticals: fleet.criticals,
  });
}

/** The total naval factors of capital ships. */
export function sumFactors(capitals: readonly Capital[]): number {
  return capitals.reduce((sum, { factors }) => sum + factors, 0);
}

/** Clears the aims of ships that fired; ships that hold their fire keep theirs. */
function createOverStep(aims: readonly Aims[], counters: readonly number[], holding: boolean): Update {
  const [{ fire }] = aims as readonly [Aims, ...Aims[]];
  return {
    kind: 'update',
    ...createStepHead('capital-over', fire.fleet.id),
    omitFromTrace: true,
    when: (state) => takesPlace(fire.fleet, state),
    apply: (state) =>
      aims.reduce((to, lineAims) => {
        const { capitals, screened } = lineAims.fire.enemy;
        const fired = [
          ...capitals.map(({ victim }) => victim),
          ...(lineAims.fire.enemy.light ? [lineAims.fire.enemy.light] : []),
        ];
        const done =
          holding && screened.length > 0
            ? fired.flatMap((at) => findAiming(lineAims, at, to))
            : [...lineAims.counters.keys()];
        return clearAims(lineAims, done, to);
      }, state),
    marginalises: holding ? [] : counters,
  };
}
