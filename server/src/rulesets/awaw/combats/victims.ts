/** What can be hit in a combat: named ships, cruisers by themselves, and light forces. */
import type { Measure, State, Update } from '../../../engine/combat';
import {
  factorsDamaged,
  factorsIn,
  factorsSunk,
  fateOf,
  firingFactors,
  hitsAfterRepair,
  lightLosses,
  mostHits,
  oneFactorsIn,
  splitOnes,
} from '../facts/damage';
import type { Fate, OneFactorType, Target } from '../facts/damage';
import { counted, listed } from '../wording';
import { addCounter, plus } from './board';
import type { Board } from './board';
import { statement } from './statements';

/** A target as the scenario has it. */
export interface Ships {
  /** Unique in the combat; in dice labels and results: `arizona`, `light-ships`. */
  readonly id: string;
  /** In sentences: `Arizona`, `the light ships`. */
  readonly name: string;
  readonly target: Target;
  /** Whether it can suffer critical hits: named ships can. */
  readonly named: boolean;
  /** Hits that it has taken before. */
  readonly hits: number;
  /** Ships in port repair hits that are too few to damage them. */
  readonly inPort: boolean;
  /** In which order equal remainders are settled when one-factor units are lost. */
  readonly tieOrder?: readonly OneFactorType[];
  /** The units of a light force, cruisers and one-factor units. */
  readonly parts?: readonly LightPart[];
}

/** A line of light ships: so many cruisers, or factors of a type. */
export interface LightPart {
  readonly unit: string;
  readonly type: 'ca' | OneFactorType;
  readonly count: number;
}

/** A target with its counters. */
export interface Victim extends Ships {
  /** Hits taken in all. */
  readonly taken: number;
  /** Critical hits. */
  readonly criticals: number;
  /** Where the losses of its side are tallied. */
  readonly side: SideTally;
}

/** The losses of a side. */
export interface SideTally {
  readonly id: string;
  /** In sentences: `the defender`. */
  readonly name: string;
  /** Counter: naval factors sunk. */
  readonly sunk: number;
  /** Counter: critical hits. */
  readonly criticals: number;
  /** Id of the step that closes the tally, where it is closed before the end. */
  readonly closedBy?: string;
}

/** Counters for the losses of a side. @param attacks how many attacks on each of its ships there can be */
export function sideTally(
  board: Board,
  side: Pick<SideTally, 'id' | 'name' | 'closedBy'>,
  ships: readonly Ships[],
  attacks: number,
): SideTally {
  const { id, name } = side;
  const all = ships.reduce((sum, { target }) => sum + factorsIn(target), 0);
  const named = ships.filter((one) => one.named).length;
  return {
    ...side,
    sunk: addCounter(board, `sunk.${id}`, `naval factors sunk, ${name}`, all),
    criticals: addCounter(board, `criticals.${id}`, `critical hits, ${name}`, named * attacks),
  };
}

/** Counters for a target. @param attacks how many attacks there can be on it */
export function victimOf(board: Board, side: SideTally, ships: Ships, attacks: number): Victim {
  const { id, name, target, hits, named } = ships;
  const most = mostHits(target);
  return {
    ...ships,
    side,
    taken: addCounter(board, `hits.${id}`, `hits on ${name}`, most, Math.min(most, hits)),
    criticals: addCounter(board, `critical.${id}`, `critical hits on ${name}`, named ? attacks : 0),
  };
}

/** Hits on a target; those beyond its last unit are lost. */
export function hitBy({ taken, target }: Victim, state: State, hits: number): State {
  return hits === 0 ? state : state.with(taken, Math.min(mostHits(target), state[taken]! + hits));
}

/** Whether nothing is left to hit. */
export function isGone({ taken, target }: Victim, state: State): boolean {
  return state[taken] === mostHits(target);
}

/**
 * Closes a target that nothing attacks any more: its losses are added to those of its side. In port hits that are too few to damage a
 * ship are repaired at once (A29).
 */
export function settle(victim: Victim): Update {
  const { id, taken, criticals, target, side, inPort } = victim;
  const repaired = (state: State): number => (inPort ? hitsAfterRepair(target, state[taken]!) : state[taken]!);
  return {
    kind: 'update',
    ...statement('settle', id),
    apply: (state) => {
      const tallied = plus(
        plus(state, side.sunk, factorsSunk(target, state[taken]!)),
        side.criticals,
        state[criticals]!,
      );
      return repaired(state) === state[taken] ? tallied : tallied.with(taken, repaired(state));
    },
    remark: (before, after) => {
      const words = `${sentenceOf(victim, after)}.`;
      const gone = before[taken]! - after[taken]!;
      return { text: gone > 0 ? `${words} ${counted(gone, 'hit')} too few to damage it: repaired at once.` : words };
    },
    closes: [taken, criticals],
  };
}

/** After a strike at sea, where the scenario keeps no hits that are too few to damage a ship (option undersizedHits). @param id unique in the combat */
export function repairStep(id: string, victims: readonly Victim[]): Update {
  const named = victims.filter(({ target }) => target.kind === 'named');
  return {
    kind: 'update',
    ...statement('repair', id),
    apply: (state) =>
      named.reduce((to, { taken, target }) => {
        const kept = hitsAfterRepair(target, to[taken]!);
        return kept === to[taken] ? to : to.with(taken, kept);
      }, state),
    remark: (before, after) => {
      const cleared = named.filter(({ taken }) => before[taken] !== after[taken]).map(({ name }) => name);
      return {
        text: cleared.length === 0 ? 'No ship has hits to lose.' : `Hits too few to damage: ${listed(cleared)}.`,
      };
    },
  };
}

