/** An air attack on ships: air combat with cover and with CAP, air defence, then an attack on each target (C.3, 20.51). */
import type { Amount, Change } from '../../../engine/amount';
import { amount } from '../../../engine/amount';
import type { Measure, Roll, State, Step, Update } from '../../../engine/combat';
import { airCombat } from '../tables/air-combat';
import { airDefence } from '../tables/air-defence';
import type { AirLosses } from '../tables/air-losses';
import { columnOf } from '../tables/columns';
import { airRows, hitsOf } from '../tables/naval-attack';
import { counted, listed } from './words';
import { attackDice, attackSteps } from './attack';
import type { Criticals, Reading } from './attack';
import { addCounter, plus } from './board';
import type { Board } from './board';
import { statement } from './statements';
import { settle } from './victims';
import type { Victim } from './victims';

/** A defender in the air: the cover of land-based squadrons, or the CAP of carriers. */
export interface Fighters {
  readonly kind: 'cover' | 'cap';
  /** Those that engage, after surprise. */
  readonly squadrons: Amount;
  /** Modifiers of their roll, and of the attackers' roll against them. */
  readonly modifiers: readonly Change[];
  readonly attackerModifiers: readonly Change[];
}

export interface StrikeTarget {
  readonly victim: Victim;
  /** Squadrons that are to attack it. Losses are made up from the targets at the end of the list. */
  readonly squadrons: number;
  readonly modifiers: readonly Change[];
  /** Whether no later attack of the combat is on it. */
  readonly last: boolean;
}

export interface Strike {
  /** Before the ids of its steps where a combat has several strikes. */
  readonly id?: string;
  readonly squadrons: number;
  readonly fighters: readonly Fighters[];
  readonly airDefence?: { readonly level: Amount; readonly modifiers: readonly Change[] };
  readonly targets: readonly StrikeTarget[];
  readonly criticals: Criticals;
  /** Whether damage to a named ship alone brings a critical hit. */
  readonly criticalByDamage: boolean;
  readonly when?: (state: State) => boolean;
}

/** A part of a combat, laid out: its steps, and what is told of it. */
export interface LaidOut {
  readonly steps: readonly Step[];
  readonly measures: readonly Measure[];
}

/** Counters of fighter squadrons that are out. */
interface Fallen {
  readonly eliminated: number;
  readonly aborted: number;
}

interface Flight {
  readonly strike: Strike;
  /** Counters: squadrons that still attack, and what became of the others. */
  readonly left: number;
  readonly eliminated: number;
  readonly aborted: number;
  /** The same of the fighters. */
  readonly fallen: Readonly<Record<Fighters['kind'], Fallen>>;
  /** The squadrons that came through. */
  readonly attacking: number;
}

/** Lays an air attack out. */
export function strikeSteps(board: Board, strike: Strike): LaidOut {
  const { id, squadrons, fighters, airDefence: defence, targets } = strike;
  const counter = (name: string, title: string, start = 0): number =>
    addCounter(board, within(id, name), title, squadrons, start);
  const fallen = (kind: Fighters['kind'], name: string): Fallen => {
    const most = fighters.reduce((sum, one) => sum + (one.kind === kind ? one.squadrons.total : 0), 0);
    return {
      eliminated: addCounter(board, within(id, `${kind}.eliminated`), `squadrons of ${name} eliminated`, most),
      aborted: addCounter(board, within(id, `${kind}.aborted`), `squadrons of ${name} aborted`, most),
    };
  };
  const flight: Flight = {
    strike,
    left: counter('squadrons', 'squadrons that attack', squadrons),
    eliminated: counter('eliminated', 'squadrons eliminated'),
    aborted: counter('aborted', 'squadrons aborted'),
    fallen: { cover: fallen('cover', 'the cover'), cap: fallen('cap', 'the CAP') },
    attacking: counter('attacking', 'squadrons that came through'),
  };
  const fights = fighters.filter((one) => one.squadrons.total > 0).flatMap((one) => airCombatSteps(flight, one));
  const defenders = defence && defence.level.total > 0 ? [airDefenceStep(flight, defence)] : [];
  const attacks = targets.flatMap((target) => attackOn(flight, target));
  const through = throughStep(flight);
  const of = (path: readonly string[], title: string, counter: number, quietAtZero = true): Measure => ({
    path: id === undefined ? path : [...path, id],
    title,
    read: (state) => state[counter]!,
    quietAtZero,
    closedBy: through.id,
  });
  return {
    steps: [...fights, ...defenders, through, ...attacks, homeStep(flight)],
    measures: [
      of(['squadrons', 'attacking'], 'squadrons that attack ships', flight.attacking, false),
      of(['squadrons', 'eliminated'], 'attacking squadrons eliminated', flight.eliminated),
      of(['squadrons', 'aborted'], 'attacking squadrons aborted', flight.aborted),
      of(['squadrons', 'cover', 'eliminated'], 'squadrons of the cover eliminated', flight.fallen.cover.eliminated),
      of(['squadrons', 'cover', 'aborted'], 'squadrons of the cover aborted', flight.fallen.cover.aborted),
      of(['squadrons', 'cap', 'eliminated'], 'squadrons of the CAP eliminated', flight.fallen.cap.eliminated),
      of(['squadrons', 'cap', 'aborted'], 'squadrons of the CAP aborted', flight.fallen.cap.aborted),
    ],
  };
}

/** The id of something inside a strike. */
export function within(id: string | undefined, name: string): string {
  return id === undefined ? name : `${id}.${name}`;
}

