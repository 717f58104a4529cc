import assert from 'node:assert/strict';
import { analyse, hasPendingCombats, runDeferredExpectations, diagnose } from '../../../../server/src/features';
import { getPreviousDiagnostics } from '../../../../server/src/features/scenario/offset-diagnostic';
import { environment } from '../../../support/environment';
import type { Ids } from '../../../../server/src/model/ids';
import { biscay, rulesetWith } from '../support';

/** The example several times, each with an expectation that is not met; a comment in the last one suppresses its diagnostic. */
const combat = biscay.slice(biscay.indexOf('  - id: biscay')).trimEnd();
const text = `${biscay.slice(0, biscay.indexOf('  - id: biscay'))}${[0, 1, 2, 3]
  .map((index) => `${combat.replaceAll(/id: ([\w-]+)/g, `id: $1-${index}`).replace('Bay', `Bay ${index}`)}\n`)
  .map(
    (document, index) =>
      `${document}    expect: { surprisePoints: { subs: 99 } }${index === 3 ? ' # asdic-ignore expect/not-met' : ''}\n`,
  )
  .join('')}`;

const listCodes = (analysis: Parameters<typeof diagnose>[0]) => diagnose(analysis).map(({ code }) => code);

describe('deferred expectations', () => {
  const allCodes = listCodes(analyse(text, undefined, environment()));

  it('reports the same after deferred evaluation as at once, and nothing before', () => {
    const analysis = analyse(text, undefined, environment({ maxImmediateCombats: 2 }));
    const first = listCodes(analysis);
    assert.deepEqual(allCodes, ['expect/not-met', 'expect/not-met', 'expect/not-met']);
    // More combats than the budget: all are deferred, and no comment is reported as unused while its diagnostic may come.
    assert.equal(first.length, 0);
    assert.ok(hasPendingCombats(analysis));
    const evaluation = runDeferredExpectations(analysis);
    evaluation.next();
    assert.deepEqual(listCodes(analysis), first);
    let pauses = 1;
    while (!evaluation.next().done) pauses++;
    // After the statement and the evaluation of each combat, for each problem before suppression, and twice for the scenario.
    assert.equal(pauses, 14);
    assert.deepEqual(listCodes(analysis), allCodes);
    assert.equal(hasPendingCombats(analysis), false);
  });

  it('are known to be deferred before anybody has asked for the problems', () => {
    assert.equal(hasPendingCombats(analyse(text, undefined, environment({ maxImmediateCombats: 2 }))), true);
    assert.equal(hasPendingCombats(analyse(text, undefined, environment())), false);
  });

  it('keeps verdicts after an edit elsewhere', () => {
    const before = analyse(text, undefined, environment({ maxImmediateCombats: 2 }));
    diagnose(before);
    for (const _pause of runDeferredExpectations(before));
    assert.deepEqual(listCodes(before), allCodes);
    const after = analyse(
      text.replace('title: Condors', 'title: The condors'),
      before,
      environment({ maxImmediateCombats: 2 }),
    );
    const edited = analyse(text.replace('subs: 99', 'subs: 98'), before, environment({ maxImmediateCombats: 2 }));
    assert.deepEqual(listCodes(edited), allCodes);
    assert.equal(hasPendingCombats(edited), false);
    // The header has changed: all combats are evaluated again, and until then the previous diagnostics stay.
    assert.deepEqual(listCodes(after), allCodes);
    assert.ok(hasPendingCombats(after));
  });

  it('keeps previous diagnostics of unchanged combats until they are evaluated again', () => {
    const deferring = environment({ maxImmediateCombats: 2 });
    const before = analyse(text, undefined, deferring);
    for (const _pause of runDeferredExpectations(before));
    const messages = (analysis: Parameters<typeof diagnose>[0]) => diagnose(analysis).map(({ message }) => message);
    const [first, ...others] = messages(before);
    assert.equal(others.length, 2);
    // The first combat is edited with the header: its diagnostic goes, the others stay.
    const edited = text.replace('title: Condors', 'title: The condors').replace('subs: 99', 'subs: { min: 0 }');
    const after = analyse(edited, before, deferring);
    assert.deepEqual([messages(after), hasPendingCombats(after)], [others, true]);
    for (const _pause of runDeferredExpectations(after));
    assert.deepEqual(messages(after), others);
    // Diagnostics that no longer hold go with the new evaluation.
    const year = /year: \d+/;
    assert.match(text, year);
    const inOtherYear = analyse(text.replace(year, 'year: 1944'), before, deferring);
    assert.deepEqual(messages(inOtherYear), [first, ...others]);
    for (const _pause of runDeferredExpectations(inOtherYear));
    assert.deepEqual(messages(inOtherYear), messages(analyse(inOtherYear.text, undefined, environment())));
  });

  it('defers only combats that met their expectations at the last evaluation', () => {
    const deferring = environment({ maxImmediateCombats: 2 });
    const met = text.replaceAll('subs: 99', 'subs: { min: 0 }').replaceAll(/ # asdic-ignore.*/g, '');
    const fine = analyse(met, undefined, deferring);
    for (const _pause of runDeferredExpectations(fine));
    assert.deepEqual(listCodes(fine), []);
    const broken = met.replace('min: 0', 'min: 99');
    const edited = analyse(broken, fine, deferring);
    assert.deepEqual([listCodes(edited), hasPendingCombats(edited)], [[], true]);
    for (const _pause of runDeferredExpectations(edited));
    assert.deepEqual(listCodes(edited), ['expect/not-met']);
    // A failing combat is evaluated at once; another one that had no diagnostic is deferred.
    const two = analyse(broken.replace('min: 99', 'min: 98').replace('min: 0', 'min: 97'), edited, deferring);
    assert.deepEqual([listCodes(two), hasPendingCombats(two)], [['expect/not-met'], true]);
    const mended = analyse(met, edited, deferring);
    assert.deepEqual([listCodes(mended), hasPendingCombats(mended)], [[], false]);
    const again = analyse(broken, mended, deferring);
    assert.deepEqual([listCodes(again), hasPendingCombats(again)], [[], true]);
  });

  it('evaluates failing combats at once while their id is edited, and drops the state of deleted ones', () => {
    const deferring = environment({ maxImmediateCombats: 2 });
    let analysis = analyse(
      text.replaceAll('subs: 99', 'subs: { min: 0 }').replace('min: 0', 'min: 99'),
      undefined,
      deferring,
    );
    for (const _pause of runDeferredExpectations(analysis));
    assert.deepEqual(listCodes(analysis), ['expect/not-met', 'asdic/unused-suppression']);
    const type = (from: string | RegExp, to: string) => {
      analysis = analyse(analysis.text.replace(from, to), analysis, deferring);
      return listCodes(analysis).filter((code) => code === 'expect/not-met').length;
    };
    for (const id of ['biscay-', 'biscay', 'bisca', 'bisc']) assert.equal(type(/- id: bisc.*/, `- id: ${id}`), 1, id);
    // Invalid text in the combat and in the header.
    assert.deepEqual([type('min: 99', 'min: x'), type('x }', '98 }')], [0, 1]);
    assert.deepEqual([type('turn:', 'turns:'), type('turns:', 'turn:')], [0, 1]);
    assert.equal(getPreviousDiagnostics(analysis).failing.flat().length, 1);
    type(/$/, '---\nruleset: wif-ssw\n');
    type(/---\n.*\n$/, '');
    assert.equal(getPreviousDiagnostics(analysis).failing.length, 1);
    assert.equal(type('min: 98', 'min: 0'), 0);
    assert.deepEqual(getPreviousDiagnostics(analysis).failing, [[]]);
  });

  it('keeps previous diagnostics on comments while their combats are deferred', () => {
    const deferring = environment({ maxImmediateCombats: 2 });
    // Of two comments with the same text one is used and one is not, beside more failing combats than the budget.
    const commented = text.replace('subs: 99 } }', 'subs: { min: 0 } } } # asdic-ignore expect/not-met');
    const countUnused = (analysis: Parameters<typeof diagnose>[0]) =>
      listCodes(analysis).filter((code) => code.startsWith('asdic/')).length;
    const opened = analyse(commented, undefined, deferring);
    assert.equal(countUnused(opened), 0);
    for (const _pause of runDeferredExpectations(opened));
    assert.equal(countUnused(opened), 1);
    const edited = analyse(commented.replace('title: Condors', 'title: The condors'), opened, deferring);
    assert.deepEqual([countUnused(edited), hasPendingCombats(edited)], [1, true]);
    const again = analyse(commented, edited, deferring);
    assert.deepEqual([countUnused(again), hasPendingCombats(again)], [1, true]);
  });

  it('defers no combat that has only expected odds', () => {
    const oddsOnly = analyse(
      text.replaceAll('surprisePoints: { subs: 99 }', 'odds: { subs-surprise: { min: 0.5 } }'),
      undefined,
      environment({ maxImmediateCombats: 2 }),
    );
    diagnose(oddsOnly);
    assert.equal(hasPendingCombats(oddsOnly), false);
  });

  it('evaluates combats once although they follow an invalid part, and again once it is fixed', () => {
    const wifSsw = rulesetWith({});
    let evaluationCount = 0;
    const follows = (ids: Ids) => {
      evaluationCount++;
      return ids.find('unit', 'flotilla-7-4') !== undefined;
    };
    // All but the invalid combat look it up during their evaluation.
    const combats: typeof wifSsw.listCombats = (scenario, ids) =>
      wifSsw.listCombats(scenario, ids).map((entry) => ({
        ...entry,
        build: () => {
          const {
            steps: [first, ...others],
            ...combatRest
          } = entry.build();
          return { ...combatRest, steps: [{ ...first!, when: () => follows(ids) }, ...others] };
        },
      }));
    const deferring = environment({ maxImmediateCombats: 2, rulesets: [rulesetWith({ listCombats: combats })] });
    const faulty = `${text}${combat.replaceAll(/id: ([\w-]+)/g, 'id: $1-4').replace('section: 3', 'section: 33')}\n`;
    const before = analyse(faulty, undefined, deferring);
    for (const _pause of runDeferredExpectations(before));
    assert.equal(evaluationCount, 4);
    const after = analyse(faulty.replace('section: 33', 'section: 34'), before, deferring);
    assert.deepEqual(listCodes(after), ['schema/value']);
    assert.deepEqual([evaluationCount, hasPendingCombats(after)], [4, false]);
    const mended = analyse(faulty.replace('section: 33', 'section: 3'), after, deferring);
    listCodes(mended);
    assert.ok(hasPendingCombats(mended));
    for (const _pause of runDeferredExpectations(mended));
    assert.deepEqual(listCodes(mended), allCodes);
  });
});
