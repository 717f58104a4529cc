import assert from 'node:assert/strict';
import { findDefinition, findIdAt, findReferences } from '../../../../server/src/features';
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
