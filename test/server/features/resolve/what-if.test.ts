import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { applyChanges, createCombatData, createSetupReport, createWhatIfReport } from '../../../../server/src/features';
import type { ChangedCombat, LocatedCombat } from '../../../../server/src/features';
import type { WhatIf } from '../../../../server/src/protocol';
import { applyTextEdits } from '../../../../server/src/text';
import { createInProcessCalculator } from '../../../../server/src/work/in-process';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay, getCombat } from '../support';

const battle = dedent(`
  ruleset: aare
  title: Coral Sea
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers:
    japan: { side: axis }
    us: { side: allies }
  seaBattles:
    - id: coral-sea
      seaZone: SZ 50
      attacker:
        power: japan # the fleet from Truk
        units: { sub: 2, dd: 1 } # no carriers
        orders: { retreat: { afterRound: 2 } }
      defender:
        power: us
        units:
          - { id: pickets, type: dd, count: 2 } # screening
          - { type: ac }
`);

function applyOrFail(target: LocatedCombat, whatIf: WhatIf): ChangedCombat {
  const result = applyChanges(target, whatIf);
  assert.ok(!('refused' in result), JSON.stringify(result));
  return result;
}

/** The text with the edits applied. */
function writeChanges(target: LocatedCombat, whatIf: WhatIf): string {
  return applyTextEdits(target.analysis.text, applyOrFail(target, whatIf).edits);
}

const sub = 'seaBattles/0/attacker/units/sub';
const pickets = 'seaBattles/0/defender/units/0/count';
const carrier = 'seaBattles/0/defender/units/1/count';

