import assert from 'node:assert/strict';
import { matches } from '../../../../../server/src/features/hover/pattern';
import type { Path } from '../../../../../server/src/model/place';
import type { Explanation } from '../../../../../server/src/model/ruleset';
import type { Scenario } from '../../../../../server/src/rulesets/wif-ssw/data';
import { wifSsw } from '../../../../../server/src/rulesets/wif-ssw/ruleset';
import { collectIds } from '../../../../../server/src/schema';
import { covers } from '../../../../support/covers';
import { biscay, scenarioOf } from '../scenario';

/** What each hover and each remark says of a value, by its path as written in patterns; keys with dots stand in a list. */
function said(scenario: Scenario, at: string | Path) {
  const path = typeof at === 'string' ? at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : at;
  const { ids } = collectIds('wif-ssw', scenario);
  const where = { path, chain: [scenario], onKey: false };
  const isHere = (each: { readonly at: readonly string[] }) => each.at.some((pattern) => matches(pattern, path));
  return {
    explanations: wifSsw.hovers.filter(isHere).flatMap(({ explain: of }) => of(scenario, ids, where) ?? []),
    remarks: (wifSsw.remarks ?? []).filter(isHere).flatMap(({ say }) => say(scenario, ids, where) ?? []),
  };
}

/** What is said of a value, with what other chapters add. */
function explain(scenario: Scenario, at: string | Path): Explanation | undefined {
  const { explanations, remarks } = said(scenario, at);
  const [found] = explanations;
  return found && { ...found, text: [found.text, ...remarks.map(({ text }) => text)].join(' ').trim() };
}

function explained(scenario: Scenario, at: string | Path): Explanation {
  const found = explain(scenario, at);
  assert.ok(found, `${String(at)} has a hover`);
  return found;
}

/** Totals by what they are of. */
const totals = ({ amounts }: Explanation) => Object.fromEntries(amounts.map(({ what, total }) => [what, total]));

/** Verdicts by what they stand under. */
const verdicts = ({ amounts, verdicts: under = [] }: Explanation) =>
  Object.fromEntries(amounts.map(({ what }, index) => [what, under[index]]));

const example = scenarioOf(biscay);
const here = 'engagements.0';

describe('the hover on the weather', () => {
  it('says what rain does here and shows the search with its verdict', () => {
    covers('wif-ssw:W20', 'wif-ssw:W37', 'wif-ssw:W45');
    const found = explained(example, `${here}.weather`);
    assert.equal(found.title, 'Rain');
    assert.equal(
      found.text,
      "Here: sub side's search +1 (1.2.3); submarines in section 3 attack at -1 (house table; 1.2.5.1); no effect on ASW (1.2.5.1b).",
    );
    assert.deepEqual(verdicts(found), { "sub side's search": 'six surprise points to the sub side' });
    assert.deepEqual(totals(found), { "sub side's search": 0 });
  });

  it('says in a storm what no longer counts', () => {
    covers('wif-ssw:W16', 'wif-ssw:W18');
    const found = explained(scenarioOf(biscay.replace('weather: rain', 'weather: storm')), `${here}.weather`);
    assert.match(found.text ?? '', /search \+2/);
    assert.match(found.text ?? '', /no aircraft and no convoy points count in the search \(1\.2\.3\)/);
    assert.match(found.text ?? '', /no naval air combat \(1\.2\.4\)/);
    assert.deepEqual(totals(found), { "sub side's search": 2, "convoy side's search": 5 });
  });
});

