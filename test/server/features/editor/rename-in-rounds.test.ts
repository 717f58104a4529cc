import assert from 'node:assert/strict';
import {
  findDefinition,
  findHighlights,
  findLinkedRanges,
  findReferences,
  renameSymbol,
} from '../../../../server/src/features';
import { listNamedSymbols } from '../../../../server/src/features/analysis/named-symbols';
import { dedent } from '../../../support/fixture';
import { analyzeText, applyEdits, applyFix, formatDiagnostics, findOffset } from '../support';

/** Two rounds whose strike, fleet combat and submarine attack have the same ids. */
const rounds = dedent(`
  ruleset: awaw
  title: Two rounds
  turn: { year: 1942, season: summer }
  nations: { japan: { side: axis }, us: { side: allied } }
  navalRounds:
    - id: midway
      attacker: { nation: us, search: { squadrons: 3 }, groups: [{ number: 1, units: [{ id: enterprise, type: cv, size: 3 }] }] }
      defender: { nation: japan, groups: [{ number: 1, units: [{ id: akagi, type: cv, size: 3 }, { id: kongo, type: bc, size: 3 }] }] }
      strikes:
        - { id: dawn, by: attacker, group: 1, attacker: { units: [{ id: bombers, type: nas, squadrons: 4 }] }, targets: [{ ships: [akagi], squadrons: 4 }] }
      fleetCombats: [{ id: gunfire, attacker: 1, defender: 1 }]
      submarineAttacks: [{ id: boats, by: attacker, group: 1, attacker: { nation: us, units: [{ id: nautilus, type: sub }] }, targets: [akagi] }]
      dice: { search.attacker: [1, 1, 1], air-attack.dawn.akagi: [6, 6], screened-fire.gunfire.enterprise: [2, 2], submarine-attack.boats.akagi: [1, 1] }
      expect: { squadrons: { dawn: { attacking: { max: 4 } } }, odds: { squadrons: { dawn: { attacking: { min: 0 } } } } }
    - id: wake
      attacker: { nation: us, search: { squadrons: 3 }, groups: [{ number: 1, units: [{ id: hornet, type: cv, size: 3 }] }] }
      defender: { nation: japan, groups: [{ number: 1, units: [{ id: kaga, type: cv, size: 3 }] }] }
      strikes:
        - { id: dawn, by: attacker, group: 1, attacker: { units: [{ id: divers, type: nas, squadrons: 4 }] } }
      fleetCombats: [{ id: gunfire, attacker: 1, defender: 1 }]
      dice: { search.attacker: [1, 1, 1], seed: 3 }
      expect: { squadrons: { dawn: { attacking: { max: 4 } } } }
`);

/** The offset of the second round. */
const second = rounds.indexOf('- id: wake');

/** The first round, or the second, with an id replaced wherever it is a whole name. */
const replaceInFirst = (id: string, to: string) => rounds.slice(0, second).replaceAll(id, to) + rounds.slice(second);
const replaceInSecond = (id: string, to: string) => rounds.slice(0, second) + rounds.slice(second).replaceAll(id, to);

function renameId(text: string, offset: number, to: string): string {
  return applyEdits(text, renameSymbol(analyzeText(text), offset, to));
}

function getRefusal(offset: number, to: string): string {
  const result = renameSymbol(analyzeText(rounds), offset, to);
  return result && 'refused' in result ? result.refused : 'done';
}

/** The offsets of an id. */
function findIdOffsets(id: string, from: number, to: number): readonly number[] {
  return [...rounds.matchAll(new RegExp(`\\b${id}\\b`, 'g'))]
    .map(({ index }) => index)
    .filter((at) => at >= from && at < to);
}

