import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  commitWord,
  deriveSeed,
  type FairDice,
  hashCombat,
  fitsHash,
  makeWord,
  minWordLength,
  normalizeWord,
} from '../../../server/src/engine/fair-dice';

const word = fc.string({ minLength: 25, maxLength: 60 }).filter((text) => normalizeWord(text).length >= minWordLength);
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const sides = ['attacker', 'defender'];

/** A complete exchange between two players who keep to the rules. */
const exchange = fc
  .record({ id, statement: fc.string(), attacker: word, defender: word })
  .map(({ id: combatId, statement, ...words }) => {
    const combat = hashCombat(statement);
    const commit = (side: 'attacker' | 'defender') => ({
      hash: commitWord({ id: combatId, combat }, side, words[side]),
      word: words[side],
    });
    const fair = { combat, sides: { attacker: commit('attacker'), defender: commit('defender') } };
    return { id: combatId, fair };
  });

describe('fair dice', () => {
  it('fair dice give a seed of 32 bits if both words fit', () => {
    fc.assert(
      fc.property(exchange, (swap) => {
        const seed = deriveSeed(swap.id, swap.fair, sides);
        assert.ok(seed !== undefined && Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32);
        assert.equal(deriveSeed(swap.id, swap.fair, ['defender', 'attacker']), seed);
      }),
    );
  });

  it('fair dice give no seed once a word, a hash, the sides, the combat or its id is tampered with', () => {
    const givesNoSeed = (combatId: string, fair: FairDice) => deriveSeed(combatId, fair, sides) === undefined;
    const other = (hash: string) => (hash.startsWith('0') ? '1' : '0') + hash.slice(1);
    fc.assert(
      fc.property(exchange, word, id, fc.constantFrom('attacker', 'defender'), (swap, otherWord, otherId, side) => {
        const { combat, sides: all } = swap.fair;
        const commitment = all[side as 'attacker'];
        fc.pre(normalizeWord(otherWord) !== normalizeWord(commitment.word) && otherId !== swap.id);
        fc.pre(normalizeWord(all.attacker.word) !== normalizeWord(all.defender.word));
        const withSide = (changed: object) => ({ combat, sides: { ...all, [side]: changed } }) as FairDice;
        assert.ok(givesNoSeed(swap.id, withSide({ ...commitment, word: otherWord })), 'word');
        assert.ok(givesNoSeed(swap.id, withSide({ ...commitment, hash: other(commitment.hash) })), 'hash');
        assert.ok(givesNoSeed(swap.id, withSide({ hash: commitment.hash })), 'word left out');
        assert.ok(givesNoSeed(swap.id, { combat, sides: { attacker: all.defender, defender: all.attacker } }), 'sides');
        assert.ok(
          givesNoSeed(swap.id, { combat, sides: { attacker: commitment, defender: commitment } }),
          'copied commitment',
        );
        assert.ok(givesNoSeed(swap.id, { combat: other(combat), sides: all }), 'combat');
        assert.ok(givesNoSeed(otherId, swap.fair), 'id');
      }),
    );
  });

  it('fair dice give another seed for another word of either side', () => {
    fc.assert(
      fc.property(exchange, exchange, (first, second) => {
        fc.pre(normalizeWord(first.fair.sides.attacker.word) !== normalizeWord(second.fair.sides.attacker.word));
        const { combat } = first.fair;
        const attacker = {
          hash: commitWord({ id: first.id, combat }, 'attacker', second.fair.sides.attacker.word),
          word: second.fair.sides.attacker.word,
        };
        const changed = { combat, sides: { ...first.fair.sides, attacker } };
        assert.notEqual(deriveSeed(first.id, changed, sides), deriveSeed(first.id, first.fair, sides));
      }),
    );
  });

  it('fair dice treat words as equal that differ only by what mail and typing change', () => {
    const subject = { id: 'midway', combat: hashCombat('x') };
    const hash = commitWord(subject, 'attacker', 'Salt  wind over\n the narrows ');
    assert.ok(fitsHash(subject, 'attacker', { hash, word: 'salt wind over the narrows' }));
  });

  it('refuses a word of fair dice that could be found by trying', () => {
    assert.throws(() => commitWord({ id: 'a', combat: '' }, 'attacker', `${'x'.repeat(19)}   `), RangeError);
  });

  it('makes words that are long enough, and differ with their bytes', () => {
    const first = makeWord(Uint8Array.from({ length: 20 }, (_, index) => index));
    assert.match(first, /^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    assert.notEqual(first, makeWord(new Uint8Array(20)));
    assert.ok(normalizeWord(first).length >= minWordLength);
  });
});
