import assert from 'node:assert/strict';
import { applyDifference, addPath } from '../../../../server/src/rulesets/examples';
import { orderOfBattle } from '../../../../server/src/rulesets/wif-ssw/order-of-battle';
import { applyTextEdits } from '../../../../server/src/text';
import { assertFails, assertPasses } from '../../../support/cases';
import { findDiagnostics } from '../../../support/test-checks';

const writeLaterEngagement = (members: string, impulse = 3): string => `
  engagements:
    - id: later
      seaZone: North Atlantic
      ${impulse === 0 ? '' : `impulse: ${impulse}`}
      weather: fine
      ${members}
`;

/** The engagement of the base with a result, and a later one. */
const writeEngagementsAfterResult = (result: string, members: string): string => `
  engagements:
    - id: biscay
      result: ${result}
    - id: later
      seaZone: North Atlantic
      impulse: 3
      weather: fine
      ${members}
`;

describe('wif-ssw/two-zones-at-once', () => {
  it('a unit may fight again in another impulse, or when no impulse is given', () => {
    const again = 'subs: { power: germany, units: [{ unit: lohs }] }\n      convoy: { power: cw, convoyPoints: 6 }';
    assertPasses(orderOfBattle, writeLaterEngagement(again));
    assertPasses(orderOfBattle, writeLaterEngagement(again, 0));
  });

  it('units in a zone may fight there twice in an impulse', () => {
    assertPasses(
      orderOfBattle,
      `
        navalCombats:
          - id: cripples
            seaZone: Bay of Biscay
            impulse: 2
            kind: surface
            attacker: { power: germany }
            defender: { power: cw, units: [{ unit: escort-group }] }
      `,
    );
  });

  it('reports a single unit and a convoy in two zones', () => {
    assertFails(
      orderOfBattle,
      `
        engagements:
          - id: later
            seaZone: North Atlantic
            impulse: 2
            weather: fine
            subs: { power: germany, units: [{ unit: hecht }] }
            convoy: { from: sc-100, units: [{ unit: escort-group }] }
            #               ^^^^^^ wif-ssw/two-zones-at-once 12 convoy points of \`sc-100\` cannot be in North Atlantic: all are in Bay of Biscay
            #                                       ^^^^^^^^^^^^ wif-ssw/two-zones-at-once \`escort-group\` cannot be in North Atlantic: it is in Bay of Biscay
      `,
    );
  });
});

describe('wif-ssw/more-than-there-are', () => {
  it('adds up the lines of a combat against the units that there are', () => {
    const engagement = addPath(orderOfBattle, 'engagements.biscay.subs');
    assertPasses(engagement, 'units: [{ unit: lohs, count: 1 }, { unit: lohs, count: 3, section: 4 }]');
    assertFails(
      engagement,
      `
        units: [{ unit: lohs, count: 2 }, { unit: lohs, count: 3, section: 4 }]
        #                                                      ^ wif-ssw/more-than-there-are takes 5 of \`lohs\`
      `,
    );
  });

  it('counts a line without a number as one', () => {
    const engagement = addPath(orderOfBattle, 'engagements.biscay.subs');
    assertFails(
      engagement,
      `
        units: [{ unit: hecht }, { unit: lohs, count: 4 }, { unit: hecht, id: again }]
        #                                                          ^^^^^ wif-ssw/more-than-there-are takes 2 of \`hecht\`, but there is only 1
      `,
    );
  });
});

