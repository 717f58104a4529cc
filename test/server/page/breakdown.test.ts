import assert from 'node:assert/strict';
import fc from 'fast-check';
import { breakDown } from '../../../server/src/page/breakdown';

const measure = (path: string, title: string) => ({ path: path.split('/'), title });
const flat = (measures: readonly ReturnType<typeof measure>[]) => {
  const { tables, others } = breakDown(measures);
  return {
    tables: tables.map(({ aspects, units }) => [aspects, units.map((unit) => [unit.title, ...unit.measures.keys()])]),
    others: others.map(({ title }) => title),
  };
};

describe('the breakdown of results', () => {
  it('groups results by unit when their paths and titles have a unit in common', () => {
    const groups = flat([
      measure('searchResults/attacker', 'search results, the attacker'),
      measure('ships/cruisers/damaged', 'cruisers damaged'),
      measure('ships/cruisers/sunk', 'cruisers sunk'),
      measure('ships/screen/sunk', 'screen: factors sunk'),
      measure('ships/kaga/damaged', 'Kaga damaged'),
      measure('ships/kaga/sunk', 'Kaga sunk'),
      measure('ships/kaga/critical', 'Kaga: critical hits'),
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
    const groups = flat(
      ['search results', 'critical hits'].flatMap((title) =>
        ['the attacker', 'the defender'].map((side) => measure(`${title}/${side}`, `${title}, ${side}`)),
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
      measure('attacker/units', 'units left, attacker'),
      measure('attacker/lost', 'value lost, attacker'),
      measure('defender/units', 'units left, defender'),
      measure('defender/lost', 'value lost, defender'),
      measure('ships/kaga/damaged', 'Kaga damaged'),
      measure('ships/kaga/sunk', 'Kaga sunk'),
      measure('left/a', 'left'),
      measure('left/b', 'left over'),
    ];
    assert.deepEqual(flat(measures), { tables: [], others: measures.map(({ title }) => title) });
  });

  it('shows each result once', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'a:');
    const any = fc.uniqueArray(
      fc.record({
        path: fc.array(word, { minLength: 1, maxLength: 3 }),
        title: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      }),
      { maxLength: 12, selector: ({ path }) => path.join('/') },
    );
    fc.assert(
      fc.property(any, (measures) => {
        const { tables, others } = breakDown(measures);
        const listed = tables.flatMap(({ units }) => units.flatMap((unit) => [...unit.measures.values()]));
        assert.equal(new Set([...listed, ...others]).size, measures.length);
        assert.equal(listed.length + others.length, measures.length);
      }),
    );
  });
});