describe('the hover on an engagement', () => {
  it('shows both searches, the value of submarines, the factors of both sides and their columns', () => {
    const found = explained(example, here);
    assert.equal(found.title, 'Bay of Biscay: strategic submarine warfare');
    assert.match(found.text ?? '', /^Six surprise points to the sub side, by the dice of the table \(1\.2\.3\)/);
    assert.match(
      found.text ?? '',
      /submarines: 8 factors against 6 ships: column 4, 3D: 3 damaged \(row 6 to 10, house table\)/,
    );
    assert.match(found.text ?? '', /ASW, at the same time: 2 factors against 3 submarines: column 1, 2A: 2 aborted/);
    const { amounts } = found;
    assert.deepEqual(
      amounts.map(({ what, total }) => [what, total]),
      [
        ["sub side's search", 0],
        ["convoy side's search", 6],
        ['flotilla-7, attack value', 2],
        ['submarine factors', 8],
        ['column of the naval combat chart', 4],
        ['ASW factors', 2],
        ['column of the naval combat chart', 1],
      ],
    );
    assert.deepEqual(
      found.bases?.map(({ kind, name }) => `${kind} ${name}`),
      ['house-table navalCombatChart', 'house-table sectionModifiers'],
    );
  });

  it('gives the chances of surprise points where the dice are not rolled', () => {
    const unrolled = scenarioOf(biscay.replace(/ {4}dice.*\n/, ''));
    const { text = '' } = explained(unrolled, here);
    // by hand: sub totals d - 4 for d of 1 to 4 and d - 3 above against e + 1: 40 + 9 + 8 + 7 + 6 + 5 + 4 pairs; 320 + 155 points
    assert.match(
      text,
      /^Over all rolls the sub side gains surprise points in 79\.0 % \(4\.75 on average\), the convoy side in 15\.0 % \(0\.35\)/,
    );
    assert.deepEqual(totals(explained(unrolled, `${here}.weather`)), { "sub side's search": -4 });
  });

  it('says that nothing happens without a submarine', () => {
    covers('wif-ssw:W8');
    const { text = '' } = explained(scenarioOf(biscay.replace('action: naval', 'action: pass')), here);
    assert.match(text, /^No submarine takes part: nothing further happens in this sea zone \(1\.2\.1\)/);
  });

  it('shows naval air combat where the convoy side orders it and can have it', () => {
    covers('wif-ssw:W25', 'wif-ssw:W48');
    const ordered = biscay.replace('    dice:', '    orders: { convoy: { combatType: naval-air } }\n    dice:');
    const found = explained(scenarioOf(ordered), here);
    assert.match(found.text ?? '', /naval air combat: 3 factors against 3 submarines: column 2/);
    assert.match(
      explained(scenarioOf(ordered), `${here}.orders.convoy.combatType`).text ?? '',
      /The convoy side calls it/,
    );
  });
});

describe('the hover on a unit of the sub side', () => {
  it('says what its section does', () => {
    covers('wif-ssw:W12', 'wif-ssw:W40');
    const found = explained(example, `${here}.subs.units.1.section`);
    assert.equal(found.title, 'flotilla-1, submarine');
    assert.match(found.text ?? '', /4 is subtracted from the search of the sub side \(1\.2\.3\)/);
    assert.match(found.text ?? '', /full factor in any weather \(1\.2\.5\.1\)/);
    assert.deepEqual(totals(found), { 'flotilla-1, attack value': 4, "sub side's search": 0 });
  });

  it('says why a submarine stays out', () => {
    covers('wif-ssw:W6', 'wif-ssw:W7', 'wif-ssw:W8');
    const withUnit = (more: string) => scenarioOf(biscay.replace('section: 4 }', `section: 4, ${more} }`));
    const text = (scenario: Scenario) => explained(scenario, `${here}.subs.units.1`).text ?? '';
    assert.match(text(withUnit('joins: false')), /^It stays out: its owner leaves it out \(1\.2\.1\)/);
    assert.match(text(withUnit('faceUp: false')), /^It stays out: it is face down \(1\.2\.1\)/);
    assert.match(text(scenarioOf(biscay.replace('action: naval', 'action: pass'))), /its owner passed this impulse/);
  });

  it('says whether the roll includes the section of an aircraft', () => {
    covers('wif-ssw:W14', 'wif-ssw:W15');
    assert.match(explained(example, `${here}.subs.units.2`).text ?? '', /^A roll of 4 includes section 4: it gives -1/);
    const higher = scenarioOf(biscay.replace('search.subs: 4', 'search.subs: 5'));
    assert.match(explained(higher, `${here}.subs.units.2.range`).text ?? '', /^A roll of 5 does not include section 4/);
  });

  it('says what a defence factor is worth', () => {
    const scenario = scenarioOf(biscay.replace('section: 4 }', 'section: 4, defence: 6 }'));
    assert.match(explained(scenario, `${here}.subs.units.1.defence`).text ?? '', /1 to 6 \(60\.0 %\)/);
  });
});

