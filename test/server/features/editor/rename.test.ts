import assert from 'node:assert/strict';
import fs from 'node:fs';
import { listAllCombats, renameSymbol, renameTargetAt } from '../../../../server/src/features';
import { simulateCombat } from '../../../../server/src/features/combat/simulate';
import type { Simulation } from '../../../../server/src/features/combat/simulate';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay, applyEdits, formatDiagnostics, findOffset } from '../support';

const textWithLossOrder = biscay.replace(
  '    convoy: #',
  '    orders: { subs: { losses: [flotilla-1, flotilla-7] } }\n    convoy: #',
);

const textWithGroupOrders = dedent(`
  ruleset: aa-depth
  turn: { round: 4, power: uk, phase: conduct-combat }
  powers:
    germany: { side: axis }
    uk: { side: allies }
  seaBattles:
    - id: atlantic
      seaZone: SZ 3
      attacker: { power: uk, units: { dd: 1, ftr: 1 } }
      defender:
        power: germany
        units:
          - { id: u-47, type: sub, depth: periscope }
          - { id: u-99, type: sub, depth: periscope }
        orders: { dive: { groups: { u-47: always } }, submerge: { groups: { u-47: always } } }
      dice: { seed: 3 }
      expect: { defender: { u-47: { min: 0 } }, odds: { defender: { u-47: { min: 0.2 } } } }
`);

/** The text after the id at the given place was renamed. */
function renameAt(text: string, searchText: string, offsetInside: number, to: string): string {
  return applyEdits(text, renameSymbol(analyzeText(text), findOffset(text, searchText, offsetInside), to));
}

function getRefusal(text: string, searchText: string, offsetInside: number, to: string): string {
  const result = renameSymbol(analyzeText(text), findOffset(text, searchText, offsetInside), to);
  return result && 'refused' in result ? result.refused : 'done';
}

describe('renaming an id', () => {
  it('renames the declaration and every reference, and leaves the scenario valid', () => {
    const after = renameAt(textWithLossOrder, '[flotilla-1', 2, 'wolfpack');
    assert.equal(after, textWithLossOrder.replaceAll('flotilla-1', 'wolfpack'));
    assert.deepEqual(formatDiagnostics(after), []);
  });

  it('renames in a file with several problems of a kind, which stay as they are', () => {
    const unused = ['owner-passed', 'owner-acted', 'owner-moved'].map((code) => `wif-ssw/${code}`).join(', ');
    const text = `# asdic-ignore-file ${unused}\n${textWithLossOrder}`;
    assert.equal(formatDiagnostics(text).length, 3);
    const after = renameAt(text, '[flotilla-1', 2, 'wolfpack');
    assert.equal(after, text.replaceAll('flotilla-1', 'wolfpack'));
    assert.deepEqual(formatDiagnostics(after), formatDiagnostics(text));
  });

  it('renames a key that is the id', () => {
    assert.equal(
      renameAt(textWithGroupOrders, 'power: uk', 8, 'britain'),
      textWithGroupOrders.replaceAll('uk', 'britain'),
    );
  });

  it('refuses a name that is used or invalid', () => {
    assert.match(getRefusal(textWithLossOrder, '[flotilla-1', 2, 'flotilla-7'), /There is a unit `flotilla-7` already/);
    assert.match(
      getRefusal(textWithLossOrder, '[flotilla-1', 2, 'two words'),
      /`two words` cannot be the name of a unit: letters, digits/,
    );
    assert.match(getRefusal(textWithLossOrder, '[flotilla-1', 2, ''), /letters, digits/);
    assert.match(getRefusal(textWithLossOrder, '[flotilla-1', 2, 'x'.repeat(61)), /at most 60 characters/);
    assert.match(getRefusal(textWithLossOrder, 'power: germany', 8, 'Germany'), /small letters/);
  });

  it('refuses to rename a duplicate id', () => {
    const twice = textWithLossOrder.replace('id: condor', 'id: flotilla-1');
    assert.match(getRefusal(twice, '[flotilla-1', 2, 'wolfpack'), /There are 2 units `flotilla-1`/);
  });

  it('refuses to rename while unreadable text may hide references', () => {
    assert.match(
      getRefusal(textWithLossOrder.replace('dice: {', 'dice: ['), 'id: flotilla-1', 5, 'wolfpack'),
      /cannot be read/,
    );
  });

  it('refuses to rename a power that the rules know by name', () => {
    assert.match(
      getRefusal(textWithLossOrder, 'power: germany', 8, 'reich'),
      /Renaming `germany` would change more than a name: The rules know Germany as `germany`/,
    );
  });

  it('offers to rename the id or the anchor at the cursor, by its range', () => {
    const text = textWithLossOrder.replace('{ side: axis', '&own { side: axis');
    const find = (searchText: string, offsetInside: number) => {
      const target = renameTargetAt(analyzeText(text), findOffset(text, searchText, offsetInside));
      return target && [target.name, text.slice(target.range.from, target.range.to)];
    };
    assert.deepEqual(find('[flotilla-1', 2), ['flotilla-1', 'flotilla-1']);
    assert.deepEqual(find('germany: &own', 2), ['germany', 'germany']);
    assert.deepEqual(find('&own', 2), ['own', 'own']);
    assert.equal(find('rain', 1), undefined);
  });

  it('changes nothing where there is no id, or if the new name is the old one', () => {
    assert.equal(
      renameSymbol(analyzeText(textWithLossOrder), findOffset(textWithLossOrder, 'rain', 1), 'x'),
      undefined,
    );
    assert.equal(
      renameSymbol(analyzeText(textWithLossOrder), findOffset(textWithLossOrder, '[flotilla-1', 2), 'flotilla-1'),
      undefined,
    );
  });
});

