import assert from 'node:assert/strict';
import { runTests, testsIn } from '../../../server/src/features';
import { analysedWithOdds } from '../../support/odds';
import { biscay } from './support';
import { duel } from '../../support/duel';

const run = (text: string, runs?: number) => runTests(analysedWithOdds(text, runs));
const expecting = (expect: string) => `${biscay}    expect: ${expect}\n`;

describe('tests of scenarios', () => {
  it('treats the expectations of combats as tests, at their keys', () => {
    const text = expecting('{ surprisePoints: { subs: 6 } }');
    const [test, ...others] = testsIn(analysedWithOdds(text));
    assert.deepEqual([test!.label, test!.scenario, others], ['biscay', undefined, []]);
    assert.equal(text.slice(test!.range.from, test!.range.to), 'expect');
    assert.deepEqual(testsIn(analysedWithOdds(biscay)), []);
  });

  it('distinguishes the tests of several scenarios', () => {
    const text = expecting('{ surprisePoints: { subs: 6 } }');
    const all = testsIn(analysedWithOdds(`${text}---\n${text}`));
    assert.deepEqual(
      all.map(({ id, scenario }) => [id, scenario]),
      [
        ['0 biscay', 'Condors over Biscay'],
        ['1 biscay', 'Condors over Biscay'],
      ],
    );
    assert.deepEqual(
      runTests(analysedWithOdds(`${text}---\n${text}`), ['1 biscay']).map(({ id, state }) => [id, state]),
      [['1 biscay', 'passed']],
    );
  });

  it('reports the expected and the actual number and their difference', () => {
    const [{ state, failures }] = run(expecting('{ surprisePoints: { subs: { min: 8 } }, combatType: sub }')) as [
      ReturnType<typeof run>[number],
    ];
    assert.equal(state, 'failed');
    assert.deepEqual(
      failures.map(({ message, expected, found }) => [message, expected, found]),
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
    assert.equal(run(duel('{ odds: { attacker-wins: { min: 0.2 } } }'))[0]!.state, 'passed');
    const [failed] = run(duel('{ odds: { attacker-wins: { min: 0.99 } } }'));
    assert.match(
      failed!.failures[0]!.message,
      /expected at least 99%, found .* points too low \(odds found exactly\)\.$/,
    );
    const share = Number.parseFloat(failed!.failures[0]!.found!) / 100;
    const [open] = run(duel(`{ odds: { attacker-wins: { min: ${share} } } }`), 300);
    assert.deepEqual([failed!.state, open!.state], ['failed', 'open']);
  });

  it('reports missing dice and unknown measures', () => {
    const [lacking] = run(duel('{ outcome: attacker-wins }'));
    assert.deepEqual([lacking!.state, lacking!.failures[0]!.message.slice(0, 17)], ['unknown', 'duel has no dice.']);
    const [unknown] = run(duel('{ odds: { defender: { sub: { min: 1 } } } }'));
    assert.deepEqual(
      [unknown!.state, unknown!.failures[0]!.message],
      ['unknown', 'The combat has no `odds.defender.sub`.'],
    );
  });
});
