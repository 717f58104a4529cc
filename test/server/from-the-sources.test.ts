/**
 * Scenarios written from the wording of the sources, with what the rules say of them: each document names the problems that it has, and
 * chances that an independent count gave. Numbers of a resolved combat stand under `expect`.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { Label, Measure } from '../../server/src/engine/combat';
import { exact } from '../../server/src/engine/exact';
import { chance as share, measured } from '../../server/src/engine/outcome';
import { finish } from '../../server/src/engine/progress';
import { problems } from '../../server/src/features';
import type { Analysis } from '../../server/src/features';
import { rulesets } from '../support/environment';
import { analysisOf, foundIn } from './features/support';

/** The remarks of a kind that stand above a document, each as its words. */
function remarks(text: string, kind: 'problems' | 'odds'): readonly (readonly string[])[] {
  return [...text.matchAll(new RegExp(`^# ${kind}: (.*)$`, 'gmu'))].map(([, words]) => words!.split(' '));
}

/** A number written as `3`, `mean` or `5/12`. */
function fraction(text: string): number {
  const [above, below = 1] = text.split('/').map(Number);
  return above! / below;
}

/** The chance of a value of a measure, or its mean. */
function chance(analysis: Analysis, [id, path, value]: readonly string[]): number {
  const combat = foundIn(analysis, { id: id! }).site.combat();
  const outcomes = finish(exact(combat));
  assert.ok('exact' in outcomes, `${id} has exact odds`);
  const read = (measure: Pick<Measure | Label, 'path'>): boolean => measure.path.join('.') === path;
  const label = combat.labels?.find(read);
  if (label) return share(outcomes, (end) => label.read(end) === value);
  const measure = combat.measures.find(read);
  assert.ok(measure, `${id} has ${path}`);
  const values = measured(outcomes, combat, measure);
  if (value === 'mean') return values.reduce((sum, one) => sum + one.value * one.share, 0);
  return values.find((one) => one.value === Number(value))?.share ?? 0;
}

describe('scenarios from the sources', () => {
  for (const { id } of rulesets) {
    const file = fs.readFileSync(`test/server/from-the-sources/${id}.scenario.yaml`, 'utf8');
    for (const text of file.split(/^---\n/mu)) {
      const title = /^title: (.*)$/mu.exec(text)?.[1] ?? text;
      it(`${id}: ${title}`, () => {
        const analysis = analysisOf(text);
        const found = problems(analysis)
          .filter(({ severity }) => severity === 'error' || severity === 'warning')
          .map(({ code }) => code);
        assert.deepEqual(found.toSorted(), remarks(text, 'problems').flat().toSorted());
        for (const words of remarks(text, 'odds')) {
          assert.ok(Math.abs(chance(analysis, words) - fraction(words[3]!)) < 1e-9, words.join(' '));
        }
      });
    }
  }
});
