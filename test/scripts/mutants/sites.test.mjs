import assert from 'node:assert/strict';
import { findSites, plantFaults } from '../../../scripts/mutants/sites.mjs';

/** The results of a function of one argument with each mutant. @param {string} body @param {unknown} argument */
function runMutants(body, argument) {
  const { sites, source } = findSites('example.ts', body);
  const chosen = sites.map((site, id) => ({ ...site, id }));
  const planted = plantFaults(source, chosen);
  return [-1, ...chosen.keys()].map((active) => {
    const fault = active < 0 ? 'none' : chosen[active]?.fault;
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the planted text is what is tested
    const run = new Function('globalThis', 'n', planted);
    return [fault, run({ mutant: (/** @type {number} */ id) => id === active }, argument)];
  });
}

describe('mutants', () => {
  it('changes operators, numbers and conditions one at a time', () => {
    assert.deepEqual(runMutants('return n < 3 ? n * 2 : n + 1;', 3), [
      ['none', 4],
      ['negated condition', 6],
      ['< -> <=', 6],
      ['3 -> 4', 6],
      ['* -> /', 4],
      ['2 -> 3', 4],
      ['+ -> -', 2],
      ['1 -> 2', 5],
    ]);
  });

  it('drops statements and negates the condition of an `if`', () => {
    assert.deepEqual(runMutants('const list = []; if (n) list.push(n); return list.length;', 7), [
      ['none', 1],
      ['negated condition', 0],
      ['dropped statement', 0],
    ]);
  });

  it('leaves types, imports, keys and concatenated texts unchanged', () => {
    const { sites } = findSites(
      'a.ts',
      "import a from 'a'; type Die = 1 | 2; interface One { n: 1 } const b = 'x' + a; const c = { 0: a }; const { 0: d } = c;",
    );
    assert.deepEqual(sites, []);
  });

  it('leaves numbers unchanged of which only the sign counts', () => {
    const { sites } = findSites('a.ts', 'list.sort((a, b) => a.x - b.x || (a.y < b.y ? -1 : 1));');
    assert.deepEqual(
      sites.map(({ fault }) => fault),
      ['dropped statement', '|| -> &&', '- -> +', 'negated condition', '< -> <='],
    );
  });
});
