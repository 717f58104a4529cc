/** The combat of a raid: how many defenders may engage, and which (21). */
import { amount, type Amount } from '../../../engine/amount';
import type { Combat, Roll, Rounds, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { counted, sentence } from '../../../model/wording';
import type { Header, Raid } from '../data';
import { unitsOf } from '../force';
import { carrierFace, defenderKinds, type DefenderKind } from '../raiders/raid-defenders';
import { raidChanges } from '../raiders/raiders';
import { addCounter, newBoard, plus } from './board';
import { refused, sizesMissing } from './refusal';
import { statement } from './statements';

/** Kinds of defenders, with counters of those remaining. */
type Pool = readonly { readonly kind: DefenderKind; readonly left: number }[];

interface Counters {
  readonly engagements: number;
  /** Counter: the dice rolled for them. */
  readonly rolled: number;
  readonly factors: number;
  readonly pool: Pool;
}

/** Creates the combat of a raid; unresolved if the size of a defender is unknown. */
export function raidCombat(raid: Raid, header: Header, ids: Ids): Combat {
  const defenders = raid.defender === undefined ? [] : unitsOf(raid.defender, ids);
  const missing = sizesMissing(defenders, header);
  if (missing !== undefined) return refused(raid.id, missing);
  const board = newBoard();
  const changes = raidChanges(raid, header, ids);
  const max = Math.max(0, 6 + changes.reduce((sum, { by }) => sum + by, 0));
  const kinds = defenderKinds(raid, header, ids);
  const all = kinds.reduce((sum, { count, factors }) => sum + count * factors, 0);
  const counters: Counters = {
    engagements: addCounter(board, 'engagements', 'defenders that may engage', max),
    rolled: addCounter(board, 'rolled', 'defenders that were chosen', max),
    factors: addCounter(board, 'factors', 'naval factors that engage', all),
    pool: kinds.map((kind, index) => ({
      kind,
      left: addCounter(board, `left.${index + 1}`, `${kind.name}: how many are left`, kind.count, kind.count),
    })),
  };
  const { engagements, factors } = counters;
  // The engaging ships are rolled only if the scenario lists the defenders.
  const choosing = kinds.length > 0 && max > 0 ? [choosingRounds(counters, max)] : [];
  return {
    title: raid.id,
    counters: board.counters,
    start: board.start,
    steps: [engagementsRoll(engagements, totalOf(changes)), ...choosing],
    measures: [
      { path: ['engagements'], title: 'defenders that may engage', read: (state) => state[engagements]! },
      { path: ['factors'], title: 'naval factors that engage', read: (state) => state[factors]! },
    ],
    headlines: [{ side: 'defender', words: 'may engage', of: [['engagements']], as: 'chance' }],
    summary: (end) =>
      end[engagements] === 0
        ? 'no defender engages'
        : `${counted(end[engagements]!, 'engagement')}, ${counted(end[factors]!, 'naval factor')}`,
  };
}

function totalOf(changes: Amount['changes']): (natural: number) => Amount {
  return (natural) => amount('defenders that may engage', { rule: 'raiders', what: 'roll', by: natural }, changes);
}

function engagementsRoll(engagements: number, total: (natural: number) => Amount): Roll {
  return {
    kind: 'roll',
    ...statement('engagements'),
    by: 'defender',
    dice: () => ({ count: 1, sides: 6 }),
    total: (_, natural) => total(natural),
    apply: (state, sum) => state.with(engagements, Math.max(0, sum)),
    remark: (_, after) =>
      after[engagements] === 0 ? 'No defender engages.' : `${counted(after[engagements]!, 'defender')} may engage.`,
  };
}

/** A die for each defender that may engage. */
function choosingRounds(counters: Counters, max: number): Rounds {
  const { engagements, rolled, pool } = counters;
  const roll: Roll = {
    kind: 'roll',
    ...statement('engaging-ship'),
    by: 'defender',
    dice: () => ({ count: 1, sides: 6 }),
    subject: (state) => `engagement ${state[rolled]! + 1}`,
    apply: (state, face) => plus(engage(counters, state, face), rolled, 1),
    remark: (before, after, face) => {
      const kind = chosen(counters, before, face);
      if (kind === undefined) return 'No defender of the kind or a lower one is left.';
      const factors = after[counters.factors]! - before[counters.factors]!;
      const escort = factors - kind.factors;
      return `${sentence(kind.name)} engages${escort > 0 ? ` with ${counted(escort, 'factor')} of light ships` : ''}.`;
    },
  };
  return {
    kind: 'rounds',
    id: 'engaging',
    title: 'The defenders that engage',
    rules: [],
    steps: [roll],
    again: (state) => state[rolled]! < state[engagements]! && pool.some(({ left }) => state[left]! > 0),
    limit: max,
  };
}

/** The kind that a die calls for, or the next lower one remaining. Only fast ships take part in the first engagement. */
function chosen({ pool, rolled }: Counters, state: State, face: number): DefenderKind | undefined {
  const isFirst = state[rolled] === 0;
  return pool.find(({ kind, left }) => kind.face <= face && state[left]! > 0 && (kind.isFast || !isFirst))?.kind;
}

function engage(counters: Counters, state: State, face: number): State {
  const kind = chosen(counters, state, face);
  if (kind === undefined) return state;
  const taken = take(counters, kind, state);
  return kind.face === carrierFace ? escorted(counters, kind.factors, taken) : taken;
}

function take({ pool, factors }: Counters, kind: DefenderKind, state: State): State {
  const { left } = pool.find((one) => one.kind === kind)!;
  return plus(plus(state, left, -1), factors, kind.factors);
}

/** A fast carrier engages with light ships of up to as many factors: destroyers first, then cruisers. */
function escorted(counters: Counters, wanted: number, state: State): State {
  const isFirst = state[counters.rolled] === 0;
  const light = counters.pool
    .filter(({ kind }) => kind.isLight && (kind.isFast || !isFirst))
    .sort((a, b) => a.kind.face - b.kind.face);
  let [left, now] = [wanted, state];
  for (const { kind, left: counter } of light) {
    while (left >= kind.factors && now[counter]! > 0) {
      now = take(counters, kind, now);
      left -= kind.factors;
    }
  }
  return now;
}
