import assert from 'node:assert/strict';
import fs from 'node:fs';
import { streamVersion } from '../../../../server/src/dice/stream';
import { listAllCombats, defaultSeed, findCombat, diagnose, resolveCombat } from '../../../../server/src/features';
import type { Analysis, ResolveOptions, ResolvedCombat } from '../../../../server/src/features';
import { analyzeText, biscay, getCombat, findOffset, resolveCombatOrFail, rulesetWith } from '../support';

const withoutDice = biscay.replace(/ {4}dice:.*\n/, '');

const seeded = biscay.replace('dice: { search.subs: 4, search.convoy: 5 }', 'dice: { seed: 7 }');

const findTarget = (text: string) => getCombat(analyzeText(text));

const resolveText = (text: string, options?: ResolveOptions): ResolvedCombat =>
  resolveCombatOrFail(findTarget(text), options);

describe('the worked example of the rules', () => {
  const { report } = resolveText(biscay);

  it('gives the sub side six surprise points with its table dice', () => {
    const values = new Map(report.trace!.measures.map(({ path, value }) => [path.join('.'), value]));
    assert.equal(values.get('searchTotals.subs'), 0);
    assert.equal(values.get('searchTotals.convoy'), 6);
    assert.equal(values.get('surprisePoints.subs'), 6);
    assert.equal(report.trace!.diceFrom, 'dice from the file');
  });

  it('reports the arithmetic of each roll with rules and lines', () => {
    const [search] = report.trace!.steps;
    assert.deepEqual(search?.faces, [4]);
    assert.deepEqual(
      search?.amounts[0]?.lines.map(({ what: label, value, rule, line, role }) => [
        role,
        label,
        value,
        rule?.section,
        line,
      ]),
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

  it('gives the range of the combat in its report', () => {
    assert.ok(biscay.slice(report.range.from, report.range.to).startsWith('id: biscay'));
  });
});

describe('the dice of combats of a file with the same seed', () => {
  /** Engagements without dice that differ only in their ids. */
  const writeZones = (...ids: readonly string[]) =>
    `ruleset: wif-ssw\nengagements:\n${ids
      .map(
        (id) =>
          `  - { id: ${id}, seaZone: Bay of Biscay, weather: fine, subs: { units: [{ id: flotilla-${id}, type: sub, attack: 3, section: 3, count: 4 }] }, convoy: { convoyPoints: 12 } }\n`,
      )
      .join('')}`;
  const listDice = (text: string) =>
    listAllCombats(analyzeText(text)).map(
      (target) => resolveCombatOrFail(target, { fallbackSeed: defaultSeed }).trace.dice,
    );
  const listSearchDice = (text: string) =>
    listDice(text).map((dice) => [dice['search.subs'], dice['search.convoy']].join());

  it('gives each combat its own dice', () => {
    const rolled = listSearchDice(writeZones(...'abcdefghijkl'));
    // Twelve draws from a hundred pairs are hardly ever fewer than nine.
    assert.ok(new Set(rolled).size >= 9, rolled.join(' '));
  });

  it('gives other dice in another document', () => {
    const [first, other] = listDice(`${writeZones('a')}---\n${writeZones('a')}`);
    assert.notDeepEqual(first, other);
  });

  it('gives the same dice whatever else the document holds', () => {
    const [alone] = listDice(writeZones('a'));
    assert.deepEqual(listDice(writeZones('c', 'b', 'a')).at(-1), alone);
    assert.deepEqual(listDice(`${writeZones('a', 'b')}---\n${writeZones('a')}`)[0], alone);
  });

  it('gives two combats of the same id different dice', () => {
    const [first, other] = listDice(writeZones('a', 'a'));
    assert.notDeepEqual(first, other);
    assert.deepEqual(first, listDice(writeZones('a'))[0]);
  });

  it('checks expectations again after a document was inserted before them', () => {
    const expecting = writeZones('a').replace(
      'convoyPoints: 12 }',
      'convoyPoints: 12 }, dice: { seed: 7 }, expect: { searchTotals: { subs: 99 } }',
    );
    const before = analyzeText(expecting);
    const listUnmet = (analysis: Analysis) =>
      diagnose(analysis)
        .filter(({ code }) => code === 'expect/not-met')
        .map(({ message }) => message);
    const first = listUnmet(before);
    const after = analyzeText(`${writeZones('b')}---\n${expecting}`, {}, before);
    assert.notDeepEqual(listUnmet(after), first);
    assert.deepEqual(listUnmet(after), listUnmet(analyzeText(after.text)));
  });
});

describe('resolving a combat', () => {
  it('uses the seed of the file, with the same dice each time', () => {
    const [first, other] = [resolveText(seeded), resolveText(seeded)];
    assert.deepEqual(first.trace.dice, other.trace.dice);
    assert.equal(first.report.trace?.seed, 7);
  });

  it('rolls all dice anew with an explicit seed, whatever the file gives', () => {
    const { source, trace } = resolveText(biscay, { seed: 11 });
    assert.deepEqual(source, { seed: 11 });
    assert.equal(trace.pendingRoll, undefined);
  });

  it('uses the fallback seed only if the file gives no dice', () => {
    assert.equal(resolveText(withoutDice, { fallbackSeed: 3 }).report.trace?.seed, 3);
    assert.equal(resolveText(seeded, { fallbackSeed: 3 }).report.trace?.seed, 7);
  });

  it('refuses fair dice before both words are known, unless a seed is given for a trial', () => {
    const hash = 'a'.repeat(64);
    const sides = `{ subs: { hash: ${hash} }, convoy: { hash: ${hash} } }`;
    const fair = biscay.replace(/dice: .*/, `dice: { fair: { combat: ${hash}, sides: ${sides} } }`);
    const getSeed = (options: ResolveOptions) => {
      const result = resolveCombat(findTarget(fair), options);
      return 'refused' in result ? /^biscay has fair dice/.exec(result.refused)?.[0] : result.report.trace!.seed;
    };
    assert.equal(getSeed({ fallbackSeed: 3 }), 'biscay has fair dice');
    assert.equal(getSeed({ seed: 4, fallbackSeed: 3 }), 4);
    assert.equal(getSeed({ seed: 4 }), 4);
    assert.equal(getSeed({}), undefined);
  });

  it('rolls the dice of stream 2 for a seed: they never change, since users have written results', () => {
    assert.equal(streamVersion, 2);
    const { trace } = resolveText(seeded);
    assert.deepEqual([trace.dice['search.subs'], trace.dice['search.convoy']], [9, 8]);
  });

  it('names the next missing roll when the table dice run out', () => {
    const text = biscay.replace(', search.convoy: 5', '');
    const { report, summary } = resolveText(text);
    assert.match(report.trace?.wanted ?? '', /^roll 1d10: .*\(label search\.convoy\)$/);
    assert.equal(summary, report.trace?.wanted);
  });

  it('reports table dice without effect, and why', () => {
    const { unused } = resolveText(biscay.replace('search.subs: 4', 'search.subs: 4, search.moon: 2')).report.trace!;
    assert.deepEqual(unused, ['search.moon: 2, no roll has the label search.moon']);
  });

  it('finds the combat by id, by offset, or because it is the only one', () => {
    const second = biscay
      .slice(findOffset(biscay, '  - id: biscay'))
      .replace('id: biscay', 'id: azores')
      .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');
    const two = biscay + second;
    const findId = (query: Parameters<typeof findCombat>[1]) => {
      const match = findCombat(analyzeText(two), query);
      return 'refused' in match ? match.refused : match.entry.id;
    };
    assert.equal(findId({ id: 'azores' }), 'azores');
    assert.equal(findId({ offset: two.lastIndexOf('weather') }), 'azores');
    assert.match(findId({}), /Which combat do you mean\? There are: biscay and azores/);
    const open = findCombat(analyzeText(two), {});
    assert.ok('refused' in open);
    assert.deepEqual(
      open.combats?.map(({ document, id }) => [document, id]),
      [
        [0, 'biscay'],
        [0, 'azores'],
      ],
    );
    assert.match(findId({ id: 'baltic' }), /no combat `baltic`.*biscay and azores/);
    assert.equal(findCombat(analyzeText(biscay), { offset: 0 }) !== undefined, true);
  });

  it('lists combats in the order of the text, whatever their kinds', () => {
    const text = fs.readFileSync('samples/awaw/raiders.scenario.yaml', 'utf8');
    assert.deepEqual(
      listAllCombats(analyzeText(text)).map(({ entry }) => entry.id),
      ['faeroes-gap', 'north-atlantic', 'jervis-bay'],
    );
  });

  it('refuses instead of throwing if there is nothing to resolve', () => {
    for (const text of [
      '',
      'ruleset: wif-ssw\n',
      '{{{',
      'ruleset: nonsense\n',
      biscay.replace('weather: rain', 'weather: 3'),
    ]) {
      assert.ok('refused' in findCombat(analyzeText(text), {}), JSON.stringify(text));
    }
  });

  it('refuses with the error that the ruleset threw', () => {
    const combats = (data: object) => [
      {
        id: 'x',
        object: data,
        place: { owner: data },
        title: 'x',
        kind: 'x',
        sides: {},
        build: () => assert.fail('no chart'),
      },
    ];
    const result = resolveCombat(
      getCombat(analyzeText('ruleset: wif-ssw\n', { rulesets: [rulesetWith({ listCombats: combats })] })),
    );
    assert.ok('refused' in result && /no chart.*fault of Asdic/.test(result.refused));
  });
});
