/** The fire of capital ships (22.53). */
import type { State, Step, Update } from '../../../engine/combat';
import { formatList } from '../../../model/wording';
import { createAttackRollSteps } from './attack';
import { addCounter, joinId, type Board } from './board';
import { createFiringModifiers, computeFleetResult, takesPlace, type Capital, type LineFire } from './fleet-line';
import { computeAims, listPairingBases, type Aim } from './pairing';
import { createStepHead } from './step-kinds';
import type { Victim } from './victims';

/** The steps of the fire of capital ships. */
export interface CapitalPhase {
  readonly stepsBefore: readonly Step[];
  readonly shots: readonly { readonly target: Victim; readonly steps: readonly Step[] }[];
  /** @param keepsHeldAims whether ships that hold their fire keep their aims, because later steps read them */
  readonly createStepsAfter: (keepsHeldAims: boolean) => readonly Step[];
  /** Counters: the targets of each line's ships. */
  readonly aims: readonly Aims[];
}

/** The targets of a line's capital ships, as counters: 0 is none, n is the nth target. */
export interface Aims {
  readonly fire: LineFire;
  readonly targets: readonly Victim[];
  readonly counters: ReadonlyMap<Capital, number>;
}

/** The capital ships of a line that aim at a target. */
export function listShipsAiming({ targets, counters }: Aims, target: Victim, state: State): readonly Capital[] {
  const code = targets.indexOf(target) + 1;
  return [...counters].filter(([, counter]) => state[counter] === code).map(([capital]) => capital);
}

/** Clears the aims of ships that have fired. */
function clearAims({ counters }: Aims, firing: readonly Capital[], state: State): State {
  return firing.reduce((nextState, capital) => nextState.with(counters.get(capital)!, 0), state);
}

export function createCapitalPhase(board: Board, fires: readonly [LineFire, LineFire]): CapitalPhase {
  const aims = fires.map((fire) => createAims(board, fire));
  const counters = aims.flatMap((lineAims) => [...lineAims.counters.values()]);
  if (counters.length === 0) return { stepsBefore: [], shots: [], createStepsAfter: () => [], aims };
  const shots = aims.flatMap((lineAims) =>
    lineAims.targets
      .filter((target) => isFiredAt(lineAims, target))
      .map((target) => ({ target, steps: createCapitalFire(lineAims, target) })),
  );
  return {
    stepsBefore: [createArrayStep(fires, aims)],
    shots,
    createStepsAfter: (keepsHeldAims) => [createOverStep(aims, counters, keepsHeldAims)],
    aims,
  };
}

function createAims(board: Board, fire: LineFire): Aims {
  const { line, enemy, fleet } = fire;
  const targets = [
    ...enemy.capitals.map(({ victim }) => victim),
    ...(enemy.light ? [enemy.light] : []),
    ...enemy.screened,
  ];
  // The value after those of the targets means that fire is held for any screened ship.
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
function isFiredAt({ fire: { line, enemy, fleet } }: Aims, target: Victim): boolean {
  if (line.capitals.length === 0 || enemy.screened.includes(target)) return false;
  if (target !== enemy.light) return true;
  const mayLackTargets = enemy.capitals.every(({ victim }) => fleet.mayBeHit?.(victim) === true);
  return mayLackTargets || line.capitals.some(({ order }) => order === target);
}

function createArrayStep(fires: readonly [LineFire, LineFire], aims: readonly Aims[]): Update {
  const [{ fleet }] = fires;
  const decideAims = (state: State): readonly ReadonlyMap<Capital, Aim>[] => computeAims(fleet.lines, state);
  return {
    kind: 'update',
    ...createStepHead('array', fleet.id),
    when: (state) => takesPlace(fleet, state),
    apply: (state) =>
      decideAims(state).reduce(
        (sideState, aim, side) =>
          [...aim].reduce(
            (nextState, [capital, capitalAim]) => setAim(aims[side]!, capital, capitalAim, nextState),
            sideState,
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
  const anyScreenedCode = targets.length + 1;
  const code =
    'at' in aim
      ? targets.indexOf(aim.at) + 1
      : aim.hold === undefined
        ? anyScreenedCode
        : targets.indexOf(aim.hold) + 1;
  return state.with(counters.get(capital)!, code);
}

function formatAim({ name }: Victim, aim: Aim): string {
  if ('at' in aim) return `${name} fires at ${aim.at.name}`;
  return aim.hold === undefined ? `${name} holds its fire` : `${name} holds its fire for ${aim.hold.name}`;
}

function createCapitalFire(aims: Aims, target: Victim): readonly Step[] {
  const { fleet, line } = aims.fire;
  const modifiers = createFiringModifiers(aims.fire, target);
  const listFiringShips = (state: State): readonly Capital[] => listShipsAiming(aims, target, state);
  const listShips = (state: State): readonly Victim[] => listFiringShips(state).map(({ victim }) => victim);
  return createAttackRollSteps({
    kind: 'capital-fire',
    id: joinId(fleet.id, target.id),
    by: line.side,
    victim: target,
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

/** Clears the aims of ships that have fired. Ships that hold their fire keep theirs if later steps read them. */
function createOverStep(aims: readonly Aims[], counters: readonly number[], keepsHeldAims: boolean): Update {
  const [{ fire }] = aims as readonly [Aims, ...Aims[]];
  return {
    kind: 'update',
    ...createStepHead('capital-over', fire.fleet.id),
    omitFromTrace: true,
    when: (state) => takesPlace(fire.fleet, state),
    apply: (state) =>
      aims.reduce((nextState, lineAims) => {
        const { capitals, screened } = lineAims.fire.enemy;
        const frontTargets = [
          ...capitals.map(({ victim }) => victim),
          ...(lineAims.fire.enemy.light ? [lineAims.fire.enemy.light] : []),
        ];
        const firedShips =
          keepsHeldAims && screened.length > 0
            ? frontTargets.flatMap((at) => listShipsAiming(lineAims, at, nextState))
            : [...lineAims.counters.keys()];
        return clearAims(lineAims, firedShips, nextState);
      }, state),
    marginalises: keepsHeldAims ? [] : counters,
  };
}
