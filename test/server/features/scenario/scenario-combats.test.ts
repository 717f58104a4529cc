import assert from 'node:assert/strict';
import { listCombats, filterCombats, getLensRange } from '../../../../server/src/features/scenario/scenario-combats';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { analyzeText, biscay } from '../support';

const listNames = (combats: ReturnType<typeof listCombats>) =>
  combats.map(({ entry, diceName }) => [entry.id, diceName]);

describe('the combats of a scenario', () => {
  it('lists combats in the order of the text, also when only some are requested', () => {
    let several = 0;
    for (const file of scenarioFiles('samples'))
      for (const scenario of analysisOfFile(file).scenarios) {
        const isWanted = ({ id }: { readonly id: string }) => id.length % 2 === 0;
        const some = filterCombats(scenario, isWanted);
        const all = listCombats(scenario);
        const heads = all.map((combat) => getLensRange(combat).from);
        assert.deepEqual(
          heads,
          heads.toSorted((a, b) => a - b),
        );
        assert.deepEqual(
          some,
          all.filter(({ entry }) => isWanted(entry)),
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
    const [scenario] = analyzeText(biscay.replace('engagements:', `${sub}engagements:`)).scenarios;
    assert.deepEqual(
      listCombats(scenario!).map(({ entry }) => entry.id),
      ['gap', 'biscay'],
    );
  });

  it('gives combats of the same id different dice names', () => {
    const combat = biscay.slice(biscay.indexOf('  - id: biscay')).trimEnd();
    const [scenario] = analyzeText(
      `${biscay.trimEnd()}\n${combat}\n${combat.replace('id: biscay', 'id: other')}\n`,
    ).scenarios;
    const names = [
      ['biscay', '0/biscay'],
      ['biscay', '0/biscay/1'],
      ['other', '0/other'],
    ];
    const last = filterCombats(scenario!, () => true).at(-1)!;
    assert.deepEqual(listNames([last]), names.slice(-1));
    assert.deepEqual(listNames(listCombats(scenario!)), names);
  });
});
