import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { example, explain, engagementPath, getTotalsByLabel, getTotalNotesByLabel } from '../explain';
import { replacePart, biscay, parseScenario } from '../scenario';

describe('the hover on a unit of the convoy side', () => {
  it('shows the ASW value of a unit, its part in the search and its naval air factors', () => {
    covers('wif-ssw:W13', 'wif-ssw:W41', 'wif-ssw:W42');
    const explanation = explain(example, `${engagementPath}.convoy.units.0`);
    assert.match(
      explanation.text ?? '',
      /^It is the aircraft that counts in the search \(1\.2\.3\); alone it gives -1/,
    );
    assert.match(explanation.text ?? '', /attacks with 3, in every year \(1\.2\.5\.2\)/);
    assert.deepEqual(getTotalsByLabel(explanation), { "convoy side's search": 6, 'liberator, ASW value': 1.5 });
  });

  it('says that an ASW unit can be bought as a victim, and that other ships cannot', () => {
    covers('wif-ssw:W35', 'wif-ssw:W91');
    const line = '- { id: liberator, type: nav, range: 12, airToSea: 3 }';
    const asw = parseScenario(
      replacePart(biscay, line, '- { id: corvettes, type: asw, asw: 2, darkRed: true, count: 2 }'),
    );
    const explanation = explain(asw, `${engagementPath}.convoy.units.0.asw`);
    assert.match(explanation.text ?? '', /for three surprise points \(1\.2\.5\.1\)/);
    assert.deepEqual(getTotalNotesByLabel(explanation), { 'corvettes, ASW value': '2 together: 8' });
    const ship = parseScenario(replacePart(biscay, line, '- { id: leander, type: scs, cost1: 2 }'));
    assert.match(explain(ship, `${engagementPath}.convoy.units.0.cost1`).text ?? '', /cannot be picked as a victim/);
  });

  it('shows where units in numbered sections and defending submarines take part', () => {
    covers('wif-ssw:W28', 'wif-ssw:W50');
    const line = 'range: 12, airToSea: 3 }';
    const outside = parseScenario(replacePart(biscay, line, 'range: 12, airToSea: 3, section: 3 }'));
    assert.match(
      explain(outside, `${engagementPath}.convoy.units.0`).text ?? '',
      /not in the Convoy Section: it has no part/,
    );
    const guard = parseScenario(
      replacePart(biscay, /- \{ id: liberator.*/, '- { id: guard, type: sub, attack: 3, section: convoy }'),
    );
    assert.match(
      explain(guard, `${engagementPath}.convoy.units.0`).text ?? '',
      /may be included in naval combat afterwards \(1\.3\)/,
    );
  });

  it('shows the sea area from which an intercepting aircraft flew', () => {
    covers('wif-ssw:W10');
    const units = '    interception: { power: cw, units: [{ id: sunderland, type: nav, airToSea: 2 }] }\n    dice:';
    const explanation = explain(
      parseScenario(replacePart(biscay, '    dice:', units)),
      `${engagementPath}.interception.units.0`,
    );
    assert.match(explanation.text ?? '', /^It flew into the Convoy Section after the combat was declared/);
  });
});

describe('the hover on turn and powers', () => {
  const us = '  us: { side: allied, action: naval, atWarSince: { year: 1941, months: nov-dec } }\nengagements:';
  const scenario = parseScenario(
    replacePart(replacePart(biscay, 'engagements:', us), 'year: 1941, months: jan-feb', 'year: 1943, months: may-jun'),
  );

  it('shows which ASW values apply and what the torpedoes do', () => {
    covers('wif-ssw:W44', 'wif-ssw:W84');
    const { title, text = '' } = explain(scenario, 'turn.year');
    assert.equal(title, 'M/J 1943');
    assert.match(text, /US use the ASW values from 1943; other nations keep those at start \(1\.2\.5\.1, ASW values\)/);
    assert.match(
      text,
      /attack with -1: it is turn 10 of the 10 with faulty torpedoes, from N\/D 1941 to M\/J 1943 \(1\.8\)/,
    );
    assert.match(explain(scenario, 'powers.us.atWarSince').text ?? '', /turn 10 of the 10/);
  });

  it('shows which ASW values apply when those of every nation rise', () => {
    covers('wif-ssw:W44');
    const everywhere: typeof scenario = { ...scenario, options: { aswProgress: 'all-nations' } };
    assert.match(explain(everywhere, 'turn').text ?? '', /^Every nation uses the ASW values from 1943 \(1\.2\.5\.1/);
    const early: typeof scenario = { ...everywhere, turn: { year: 1941, months: 'jan-feb' } };
    assert.match(explain(early, 'turn').text ?? '', /^Every nation uses its ASW values at start \(1\.2\.5\.1/);
  });

  it('says that the outbreak of war of another power bars earlier combat', () => {
    const explanation = explain(
      parseScenario(
        replacePart(biscay, 'action: combined }', 'action: combined, atWarSince: { year: 1939, months: sep-oct } }'),
      ),
      'powers.cw.atWarSince',
    );
    assert.match(explanation.title, /: at war since$/);
    assert.match(explanation.text ?? '', /no power may fight a major power earlier \(1\.2\.1\)\.$/);
    assert.deepEqual(explanation.rules, ['initiation']);
  });
});