describe('the setup that *What if* can change', () => {
  it('lists the numbers of each side and its possible orders', () => {
    const setup = createSetupReport(getCombat(analyzeText(battle)), [])!;
    assert.deepEqual(
      setup.forces.map(({ side, lines }) => [side, lines.map(({ short, value }) => `${value} ${short}`).join()]),
      [
        ['attacker', '2 SUB,1 DD'],
        ['defender', '2 DD,1 AC'],
      ],
    );
    assert.ok(setup.canSwap);
    const retreat = setup.switches.find(({ id }) => id === 'order/attacker/retreat')!;
    assert.deepEqual(
      retreat.choices.slice(0, 2).map(({ title }) => title),
      ['as written', 'press on to the end'],
    );
    assert.ok(
      !retreat.choices.some(({ title }) => title === 'retreat after cycle 2'),
      'what is written is no other order',
    );
  });

  it('lists units by kind, with an id only if the force has others of the kind', () => {
    const listLines = (text: string) =>
      createSetupReport(getCombat(analyzeText(text)), [])!.forces.flatMap((force) =>
        force.lines.map(({ title }) => title),
      );
    assert.deepEqual(
      listLines(biscay).filter((title) => title.startsWith('Submarine')),
      ['Submarine (flotilla-7)', 'Submarine (flotilla-1)'],
    );
    const alone = biscay.replace(/^.*id: flotilla-1,.*\n/m, '');
    assert.ok(listLines(alone).includes('Submarine'), listLines(alone).join());
  });

  it('lists the squadrons of a strike under the side that strikes', () => {
    const text = dedent(`
      ruleset: awaw
      turn: { year: 1942, season: spring }
      nations: { us: { side: allied }, germany: { side: axis } }
      navalRounds:
        - id: round-1
          attacker: { nation: us, groups: [{ number: 1, units: [{ id: carriers, type: cv, size: 3 }] }] }
          defender: { nation: germany, groups: [{ number: 1, units: [{ id: zeppelin, type: cv, size: 3 }] }] }
          strikes:
            - { id: dawn, by: attacker, group: 1, attacker: { units: [{ id: wildcats, type: nas, squadrons: 3 }] } }
            - { id: reply, by: defender, group: 1, attacker: { units: [{ id: stukas, type: nas, squadrons: 2 }] } }
    `);
    const { forces } = createSetupReport(getCombat(analyzeText(text)), [])!;
    const squadrons = forces.flatMap(({ side, lines }) =>
      lines.flatMap(({ short, value }) => (short === 'NAS' ? [[side, value]] : [])),
    );
    assert.deepEqual(squadrons, [
      ['attacker', 3],
      ['defender', 2],
    ]);
  });

  it('groups units by owner and part of the combat, in the words of the game', () => {
    const listHeadings = (sample: string, id: string) => {
      const target = getCombat(analyzeText(fs.readFileSync(`samples/${sample}.scenario.yaml`, 'utf8')), { id });
      return createSetupReport(target, [])!.forces.map(({ side = '', title = '' }) => [side, title].join(' ').trim());
    };
    assert.deepEqual(listHeadings('awaw/midway', 'midway'), [
      'attacker Search',
      'attacker Group 3',
      'attacker Group 3, combat air patrol',
      'attacker Dauntlesses',
      'attacker Nautilus',
      'defender Search',
      'defender Group 1',
      'defender Group 1, combat air patrol',
      'defender Tomonaga',
    ]);
    assert.deepEqual(listHeadings('aare/several-nations', 'philippine-sea'), [
      'attacker',
      'defender US',
      'defender UK',
    ]);
    assert.deepEqual(listHeadings('wif-ssw/sub-combat', 'coral-sea'), ['subs', 'convoy', ''], 'by its power');
    assert.deepEqual(listHeadings('aare/fly-over', 'to-berlin').slice(1), ['defender', 'defender Anti-aircraft guns']);
  });

  it('lists options that the numbers rest on', () => {
    const setup = createSetupReport(getCombat(analyzeText(biscay)), ['option rounding'])!;
    assert.deepEqual(
      setup.switches.filter(({ id }) => id.startsWith('options/')).map(({ title, value }) => `${title}: ${value}`),
      ['Rounding of factors: nearest'],
    );
  });

  it('lists numeric options together, each by its question', () => {
    const bases = ['option convoyPointAsw', 'option columnShiftPrice', 'option elsewhere'];
    const { forces } = createSetupReport(getCombat(analyzeText(biscay)), bases)!;
    const range = { minimum: 0, maximum: 5 };
    assert.deepEqual(forces.at(-1), {
      title: 'Options',
      lines: [
        { id: 'options/convoyPointAsw', title: 'ASW factors of convoy points', value: 0, ...range },
        { id: 'options/columnShiftPrice', title: 'Price of a column', value: 2, minimum: 1, maximum: 10 },
      ],
    });
    assert.ok(createSetupReport(getCombat(analyzeText(biscay)), [])!.forces.every(({ title }) => title !== 'Options'));
  });

  it('offers to swap the sides, or says why they cannot be swapped', () => {
    const getSetup = (text: string) => createSetupReport(getCombat(analyzeText(text)), [])!;
    assert.deepEqual([getSetup(battle).canSwap, getSetup(battle).whyNotSwapped], [true, undefined]);
    assert.match(
      getSetup(biscay).whyNotSwapped!,
      /^The sub side and the convoy side have different tasks: the sides cannot be swapped/,
    );
    const combinedText = battle
      .replace('us: { side: allies }', 'us: { side: allies }\n  uk: { side: allies }')
      .replace(/power: us\n[^]*$/, 'forces: [{ power: us, units: { dd: 1 } }, { power: uk, units: { dd: 1 } }]\n');
    assert.equal(getSetup(combinedText).canSwap, false);
    assert.match(
      getSetup(combinedText).whyNotSwapped!,
      /^The US and the UK fight as one side, which only defenders can: the sides cannot be swapped/,
    );
  });
});