/** Both sides fire at once: the attackers' roll comes first only because the fire of the others does not hang on it. */
function airCombatSteps({ strike, fallen: allFallen, ...flight }: Flight, fighters: Fighters): readonly Step[] {
  const { kind, squadrons } = fighters;
  const fallen = allFallen[kind];
  const words = kind === 'cover' ? 'cover' : 'CAP';
  const isFought = (state: State): boolean => goes(strike, state) && state[flight.left]! > 0;
  const attackers: Roll = {
    kind: 'roll',
    ...statement('air-combat-attackers', within(strike.id, kind)),
    by: 'attacker',
    when: isFought,
    dice: () => attackDice,
    total: rollOf('air combat of the attackers', 'air-combat', fighters.attackerModifiers),
    apply: (state, total) => {
      const { eliminated, aborted } = capped(airCombat(state[flight.left]!, total), squadrons.total);
      return plus(plus(state, fallen.eliminated, eliminated), fallen.aborted, aborted);
    },
    remark: (before, _, total) => ({
      text: `${counted(before[flight.left]!, 'squadron')}, column ${columnOf(total)}: ${inWords(airCombat(before[flight.left]!, total))} of the ${words}.`,
    }),
  };
  const defenders: Roll = {
    kind: 'roll',
    ...statement('air-combat-defenders', within(strike.id, kind)),
    by: 'defender',
    when: isFought,
    dice: () => attackDice,
    total: rollOf(`air combat of the ${words}`, 'air-combat', fighters.modifiers),
    apply: (state, total) => shot(flight, state, airCombat(squadrons.total, total)),
    remark: (_, __, total) => ({
      amounts: [squadrons],
      text: `${counted(squadrons.total, 'squadron')} of the ${words}, column ${columnOf(total)}: ${inWords(airCombat(squadrons.total, total))}.`,
    }),
  };
  return [attackers, defenders];
}

function airDefenceStep(flight: Flight, { level, modifiers }: NonNullable<Strike['airDefence']>): Roll {
  const { strike } = flight;
  return {
    kind: 'roll',
    ...statement('air-defence', strike.id),
    by: 'defender',
    when: (state) => goes(strike, state) && state[flight.left]! > 0,
    dice: () => attackDice,
    total: rollOf('air defence', 'air-defense', modifiers),
    apply: (state, total) => shot(flight, state, airDefence(level.total, total)),
    remark: (_, __, total) => ({
      amounts: [level],
      text: `Level ${level.total}, column ${columnOf(total)}: ${inWords(airDefence(level.total, total))}.`,
    }),
  };
}

/** The squadrons that came through attack; the losses are told. */
function throughStep({ strike, left, eliminated, aborted, fallen, attacking }: Flight): Update {
  return {
    kind: 'update',
    ...statement('through', strike.id),
    when: (state) => goes(strike, state),
    apply: (state) => state.with(attacking, state[left]!),
    remark: (_, after) => ({ text: `Squadrons that come through: ${after[left]!}.` }),
    closes: [eliminated, aborted, attacking, ...Object.values(fallen).flatMap((out) => [out.eliminated, out.aborted])],
  };
}

function homeStep({ strike, left }: Flight): Update {
  return {
    kind: 'update',
    ...statement('home', strike.id),
    when: (state) => goes(strike, state),
    apply: (state) => state.with(left, 0),
    closes: [left],
  };
}

function attackOn({ strike, left }: Flight, { victim, squadrons, modifiers, last }: StrikeTarget): readonly Step[] {
  const on = (state: State): number => Math.min(squadrons, state[left]!);
  const steps = attackSteps({
    kind: 'air-attack',
    id: within(strike.id, victim.id),
    by: 'attacker',
    victim,
    modifiers,
    when: (state) => goes(strike, state) && on(state) > 0,
    read: (state, total) => airReading(on(state), total),
    criticals: strike.criticals,
    criticalByDamage: strike.criticalByDamage,
    after: (state) => plus(state, left, -on(state)),
  });
  return last ? [...steps, settle(victim)] : steps;
}

/** What squadrons do by their row, or by the rows of more than twenty. */
export function airReading(squadrons: number, total: number): Reading {
  const rows = airRows(squadrons);
  const text = (): string => {
    const names = listed(rows.map((row) => String(row.squadrons)));
    return `${counted(squadrons, 'squadron')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${columnOf(total)}`;
  };
  return { hits: hitsOf(rows, total), text };
}

function shot(flight: Pick<Flight, 'left' | 'eliminated' | 'aborted'>, state: State, losses: AirLosses): State {
  const { eliminated, aborted } = capped(losses, state[flight.left]!);
  const shotDown = plus(plus(state, flight.eliminated, eliminated), flight.aborted, aborted);
  return plus(shotDown, flight.left, -eliminated - aborted);
}

/** Losses among so many squadrons: they are eliminated first. */
function capped({ eliminated, aborted }: AirLosses, squadrons: number): AirLosses {
  const dead = Math.min(eliminated, squadrons);
  return { eliminated: dead, aborted: Math.min(aborted, squadrons - dead) };
}

function inWords({ eliminated, aborted }: AirLosses): string {
  return eliminated + aborted === 0 ? 'no loss' : `${eliminated} eliminated, ${aborted} aborted`;
}

/** A modified roll; computed once for each natural roll. */
function rollOf(what: string, rule: string, modifiers: readonly Change[]): NonNullable<Roll['total']> {
  const known = new Map<number, Amount>();
  return (_, natural) => {
    const total = known.get(natural) ?? amount(what, { rule, what: 'roll', by: natural }, modifiers);
    known.set(natural, total);
    return total;
  };
}

function goes({ when }: Strike, state: State): boolean {
  return when === undefined || when(state);
}
