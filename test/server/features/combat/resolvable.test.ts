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

/** The first lens, what its click leads to, and the combats that commands find. */
function seen(text: string) {
  const analysis = analysisOf(text);
  return {
    lens: lenses(analysis, emptyMemory)[0]?.title,
    problem: firstProblem(analysis, 0, 'biscay')?.code,
    found: allCombats(analysis).map(({ site }) => site.id),
  };
}

const sound = { lens: 'Resolve', problem: undefined, found: ['biscay'] };

describe('a combat that leans on what is not there', () => {
  it('is resolved where nothing is wrong', () => {
    assert.deepEqual(seen(scenario), sound);
  });

  it('cannot be resolved with a power that nothing declares', () => {
    const text = scenario.replace('power: germany', 'power: germny');
    assert.deepEqual(seen(text), { lens: 'Cannot resolve: 1 problem', problem: 'id/unknown', found: [] });
    assert.ok('refused' in findCombat(analysisOf(text), { id: 'biscay' }));
  });

  it('cannot be resolved with a power whose declaration has a fault', () => {
    const text = scenario.replace('side: axis', 'side: axiss');
    assert.deepEqual(seen(text), { lens: 'Cannot resolve: 1 problem', problem: 'schema/value', found: [] });
  });

  it('cannot be resolved by ignoring either', () => {
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

  it('is resolved where the unknown id is not its own', () => {
    assert.deepEqual(seen(scenario.replace('atWarWith: [cw]', 'atWarWith: [cv]')), sound);
  });

  it('is resolved in a scenario that declares no powers at all', () => {
    assert.deepEqual(seen(scenario.replace(/powers:\n.*\n.*\n/, '')), sound);
  });

  it('is resolved while the text is incomplete: the power may stand in what is missing', () => {
    const text = `${scenario.replace('power: germany', 'power: germny')}title: "Biscay\n`;
    assert.deepEqual(seen(text).found, ['biscay']);
  });
});
