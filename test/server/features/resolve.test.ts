import assert from 'node:assert/strict';
import fs from 'node:fs';
import { finish } from '../../../server/src/engine/progress';
import { exact } from '../../../server/src/engine/exact';
import {
  allCombats,
  emptyMemory,
  findCombat,
  remember,
  reportOdds,
  resolve,
  writeResult,
} from '../../../server/src/features';
import type { Report, Resolved } from '../../../server/src/features';
import { parse } from '../../../server/src/text';
import { analysisOf, biscay, edited, fixed, offsetOf, problemOf, rulesetWith, formatProblems } from './support';

const withoutDice = biscay.replace(/ {4}dice:.*\n/, '');
const seeded = biscay.replace('dice: { search.subs: 4, search.convoy: 5 }', 'dice: { seed: 7 }');

function resolved(text: string, options?: Parameters<typeof resolve>[2]): Resolved {
  const result = resolve(analysisOf(text), {}, options);
  assert.ok(!('refused' in result), JSON.stringify(result));
  return result;
}

describe('resolving the worked example', () => {
  const { report } = resolved(biscay);

  it('gives the sub side six surprise points with its table dice', () => {
    const values = new Map(report.trace!.measures.map(({ path, value }) => [path.join('.'), value]));
    assert.equal(values.get('searchTotals.subs'), 0);
    assert.equal(values.get('searchTotals.convoy'), 6);
    assert.equal(values.get('surprisePoints.subs'), 6);
    assert.equal(report.trace!.diceFrom, 'table dice');
  });

  it('reports the arithmetic of each roll with rules and lines', () => {
    const [search] = report.trace!.steps;
    assert.deepEqual(search?.faces, [4]);
    assert.deepEqual(
      search?.amounts[0]?.lines.map(({ what, value, rule, line, role }) => [role, what, value, rule?.section, line]),
      [
        ['base', 'die, rolled at the table', '4', '1.2.3', 22],
        ['change', 'highest section of a participating submarine: 4 (flotilla-1)', '-4', '1.2.3', 15],
        ['change', 'rain', '+1', '1.2.3', 10],
        ['change', 'condor, naval bomber in section 4', '-1', '1.2.3', 16],
        ['total', 'total', '0', undefined, undefined],
      ],
    );
  });

  it('names the house tables that it used', () => {
    assert.ok(report.bases.includes('house table navalCombatChart'), report.bases.join());
  });

  it('stands at the combat', () => {
    assert.ok(biscay.slice(report.range.from, report.range.to).startsWith('id: biscay'));
  });
});

describe('the combat at a cursor', () => {
  const second = biscay
    .slice(biscay.indexOf('  - id: biscay'))
    .replace(/biscay/g, 'azores')
    .replace(/Bay of Biscay/, 'Azores');
  const two = `${biscay.trimEnd()}\n${second}`;
  const found = (text: string, offset: number) => {
    const result = findCombat(analysisOf(text), { offset });
    return 'refused' in result ? result.refused : result.site.id;
  };

  it('is the one on whose first line it stands, from its first column on', () => {
    const line = two.indexOf('  - id: azores');
    assert.deepEqual([found(two, line), found(two, line + 2), found(two, line + 9)], ['azores', 'azores', 'azores']);
    assert.equal(found(two, two.indexOf('weather')), 'biscay');
  });

  it('is no other one where that at the cursor has problems', () => {
    const broken = two.replace('weather: rain', 'weather: rian');
    assert.match(found(broken, broken.indexOf('rian')), /^There is no combat at the cursor/);
    assert.equal(found(broken, 0), 'azores');
  });
});

