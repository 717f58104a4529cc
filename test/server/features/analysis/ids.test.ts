import assert from 'node:assert/strict';
import { findDefinition, findIdAt, findReferences } from '../../../../server/src/features';
import { createUnusedName, findAnchorAt } from '../../../../server/src/features/analysis/id-at';
import { fixture } from '../../../support/fixture';
import { analyzeText } from '../support';

/** Compares the references to the id at the cursor with the marks. */
function assertReferences(source: string): void {
  const { text, cursor, marks } = fixture(source);
  const idReferences = findReferences(analyzeText(text), cursor!, true);
  const showRanges = (ranges: readonly { from: number; to: number }[]) =>
    ranges.map(({ from, to }) => `${from} ${text.slice(from, to)}`);
  assert.deepEqual(showRanges(idReferences), showRanges(marks));
}

describe('names derived from ids', () => {
  it('finds derived names of dice, expectations and results as references', () => {
    assertReferences(`
      ruleset: awaw
      turn: { year: 1941, season: winter }
      nations: { japan: { side: axis }, us: { side: allied } }
      tables:
        nationality:
          source: house values
          entries: [{ nation: japan, air: 1 }, { nation: us, naval: 0 }]
      airAttacks:
        - id: pearl-harbor
          where: in-port
          attacker: { nation: japan, units: [{ id: kido-butai, type: nas, squadrons: 18 }] }
          defender:
            nation: us
            units:
              - { id: arizo$0na, type: bb, name: Arizona, size: 3, speed: slow }
              #       ^^^^^^^
              - { id: nevada, type: bb, name: Nevada, size: 3, speed: slow }
          airDefenseLevel: 3
          targets:
            - { ships: [arizona], squadrons: 9 }
            #           ^^^^^^^
            - { ships: [nevada], squadrons: 9 }
          dice:
            air-defense: [2, 3]
            "air-attack.arizona": [6, 6]
            #           ^^^^^^^
            air-attack.nevada: [1, 1]
          expect: { ships: { arizona: { sunk: 1 }, nevada: { sunk: 0 } } }
          #                  ^^^^^^^
    `);
  });

  it('finds derived names in the dice and the values of a written result, and in expected odds', () => {
    assertReferences(`
      ruleset: awaw
      turn: { year: 1941, season: winter }
      nations: { japan: { side: axis }, us: { side: allied } }
      airAttacks:
        - id: pearl-harbor
          where: in-port
          attacker: { nation: japan, units: [{ id: kido-butai, type: nas, squadrons: 18 }] }
          defender:
            nation: us
            units:
              - { id: arizo$0na, type: bb, name: Arizona, size: 3, speed: slow }
              #       ^^^^^^^
              - { id: arizona-2, type: bb, name: Other, size: 3, speed: slow }
          airDefenseLevel: 3
          targets:
            - { ships: [arizona], squadrons: 9 }
            #           ^^^^^^^
            - { ships: [arizona-2], squadrons: 9 }
          expect: { odds: { ships: { arizona: { sunk: { min: 0.1 } }, arizona-2: { sunk: { max: 1 } } } } }
          #                          ^^^^^^^
          result:
            dice:
              air-defense: [2, 3]
              air-attack.arizona: [6, 6]
              #          ^^^^^^^
              air-attack.arizona-2: [1, 1]
            ships:
              arizona: { sunk: 1 }
      #       ^^^^^^^
              arizona-2: { sunk: 0 }
    `);
  });

  it('finds an id in the middle of a word', () => {
    const { text, cursor } = fixture(`
      ruleset: aare
      turn: { round: 3, power: germany, phase: conduct-combat }
      powers: { germany: { side: axis }, uk: { side: allies }, us: { side: allies } }
      seaBattles:
        - id: north-sea
          seaZone: SZ 6
          attacker: { power: germany, units: { sub: 5 } }
          defender: { forces: [{ power: uk, units: { dd: 2 } }, { power: us, units: { dd: 1 } }] }
          expect: { defender: { u$0k-dd: 1 } }
    `);
    const analysis = analyzeText(text);
    assert.deepEqual(
      [findIdAt(analysis, cursor!)?.kind, findIdAt(analysis, cursor!)?.id, findIdAt(analysis, cursor!)?.range],
      ['power', 'uk', { from: cursor! - 1, to: cursor! + 1 }],
    );
    assert.equal(findDefinition(analysis, cursor!)?.from, text.indexOf('uk:'));
    assert.equal(findIdAt(analysis, cursor! + 3), undefined);
  });

  it('finds no reference in a word with the same letters only', () => {
    const { text, cursor } = fixture(`
      ruleset: wif-ssw
      turn: { year: 1941, months: jan-feb }
      powers: { germany: { side: axis, atWarWith: [cw] }, cw: { side: allied } }
      engagements:
        - id: biscay
          seaZone: Bay of Biscay
          weather: fine
          subs: { power: germany, units: [{ id: sub$0s, type: sub, attack: 3, section: 3 }] }
          convoy: { power: cw, convoyPoints: 12 }
          dice: { search.subs: 4, search.convoy: 5 }
    `);
    assert.equal(findReferences(analyzeText(text), cursor!, true).length, 1);
  });
});

