import assert from 'node:assert/strict';
import { emptyMemory, findLenses } from '../../../../server/src/features';
import {
  computeDisplayedCombats,
  createRangeMapper,
  listBlockedCombats,
  toPreviouslyDisplayed,
  type PreviouslyDisplayed,
} from '../../../../server/src/features/combat/displayed-combats';
import { analyzeText, biscay, findOffset } from '../support';

describe('lenses while the text is broken', () => {
  const soundAnalysis = analyzeText(biscay);
  const shownLenses = findLenses(soundAnalysis, emptyMemory);

  it('keeps the lenses of other combats at their moved places', () => {
    const broken = analyzeText(biscay.replace('title:', 'turn: {\ntitle:'), {}, soundAnalysis);
    const lenses = findLenses(broken, emptyMemory);
    assert.deepEqual(
      lenses.map(({ title }) => title),
      shownLenses.map(({ title }) => title),
    );
    assert.ok(lenses.every(({ range }, at) => range.from === shownLenses[at]!.range.from + 'turn: {\n'.length));
  });

  it('keeps the lens of the edited combat at its head', () => {
    for (const part of ['weather: "rain', 'weather: {rain', '{ weather', 'weather: rian']) {
      const lenses = findLenses(analyzeText(biscay.replace('weather: rain', part), {}, soundAnalysis), emptyMemory);
      assert.deepEqual(
        lenses.map(({ range: { from }, title }) => ({ from, title: title.replace(/\d+ problems?/, 'n') })),
        [{ from: shownLenses[0]!.range.from, title: 'Cannot resolve: n' }],
        part,
      );
    }
  });

  it('keeps the lens of a combat whose list or ruleset is misspelled', () => {
    for (const [part, wrong] of [
      ['engagements:', 'engagement:'],
      ['engagements:', 'engagements: 1\nx:'],
      ['ruleset: wif-ssw', 'ruleset: wif-sws'],
    ] as const) {
      const lenses = findLenses(analyzeText(biscay.replace(part, wrong), {}, soundAnalysis), emptyMemory);
      assert.equal(lenses.length, 1, wrong);
      assert.match(lenses[0]!.title, /^Cannot resolve/, wrong);
    }
  });

  it('drops the lens of a combat that was deleted from one of two scenarios, also while the other has a fault', () => {
    const two = analyzeText(`${biscay}---\n${biscay}`);
    for (const [part, wrong] of [
      ['side: axis', 'side: axes'],
      ['side: axis', 'side: axis'],
    ] as const) {
      const text = `${biscay.replace(part, wrong)}---\n${biscay.slice(0, findOffset(biscay, 'engagements'))}`;
      const lenses = findLenses(analyzeText(text, {}, two), emptyMemory);
      assert.ok(lenses.length > 0);
      assert.ok(
        lenses.every(({ range }) => range.from < biscay.length),
        wrong,
      );
    }
  });

  it('keeps lenses over several edits, except those of deleted text', () => {
    let analysis = soundAnalysis;
    for (const part of ['weather: r', 'weather: ra', 'weather: "ra', 'weather: "ra"x']) {
      analysis = analyzeText(biscay.replace('weather: rain', part), {}, analysis);
      assert.equal(findLenses(analysis, emptyMemory).length, 1, part);
    }
    const withoutCombat = analyzeText(biscay.slice(0, findOffset(biscay, 'engagements')) + 'powerz: {', {}, analysis);
    assert.equal(findLenses(withoutCombat, emptyMemory).length, 0);
  });

  it('drops the lens of a combat that was deleted from valid text', () => {
    const without = analyzeText(biscay.slice(0, findOffset(biscay, 'engagements')), {}, soundAnalysis);
    assert.deepEqual(findLenses(without, emptyMemory), []);
  });
});