describe('resolving', () => {
  it('takes the seed of the file, the same each time', () => {
    const [one, other] = [resolved(seeded), resolved(seeded)];
    assert.deepEqual(one.trace.dice, other.trace.dice);
    assert.equal(one.report.trace?.seed, 7);
  });

  it('rolls all dice anew with a seed of its own, whatever the file gives', () => {
    const { source, trace } = resolved(biscay, { seed: 11 });
    assert.deepEqual(source, { seed: 11 });
    assert.equal(trace.wanted, undefined);
  });

  it('takes the fallback seed only where the file gives no dice', () => {
    assert.equal(resolved(withoutDice, { fallbackSeed: 3 }).report.trace?.seed, 3);
    assert.equal(resolved(seeded, { fallbackSeed: 3 }).report.trace?.seed, 7);
  });

  it('says which roll is wanted next when the table dice run out', () => {
    const text = biscay.replace(', search.convoy: 5', '');
    const { report, summary } = resolved(text);
    assert.match(report.trace?.wanted ?? '', /^roll 1d10 for .*\(label search\.convoy\)$/);
    assert.equal(summary, report.trace?.wanted);
  });

  it('says which table dice had no effect, and why', () => {
    const { unused } = resolved(biscay.replace('search.subs: 4', 'search.subs: 4, search.moon: 2')).report.trace!;
    assert.deepEqual(unused, ['search.moon: 2, no roll has the label search.moon']);
  });

  it('finds the combat by id, by place, or because it is the only one', () => {
    const second = biscay
      .slice(offsetOf(biscay, '  - id: biscay'))
      .replace('id: biscay', 'id: azores')
      .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');
    const two = biscay + second;
    const idOf = (which: Parameters<typeof findCombat>[1]) => {
      const found = findCombat(analysisOf(two), which);
      return 'refused' in found ? found.refused : found.site.id;
    };
    assert.equal(idOf({ id: 'azores' }), 'azores');
    assert.equal(idOf({ offset: two.lastIndexOf('weather') }), 'azores');
    assert.match(idOf({}), /Which combat is meant\? There are: biscay and azores/);
    assert.match(idOf({ id: 'baltic' }), /no combat `baltic`.*biscay and azores/);
    assert.equal(findCombat(analysisOf(biscay), { offset: 0 }) !== undefined, true);
  });

  it('finds the combats in the order of the text, whatever their kinds', () => {
    const text = fs.readFileSync('samples/awaw/raiders.scenario.yaml', 'utf8');
    assert.deepEqual(
      allCombats(analysisOf(text)).map(({ site }) => site.id),
      ['faeroes-gap', 'north-atlantic', 'jervis-bay'],
    );
  });

  it('refuses where there is nothing to resolve, instead of failing', () => {
    for (const text of [
      '',
      'ruleset: wif-ssw\n',
      '{{{',
      'ruleset: nonsense\n',
      biscay.replace('weather: rain', 'weather: 3'),
    ]) {
      assert.ok('refused' in resolve(analysisOf(text), {}), JSON.stringify(text));
    }
  });

  it('refuses with what the ruleset threw where the ruleset is at fault', () => {
    const combats = (data: object) => [
      { id: 'x', object: data, place: { owner: data }, title: 'x', kind: 'x', combat: () => assert.fail('no chart') },
    ];
    const result = resolve(analysisOf('ruleset: wif-ssw\n', { rulesets: [rulesetWith({ combats })] }), {});
    assert.ok('refused' in result && /no chart.*fault of Asdic/.test(result.refused));
  });
});

describe('a report of odds', () => {
  const analysis = analysisOf(biscay);
  const found = findCombat(analysis, {});
  assert.ok(!('refused' in found));
  const outcomes = finish(exact(found.site.combat()));
  assert.ok('ends' in outcomes);
  const report = reportOdds(analysis, {}, outcomes) as Report;

  it('gives each measure a whole distribution', () => {
    assert.ok(report.odds!.exact && report.odds!.measures.length > 0);
    for (const { distribution, title } of report.odds!.measures) {
      const total = distribution.reduce((sum, { share }) => sum + share, 0);
      assert.ok(Math.abs(total - 1) < 1e-9, title);
    }
  });

  it('lists the likeliest ends first, and adds up the others', () => {
    const { outcomes: listed, others } = report.odds!;
    assert.ok(listed.length <= 12 && listed.every(({ share }, at) => at === 0 || share <= listed[at - 1]!.share));
    assert.ok(Math.abs(listed.reduce((sum, { share }) => sum + share, others) - 1) < 1e-9);
  });
});

describe('Write result', () => {
  function write(text: string, options?: Parameters<typeof resolve>[2]): string {
    const analysis = analysisOf(text);
    const result = resolve(analysis, {}, options);
    assert.ok(!('refused' in result));
    return edited(text, writeResult(analysis, {}, remember(emptyMemory, result.found, result)));
  }
  const resultIn = (text: string) =>
    (parse(text).documents[0]!.data as { engagements: { result: Record<string, unknown> }[] }).engagements[0]!.result;

  it('puts dice and outcome into the file and keeps everything else', () => {
    const after = write(biscay);
    const result = resultIn(after);
    assert.deepEqual(result['surprisePoints'], { subs: 6, convoy: 0 });
    assert.equal(result['combatType'], 'ssw');
    assert.deepEqual((result['dice'] as Record<string, unknown>)['search.subs'], 4);
    assert.equal(after.replace(/ {4}result:\n(?: {6}.*\n)*/, ''), biscay);
    assert.deepEqual(formatProblems(after), []);
  });

  it('notes the seed where one was used', () => {
    assert.equal(resultIn(write(withoutDice, { seed: 7 }))['seed'], 7);
    assert.equal('seed' in resultIn(write(biscay)), false);
  });

  it('replaces a result and keeps the comments in it', () => {
    const before = `${biscay}    result:\n      # by mail\n      summary: old\n      surprisePoints: { subs: 1 } # wrong\n`;
    const after = write(before);
    assert.ok(after.includes('# by mail') && after.includes('# wrong'), after);
    assert.deepEqual(resultIn(after), resultIn(write(biscay)));
  });

  it('changes nothing when it is done again', () => {
    const once = write(biscay);
    assert.equal(write(once), once);
  });

  it('refuses before there is a result, after an edit, and short of the end', () => {
    const refusal = (text: string, memory = emptyMemory) => {
      const result = writeResult(analysisOf(text), {}, memory);
      return 'refused' in result ? result.refused : 'written';
    };
    const { found, ...played } = resolved(biscay);
    const memory = remember(emptyMemory, found, played);
    assert.match(refusal(biscay), /no result yet/);
    assert.match(refusal(biscay.replace('rain', 'snow'), memory), /has changed/);
    const short = biscay.replace(', search.convoy: 5', '');
    const { found: open, ...unfinished } = resolved(short);
    assert.match(refusal(short, remember(emptyMemory, open, unfinished)), /not resolved to its end/);
  });
});