describe('wif-ssw/out-of-action', () => {
  const writeSubs = (count: number) =>
    `subs: { power: germany, units: [{ unit: lohs, count: ${count} }] }\n      convoy: { power: cw, convoyPoints: 6 }`;

  it('counts only losses that must have happened', () => {
    const mixed = addPath(orderOfBattle, 'engagements.biscay.subs');
    const text = applyDifference(mixed, 'units: [{ unit: lohs, count: 2 }, { unit: hecht, count: 1 }]');
    const base = { text };
    assertPasses(base, writeEngagementsAfterResult('{ subs: { destroyed: 1, damaged: 0, aborted: 0 } }', writeSubs(4)));
    assertPasses(base, writeEngagementsAfterResult('{ subs: { destroyed: 2, damaged: 0, aborted: 0 } }', writeSubs(3)));
    assert.match(
      findDiagnostics(
        applyDifference(
          base,
          writeEngagementsAfterResult('{ subs: { destroyed: 2, damaged: 0, aborted: 0 } }', writeSubs(4)),
        ),
      )[0]!.message,
      /at most 3 units are left/,
    );
  });

  it('says where a lost unit was lost, and offers to remove it', () => {
    const text = applyDifference(
      orderOfBattle,
      writeEngagementsAfterResult(
        '{ escorts: { destroyed: 0, damaged: 0, aborted: 1 } }',
        'subs: { power: germany, units: [{ unit: hecht }] }\n      convoy: { power: cw, convoyPoints: 6, units: [{ unit: escort-group }] }',
      ),
    );
    const [problem, ...others] = findDiagnostics(text);
    assert.deepEqual(others, []);
    assert.match(
      problem!.message,
      /`escort-group` cannot fight here: none is left after the result of `biscay` \(WIF 11\.5\)/,
    );
    assert.match(text.slice(problem!.related[0]!.from, problem!.related[0]!.to), /aborted: 1/);
    const [fix] = problem!.listFixes();
    assert.ok(applyTextEdits(text, fix!.edits).includes('convoyPoints: 6, units: [] }'));
  });
});

describe('wif-ssw/out-of-action by submarine combat', () => {
  const writeNavalCombat = (result: string) => `
    navalCombats:
      - id: hunt
        seaZone: Bay of Biscay
        impulse: 2
        kind: sub
        attacker: { power: germany, units: [{ unit: hecht }] }
        defender: { power: cw, convoyPoints: 3, units: [{ unit: escort-group, section: 0 }] }
        result: ${result}
    engagements:
      - id: later
        seaZone: North Atlantic
        impulse: 3
        weather: fine
        subs: { power: germany, units: [{ unit: hecht }] }
        convoy: { power: cw, convoyPoints: 6, units: [{ unit: escort-group }] }
  `;

  it('counts the losses of either side of a submarine combat', () => {
    const listMessages = (result: string) =>
      findDiagnostics(applyDifference(orderOfBattle, writeNavalCombat(result))).map(({ message }) => message);
    assert.deepEqual(listMessages('{ subs: { destroyed: 0, damaged: 0, aborted: 0 } }'), []);
    const [hunted, ...others] = listMessages(
      '{ subs: { destroyed: 1, damaged: 0, aborted: 0 }, escorts: { destroyed: 0, damaged: 0, aborted: 1 } }',
    );
    assert.match(hunted!, /`hecht` cannot fight here: none is left after the result of `hunt`/);
    assert.match(others[0]!, /`escort-group` cannot fight here/);
    assert.equal(others.length, 1);
  });
});

