import assert from 'node:assert/strict';
import { applyTextEdits } from '../../../../../server/src/text';
import { assertNotOffered, head, refactorAt } from './try-refactoring';

describe('the refactoring that moves a table', () => {
  const table = `${head}tables:
  sectionModifiers: # from the box
    source: mine # of course
    # the deep end
    modifiers:
      rain: [0, 0, 0, -1, -2] # storms too
`;

  it('moves a table into a file and writes its path', () => {
    const { analysis, items } = refactorAt(table.replace('source', 'sou$0rce'));
    const move = items.find(({ file }) => file);
    assert.equal(move?.title, 'Move `sectionModifiers` into a file of its own');
    const { createEdits: _, ...file } = move.file!;
    assert.deepEqual(file, {
      path: 'tables/section-modifiers.yaml',
      text: 'source: mine # of course\n# the deep end\nmodifiers:\n  rain: [0, 0, 0, -1, -2] # storms too\n',
    });
    assert.equal(
      applyTextEdits(analysis.text, move.edits),
      `${head}tables:\n  sectionModifiers: tables/section-modifiers.yaml # from the box\n`,
    );
  });

  it('moves a table between brackets, and keeps the comment behind it at the key', () => {
    const flow = `${head}tables:\n  sectionModifiers: { source: mi$0ne, fine: { 1: 0 } } # from the box\n`;
    const { analysis, items } = refactorAt(flow);
    const move = items.find(({ file }) => file);
    assert.equal(move?.file?.text, '{ source: mine, fine: { 1: 0 } }\n');
    assert.equal(
      applyTextEdits(analysis.text, move.edits),
      `${head}tables:\n  sectionModifiers: tables/section-modifiers.yaml # from the box\n`,
    );
    assert.equal(
      applyTextEdits(analysis.text, move.file.createEdits('other tables/x: y.yaml')),
      `${head}tables:\n  sectionModifiers: 'other tables/x: y.yaml' # from the box\n`,
    );
    const windows = refactorAt(table.replace('source', 'sou$0rce').replaceAll('\n', '\r\n'));
    assert.match(windows.items.find(({ file }) => file)!.file!.text, /^source: mine # of course\r\n# the deep end\r\n/);
    for (const other of [
      table.replace('sectionModifiers: #', 'sectionModifiers: &x #'),
      table.replace('source: mine', 'source: &x mine'),
      `${head}tables:\n  sectionModifiers: [mi$0ne]\n`,
      `${head}tables: { sectionModifiers: mi$0ne.yaml }\n`,
    ])
      assertNotOffered(other.includes('$0') ? other : other.replace('source', 'sou$0rce'), 'Move');
  });

  it('moves no table with an alias, and nothing that is no table', () => {
    assertNotOffered(table.replace('mine', '*mi$0ne').replace('title', '&mine title'), 'Move');
    assertNotOffered(`${head}options: { emptyConvoy: no$0-target }\n`, 'Move');
  });
});
