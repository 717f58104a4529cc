import assert from 'node:assert/strict';
import fc from 'fast-check';
import { exact } from '../../../../server/src/engine/exact';
import { mean, measured } from '../../../../server/src/engine/outcome';
import type { Combat } from '../../../../server/src/engine/combat';
import { finish } from '../../../../server/src/engine/progress';
import { problems, refactorings } from '../../../../server/src/features';
import type { Analysis, Environment } from '../../../../server/src/features';
import { combatsOf } from '../../../../server/src/features/combat/scenario-combats';
import { remove } from '../../../../server/src/model/edit';
import { figuresOf } from '../../../../server/src/model/figures';
import { applyTextEdits, textEdits } from '../../../../server/src/text';
import { scenarioText } from '../../../support/random-from-schema';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { wifScenarios } from '../../../support/wif-scenarios';
import { analysisOf } from '../support';

/** The figures of a combat and the mean of each measure; the copies of a unit count as one. */
function oddsOf(combat: Combat, copies: RegExp, id: string): Readonly<Record<string, number>> | undefined {
  const calculation = exact(combat, { limit: 4_000 });
  let step = calculation.next();
  while (!step.done) step = calculation.next();
  const outcomes = step.value;
  if ('tooLarge' in outcomes) return undefined;
  const odds: Record<string, number> = {};
  const add = (key: string, value: number) => (odds[key] = (odds[key] ?? 0) + value);
  for (const { words, side, value } of finish(figuresOf(combat, outcomes)).figures) add(`${side}: ${words}`, value);
  for (const measure of combat.measures) {
    // An event of a group is an event of each of its parts.
    if (measure.of?.kind === 'event' && measure.path.some((step) => copies.test(step))) continue;
    add(
      measure.path.map((step) => (copies.test(step) ? id : step)).join('.'),
      mean(measured(outcomes, combat, measure)),
    );
  }
  return odds;
}

const combatsIn = ({ scenarios }: Analysis) => scenarios.flatMap(combatsOf).map(({ site }) => site);

const dataOf = ({ file }: Analysis): unknown => file.documents.map(({ data }) => data);
const loadedDataOf = ({ scenarios }: Analysis): unknown => scenarios.map(({ tables }) => tables.data);

/** The cursor positions: the beginning of each word that opens a key or a value. */
const words = /(?<=^|[\s{[,:])[\w"'*<]/gm;

/** Applies every refactoring offered anywhere, and compares the result with the original. @returns their number by the first word of their titles */
function holds(analysis: Analysis, wanted = /./, every = 1): Map<string, number> {
  const { environment } = analysis;
  const { text } = analysis;
  const counted = new Map<string, number>();
  const done = new Set<string>();
  let turn = 0;
  for (const { index } of text.matchAll(words))
    for (const { title, edits, file } of refactorings(analysis, index)) {
      const key = JSON.stringify([title, edits]);
      if (done.has(key) || !wanted.test(title) || turn++ % every !== 0) continue;
      done.add(key);
      const [what = ''] = title.split(' ');
      counted.set(what, (counted.get(what) ?? 0) + 1);
      const after = applyTextEdits(text, edits);
      const readTable: Environment['readTable'] = (path) =>
        path === file?.path ? { text: file.text } : environment.readTable(path);
      const again = analysisOf(after, { ...analysis.environment, readTable }, undefined);
      const show = `${title}\n--- before\n${text}\n--- after\n${after}\n---`;
      const codes = (of: Analysis) =>
        problems(of)
          .map(({ code }) => code)
          .filter((code) => code !== 'schema/repeated')
          .sort();
      if (file) assert.deepEqual(loadedDataOf(again), loadedDataOf(analysis), show);
      else if (/^(?:Write .* (?:as lines|on one line)|Extract|Inline)/.test(title))
        assert.deepEqual(dataOf(again), dataOf(analysis), show);
      else sameOdds(analysis, again, title, show);
      if (/^Write .* units$/.test(title)) assert.deepEqual(dataOf(combined(again, index)), dataOf(analysis), show);
      assert.deepEqual(codes(again), codes(analysis), `problems: ${show}`);
    }
  return counted;
}

/** The analysis after a group was expanded to single units, with these collapsed again. */
function combined(analysis: Analysis, offset: number): Analysis {
  const back = refactorings(analysis, offset).find(({ title }) => title.startsWith('Put'));
  return back ? analysisOf(applyTextEdits(analysis.text, back.edits), analysis.environment) : analysis;
}

function sameOdds(before: Analysis, after: Analysis, title: string, show: string): void {
  // The copies of a unit count as one, before and after.
  const [id = ''] = /(?<=`)[^`]+/.exec(title) ?? [];
  const copies = new RegExp(`^${id}-\\d+$`);
  const [were, are] = [combatsIn(before), combatsIn(after)];
  assert.equal(are.length, were.length, show);
  for (const [index, site] of were.entries()) {
    const then = oddsOf(site.combat(), copies, id);
    const now = oddsOf(are[index]!.combat(), copies, id);
    if (!then || !now) continue;
    for (const [key, value] of Object.entries(then))
      assert.ok(Math.abs((now[key] ?? 0) - value) < 1e-9, `${key}: ${value} became ${now[key]} by ${show}`);
  }
}

/** The scenario without dice and results, so that its text may change. */
function undiced(analysis: Analysis): Analysis {
  const edits = analysis.scenarios.flatMap(({ document }) =>
    Object.values(document.data).flatMap((list) =>
      Array.isArray(list)
        ? (list as Record<string, unknown>[]).flatMap((item) =>
            ['dice', 'expect', 'result', 'orders']
              .filter((key) => Object.hasOwn(Object(item) as object, key))
              .map((key) => remove(item, key)),
          )
        : [],
    ),
  );
  return analysisOf(applyTextEdits(analysis.text, textEdits(analysis.file, edits)), analysis.environment);
}

describe('refactorings keep the meaning of a scenario', function () {
  const files = scenarioFiles('samples').filter((name) => !name.includes('broken'));
  const total = new Map<string, number>();
  let counts = 0;
  const note = (counted: ReadonlyMap<string, number>) => {
    for (const [what, count] of counted) total.set(what, (total.get(what) ?? 0) + count);
  };

  for (const file of files)
    it(`every refactoring keeps the meaning of ${file}`, () => {
      counts++;
      const analysis = analysisOfFile(file);
      note(holds(analysis, /./, 2));
      note(holds(undiced(analysis), /^(?:Split|Put|Sort)|units$/));
    });

  it('every refactoring keeps the meaning of random scenarios', () => {
    counts++;
    fc.assert(
      fc.property(wifScenarios, ({ text }) => note(holds(analysisOf(text), /./, 5))),
      { numRuns: 20 },
    );
    for (const id of ['aa-depth', 'aare'] as const) note(holds(analysisOf(scenarioText(id, 1, ['notes'])), /./, 5));
  });

  it('offers each refactoring in some sample', function () {
    // A pattern for test names can skip some of the tests that count.
    if (counts < files.length + 1) return this.skip();
    assert.deepEqual([...total.keys()].sort(), ['Extract', 'Inline', 'Move', 'Sort', 'Split', 'Write']);
  });
});