describe('an id within a round of naval combat', () => {
  const firstDawn = findOffset(rounds, 'id: dawn', 5);
  const secondDawn = rounds.indexOf('id: dawn', second) + 5;

  it('accepts the same id in two rounds', () => {
    assert.deepEqual(formatDiagnostics(rounds), []);
  });

  it('finds an id in its dice and expectations, within its round only', () => {
    const analysis = analyzeText(rounds);
    for (const [cursor, from, to] of [
      [firstDawn, 0, second],
      [secondDawn, second, rounds.length],
    ] as const) {
      const idOffsets = findIdOffsets('dawn', from, to);
      for (const at of [cursor, ...idOffsets]) {
        assert.deepEqual(
          findReferences(analysis, at + 1, true).map((range) => range.from),
          idOffsets,
        );
        assert.equal(findDefinition(analysis, at + 1)?.from, idOffsets[0]);
      }
      assert.deepEqual(
        findHighlights(analysis, cursor).map(({ isDeclaration: declares }) => declares),
        idOffsets.map((_, index) => index === 0),
      );
    }
    assert.equal(findLinkedRanges(analysis, firstDawn).length, 4);
  });

  it('renames an id within its round, including its table dice', () => {
    assert.equal(renameId(rounds, firstDawn, 'sunrise'), replaceInFirst('dawn', 'sunrise'));
    assert.equal(
      renameId(rounds, findOffset(rounds, 'air-attack.dawn', 12), 'sunrise'),
      replaceInFirst('dawn', 'sunrise'),
    );
    assert.equal(renameId(rounds, findOffset(rounds, 'id: gunfire', 5), 'guns'), replaceInFirst('gunfire', 'guns'));
    assert.equal(renameId(rounds, findOffset(rounds, 'id: boats', 5), 'pack'), replaceInFirst('boats', 'pack'));
  });

  it('keeps the dice of a seed by recording the former id', () => {
    const after = renameId(rounds, secondDawn, 'sunrise');
    assert.equal(after, `${replaceInSecond('dawn', 'sunrise').trimEnd()}\nformerIds: { sunrise: dawn }\n`);
    assert.equal(renameId(after, after.indexOf('sunrise') + 1, 'dawn'), rounds);
  });

  it('accepts a name that another round has', () => {
    assert.equal(renameId(rounds, firstDawn, 'wake-up'), replaceInFirst('dawn', 'wake-up'));
    const other = replaceInSecond('dawn', 'dusk');
    assert.equal(renameId(other, firstDawn, 'dusk'), rounds.replaceAll('dawn', 'dusk'));
  });

  it('rejects an invalid name, and one that is used in its round', () => {
    assert.equal(getRefusal(firstDawn, 'gunfire'), 'There is a fleet combat `gunfire` already.');
    assert.equal(getRefusal(findOffset(rounds, 'id: boats', 5), 'dawn'), 'There is a strike `dawn` already.');
    assert.match(getRefusal(firstDawn, 'two words'), /`two words` cannot be the name of a strike: letters, digits/);
    assert.match(
      getRefusal(secondDawn, 'kaga'),
      /the same dice would end `wake` differently, because something else is called `kaga`/,
    );
  });

  it('reports an id that occurs twice in a round', () => {
    const twice = rounds.replace('id: boats', 'id: dawn').replace('submarine-attack.boats', 'submarine-attack.dawn-2');
    assert.deepEqual(formatDiagnostics(twice), [
      'id/duplicate: There are two parts of this combat called `dawn`, and nothing can tell which one is meant. Give one of them another id.',
    ]);
  });

  it('appends a number to a duplicate id of two strikes', () => {
    const twice = rounds
      .replace('id: boats', 'id: gunfire')
      .replace('submarine-attack.boats', 'submarine-attack.gunfire-2');
    const fixed = applyFix(twice, 'id/duplicate', 'Change to `gunfire-2`');
    assert.deepEqual(formatDiagnostics(fixed), []);
  });

  it('lists an id as a workspace symbol of its round', () => {
    const symbols = listNamedSymbols(analyzeText(rounds)).filter(({ name }) => name === 'dawn');
    assert.deepEqual(
      symbols.map(({ container }) => container),
      ['strike of midway, Two rounds', 'strike of wake, Two rounds'],
    );
  });
});
