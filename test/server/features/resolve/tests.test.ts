import assert from 'node:assert/strict';
import { runTests, listTests } from '../../../../server/src/features';
import { analyseWithOdds } from '../../../support/odds';
import { InvalidReferenceError } from '../../../../server/src/features/scenario/view';
import { analyzeText, biscay, rulesetWith } from '../support';
import { writeDuel } from '../../../support/duel';

const runScenario = (text: string, runs?: number) => runTests(analyseWithOdds(text, runs));
const expecting = (expect: string) => `${biscay}    expect: ${expect}\n`;

describe('tests of scenarios', () => {
  it('treats the expectations of combats as tests, at their keys', () => {
    const text = expecting('{ surprisePoints: { subs: 6 } }');
    const [test, ...others] = listTests(analyseWithOdds(text));
    assert.deepEqual([test!.label, test!.scenario, others], ['biscay', undefined, []]);
    assert.equal(text.slice(test!.range.from, test!.range.to), 'expect');
    assert.deepEqual(listTests(analyseWithOdds(biscay)), []);
  });

  it('distinguishes the tests of several scenarios', () => {
    const text = expecting('{ surprisePoints: { subs: 6 } }');
    const all = listTests(analyseWithOdds(`${text}---\n${text}`));
    assert.deepEqual(
      all.map(({ id, scenario }) => [id, scenario]),
      [
        ['0 biscay', 'Condors over Biscay'],
        ['1 biscay', 'Condors over Biscay'],
      ],
    );
    assert.deepEqual(
      runTests(analyseWithOdds(`${text}---\n${text}`), ['1 biscay']).map(({ id, state }) => [id, state]),
      [['1 biscay', 'passed']],
    );
  });

  it('reports the expected and the actual number and their difference', () => {
    const [{ state, failures }] = runScenario(
      expecting('{ surprisePoints: { subs: { min: 8 } }, combatType: sub }'),
    ) as [ReturnType<typeof runScenario>[number]];
    assert.equal(state, 'failed');
    assert.deepEqual(
      failures.map(({ message, expected, found: actual }) => [message, expected, actual]),
      [
        ['Surprise points, Germany: expected at least 8, found 6, 2 too low.', 'at least 8', '6'],
        [
          'Combat type: expected submarine combat, found strategic submarine warfare.',
          'submarine combat',
          'strategic submarine warfare',
        ],
      ],
    );
  });

  it('passes or fails expected odds, or leaves close ones open', () => {
    assert.equal(runScenario(writeDuel('{ odds: { attacker-wins: { min: 0.2 } } }'))[0]!.state, 'passed');
    const [failed] = runScenario(writeDuel('{ odds: { attacker-wins: { min: 0.99 } } }'));
    assert.match(
      failed!.failures[0]!.message,
      /expected at least 99%, found .* points too low \(odds found exactly\)\.$/,
    );
    const probability = Number.parseFloat(failed!.failures[0]!.found!) / 100;
    const [open] = runScenario(writeDuel(`{ odds: { attacker-wins: { min: ${probability} } } }`), 300);
    assert.deepEqual([failed!.state, open!.state], ['failed', 'open']);
  });

  it('says by how much a number misses what was expected of it', () => {
    const find = (expect: string) => {
      const [outcome] = runScenario(expecting(`{ surprisePoints: { subs: ${expect} } }`));
      return [outcome!.state, outcome!.failures.map(({ message }) => message.replace(/^.*found /, '')).join()];
    };
    for (const [expect, state, miss] of [
      ['6', 'passed', ''],
      ['5', 'failed', '6, 1 too high.'],
      ['9', 'failed', '6, 3 too low.'],
      ['{ min: 6 }', 'passed', ''],
      ['{ min: 7 }', 'failed', '6, 1 too low.'],
      ['{ max: 6 }', 'passed', ''],
      ['{ max: 4 }', 'failed', '6, 2 too high.'],
      ['{ min: 2, max: 3 }', 'failed', '6, 3 too high.'],
      ['{ min: 8, max: 9 }', 'failed', '6, 2 too low.'],
    ] as const)
      assert.deepEqual(find(expect), [state, miss], expect);
  });

  it('reports the faults of Asdic, and names that an error hides, as unknown', () => {
    const run = (error: unknown) => {
      const ruleset = rulesetWith({
        listCombats: (data: object) => [
          {
            ...{ id: 'x', object: data, place: { owner: data }, title: 'X', kind: 'battle', sides: {} },
            expect: data,
            build: () => {
              throw error;
            },
          },
        ],
      });
      const [outcome] = runTests(analyzeText('ruleset: wif-ssw\nexpect: {}\ntitle: x\n', { rulesets: [ruleset] }));
      return [outcome?.state, outcome?.failures.map(({ message }) => message)];
    };
    assert.deepEqual(run(new Error('No table.')), [
      'unknown',
      ['Asdic failed to resolve x: No table. This is a fault of Asdic, not of the scenario.'],
    ]);
    assert.deepEqual(run('no table.'), [
      'unknown',
      ['Asdic failed to resolve x: no table. This is a fault of Asdic, not of the scenario.'],
    ]);
    assert.deepEqual(run(new InvalidReferenceError('unit', 'u-1')), ['unknown', ['The unit u-1 has a fault.']]);
  });

  it('reports missing dice and unknown measures', () => {
    const [lacking] = runScenario(writeDuel('{ outcome: attacker-wins }'));
    assert.deepEqual([lacking!.state, lacking!.failures[0]!.message.slice(0, 17)], ['unknown', 'duel has no dice.']);
    const [unknown] = runScenario(writeDuel('{ odds: { defender: { sub: { min: 1 } } } }'));
    assert.deepEqual(
      [unknown!.state, unknown!.failures[0]!.message],
      ['unknown', 'The combat has no `odds.defender.sub`.'],
    );
  });
});
