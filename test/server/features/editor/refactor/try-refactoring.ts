/** Asks for refactorings at the cursor of a fixture, and scenarios to ask in. */
import assert from 'node:assert/strict';
import { findRefactorings } from '../../../../../server/src/features';
import type { Analysis, Refactoring } from '../../../../../server/src/features';
import { applyTextEdits } from '../../../../../server/src/text';
import { dedent, fixture } from '../../../../support/fixture';
import { analyzeText } from '../../support';

export function refactorAt(source: string): { readonly analysis: Analysis; readonly items: readonly Refactoring[] } {
  const { text, cursor } = fixture(source);
  const analysis = analyzeText(text);
  return { analysis, items: findRefactorings(analysis, cursor!) };
}

/** Asserts that a refactoring is offered at the cursor, and that it gives exactly this text. */
export function assertRefactoring(source: string, title: string, after: string): void {
  const { analysis, items } = refactorAt(source);
  const match = items.find((refactoring) => refactoring.title === title);
  assert.ok(match, `offered are: ${items.map((refactoring) => refactoring.title).join('; ')}`);
  assert.equal(applyTextEdits(analysis.text, match.edits), dedent(after));
}

/** Asserts that no refactoring is offered whose title begins like this. */
export function assertNotOffered(source: string, title: string): void {
  const titles = refactorAt(source).items.map((refactoring) => refactoring.title);
  assert.deepEqual(
    titles.filter((candidate) => candidate.startsWith(title)),
    [],
  );
}

export const head =
  'ruleset: wif-ssw\nturn: { year: 1941, months: jan-feb }\npowers: { germany: { side: axis, action: naval }, cw: { side: allied } }\n';

/** An engagement with these units, one per line, and more lines. */
export const withUnits = (units: readonly string[], more = '') => `${head}engagements:
  - id: biscay
    weather: fine
    subs:
      power: germany
      units:
${units.map((unit) => `        ${unit}\n`).join('')}    convoy: { power: cw, convoyPoints: 12 }
${more}`;
