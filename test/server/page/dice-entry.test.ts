import assert from 'node:assert/strict';
import { parseFaces, rollFaces } from '../../../server/src/page/dice-entry';

describe('dice as a player types them', () => {
  it('reads faces with spaces, with commas, or run together', () => {
    for (const text of ['4 3 6', '4,3,6', ' 4; 3  6 ', '436']) assert.deepEqual(parseFaces(text, [6, 6, 6]), [4, 3, 6]);
    assert.deepEqual(parseFaces('43', [9, 6]), [4, 3]);
    assert.deepEqual(parseFaces('10', [10]), [10]);
    assert.deepEqual(parseFaces('10 2', [10, 10]), [10, 2]);
  });

  it('says how many dice are needed, and shows how to write them', () => {
    assert.equal(parseFaces('4', [6, 6]), '2 dice are needed, and there is one. Write them like 2 4.');
    assert.equal(parseFaces('', [10]), 'One die is needed, and there are 0. Write it like 2.');
    assert.equal(
      parseFaces('4', [6, 6, 6], ['2 for Japan (the attacker fires)', '1 for the US (the defender fires)']),
      '3 dice are needed, 2 for Japan (the attacker fires) and 1 for the US (the defender fires), and there is one. Write them like 2 4 6.',
    );
    // Two digits are one face of a die with ten sides.
    assert.match(parseFaces('42', [10, 10]) as string, /^2 dice are needed/);
  });

  it('says which number is not a face of its die', () => {
    assert.equal(parseFaces('1 7', [6, 6]), '7 is not a face of a die with 6 sides: write a number from 1 to 6.');
    assert.match(parseFaces('x', [6]) as string, /^x is not a face/);
    assert.match(parseFaces('0.5', [6]) as string, /^0\.5 is not a face/);
  });

  it('rolls again where a random number would favour the first faces', () => {
    const words = [0xffff_ffff, 5];
    const { crypto } = globalThis;
    const rolled = { getRandomValues: (array: Uint32Array) => array.fill(words.shift()!) };
    Object.defineProperty(globalThis, 'crypto', { value: rolled, configurable: true });
    try {
      assert.deepEqual(rollFaces([6]), [6]);
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
    }
  });

  it('rolls every face of each die', () => {
    const dice = [2, 6, 10];
    const seen = dice.map(() => new Set<number>());
    for (let time = 0; time < 400; time++) rollFaces(dice).forEach((face, at) => seen[at]!.add(face));
    assert.deepEqual(
      seen.map((faces) => [...faces].sort((a, b) => a - b)),
      dice.map((sides) => Array.from({ length: sides }, (_, at) => at + 1)),
    );
  });
});
