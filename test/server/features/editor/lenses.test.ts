import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  emptyMemory,
  findFirstBlockingDiagnostic,
  findInlineOutcomes,
  findLenses,
  prepareLenses,
  remember,
  diagnose,
} from '../../../../server/src/features';
import type { Analysis, Memory } from '../../../../server/src/features';
import { analyzeText, biscay, getCombat, rememberResult, resolveCombatOrFail, rulesetWith } from '../support';

const withoutDice = biscay.replace(/ {4}dice:.*\n/, '');

function resolveAndRemember(analysis: Analysis, seed?: number): Memory {
  return rememberResult(getCombat(analysis), { seed });
}

function listTitles(analysis: Analysis, memory: Memory = emptyMemory): readonly string[] {
  return findLenses(analysis, memory).map(({ title }) => title);
}

describe('lenses', () => {
  it('shows which dice a resolve would use', () => {
    const seeded = withoutDice.replace('weather: rain', 'weather: rain\n    dice: { seed: 7 }');
    assert.deepEqual(listTitles(analyzeText(biscay)), ['Resolve (dice from the file)', 'Advise', 'Play', 'Odds']);
    assert.deepEqual(listTitles(analyzeText(seeded)), ['Resolve (seed 7)', 'Advise', 'Play', 'Odds']);
    assert.deepEqual(listTitles(analyzeText(withoutDice)), ['Resolve', 'Advise', 'Play', 'Odds']);
  });

  it('prepares the lenses of a few combats at a time', () => {
    const item = biscay.slice(biscay.indexOf('  - id: biscay'));
    const more = Array.from({ length: 20 }, (_, index) => item.replace('id: biscay', `id: biscay-${index}`));
    assert.ok([...prepareLenses(analyzeText(biscay + more.join('')))].length >= 2);
  });

  it('gives a lens the position of its combat', () => {
    const [{ range } = { range: undefined }] = findLenses(analyzeText(biscay), emptyMemory);
    assert.equal(biscay.slice(range!.from, range!.to), 'id: biscay');
  });

  it('offers actions on a result without repeating it', () => {
    const analysis = analyzeText(biscay);
    assert.deepEqual(listTitles(analysis, resolveAndRemember(analysis)), [
      'Resolve (dice from the file)',
      'Advise',
      'Play',
      'Odds',
      'Reroll',
      'History',
      'Write result',
    ]);
  });

  it('offers advice if a side has a decision', () => {
    const battle = (defender: string) => `ruleset: aare
powers: { japan: { side: axis }, us: { side: allies } }
seaBattles:
  - id: midway
    attacker: { power: japan, units: { dd: 1 } }
    defender: { power: us, units: { ${defender} } }
`;
    assert.deepEqual(listTitles(analyzeText(battle('dd: 1'))), ['Resolve', 'Advise', 'Play', 'Odds']);
    assert.deepEqual(listTitles(analyzeText(battle('dd: 0'))), ['Resolve', 'Play', 'Odds']);
    // Nobody attacks, and nobody could.
    const barred = biscay.replaceAll('type: sub,', 'type: sub, faceUp: false,');
    assert.deepEqual(listTitles(analyzeText(barred)), ['Resolve (dice from the file)', 'Play', 'Odds']);
  });

  it('does not offer to write a stale result, and keeps the other lenses in place', () => {
    const memory = resolveAndRemember(analyzeText(biscay));
    const changed = listTitles(analyzeText(biscay.replace('weather: rain', 'weather: snow')), memory);
    assert.deepEqual(changed, ['Resolve (dice from the file)', 'Advise', 'Play', 'Odds', 'Reroll', 'History']);
  });

  it('marks an invalid combat as not resolvable, from the first analysis on', () => {
    const faulty = biscay.replace('weather: rain', 'weather: rian').replace('attack: 3', 'attack: many');
    assert.deepEqual(listTitles(analyzeText(faulty)), ['Cannot resolve: 2 problems']);
  });

  it('marks a combat with suppressed errors as not resolvable, and lists them', () => {
    const analysis = analyzeText(
      `# asdic-ignore-file schema/unknown-type\n${biscay.replace('type: sub', 'type: xyzzy')}`,
    );
    assert.deepEqual(
      diagnose(analysis).filter(({ severity }) => severity === 'error'),
      [],
    );
    const [lens] = findLenses(analysis, emptyMemory);
    assert.equal(lens?.title, 'Cannot resolve: 1 ignored problem');
    assert.match(lens.tooltip, /^Go to: There is no type `xyzzy`/);
    assert.match(findFirstBlockingDiagnostic(analysis, 0, 'biscay')?.message ?? '', /^There is no type `xyzzy`/);
  });

  it('finds the error of the combat itself if two scenarios have a combat of the same id', () => {
    const faulty = biscay.replace('attack: 3', 'attack: many');
    for (const [texts, faults] of [
      [
        [faulty, biscay],
        [true, false],
      ],
      [
        [biscay, faulty],
        [false, true],
      ],
    ] as const) {
      const analysis = analyzeText(texts.join('---\n'));
      assert.deepEqual(
        faults.map((_, document) => findFirstBlockingDiagnostic(analysis, document, 'biscay') !== undefined),
        faults,
      );
    }
    const other = faulty.slice(faulty.indexOf('  - id: biscay')).replaceAll(/biscay|flotilla|condor|liberator/g, 'x$&');
    const analysis = analyzeText(biscay + other);
    assert.equal(findFirstBlockingDiagnostic(analysis, 0, 'biscay'), undefined);
    assert.equal(findFirstBlockingDiagnostic(analysis, 0, 'xbiscay')?.code, 'schema/type');
    assert.equal(findFirstBlockingDiagnostic(analysis, 0, 'azores'), undefined);
  });

  it('keeps lenses when one change shifts and breaks the text', () => {
    const text = fs.readFileSync('samples/wif-ssw/biscay.scenario.yaml', 'utf8');
    const shownLenses = findLenses(analyzeText(`\n\n${text}{`, {}, analyzeText(text)), emptyMemory);
    assert.ok(shownLenses.length > 0);
    for (const { range } of shownLenses) assert.equal(range.from, 2 + text.indexOf('id: biscay'));
  });

  it('calculates no odds', () => {
    const combats = () => [
      {
        id: 'fight',
        object: {},
        place: { owner: {} },
        title: 'A fight',
        kind: 'fight',
        sides: {},
        build: () => assert.fail('stated'),
      },
    ];
    assert.deepEqual(
      listTitles(analyzeText('ruleset: wif-ssw\n', { rulesets: [rulesetWith({ listCombats: combats })] })),
      ['Resolve', 'Play', 'Odds'],
    );
  });

  it('keeps the keys of lenses while their combat keeps its id', () => {
    const listKeys = (text: string) => findLenses(analyzeText(text), emptyMemory).map(({ key }) => key);
    assert.deepEqual(listKeys(`# above\n${biscay}`), listKeys(biscay));
  });
});

