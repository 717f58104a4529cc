import assert from 'node:assert/strict';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { indexIds } from '../../../../../server/src/model/ids';
import { listCombats } from '../../../../../server/src/rulesets/wif-ssw/combats';
import { covers } from '../../../../support/covers';
import { parseScenario } from '../scenario';
import { createOneCellChart, createChart, fight, noIds, writeSubCombat } from './fight';

const wolf = { id: 'wolf', type: 'sub', attack: 4, section: 3, count: 3 };
const corvette = { id: 'corvette', type: 'asw', asw: 4, section: 0 };
const cripple = { id: 'cripple', type: 'scs', cost1: 2, attack: 4, section: 0, damaged: true };
const cruiser = { id: 'cruiser', type: 'scs', cost1: 1, attack: 3, section: 2 };

function fightSubCombat(more: { attacker?: object; defender?: object; orders?: object }, header: object = {}) {
  return fight(
    writeSubCombat(
      {
        attacker: { units: [wolf], ...more.attacker },
        defender: { convoyPoints: 5, units: [corvette, cripple, cruiser], ...more.defender },
        orders: more.orders ?? {},
      },
      header,
    ),
  );
}

const getFactors = (combat: ReturnType<typeof fightSubCombat>, step: string) =>
  combat.getEntries(step)[0]?.amounts[0]?.total;
const getShips = (combat: ReturnType<typeof fightSubCombat>, step: string) =>
  combat.getEntries(step)[0]?.amounts[1]?.total;

