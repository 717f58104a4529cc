import assert from 'node:assert/strict';
import { applyDifference } from '../../../../server/src/rulesets/examples';
import { orderOfBattle } from '../../../../server/src/rulesets/awaw/scenarios';
import { applyTextEdits } from '../../../../server/src/text';
import { assertPasses } from '../../../support/cases';
import { findDiagnostics } from '../../../support/test-checks';

/** The round of the base with a result, and combats after it. */
const writeRoundsAfterResult = (result: string, defender: string, more = '') => `
  navalRounds:
    - id: morning
      result: ${result}
    - id: afternoon
      number: 2
      attacker: { groups: [{ number: 1, units: [{ unit: benson }] }] }
      defender: { groups: [{ number: 1, units: ${defender} }] }
      ${more}
`;
const checkScenario = (more: string) => {
  const text = applyDifference(orderOfBattle, more);
  return { text, problems: findDiagnostics(text).filter(({ code }) => code !== 'result/outdated') };
};
const listCodes = (more: string) => checkScenario(more).problems.map(({ code }) => code);

describe('awaw/out-of-action', () => {
  const akagiSunk = '{ ships: { akagi: { sunk: 1 } } }';

  it('says where a ship was sunk, and offers to remove it', () => {
    const { text, problems } = checkScenario(writeRoundsAfterResult(akagiSunk, '[{ unit: akagi }, { unit: nagara }]'));
    const [problem, ...others] = problems;
    assert.deepEqual(others, []);
    assert.match(problem!.message, /^`akagi` cannot fight here: it was sunk by the result of `morning`/);
    assert.match(text.slice(problem!.related[0]!.from, problem!.related[0]!.to), /akagi: \{ sunk: 1 \}/);
    assert.match(applyTextEdits(text, problem!.listFixes()[0]!.edits), /units: \[\{ unit: nagara \}\]/);
  });

  it('accepts damaged ships, surviving ships, and rounds before the loss', () => {
    assertPasses(orderOfBattle, writeRoundsAfterResult('{ ships: { akagi: { damaged: 1 } } }', '[{ unit: akagi }]'));
    assertPasses(
      orderOfBattle,
      writeRoundsAfterResult('{ ships: { nagara: { sunk: 3 } } }', '[{ unit: nagara, count: 2 }]'),
    );
    assert.deepEqual(
      listCodes(writeRoundsAfterResult(akagiSunk, '[{ unit: akagi }]').replace('number: 2', 'number: 1')),
      ['awaw/out-of-action'],
    );
    const earlier = writeRoundsAfterResult(
      '{ ships: {} }',
      '[{ unit: akagi }]',
      'result: { ships: { akagi: { sunk: 1 } } }',
    );
    assert.deepEqual(listCodes(earlier), []);
  });

  it('reads a result of a whole turn as what was left of the units', () => {
    const listTurnCodes = (result: string) =>
      listCodes(writeRoundsAfterResult(akagiSunk, '[{ unit: akagi }, { unit: nagara }]', `result: ${result}`));
    assert.deepEqual(listTurnCodes('{ ships: { nagara: { sunk: 1 } } }'), []);
    assert.deepEqual(listTurnCodes('{ ships: { akagi: { sunk: 1 } } }'), ['awaw/out-of-action']);
  });
});

describe('awaw/more-than-there-are', () => {
  const writeRound = (groups: string) => `
    navalRounds:
      - id: morning
        attacker: { groups: [{ number: 1, units: [{ unit: benson }] }] }
        defender: { groups: ${groups} }
  `;

  it('reports a ship that is listed twice in a group, and not one that is listed in two groups', () => {
    assert.deepEqual(listCodes(writeRound('[{ number: 1, units: [{ unit: akagi }, { unit: akagi }] }]')), [
      'awaw/more-than-there-are',
    ]);
    assert.deepEqual(
      listCodes(writeRound('[{ number: 1, units: [{ unit: akagi }] }, { number: 2, units: [{ unit: akagi }] }]')),
      ['awaw/unit-in-two-groups'],
    );
  });
});
