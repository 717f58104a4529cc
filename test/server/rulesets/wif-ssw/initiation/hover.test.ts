import assert from 'node:assert/strict';
import type { Scenario } from '../../../../../server/src/rulesets/wif-ssw/data';
import { covers } from '../../../../support/covers';
import { example, explain, engagementPath, getTotalsByLabel } from '../explain';
import { replacePart, biscay, parseScenario } from '../scenario';

describe('the hover on a unit of the sub side', () => {
  it('explains the section of a unit of the sub side', () => {
    covers('wif-ssw:W12', 'wif-ssw:W40');
    const explanation = explain(example, `${engagementPath}.subs.units.1.section`);
    assert.equal(explanation.title, 'flotilla-1, submarine');
    assert.match(explanation.text ?? '', /4 is subtracted from the search of the sub side \(1\.2\.3\)/);
    assert.match(explanation.text ?? '', /full factor in any weather \(1\.2\.5\.1\)/);
    assert.deepEqual(getTotalsByLabel(explanation), { 'flotilla-1, attack value': 4, "sub side's search": 0 });
  });

  it('says that a submarine that attacks is marked, unless the combat is avoided', () => {
    covers('wif-ssw:W51');
    const unit = `${engagementPath}.subs.units.1`;
    assert.match(explain(example, unit).text ?? '', /Attacked convoys this impulse: neither side .* \(1\.3\)/);
    const naval = `${biscay}navalCombats: [{ id: later, kind: sub, attacker: { members: [flotilla-1] }, defender: {} }]\n`;
    assert.match(
      explain(parseScenario(naval), 'navalCombats.0.attacker.members.0').text ?? '',
      /^It attacked convoys in `biscay` this impulse/,
    );
    const avoided = replacePart(biscay, '    convoy:', '    result: { combatType: avoided }\n    convoy:');
    assert.doesNotMatch(explain(parseScenario(avoided), unit).text ?? '', /Attacked convoys/);
  });

  it('shows why a submarine stays out', () => {
    covers('wif-ssw:W6', 'wif-ssw:W7', 'wif-ssw:W8');
    const readWithUnit = (more: string) => parseScenario(replacePart(biscay, 'section: 4 }', `section: 4, ${more} }`));
    const getText = (scenario: Scenario) => explain(scenario, `${engagementPath}.subs.units.1`).text ?? '';
    assert.match(getText(readWithUnit('joins: false')), /^It stays out: its owner leaves it out \(1\.2\.1\)/);
    assert.match(getText(readWithUnit('faceUp: false')), /^It stays out: it is face down \(1\.2\.1\)/);
    assert.match(
      getText(parseScenario(replacePart(biscay, 'action: naval', 'action: pass'))),
      /its owner passed this impulse/,
    );
  });

  it('shows whether the roll includes the section of an aircraft', () => {
    covers('wif-ssw:W14', 'wif-ssw:W15');
    assert.match(
      explain(example, `${engagementPath}.subs.units.2`).text ?? '',
      /^A roll of 4 includes section 4: it gives -1/,
    );
    const higher = parseScenario(replacePart(biscay, 'search.subs: 4', 'search.subs: 5'));
    assert.match(
      explain(higher, `${engagementPath}.subs.units.2.range`).text ?? '',
      /^A roll of 5 does not include section 4/,
    );
  });

  it('explains the value of a defence factor', () => {
    const scenario = parseScenario(replacePart(biscay, 'section: 4 }', 'section: 4, defence: 6 }'));
    assert.match(explain(scenario, `${engagementPath}.subs.units.1.defence`).text ?? '', /1 to 6 \(60%\)/);
  });
});

describe('the hover on the action of a power', () => {
  it('explains what the action of a power means for its submarines', () => {
    covers('wif-ssw:W6');
    assert.match(
      explain(example, 'powers.germany.action').text ?? '',
      /may take part in strategic submarine warfare: flotilla-7 and flotilla-1 \(1\.2\.1\)/,
    );
    const twice = { ...example, engagements: [...example.engagements!, ...example.engagements!] };
    assert.match(
      explain(twice, 'powers.germany.action').text ?? '',
      /: flotilla-7 \(in 2 engagements\) and flotilla-1 \(in 2/,
    );
    const passed = parseScenario(replacePart(biscay, 'action: naval', 'action: pass'));
    assert.match(explain(passed, 'powers.germany.action').text ?? '', /^Germany passed: its submarines stay out/);
  });
});