describe('what if', () => {
  const target = getCombat(analyzeText(battle));

  it('changes counts in their places, and keeps comments', () => {
    const text = writeChanges(target, {
      changes: [
        { id: sub, value: 4 },
        { id: carrier, value: 3 },
        { id: pickets, value: 0 },
      ],
    });
    assert.match(text, /units: \{ sub: 4, dd: 1 \} # no carriers/);
    assert.match(text, /- \{ id: pickets, type: dd, count: 0 \} # screening/);
    assert.match(text, /- \{ type: ac, count: 3 \}/);
  });

  it('removes an item that is one unit', () => {
    const biscayTarget = getCombat(analyzeText(biscay));
    const changes = [
      { id: 'engagements/0/subs/units/2', value: 0 },
      { id: 'engagements/0/subs/units/0/count', value: 0 },
      { id: 'engagements/0/weather', value: 'storm' },
    ];
    const text = writeChanges(biscayTarget, { changes });
    assert.doesNotMatch(text, /condor|flotilla-7/);
    assert.match(text, /flotilla-1/);
    assert.match(text, /weather: storm/);
  });

  it('adds orders beside existing ones, and several at once if there are none', () => {
    const text = writeChanges(target, { changes: [{ id: 'order/attacker/retreat', value: 'press-on-to-the-end' }] });
    assert.doesNotMatch(text, /retreat/);
    const setup = createSetupReport(target, [])!;
    const ordersOfAttacker = setup.switches.filter(({ side, id }) => side === 'attacker' && !id.endsWith('retreat'));
    const both = ordersOfAttacker.map(({ id, choices }) => ({ id, value: choices[1]!.value }));
    const targetWithoutOrders = getCombat(analyzeText(battle.replace(/ +orders:.*\n/, '')));
    const written = writeChanges(targetWithoutOrders, { changes: both });
    for (const { id } of both) assert.match(written, new RegExp(`${id.split('/').at(-1)}: \\{ when: `));
  });

  it('swaps the sides, and omits orders that only the other side can give', () => {
    const { target: swapped, edits } = applyOrFail(target, { changes: [], swapped: true });
    assert.equal(edits.length, 1);
    const { sides } = swapped.entry;
    assert.deepEqual([sides['attacker']?.name, sides['defender']?.name], ['the US', 'Japan']);
    const text = applyTextEdits(battle, edits);
    assert.match(text, /power: japan # the fleet from Truk/);
    assert.doesNotMatch(text, /retreat/);
  });

  it('refuses an invalid change with the reason', () => {
    for (const change of [
      { id: sub, value: 1000 },
      { id: sub, value: 1.5 },
      { id: 'title', value: 1 },
      { id: sub, value: 'many' },
    ])
      assert.match(JSON.stringify(applyChanges(target, { changes: [change] })), /cannot be/);
  });

  it('calculates exactly the text that it would write', async () => {
    const whatIf = { changes: [{ id: sub, value: 3 }] };
    const changedCombat = applyOrFail(target, whatIf);
    const written = getCombat(analyzeText(writeChanges(target, whatIf)));
    const computeOdds = (subject: LocatedCombat) =>
      createInProcessCalculator(() => subject.entry).run({
        kind: 'odds',
        ...createCombatData(subject),
        runs: 100,
        seed: 1,
      });
    const report = createWhatIfReport(target, changedCombat, await computeOdds(changedCombat.target));
    const later = createWhatIfReport(written, applyOrFail(written, { changes: [] }), await computeOdds(written));
    assert.ok(!('refused' in report) && !('refused' in later));
    assert.deepEqual(report.odds, later.odds);
    assert.deepEqual(report.writes, ['units: { sub: 3, dd: 1 } # no carriers']);
    assert.deepEqual(later.writes, []);
  });

  it('offers a better answer for a rough one, and none for an exact one', async () => {
    const quick = { kind: 'odds', quick: true, limit: 8_000, runs: 100, seed: 1 } as const;
    const isFirst = async (count: number): Promise<boolean | undefined> => {
      const changedCombat = applyOrFail(target, {
        changes: [
          { id: sub, value: count },
          { id: pickets, value: count },
        ],
      });
      const outcomes = await createInProcessCalculator(() => changedCombat.target.entry).run({
        ...quick,
        ...createCombatData(changedCombat.target),
      });
      const report = createWhatIfReport(target, changedCombat, outcomes, true);
      return 'refused' in report ? assert.fail(report.refused) : report.isFirst;
    };
    assert.deepEqual([await isFirst(3), await isFirst(30)], [undefined, true]);
  });

  it('restores the file if the changes are taken back', () => {
    const lines = createSetupReport(target, [])!.forces.flatMap((force) => force.lines);
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.nat(9), (line, value) => {
        const changedTarget = getCombat(analyzeText(writeChanges(target, { changes: [{ id: line.id, value }] })));
        const back = createSetupReport(changedTarget, [])!.forces.flatMap((force) => force.lines);
        assert.equal(back.find(({ id }) => id === line.id)?.value, value);
        const text = writeChanges(changedTarget, { changes: [{ id: line.id, value: line.value }] });
        assert.equal(getCombat(analyzeText(text)).entry.title, target.entry.title);
        if (line.id !== carrier) assert.equal(text, battle);
      }),
      { numRuns: 8 },
    );
  });
});