describe('a range of a text after an edit', () => {
  const map = (before: string, after: string, from: number, to: number) => {
    const range = createRangeMapper(before, after)({ from, to });
    return range && after.slice(range.from, range.to);
  };

  it('stays before the edit and moves with what follows it', () => {
    assert.deepEqual(createRangeMapper('abcdef', 'abXYef')({ from: 0, to: 2 }), { from: 0, to: 2 });
    assert.deepEqual(createRangeMapper('abcdef', 'abXYZef')({ from: 4, to: 6 }), { from: 5, to: 7 });
    assert.deepEqual(createRangeMapper('abcdef', 'abef')({ from: 4, to: 6 }), { from: 2, to: 4 });
    assert.deepEqual(createRangeMapper('abcdef', 'abcdef')({ from: 1, to: 5 }), { from: 1, to: 5 });
    assert.deepEqual(createRangeMapper('abab', 'ababab')({ from: 0, to: 4 }), { from: 0, to: 4 });
    assert.deepEqual(createRangeMapper('abcab', 'cab')({ from: 2, to: 5 }), { from: 0, to: 3 });
  });

  it('grows or shrinks with an edit in it or at its edge, and is gone with text that was replaced', () => {
    assert.equal(map('abcdef', 'abXdef', 1, 5), 'bXde');
    assert.equal(map('abcdef', 'abXdef', 1, 3), 'bX');
    assert.equal(map('abcdef', 'abXdef', 2, 5), 'Xde');
    assert.equal(map('abcdef', 'abXdef', 2, 3), undefined);
    assert.equal(map('abcdef', 'abXYef', 3, 5), 'XYe');
    assert.equal(map('abcdef', 'abf', 1, 3), '');
    assert.equal(map('abcdef', 'abf', 3, 4), undefined);
    assert.equal(map('abcdef', 'af', 2, 6), 'f');
  });
});

describe('the lenses of combats that cannot be resolved', () => {
  const raid = (id: string, bombers: number | string) =>
    `  - { ${id}territory: Germany, value: 10, attacker: { power: uk, bombers: ${bombers} }, defender: { power: germany } }\n`;
  const head = 'ruleset: aare\npowers: { uk: { side: allies }, germany: { side: axis } }\nstrategicBombingRaids:\n';
  const display = (text: string, previous?: PreviouslyDisplayed) =>
    computeDisplayedCombats(text, previous !== undefined, analyzeText(text).scenarios, previous);

  it('have its id, or the number of the item in its list', () => {
    const text = `${head}${raid('id: first, ', 2)}${raid('id: second, ', 'two')}${raid('', 'two')}${raid('id: 14, ', 'two')}${raid('id: [x], ', 2)}`;
    const displayed = display(text);
    assert.deepEqual(
      displayed.combats.map(({ id, title, errorRange }) => [
        id,
        title,
        errorRange && text.slice(errorRange.from, errorRange.from + 9),
      ]),
      [
        ['first', 'Germany', undefined],
        ['second', 'second', '{ id: sec'],
        ['strategicBombingRaids 3', 'strategicBombingRaids 3', '{ territo'],
        ['14', '14', '{ id: 14,'],
        ['strategicBombingRaids 5', 'strategicBombingRaids 5', '{ id: [x]'],
      ],
    );
    assert.deepEqual(
      listBlockedCombats(displayed).map(({ id }) => id),
      ['second', 'strategicBombingRaids 3', '14', 'strategicBombingRaids 5'],
    );
    assert.deepEqual(
      displayed.combats.slice(1).map((combat) => combat.canAdvise()),
      [false, false, false, false],
    );
  });

  it('follow their line when it moves over what changed, if no other line is like it', () => {
    const lines = ['first', 'second', 'third'].map((id) => raid(`id: ${id}, `, 2).replace('\n', ` # ${id}\n`));
    const before = toPreviouslyDisplayed(display(head + lines.join('')));
    const moved = `strategicBombingRaids: {{\n${lines[2]}${lines[1]}# ${lines[0]}`;
    const listHeads = (text: string) =>
      display(text, before).combats.map(({ id, head: { from, to } }) => [id, text.slice(from, to)]);
    const line = (index: number) => lines[index]!.trim().replace(/^- /, '');
    assert.deepEqual(listHeads(moved), [
      ['third', line(2)],
      ['second', line(1)],
      ['first', line(0)],
    ]);
    assert.deepEqual(listHeads(`strategicBombingRaids: {{\n${lines[2]}${lines[0]}${lines[2]}x: 1`), [
      ['first', line(0)],
    ]);
    assert.deepEqual(listHeads(`${head}: {{`), []);
  });
});
