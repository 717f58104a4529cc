import assert from 'node:assert/strict';
import fc from 'fast-check';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { mean, computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import type { Combat } from '../../../../../server/src/engine/combat';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { diagnose, findRefactorings } from '../../../../../server/src/features';
import type { Analysis, Environment } from '../../../../../server/src/features';
import { listCombats } from '../../../../../server/src/features/scenario/scenario-combats';
import { removeMember } from '../../../../../server/src/model/edit';
import { computeFigures } from '../../../../../server/src/model/figures';
import { applyTextEdits, createTextEdits } from '../../../../../server/src/text';
import { writeScenario } from '../../../../support/random-from-schema';
import { analysisOfFile, scenarioFiles } from '../../../../support/samples';
import { wifScenarios } from '../../../../support/wif-scenarios';
import { analyzeText } from '../../support';

/** The figures of a combat and the mean of each measure; the copies of a unit count as one. */
function computeOdds(combat: Combat, copies: RegExp, id: string): Readonly<Record<string, number>> | undefined {
  const calculation = computeExactOdds(combat, { limit: 4_000 });
  let step = calculation.next();
  while (!step.done) step = calculation.next();
  const outcomes = step.value;
  if ('tooLarge' in outcomes) return undefined;
  const odds: Record<string, number> = {};
  const add = (key: string, value: number) => (odds[key] = (odds[key] ?? 0) + value);
  for (const { words, side, value } of runToEnd(computeFigures(combat, outcomes)).figures)
    add(`${side}: ${words}`, value);
  for (const measure of combat.measures) {
    // An event of a group is an event of each of its parts.
    if (measure.subject?.kind === 'event' && measure.path.some((step) => copies.test(step))) continue;
    add(
      measure.path.map((step) => (copies.test(step) ? id : step)).join('.'),
      mean(computeMeasureDistribution(outcomes, combat, measure)),
    );
  }
  return odds;
}

const listEntries = ({ scenarios }: Analysis) => scenarios.flatMap(listCombats).map(({ entry }) => entry);

const getData = ({ file }: Analysis): unknown => file.documents.map(({ data }) => data);
const getLoadedData = ({ scenarios }: Analysis): unknown => scenarios.map(({ tables }) => tables.data);

/** The cursor positions: the beginning of each word that opens a key or a value. */
const words = /(?<=^|[\s{[,:])[\w"'*<]/gm;

/** Applies every refactoring offered anywhere, and compares the result with the original. @returns their number by the first word of their titles */
function assertRefactorings(analysis: Analysis, titlePattern = /./, every = 1): Map<string, number> {
  const { environment } = analysis;
  const { text } = analysis;
  const counted = new Map<string, number>();
  const done = new Set<string>();
  let turn = 0;
  for (const { index } of text.matchAll(words))
    for (const { title, edits, file } of findRefactorings(analysis, index)) {
      const key = JSON.stringify([title, edits]);
      if (done.has(key) || !titlePattern.test(title) || turn++ % every !== 0) continue;
      done.add(key);
      const [firstWord = ''] = title.split(' ');
      counted.set(firstWord, (counted.get(firstWord) ?? 0) + 1);
      const after = applyTextEdits(text, edits);
      const readTable: Environment['readTable'] = (path) =>
        path === file?.path ? { text: file.text } : environment.readTable(path);
      const again = analyzeText(after, { ...analysis.environment, readTable }, undefined);
      const show = `${title}\n--- before\n${text}\n--- after\n${after}\n---`;
      const codes = (subject: Analysis) =>
        diagnose(subject)
          .map(({ code }) => code)
          .filter((code) => code !== 'schema/repeated')
          .sort();
      if (file) assert.deepEqual(getLoadedData(again), getLoadedData(analysis), show);
      else if (/^(?:Write .* (?:as lines|on one line)|Extract|Inline)/.test(title))
        assert.deepEqual(getData(again), getData(analysis), show);
      else assertSameOdds(analysis, again, title, show);
      if (/^Write .* units$/.test(title))
        assert.deepEqual(getData(combineUnits(again, index)), getData(analysis), show);
      assert.deepEqual(codes(again), codes(analysis), `problems: ${show}`);
    }
  return counted;
}

/** The analysis after a group was expanded to single units, with these collapsed again. */
function combineUnits(analysis: Analysis, offset: number): Analysis {
  const back = findRefactorings(analysis, offset).find(({ title }) => title.startsWith('Put'));
  return back ? analyzeText(applyTextEdits(analysis.text, back.edits), analysis.environment) : analysis;
}

function assertSameOdds(before: Analysis, after: Analysis, title: string, show: string): void {
  // The copies of a unit count as one, before and after.
  const [id = ''] = /(?<=`)[^`]+/.exec(title) ?? [];
  const copies = new RegExp(`^${id}-\\d+$`);
  const [entriesBefore, entriesAfter] = [listEntries(before), listEntries(after)];
  assert.equal(entriesAfter.length, entriesBefore.length, show);
  for (const [index, entry] of entriesBefore.entries()) {
    const oddsBefore = computeOdds(entry.build(), copies, id);
    const oddsAfter = computeOdds(entriesAfter[index]!.build(), copies, id);
    if (!oddsBefore || !oddsAfter) continue;
    for (const [key, value] of Object.entries(oddsBefore))
      assert.ok(Math.abs((oddsAfter[key] ?? 0) - value) < 1e-9, `${key}: ${value} became ${oddsAfter[key]} by ${show}`);
  }
}

/** The scenario without dice and results, so that its text may change. */
function removeDice(analysis: Analysis): Analysis {
  const edits = analysis.scenarios.flatMap(({ document }) =>
    Object.values(document.data).flatMap((list) =>
      Array.isArray(list)
        ? (list as Record<string, unknown>[]).flatMap((item) =>
            ['dice', 'expect', 'result', 'orders']
              .filter((key) => Object.hasOwn(Object(item) as object, key))
              .map((key) => removeMember(item, key)),
          )
        : [],
    ),
  );
  return analyzeText(applyTextEdits(analysis.text, createTextEdits(analysis.file, edits)), analysis.environment);
}

describe('refactorings keep the meaning of a scenario', function () {
  const files = scenarioFiles('samples').filter((name) => !name.includes('broken'));
  const total = new Map<string, number>();
  let counts = 0;
  const addCounts = (counted: ReadonlyMap<string, number>) => {
    for (const [word, count] of counted) total.set(word, (total.get(word) ?? 0) + count);
  };

  for (const file of files)
    it(`every refactoring keeps the meaning of ${file}`, () => {
      counts++;
      const analysis = analysisOfFile(file);
      addCounts(assertRefactorings(analysis, /./, 2));
      addCounts(assertRefactorings(removeDice(analysis), /^(?:Split|Put|Sort)|units$/));
    });

  it('every refactoring keeps the meaning of random scenarios', () => {
    counts++;
    fc.assert(
      fc.property(wifScenarios, ({ text }) => addCounts(assertRefactorings(analyzeText(text), /./, 5))),
      { numRuns: 20 },
    );
    for (const id of ['aa-depth', 'aare'] as const)
      addCounts(assertRefactorings(analyzeText(writeScenario(id, 1, ['notes'])), /./, 5));
  });

  it('offers each refactoring in some sample', function () {
    // A pattern for test names can skip some of the tests that count.
    if (counts < files.length + 1) return this.skip();
    assert.deepEqual([...total.keys()].sort(), ['Extract', 'Inline', 'Move', 'Sort', 'Split', 'Take', 'Write']);
  });
});
