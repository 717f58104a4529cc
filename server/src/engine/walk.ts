/**
 * Combats as graphs. A walk carries out all deterministic steps up to the next stop: dice or an open decision. Everything after a stop depends
 * only on its cursor and state, so interpreters can cache by stop.
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
  /** Selects the decisions at which to stop; all others are taken as preferred. */
  readonly isOpen?: (choice: Choice) => boolean;
  /** Whether stops and the transitions after dice are cached, which graphs need and which takes memory. By default true. */
  readonly remembers?: boolean;
  /** Collects the bases of all steps that are carried out. */
  readonly bases?: BasisSet;
  /** Whether dead counters are reset after the step that marginalises them, so that stops that differ only in these are merged. */
  readonly forgets?: boolean;
}

/** Walks through one combat. */
export class Walk {
  readonly combat: Combat;
  /** The values of counters dropped on the way to the stop returned last, as a text; empty if there were none. */
  forgotten = '';
  readonly #keyOf: (state: State) => Key;
  readonly #isOpen: (choice: Choice) => boolean;
  readonly #bases: BasisSet | undefined;
  readonly #forgets: boolean;
  /** The next stop, by cursor and state after dice. */
  readonly #followed: Map<string, Map<Key, Stop>> | undefined;
  /** Stops by name, so that equal stops are the same object. */
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
   * @param from the first state; by default the start of the combat
   * @throws RangeError if the combat is ill-formed, like all methods here
   */
  start(from = this.combat.start): Stop {
    const { combat } = this;
    return this.#settle({ steps: combat.steps, at: 0 }, within(combat.counters, from, 'start'));
  }

  /** The stop after a roll. */
  rolled(stop: At<'roll'>, natural: number): Stop {
    return this.#follow(stop, afterRoll(this.combat.counters, stop.step, stop.state, natural, this.#bases));
  }

  /** The stop after volleys, given the hits of each salvo. */
  fired(stop: At<'fire'>, hits: readonly number[]): Stop {
    return this.#follow(stop, afterFire(this.combat, stop.step, stop.state, stop.salvos, hits));
  }

  /** Calls `use` with all stops after volleys; they may repeat. Yields now and then. @param hits the distribution of hits of each salvo */
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
    // Not cached if values were dropped: they must be reported each time.
    if (this.forgotten === '') stops.set(key, stop);
    return stop;
  }

  /** Carries out deterministic steps up to the next stop. */
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

  /** The state after a step without its dead counters. */
  #without(step: Step, state: State): State {
    if (!this.#forgets || !marginalises(step)) return state;
    this.forgotten += `${step.marginalises.map((counter) => state[counter]!).join()};`;
    return reset(this.combat, state, step.marginalises);
  }

  /** The start of a repetition, or the cursor after the rounds if there is none. */
  #begin(of: Rounds, number: number, state: State, after: Place): Place {
    if (number > of.limit || !of.again(state)) return after;
    // Without a limit the number does not matter, and equal states are the same stop.
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

/** A stop before an open decision. The preferred option is evaluated lazily, as that may be slow. */
function open(stop: Omit<At<'choice'>, 'preferred'>): At<'choice'> {
  return {
    ...stop,
    get preferred() {
      return decision(stop.step, stop.state).option;
    },
  };
}

/** The cursor after dice have been thrown, which marks all repetitions around it. */
function withDiceThrown(place: Place): Place {
  const { repetition } = place;
  if (!repetition) return place;
  const after = withDiceThrown(repetition.after);
  if (repetition.thrown && after === repetition.after) return place;
  return { ...place, repetition: { ...repetition, thrown: true, after } };
}