describe('wif-ssw/ssw-sub-included for units of the order of battle', () => {
  /** Checks a scenario in which submarines attack, and some fight on in the same impulse. */
  const checkHunt = (result: string, attack: string, hunt: string) => {
    const text = applyDifference(
      orderOfBattle,
      `
        engagements:
          - id: biscay
            subs: { power: germany, units: ${attack} }
            ${result}
        navalCombats:
          - id: hunt
            seaZone: Bay of Biscay
            impulse: 2
            kind: sub
            attacker: { power: germany, units: ${hunt} }
            defender: { power: cw, convoyPoints: 3 }
      `,
    );
    return { text, diagnostics: findDiagnostics(text) };
  };
  const ssw = 'result: { combatType: ssw }';

  it('accepts submarines that did not attack', () => {
    const two = '[{ unit: lohs, count: 2 }]';
    assert.deepEqual(checkHunt(ssw, two, '[{ unit: lohs, count: 2 }, { unit: hecht }]').diagnostics, []);
    const {
      text,
      diagnostics: [problem, ...others],
    } = checkHunt(ssw, two, '[{ unit: lohs, count: 3 }]');
    assert.deepEqual(others, []);
    assert.match(
      problem!.message,
      /^2 of `lohs` attacked in `biscay` this impulse, so only 2 can be included in naval combat/,
    );
    assert.match(applyTextEdits(text, problem!.listFixes()[0]!.edits), /unit: lohs, count: 2 }\]/);
  });

  it('reports submarines when all of them attacked, and offers to remove them', () => {
    const [problem] = checkHunt(ssw, '[{ unit: hecht }]', '[{ unit: lohs }, { unit: hecht }]').diagnostics;
    assert.match(problem!.message, /^`hecht` attacked in `biscay` this impulse, so neither side can include it/);
    assert.equal(problem!.listFixes()[0]!.title, 'Take hecht out of hunt');
  });

  it('reports submarines before the attack is resolved, if nobody can avoid it', () => {
    const [problem, ...others] = checkHunt('', '[{ unit: lohs }]', '[{ unit: lohs }]').diagnostics;
    assert.deepEqual(others, []);
    assert.match(problem!.message, /`lohs` attacked in `biscay` this impulse, so neither side can include them/);
  });

  it('reports submarines that the enemy includes', () => {
    const text = applyDifference(
      orderOfBattle,
      `
        engagements:
          - id: biscay
            subs: { power: germany, units: [{ unit: hecht }] }
        navalCombats:
          - id: swordfish
            seaZone: Bay of Biscay
            impulse: 2
            kind: naval-air
            attacker: { power: cw }
            defender: { power: germany, units: [{ unit: hecht, section: 2 }] }
      `,
    );
    assert.deepEqual(
      findDiagnostics(text).map(({ code }) => code),
      ['wif-ssw/ssw-sub-included'],
    );
  });

  it('reports no submarines while the outcome of the attack is unknown', () => {
    const avoid = 'orders: { convoy: { surprise: [{ buy: avoid }] } }';
    assert.deepEqual(checkHunt(avoid, '[{ unit: lohs }]', '[{ unit: lohs }]').diagnostics, []);
    assert.deepEqual(checkHunt('', '[{ unit: lohs, joins: { unless: damaged } }]', '[{ unit: lohs }]').diagnostics, []);
    assert.deepEqual(
      checkHunt('result: { combatType: avoided }', '[{ unit: lohs }]', '[{ unit: lohs }]').diagnostics,
      [],
    );
  });
});

describe('combats with a result of their own', () => {
  const writeWithResult = (result: string) =>
    `subs: { power: germany, units: [{ unit: lohs }] }\n      convoy: { power: cw, convoyPoints: 6 }\n      result: ${result}`;
  const first = '{ combatType: ssw, subs: { destroyed: 2, damaged: 0, aborted: 0 } }';

  it('units of a result without dice may be those that remained after it', () => {
    const listCodes = (result: string) =>
      findDiagnostics(applyDifference(orderOfBattle, writeEngagementsAfterResult(first, writeWithResult(result))))
        .map(({ code }) => code)
        .filter((code) => code !== 'result/outdated');
    assert.deepEqual(listCodes('{ combatType: ssw, subs: { destroyed: 2, damaged: 0, aborted: 0 } }'), []);
    assert.deepEqual(listCodes('{ combatType: ssw, subs: { destroyed: 3, damaged: 0, aborted: 0 } }'), [
      'wif-ssw/out-of-action',
    ]);
    assert.deepEqual(listCodes('{ combatType: ssw, dice: {}, subs: { destroyed: 0, damaged: 0, aborted: 0 } }'), [
      'wif-ssw/out-of-action',
    ]);
  });
});

describe('wif-ssw/convoy-sunk-twice', () => {
  it('accepts a convoy that sails with its remaining points', () => {
    const writeConvoy = (points: number) =>
      `subs: { power: germany, units: [{ unit: hecht }] }\n      convoy: { from: sc-100, convoyPoints: ${points} }`;
    const writeResult = (lost: number) => `{ convoyPoints: { lost: ${lost}, repair: 0, port: 2 } }`;
    assertPasses(orderOfBattle, writeEngagementsAfterResult(writeResult(8), writeConvoy(2)));
    assert.match(
      findDiagnostics(applyDifference(orderOfBattle, writeEngagementsAfterResult(writeResult(9), writeConvoy(2))))[0]!
        .message,
      /of `sc-100` only 1 is left/,
    );
    assert.match(
      findDiagnostics(applyDifference(orderOfBattle, writeEngagementsAfterResult(writeResult(10), writeConvoy(2))))[0]!
        .message,
      /of `sc-100` none is left/,
    );
  });
});
