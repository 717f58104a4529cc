import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { createOneCellChart, createChart, writeEngagement, fight, searchDice } from './fight';

const sub = { id: 'wolf', type: 'sub', attack: 4, section: 3, count: 3 };
const lone = { id: 'lone', type: 'sub', attack: 2, section: 3 };
const corvette = { id: 'corvette', type: 'asw', asw: 4 };
const destroyer = { id: 'destroyer', type: 'scs', cost1: 1 };

/** An engagement with surprise points for one side; ten convoy points, an escort, a destroyer. */
function fightWithOrders(side: 'subs' | 'convoy', surprise: object, header: object = {}) {
  return fight(
    writeEngagement(
      {
        subs: { units: [sub, lone] },
        convoy: { convoyPoints: 10, units: [corvette, destroyer] },
        orders: { [side]: { surprise } },
        dice: side === 'subs' ? searchDice.subsSurprise : searchDice.convoySurprise,
      },
      header,
    ),
  );
}

const listPurchases = (combat: ReturnType<typeof fightWithOrders>, side: 'subs' | 'convoy') =>
  combat.getEntries(`purchase.${side}`).map((entry) => (entry.kind === 'choice' ? entry.option : undefined));

describe('the purchases of surprise points', () => {
  it('purchases are made in order, each while the points suffice', () => {
    covers('wif-ssw:W22');
    // 13 points: 3 for the target, 4 for the type, 6 for three columns of 2; nothing is left for the last.
    const combat = fightWithOrders('subs', [
      { buy: 'target', unit: 'corvette' },
      { buy: 'combat-type', type: 'ssw' },
      { buy: 'own-column-up', columns: 3 },
      { buy: 'enemy-column-down' },
    ]);
    assert.equal(combat.results['surprisePoints.subs'], 13);
    assert.deepEqual(listPurchases(combat, 'subs'), ['buy', 'buy', 'buy']);
    assert.equal(combat.getEntries('purchase.subs').at(-1)?.text, 'The own column moves up by 3; 0 points left.');
  });

  it('skips a purchase that cannot be paid, and tries the next one', () => {
    const combat = fightWithOrders('convoy', [
      { buy: 'own-column-up', columns: 3 },
      { buy: 'target', unit: 'wolf' },
    ]);
    assert.equal(combat.results['surprisePoints.convoy'], 5);
    assert.deepEqual(listPurchases(combat, 'convoy'), ['pass over', 'buy']);
    assert.equal(
      combat.getEntries('purchase.convoy')[0]?.text,
      'The own column moves up by 3: passed over, it costs 6 with 5 left.',
    );
  });

  it('uses the list for the points gained, each purchase while the points suffice', () => {
    const [column, target] = [{ buy: 'own-column-up' }, { buy: 'target', unit: 'corvette' }];
    const at = { 3: [column], 12: [target, { buy: 'own-column-up', columns: 6 }, target], 14: [{ buy: 'avoid' }] };
    const combat = fightWithOrders('subs', { at });
    assert.deepEqual(listPurchases(combat, 'subs'), ['buy', 'pass over', 'buy']);
    const last = combat.getEntries('purchase.subs').at(-1);
    assert.equal(last?.text, 'corvette takes the worst result not yet given out; 7 points left.');
    assert.equal(combat.results['surprisePoints.subs'], 13);
    // The same list as a plain order gives the same end. Lists for more points than were gained buy nothing.
    assert.deepEqual(combat.results, fightWithOrders('subs', at[12]).results);
    assert.deepEqual(fightWithOrders('subs', { at: { 14: [target] } }).results, fightWithOrders('subs', []).results);
  });

  it('only the side that has points buys', () => {
    covers('wif-ssw:W21');
    const combat = fight(
      writeEngagement({
        subs: { units: [sub] },
        convoy: { convoyPoints: 10, units: [corvette] },
        orders: { subs: { surprise: [{ buy: 'avoid' }] }, convoy: { surprise: [{ buy: 'avoid' }] } },
        dice: searchDice.convoySurprise,
      }),
    );
    assert.equal(combat.getEntries('purchase.subs').length, 0);
    assert.equal(combat.getEntries('purchase.convoy').length, 1);
    assert.equal(combat.results.combatType, 'avoided');
  });

  it('purchases move the columns of both fires, at most to the first and the last', () => {
    const tables = createChart([['A', '2A', 'D', '2D', 'X']], [[1, null]]);
    const combat = fightWithOrders(
      'subs',
      [
        { buy: 'own-column-up', columns: 2 },
        { buy: 'enemy-column-down', columns: 2 },
      ],
      {
        tables,
      },
    );
    const getColumn = (step: string) => combat.getEntries(step)[0]!.amounts.at(-1)!;
    // 14 factors: column 3, moved to the last; 4.5 factors, rounded to 5: column 1, which cannot go down
    assert.equal(getColumn('fire.subs').total, 5);
    assert.equal(getColumn('fire.subs').changes[0]?.by, 2);
    assert.equal(getColumn('fire.asw').total, 1);
    assert.deepEqual(getColumn('fire.asw').changes, []);
  });

  it('purchases cannot choose surface or submarine combat', () => {
    covers('wif-ssw:W22');
    for (const type of ['surface', 'sub']) {
      const combat = fightWithOrders('subs', [{ buy: 'combat-type', type }]);
      assert.deepEqual(listPurchases(combat, 'subs'), ['pass over']);
      assert.equal(combat.results.combatType, 'ssw');
    }
  });

  it('the sub side picks only ASW units of the Convoy Section, for three points each', () => {
    covers('wif-ssw:W35');
    const combat = fightWithOrders(
      'subs',
      [
        { buy: 'target', unit: 'destroyer' },
        { buy: 'target', unit: 'corvette' },
      ],
      { tables: createOneCellChart('X D') },
    );
    assert.deepEqual(listPurchases(combat, 'subs'), ['pass over', 'buy']);
    assert.equal(combat.getEntries('purchase.subs')[1]?.amounts[0]?.total, 3);
    assert.equal(combat.results['escorts.destroyed'], 1, 'the picked unit takes the worst effect');
    assert.equal(combat.results['convoyPoints.lost'], 0, 'in place of the convoy points');
    assert.equal(combat.results['convoyPoints.repair'], 2);
  });

  it('the option adds the effect on a picked unit to the others', () => {
    covers('wif-ssw:W35');
    const combat = fightWithOrders('subs', [{ buy: 'target', unit: 'corvette' }], {
      tables: createOneCellChart('X D'),
      options: { boughtVictim: 'additional' },
    });
    assert.equal(combat.results['escorts.destroyed'], 1);
    assert.equal(combat.results['convoyPoints.lost'], 2);
    assert.equal(combat.results['convoyPoints.repair'], 2);
  });

  it('each further picked unit takes the next worst effect', () => {
    const combat = fightWithOrders(
      'subs',
      [
        { buy: 'target', unit: 'corvette' },
        { buy: 'target', unit: 'corvette' },
      ],
      { tables: createOneCellChart('X D A') },
    );
    assert.equal(combat.results['escorts.destroyed'], 1, 'the same unit takes both');
    assert.equal(combat.results['convoyPoints.lost'], 0);
    assert.equal(combat.results['convoyPoints.repair'], 0);
    assert.equal(combat.results['convoyPoints.port'], 2);
  });

  it('escorts are hit only when they were picked', () => {
    covers('wif-ssw:W32');
    const combat = fightWithOrders('subs', [], { tables: createOneCellChart('9X') });
    assert.equal(combat.results['escorts.destroyed'], 0);
    assert.equal(combat.results['convoyPoints.lost'], 10);
  });

  it('the convoy side picks the submarine that takes an effect; otherwise the owner chooses', () => {
    covers('wif-ssw:W34');
    const header = { tables: createOneCellChart('X') };
    const getDamageText = (combat: ReturnType<typeof fightWithOrders>) =>
      combat.getEntries('damage.subs.certain')[0]?.text;
    assert.match(
      getDamageText(fightWithOrders('convoy', [], header)) ?? '',
      /^lone: 1 destroyed/,
      'the least worth first',
    );
    assert.match(
      getDamageText(fightWithOrders('convoy', [{ buy: 'target', unit: 'wolf' }], header)) ?? '',
      /^wolf: 1 destroyed/,
    );
  });

  it('surprise points that are not spent are lost', () => {
    const combat = fightWithOrders('subs', []);
    assert.equal(combat.getEntries('purchase.subs').length, 0);
    assert.equal(combat.results['surprisePoints.subs'], 13, 'the points gained are reported all the same');
  });

  it('four points avoid the combat, unless the option bars it', () => {
    const avoided = fightWithOrders('subs', [{ buy: 'avoid' }]);
    assert.equal(avoided.results.combatType, 'avoided');
    assert.equal(avoided.summary, 'combat avoided; 13 surprise points to the sub side');
    assert.equal(avoided.getEntries('fire.subs').length, 0);
    assert.match(avoided.getEntries('mark')[0]?.text ?? '', /none is marked/);
    const barred = fightWithOrders('subs', [{ buy: 'avoid' }], { options: { avoidCombat: 'barred' } });
    assert.equal(barred.results.combatType, 'ssw');
    assert.deepEqual(listPurchases(barred, 'subs'), ['pass over']);
  });

  it('purchases cannot include a docked pair', () => {
    assert.deepEqual(listPurchases(fightWithOrders('convoy', [{ buy: 'include-docked', unit: 'wolf' }]), 'convoy'), [
      'pass over',
    ]);
  });

  it('losses follow the order that the owner gives', () => {
    covers('wif-ssw:W34');
    const combat = fight(
      writeEngagement(
        {
          subs: { units: [sub, lone] },
          convoy: { convoyPoints: 10, units: [corvette] },
          orders: { subs: { losses: ['wolf', 'lone'] } },
          dice: searchDice.hardlyAny,
        },
        { tables: createOneCellChart('X D A A A') },
      ),
    );
    assert.match(
      combat.getEntries('damage.subs.certain')[0]?.text ?? '',
      /^wolf: 1 destroyed, 1 damaged, 2 aborted; lone: 1 aborted/,
      'a fifth effect goes round again',
    );
  });
});
