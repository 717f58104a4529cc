/** Joint states of both sides: a layer for each combination of the other counters, in it a cell for each pair of positions. */
import type { State } from '../combat';
import { areSameIn } from '../state-space';
import type { RoundModel, SideIndex } from './round-model';
import { JointDistribution } from './joint-distribution';

/** Joint states that differ only in the positions of the two sides. */
export interface Layer {
  /** A state of this layer; positions are written into it. */
  readonly state: number[];
  /** Probabilities before a repetition. */
  readonly heads: JointDistribution;
  /** Probabilities after the volleys of a repetition; the same object as `heads` if no step can follow them. */
  readonly ends: JointDistribution;
}

/** Whether steps can follow the volleys of a repetition. */
export function hasSeparateEnds({ heads, ends }: Layer): boolean {
  return heads !== ends;
}

/** Whether a row of a layer may have probability. */
export function hasProbability({ heads, ends }: Layer, row: number): boolean {
  return heads.rows[row] !== undefined || ends.rows[row] !== undefined;
}

/** Releases the memory of a row without probability. */
export function releaseRow(layer: Layer, row: number): void {
  layer.heads.release(row);
  if (hasSeparateEnds(layer)) layer.ends.release(row);
}

/** Numbers held by all layers. */
export function countCells(layers: readonly Layer[]): number {
  let size = 0;
  for (const { heads, ends } of layers) size += heads.size + ends.size;
  return size;
}

/** A joint state by its coordinates: the layer, and the position of each side. */
export interface LatticePoint {
  readonly layer: Layer;
  /** Positions of the sides. */
  readonly first: number;
  readonly second: number;
  /** The positions that say who fires: the remaining units together with struck ones. */
  readonly firstFiring: number;
  readonly secondFiring: number;
}

/** All layers that a calculation has reached. */
export class JointStates {
  readonly layers: Layer[] = [];
  readonly #byName = new Map<string, Layer>();
  #lastLayer: Layer | undefined;
  /** Counters of struck units. */
  readonly #struckCounters: readonly number[];

  /** @param hasSeparateEnds whether steps can follow the volleys of a repetition */
  constructor(
    readonly model: RoundModel,
    readonly hasSeparateEnds: boolean,
  ) {
    this.#struckCounters = [...model.struckByIntact[0].values(), ...model.struckByIntact[1].values()];
  }

  /** The point of a state. */
  toPoint(state: State): LatticePoint {
    const point = this.toHeadPoint(state);
    if (!this.isAnyoneStruck(state)) return point;
    return {
      ...point,
      firstFiring: this.#getFiringPosition(state, 0),
      secondFiring: this.#getFiringPosition(state, 1),
    };
  }

  /** The point of a state without struck units. */
  toHeadPoint(state: State): LatticePoint {
    const { sides } = this.model;
    const first = sides[0].getPosition(state);
    const second = sides[1].getPosition(state);
    return { layer: this.#findLayer(state), first, second, firstFiring: first, secondFiring: second };
  }

  #findLayer(state: State): Layer {
    const { otherCounters } = this.model;
    if (this.#lastLayer && areSameIn(otherCounters, this.#lastLayer.state, state)) return this.#lastLayer;
    let name = '';
    for (const counter of otherCounters) name += `${state[counter]!} `;
    let layer = this.#byName.get(name);
    if (layer === undefined) {
      const heads = new JointDistribution();
      const ends = this.hasSeparateEnds ? new JointDistribution() : heads;
      layer = { state: this.#withoutStruck(state), heads, ends };
      this.#byName.set(name, layer);
      this.layers.push(layer);
    }
    return (this.#lastLayer = layer);
  }

  /** The state at a point, as a copy. */
  stateAt({ layer, first, second, firstFiring, secondFiring }: LatticePoint): State {
    const state = [...layer.state];
    this.model.sides[0].write(first, state);
    this.model.sides[1].write(second, state);
    this.#writeStruck(state, 0, first, firstFiring);
    this.#writeStruck(state, 1, second, secondFiring);
    return state;
  }

  /** Whether a state has struck units, which lattices do not allow at the head of a repetition. */
  isAnyoneStruck(state: State): boolean {
    const struckCounters = this.#struckCounters;
    for (let at = 0; at < struckCounters.length; at++) if (state[struckCounters[at]!] !== 0) return true;
    return false;
  }

  #withoutStruck(state: State): number[] {
    const copy = [...state];
    for (const counter of this.#struckCounters) copy[counter] = 0;
    return copy;
  }

  #getFiringPosition(state: State, side: SideIndex): number {
    const fullState = [...state];
    for (const [counter, struckCounter] of this.model.struckByIntact[side])
      fullState[counter]! += state[struckCounter]!;
    return this.model.sides[side].getPosition(fullState);
  }

  #writeStruck(state: number[], side: SideIndex, position: number, firingPosition: number): void {
    if (position === firingPosition) return;
    const lattice = this.model.sides[side];
    const [remainingCounts, firingCounts] = [
      lattice.getCounterValues(position),
      lattice.getCounterValues(firingPosition),
    ];
    for (const [counter, struck] of this.model.struckByIntact[side]) {
      const at = lattice.counters.indexOf(counter);
      state[struck]! += firingCounts[at]! - remainingCounts[at]!;
    }
  }
}
