import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseChunk } from '../../../server/src/text/chunk';
import { assemble, type SourceDocument, type SourceFile } from '../../../server/src/text/document';
import { createBudget, limits } from '../../../server/src/text/limits';
import { parse } from '../../../server/src/text/index';
import { scan } from '../../../server/src/text/scan';
import { applyChange, change, SEED_TEXT, someText } from './changes';
import { describePositions, takeSnapshot } from './support';
import { chooseRunCount } from '../../support/run-size';

/** The documents of a text, each parsed as one chunk. */
function parseWhole(text: string): SourceDocument[] {
  return scan(text).map(({ from, to, ranges }) => {
    const piece = { role: 'whole', from: ranges[0]!.from, to } as const;
    const whole = parseChunk(
      text.slice(piece.from, piece.to),
      { role: 'whole', listKey: undefined },
      new Map(),
      createBudget(),
    );
    return assemble([whole], { from, to, ranges: [piece] });
  });
}

describe('incremental parsing', () => {
  it('parses incrementally to the same result as from scratch after each edit', () => {
    fc.assert(
      fc.property(someText, fc.array(change, { minLength: 1, maxLength: 8 }), (start, changes) => {
        let text = start;
        let file = parse(text);
        for (const edit of changes) {
          text = applyChange(text, edit);
          file = parse(text, file);
          assert.deepEqual(takeSnapshot(file), takeSnapshot(parse(text)), JSON.stringify(text));
        }
      }),
      { numRuns: chooseRunCount(400, 60), seed: 3 },
    );
  });

  it('parsing in chunks equals parsing as a whole for valid texts, and reports diagnostics in the same texts', () => {
    let validCount = 0;
    let cutCount = 0;
    fc.assert(
      fc.property(someText, fc.array(change, { maxLength: 2 }), (start, changes) => {
        const text = changes.reduce(applyChange, start);
        const file = parse(text);
        const whole = parseWhole(text);
        const isValid = whole.every(
          ({ chunks, diagnostics }) =>
            diagnostics.length === 0 && chunks.every((chunk) => chunk.diagnostics.length === 0 && !chunk.broken),
        );
        // The parser continues a quoted text at the column of its dash, although YAML ends it. Only then may chunks report more.
        const isStricter = isValid && file.diagnostics.some(({ code }) => code === 'syntax/unclosed-quote');
        assert.equal(file.diagnostics.length === 0, isValid && !isStricter, JSON.stringify(text));
        if (!isValid || isStricter) return;
        validCount++;
        if (file.documents.some((document) => document.chunks.length > 1)) cutCount++;
        assert.deepEqual(
          file.documents.map((document) => document.data),
          whole.map((document) => document.data),
          JSON.stringify(text),
        );
        assert.deepEqual(file.documents.map(describePositions), whole.map(describePositions), JSON.stringify(text));
      }),
      { numRuns: chooseRunCount(1200, 150), seed: 5 },
    );
    assert.ok(
      validCount > chooseRunCount(200, 50) && cutCount > chooseRunCount(100, 50),
      `${validCount} valid, ${cutCount} cut`,
    );
  });

  it('keeps the objects of all parts that an edit does not touch', () => {
    const before = parse(SEED_TEXT);
    const [old] = before.documents;
    const after = parse(
      SEED_TEXT.replace('azores', 'the azores').replace('# a scenario', '# a scenario\n# of two'),
      before,
    );
    const [now] = after.documents;
    const parts = (document: SourceDocument | undefined) =>
      document?.data as unknown as { powers: object; engagements: object[]; log: object };
    assert.equal(parts(now).powers, parts(old).powers);
    assert.equal(parts(now).log, parts(old).log);
    assert.equal(parts(now).engagements[0], parts(old).engagements[0]);
    assert.notEqual(parts(now).engagements[1], parts(old).engagements[1]);
    assert.notEqual(now!.data, old!.data);
    assert.equal(after.documents[1]!.data, before.documents[1]!.data);
  });

  it('parses a part again if an anchor that it uses has changed', () => {
    const before = parse(SEED_TEXT);
    const after = parse(SEED_TEXT.replace('action: naval', 'action: land'), before);
    const second = (after.documents[0]!.data as unknown as { engagements: { action: string }[] }).engagements[1]!;
    assert.equal(second.action, 'land');
  });

  it('does not parse moved chunks again', () => {
    const items = Array.from({ length: 400 }, (_, index) => `  - { id: e${index} }\n`).join('');
    const text = `title: x\nengagements:\n${items}`;
    const before = parse(text);
    const after = parse(text.replace('title: x', 'title: longer'), before);
    const reusedChunks = after.documents[0]!.chunks.filter((chunk) => before.documents[0]!.chunks.includes(chunk));
    assert.equal(reusedChunks.length, before.documents[0]!.chunks.length - 1);
    assert.equal(after.documents[0]!.data['engagements'], before.documents[0]!.data['engagements']);
  });

  it('keeps the object of an item that moves between two edits', () => {
    const listItems = (...ids: string[]) => `engagements:\n${ids.map((id) => `  - { id: ${id} }\n`).join('')}`;
    const getItems = ({ documents }: SourceFile) => documents[0]!.data['engagements'] as object[];
    const before = parse(listItems('one', 'two', 'three'));
    const after = parse(listItems('first', 'second', 'two', 'third'), before);
    assert.equal(getItems(after)[2], getItems(before)[1]);
  });

  it('keeps the other items of a list however its key is written', () => {
    for (const key of ['units', '"units"', "'units'", '"my units"', "'a:b'", 'a:b', 'units   ', '"units"  '])
      for (const behind of ['', ' ', ' # the units', ' # a: b', '\r']) {
        const write = (id: string) => `${key}:${behind}\n  - { id: one }\n  - { id: ${id} }\n`;
        const before = parse(write('two'));
        assert.deepEqual(before.diagnostics, []);
        const [old] = Object.values(before.documents[0]!.data) as object[][];
        const [now] = Object.values(parse(write('2'), before).documents[0]!.data) as object[][];
        assert.equal(now![0], old![0], key + behind);
        assert.notEqual(now![1], old![1], key + behind);
      }
  });

  it('another key of a list changes its items, and nothing behind the list', () => {
    const text =
      'ruleset: wif-ssw\nforces:\n  - { id: a }\n  - { id: b }\npowers: { cw: {} }\nengagements:\n  - { id: c }\n';
    const before = parse(text);
    const after = parse(text.replace('forces', 'units'), before);
    const [{ data: old }, { data }] = [before.documents[0]!, after.documents[0]!];
    const { powers, engagements } = data as { powers: object; engagements: readonly object[] };
    assert.equal(powers, old['powers']);
    assert.equal(engagements, old['engagements']);
    assert.equal(after.documents[0]!.chunks.filter((chunk) => before.documents[0]!.chunks.includes(chunk)).length, 4);
  });

  it('a part that uses aliases is read again once those before it have used up what they may expand to', () => {
    const values = `base: &base [${'1, '.repeat(1000)}1]\n`;
    const use = (key: string, count: number) =>
      `${key}: [${Array.from({ length: count }, () => '*base').join(', ')}]\n`;
    const half = Math.floor(limits.copies / 1002 / 2);
    const [few, many] = [half - 2, half + 2].map((count) => values + use('first', count) + use('second', half));
    const listCodes = (file: SourceFile) => file.diagnostics.map(({ code }) => code);
    assert.deepEqual(listCodes(parse(few!)), []);
    assert.deepEqual(listCodes(parse(many!)), ['syntax/alias-expansion']);
    assert.deepEqual(listCodes(parse(many!, parse(few!))), ['syntax/alias-expansion']);
    assert.deepEqual(listCodes(parse(few!, parse(many!))), []);
  });

  it('returns the same file for an unchanged text', () => {
    const file = parse(SEED_TEXT);
    assert.equal(parse(SEED_TEXT, file), file);
  });
});