describe('expectations', () => {
  const expecting = (expect: string) => `${biscay}    expect: ${expect}\n`;

  it('that are met are silent', () => {
    assert.deepEqual(
      formatProblems(
        expecting('{ surprisePoints: { subs: 6 }, searchTotals: { convoy: { min: 5, max: 6 } }, combatType: ssw }'),
      ),
      [],
    );
  });

  it('that are not met show the difference, and can be changed', () => {
    const text = expecting('{ surprisePoints: { subs: 5 } }');
    assert.match(problemOf(text, 'expect/not-met').message, /^Surprise points.*: expected 5, found 6\./);
    assert.deepEqual(formatProblems(fixed(text, 'expect/not-met', 'Expect 6')), []);
  });

  it('say ranges in words', () => {
    assert.match(
      problemOf(expecting('{ surprisePoints: { subs: { min: 7 } } }'), 'expect/not-met').message,
      /expected at least 7, found 6/,
    );
    assert.match(
      problemOf(expecting('{ surprisePoints: { subs: { min: 1, max: 2 } } }'), 'expect/not-met').message,
      /expected 1 to 2/,
    );
  });

  it('need dice or a seed, and say so once', () => {
    const text = `${withoutDice}    expect: { surprisePoints: { subs: 6 } }\n`;
    const problem = problemOf(text, 'expect/needs-dice');
    assert.equal(text.slice(problem.from, problem.to), 'expect');
    assert.equal(problem.severity, 'information');
    assert.ok(
      !formatProblems(fixed(text, 'expect/needs-dice', 'Let Asdic roll with seed 1')).some((line) =>
        line.startsWith('expect/needs-dice'),
      ),
    );
  });

  it('name the roll that the dice of the file lack', () => {
    const text = expecting('{ surprisePoints: { subs: 6 } }').replace(', search.convoy: 5', '');
    assert.match(problemOf(text, 'expect/needs-dice').message, /ran out\. Roll 1d10 for .*label search\.convoy/);
  });

  it('of an unknown measure are faulted by the schema alone', () => {
    assert.deepEqual(
      formatProblems(expecting('{ moon: 1 }')).map((line) => line.split(':')[0]),
      ['schema/unknown-key'],
    );
  });

  it('are reported with a resolve that took the dice of the file', () => {
    const text = expecting('{ surprisePoints: { subs: 5 } }');
    assert.deepEqual(resolved(text).report.expectations, [
      { path: ['surprisePoints', 'subs'], expected: '5', found: '6', met: false },
    ]);
    assert.deepEqual(resolved(text, { seed: 1 }).report.expectations, []);
  });
});

describe('a result in the file', () => {
  const withResult = (result: string) => `${biscay}    result: ${result}\n`;

  it('that no longer agrees with its own dice is outdated, and can be mended', () => {
    const text = withResult(
      '{ dice: { search.subs: 4, search.convoy: 5 }, surprisePoints: { subs: 5, convoy: 0 }, searchTotals: { subs: 0, convoy: 6 } }',
    );
    assert.match(problemOf(text, 'result/outdated').message, /5 stands there, its dice give 6/);
    assert.deepEqual(formatProblems(fixed(text, 'result/outdated', 'Write what these dice give')), []);
    assert.deepEqual(formatProblems(fixed(text, 'result/outdated', 'Remove the result')), []);
  });

  it('with dice that do not suffice any more is outdated', () => {
    assert.match(
      problemOf(withResult('{ dice: { search.subs: 4 }, surprisePoints: { subs: 5 } }'), 'result/outdated').message,
      /do not suffice/,
    );
  });

  it('without dice, or without an outcome, is left alone', () => {
    assert.deepEqual(formatProblems(withResult('{ surprisePoints: { subs: 5 } }')), []);
    assert.deepEqual(formatProblems(withResult('{ dice: { search.subs: 4, search.convoy: 5 } }')), []);
  });
});
