/** Joint states of both sides: a layer for each combination of the other counters, in it a cell for each pair of positions. */
import type { State } from '../combat';
import { areSameIn } from '../space';
import type { Between } from './between';
import type { Body, SideIndex } from './body';
import { Cells } from './cells';

/** Joint states that differ only in the positions of the two sides. */
export interface Layer {
  /** A state of this layer; positions are written into it. */
  readonly state: number[];
  /** Probabilities before a repetition. */
  readonly heads: Cells;
  /** Probabilities after the volleys of a repetition; the same object as `heads` if no step can follow them. */
  readonly ends: Cells;
  /** Probabilities between the halves of split repetitions, by plan. */
  readonly between: Between[];
}

/** Whether steps can follow the volleys of a repetition. */
export function isApart({ heads, ends }: Layer): boolean {
  return heads !== ends;
}

/** Whether a row of a layer may have probability. */
export function isMet({ heads, ends, between }: Layer, row: number): boolean {
  if (heads.rows[row] || ends.rows[row]) return true;
  for (let at = 0; at < between.length; at++) if (between[at]!.cells.rows[row]) return true;
  return false;
}

/** Releases the memory of a row without probability. */
export function release(layer: Layer, row: number): void {
  layer.heads.release(row);
  if (isApart(layer)) layer.ends.release(row);
  const { between } = layer;
  for (let at = 0; at < between.length; at++) between[at]!.cells.release(row);
}

/** Numbers held by all layers. */
export function sizeOf(layers: readonly Layer[]): number {
  let size = 0;
  for (let each = 0; each < layers.length; each++) {
    const { heads, ends, between } = layers[each]!;
    size += heads.size + ends.size;
    for (let at = 0; at < between.length; at++) size += between[at]!.cells.size;
  }
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
export class Layers {
  readonly all: Layer[] = [];
  readonly #byName = new Map<string, Layer>();
  #last: Layer | undefined;
  /** Counters of struck units. */
  readonly #struck: readonly number[];

  /** @param hasSeparateEnds whether steps can follow the volleys of a repetition */
  constructor(
    readonly body: Body,
    readonly areEndsApart: boolean,
  ) {
    this.#struck = [...body.struck[0].values(), ...body.struck[1].values()];
  }

  /** The point of a state. */
  pointOf(state: State): LatticePoint {
    const point = this.headOf(state);
    if (!this.isAnyoneStruck(state)) return point;
    return { ...point, firstFiring: this.#firing(state, 0), secondFiring: this.#firing(state, 1) };
  }

  /** The point of a state without struck units. */
  headOf(state: State): LatticePoint {
    const { sides } = this.body;
    const first = sides[0].positionIn(state);
    const second = sides[1].positionIn(state);
    return { layer: this.#layerOf(state), first, second, firstFiring: first, secondFiring: second };
  }

  #layerOf(state: State): Layer {
    const { rest } = this.body;
    if (this.#last && areSameIn(rest, this.#last.state, state)) return this.#last;
    let name = '';
    for (const counter of rest) name += `${state[counter]!} `;
    let layer = this.#byName.get(name);
    if (layer === undefined) {
      const heads = new Cells();
      layer = { state: this.#withoutStruck(state), heads, ends: this.areEndsApart ? new Cells() : heads, between: [] };
      this.#byName.set(name, layer);
      this.all.push(layer);
    }
    return (this.#last = layer);
  }

  /** The state at a point, as a copy. */
  stateAt({ layer, first, second, firstFiring, secondFiring }: LatticePoint): State {
    const state = [...layer.state];
    this.body.sides[0].write(first, state);
    this.body.sides[1].write(second, state);
    this.#writeStruck(state, 0, first, firstFiring);
    this.#writeStruck(state, 1, second, secondFiring);
    return state;
  }

  /** Whether a state has struck units, which lattices do not allow at the head of a repetition. */
  isAnyoneStruck(state: State): boolean {
    const struck = this.#struck;
    for (let at = 0; at < struck.length; at++) if (state[struck[at]!] !== 0) return true;
    return false;
  }

  #withoutStruck(state: State): number[] {
    const clear = [...state];
    for (const counter of this.#struck) clear[counter] = 0;
    return clear;
  }

  #firing(state: State, side: SideIndex): number {
    const whole = [...state];
    for (const [counter, hit] of this.body.struck[side]) whole[counter]! += state[hit]!;
    return this.body.sides[side].positionIn(whole);
  }

  #writeStruck(state: number[], side: SideIndex, standing: number, firing: number): void {
    if (standing === firing) return;
    const lattice = this.body.sides[side];
    const [left, fire] = [lattice.valuesOf(standing), lattice.valuesOf(firing)];
    for (const [counter, struck] of this.body.struck[side]) {
      const at = lattice.counters.indexOf(counter);
      state[struck]! += fire[at]! - left[at]!;
    }
  }
}
