import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { createOneCellChart, createChart, writeEngagement, fight, searchDice } from './fight';

const wolf = { id: 'wolf', type: 'sub', attack: 4, section: 3, count: 3 };
const lone = { id: 'lone', type: 'sub', attack: 2, section: 3 };
const liberator = { id: 'liberator', type: 'nav', airToSea: 7 };

function fightAirCombat(more: { subs?: object[]; units?: object[]; dice?: object } = {}, header: object = {}) {
  const { subs = [wolf, lone], units = [liberator], dice = searchDice.hardlyAny } = more;
  return fight(
    writeEngagement(
      {
        subs: { units: subs },
        convoy: { convoyPoints: 10, units: [...units, { id: 'corvette', type: 'asw', asw: 9 }] },
        orders: { convoy: { combatType: 'naval-air' } },
        dice,
      },
      header,
    ),
  );
}

describe('naval air combat in strategic submarine warfare', () => {
  it('naval air combat pits the aircraft of the convoy side against the attacking submarines only', () => {
    covers('wif-ssw:W47');
    const idle = { id: 'idle', type: 'sub', attack: 4, section: 3, count: 9, joins: false };
    const { getEntries, results } = fightAirCombat({ subs: [wolf, lone, idle] }, { tables: createOneCellChart('9X') });
    const [fire] = getEntries('fire.air');
    assert.equal(fire?.amounts[1]?.total, 4, 'submarines that take part');
    assert.equal(results['subs.destroyed'], 4);
    assert.equal(results['convoyPoints.lost'], 0, 'the submarines have no fire');
    assert.equal(getEntries('fire.subs').length + getEntries('fire.asw').length, 0);
  });

  it('air-to-sea factors count in full in any year', () => {
    covers('wif-ssw:W48');
    for (const year of [1940, 1943]) {
      const { getEntries } = fightAirCombat({}, { turn: { year, months: 'jan-feb' } });
      assert.equal(getEntries('fire.air')[0]?.amounts[0]?.total, 7);
    }
  });

  it('reads the naval air line of the chart', () => {
    covers('wif-ssw:W47');
    const [fire] = fightAirCombat().getEntries('fire.air');
    assert.equal(fire?.text, '7 factors against 4 submarines, column 4: D 3A (1 damaged, 3 aborted).');
  });

  it('naval air combat has one round, or as many as the option says while submarines are left', () => {
    covers('wif-ssw:W27');
    const tables = createChart([['A']], [[1, null]]);
    assert.equal(fightAirCombat({}, { tables }).getEntries('fire.air').length, 1);
    const three = fightAirCombat({}, { tables, options: { navalAirRounds: 3 } });
    assert.deepEqual(
      three.getEntries('fire.air').map(({ amounts }) => amounts[1]?.total),
      [4, 3, 2],
      'a submarine that was hit is out of it',
    );
    assert.equal(three.results['subs.aborted'], 3);
    const short = fightAirCombat({ subs: [lone] }, { tables, options: { navalAirRounds: 3 } });
    assert.equal(short.getEntries('fire.air').length, 1, 'nobody is left');
  });

  it('the sides take turns in picking victims, the side of the aircraft first', () => {
    const getDamageText = (header: object) => fightAirCombat({}, header).getEntries('damage.subs.certain')[0]?.text;
    const tables = createOneCellChart('X');
    assert.match(
      getDamageText({ tables }) ?? '',
      /^wolf: 1 destroyed/,
      'the aircraft pick what the owner would give up last',
    );
    assert.match(getDamageText({ tables, options: { navalAirPicks: 'owner' } }) ?? '', /^lone: 1 destroyed/);
    assert.match(getDamageText({ tables: createOneCellChart('X D') }) ?? '', /^lone: 1 damaged; wolf: 1 destroyed/);
  });

  it('says that anti-aircraft fire was left out when there are factors but no chart', () => {
    const armed = { ...wolf, antiAir: 1 };
    const { getEntries } = fightAirCombat({ subs: [armed] });
    assert.match(getEntries('anti-air.left-out')[0]?.text ?? '', /supplies no table antiAircraft/);
    assert.equal(fightAirCombat().getEntries('anti-air.left-out').length, 0, 'no factors, nothing to leave out');
  });

  it('removes what anti-aircraft fire shoots down by the supplied chart', () => {
    const armed = { ...wolf, antiAir: 1 };
    const results = Array.from({ length: 10 }, (_, row) => [0, row < 5 ? 2 : 30]);
    const tables = { antiAircraft: { factors: [1, 3], results } };
    const hit = fightAirCombat({ subs: [armed], dice: { ...searchDice.hardlyAny, 'anti-air': 4 } }, { tables });
    assert.equal(hit.getEntries('anti-air')[0]?.text, '2 air-to-sea factors shot down.');
    assert.equal(hit.getEntries('fire.air')[0]?.amounts[0]?.total, 5);
    const all = fightAirCombat({ subs: [armed], dice: { ...searchDice.hardlyAny, 'anti-air': 9 } }, { tables });
    assert.equal(all.getEntries('fire.air')[0]?.amounts[0]?.total, 0, 'no more than there is');
    assert.equal(all.results['subs.destroyed'], 0);
  });

  it('naval air combat marks the submarines too, unless the option says otherwise', () => {
    covers('wif-ssw:W51');
    assert.match(fightAirCombat().getEntries('mark')[0]?.text ?? '', /^Marked: lone and wolf/);
    const unmarked = fightAirCombat({}, { options: { navalAirTargets: 'none-if-not-fought' } });
    assert.match(unmarked.getEntries('mark')[0]?.text ?? '', /no submarine is marked/);
  });

  it('the summary names naval air combat', () => {
    assert.match(
      fightAirCombat({}, { tables: createOneCellChart('X') }).summary,
      /^naval air combat: 1 submarine destroyed; no surprise points$/,
    );
  });
});