describe('the id at the cursor', () => {
  const { text } = fixture(`
    ruleset: wif-ssw
    turn: { year: 1941, months: jan-feb }
    powers: { germany: { side: axis, atWarWith: [cw] }, cw: { side: allied } }
    engagements:
      - id: biscay
        seaZone: Bay of Biscay
        weather: fine
        subs: { power: germany, units: [{ id: u-47, type: sub, attack: 3, section: 3 }] }
        convoy: { power: cw, convoyPoints: 12 }
        dice: { search.subs: 4, search.convoy: 5 }
        orders: { subs: { losses: [u-47, u-48] } }
  `);
  const findAt = (words: string, offsetInside = 0) => {
    const id = findIdAt(analyzeText(text), text.indexOf(words) + offsetInside);
    return id && `${id.kind} ${id.id} ${id.range.from - text.indexOf(words)}-${id.range.to - text.indexOf(words)}`;
  };

  it('is declared as a key or a value, or referred to', () => {
    assert.equal(findAt('germany: {'), 'power germany 0-7');
    assert.equal(findAt('germany: {', 7), 'power germany 0-7');
    assert.equal(findAt('cw] }'), 'power cw 0-2');
    assert.equal(findAt('cw] }', 2), 'power cw 0-2');
    assert.equal(findAt('id: biscay', 4), 'engagement biscay 4-10');
    assert.equal(findAt('u-47, type'), 'unit u-47 0-4');
    assert.equal(findAt('[u-47', 1), 'unit u-47 1-5');
  });

  it('is none at other words, and none that nothing declares', () => {
    for (const [words, offset] of [
      ['id: biscay', 0],
      ['seaZone', 2],
      ['Bay of Biscay', 8],
      ['weather: fine', 10],
      ['power: cw', 2],
      ['search.subs', 8],
      ['u-48', 1],
      ['wif-ssw', 1],
    ] as const)
      assert.equal(findAt(words, offset), undefined, words);
    assert.equal(findIdAt(analyzeText(''), 0), undefined);
    assert.equal(findIdAt(analyzeText('# nothing\n'), 3), undefined);
  });
});

describe('the anchor at the cursor', () => {
  const text = 'first: &one { a: 1 }\nsecond: *one\nthird: [*one, &two 3]\n';
  const findAt = (offset: number) => {
    const anchor = findAnchorAt({ text }, offset);
    return (
      anchor &&
      `${text.slice(anchor.range.from, anchor.range.to)} at ${anchor.range.from}, ${anchor.aliases.length} aliases`
    );
  };

  it('is that of the anchor or the alias whose sign or name the cursor touches', () => {
    const places = Array.from(text, (_, offset) => findAt(offset));
    const listed = places.flatMap((place, offset) => (place === undefined ? [] : [`${offset} ${place}`]));
    assert.deepEqual(listed, [
      ...[7, 8, 9, 10, 11].map((offset) => `${offset} one at 8, 2 aliases`),
      ...[29, 30, 31, 32, 33].map((offset) => `${offset} one at 30, 2 aliases`),
      ...[42, 43, 44, 45, 46].map((offset) => `${offset} one at 43, 2 aliases`),
      ...[48, 49, 50, 51, 52].map((offset) => `${offset} two at 49, 0 aliases`),
    ]);
  });
});

describe('an anchor at the start of a text', () => {
  it('is found from each of its letters', () => {
    const names = [0, 1, 3, 4, 5].map((offset) => findAnchorAt({ text: '&one { a: 1 }' }, offset)?.name);
    assert.deepEqual(names, ['one', 'one', 'one', 'one', undefined]);
  });
});

describe('an unused name', () => {
  it('does not occur in the text', () => {
    assert.equal(createUnusedName('id: u-47'), 'renamed');
    assert.equal(createUnusedName('id: renamed'), 'renamedx');
    assert.equal(createUnusedName('id: renamedxx'), 'renamedxxx');
  });
});