describe('inline results', () => {
  it('shows a result at the head of its combat, and its dice where there is room', () => {
    const analysis = analyzeText(biscay);
    const [result] = findInlineOutcomes(analysis, resolveAndRemember(analysis));
    assert.equal(result!.text, '6 convoy points and 2 submarines hit');
    assert.match(
      result!.whole,
      /^6 convoy points to the repair pool; .*; 6 surprise points to Germany \(dice from the file\)\.$/,
    );
    assert.equal(result!.stale, false);
  });

  it('marks a result stale only after an edit that affects it', () => {
    const memory = resolveAndRemember(analyzeText(biscay));
    const isStale = (text: string) => findInlineOutcomes(analyzeText(text), memory)[0]?.stale;
    assert.equal(isStale(biscay.replace('attack: 3', 'attack: 4')), true);
    assert.equal(isStale(biscay.replace('1941', '1943')), true);
    assert.equal(isStale(`# a comment\n${biscay}`), false);
    assert.equal(isStale(`${biscay}    expect: { surprisePoints: { subs: 6 } }\n`), false);
  });

  it('does not show an outdated result beside the one that is written in the file', () => {
    const memory = resolveAndRemember(analyzeText(biscay));
    const show = (text: string) => findInlineOutcomes(analyzeText(text), memory).length;
    const written = `${biscay}    result: { summary: played at the table }\n`;
    assert.deepEqual([show(written), show(written.replace('attack: 3', 'attack: 4'))], [1, 0]);
  });

  it('has room for forty characters, the dice included if they fit', () => {
    const target = getCombat(analyzeText(withoutDice));
    const resolved = resolveCombatOrFail(target, { seed: 7 });
    const show = (brief: string, text = withoutDice) => {
      const memory = remember(emptyMemory, target, { ...resolved, brief, summary: 'the sub side wins' });
      const [outcome] = findInlineOutcomes(analyzeText(text), memory);
      return outcome!.text;
    };
    const write = (length: number) => 'x'.repeat(length);
    assert.equal(show(write(31)), `${write(31)} \u00b7 seed 7`);
    assert.equal(show(write(32)), write(32));
    assert.equal(show(write(40)), write(40));
    assert.equal(show(write(41)), `${write(39)}\u2026`);
    assert.equal(show(`${write(38)} ${write(9)}`), `${write(38)}\u2026`);
    const changed = withoutDice.replace('attack: 3', 'attack: 4');
    assert.equal(show(write(20), changed), `outdated \u00b7 ${write(20)} \u00b7 seed 7`);
    assert.equal(show(write(21), changed), `outdated \u00b7 ${write(21)}`);
    const memory = remember(emptyMemory, target, { ...resolved, summary: 'the sub side wins' });
    const readWhole = (text: string) => findInlineOutcomes(analyzeText(text), memory)[0]!.whole;
    assert.equal(readWhole(withoutDice), 'Germany wins (seed 7).');
    assert.equal(readWhole(changed), 'Germany wins (seed 7). The scenario has changed since.');
  });
});

describe('the lenses of very many combats', () => {
  it('end with one that says how many more there are, and where their actions are', () => {
    const write = (count: number) =>
      `ruleset: aare\nstrategicBombingRaids:\n${Array.from({ length: count }, (_, index) => `  - { id: r${index}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany } }\n`).join('')}`;
    const findLast = (count: number) => findLenses(analyzeText(write(count)), emptyMemory).at(-1)!;
    const lastOfAll = findLast(1_000);
    assert.deepEqual([lastOfAll.action, lastOfAll.id], ['odds', 'r999']);
    const { action, title, tooltip, id, document } = findLast(1_002);
    assert.deepEqual(
      [action, title, id, document],
      [undefined, '2 more combats from here on: see the light bulb of each', 'r1000', 0],
    );
    assert.match(tooltip, /^Only the first 1000 combats/);
    assert.equal(findLast(1_001).title, '1 more combat from here on: see the light bulb of each');
  });
});