describe('submarine combat as the add-on changes it', () => {
  it('only damaged surface units and convoy points of the 0 section count as ships', () => {
    covers('wif-ssw:W56');
    assert.equal(getShips(fightSubCombat({}), 'sub-combat.subs'), 4, 'three from five convoy points, and the cripple');
    assert.equal(getShips(fightSubCombat({ defender: { convoyPoints: 0 } }), 'sub-combat.subs'), 1);
    const convoySection = { defender: { convoyPoints: 0, convoyPointsInConvoySection: 20, units: [corvette] } };
    assert.equal(getShips(fightSubCombat(convoySection), 'sub-combat.subs'), 0);
  });

  it('hits convoy points, ASW units and damaged units, the least valuable first', () => {
    covers('wif-ssw:W55');
    const silent = { ...corvette, asw: 0 };
    const { results } = fightSubCombat(
      { defender: { units: [silent, cripple, cruiser] } },
      { tables: createOneCellChart('5X') },
    );
    assert.equal(results['convoyPoints.lost'], 5);
    assert.equal(results['escorts.destroyed'], 2, 'corvette and cripple; the undamaged cruiser is no target');
  });

  it('submarine combat does not hit convoy points of the Convoy Section', () => {
    covers('wif-ssw:W92');
    const { results } = fightSubCombat(
      { defender: { convoyPoints: 2, convoyPointsInConvoySection: 20, units: [cripple] } },
      { tables: createOneCellChart('9X') },
    );
    assert.equal(results['convoyPoints.lost'], 2);
  });

  it('faulty torpedoes subtract nothing from a submarine that has no attack', () => {
    covers('wif-ssw:W84');
    const header = {
      turn: { year: 1942, months: 'jan-feb' },
      powers: { us: { side: 'allied', atWarSince: { year: 1941, months: 'nov-dec' } } },
    };
    const units = [
      { ...wolf, count: 1 },
      { id: 'unarmed', type: 'sub', attack: 0, section: 3 },
    ];
    const defender = { units: [cripple] };
    assert.equal(
      getFactors(fightSubCombat({ attacker: { power: 'us', units }, defender }, header), 'sub-combat.subs'),
      3,
    );
  });

  it('submarine combat does not hit ASW units outside of the 0 section', () => {
    covers('wif-ssw:W55');
    const { results } = fightSubCombat(
      { defender: { convoyPoints: 0, units: [cripple, { ...corvette, section: 'convoy' }] } },
      { tables: createOneCellChart('9X') },
    );
    assert.equal(results['escorts.destroyed'], 1, 'the cripple alone');
  });

  it('undamaged ships can be bought as targets for three points each', () => {
    covers('wif-ssw:W57');
    const orders = { attacker: { surprise: [{ buy: 'target', unit: 'cruiser' }] } };
    const tables = createOneCellChart('X A');
    const poor = fightSubCombat({ attacker: { units: [wolf], surprisePoints: 2 }, orders }, { tables });
    assert.equal(poor.results['escorts.destroyed'], 0);
    const paid = fightSubCombat({ attacker: { units: [wolf], surprisePoints: 3 }, orders }, { tables });
    assert.equal(paid.getEntries('purchase.subs')[0]?.amounts[0]?.total, 3);
    assert.equal(paid.results['escorts.destroyed'], 1);
    assert.equal(paid.results['convoyPoints.port'], 1, 'the other effect falls on the leftover convoy point');
  });

  it('a target that the rules exclude cannot be bought', () => {
    covers('wif-ssw:W55');
    const orders = { attacker: { surprise: [{ buy: 'target', unit: 'corvette' }] } };
    const far = { units: [{ ...corvette, section: 'convoy' }, cripple] };
    const { getEntries } = fightSubCombat({ attacker: { units: [wolf], surprisePoints: 9 }, defender: far, orders });
    assert.match(getEntries('purchase.subs')[0]?.text ?? '', /passed over, it is an ASW unit in the Convoy Section/);
  });

  it('ASW units fire first, and submarines that they hit do not attack', () => {
    const tables = createChart([['A', 'A', 'A', 'A', 'A']], [[1, null]]);
    const combat = fightSubCombat({}, { tables });
    assert.equal(getFactors(combat, 'sub-combat.before'), 4);
    assert.equal(getFactors(combat, 'sub-combat.subs'), 8, 'two of three submarines are left');
    assert.equal(getShips(combat, 'sub-combat.asw'), 2);
  });

  it('ASW units fire once, or twice when the option says so', () => {
    const tables = createOneCellChart('-');
    assert.equal(getFactors(fightSubCombat({}, { tables }), 'sub-combat.asw'), 1, 'the cruiser, 0.5 rounded up');
    const twice = fightSubCombat({}, { tables, options: { aswUnitsInSubCombat: 'before-and-during' } });
    assert.equal(getFactors(twice, 'sub-combat.asw'), 5);
  });

  it('uses the printed attack without a section modifier, less the torpedo penalty', () => {
    covers('wif-ssw:W84');
    const header = {
      turn: { year: 1942, months: 'may-jun' },
      powers: { us: { side: 'allied', atWarSince: { year: 1941, months: 'nov-dec' } } },
    };
    const units = [
      { ...wolf, id: 'gato', section: 1, power: 'us' },
      { id: 'old', type: 'sub', attack: 1, section: 0, power: 'us' },
    ];
    const defender = { convoyPoints: 5, units: [] };
    assert.equal(
      getFactors(fightSubCombat({ attacker: { units }, defender }, header), 'sub-combat.subs'),
      9,
      '3 of 3, and 1 - 1',
    );
    assert.equal(
      getFactors(fightSubCombat({ attacker: { units }, defender }), 'sub-combat.subs'),
      13,
      'without the dates there is none',
    );
  });

  it('a docked pair stays out unless the enemy includes it for ten points, and does not attack', () => {
    covers('wif-ssw:W79');
    const units = [
      { id: 'lone', type: 'sub', attack: 4, section: 3 },
      { id: 'guest', type: 'sub', attack: 5, section: 3, dockedWith: 'cow' },
      { id: 'cow', type: 'sub', attack: 1, section: 3, milchcow: true },
    ];
    const orders = { defender: { surprise: [{ buy: 'include-docked', unit: 'cow' }] } };
    const fightWithPoints = (surprisePoints: number) =>
      fightSubCombat({ attacker: { units }, defender: { convoyPoints: 5, units: [cruiser], surprisePoints }, orders });
    assert.equal(getShips(fightWithPoints(9), 'sub-combat.asw'), 1);
    assert.equal(getShips(fightWithPoints(10), 'sub-combat.asw'), 3);
    assert.equal(getFactors(fightWithPoints(10), 'sub-combat.subs'), 4);
  });

  it('a bought victim counts once, in the first fire that has an effect', () => {
    const lone = { id: 'lone', type: 'sub', attack: 2, section: 3 };
    const orders = { defender: { surprise: [{ buy: 'target', unit: 'wolf' }] } };
    const combat = fightSubCombat(
      {
        attacker: { units: [wolf, lone] },
        defender: { convoyPoints: 2, units: [corvette, cruiser], surprisePoints: 3 },
        orders,
      },
      { tables: createOneCellChart('X') },
    );
    assert.match(combat.getEntries('damage.subs.before.certain')[0]?.text ?? '', /^wolf: 1 destroyed/);
    assert.match(combat.getEntries('damage.subs.certain')[0]?.text ?? '', /^lone: 1 destroyed/);
    assert.equal(combat.results['subs.destroyed'], 2);
  });

  it('submarine combat can be avoided for four points', () => {
    const orders = { defender: { surprise: [{ buy: 'avoid' }] } };
    const defender = { convoyPoints: 5, surprisePoints: 4 };
    const { results, trace: traced } = fightSubCombat({ defender, orders });
    assert.equal(results.combatType, 'avoided');
    assert.deepEqual(
      traced.entries.map(({ step }) => step),
      ['purchase.convoy', 'sub-combat.end'],
    );
  });

  it('submarine combat does nothing without a submarine that can attack', () => {
    const { results, summary } = fightSubCombat({ attacker: { units: [] } });
    assert.equal(results.combatType, 'none');
    assert.equal(summary, 'no submarine takes part');
  });

  it('submarine combat includes members that are defined elsewhere', () => {
    const scenario = parseScenario(writeSubCombat({ attacker: { members: ['wolf'] }, defender: { convoyPoints: 4 } }));
    const ids = indexIds([{ kind: 'unit', id: 'wolf', place: { owner: wolf }, object: wolf, path: [] }], []);
    const [entry] = listCombats(scenario, ids);
    const { entries } = traceCombat(entry!.build(), { seed: 1 });
    assert.equal(entries.find(({ step }) => step === 'sub-combat.subs')?.amounts[0]?.total, 12);
  });

  it('only submarine combat is resolved among naval combats', () => {
    for (const kind of ['surface', 'naval-air']) {
      assert.deepEqual(listCombats(parseScenario(writeSubCombat({ kind })), noIds), []);
    }
  });
});
