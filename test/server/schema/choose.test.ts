import assert from 'node:assert/strict';
import { checkProblems, fixed } from './support';

describe('choice of the ruleset', () => {
  it('reports an unknown ruleset with the nearest and all known ones', () => {
    checkProblems(`
      ruleset: wif-sww
      #        ^^^^^^^ schema/unknown-ruleset  Did you mean \`wif-ssw\`? Known are 
    `);
    assert.equal(fixed('ruleset: wif-sww # mine\n'), 'ruleset: wif-ssw # mine\n');
  });
  it('reports a missing ruleset with the one that the scenario looks like', () => {
    checkProblems(`
      title: x
      ^^^^^ schema/missing-ruleset  This looks like \`wif-ssw\`
      engagements: []
    `);
    assert.equal(
      fixed('# about\ntitle: x\n', 'Add `ruleset: wif-ssw` (World in Flames: strategic submarine warfare)'),
      '# about\nruleset: wif-ssw\ntitle: x\n',
    );
  });

  it('offers the ruleset that knows most of the keys first', () => {
    const [problem] = checkProblems(`
      powers: {}
      ^^^^^^ schema/missing-ruleset
      seaBattles: []
    `);
    assert.deepEqual(
      problem!.fixes!.slice(0, 2).map(({ title }) => title),
      [
        'Add `ruleset: aa-depth` (Axis & Allies with submarine depths)',
        'Add `ruleset: aare` (Axis & Allies Revised: Enhanced)',
      ],
    );
    assert.match(problem!.fixes![3]!.title, /awaw|wif-ssw/);
  });
});