describe('the hover on a unit of the convoy side', () => {
  it('shows its ASW value, its part in the search and its naval air factors', () => {
    covers('wif-ssw:W13', 'wif-ssw:W41', 'wif-ssw:W42');
    const found = explained(example, `${here}.convoy.units.0`);
    assert.match(found.text ?? '', /^It is the aircraft that counts in the search \(1\.2\.3\); alone it gives -1/);
    assert.match(found.text ?? '', /attacks with 3, in every year \(1\.2\.5\.2\)/);
    assert.deepEqual(totals(found), { "convoy side's search": 6, 'liberator, ASW value': 1.5 });
  });

  it('says of an ASW unit that it can be bought as a victim, and of other ships that they cannot', () => {
    covers('wif-ssw:W35', 'wif-ssw:W91');
    const line = '- { id: liberator, type: nav, range: 12, airToSea: 3 }';
    const asw = scenarioOf(biscay.replace(line, '- { id: corvettes, type: asw, asw: 2, darkRed: true, count: 2 }'));
    const found = explained(asw, `${here}.convoy.units.0.asw`);
    assert.match(found.text ?? '', /for three surprise points \(1\.2\.5\.1\)/);
    assert.deepEqual(verdicts(found), { 'corvettes, ASW value': '2 of them: 8' });
    const ship = scenarioOf(biscay.replace(line, '- { id: leander, type: scs, cost1: 2 }'));
    assert.match(explained(ship, `${here}.convoy.units.0.cost1`).text ?? '', /cannot be picked as a victim/);
  });

  it('says of a unit in a numbered section, and of a submarine that defends, what they are in for', () => {
    covers('wif-ssw:W28', 'wif-ssw:W50');
    const line = 'range: 12, airToSea: 3 }';
    const outside = scenarioOf(biscay.replace(line, 'range: 12, airToSea: 3, section: 3 }'));
    assert.match(explained(outside, `${here}.convoy.units.0`).text ?? '', /not in the Convoy Section: it has no part/);
    const guard = scenarioOf(
      biscay.replace(/- \{ id: liberator.*/, '- { id: guard, type: sub, attack: 3, section: convoy }'),
    );
    assert.match(
      explained(guard, `${here}.convoy.units.0`).text ?? '',
      /may be included in naval combat afterwards \(1\.3\)/,
    );
  });

  it('says of an aircraft that intercepts where it flew', () => {
    covers('wif-ssw:W10');
    const units = '    interception: { power: cw, units: [{ id: sunderland, type: nav, airToSea: 2 }] }\n    dice:';
    const found = explained(scenarioOf(biscay.replace('    dice:', units)), `${here}.interception.units.0`);
    assert.match(found.text ?? '', /^It flew into the Convoy Section after the combat was declared/);
  });
});

describe('the hover on dice', () => {
  it('shows the search of the side whose die it is, by label or by place in a list', () => {
    covers('wif-ssw:W11');
    const labelled = explained(example, ['engagements', 0, 'dice', 'search.convoy']);
    assert.deepEqual(verdicts(labelled), { "convoy side's search": 'six surprise points to the sub side' });
    const listed = scenarioOf(biscay.replace(/dice: .*/, 'dice: [4, 5]'));
    assert.deepEqual(totals(explained(listed, `${here}.dice.0`)), { "sub side's search": 0 });
    assert.deepEqual(totals(explained(listed, `${here}.dice.1`)), { "convoy side's search": 6 });
  });

  it('explains defence rolls', () => {
    assert.equal(explained(example, ['engagements', 0, 'dice', 'damage.subs']).title, 'Defence rolls');
  });
});

describe('the hover on orders', () => {
  const orders = `    orders:
      subs:
        surprise:
          - { buy: target, unit: liberator }
          - { buy: combat-type, type: surface }
          - { buy: own-column-up, columns: 2 }
    dice:`;
  const scenario = scenarioOf(biscay.replace('    dice:', orders));

  it('shows the price of a purchase and what it leaves', () => {
    covers('wif-ssw:W35');
    const found = explained(scenario, `${here}.orders.subs.surprise.0.buy`);
    assert.deepEqual(totals(found), { 'price of the victim of one result': 3, 'surprise points': 3 });
    assert.equal(verdicts(found)['surprise points'], 'Three surprise points left');
  });

  it('says why a purchase is passed over', () => {
    covers('wif-ssw:W22');
    const surface = explained(scenario, `${here}.orders.subs.surprise.1`);
    assert.match(surface.text ?? '', /^It cannot be had here: only strategic submarine warfare and naval air combat/);
    const columns = explained(scenario, `${here}.orders.subs.surprise.2`);
    assert.deepEqual(totals(columns), { 'price of own column up': 4, 'surprise points': 3 });
    assert.equal(verdicts(columns)['surprise points'], 'Three surprise points left: it is passed over');
  });
});

describe('the hover on convoy points', () => {
  it('shows their part in the search and the number of ships', () => {
    covers('wif-ssw:W17', 'wif-ssw:W31');
    const found = explained(example, `${here}.convoy.convoyPoints`);
    assert.deepEqual(totals(found), { "convoy side's search": 6, 'ships in the Convoy Section': 6 });
  });

  it('says what effects make of them', () => {
    covers('wif-ssw:W32');
    const { text = '' } = explained(example, `${here}.convoy.convoyDefence`);
    assert.match(text, /every effect on convoys stands/);
    assert.match(
      text,
      /a destroyed ship's are lost, a damaged one's sent to the repair pool, an aborted one's sent to port/,
    );
  });
});

describe('the hover on turn and powers', () => {
  const us = '  us: { side: allied, action: naval, atWarSince: { year: 1941, months: nov-dec } }\nengagements:';
  const scenario = scenarioOf(
    biscay.replace('engagements:', us).replace('year: 1941, months: jan-feb', 'year: 1943, months: may-jun'),
  );

  it('says which ASW values hold and what the torpedoes do', () => {
    covers('wif-ssw:W44', 'wif-ssw:W84');
    const { title, text = '' } = explained(scenario, 'turn.year');
    assert.equal(title, 'M/J 1943');
    assert.match(text, /those from 1943; other nations keep those of the start \(1\.2\.5\.1b\)/);
    assert.match(
      text,
      /attack with -1: it is turn 10 of the 10 with faulty torpedoes, from N\/D 1941 to M\/J 1943 \(1\.8\)/,
    );
    assert.match(explained(scenario, 'powers.us.atWarSince').text ?? '', /turn 10 of the 10/);
  });

  it('says what an action means for the submarines of a power', () => {
    covers('wif-ssw:W6');
    assert.match(
      explained(example, 'powers.germany.action').text ?? '',
      /may take part in strategic submarine warfare: flotilla-7 and flotilla-1 \(1\.2\.1\)/,
    );
    const passed = scenarioOf(biscay.replace('action: naval', 'action: pass'));
    assert.match(explained(passed, 'powers.germany.action').text ?? '', /^Germany passed: its submarines stay out/);
  });
});

describe('the hover on an option', () => {
  it('lists the readings and marks the one that holds', () => {
    const scenario = scenarioOf(`${biscay}options: { planeSection: improved-roll, columnShiftPrice: 3 }\n`);
    const { title, text = '' } = explained(scenario, 'options.planeSection');
    assert.equal(title, 'R4: The section that a search would include');
    assert.match(text, /- `natural-roll` \(default\): .*\n- `improved-roll` \(chosen here\): /);
    assert.match(explained(scenario, 'options.columnShiftPrice').text ?? '', /Here: \*\*3\*\*/);
  });
});

describe('the hover on a supplied table', () => {
  const tables = `tables:
  sectionModifiers:
    fine: { 1: -2, 2: -1, 3: 0, 4: 0 }
    rain: { 1: -4, 2: -3, 3: -2, 4: -1 }
    snow: { 1: -3, 2: -2, 3: -1, 4: 0 }
  navalCombatChart:
    lines: { subAndAsw: [1, 6] }
    shipBands: [[1, 5], [6, null]]
    cells: [[A, X], [D, X D]]
`;
  const scenario = scenarioOf(biscay + tables);

  it('says what a number of the table means', () => {
    covers('wif-ssw:W36', 'wif-ssw:W40');
    const modifier = (section: string) => explained(scenario, `tables.sectionModifiers.rain.${section}`).text ?? '';
    assert.match(modifier('3'), /^Submarines in section 3 attack at -2 in rain \(1\.2\.5\.1\)/);
    assert.match(modifier('4'), /^It is not read/);
    assert.match(
      explained(scenario, 'tables.navalCombatChart.cells.1.1').text ?? '',
      /^Against 6 ships and more in column 2 \(6 factors and more on the Sub & ASW line\): 1 destroyed and 1 damaged/,
    );
    assert.equal(
      explained(scenario, 'tables.navalCombatChart.lines.subAndAsw').text,
      '- column 1: 1 to 5 factors\n- column 2: 6 factors and more',
    );
  });

  it('is what the engagement is then read on', () => {
    const { text = '', bases = [] } = explained(scenario, here);
    assert.match(
      text,
      /submarines: 6 factors against 6 ships: column 2, X D: 1 destroyed and 1 damaged \(row 6 and more, supplied table\)/,
    );
    assert.deepEqual(
      bases.map(({ kind }) => kind),
      ['supplied-table', 'supplied-table'],
    );
  });
});

describe('hovers around the combats', () => {
  const campaign = scenarioOf(`
turn: { year: 1942, months: jan-feb }
powers: { germany: { side: axis }, cw: { side: allied }, us: { side: neutral } }
navalCombats:
  - id: later
    kind: sub
    shipCount: 3
    attacker: { power: germany, surprisePoints: 4, units: [{ id: boat, type: sub, attack: 3, section: 2 }] }
    defender:
      power: cw
      convoyPoints: 3
      units:
        - { id: crippled, type: scs, cost1: 2, damaged: true, section: 0 }
        - { id: sound, type: scs, cost1: 2, section: 0 }
        - { id: escort, type: asw, asw: 2, section: 0 }
    orders: { attacker: { surprise: [{ buy: target, unit: sound }] } }
returnToBase:
  - { unit: { id: cruiser, type: scs, cost1: 2, power: cw, section: convoy }, stays: true }
bases:
  cadiz: { inUse: true, units: [{ id: u-1, type: sub, attack: 3, section: 0, power: germany }] }
politicalEvents:
  - { event: france-liberated }
production:
  - { power: us, year: 1940, unit: sub }
navalMoves:
  - { seaZone: Biscay, power: cw, enemySections: [convoy], movementPoints: 1 }
`);

  it('show the factors and the ships of submarine combat', () => {
    covers('wif-ssw:W55', 'wif-ssw:W56');
    const found = explained(campaign, 'navalCombats.0');
    assert.equal(totals(found)['submarine factors'], 3);
    assert.equal(totals(explained(campaign, 'navalCombats.0.shipCount')).ships, 3);
  });

  it('say what submarines can strike, and at what price', () => {
    covers('wif-ssw:W55', 'wif-ssw:W56', 'wif-ssw:W57');
    const text = (index: number) => explained(campaign, `navalCombats.0.defender.units.${index}`).text ?? '';
    assert.match(text(0), /Submarines can strike it, and it counts as a ship \(1\.3\.3\)/);
    assert.match(text(1), /Submarines can strike it for three surprise points \(1\.3\.3\)/);
    assert.match(text(2), /Submarines can strike it, but it does not count as a ship/);
  });

  it('say who may stay, what an event does, what a build counts and what a move costs', () => {
    covers('wif-ssw:W58', 'wif-ssw:W59', 'wif-ssw:W60', 'wif-ssw:W67', 'wif-ssw:W81');
    const text = (at: string) => explained(campaign, at).text ?? '';
    assert.match(
      text('returnToBase.0'),
      /It may stay in the Convoy Section: .* If it stays it is turned face down \(1\.4\)/,
    );
    assert.match(text('politicalEvents.0.event'), /Germany loses the use of Cadiz for good/);
    assert.match(text('production.0'), /the US may build 1 submarine in 1940 \(1\.7\)/);
    assert.match(text('navalMoves.0.movementPoints'), /the move costs 1 movement point \(1\.3\.4\)/);
    assert.match(text('bases.cadiz.units.0'), /It may base here: the base is for German submarines \(1\.5\)/);
  });

  it('explain each value at most once, cite rules that there are, and never throw', () => {
    const known = new Set(wifSsw.rules.map(({ id }) => id));
    for (const scenario of [example, campaign]) {
      for (const path of pathsOf(scenario)) {
        assert.ok(said(scenario, path).explanations.length <= 1, path.join('.'));
        const { amounts = [], rules: cited = [], title = '-' } = explain(scenario, path) ?? {};
        assert.ok(title.length > 0);
        for (const id of cited) assert.ok(known.has(id), id);
        for (const { base, changes } of amounts)
          for (const { rule } of [base, ...changes]) assert.ok(known.has(rule), rule);
      }
    }
  });
});

/** The paths of all values below the root. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => {
    const deeper = [...path, key];
    return [deeper, ...pathsOf((value as Record<string | number, unknown>)[key], deeper)];
  });
}
