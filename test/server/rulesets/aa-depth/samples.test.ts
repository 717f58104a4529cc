/** The samples of submarine depths: expectations are met, probabilities in comments are right, and every code is shown. */
import assert from 'node:assert/strict';
import { aaDepth } from '../../../../server/src/rulesets/aa-depth/ruleset';
import fs from 'node:fs';
import path from 'node:path';
import { traceCombat } from '../../../../server/src/engine/trace';
import { checkExpectations } from '../../../../server/src/features/combat/expectations';
import { listCombats } from '../../../../server/src/rulesets/aa-depth/combats';
import { covers } from '../../../support/covers';
import { assertClose, computeChance } from './combats/read-combat';
import { parseScenario } from './scenario';

const { checks } = aaDepth;

const [sampleFolder, brokenFolder] = ['samples/aa-depth', 'samples/broken/aa-depth'];

const readText = (name: string) => fs.readFileSync(path.join(sampleFolder, `${name}.scenario.yaml`), 'utf8');
const listEntries = (text: string) => listCombats(parseScenario(text).scenario);

/** The combat of a battle of a sample. */
function findCombat(name: string, id: string) {
  const entry = listEntries(readText(name)).find((each) => each.id === id);
  assert.ok(entry, `${id} is in ${name}`);
  return entry.build();
}

describe('the samples of submarine depths', () => {
  for (const file of fs.readdirSync(sampleFolder)) {
    it(`every expectation is met with the dice of the sample (${file})`, () => {
      const entries = listEntries(fs.readFileSync(path.join(sampleFolder, file), 'utf8'));
      for (const entry of entries.filter(({ dice, seed }) => dice !== undefined || seed !== undefined)) {
        const combat = entry.build();
        const trace = traceCombat(combat, { table: entry.dice, seed: entry.seed });
        assert.equal(trace.pendingRoll, undefined, entry.id);
        assert.deepEqual(trace.unused, [], entry.id);
        const { expectations, unknown } = checkExpectations(entry, combat, trace);
        assert.deepEqual(unknown, []);
        for (const { title, expected, actual, met } of expectations)
          assert.ok(met, `${entry.id}, ${title}: ${actual}, not ${expected}`);
      }
    });
  }

  it('mixed-depths finds submarines at two depths with the probabilities in its comment', () => {
    covers('aa-depth:D20');
    const combat = findCombat('mixed-depths', 'approaches');
    const [submergedFound, periscopeFound] = [
      computeChance(combat, 'found.submerged', 1),
      computeChance(combat, 'found.periscope', 1),
    ];
    assertClose(submergedFound, 19 / 27);
    assertClose(periscopeFound - submergedFound, 37 / 216);
    assertClose(1 - periscopeFound, 1 / 8);
  });

  it('dive and global-war-d12 sink a submarine that dives with the probabilities in their comments', () => {
    covers('aa-depth:D28');
    assertClose(computeChance(findCombat('dive', 'periscope-depth'), 'defender.units', 0), 9 / 16);
    assertClose(computeChance(findCombat('dive', 'submerged'), 'defender.units', 0), 5 / 12);
    assertClose(computeChance(findCombat('global-war-d12', 'periscope-depth'), 'defender.units', 0), 1 / 2);
    assertClose(computeChance(findCombat('global-war-d12', 'submerged'), 'defender.units', 0), 10 / 27);
  });

  it('every code of the ruleset is shown in a broken sample', () => {
    const documentedCodes = fs.readdirSync(brokenFolder).flatMap((file) =>
      fs
        .readFileSync(path.join(brokenFolder, file), 'utf8')
        .split('\n', 1)[0]!
        .match(/aa-depth\/[\w-]+/g),
    );
    const codes = checks.map(({ code }) => `aa-depth/${code}`);
    assert.deepEqual(
      codes.filter((code) => !documentedCodes.includes(code)),
      [],
    );
  });
});
