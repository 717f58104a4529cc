import assert from 'node:assert/strict';
import { findHighlights, findLinkedRanges } from '../../../../server/src/features';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay, findOffset } from '../support';

const ordered = biscay.replace('    dice:', '    orders: { subs: { losses: [flotilla-1] } }\n    dice:');
const describeRanges = (text: string, ranges: readonly { from: number; to: number }[]) =>
  ranges.map(({ from, to }) => `${text.slice(0, from).split('\n').length}: ${text.slice(from, to)}`);

describe('highlights', () => {
  it('highlights an id at its declaration and its references', () => {
    const idRanges = findHighlights(analyzeText(ordered), findOffset(ordered, 'losses: [flo', 12));
    assert.deepEqual(
      idRanges.map(({ range, isDeclaration: declares }) => `${ordered.slice(range.from, range.to)} ${declares}`),
      ['flotilla-1 true', 'flotilla-1 false'],
    );
  });

  it('highlights nothing elsewhere', () => {
    assert.deepEqual(findHighlights(analyzeText(ordered), findOffset(ordered, 'rain')), []);
    assert.deepEqual(findHighlights(analyzeText(''), 0), []);
  });
});

describe('linked editing', () => {
  it('links the declaration of an id with all of its references', () => {
    const linked = findLinkedRanges(analyzeText(ordered), findOffset(ordered, '{ id: flotilla-1', 8));
    assert.deepEqual(describeRanges(ordered, linked), ['15: flotilla-1', '22: flotilla-1']);
    assert.deepEqual(findLinkedRanges(analyzeText(ordered), findOffset(ordered, 'losses: [flo', 12)), []);
  });

  it('links names derived from the id', () => {
    const text = dedent(`
      ruleset: awaw
      turn: { year: 1942, season: summer }
      nations: { japan: { side: axis }, us: { side: allied } }
      airAttacks:
        - id: strike
          where: at-sea
          attacker: { nation: us, units: [{ id: air, type: nas, squadrons: 4 }] }
          defender: { nation: japan, units: [{ id: akagi, type: cv, name: Akagi, size: 3, speed: fast }] }
          airDefenseLevel: 0
          targets: [{ ships: [akagi], squadrons: 4 }]
          dice: { air-attack.akagi: [3, 4] }
    `);
    const linked = findLinkedRanges(analyzeText(text), findOffset(text, 'id: akagi', 5));
    assert.deepEqual(describeRanges(text, linked), ['8: akagi', '10: akagi', '11: akagi']);
  });
});