/** Closes the losses of a side that nothing attacks any more. @param closedBy id of the step */
export function closeSide(side: SideTally, closedBy: string): Update {
  return {
    kind: 'update',
    ...statement('losses'),
    id: closedBy,
    apply: (state) => state,
    remark: (_, after) => ({ text: `${sunkInWords(side, after)}.` }),
    closes: [side.sunk, side.criticals],
  };
}

/** Factors of ships that were damaged in the combat and are afloat. */
export function damagedIn({ target, hits, taken }: Victim, state: State): number {
  return factorsDamaged(target, hits, state[taken]!);
}

/** The end of a combat: what each side has lost. */
export function endStep(sides: readonly SideTally[], more?: (end: State) => string): Update {
  return {
    kind: 'update',
    ...statement('end'),
    apply: (state) => state,
    remark: (_, after) => ({
      text: [`${sides.map((side) => sunkInWords(side, after)).join(', ')}.`, more?.(after)].filter(Boolean).join(' '),
    }),
  };
}

/** `3 naval factors of the defender sunk`. */
export function sunkInWords({ name, sunk }: SideTally, state: State): string {
  return `${counted(state[sunk]!, 'naval factor')} of ${name} sunk`;
}

/** What became of a target: `Arizona is sunk`. */
function sentenceOf(victim: Victim, state: State): string {
  const words = lossInWords(victim, state);
  return words === undefined ? `${victim.name}: no loss` : words;
}

/** What became of a target, in words; undefined where it has lost nothing that it had. */
export function lossInWords({ name, target, taken, hits, tieOrder }: Victim, state: State): string | undefined {
  const now = state[taken]!;
  if (now === hits) return undefined;
  if (target.kind === 'named') {
    const fate = fateOf(target, now);
    return fate === 'unharmed' ? undefined : `${name} ${fate}`;
  }
  const { cruisersSunk, newlyDamaged, onesSunk } = lightLosses(target, now);
  const split = splitOnes(target.ones, onesSunk, tieOrder);
  const parts = [
    cruisersSunk > 0 ? `${counted(cruisersSunk, 'cruiser')} sunk` : undefined,
    newlyDamaged > 0 ? 'one cruiser damaged' : undefined,
    split.dd > 0 ? `${counted(split.dd, 'destroyer factor')} sunk` : undefined,
    split.cve > 0 ? `${counted(split.cve, 'CVE')} sunk` : undefined,
    split.transport > 0 ? `${counted(split.transport, 'transport')} sunk` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : `${name}: ${listed(parts)}`;
}

/** What is told of a target at the end, unit by unit. */
export function victimMeasures(victim: Victim): readonly Measure[] {
  const { id, name, target, taken, named, criticals } = victim;
  const closedBy = statement('settle', id).id;
  const measure = (unit: string, key: string, title: string, read: Measure['read']): Measure => ({
    path: ['ships', unit, key],
    title,
    read,
    quietAtZero: true,
    closedBy,
  });
  if (target.kind === 'named') {
    const isFate = (fate: Fate) => (state: State) => (fateOf(target, state[taken]!) === fate ? 1 : 0);
    return [
      measure(id, 'damaged', `${name} damaged`, isFate('damaged')),
      measure(id, 'sunk', `${name} sunk`, isFate('sunk')),
      ...(named ? [measure(id, 'critical', `${name}: critical hits`, (state) => state[criticals]!)] : []),
    ];
  }
  const before = new Map<LightPart['type'], number>();
  return (victim.parts ?? []).flatMap((part) => {
    const { type, unit, count } = part;
    const first = before.get(type) ?? 0;
    before.set(type, first + count);
    // Units of a type are lost in the order in which they are written.
    const share = (all: number): number => Math.min(count, Math.max(0, all - first));
    const sunk = (state: State): number => lostOf(type, victim, state);
    const damaged = (state: State): number => {
      const { cruisersSunk, cruisersDamaged } = lightLosses(target, state[taken]!);
      return share(cruisersSunk + cruisersDamaged) - share(cruisersSunk);
    };
    const words = `${unit}: ${type === 'ca' ? 'cruisers' : 'factors'}`;
    return [
      ...(type === 'ca' ? [measure(unit, 'damaged', `${words} damaged`, damaged)] : []),
      measure(unit, 'sunk', `${words} sunk`, (state) => share(sunk(state))),
    ];
  });
}

/** How many of a type of light ships are sunk. */
function lostOf(type: LightPart['type'], { target, taken, tieOrder }: Victim, state: State): number {
  if (target.kind === 'named') return 0;
  const { cruisersSunk, onesSunk } = lightLosses(target, state[taken]!);
  return type === 'ca' ? cruisersSunk : splitOnes(target.ones, onesSunk, tieOrder)[type];
}

/** What is told of a side at the end. */
export function sideMeasures({ id, name, sunk, criticals, closedBy }: SideTally): readonly Measure[] {
  return [
    { path: ['factorsSunk', id], title: `naval factors sunk, ${name}`, read: (state) => state[sunk]!, closedBy },
    {
      path: ['criticalHits', id],
      title: `critical hits, ${name}`,
      read: (state) => state[criticals]!,
      quietAtZero: true,
      closedBy,
    },
  ];
}

/** Factors of a light force that can fire: neither sunk nor damaged. */
export function lightFactors({ target, taken, tieOrder }: Victim, state: State): number {
  return target.kind === 'named' ? 0 : firingFactors(target, state[taken]!, tieOrder);
}

/** Whether a light force has only damaged cruisers left, or nothing. */
export function isBroken({ target, taken }: Victim, state: State): boolean {
  if (target.kind === 'named') return false;
  const { cruisersSunk, cruisersDamaged, onesSunk } = lightLosses(target, state[taken]!);
  return cruisersSunk + cruisersDamaged === target.cruisers && onesSunk === oneFactorsIn(target.ones);
}
