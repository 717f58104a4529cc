/**
 * Combats as graphs. A walk carries out all that is certain, up to the next dice or the next open decision: a stop. What follows depends
 * on the place and the state of the stop alone, so interpreters that meet the same stop again need not work it out again.
 */
import type { BasisSet } from './bases';
import type { Choice, Combat, Rounds, State, Step } from './combat';
import { marginalises } from './marginalise';
import { internedKeysOf, reset, sameState, within } from './space';
import type { Key } from './space';
import type { At, Place, Repetition, Stop } from './stop';
import { afterChoice, afterRoll, afterUpdate, decision, diceOf, takesPlace } from './transition';
import { afterAnyFire, afterFire, afterRemoval, salvosOf, situationOf, throwsOf } from './volleys';

export interface WalkOptions {
  /** Decisions at which to stop; all others are taken as preferred. */
  readonly isOpen?: (choice: Choice) => boolean;
  /** Whether stops and what follows dice are kept, which graphs need; it takes memory. By default they are. */
  readonly remembers?: boolean;
  /** What the steps that are carried out rest on is added to these. */
  readonly bases?: BasisSet;
  /** Whether counters that a step marginalises are as at the start behind it, so that stops which differ in these alone are one. */
  readonly forgets?: boolean;
}

/** Walks through one combat. */
export class Walk {
  readonly combat: Combat;
  /** What was forgotten on the way to the stop that was last given, in a text; empty where nothing was. */
  forgotten = '';
  readonly #keyOf: (state: State) => Key;
  readonly #isOpen: (choice: Choice) => boolean;
  readonly #bases: BasisSet | undefined;
  readonly #forgets: boolean;
  /** By place and state after dice: the stop that follows. */
  readonly #followed: Map<string, Map<Key, Stop>> | undefined;
  /** By name: the same stop is the same object. */
  readonly #stops: Map<string, Stop> | undefined;

  constructor(combat: Combat, { isOpen = () => false, remembers = true, bases, forgets = false }: WalkOptions = {}) {
    this.combat = combat;
    this.#keyOf = internedKeysOf(combat.counters);
    this.#isOpen = isOpen;
    this.#bases = bases;
    this.#forgets = forgets;
    this.#followed = remembers ? new Map() : undefined;
    this.#stops = remembers ? new Map() : undefined;
  }

  /**
   * The first stop of the combat.
   * @param from where it begins; by default at its start
   * @throws RangeError, like everything here, where the combat is ill-formed
   */
  start(from = this.combat.start): Stop {
    const { combat } = this;
    return this.#settle({ steps: combat.steps, at: 0 }, within(combat.counters, from, 'start'));
  }

  /** The stop after a roll. */
  rolled(stop: At<'roll'>, natural: number): Stop {
    return this.#follow(stop, afterRoll(this.combat.counters, stop.step, stop.state, natural, this.#bases));
  }

  /** The stop after volleys, by the hits of each salvo. */
  fired(stop: At<'fire'>, hits: readonly number[]): Stop {
    return this.#follow(stop, afterFire(this.combat, stop.step, stop.state, stop.salvos, hits));
  }

  /** Uses each of the stops after volleys, whatever the dice show; they may repeat. Pauses between a few. @param hits the shares of the numbers of hits, for each salvo */
  firedAnyhow(
    stop: At<'fire'>,
    hits: readonly (readonly number[])[],
    use: (stop: Stop, share: number) => void,
  ): Generator<void, void, void> {
    const { combat } = this;
    return afterAnyFire(combat, stop.step, stop.state, stop.salvos, hits, (state, share) => {
      use(this.#follow(stop, state), share);
    });
  }

  /** The stop after a decision. */
  decided({ step, state, place }: At<'choice'>, option: string): Stop {
    return this.#settle(place, afterChoice(this.combat.counters, step, state, option, this.#bases));
  }

  /** The stop after dice. */
  #follow({ place, after }: At<'roll' | 'fire'>, state: State): Stop {
    if (!this.#followed) return this.#settle(place, state);
    let stops = this.#followed.get(after);
    if (!stops) this.#followed.set(after, (stops = new Map<Key, Stop>()));
    const key = this.#keyOf(state);
    let stop = stops.get(key);
    if (stop) {
      this.forgotten = '';
      return stop;
    }
    stop = this.#settle(place, state.slice());
    // Who comes this way again is told again what is forgotten.
    if (this.forgotten === '') stops.set(key, stop);
    return stop;
  }

  /** Carries out what is certain. */
  #settle(from: Place, start: State): Stop {
    this.forgotten = '';
    const stop = this.#stopAfter(from, start);
    const known = this.#stops?.get(stop.name);
    if (!known) this.#stops?.set(stop.name, stop);
    return known ?? stop;
  }

