/**
 * Combats as graphs. A walk carries out all deterministic steps up to the next stop: dice or an open decision. Everything after a stop depends
 * only on its cursor and state, so interpreters can cache by stop.
 */
import type { BasisSet } from './basis-set';
import type { Choice, Combat, Rounds, State, Step } from './combat';
import { createInternedKeyFunction, isSameState, checkState, type Key } from './state-space';
import type { Position, StopOfKind, StepCursor, Repetition, Stop } from './stop';
import { applyChoice, applyRoll, applyUpdate, decide, getDice, isActive } from './transition';
import {
  enumerateFire,
  applyFire,
  applyRemoval,
  groupIntoSalvos,
  readSituation,
  listActiveVolleys,
} from './volley-transition';

export interface WalkOptions {
  /** Selects the decisions at which to stop; all others are taken as preferred. */
  readonly branchesOn?: (choice: Choice) => boolean;
  /** Whether stops and the transitions after dice are cached, which graphs need and which takes memory. By default true. */
  readonly cachesStops?: boolean;
  /** Collects the bases of all steps that are carried out. */
  readonly bases?: BasisSet;
}

/** Walks through one combat. */
export class Walk {
  readonly combat: Combat;
  readonly #toKey: (state: State) => Key;
  readonly #branchesOn: (choice: Choice) => boolean;
  readonly #bases: BasisSet | undefined;
  /** The next stop, by cursor and state after dice. */
  readonly #stopsAfterDice: Map<string, Map<Key, Stop>> | undefined;
  /** Stops by name, so that equal stops are the same object. */
  readonly #stops: Map<string, Stop> | undefined;

  constructor(combat: Combat, { branchesOn = () => false, cachesStops = true, bases }: WalkOptions = {}) {
    this.combat = combat;
    this.#toKey = createInternedKeyFunction(combat.counters);
    this.#branchesOn = branchesOn;
    this.#bases = bases;
    this.#stopsAfterDice = cachesStops ? new Map() : undefined;
    this.#stops = cachesStops ? new Map() : undefined;
  }

  /**
   * The first stop of the combat.
   * @param from the first state; by default the start of the combat
   * @throws RangeError if the combat is ill-formed, like all methods here
   */
  start(from = this.combat.start): Stop {
    const { combat } = this;
    return this.#advanceToStop({ steps: combat.steps, stepIndex: 0 }, checkState(combat.counters, from, 'start'));
  }

  /** The first stop at or after a position, such as one of a trace of this combat. */
  resume({ cursor, state }: Position): Stop {
    return this.#advanceToStop(cursor, checkState(this.combat.counters, state, 'start'));
  }

  /** The stop after a roll. */
  afterRoll(stop: StopOfKind<'roll'>, natural: number): Stop {
    return this.#getStopAfterDice(stop, applyRoll(this.combat.counters, stop.step, stop.state, natural, this.#bases));
  }

  /** The stop after volleys, given the hits of each salvo. */
  afterFire(stop: StopOfKind<'fire'>, hits: readonly number[]): Stop {
    return this.#getStopAfterDice(stop, applyFire(this.combat, stop.step, stop.state, stop.salvos, hits));
  }

