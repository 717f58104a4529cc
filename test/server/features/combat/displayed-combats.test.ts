import assert from 'node:assert/strict';
import { emptyMemory, findLenses } from '../../../../server/src/features';
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
