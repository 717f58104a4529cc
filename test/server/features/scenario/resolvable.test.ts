import assert from 'node:assert/strict';
import {
  listAllCombats,
  emptyMemory,
  findCombat,
  findFirstBlockingDiagnostic,
  findLenses,
  diagnose,
} from '../../../../server/src/features';
import { createSuppressionFixes } from '../../../../server/src/features/editor/actions';
import { analyzeText } from '../support';

const scenario = `ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
powers:
  germany: { side: axis, action: naval, atWarWith: [cw] }
  cw: { side: allied, action: combined, atWarWith: [germany] }
engagements:
  - id: biscay
    weather: rain
    subs:
      power: germany
      units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }]
    convoy: { power: cw, convoyPoints: 12 }
`;

/** The first lens, the result of its click, and the combats that commands find. */
function summarize(text: string) {
  const analysis = analyzeText(text);
  return {
    lens: findLenses(analysis, emptyMemory)[0]?.title,
    problem: findFirstBlockingDiagnostic(analysis, 0, 'biscay')?.code,
    combatIds: listAllCombats(analysis).map(({ entry }) => entry.id),
  };
}

const soundSummary = { lens: 'Resolve', problem: undefined, combatIds: ['biscay'] };

describe('a combat that depends on missing parts', () => {
  it('resolves a combat without errors', () => {
    assert.deepEqual(summarize(scenario), soundSummary);
  });

  it('refuses a combat with an undeclared power', () => {
    const text = scenario.replace('power: germany', 'power: germny');
    assert.deepEqual(summarize(text), { lens: 'Cannot resolve: 1 problem', problem: 'id/unknown', combatIds: [] });
    assert.ok('refused' in findCombat(analyzeText(text), { id: 'biscay' }));
  });

  it('refuses a combat with a power whose declaration is invalid', () => {
    const text = scenario.replace('side: axis', 'side: axiss');
    assert.deepEqual(summarize(text), { lens: 'Cannot resolve: 1 problem', problem: 'schema/value', combatIds: [] });
  });

  it('refuses either combat although its diagnostics are suppressed', () => {
    for (const [right, wrong] of [
      ['power: germany', 'power: germny'],
      ['side: axis', 'side: axiss'],
    ] as const) {
      const analysis = analyzeText(scenario.replace(right, wrong));
      const [problem, other] = diagnose(analysis).filter(({ severity }) => severity === 'error');
      assert.ok(problem && !other);
      assert.deepEqual(createSuppressionFixes(analysis, problem), []);
    }
    const ignored = summarize(`# asdic-ignore-file id/unknown\n${scenario.replace('power: germany', 'power: germny')}`);
    assert.deepEqual(ignored, { lens: 'Cannot resolve: 1 ignored problem', problem: 'id/unknown', combatIds: [] });
  });

  it('resolves a combat beside an unknown id of another part', () => {
    assert.deepEqual(summarize(scenario.replace('atWarWith: [cw]', 'atWarWith: [cv]')), soundSummary);
  });

  it('resolves a combat of a scenario that declares no powers', () => {
    assert.deepEqual(summarize(scenario.replace(/powers:\n.*\n.*\n/, '')), soundSummary);
  });

  it('resolves a combat while the text is incomplete: the missing part may declare the power', () => {
    const text = `${scenario.replace('power: germany', 'power: germny')}title: "Biscay\n`;
    assert.deepEqual(summarize(text).combatIds, ['biscay']);
  });
});
