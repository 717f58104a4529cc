import assert from 'node:assert/strict';
import fs from 'node:fs';
import { diagnose } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { scenarioFiles } from '../../../support/samples';
import { analyzeText, biscay, formatDiagnostics } from '../support';

/** The lines that the fixes of missing ids add or change, each fix by itself. */
function listMended(text: string): readonly string[] {
  return diagnose(analyzeText(text))
    .filter(({ message }) => message.startsWith('`id` is missing'))
    .flatMap((problem) => problem.listFixes())
    .map(({ edits }) => {
      const fixed = applyTextEdits(text, edits);
      return fixed
        .split('\n')
        .find((line, index) => line !== text.split('\n')[index])!
        .trim();
    });
}

const battle = (id: string, zone: number): string =>
  `  - ${id}seaZone: SZ ${zone}\n    attacker: { power: japan, units: { sub: 1 } }\n    defender: { power: us, units: { dd: 1 } }\n`;

const battles = (...all: readonly string[]): string =>
  `ruleset: aare\npowers:\n  japan: { side: axis }\n  us: { side: allies }\nseaBattles:\n${all.join('')}`;

describe('the fix of a missing id', () => {
  it('names a combat by what it is, with a number if that is taken, and leaves no problem', () => {
    const text = battles(battle('', 1));
    assert.deepEqual(listMended(text), ['- id: sea-battle']);
    const [fix] = diagnose(analyzeText(text)).flatMap((problem) => problem.listFixes());
    assert.deepEqual(formatDiagnostics(applyTextEdits(text, fix!.edits)), []);
    assert.deepEqual(listMended(battles(battle('id: sea-battle\n    ', 1), battle('', 2))), ['- id: sea-battle-2']);
  });

  it('continues the numbers of the file, and separates words as the file does', () => {
    const numbered = battles(battle('id: b1\n    ', 1), battle('id: b2\n    ', 2), battle('', 3));
    assert.deepEqual(listMended(numbered), ['- id: b3']);
    assert.deepEqual(listMended(battles(battle('id: coral_sea\n    ', 1), battle('', 2))), ['- id: sea_battle']);
  });

  it('names a unit by its type, on its line', () => {
    assert.deepEqual(listMended(biscay.replace('id: condor, ', '')), [
      '- { id: naval-bomber, type: nav, range: 14, airToSea: 2, section: 4 }',
    ]);
  });

  it('offers the fix for whatever needs an id, in every game, with an id that is free', () => {
    const games = new Set<string>();
    for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken'))) {
      const text = fs.readFileSync(file, 'utf8');
      const [, game = ''] = /^ruleset: (\S+)/m.exec(text) ?? [];
      for (const { index, 0: member } of text.matchAll(/(?<=[{-] )id: [\w.-]+(?:, |\n +)/g)) {
        const textWithoutId = text.slice(0, index) + text.slice(index + member.length);
        for (const problem of diagnose(analyzeText(textWithoutId))) {
          if (!problem.message.startsWith('`id` is missing')) continue;
          games.add(game);
          const [fix] = problem.listFixes();
          const fixed = applyTextEdits(textWithoutId, fix!.edits);
          const remaining = formatDiagnostics(fixed).filter((line) => /`id` is missing|id\/duplicate/.test(line));
          assert.deepEqual(remaining, [], `${file}: ${member}`);
        }
      }
    }
    assert.deepEqual([...games].toSorted(), ['aa-depth', 'aare', 'awaw', 'wif-ssw']);
  });
});
