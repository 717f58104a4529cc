import assert from 'node:assert/strict';
import { allCombats, emptyMemory, findCombat, firstProblem, lenses, problems } from '../../../../server/src/features';
import { suppressionFixes } from '../../../../server/src/features/suppressions/fixes';
import { analysisOf } from '../support';

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
function seen(text: string) {
  const analysis = analysisOf(text);
  return {
    lens: lenses(analysis, emptyMemory)[0]?.title,
    problem: firstProblem(analysis, 0, 'biscay')?.code,
    found: allCombats(analysis).map(({ site }) => site.id),
  };
}

const sound = { lens: 'Resolve', problem: undefined, found: ['biscay'] };

describe('a combat that depends on missing parts', () => {
  it('resolves a combat without errors', () => {
    assert.deepEqual(seen(scenario), sound);
  });

  it('refuses a combat with an undeclared power', () => {
    const text = scenario.replace('power: germany', 'power: germny');
    assert.deepEqual(seen(text), { lens: 'Cannot resolve: 1 problem', problem: 'id/unknown', found: [] });
    assert.ok('refused' in findCombat(analysisOf(text), { id: 'biscay' }));
  });

  it('refuses a combat with a power whose declaration is invalid', () => {
    const text = scenario.replace('side: axis', 'side: axiss');
    assert.deepEqual(seen(text), { lens: 'Cannot resolve: 1 problem', problem: 'schema/value', found: [] });
  });

  it('refuses either combat although its diagnostics are suppressed', () => {
    for (const [right, wrong] of [
      ['power: germany', 'power: germny'],
      ['side: axis', 'side: axiss'],
    ] as const) {
      const analysis = analysisOf(scenario.replace(right, wrong));
      const [problem, other] = problems(analysis).filter(({ severity }) => severity === 'error');
      assert.ok(problem && !other);
      assert.deepEqual(suppressionFixes(analysis, problem), []);
    }
    const ignored = seen(`# asdic-ignore-file id/unknown\n${scenario.replace('power: germany', 'power: germny')}`);
    assert.deepEqual(ignored, { lens: 'Cannot resolve: 1 ignored problem', problem: 'id/unknown', found: [] });
  });

  it('resolves a combat beside an unknown id of another part', () => {
    assert.deepEqual(seen(scenario.replace('atWarWith: [cw]', 'atWarWith: [cv]')), sound);
  });

  it('resolves a combat of a scenario that declares no powers', () => {
    assert.deepEqual(seen(scenario.replace(/powers:\n.*\n.*\n/, '')), sound);
  });

  it('resolves a combat while the text is incomplete: the missing part may declare the power', () => {
    const text = `${scenario.replace('power: germany', 'power: germny')}title: "Biscay\n`;
    assert.deepEqual(seen(text).found, ['biscay']);
  });
});
