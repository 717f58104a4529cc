import assert from 'node:assert/strict';
import fc from 'fast-check';
import { breakDown } from '../../../server/src/page/breakdown';

const createMeasure = (path: string, title: string) => ({ path: path.split('/'), title });
const listGroups = (measures: readonly ReturnType<typeof createMeasure>[]) => {
  const { tables, others } = breakDown(measures);
  return {
    tables: tables.map(({ aspects, units }) => [aspects, units.map((unit) => [unit.title, ...unit.measures.keys()])]),
    others: others.map(({ title }) => title),
  };
};

describe('the breakdown of results', () => {
  it('groups results by unit when their paths and titles have a unit in common', () => {
    const groups = listGroups([
      createMeasure('searchResults/attacker', 'search results, the attacker'),
      createMeasure('ships/cruisers/damaged', 'cruisers damaged'),
      createMeasure('ships/cruisers/sunk', 'cruisers sunk'),
      createMeasure('ships/screen/sunk', 'screen: factors sunk'),
      createMeasure('ships/kaga/damaged', 'Kaga damaged'),
      createMeasure('ships/kaga/sunk', 'Kaga sunk'),
      createMeasure('ships/kaga/critical', 'Kaga: critical hits'),
    ]);
    assert.deepEqual(groups, {
      tables: [
        [
          ['damaged', 'sunk', 'critical hits'],
          [
            ['cruisers', 'damaged', 'sunk'],
            ['screen: factors', 'sunk'],
            ['Kaga', 'damaged', 'sunk', 'critical hits'],
          ],
        ],
      ],
      others: ['search results, the attacker'],
    });
  });

  it('groups results by side when their titles end in the side behind a comma', () => {
    const groups = listGroups(
      ['search results', 'critical hits'].flatMap((title) =>
        ['the attacker', 'the defender'].map((side) => createMeasure(`${title}/${side}`, `${title}, ${side}`)),
      ),
    );
    const sides = ['the attacker', 'the defender'];
    assert.deepEqual(groups.tables, [
      [
        sides,
        [
          ['search results', ...sides],
          ['critical hits', ...sides],
        ],
      ],
    ]);
  });

  it('keeps a list when no two units have the same results', () => {
    const measures = [
      createMeasure('attacker/units', 'units left, attacker'),
      createMeasure('attacker/lost', 'value lost, attacker'),
      createMeasure('defender/units', 'units left, defender'),
      createMeasure('defender/lost', 'value lost, defender'),
      createMeasure('ships/kaga/damaged', 'Kaga damaged'),
      createMeasure('ships/kaga/sunk', 'Kaga sunk'),
      createMeasure('left/a', 'left'),
      createMeasure('left/b', 'left over'),
    ];
    assert.deepEqual(listGroups(measures), { tables: [], others: measures.map(({ title }) => title) });
  });

  it('shows each result once', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'a:');
    const anyMeasures = fc.uniqueArray(
      fc.record({
        path: fc.array(word, { minLength: 1, maxLength: 3 }),
        title: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      }),
      { maxLength: 12, selector: ({ path }) => path.join('/') },
    );
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const { tables, others } = breakDown(measures);
        const listed = tables.flatMap(({ units }) => units.flatMap((unit) => [...unit.measures.values()]));
        assert.equal(new Set([...listed, ...others]).size, measures.length);
        assert.equal(listed.length + others.length, measures.length);
      }),
    );
  });
});
