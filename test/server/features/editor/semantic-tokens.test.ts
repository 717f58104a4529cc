import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { encodeSemanticTokens, createTokenBlocks, computeTokenEdits } from '../../../../server/src/features';
import type { Analysis, OffsetRange, TokenData } from '../../../../server/src/features';
import { semanticTokenModifiers, semanticTokenTypes } from '../../../../server/src/protocol';
import { mutate } from '../../../fuzz/mutate';
import { createRandomNumbers } from '../../../fuzz/random';
import { dedent } from '../../../support/fixture';
import { scenarioFiles } from '../../../support/samples';
import { analyzeText, biscay, findOffset } from '../support';

/** Each token as `text type modifiers`. */
function formatTokens(analysis: Analysis, range?: OffsetRange): readonly string[] {
  return [...decodeTokens(analysis.text, encodeSemanticTokens(analysis, range))];
}

function* decodeTokens(text: string, data: TokenData): Generator<string> {
  const lines = text.split('\n');
  let [line, column] = [0, 0];
  for (let index = 0; index < data.length; index += 5) {
    const [deltaLine, deltaStart, length, type, modifiers] = data.slice(index, index + 5) as [
      number,
      number,
      number,
      number,
      number,
    ];
    line += deltaLine;
    column = deltaLine > 0 ? deltaStart : column + deltaStart;
    const names = semanticTokenModifiers.filter((_, bit) => modifiers & (1 << bit));
    yield [lines[line]!.slice(column, column + length), semanticTokenTypes[type], ...names].join(' ');
  }
}

describe('semantic tokens', () => {
  it('marks powers, ids, types, words of the rules, rolls and numbers', () => {
    const tokenWords = formatTokens(analyzeText(biscay));
    for (const expected of [
      'wif-ssw enumMember',
      'germany class declaration',
      'axis enumMember',
      'cw class',
      'cw class declaration',
      'biscay variable declaration',
      'rain enumMember',
      'germany class',
      'flotilla-7 variable declaration',
      'sub type',
      'search.subs event',
      'search.convoy event',
    ])
      assert.ok(tokenWords.includes(expected), `${expected} is not among ${tokenWords.join(', ')}`);
  });

  it('omits the keys of units, which are words of the schema', () => {
    const tokenTexts = formatTokens(analyzeText(biscay)).map((word) => word.split(' ')[0]);
    for (const key of ['id', 'type', 'attack', 'section', 'units', 'power']) assert.ok(!tokenTexts.includes(key), key);
  });

  it('marks ids in their references', () => {
    const text = biscay.replace('    dice:', '    orders: { subs: { losses: [flotilla-1] } }\n    dice:');
    assert.ok(formatTokens(analyzeText(text)).includes('flotilla-1 variable'));
  });

  it('marks units of a battle by their types, in keys too', () => {
    const text = dedent(`
      ruleset: aa-depth
      turn: { round: 1, power: uk }
      powers: { uk: { side: allies }, germany: { side: axis } }
      seaBattles:
        - id: one
          attacker: { power: uk, units: { dd: 1 } }
          defender: { power: germany, units: [{ id: u-47, type: sub, depth: periscope }] }
    `);
    const tokenWords = formatTokens(analyzeText(text));
    for (const expected of ['dd type', 'sub type', 'u-47 variable declaration', 'periscope enumMember'])
      assert.ok(tokenWords.includes(expected), `${expected} is not among ${tokenWords.join(', ')}`);
  });

  it('marks text that the rules ignore', () => {
    const battle = (losses: string) =>
      dedent(`
        ruleset: aa-depth
        turn: { round: 1, power: uk, phase: conduct-combat }
        powers: { uk: { side: allies }, germany: { side: axis } }
        seaBattles:
          - id: one
            attacker: { power: uk, units: { dd: 1 }, orders: { losses: [${losses}] } }
            defender: { power: germany, units: { dd: 1 } }
      `);
    const listIgnored = (losses: string) =>
      formatTokens(analyzeText(battle(losses))).filter((word) => word.endsWith('deprecated'));
    assert.deepEqual(listIgnored('dd'), []);
    assert.equal(listIgnored('dd, bb').length, 1);
  });

  it('gives no tokens without a ruleset, and none in unreadable text', () => {
    assert.deepEqual(formatTokens(analyzeText('')), []);
    assert.deepEqual(formatTokens(analyzeText('ruleset: chess\npowers: { germany: { side: axis } }\n')), []);
    assert.deepEqual(formatTokens(analyzeText('ruleset: wif-ssw\npowers: [\n')), ['wif-ssw enumMember']);
  });

  it('gives only the tokens of a requested range', () => {
    const from = findOffset(biscay, 'weather: rain');
    assert.deepEqual(formatTokens(analyzeText(biscay), { from, to: from + 13 }), ['rain enumMember']);
  });

  it('gives the same tokens after an edit as from nothing, in mutated samples', () => {
    const texts = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = createRandomNumbers(seed);
        const before = random.pick(texts);
        const after = mutate(before, random.pick(texts), random);
        const first = analyzeText(before);
        const [blocksBefore, blocksAfter] = [
          createTokenBlocks(first),
          createTokenBlocks(analyzeText(after, {}, first)),
        ];
        const data = blocksAfter.flat();
        assert.deepEqual(data, encodeSemanticTokens(analyzeText(after)));
        assert.deepEqual(applyTokenEdits(blocksBefore.flat(), computeTokenEdits(blocksBefore, blocksAfter)), data);
        for (const [index, number] of data.entries()) assert.ok(number >= 0 && (index % 5 !== 2 || number > 0));
      }),
      { numRuns: 40 },
    );
  });
});

function applyTokenEdits(before: TokenData, edits: ReturnType<typeof computeTokenEdits>): TokenData {
  return edits.reduce<number[]>(
    (data, { start, deleteCount, data: inserted }) => data.toSpliced(start, deleteCount, ...inserted),
    [...before],
  );
}

describe('edits of semantic tokens', () => {
  it('gives no edit if nothing changed, else one', () => {
    assert.deepEqual(computeTokenEdits([[1, 2, 3]], [[1, 2, 3]]), []);
    assert.deepEqual(computeTokenEdits([[1, 2, 3]], [[1, 9, 3]]), [{ start: 1, deleteCount: 1, data: [9] }]);
    assert.deepEqual(computeTokenEdits([[1, 1]], [[1, 1, 1]]), [{ start: 2, deleteCount: 0, data: [1] }]);
    assert.deepEqual(computeTokenEdits([[1, 2]], []), [{ start: 0, deleteCount: 2, data: [] }]);
  });

  it('compares only changed blocks', () => {
    const [head, tail] = [
      [1, 2],
      [8, 9],
    ];
    assert.deepEqual(computeTokenEdits([head, [3, 4], tail], [head, [3, 5], tail]), [
      { start: 3, deleteCount: 1, data: [5] },
    ]);
    assert.deepEqual(computeTokenEdits([head, tail], [head, [1, 2], tail]), [
      { start: 2, deleteCount: 0, data: [1, 2] },
    ]);
    assert.deepEqual(computeTokenEdits([head, tail, tail], [head, tail]), [{ start: 4, deleteCount: 2, data: [] }]);
  });

  it('keeps the blocks that an edit does not touch', () => {
    const first = analyzeText(biscay);
    const before = createTokenBlocks(first);
    const after = createTokenBlocks(analyzeText(biscay.replace('weather: rain', 'weather: storm'), {}, first));
    assert.equal(after.length, before.length);
    assert.equal(after.filter((block, index) => block !== before[index]).length, 1);
  });
});
