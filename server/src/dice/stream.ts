/**
 * Random streams. The same seed and label give the same dice on every machine: seeds stand in the text of scenarios, and in
 * results that users have kept. A change that alters the dice of a seed must raise `streamVersion`.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * The version of the derivation of dice from a seed. Written results name it, so that none is compared with dice of another version.
 * - 1: every combat of a file rolled the same dice
 * - 2: each combat rolls its own
 */
export const streamVersion = 2;

/** A position in a stream of random numbers: immutable plain data. */
export interface Stream {
  readonly state: readonly number[];
}

/**
 * The stream of a seed, or one of its sub-streams.
 * @param seed any finite number; similar seeds give unrelated streams
 * @param label names a sub-stream; streams with different labels are independent for every practical purpose
 */
export function createStream(seed: number, label = ''): Stream {
  return { state: hashToState(`${seed}/${label}`) };
}

/**
 * Rolls a die.
 * @param sides at least 1
 * @returns the face, 1..sides, and the position in the stream after it
 */
export function rollDie(stream: Stream, sides: number): readonly [face: number, rest: Stream] {
  const generator = xoroshiro128plusFromState(stream.state);
  const face = uniformInt(generator, 1, sides);
  return [face, { state: generator.getState() }];
}

/** A generator of uniform numbers from a position in a stream: in 0..1, excluding 1, in steps of 2^-32. */
export function createUniformGenerator(stream: Stream): () => number {
  const generator = xoroshiro128plusFromState(stream.state);
  return () => (generator.next() >>> 0) / 0x1_0000_0000;
}

/** Hashes a text to the 128 bits of a generator's state, so that similar seeds do not start from similar states. */
function hashToState(text: string): readonly number[] {
  return [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a].map((start) => hash(text, start));
}

/** A 32-bit hash like MurmurHash3, with one character a block. */
function hash(text: string, start: number): number {
  let bits = start ^ text.length;
  for (let index = 0; index < text.length; index++) {
    const block = Math.imul(text.charCodeAt(index), 0xcc9e2d51);
    bits ^= Math.imul((block << 15) | (block >>> 17), 0x1b873593);
    bits = (bits << 13) | (bits >>> 19);
    bits = (Math.imul(bits, 5) + 0xe6546b64) | 0;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
