import assert from 'node:assert/strict';
import { checkDiagnostics, applyFix } from './support';

describe('choice of the ruleset', () => {
  it('reports an unknown ruleset with the nearest and all known ones', () => {
    checkDiagnostics(`
      ruleset: wif-sww
      #        ^^^^^^^ schema/unknown-ruleset  Did you mean \`wif-ssw\`? Known are 
    `);
    assert.equal(applyFix('ruleset: wif-sww # mine\n'), 'ruleset: wif-ssw # mine\n');
  });
  it('reports a missing ruleset with the one that the scenario looks like', () => {
    checkDiagnostics(`
      title: x
      ^^^^^ schema/missing-ruleset  This looks like \`wif-ssw\`
      engagements: []
    `);
    assert.equal(
      applyFix('# about\ntitle: x\n', 'Add `ruleset: wif-ssw` (World in Flames: strategic submarine warfare)'),
      '# about\nruleset: wif-ssw\ntitle: x\n',
    );
  });

  it('corrects a misspelled key whose value is a ruleset', () => {
    checkDiagnostics(`
      title: x
      rulset: aare
      ^^^^^^ schema/missing-ruleset  There is no key \`rulset\`. Did you mean \`ruleset\`?
    `);
    assert.equal(applyFix('rulset: aare # mine\n'), 'ruleset: aare # mine\n');
    checkDiagnostics(`
      rulset: chess
      ^^^^^^ schema/missing-ruleset it says which game's rules
    `);
  });

  it('takes one name, and no list of names', () => {
    checkDiagnostics(`
      ruleset: [aare]
      #        ^^^^^^ schema/unknown-ruleset  \`ruleset\` takes one name, and this is a list. Known are
    `);
  });

  it('offers the ruleset that knows most of the keys first', () => {
    const [problem] = checkDiagnostics(`
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