  #stopAfter(from: Place, start: State): Stop {
    const id = this.#stops?.size ?? -1;
    const { combat } = this;
    let { steps, at, repetition } = from;
    let state = start;
    for (;;) {
      const step = steps[at++];
      if (step === undefined) {
        if (!repetition) return { kind: 'end', id, name: `end ${this.#keyOf(state)}`, state };
        ({ steps, at, repetition } = this.#repeat(repetition, state));
        continue;
      }
      if (!takesPlace(step, state)) {
        state = this.#without(step, state);
        continue;
      }
      switch (step.kind) {
        case 'update':
          state = this.#without(step, afterUpdate(combat.counters, step, state, this.#bases));
          break;
        case 'removal':
          state = afterRemoval(combat, step, state);
          break;
        case 'choice': {
          if (this.#isOpen(step)) {
            const place = { steps, at, repetition };
            const name = this.#name(`${step.id} ${this.#keyOf(state)}`, repetition);
            return open({ kind: 'choice', id, name, state, step, options: step.options(state), place });
          }
          state = afterChoice(combat.counters, step, state, decision(step, state).option, this.#bases);
          break;
        }
        case 'roll': {
          const place = withDiceThrown({ steps, at, repetition });
          const dice = diceOf(step, state);
          return { kind: 'roll', id, ...this.#names(step, repetition, place, state), state, step, dice, place };
        }
        case 'fire': {
          const salvos = salvosOf(throwsOf(combat, step, state, repetition?.now ?? situationOf(combat, state)));
          if (salvos.length === 0) break;
          this.#bases?.addShots(salvos);
          const place = withDiceThrown({ steps, at, repetition });
          return { kind: 'fire', id, ...this.#names(step, repetition, place, state), state, step, salvos, place };
        }
        case 'rounds':
          ({ steps, at, repetition } = this.#begin(step, 1, state, { steps, at, repetition }));
      }
    }
  }

  /** The state behind a step without what is forgotten there. */
  #without(step: Step, state: State): State {
    if (!this.#forgets || !marginalises(step)) return state;
    this.forgotten += `${step.marginalises.map((counter) => state[counter]!).join()};`;
    return reset(this.combat, state, step.marginalises);
  }

  /** The head of a repetition, or what comes after the rounds where there is none. */
  #begin(of: Rounds, number: number, state: State, after: Place): Place {
    if (number > of.limit || !of.again(state)) return after;
    // Without a limit the number makes no difference, and the same state is the same place.
    const counted = of.limit === Infinity ? 1 : number;
    const now = situationOf(this.combat, state);
    const shown = Object.values(now).join();
    return {
      steps: of.steps,
      at: 0,
      repetition: { of, number: counted, now, shown, head: state, thrown: false, after },
    };
  }

  #repeat({ of, number, head, thrown, after }: Repetition, state: State): Place {
    if (of.limit === Infinity && !thrown && sameState(state, head)) return after;
    return this.#begin(of, number + 1, state, after);
  }

  #names(
    { id }: Step,
    repetition: Repetition | undefined,
    place: Place,
    state: State,
  ): { name: string; after: string } {
    return {
      name: this.#name(`${id} ${this.#keyOf(state)}`, repetition),
      after: this.#name(id, place.repetition),
    };
  }

  #name(what: string, repetition: Repetition | undefined): string {
    let name = what;
    for (let under = repetition; under; under = under.after.repetition) {
      const { of, number, shown, head, thrown } = under;
      name += ` / ${shown}`;
      if (of.limit !== Infinity) name += ` ${number}`;
      else if (!thrown) name += ` ${this.#keyOf(head)}`;
    }
    return name;
  }
}

/** A stop before an open decision: what is ordered there is asked for where somebody wants to know, as that may take long. */
function open(stop: Omit<At<'choice'>, 'preferred'>): At<'choice'> {
  return {
    ...stop,
    get preferred() {
      return decision(stop.step, stop.state).option;
    },
  };
}

/** The same place once dice have been thrown: marks all repetitions that it is in. */
function withDiceThrown(place: Place): Place {
  const { repetition } = place;
  if (!repetition) return place;
  const after = withDiceThrown(repetition.after);
  if (repetition.thrown && after === repetition.after) return place;
  return { ...place, repetition: { ...repetition, thrown: true, after } };
}
