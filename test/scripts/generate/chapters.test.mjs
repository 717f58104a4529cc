import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderChapterFiles } from '../../../scripts/generate/chapters.mjs';

/** The modules for a folder of rulesets with these files. @param {Record<string, string>} files by path */
function listChapters(files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-chapters-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    return renderChapterFiles(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const game = {
  'game/ruleset.ts': '',
  'game/deep-dive/rules.ts': 'export const rules = {};',
  'game/deep-dive/checks/too-deep.ts': 'export const tooDeep = {};\nconst limit = 3;',
  'game/deep-dive/checks/too-shallow.ts': 'export const tooShallow = {};',
  'game/deep-dive/hover.ts': 'export const diveHover = {};\nexport const diveRemark = {};\nexport const depths = [];',
  'game/deep-dive/chapter.ts': 'export const modifiers = [];',
  'game/log/checks/late.ts': 'export const late = {};',
  'game/combats/dive.ts': 'export const dive = 1;',
};

describe('generated lists of chapters', () => {
  it('the rules of a ruleset are those of its chapters', () => {
    const { 'rules/game.ts': text = '' } = listChapters(game);
    assert.match(text, /import \{ rules as deepDive \} from '..\/..\/rulesets\/game\/deep-dive\/rules';/);
    assert.match(text, /export const rules = \{ \.\.\.deepDive \};/);
  });

  it('a chapter holds its checks, hovers, remarks and modifiers', () => {
    const { 'chapters/game.ts': text = '' } = listChapters(game);
    const contents = text.slice(text.indexOf('export const chapters')).replace(/\b([a-z]+[A-Za-z]*)\d+\b/g, '$1');
    assert.equal(
      contents,
      [
        "export const chapters: Readonly<Record<'deepDive' | 'log', Chapter<Scenario, Header>>> = {",
        '  deepDive: {',
        '    rules: rules,',
        "    checks: { 'too-deep': tooDeep, 'too-shallow': tooShallow },",
        '    hovers: [diveHover],',
        '    remarks: [diveRemark],',
        '    modifiers: modifiers,',
        '  },',
        '  log: {',
        '    rules: {},',
        "    checks: { 'late': late },",
        '    hovers: [],',
        '    remarks: [],',
        '  },',
        '};',
        '',
      ].join('\n'),
    );
  });

  it('rejects a file of checks that does not export one check alone', () => {
    const two = { ...game, 'game/log/checks/late.ts': 'export const late = {};\nexport const early = {};' };
    assert.throws(() => listChapters(two), /late\.ts exports late, early, not one check/);
    const none = { ...game, 'game/log/checks/late.ts': 'const late = {};' };
    assert.throws(() => listChapters(none), /late\.ts exports nothing, not one check/);
  });
});
