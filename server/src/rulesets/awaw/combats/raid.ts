/** The combat of a raid: how many defenders may engage, and which (21). */
import { createAmount, type Amount } from '../../../engine/amount';
import type { Combat, Roll, Rounds, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { pluralize, capitalize } from '../../../model/wording';
import type { Header, Raid } from '../data';
import { resolveUnits } from '../force';
import { carrierFace, listDefenderKinds, type DefenderKind } from '../raiders/raid-defenders';
import { listRaidChanges } from '../raiders/raiders';
import { addCounter, createBoard, addToCounter } from './board';
import { createUnresolvedCombat, explainMissingSizes } from './unresolved-combat';
import { createStepHead } from './step-kinds';

/** Kinds of defenders, with counters of those remaining. */
type DefenderPool = readonly { readonly kind: DefenderKind; readonly remaining: number }[];

/** The counters of a raid, and its pool of defenders. */
interface RaidCounters {
  readonly engagements: number;
  /** Counter: the dice rolled for them. */
  readonly rolled: number;
  readonly factors: number;
  readonly pool: DefenderPool;
}

/** Creates the combat of a raid; unresolved if the size of a defender is unknown. */
export function createRaidCombat(raid: Raid, header: Header, ids: Ids): Combat {
  const defenders = raid.defender === undefined ? [] : resolveUnits(raid.defender, ids);
  const missing = explainMissingSizes(defenders, header);
  if (missing !== undefined) return createUnresolvedCombat(raid.id, missing);
  const board = createBoard();
  const changes = listRaidChanges(raid, header, ids);
  const max = Math.max(0, 6 + changes.reduce((sum, { by }) => sum + by, 0));
  const kinds = listDefenderKinds(raid, header, ids);
  const totalFactors = kinds.reduce((sum, { count, factors }) => sum + count * factors, 0);
  const counters: RaidCounters = {
    engagements: addCounter(board, 'engagements', 'defenders that may engage', max),
    rolled: addCounter(board, 'rolled', 'defenders that were chosen', max),
    factors: addCounter(board, 'factors', 'naval factors that engage', totalFactors),
    pool: kinds.map((kind, index) => ({
      kind,
      remaining: addCounter(board, `left.${index + 1}`, `${kind.name}: how many are left`, kind.count, kind.count),
    })),
  };
  const { engagements, factors } = counters;
  // The engaging ships are rolled only if the scenario lists the defenders.
  const choosing = kinds.length > 0 && max > 0 ? [createChoosingRounds(counters, max)] : [];
  return {
    title: raid.id,
    counters: board.counters,
    start: board.start,
    steps: [createEngagementsRoll(engagements, createTotal(changes)), ...choosing],
    measures: [
      { path: ['engagements'], title: 'defenders that may engage', read: (state) => state[engagements]! },
      { path: ['factors'], title: 'naval factors that engage', read: (state) => state[factors]! },
    ],
    headlines: [{ side: 'defender', words: 'may engage', paths: [['engagements']], as: 'chance' }],
    summary: (end) =>
      end[engagements] === 0
        ? 'no defender engages'
        : `${pluralize(end[engagements]!, 'engagement')}, ${pluralize(end[factors]!, 'naval factor')}`,
  };
}

function createTotal(changes: Amount['changes']): (natural: number) => Amount {
  return (natural) =>
    createAmount('defenders that may engage', { rule: 'raiders', label: 'roll', by: natural }, changes);
}

function createEngagementsRoll(engagements: number, computeTotal: (natural: number) => Amount): Roll {
  return {
    kind: 'roll',
    ...createStepHead('engagements'),
    by: 'defender',
    dice: () => ({ count: 1, sides: 6 }),
    total: (_, natural) => computeTotal(natural),
    apply: (state, sum) => state.with(engagements, Math.max(0, sum)),
    remark: (_, after) =>
      after[engagements] === 0 ? 'No defender engages.' : `${pluralize(after[engagements]!, 'defender')} may engage.`,
  };
}

/** A die for each defender that may engage. */
function createChoosingRounds(counters: RaidCounters, max: number): Rounds {
  const { engagements, rolled, pool } = counters;
  const roll: Roll = {
    kind: 'roll',
    ...createStepHead('engaging-ship'),
    by: 'defender',
    dice: () => ({ count: 1, sides: 6 }),
    subject: (state) => `engagement ${state[rolled]! + 1}`,
    apply: (state, face) => addToCounter(engage(counters, state, face), rolled, 1),
    remark: (before, after, face) => {
      const kind = chooseKind(counters, before, face);
      if (kind === undefined) return 'No defender of the kind or a lower one is left.';
      const factors = after[counters.factors]! - before[counters.factors]!;
      const escort = factors - kind.factors;
      return `${capitalize(kind.name)} engages${escort > 0 ? ` with ${pluralize(escort, 'factor')} of light ships` : ''}.`;
    },
  };
  return {
    kind: 'rounds',
    id: 'engaging',
    title: 'The defenders that engage',
    rules: [],
    steps: [roll],
    again: (state) => state[rolled]! < state[engagements]! && pool.some(({ remaining }) => state[remaining]! > 0),
    limit: max,
  };
}

/** The kind that a die calls for, or the next lower one remaining. Only fast ships take part in the first engagement. */
function chooseKind({ pool, rolled }: RaidCounters, state: State, face: number): DefenderKind | undefined {
  const isFirst = state[rolled] === 0;
  return pool.find(({ kind, remaining }) => kind.face <= face && state[remaining]! > 0 && (kind.isFast || !isFirst))
    ?.kind;
}

function engage(counters: RaidCounters, state: State, face: number): State {
  const kind = chooseKind(counters, state, face);
  if (kind === undefined) return state;
  const afterDefender = takeDefender(counters, kind, state);
  return kind.face === carrierFace ? addEscort(counters, kind.factors, afterDefender) : afterDefender;
}

function takeDefender({ pool, factors }: RaidCounters, kind: DefenderKind, state: State): State {
  const { remaining } = pool.find((entry) => entry.kind === kind)!;
  return addToCounter(addToCounter(state, remaining, -1), factors, kind.factors);
}

/** A fast carrier engages with light ships of up to as many factors: destroyers first, then cruisers. */
function addEscort(counters: RaidCounters, escortFactors: number, state: State): State {
  const isFirst = state[counters.rolled] === 0;
  const light = counters.pool
    .filter(({ kind }) => kind.isLight && (kind.isFast || !isFirst))
    .sort((a, b) => a.kind.face - b.kind.face);
  let [neededFactors, nextState] = [escortFactors, state];
  for (const { kind, remaining: counter } of light) {
    while (neededFactors >= kind.factors && nextState[counter]! > 0) {
      nextState = takeDefender(counters, kind, nextState);
      neededFactors -= kind.factors;
    }
  }
  return nextState;
}
