import assert from 'node:assert/strict';
import { combatsOf, combatsThat, headOf } from '../../../../server/src/features/combat/scenario-combats';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { analysisOf, biscay } from '../support';

const namesOf = (combats: ReturnType<typeof combatsOf>) => combats.map(({ site, diceName }) => [site.id, diceName]);

describe('the combats of a scenario', () => {
  it('lists combats in the order of the text, also when only some are requested', () => {
    let several = 0;
    for (const file of scenarioFiles('samples'))
      for (const scenario of analysisOfFile(file).scenarios) {
        const isWanted = ({ id }: { readonly id: string }) => id.length % 2 === 0;
        const some = combatsThat(scenario, isWanted);
        const all = combatsOf(scenario);
        const heads = all.map((combat) => headOf(combat).from);
        assert.deepEqual(
          heads,
          heads.toSorted((a, b) => a - b),
        );
        assert.deepEqual(
          some,
          all.filter(({ site }) => isWanted(site)),
        );
        if (all.length > 1) several++;
      }
    assert.ok(several > 10);
  });

  it('lists combats in the order of the text even if their lists are in another order', () => {
    const sub = `navalCombats:
  - id: gap
    seaZone: Gap
    kind: sub
    attacker: { power: germany, units: [{ id: u-1, type: sub, attack: 4, section: 3, defence: 3 }] }
    defender: { power: cw, units: [{ id: escort, type: asw, asw: 2, defence: 4 }] }
`;
    const [scenario] = analysisOf(biscay.replace('engagements:', `${sub}engagements:`)).scenarios;
    assert.deepEqual(
      combatsOf(scenario!).map(({ site }) => site.id),
      ['gap', 'biscay'],
    );
  });

  it('gives combats of the same id different dice names', () => {
    const combat = biscay.slice(biscay.indexOf('  - id: biscay')).trimEnd();
    const [scenario] = analysisOf(
      `${biscay.trimEnd()}\n${combat}\n${combat.replace('id: biscay', 'id: other')}\n`,
    ).scenarios;
    const names = [
      ['biscay', '0/biscay'],
      ['biscay', '0/biscay/1'],
      ['other', '0/other'],
    ];
    const last = combatsThat(scenario!, () => true).at(-1)!;
    assert.deepEqual(namesOf([last]), names.slice(-1));
    assert.deepEqual(namesOf(combatsOf(scenario!)), names);
  });
});