  /** Calls `use` with all stops after volleys; they may repeat. Yields now and then. @param hits the distribution of hits of each salvo */
  forEachFireOutcome(
    stop: StopOfKind<'fire'>,
    hits: readonly (readonly number[])[],
    use: (stop: Stop, probability: number) => void,
  ): Generator<void, void, void> {
    const { combat } = this;
    return enumerateFire(combat, stop.step, stop.state, stop.salvos, hits, (state, probability) => {
      use(this.#getStopAfterDice(stop, state), probability);
    });
  }

  /** The stop after a decision. */
  afterChoice({ step, state, cursor }: StopOfKind<'choice'>, option: string): Stop {
    return this.#advanceToStop(cursor, applyChoice(this.combat.counters, step, state, option, this.#bases));
  }

  /** The stop after dice. */
  #getStopAfterDice({ cursor, nameAfter }: StopOfKind<'roll' | 'fire'>, state: State): Stop {
    if (!this.#stopsAfterDice) return this.#advanceToStop(cursor, state);
    let stops = this.#stopsAfterDice.get(nameAfter);
    if (!stops) this.#stopsAfterDice.set(nameAfter, (stops = new Map<Key, Stop>()));
    const key = this.#toKey(state);
    let stop = stops.get(key);
    if (!stop) stops.set(key, (stop = this.#advanceToStop(cursor, state.slice())));
    return stop;
  }

  /** Carries out deterministic steps up to the next stop. */
  #advanceToStop(from: StepCursor, start: State): Stop {
    const stop = this.#computeStop(from, start);
    const existing = this.#stops?.get(stop.name);
    if (!existing) this.#stops?.set(stop.name, stop);
    return existing ?? stop;
  }

  #computeStop(from: StepCursor, start: State): Stop {
    const id = this.#stops?.size ?? -1;
    const { combat } = this;
    let { steps, stepIndex, repetition } = from;
    let state = start;
    for (;;) {
      const step = steps[stepIndex++];
      if (step === undefined) {
        if (!repetition) return { kind: 'end', id, name: `end ${this.#toKey(state)}`, state };
        ({ steps, stepIndex, repetition } = this.#continueRounds(repetition, state));
        continue;
      }
      if (!isActive(step, state)) continue;
      switch (step.kind) {
        case 'update':
          state = applyUpdate(combat.counters, step, state, this.#bases);
          break;
        case 'removal':
          state = applyRemoval(combat, step, state);
          break;
        case 'choice': {
          if (this.#branchesOn(step)) {
            const cursor = { steps, stepIndex, repetition };
            const name = this.#formatStopName(`${step.id} ${this.#toKey(state)}`, repetition);
            return createOpenChoice({ kind: 'choice', id, name, state, step, options: step.options(state), cursor });
          }
          state = applyChoice(combat.counters, step, state, decide(step, state).option, this.#bases);
          break;
        }
        case 'roll': {
          const cursor = markDiceRolled({ steps, stepIndex, repetition });
          const dice = getDice(step, state);
          return {
            kind: 'roll',
            id,
            ...this.#formatStopNames(step, repetition, cursor, state),
            state,
            step,
            dice,
            cursor,
          };
        }
        case 'fire': {
          const salvos = groupIntoSalvos(
            listActiveVolleys(combat, step, state, repetition?.situation ?? readSituation(combat, state)),
          );
          if (salvos.length === 0) break;
          this.#bases?.addShots(salvos);
          const cursor = markDiceRolled({ steps, stepIndex, repetition });
          return {
            kind: 'fire',
            id,
            ...this.#formatStopNames(step, repetition, cursor, state),
            state,
            step,
            salvos,
            cursor,
          };
        }
        case 'rounds':
          ({ steps, stepIndex, repetition } = this.#beginRepetition(step, 1, state, { steps, stepIndex, repetition }));
      }
    }
  }

  /** The start of a repetition, or the cursor after the rounds if there is none. */
  #beginRepetition(rounds: Rounds, number: number, state: State, after: StepCursor): StepCursor {
    if (number > rounds.limit || !rounds.again(state)) return after;
    // Without a limit the number does not matter, and equal states are the same stop.
    const distinctNumber = rounds.limit === Infinity ? 1 : number;
    const situation = readSituation(this.combat, state);
    const situationKey = Object.values(situation).join();
    return {
      steps: rounds.steps,
      stepIndex: 0,
      repetition: { rounds, number: distinctNumber, situation, situationKey, head: state, hasRolledDice: false, after },
    };
  }

  #continueRounds({ rounds, number, head, hasRolledDice, after }: Repetition, state: State): StepCursor {
    if (rounds.limit === Infinity && !hasRolledDice && isSameState(state, head)) return after;
    return this.#beginRepetition(rounds, number + 1, state, after);
  }

  #formatStopNames(
    { id }: Step,
    repetition: Repetition | undefined,
    cursor: StepCursor,
    state: State,
  ): { name: string; nameAfter: string } {
    return {
      name: this.#formatStopName(`${id} ${this.#toKey(state)}`, repetition),
      nameAfter: this.#formatStopName(id, cursor.repetition),
    };
  }

  #formatStopName(prefix: string, repetition: Repetition | undefined): string {
    let name = prefix;
    for (let outer = repetition; outer; outer = outer.after.repetition) {
      const { rounds, number, situationKey, head, hasRolledDice } = outer;
      name += ` / ${situationKey}`;
      if (rounds.limit !== Infinity) name += ` ${number}`;
      else if (!hasRolledDice) name += ` ${this.#toKey(head)}`;
    }
    return name;
  }
}

/** A stop before an open decision. The preferred option is evaluated lazily, as that may be slow. */
function createOpenChoice(stop: Omit<StopOfKind<'choice'>, 'preferred'>): StopOfKind<'choice'> {
  return {
    ...stop,
    get preferred() {
      return decide(stop.step, stop.state).option;
    },
  };
}

/** The cursor after dice have been rolled, which marks all repetitions around it. */
function markDiceRolled(cursor: StepCursor): StepCursor {
  const { repetition } = cursor;
  if (!repetition) return cursor;
  const after = markDiceRolled(repetition.after);
  if (repetition.hasRolledDice && after === repetition.after) return cursor;
  return { ...cursor, repetition: { ...repetition, hasRolledDice: true, after } };
}
