import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { analyse, createNextTurn, diagnose, type Analysis } from '../../../../server/src/features';
import { readCampaignState } from '../../../../server/src/features/analysis/followed';
import { hasTurn, findTurn } from '../../../../server/src/features/resolve/turn/find';
import { createTurnResultEdits } from '../../../../server/src/features/resolve/turn/resolve';
import { applyTextEdits } from '../../../../server/src/text';
import { environment } from '../../../support/environment';
import { chooseRunCount } from '../../../support/run-size';
import { turnScenarios } from '../../../support/turn-scenarios';
import { analyzeText, getCombat, resolveCombatOrFail } from '../support';

const analyseFully = (text: string): Analysis => analyse(text, undefined, environment());

const listErrors = (analysis: Analysis): readonly string[] =>
  diagnose(analysis)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`);

function makeNextTurn(text: string): string {
  const next = createNextTurn(analyzeText(text), 'before.scenario.yaml');
  assert.ok(!('refused' in next), 'refused' in next ? next.refused : '');
  return next.text;
}

function traceOnlyCombat(text: string) {
  const { combat, trace } = resolveCombatOrFail(getCombat(analyzeText(text)));
  return { ...trace, counters: combat.counters };
}

/** Writes the results of a turn, makes the next and compares the forces of both. @returns the number of units that were destroyed */
function assertFollows(text: string, seed: number): number {
  const turn = findTurn(analyseFully(text));
  assert.ok(!('refused' in turn), 'refused' in turn ? turn.refused : '');
  const edits = createTurnResultEdits(turn, { seed });
  assert.ok(!('refused' in edits), 'refused' in edits ? edits.refused : '');
  const foughtText = applyTextEdits(text, edits);
  const next = createNextTurn(analyseFully(foughtText), 'before.scenario.yaml');
  assert.ok(!('refused' in next), `${'refused' in next ? next.refused : ''}\n${foughtText}`);
  const after = analyseFully(next.text);
  const before = new Set(listErrors(analyseFully(text)));
  const errors = listErrors(after).filter((message) => !before.has(message) && !message.startsWith('link/'));
  assert.deepEqual(errors, [], next.text);
  const unitsAfter = readCampaignState(after.scenarios[0]!)?.units ?? [];
  let destroyed = 0;
  for (const unit of readCampaignState(analyseFully(foughtText).scenarios[0]!)?.units ?? []) {
    const count = unitsAfter
      .filter(({ key }) => key === unit.key || new RegExp(`^${unit.key}-damaged(-\\d+)?$`).test(key))
      .reduce((sum, line) => sum + line.count, 0);
    assert.ok(
      count <= unit.count - unit.destroyed,
      `${unit.key}: ${count} of ${unit.count}\n${foughtText}\n${next.text}`,
    );
    destroyed += unit.destroyed;
  }
  return destroyed;
}

describe('the next turn', () => {
  it('follows a file with one scenario whose ruleset is known', () => {
    const refuse = (text: string) =>
      (createNextTurn(analyseFully(text), 'before.scenario.yaml') as { refused: string }).refused;
    const single = 'ruleset: aare\nturn: { round: 3, power: us }\n';
    assert.equal(refuse(`${single}---\n${single}`), 'The next turn follows a file with one scenario.');
    assert.equal(refuse('ruleset: moons\n'), 'It is not known by which ruleset the scenario is played.');
    const problems = 'The scenario has problems. Fix them first: see the list of problems.';
    assert.equal(refuse('ruleset: aare\nturn: { round: x }\n'), problems);
    assert.equal(refuse('ruleset: aare\nturn: { round: 3\n'), problems);
  });

  for (const [ruleset, scenarios] of Object.entries(turnScenarios))
    it(`begins with what random turns have left: ${ruleset}`, () => {
      let destroyed = 0;
      fc.assert(
        fc.property(scenarios, fc.nat(1000), (text, seed) => {
          fc.pre(diagnose(analyseFully(text)).every(({ severity }) => severity !== 'error'));
          destroyed += assertFollows(text, seed);
        }),
        { numRuns: chooseRunCount(100, 15) },
      );
      assert.ok(destroyed > 0);
    });

  it('leaves out the comments that introduce the turn before, not those for programs nor those on what stays', () => {
    const modeline = '# yaml-language-server: $schema=../wif-ssw.schema.json\n';
    const text = `# Three submarines in rain.\n${modeline}\n# The dice 4 and 5 decide.\nruleset: wif-ssw\n# at war\npowers: { germany: { side: axis } }\n`;
    const next = makeNextTurn(text);
    assert.match(next, /^# yaml-language-server: .*\nruleset: wif-ssw\n# at war\npowers:/);
    assert.doesNotMatch(next, /submarines|dice/);
  });

  it('begins with what the turns of the samples have left', () => {
    for (const folder of ['aa-depth', 'aare', 'awaw', 'wif-ssw'])
      for (const name of fs.readdirSync(`samples/${folder}`).filter((file) => file.endsWith('.scenario.yaml'))) {
        const text = fs.readFileSync(`samples/${folder}/${name}`, 'utf8');
        const { scenarios } = analyseFully(text);
        if (scenarios.length === 1 && hasTurn(scenarios[0]!))
          for (let seed = 1; seed <= chooseRunCount(8, 2); seed++) assertFollows(text, seed);
      }
  });

  it('keeps damaged boats of World in Flames as a line of their own, and lets only lost and damaged convoy points go', () => {
    const text = `ruleset: wif-ssw
turn: { year: 1942, months: nov-dec }
impulse: 2
phasingSide: axis
powers:
  germany: { side: axis, action: naval, atWarWith: [cw] }
  cw: { side: allied, action: combined }
forces:
  - power: germany
    units:
      - { id: lohs, type: sub, attack: 3, section: 3, count: 3 }
      - { id: hecht, type: sub, attack: 3, section: 2 }
  - power: cw
    units: [{ id: b6, type: asw, asw: 6 }]
    convoys: [{ id: sc-100, convoyPoints: 22 }]
engagements:
  - id: gap
    seaZone: North Atlantic
    weather: fine
    subs: { power: germany, units: [{ unit: lohs }] }
    convoy: { from: sc-100, units: [{ unit: b6 }] }
    dice: { search.subs: 5, search.convoy: 6 }
bases: { cadiz: { inUse: true, units: [{ unit: lohs, count: 2 }] } }
production: [{ power: us, year: 1942, months: nov-dec, unit: sub }]
`;
    assert.equal(
      makeNextTurn(text),
      text
        .replace('year: 1942, months: nov-dec', 'year: 1943, months: jan-feb')
        .replace('impulse: 2\nphasingSide: axis\n', '')
        .replace(/, action: \w+/g, '')
        .replace('count: 3 }', 'count: 2 }')
        .replace(
          /- \{ id: hecht.*\n/,
          '$&      - { id: lohs-damaged, type: sub, attack: 3, section: 3, count: 1, damaged: true }\n',
        )
        .replace('convoyPoints: 22', 'convoyPoints: 16')
        .replace(/engagements:\n( .*\n)+/, '')
        .concat('follows: before.scenario.yaml\n'),
    );
  });

  it('adds damaged boats of World in Flames to those of the turn before', () => {
    const text = `ruleset: wif-ssw
turn: { year: 1942, months: nov-dec }
powers: { germany: { side: axis, atWarWith: [cw] }, cw: { side: allied } }
forces:
  - power: germany
    units:
      - { id: lohs, type: sub, attack: 3, section: 3, count: 3 }
      - { id: lohs-damaged, type: sub, attack: 3, section: 3, count: 2, damaged: true }
  - power: cw
    units: [{ id: b6, type: asw, asw: 6 }]
engagements:
  - id: gap
    weather: fine
    subs: { power: germany, units: [{ unit: lohs }] }
    convoy: { power: cw, convoyPoints: 22, units: [{ unit: b6 }] }
    dice: { search.subs: 5, search.convoy: 6 }
`;
    const after = makeNextTurn(text);
    assert.match(after, /id: lohs, type: sub, attack: 3, section: 3, count: 2 /);
    assert.match(after, /id: lohs-damaged, type: sub, attack: 3, section: 3, count: 3, damaged: true /);
    assert.ok(!after.includes('lohs-damaged-2'), after);
  });

  it('removes sunk ships of A World at War from ports, repairs hits, and brings back squadrons that aborted', () => {
    const text = `ruleset: awaw
turn: { year: 1942, season: fall }
nations: { japan: { side: axis }, us: { side: allied } }
forces:
  - nation: us
    units: [{ id: dauntlesses, type: nas, squadrons: 12 }]
  - nation: japan
    units: [{ id: akagi, type: cv, name: Akagi }, { id: kates, type: nas, squadrons: 2, on: akagi }, { id: kaga, type: cv, name: Kaga, hits: 1 }]
ports:
  - { id: truk, nation: japan, members: [akagi, kaga] }
transports:
  - { id: convoys, nation: japan, box: pacific, count: 16, sunk: 3, damaged: 2 }
airAttacks:
  - id: strike
    where: at-sea
    airDefenseLevel: 0
    targets: [{ ships: [akagi], squadrons: 12 }]
    attacker: { nation: us, units: [{ unit: dauntlesses, mission: attack }] }
    defender: { nation: japan, units: [{ unit: akagi }] }
    dice: { seed: 1 }
`;
    assert.equal(
      makeNextTurn(text),
      text
        .replace('year: 1942, season: fall', 'year: 1943, season: winter')
        .replace('{ id: akagi, type: cv, name: Akagi }, ', '')
        .replace(', on: akagi', '')
        .replace(', hits: 1', '')
        .replace('[akagi, kaga]', '[kaga]')
        .replace('count: 16, sunk: 3', 'count: 13')
        .replace(/airAttacks:\n( .*\n)+/, '')
        .concat('follows: before.scenario.yaml\n'),
    );
  });

  it('brings back squadrons of A World at War that aborted, not those that were eliminated', () => {
    const text = `ruleset: awaw
nations: { japan: { side: axis }, us: { side: allied } }
forces:
  - nation: us
    units: [{ id: dauntlesses, type: nas, squadrons: 3 }]
  - nation: japan
    units: [{ id: nagara, type: dd, count: 5 }, { id: zeros, type: nas, squadrons: 3 }]
airAttacks:
  - id: strike
    where: at-sea
    airDefenseLevel: 4
    attacker: { nation: us, units: [{ unit: dauntlesses, mission: attack }] }
    cap: { nation: japan, units: [{ unit: zeros, mission: cap, squadrons: 2 }] }
    defender: { nation: japan, units: [{ unit: nagara }] }
    dice: { seed: 9 }
`;
    const { end, counters } = traceOnlyCombat(text);
    const read = (name: string): number => end[counters.findIndex((counter) => counter.name === name)]!;
    assert.ok(read('aborted') > 0 && read('cap.eliminated') > 0);
    const after = makeNextTurn(text);
    assert.match(after, new RegExp(`id: dauntlesses, type: nas, squadrons: ${3 - read('eliminated')} `));
    assert.match(after, new RegExp(`id: zeros, type: nas, squadrons: ${3 - read('cap.eliminated')} `));
  });

  it('takes what a power paid for raids from its treasury', () => {
    const text = `ruleset: aare
turn: { round: 2, power: uk }
powers: { uk: { side: allies }, germany: { side: axis, treasury: 20 } }
strategicBombingRaids:
  - id: ruhr
    territory: Germany
    value: 10
    attacker: { power: uk, bombers: 2 }
    defender: { power: germany }
    dice: [4, 5]
`;
    const after = makeNextTurn(text);
    assert.match(after, /turn: \{ round: 3, power: germany \}/);
    assert.match(after, /treasury: 11 /);
  });
});
