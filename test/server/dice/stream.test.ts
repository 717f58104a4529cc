import assert from 'node:assert/strict';
import { rollDie, createStream, createUniformGenerator } from '../../../server/src/dice/stream';
import type { Stream } from '../../../server/src/dice/stream';

function rollFaces(stream: Stream, count: number, sides: number): number[] {
  const faces: number[] = [];
  for (let [face, next] = rollDie(stream, sides); faces.length < count; [face, next] = rollDie(next, sides))
    faces.push(face);
  return faces;
}

/** Pearson's statistic of faces against a fair die. */
function computeChiSquare(faces: readonly number[], sides: number): number {
  const expected = faces.length / sides;
  const counts = Array.from({ length: sides }, (_, index) => faces.filter((face) => face === index + 1).length);
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
}

describe('random streams', () => {
  it('rolls the same faces in every version, because users have written results down', () => {
    assert.deepEqual(rollFaces(createStream(7), 10, 10), [10, 5, 3, 7, 1, 8, 1, 6, 10, 9]);
    assert.deepEqual(rollFaces(createStream(7, 'search.subs'), 10, 10), [8, 6, 3, 2, 5, 5, 3, 9, 3, 5]);
    assert.deepEqual(rollFaces(createStream(-3.5, 'α'), 10, 6), [4, 6, 6, 1, 3, 2, 3, 1, 3, 6]);
  });

  it('uniform numbers are multiples of 2^-32 below 1', () => {
    const next = createUniformGenerator(createStream(3));
    for (let count = 0; count < 100; count++) {
      const number = next();
      assert.ok(number >= 0 && number < 1 && Number.isInteger(number * 2 ** 32), `${number}`);
    }
  });

  it('a roll does not change the stream that it is made from', () => {
    const stream = createStream(1);
    const first = rollDie(stream, 6);
    assert.deepEqual(rollDie(stream, 6), first);
    assert.notDeepEqual(first[1], stream);
  });

  it('rolls faces from 1 to the number of sides', () => {
    assert.deepEqual(
      [...new Set(rollFaces(createStream(5), 500, 12))].sort((a, b) => a - b),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    );
  });

  // A fair die exceeds the following bounds once in a thousand samples: 27.9 at 9 degrees of freedom, 148.2 at 99.
  it('rolls fair faces within a stream', () => {
    assert.ok(computeChiSquare(rollFaces(createStream(11), 20_000, 10), 10) < 27.9);
  });

  it('rolls fair faces over neighbouring seeds and over labels', () => {
    const overSeeds = Array.from({ length: 20_000 }, (_, seed) => rollDie(createStream(seed, 'search.subs'), 10)[0]);
    const overLabels = Array.from(
      { length: 20_000 },
      (_, label) => rollDie(createStream(1, `defence-${label}`), 10)[0],
    );
    assert.ok(computeChiSquare(overSeeds, 10) < 27.9);
    assert.ok(computeChiSquare(overLabels, 10) < 27.9);
  });

  it('rolls of one seed or label do not predict those of the next', () => {
    const rollFirst = (seed: number, label: string) => rollDie(createStream(seed, label), 10)[0];
    const pairsOverSeeds = Array.from(
      { length: 40_000 },
      (_, seed) => 10 * (rollFirst(seed, 'a') - 1) + rollFirst(seed + 1, 'a'),
    );
    const pairsOverLabels = Array.from(
      { length: 40_000 },
      (_, seed) => 10 * (rollFirst(seed, 'a') - 1) + rollFirst(seed, 'b'),
    );
    assert.ok(computeChiSquare(pairsOverSeeds, 100) < 148.2);
    assert.ok(computeChiSquare(pairsOverLabels, 100) < 148.2);
  });

  it('gives uniform numbers from 0 up to, but not including, 1', () => {
    const uniform = createUniformGenerator(createStream(7));
    const numbers = Array.from({ length: 10_000 }, () => uniform());
    assert.ok(numbers.every((number) => number >= 0 && number < 1));
    assert.ok(
      computeChiSquare(
        numbers.map((number) => Math.floor(number * 20) + 1),
        20,
      ) < 44,
    ); // 1 in 1,000 at 19 degrees of freedom
  });
});