describe('renaming an id with derived names', () => {
  it('renames a unit in orders of groups and in expectations', () => {
    assert.deepEqual(formatDiagnostics(textWithGroupOrders), []);
    assert.equal(
      renameAt(textWithGroupOrders, 'id: u-47', 5, 'prien'),
      textWithGroupOrders.replaceAll('u-47', 'prien'),
    );
  });

  it('renames a ship in the labels of its dice and the paths of its expectations', () => {
    const text = fs.readFileSync('samples/awaw/pearl-harbor.scenario.yaml', 'utf8');
    const after = renameAt(text, 'id: arizona', 5, 'uss-arizona');
    assert.match(after, /air-attack\.uss-arizona: \[6, 6\]/);
    assert.match(after, /uss-arizona: \{ sunk: 1, critical: 1 \}/);
    assert.equal(after, text.replaceAll('arizona', 'uss-arizona'));
  });

  it('renames a group in its orders to elect and to dive', () => {
    const text = fs.readFileSync('samples/aa-depth/elected.scenario.yaml', 'utf8');
    assert.equal(renameAt(text, 'id: i-boats', 5, 'kaidai'), text.replaceAll('i-boats', 'kaidai'));
  });

  it('renames the ships of a round in strikes, dice and expectations', () => {
    const dice = {
      ...{ 'search.attacker': [1, 5, 6, 2, 1, 6], 'search.defender': [3, 1, 6] },
      ...{ 'air-combat-attackers.dauntlesses.cap': [2, 6], 'air-combat-defenders.dauntlesses.cap': [4, 3] },
      ...{ 'air-defense.dauntlesses': [4, 3], 'air-attack.dauntlesses.akagi': [1, 2] },
      ...{ 'air-combat-attackers.tomonaga.cap': [6, 3], 'air-combat-defenders.tomonaga.cap': [1, 4] },
      ...{ 'air-defense.tomonaga': [1, 6], 'submarine-attack.nautilus.kaga': [2, 3] },
    };
    const text = fs
      .readFileSync('samples/awaw/midway.scenario.yaml', 'utf8')
      .replace('dice: { seed: 4 }', `dice: ${JSON.stringify(dice)}\n    expect: { ships: { kaga: { sunk: 0 } } }`);
    assert.deepEqual(formatDiagnostics(text), []);
    for (const id of ['akagi', 'kaga']) {
      const after = renameAt(text, `id: ${id}`, 5, 'renamed-x');
      assert.equal(after, text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), 'renamed-x'), id);
    }
  });

  it('renames from a derived name as well', () => {
    assert.equal(
      renameAt(textWithGroupOrders, 'dive: { groups: { u-47', 20, 'prien'),
      textWithGroupOrders.replaceAll('u-47', 'prien'),
    );
    assert.equal(
      renameAt(textWithGroupOrders, 'expect: { defender: { u-47', 24, 'prien'),
      textWithGroupOrders.replaceAll('u-47', 'prien'),
    );
  });

  it('keeps the dice of a seed by recording the former id, and drops the record when the id comes back', () => {
    const after = renameAt(textWithGroupOrders, 'id: atlantic', 6, 'biscay');
    assert.equal(
      after,
      `${textWithGroupOrders.replace('id: atlantic', 'id: biscay').trimEnd()}\nformerIds: { biscay: atlantic }\n`,
    );
    const twice = renameAt(after, 'id: biscay', 6, 'channel');
    assert.ok(twice.endsWith('formerIds: { channel: atlantic }\n'));
    assert.equal(renameAt(twice, 'id: channel', 6, 'atlantic'), textWithGroupOrders);
  });

  it('keeps the former ids of others when one of them is renamed again, or comes back', () => {
    const text = textWithLossOrder.replace('turn:', 'formerIds: { flotilla-1: wolfpack, flotilla-7: pack }\nturn:');
    const readFormerIds = (after: string) => /formerIds: (.*)/.exec(after)?.[1];
    assert.equal(readFormerIds(renameAt(text, '[flotilla-1', 2, 'u-47')), '{ u-47: wolfpack, flotilla-7: pack }');
    assert.equal(readFormerIds(renameAt(text, '[flotilla-1', 2, 'wolfpack')), '{ flotilla-7: pack }');
    const single = text.replace(', flotilla-7: pack', '');
    assert.equal(readFormerIds(renameAt(single, '[flotilla-1', 2, 'wolfpack')), undefined);
    assert.equal(readFormerIds(renameAt(single, '[flotilla-1', 2, 'u-47')), '{ u-47: wolfpack }');
  });

  it('updates the summary of a result, which contains names', () => {
    const [combat] = listAllCombats(analyzeText(textWithGroupOrders));
    const summarize = ({ trace, combat: definition }: Simulation) => definition.summary(trace.end);
    const simulation = Array.from({ length: 100 }, (_, seed) => simulateCombat(combat!, { seed })).find((candidate) =>
      summarize(candidate).includes('u-47'),
    )!;
    const result = { summary: summarize(simulation), dice: simulation.trace.dice };
    const text = `${textWithGroupOrders.trimEnd()}\n    result: ${JSON.stringify(result)}\n`;
    assert.match(text, /summary.*u-47/);
    const after = renameAt(text, 'id: u-47', 5, 'prien');
    assert.equal(after, text.replaceAll('u-47', 'prien'));
  });

  it('refuses to rename while a combat with a derived name has errors', () => {
    const faulty = textWithGroupOrders.replace('seaZone: SZ 3', 'seaZone: 3');
    assert.match(getRefusal(faulty, 'id: u-47', 5, 'prien'), /`u-47` is part of names in `atlantic`, which has errors/);
  });
});
