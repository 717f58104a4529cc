/** Fixes that would lead directly to another diagnostic are not offered. */
import assert from 'node:assert/strict';
import { applyDifference, addPath, type BaseScenario } from '../../../../server/src/rulesets/examples';
import {
  caughtRefuelling,
  escortCarrier,
  iberianBases,
  playedScenario,
  subCombat,
  biscay,
} from '../../../../server/src/rulesets/wif-ssw/scenarios';
import { applyTextEdits } from '../../../../server/src/text';
import { findDiagnostics } from '../../../support/test-checks';

/** The titles of the fixes of the diagnostics with a code. */
function listFixes(base: BaseScenario, difference: string, code: string): readonly string[] {
  return findDiagnostics(applyDifference(base, difference))
    .filter((problem) => problem.code === `wif-ssw/${code}`)
    .flatMap(({ listFixes }) => listFixes().map(({ title }) => title));
}

const undamaged = addPath(subCombat, 'navalCombats.biscay-subs');

describe('fixes that buy something', () => {
  const writeTargets = (points: number, orders = '') => `
    attacker: { surprisePoints: ${points}, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
    targets: [rodney]
    ${orders}
  `;

  it('a fix buys a target only with points that the side has left', () => {
    const buying = 'Buy rodney as a target';
    const shift = 'orders: { attacker: { surprise: [{ buy: own-column-up }] } }';
    const isOffered = (points: number, orders?: string) =>
      listFixes(undamaged, writeTargets(points, orders), 'undamaged-ship-unpaid').includes(buying);
    assert.deepEqual(
      [isOffered(3), isOffered(2), isOffered(5, shift), isOffered(4, shift)],
      [true, false, true, false],
    );
  });

  it('a fix buys a docked pair only for a side with ten points', () => {
    const pair = addPath(caughtRefuelling, 'navalCombats.biscay-surface');
    const poor = `
      attacker: { surprisePoints: 9, units: [{ id: norfolk, type: scs, cost1: 2, section: 3 }] }
      orders: ~
    `;
    assert.deepEqual(listFixes(pair, poor, 'docked-pair-unpaid'), []);
    assert.notDeepEqual(listFixes(pair, 'orders: ~', 'docked-pair-unpaid'), []);
  });

  it('a fix buys a combat type only within the points of the dice', () => {
    const writeCombatType = (convoy: number) => `
      dice: { search.subs: 4, search.convoy: ${convoy} }
      orders: { subs: { combatType: ssw } }
    `;
    const buying = 'Buy it with surprise points';
    const engagement = addPath(biscay, 'engagements.biscay');
    const isOffered = (convoy: number) =>
      listFixes(engagement, writeCombatType(convoy), 'combat-type-not-ours').includes(buying);
    assert.deepEqual([isOffered(3), isOffered(2)], [true, false]);
  });
});

describe('a plane without a carrier', () => {
  it('a fix puts a plane only on an undamaged carrier of its section', () => {
    const convoy = addPath(escortCarrier, 'engagements.biscay.convoy.units');
    const martlet = '- { id: martlet, type: cvp, range: 4, airToSea: 1 }';
    const listCarrierFixes = (audacity: string) =>
      listFixes(convoy, `- { id: audacity, type: cv${audacity} }\n${martlet}`, 'plane-without-carrier');
    assert.deepEqual(listCarrierFixes(', count: 1'), ['Put martlet on audacity']);
    assert.deepEqual(listCarrierFixes(', damaged: true'), []);
    assert.deepEqual(listCarrierFixes(', section: 2'), []);
  });
});

describe('a carrier that is removed', () => {
  it('a fix that removes a carrier removes it from its planes as well', () => {
    const text = applyDifference(
      addPath(iberianBases, 'bases.azores.units'),
      `
        - { id: audacity, type: cv, power: us }
        - { id: martlet, type: cvp, power: us, range: 4, airToSea: 1, on: audacity }
      `,
    );
    const fix = findDiagnostics(text)
      .flatMap(({ listFixes }) => listFixes())
      .find(({ title }) => title === 'Remove audacity');
    assert.ok(fix);
    const mended = applyTextEdits(text, fix.edits);
    assert.doesNotMatch(mended, /audacity/);
    assert.deepEqual(
      findDiagnostics(mended).map(({ code }) => code),
      findDiagnostics(text)
        .map(({ code }) => code)
        .filter((code) => code !== 'wif-ssw/azores-guest'),
    );
  });
});

it('a fix adds the sub-steps that a log leaves out, in their places', () => {
  const text = applyDifference(
    addPath(playedScenario, 'log'),
    `
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: combat }
    `,
  );
  const fixFirst = (broken: string): string =>
    applyTextEdits(broken, findDiagnostics(broken)[0]!.listFixes()[0]!.edits);
  const fixed = fixFirst(fixFirst(text));
  assert.deepEqual(findDiagnostics(fixed), []);
  assert.deepEqual(
    [...fixed.matchAll(/step: ([\w-]+)/g)].map(([, step]) => step),
    ['initiation', 'search', 'combat-type-choice', 'combat'],
  );
});
