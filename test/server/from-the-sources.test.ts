/**
 * Scenarios written from the wording of the sources, with the results that the rules give. Each document lists its diagnostics, and
 * probabilities from an independent count: of a measure of a combat under `odds`, of a total of the whole turn under `turn`. Numbers of a
 * resolved combat are in `expect`.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { Label, Measure } from '../../server/src/engine/combat';
import { computeExactOdds } from '../../server/src/engine/exact';
import { computeChance as share, computeMeasureDistribution } from '../../server/src/engine/outcome';
import { runToEnd } from '../../server/src/engine/progress';
import { computeExactTurn } from '../../server/src/engine/turn/exact';
import { listTotalMeasures } from '../../server/src/engine/turn/turn';
import { diagnose } from '../../server/src/features';
import type { Analysis } from '../../server/src/features';
import { findTurn } from '../../server/src/features/resolve/turn/find';
import { rulesets } from '../support/environment';
import { analyzeText, getCombat } from './features/support';

/** The remarks of a kind at the top of a document, each split into words. */
function parseRemarks(text: string, kind: 'problems' | 'odds' | 'turn'): readonly (readonly string[])[] {
  return [...text.matchAll(new RegExp(`^# ${kind}: (.*)$`, 'gmu'))].map(([, words]) => words!.split(' '));
}

/** A number written as `3`, `mean` or `5/12`. */
function parseFraction(text: string): number {
  const [above, below = 1] = text.split('/').map(Number);
  return above! / below;
}

/** The probability of a value of a measure, or its mean. */
function computeProbability(analysis: Analysis, [id, path, value]: readonly string[]): number {
  const combat = getCombat(analysis, { id: id! }).entry.build();
  const outcomes = runToEnd(computeExactOdds(combat));
  assert.ok('exact' in outcomes, `${id} has exact odds`);
  const isAtPath = (measure: Pick<Measure | Label, 'path'>): boolean => measure.path.join('.') === path;
  const label = combat.labels?.find(isAtPath);
  if (label) return share(outcomes, (end) => label.read(end) === value);
  const measure = combat.measures.find(isAtPath);
  assert.ok(measure, `${id} has ${path}`);
  return readDistribution(computeMeasureDistribution(outcomes, combat, measure), value!);
}

/** The probability of a value of a total of the turn, or its mean. The words after the value and the number are the title of the total. */
function computeTurnProbability(analysis: Analysis, [value, , ...title]: readonly string[]): number {
  const result = findTurn(analysis);
  assert.ok(!('refused' in result), 'refused' in result ? result.refused : '');
  const { turn } = result.scenarioTurn;
  const odds = runToEnd(computeExactTurn(turn));
  assert.ok(!('tooLarge' in odds), 'the turn has exact odds');
  const measures = listTotalMeasures(turn);
  const measure = measures.find((item) => item.title === title.join(' '));
  assert.ok(measure, `the turn has ${title.join(' ')} among ${measures.map((item) => item.title).join('; ')}`);
  return readDistribution(computeMeasureDistribution(odds.outcomes, { measures }, measure), value!);
}

function readDistribution(values: ReturnType<typeof computeMeasureDistribution>, value: string): number {
  if (value === 'mean') return values.reduce((sum, item) => sum + item.value * item.share, 0);
  return values.find((item) => item.value === Number(value))?.share ?? 0;
}

/** The documents of a ruleset: single combats and checks, then whole turns. */
function readDocuments(ruleset: string): readonly string[] {
  return ['', '-turns'].flatMap((part) => {
    const file = `test/server/from-the-sources/${ruleset}${part}.scenario.yaml`;
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(/^---\n/mu) : [];
  });
}

describe('scenarios from the sources', () => {
  for (const { id } of rulesets) {
    for (const text of readDocuments(id)) {
      const title = /^title: (.*)$/mu.exec(text)?.[1] ?? text;
      it(`${id}: "${title}" has the diagnostics and odds that the source gives`, () => {
        const analysis = analyzeText(text);
        const reportedCodes = diagnose(analysis)
          .filter(({ severity }) => severity === 'error' || severity === 'warning')
          .map(({ code }) => code);
        assert.deepEqual(reportedCodes.toSorted(), parseRemarks(text, 'problems').flat().toSorted());
        for (const words of parseRemarks(text, 'odds')) {
          assert.ok(Math.abs(computeProbability(analysis, words) - parseFraction(words[3]!)) < 1e-9, words.join(' '));
        }
        for (const words of parseRemarks(text, 'turn')) {
          const probability = computeTurnProbability(analysis, words);
          assert.ok(Math.abs(probability - parseFraction(words[1]!)) < 1e-9, `${words.join(' ')}, not ${probability}`);
        }
      });
    }
  }
});
