/** Diving by defending submarines. They decide before the dice of a cycle or after the attacker has rolled, depending on the option. */
import { pluralize } from '../../../model/wording';
import { withCounters, type State, type Step, type Update } from '../../../engine/combat';
import type { LeaveWhen } from '../../axis-and-allies/data';
import {
  diveEvading,
  hasDestroyer,
  createLeaveChoice,
  sumCounters,
  type GroupCounters,
  type CycleVariant,
} from '../../axis-and-allies/combats';
import { destroyerBlocksDive, resolveDiveOrder, isDiveAfterRolls } from '../dive/dive';
import { createOptionBasis } from '../options';
import type { BattleContext } from './battle-context';
import { createStepHead } from './step-kinds';

/** The place of the dive decision in a cycle. */
export interface DivePlan {
  /** Steps before the decision. */
  readonly head: readonly Step[];
  /** Prefix that keeps the step ids of the first cycle unique. */
  readonly idPrefix?: string;
}

/** A group that may dive. */
interface Diver {
  readonly tracked: GroupCounters;
  /** Counters of the submarines that roll as usual, that hold their fire, and that have dived. */
  readonly standing: number;
  readonly holding: number;
  readonly gone: number;
  readonly when: LeaveWhen;
  /** True if they may dive in this cycle. Submarines that have just elected cannot be hit, and a destroyer may prevent the dive. */
  readonly isAllowed: (state: State) => boolean;
}

const basis = createOptionBasis('diveDecision');

/** The steps that let defending submarines dive; empty if none can. */
export function createDiveVariant(context: BattleContext, plan: DivePlan): CycleVariant {
  const divers = findDivers(context);
  if (divers.length === 0) return {};
  return isDiveAfterRolls(context.header)
    ? createLateDives(context, divers, plan)
    : createEarlyDives(context, divers, plan);
}

function findDivers({ battle, header, members, board, electors }: BattleContext): readonly Diver[] {
  const electedCounters = new Map(electors.map(({ tracked, electedCounter }) => [tracked, electedCounter]));
  return board.groups.defender.flatMap((tracked, index): Diver[] => {
    const { standing, evading, dived } = tracked;
    if (evading === undefined || dived === undefined) return [];
    const ownCounter = electedCounters.get(tracked);
    return [
      {
        tracked,
        standing: standing[0],
        holding: evading,
        gone: dived,
        when: resolveDiveOrder(members.defender[index]!.unit, battle),
        isAllowed: (state) =>
          (ownCounter === undefined || state[ownCounter] === 0) &&
          !(destroyerBlocksDive(header) && hasDestroyer(board, state, 'attacker')),
      },
    ];
  });
}

/** Decision before the dice: divers give up their fire, and those that survive the attacker's fire leave the battle. */
function createEarlyDives(
  { board }: BattleContext,
  divers: readonly Diver[],
  { head, idPrefix: before }: DivePlan,
): CycleVariant {
  const choices = divers.map(({ tracked, holding, when, isAllowed }) =>
    createLeaveChoice(createStepHead('dive', { before, after: tracked.group.name }), {
      board,
      tracked,
      isAllowed,
      when,
      toCounter: holding,
      verb: ['dives', 'dive'],
      reportVerb: ['holds its fire to dive', 'hold their fire to dive'],
      basis,
    }),
  );
  const holding = divers.map((diver) => diver.holding);
  const leave: Update = {
    kind: 'update',
    ...createStepHead('dived', { before }),
    when: (state) => sumCounters(state, holding) > 0,
    apply: (state) =>
      diveEvading(
        divers.map(({ tracked }) => tracked),
        state,
      ),
    remark: (state) => {
      const count = sumCounters(state, holding);
      return `${pluralize(count, 'submarine')} ${count === 1 ? 'dives' : 'dive'}, out of reach until the next player's turn.`;
    },
  };
  return { head: [...head, ...choices], afterFire: [leave] };
}

/** Decision after the attacker's dice: survivors either give up their roll and dive, or roll. */
function createLateDives(
  { board }: BattleContext,
  divers: readonly Diver[],
  { head, idPrefix: before }: DivePlan,
): CycleVariant {
  const idOptions = { before };
  const holding = divers.map((diver) => diver.holding);
  const findAllowedDivers = (state: State): readonly Diver[] =>
    divers.filter(({ standing, isAllowed }) => state[standing]! > 0 && isAllowed(state));
  const holdStep: Update = {
    kind: 'update',
    ...createStepHead('hold-fire', idOptions),
    when: (state) => findAllowedDivers(state).length > 0,
    apply: (state) =>
      findAllowedDivers(state).reduce(
        (nextState, diver) => moveCounter(nextState, diver.standing, diver.holding),
        state,
      ),
    bases: () => [basis],
    remark: (_, after) => `Submarines that roll last: ${sumCounters(after, holding)}.`,
  };
  const choices = divers.map(({ tracked, holding, gone, when }) =>
    createLeaveChoice(createStepHead('dive-last', { before, after: tracked.group.name }), {
      board,
      tracked,
      isAllowed: () => true,
      when,
      fromCounter: holding,
      toCounter: gone,
      verb: ['dives', 'dive'],
      reportVerb: [
        "dives, out of reach until the next player's turn",
        "dive, out of reach until the next player's turn",
      ],
      basis,
    }),
  );
  const stayStep: Update = {
    kind: 'update',
    ...createStepHead('fire-over', idOptions),
    omitFromTrace: true,
    when: (state) => sumCounters(state, holding) > 0,
    apply: (state) => divers.reduce((nextState, diver) => moveCounter(nextState, diver.holding, diver.standing), state),
  };
  return {
    head: [...head, holdStep],
    heldFire: {
      choices,
      fire: createStepHead('held-fire', idOptions),
      volley: createStepHead('defender.held', idOptions),
    },
    afterFire: [stayStep],
  };
}

/** Moves all units from one counter to another. */
function moveCounter(state: State, from: number, to: number): State {
  return withCounters(state, [from, 0], [to, state[to]! + state[from]!]);
}
