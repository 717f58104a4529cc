import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { createOneCellChart, createChart, writeEngagement, fight, searchDice } from './fight';

const sub = { id: 'wolf', type: 'sub', attack: 4, section: 3, count: 3 };
const escort = { id: 'corvette', type: 'asw', asw: 4 };

describe('the exchange of strategic submarine warfare', () => {
  it('the exchange is a single round in which neither side fires first', () => {
    covers('wif-ssw:W27', 'wif-ssw:W29');
    const { trace, getEntries } = fight(
      writeEngagement({
        subs: { units: [sub] },
        convoy: { convoyPoints: 10, units: [escort] },
        dice: searchDice.hardlyAny,
      }),
    );
    assert.equal(getEntries('round').length, 1);
    assert.equal(getEntries('fire.subs').length, 1);
    assert.equal(getEntries('fire.asw').length, 1);
    const ids = trace.entries.map((entry) => entry.step);
    assert.ok(
      ids.indexOf('fire.asw') < ids.findIndex((id) => id.startsWith('damage.')),
      'damage comes after both fires',
    );
    assert.ok(!ids.some((id) => id.startsWith('sub-combat')), 'there is no ASW fire beforehand');
  });

  it('the exchange reads the effects of both sides before it applies either', () => {
    covers('wif-ssw:W33');
    // Every effect destroys: all submarines and all ships are hit, but both fires count in full.
    const { results } = fight(
      writeEngagement(
        { subs: { units: [sub] }, convoy: { convoyPoints: 6, units: [escort] }, dice: searchDice.hardlyAny },
        { tables: createOneCellChart('3X') },
      ),
    );
    assert.equal(results['subs.destroyed'], 3);
    assert.equal(results['convoyPoints.lost'], 6);
  });

  it('names the options that the losses of the convoy depend on', () => {
    const listBases = (orders: object): readonly string[] =>
      fight(
        writeEngagement(
          {
            subs: { units: [sub] },
            convoy: { convoyPoints: 6, units: [escort] },
            orders,
            dice: searchDice.subsSurprise,
          },
          { tables: createOneCellChart('3X') },
        ),
      ).trace.entries.flatMap((entry) => entry.bases.map(({ name }) => name));
    assert.ok(listBases({}).includes('convoyEffects'));
    assert.ok(!listBases({}).includes('boughtVictim'));
    assert.ok(listBases({ subs: { surprise: [{ buy: 'target', unit: 'corvette' }] } }).includes('boughtVictim'));
  });

  it('reads the sum of submarine factors against the ships that the convoy points make', () => {
    covers('wif-ssw:W30', 'wif-ssw:W31');
    const [fire] = fight(
      writeEngagement({ subs: { units: [sub] }, convoy: { convoyPoints: 13 }, dice: searchDice.hardlyAny }),
    ).getEntries('fire.subs');
    assert.deepEqual(
      fire?.amounts.map(({ label, total }) => [label, total]),
      [
        ['submarine factors', 12],
        ['ships in the Convoy Section', 7],
        ['column of the naval combat chart', 5],
      ],
    );
    assert.equal(fire?.text, '12 factors against 7 ships, column 5: X 2D (1 destroyed, 2 damaged).');
  });

  it('reads the total ASW value, dark red doubled, against the participating submarines', () => {
    covers('wif-ssw:W33');
    const units = [escort, { id: 'hunter', type: 'asw', asw: 3, darkRed: true }];
    const idle = { id: 'idle', type: 'sub', attack: 4, section: 3, count: 9, joins: false };
    const [fire] = fight(
      writeEngagement({
        subs: { units: [sub, idle] },
        convoy: { convoyPoints: 10, units },
        dice: searchDice.hardlyAny,
      }),
    ).getEntries('fire.asw');
    assert.deepEqual(
      fire?.amounts.map(({ total }) => total),
      [10, 3, 4],
      'factors, submarines, column',
    );
  });

  it('excludes convoy points in the 0 section and units in numbered sections', () => {
    covers('wif-ssw:W28');
    const { getEntries, results } = fight(
      writeEngagement(
        {
          subs: { units: [sub] },
          convoy: { convoyPoints: 2, convoyPointsInZeroSection: 40, units: [{ ...escort, section: 0 }] },
          dice: searchDice.hardlyAny,
        },
        { tables: createOneCellChart('9X') },
      ),
    );
    assert.equal(getEntries('fire.subs')[0]?.amounts[1]?.total, 1, 'one ship');
    assert.equal(getEntries('fire.asw')[0]?.amounts[0]?.total, 0, 'the escort in section 0 does not fire');
    assert.equal(results['convoyPoints.lost'], 2);
    assert.match(getEntries('round')[0]?.text ?? '', /40 convoy points in the 0 section stay out of it/);
  });

  it('effects fall on convoy points, two to a ship: X lost, D to the repair pool, A to port', () => {
    covers('wif-ssw:W32');
    const { results, summary } = fight(
      writeEngagement(
        { subs: { units: [sub] }, convoy: { convoyPoints: 20, units: [escort] }, dice: searchDice.hardlyAny },
        { tables: createOneCellChart('X 2D 3A') },
      ),
    );
    assert.equal(results['convoyPoints.lost'], 2);
    assert.equal(results['convoyPoints.repair'], 4);
    assert.equal(results['convoyPoints.port'], 6);
    assert.equal(results['escorts.destroyed'], 0);
    assert.match(summary, /^2 convoy points lost, 4 to the repair pool, 6 sent to port; /);
  });

  it('the leftover convoy point is lost first', () => {
    covers('wif-ssw:W34');
    const { results } = fight(
      writeEngagement(
        { subs: { units: [sub] }, convoy: { convoyPoints: 5 }, dice: searchDice.hardlyAny },
        { tables: createOneCellChart('X D') },
      ),
    );
    assert.equal(results['convoyPoints.lost'], 1);
    assert.equal(results['convoyPoints.repair'], 2);
  });

  it('no more convoy points are lost than there are', () => {
    const { results } = fight(
      writeEngagement(
        { subs: { units: [sub] }, convoy: { convoyPoints: 3 }, dice: searchDice.hardlyAny },
        { tables: createOneCellChart('9X 9D 9A') },
      ),
    );
    assert.equal(results['convoyPoints.lost'], 3);
    assert.equal(results['convoyPoints.repair'], 0);
  });

  it('applies the option that decides what an effect does to convoy points', () => {
    covers('wif-ssw:W32');
    const { results } = fight(
      writeEngagement(
        { subs: { units: [sub] }, convoy: { convoyPoints: 20 }, dice: searchDice.hardlyAny },
        { tables: createOneCellChart('X D A'), options: { convoyEffects: { damaged: 'lost', aborted: 'lost' } } },
      ),
    );
    assert.equal(results['convoyPoints.lost'], 6);
  });

  it('there is nothing to hit without convoy points, unless the option counts them as one ship', () => {
    const empty = {
      subs: { units: [sub] },
      convoy: { units: [escort] },
      dice: { 'search.subs': 4, 'search.convoy': 1 },
    };
    const emptyCombat = fight(writeEngagement(empty));
    assert.match(emptyCombat.getEntries('fire.subs')[0]?.text ?? '', /against 0 ships: nothing happens/);
    const oneShip = fight(writeEngagement(empty, { options: { emptyConvoy: 'one-ship' } }));
    assert.equal(oneShip.getEntries('fire.subs')[0]?.amounts[1]?.total, 1);
    assert.equal(oneShip.results['convoyPoints.lost'], 0, 'there is still nobody who takes the effects');
  });

  it('uses the column of the supplied chart and names the chart', () => {
    const tables = createChart([['A', '2A', '3A']], [[1, null]]);
    const { getEntries } = fight(
      writeEngagement({ subs: { units: [sub] }, convoy: { convoyPoints: 20 }, dice: searchDice.hardlyAny }, { tables }),
    );
    const column = getEntries('fire.subs')[0]?.amounts.at(-1);
    assert.equal(column?.total, 3);
    assert.deepEqual(column?.base.basis, { kind: 'supplied-table', name: 'navalCombatChart' });
  });

  it('marks the submarines that attacked, and explains it', () => {
    covers('wif-ssw:W51');
    const { getEntries } = fight(
      writeEngagement({ subs: { units: [sub] }, convoy: { convoyPoints: 2 }, dice: searchDice.hardlyAny }),
    );
    const [mark] = getEntries('mark');
    assert.ok(mark?.rules.includes('mark-ssw-subs'));
    assert.equal(mark?.text, 'Marked: wolf. They can be in no naval combat this impulse.');
  });

  it('excludes submarines that torpedoes, passing or their owner keep out', () => {
    covers('wif-ssw:W8', 'wif-ssw:W85', 'wif-ssw:W6', 'wif-ssw:W7');
    const units = [
      { id: 'gato', type: 'sub', attack: 4, section: 4, power: 'us' },
      { id: 'old', type: 'sub', attack: 1, section: 4, power: 'us' },
      { id: 'dutch', type: 'sub', attack: 4, section: 4, power: 'netherlands' },
      { id: 'down', type: 'sub', attack: 4, section: 4, power: 'us', faceUp: false },
      { id: 'idle', type: 'sub', attack: 4, section: 4, power: 'us', joins: false },
    ];
    const { getEntries } = fight(
      writeEngagement(
        { subs: { units }, convoy: { convoyPoints: 8 }, dice: searchDice.hardlyAny },
        {
          turn: { year: 1942, months: 'may-jun' },
          powers: {
            us: { side: 'allied', action: 'naval', atWarSince: { year: 1941, months: 'nov-dec' } },
            netherlands: { side: 'allied', action: 'pass' },
          },
        },
      ),
    );
    const [factors] = getEntries('fire.subs')[0]!.amounts;
    assert.equal(factors?.total, 3, 'gato alone: 4 - 1');
    const names = [factors.base, ...factors.changes].map(({ label }) => label);
    assert.ok(names.includes('gato'));
    assert.ok(!names.some((name) => /old|dutch|down|idle/.test(name)));
  });

  it('the exchange does nothing when no submarine takes part', () => {
    covers('wif-ssw:W3', 'wif-ssw:W8');
    const { trace, results, summary } = fight(
      writeEngagement({ subs: { units: [{ ...sub, joins: false }] }, convoy: { convoyPoints: 8 } }),
    );
    assert.equal(results.combatType, 'none');
    assert.equal(summary, 'no submarine takes part');
    assert.equal(trace.entries.filter(({ kind }) => kind === 'roll').length, 0);
    assert.equal(trace.entries[0]?.text, 'Nothing happens. wolf: its owner leaves it out.');
  });
});
