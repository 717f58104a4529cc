import assert from 'node:assert/strict';
import { renderAdvice, describeSource } from '../../../server/src/page/advice';
import { formatGain } from '../../../server/src/page/advised-values';
import { advice, renderContext, renderHtml, liveContext, renderText } from './support';

const createSuggestion = (title: string, gain: number) => ({
  id: title,
  title,
  group: 'retreat',
  value: 0.5 + gain,
  gain,
});

describe('the advice section of a report', () => {
  it('begins with the best suggestion and its gain', () => {
    const suggestions = [createSuggestion('retreat with fewer than 4 units', 0.09), createSuggestion('press on', 0.01)];
    assert.match(
      renderText(renderAdvice(renderContext, { ...advice, suggestions })),
      /^Best for Japan: retreat with fewer than 4 units, \+9 points \(59\.0% to win instead of 50\.0%\)\./,
    );
    assert.match(
      renderText(renderAdvice(renderContext, { ...advice, suggestions: [createSuggestion('press on', -0.1)] })),
      /^Best for Japan: the current orders\. Nothing else beats them: 50\.0% to win\./,
    );
  });

  it('shows the chance of winning beside the value that an aim counts', () => {
    const value = { id: 'value', title: 'net IPC gain', unit: 'IPC' };
    const valueAdvice = {
      ...advice,
      aim: value,
      asOrdered: -3,
      besides: { aim: advice.aim, asOrdered: 0.49 },
      suggestions: [{ ...createSuggestion('retreat', 6.7), value: 3.7, besides: 0.58 }],
    };
    assert.match(
      renderText(renderAdvice(renderContext, valueAdvice)),
      /^Best for Japan: retreat, \+6\.7 IPC \(58\.0% to win instead of 49\.0%\)\./,
    );
  });

  it('marks quick advice as a first answer, which cannot be written', () => {
    const quickAdvice = { ...advice, isFirst: true, suggestions: [createSuggestion('press on', 0.1)] };
    assert.match(
      renderText(renderAdvice(renderContext, quickAdvice, { working: true })),
      /A first answer; a better one is on its way\./,
    );
    assert.match(renderHtml(renderAdvice(liveContext, quickAdvice)), /disabled[^>]*>Write this order/);
  });

  it('groups suggestions with the same effect, and folds those without effect', () => {
    const suggestions = [
      createSuggestion('press on', 0.2),
      createSuggestion('dive', 0.1),
      createSuggestion('run', 0.1),
      createSuggestion('stay', 0),
      createSuggestion('hide', 1e-14),
    ];
    const html = renderHtml(renderAdvice(renderContext, { ...advice, suggestions }));
    assert.match(html, />Dive; or run</);
    assert.equal([...html.matchAll(/press on/gi)].length, 1, 'the best order stands above, and is not repeated');
    assert.match(html, /<summary>2 orders change nothing<\/summary><ul><li>Stay<\/li><li>Hide<\/li>/);
    assert.match(renderText(renderAdvice(renderContext, advice)), /There is nothing else to order\./);
  });

  it('offers to write the best suggestion, and shows the text to be written', () => {
    const suggestions = [{ ...createSuggestion('press on', 0.1), writes: 'retreat: { fewerThan: 4 }' }];
    const html = renderHtml(renderAdvice(liveContext, { ...advice, suggestions }));
    assert.match(html, /Write this order<\/button><code class="writes">retreat: \{ fewerThan: 4 \}<\/code>/);
    const stale = renderHtml(renderAdvice(liveContext, { ...advice, suggestions }, { stale: true }));
    assert.match(stale, /disabled[^>]*>Write this order/);
    assert.match(stale, /The scenario has changed since.*<button[^>]*>Advise again<\/button>/);
    assert.doesNotMatch(html, /The scenario has changed since/);
    assert.doesNotMatch(renderHtml(renderAdvice(renderContext, advice, { stale: true })), /<button/);
  });

  it('lists orders that are best together, and counts fewer losses as a gain', () => {
    const each = ['North: 2 columns up', 'South: keep wolves out'];
    const jointSuggestion = { ...createSuggestion('all', 1.5), each, value: 2.5 };
    const turnAdvice = {
      ...advice,
      name: 'Germany and Italy',
      aim: { id: 'subs', title: 'submarines hit', unit: '', fewer: true },
      asOrdered: 4,
      suggestions: [jointSuggestion],
    };
    assert.match(
      renderText(renderAdvice(renderContext, turnAdvice)),
      /^Best for Germany and Italy: these orders together, \u22121\.5 \(2\.5 submarines hit instead of 4\)\./,
    );
    const html = renderHtml(renderAdvice(liveContext, turnAdvice, { again: 'adviseTurn' }));
    assert.match(html, /<li>North: 2 columns up<\/li><li>South: keep wolves out<\/li>.*>Write these orders<\/button>/);
  });

  it('names orders that are best together, and says so where not all combinations were compared', () => {
    const each = ['press on to the end', 'never dive'];
    const suggestions = [{ ...createSuggestion('both', 0.35), each }, createSuggestion('press on to the end', 0.05)];
    const render = (more: object): string =>
      renderText(renderAdvice(renderContext, { ...advice, suggestions, ...more }));
    const combinations = { compared: 30, all: true, better: true };
    assert.match(render({ combinations }), /^Best for Japan: these orders together, \+35 points/);
    assert.match(render({ combinations }), /30 combinations of these orders were compared as well\./);
    const some = { compared: 9, all: false, better: true };
    assert.match(render({ combinations: some }), /^Best found for Japan: these orders together/);
    assert.match(render({ combinations: some }), /Only 9 combinations .*another may be better/);
    assert.match(
      render({ combinations: some, suggestions: [] }),
      /^Best for Japan: the current orders\. Nothing that was compared beats them/,
    );
    const leftOut = [{ what: 'combinations', why: 'Orders were compared one at a time.' }];
    assert.match(
      render({ leftOut, suggestions: suggestions.slice(1) }),
      /^Best single change for Japan: press on to the end, .*Orders were compared one at a time\./,
    );
  });

  it('does not call advice exact when branches were left out', () => {
    assert.equal(
      describeSource({ ...advice, exact: false, method: 'truncated', dropped: 2e-9 }),
      'Branches with a total chance of up to 2.0e-9 were left out of each value.',
    );
    assert.equal(
      describeSource({ ...advice, exact: false, method: 'exact', estimated: ['chance of winning'] }),
      'All values are exact. Decisions rest on an estimated chance of winning.',
    );
    assert.equal(
      describeSource({ ...advice, exact: false, method: 'sampled', seed: 7 }),
      'Some values are estimated by sampling (seed 7).',
    );
  });

  it('formats the gain of a suggestion in words', () => {
    assert.equal(formatGain(0.0312, 'chance'), '+3.1 points');
    assert.equal(formatGain(0.0002, 'chance'), 'almost the same');
    assert.equal(formatGain(-2.5, 'IPC'), '\u22122.5 IPC');
    assert.equal(formatGain(1e-12, 'IPC'), 'the same');
    assert.equal(formatGain(0.001, 'IPC'), 'almost the same');
    assert.equal(formatGain(-0.001, 'IPC'), 'almost the same');
  });
});
