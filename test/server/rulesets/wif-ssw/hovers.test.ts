import assert from 'node:assert/strict';
import type { Path } from '../../../../server/src/model/place';
import { wifSsw } from '../../../../server/src/rulesets/wif-ssw/ruleset';
import { covers } from '../../../support/covers';
import { example, explain, listExplanations, getTotalsByLabel } from './explain';
import { biscay, parseScenario } from './scenario';

describe('the hover on an option', () => {
  it('lists the readings of an option and marks the one in use', () => {
    const scenario = parseScenario(`${biscay}options: { planeSection: improved-roll, columnShiftPrice: 3 }\n`);
    const { title, text = '' } = explain(scenario, 'options.planeSection');
    assert.equal(title, 'R4: The section that a search would include');
    assert.match(text, /- `natural-roll` \(default\): .*\n- `improved-roll` \(chosen here\): /);
    assert.match(explain(scenario, 'options.columnShiftPrice').text ?? '', /Here: \*\*3\*\*/);
  });
});

describe('hovers beyond engagements', () => {
  const campaign = parseScenario(`
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

  it('shows the factors and the ships of submarine combat', () => {
    covers('wif-ssw:W55', 'wif-ssw:W56');
    const explanation = explain(campaign, 'navalCombats.0');
    assert.equal(getTotalsByLabel(explanation)['submarine factors'], 3);
    assert.equal(getTotalsByLabel(explain(campaign, 'navalCombats.0.shipCount')).ships, 3);
  });

  it('shows which targets submarines can hit, and at what price', () => {
    covers('wif-ssw:W55', 'wif-ssw:W56', 'wif-ssw:W57');
    const getTargetText = (index: number) => explain(campaign, `navalCombats.0.defender.units.${index}`).text ?? '';
    assert.match(getTargetText(0), /Submarines can strike it, and it counts as a ship \(1\.3\.3\)/);
    assert.match(getTargetText(1), /Submarines can strike it for three surprise points \(1\.3\.3\)/);
    assert.match(getTargetText(2), /Submarines can strike it, but it does not count as a ship/);
  });

  it('explains who may stay, what an event does, what a build counts and what a move costs', () => {
    covers('wif-ssw:W58', 'wif-ssw:W59', 'wif-ssw:W60', 'wif-ssw:W67', 'wif-ssw:W81');
    const getText = (at: string) => explain(campaign, at).text ?? '';
    assert.match(
      getText('returnToBase.0'),
      /It may stay in the Convoy Section: .* If it stays it is turned face down \(1\.4\)/,
    );
    assert.match(getText('politicalEvents.0.event'), /Germany loses the use of Cadiz for good/);
    assert.match(getText('production.0'), /the US may build 1 submarine in 1940 \(1\.7\)/);
    assert.match(getText('navalMoves.0.movementPoints'), /the move costs 1 movement point \(1\.3\.4\)/);
    assert.match(getText('bases.cadiz.units.0'), /It may base here: the base is for German submarines \(1\.5\)/);
  });

  it('hovers explain each value at most once, cite rules that exist, and never throw', () => {
    const ruleIds = new Set(wifSsw.rules.map(({ id }) => id));
    for (const scenario of [example, campaign]) {
      for (const path of listPaths(scenario)) {
        const explanations = listExplanations(scenario, path);
        assert.ok(explanations.length <= 1, path.join('.'));
        const { amounts = [], rules: cited = [], title = '-' } = explanations[0] ?? {};
        assert.ok(title.length > 0);
        for (const id of cited) assert.ok(ruleIds.has(id), id);
        for (const { base, changes } of amounts)
          for (const { rule } of [base, ...changes]) assert.ok(ruleIds.has(rule), rule);
      }
    }
  });
});

/** The paths of all values below the root. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => {
    const deeper = [...path, key];
    return [deeper, ...listPaths((value as Record<string | number, unknown>)[key], deeper)];
  });
}
