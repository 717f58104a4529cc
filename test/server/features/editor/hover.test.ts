import assert from 'node:assert/strict';
import { formatCommandLink, getHover } from '../../../../server/src/features';
import type { Hover } from '../../../../server/src/model/ruleset';
import { rulesets } from '../../../support/environment';
import { dedent, fixture } from '../../../support/fixture';
import { analyzeText, biscay, findOffset, rulesetWith } from '../support';

const noLinks = { ruleLink: () => undefined };

/** The hover on the given text of a scenario. */
function hoverOn(text: string, piece: string, overrides = {}): string | undefined {
  return getHover(analyzeText(text, { ...noLinks, ...overrides }), findOffset(text, piece, 1))?.markdown;
}

/** A ruleset with one hover of the test. */
function createExplainingRuleset(at: string, explain: Hover<object>['explain']) {
  return { rulesets: [rulesetWith({ hovers: [{ patterns: [at], explain }] })] };
}

describe('a hover', () => {
  it('shows arithmetic with the line and the rule of each number', () => {
    const markdown = hoverOn(biscay, 'rain')!;
    const table = dedent(`
      | **sub side's search** | **0** | six surprise points to the sub side |
      | :-- | --: | :-- |
      | die, rolled at the table (line 22) | 4 | 1.2.3 |
      | highest section of a participating submarine: 4 (flotilla-1, line 15) | -4 | 1.2.3 |
      | rain (line 10) | +1 | 1.2.3 |
      | condor, naval bomber in section 4 (line 16) | -1 | 1.2.3 |
    `).trim();
    assert.ok(markdown.startsWith('**Rain**'), markdown);
    assert.ok(markdown.includes(table), markdown);
  });

  it('shows a pending die as a die, and the modifiers as no total', () => {
    const markdown = hoverOn(biscay.replace(/ {4}dice:.*\n/, ''), 'rain')!;
    assert.match(markdown, /\| die, not rolled yet \| d10 \|/);
    assert.match(markdown, /\| \*\*sub side's search\*\* \| \*\*d10 -4\*\* \| to be added to the die \|/);
  });

  it('cites each of its rules once, apart from the one that the schema gives the key', () => {
    const rulesOn = (piece: string, overrides = {}) =>
      getHover(analyzeText(biscay, overrides), findOffset(biscay, piece, 1))?.rules;
    const amounts = [{ label: 'sum', base: { rule: 'a', label: 'base', by: 1 }, changes: [], total: 1 }];
    const explained = createExplainingRuleset('title', () => ({ title: 'T', amounts, rules: ['b', 'a'] }));
    assert.deepEqual(rulesOn('title', explained), { lines: ['a', 'b'], remarks: [] });
    const { lines, remarks } = rulesOn('weather', explained)!;
    assert.deepEqual([lines, remarks.length], [[], 1]);
  });

  it('appends the remarks of other chapters, and keeps their rules apart', () => {
    const [ownRule, remarkRule] = ['owner-acted', 'surprise-gained'];
    const overrides = {
      rulesets: [
        rulesetWith({
          hovers: [
            { patterns: ['title'], explain: () => ({ title: 'T', text: 'Own.', amounts: [], rules: [ownRule] }) },
          ],
          remarks: [
            { patterns: ['title', 'turn'], say: () => ({ text: 'Remark.', rules: [remarkRule] }) },
            { patterns: ['title'], say: () => undefined },
            { patterns: ['turn'], say: () => ({ text: 'Elsewhere.', rules: [] }) },
            {
              patterns: ['title'],
              say: () => {
                throw new Error('a fault of the remark');
              },
            },
          ],
        }),
      ],
    };
    const content = getHover(analyzeText(biscay, { ...noLinks, ...overrides }), findOffset(biscay, 'title', 1));
    assert.match(content?.markdown ?? '', /^\*\*T\*\*\n\nOwn\. Remark\.\n\nRules: .+ · .+$/);
    assert.deepEqual(content?.rules, { lines: [ownRule], remarks: [remarkRule] });
  });

  it('names the house tables and options in play', () => {
    assert.match(hoverOn(biscay, 'id: biscay'.slice(4)) ?? '', /\*In play: .*house table navalCombatChart.*option/);
  });

  it('covers the key or the value under the cursor', () => {
    const getCoveredText = (piece: string) => {
      const content = getHover(analyzeText(biscay), findOffset(biscay, piece, 1));
      return content && biscay.slice(content.range.from, content.range.to);
    };
    assert.equal(getCoveredText('rain'), 'rain');
    assert.equal(getCoveredText('weather'), 'weather');
    assert.equal(getCoveredText('flotilla-7'), 'flotilla-7');
  });

  it('shows nothing on the blanks before a line', () => {
    assert.equal(getHover(analyzeText(biscay), biscay.indexOf('    weather')), undefined);
    assert.equal(getHover(analyzeText(biscay), biscay.indexOf('    weather') + 3), undefined);
    assert.ok(getHover(analyzeText(biscay), biscay.indexOf('weather')));
  });

  it('names the game of the ruleset once, and an item of a list by its list', () => {
    const markdown = hoverOn(biscay, 'wif-ssw')!;
    assert.match(markdown, /Here: World in Flames/);
    assert.equal(markdown.split('The rules that the scenario is for').length, 2, markdown);
    const enemies = biscay.replace('atWarWith: [cw]', 'atWarWith: [ cw ]');
    assert.match(hoverOn(enemies, ' cw ]')!, /^\*\*At war with\*\*/m);
  });

  it('links each rule to its page, or to a command if the client can run it', () => {
    const { markdown: byPage } = getHover(analyzeText(biscay), findOffset(biscay, 'rain'))!;
    assert.ok(byPage.includes('[1.2.3](asdic-rule:/asdic-rules/wif-ssw/weather-search/'));
    const title = `1.2.3 ${rulesets[0]!.rules.find(({ id }) => id === 'weather-search')!.title}`;
    const { markdown: byCommand } = getHover(
      analyzeText(biscay, { ruleLink: formatCommandLink }),
      findOffset(biscay, 'rain'),
    )!;
    const argument = encodeURIComponent(JSON.stringify([{ ruleset: 'wif-ssw', rule: 'weather-search', title }]));
    assert.ok(byCommand.includes(`(command:asdic.showRule?${argument})`), byCommand);
  });

  it('shows the text of the schema if the ruleset explains nothing', () => {
    const markdown = hoverOn(biscay, 'title', { rulesets: [rulesetWith({ hovers: [] })] });
    assert.equal(markdown, '**Title**\n\nWhat the scenario is called.\n\n*text*');
  });

  it('lists the possible values on a key without a value', () => {
    const text = biscay.replace('weather: rain', 'weather:');
    assert.match(hoverOn(text, 'weather', { rulesets: [rulesetWith({ hovers: [] })] })!, /\| `storm` \| .+ \|/);
  });

  it('prefers the most specific explanation, and falls back if one is empty or throws', () => {
    const explainTitle = (title: string) => () => ({ title, amounts: [] });
    const createRulesets = (precise: Hover<object>['explain']) => [
      rulesetWith({
        hovers: [
          { patterns: ['engagements.*.*'], explain: explainTitle('vague') },
          { patterns: ['engagements.*.weather'], explain: precise },
        ],
      }),
    ];
    assert.equal(hoverOn(biscay, 'rain', { rulesets: createRulesets(explainTitle('precise')) }), '**precise**');
    assert.equal(hoverOn(biscay, 'rain', { rulesets: createRulesets(() => undefined) }), '**vague**');
    assert.equal(hoverOn(biscay, 'rain', { rulesets: createRulesets(() => assert.fail('x')) }), '**vague**');
  });

  it('shows names from the file as text, never as Markdown', () => {
    const rule = 'search-dice';
    const hostileText = 'a | *b* [c](command:x) <img>';
    const amount = {
      label: hostileText,
      base: { rule, label: hostileText, by: 1 },
      changes: [{ rule, label: hostileText, by: 1 }],
      total: 2,
    };
    const explain = () => ({
      title: hostileText,
      text: 'Here **is** [c](command:x).',
      amounts: [amount],
      totalNotes: [hostileText],
    });
    const markdown = hoverOn(biscay, 'rain', createExplainingRuleset('engagements.*.weather', explain))!;
    assert.ok(!/(?<!\\)\[c/.test(markdown) && !/(?<!\\)<img/.test(markdown), markdown);
    assert.ok(markdown.includes('Here **is** \\[c\\]'));
    assert.ok(markdown.includes('| a \\| \\*b\\* \\[c\\](command:x) \\<img> | +1 | 1.2.3 |'), markdown);
  });

  it('shows a number without changes on one line', () => {
    const amount = {
      label: 'ships',
      base: { rule: 'ship-count', label: '12 convoy points', by: 6 },
      changes: [],
      total: 6,
    };
    const explain = () => ({ title: 'Ships', amounts: [amount], totalNotes: ['six to hit'] });
    assert.equal(
      hoverOn(biscay, 'rain', createExplainingRuleset('engagements.*.weather', explain)),
      '**Ships**\n\n| **ships**: 12 convoy points | **6** | 1.2.5.1 · six to hit |\n| :-- | --: | :-- |',
    );
  });

  it('shows hovers beside an invalid part, and the schema within it', () => {
    const second = '  - { id: azores, weather: rian, subs: { units: [] }, convoy: {} }\n';
    const faultyFirst = biscay.replace('engagements:\n', `engagements:\n${second}`);
    assert.match(hoverOn(faultyFirst, 'rain')!, /highest section.*line 16/);
    assert.match(hoverOn(faultyFirst, 'rian')!, /^\*\*Weather\*\*/);
  });

  it('shows nothing on a reference to an invalid part', () => {
    const text = dedent(`
      ruleset: awaw
      title: A convoy
      turn: { year: 1941, season: spring }
      nations: { britain: { side: allied } }
      taskForces:
        - { id: convoy, nation: britain, location: at-sea, units: [{ type: bb, name: 3 }, { id: escorts, type: dd }] }
      operations:
        - { id: cover, task: patrol, nation: britain, taskForces: [convoy], distance: 9 }
        - { id: alone, task: patrol, nation: britain, units: [{ id: hunts, type: dd, count: 2 }], distance: 9 }
    `);
    assert.match(hoverOn(text, 'id: alone')!, /hunts, 2 dd/);
    assert.match(hoverOn(text, 'id: cover')!, /^\*\*Id\*\*/);
    assert.match(hoverOn(text, 'distance: 9')!, /^\*\*Distance\*\*/);
    const sound = text.replace('{ type: bb, name: 3 }', '{ id: warspite, type: bb, name: Warspite }');
    assert.match(hoverOn(sound, 'id: cover')!, /^\*\*Operation cover\*\*[^]*Warspite/);
  });

  it('shows the source of a merged value', () => {
    const { text, cursor } = fixture(`
      ruleset: wif-ssw
      engagements:
        - id: biscay
          weather: &now rain
          subs: { units: [{ id: one, type: sub, attack: 3, section: 3 }] }
          convoy: { convoyPoints: 12 }
        - id: azores
          weather: *n$0ow
          subs: { units: [{ id: two, type: sub, attack: 3, section: 3 }] }
          convoy: { convoyPoints: 12 }
    `);
    const content = getHover(analyzeText(text), cursor!)!;
    assert.equal(text.slice(content.range.from, content.range.to), '*now');
    assert.match(content.markdown, /Written in line 4, and used here\./);
  });

  it('shows nothing if no schema applies', () => {
    assert.equal(hoverOn('moon: 1\n', 'moon'), undefined);
    assert.equal(hoverOn(biscay.replace('weather', 'wether'), 'wether'), undefined);
    assert.equal(getHover(analyzeText(''), 0), undefined);
    assert.equal(getHover(analyzeText('{{{'), 1), undefined);
  });
});

describe('the hover on a reference', () => {
  const getMarkdownAt = (piece: string, inside: number) =>
    getHover(analyzeText(textWithOrders), findOffset(textWithOrders, piece, inside))!.markdown;
  const textWithOrders = biscay.replace(
    '    convoy: #',
    '    orders: { subs: { losses: [flotilla-1, flotilla-7] } }\n    convoy: #',
  );

  it('shows the referenced object, with its values and the effects of rules', () => {
    const markdown = getMarkdownAt('[flotilla-1', 2);
    assert.match(markdown, /\*\*flotilla-1\*\*: unit, sub, attack 4, section 4 \(line 15\)/);
    assert.match(markdown, /\*\*flotilla-1, submarine\*\*/);
  });

  it('shows a power before the text of the schema', () => {
    const markdown = getMarkdownAt('power: germany', 8);
    assert.match(markdown, /^\*\*germany\*\*: power, side axis, action naval \(line 5\)[^]*\*\*Power\*\*/);
  });

  it('shows nothing more at the declaration', () => {
    assert.doesNotMatch(getMarkdownAt('id: flotilla-1', 5), /\(line 14\)\n\n\*\*flotilla-1, /);
  });
});
