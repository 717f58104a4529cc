import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { analyse, diagnose } from '../../../../../server/src/features';
import { notFought, createTurnResultEdits } from '../../../../../server/src/features/resolve/turn/resolve';
import { applyTextEdits } from '../../../../../server/src/text';
import { environment } from '../../../../support/environment';
import { writeTurns } from '../../../../support/play-turns';
import { turnScenarios } from '../../../../support/turn-scenarios';
import { parseTurn } from './turns';

const folders = ['aa-depth', 'aare', 'awaw', 'wif-ssw'].map((ruleset) => `samples/${ruleset}`);
const samples = folders.flatMap((folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.scenario.yaml'))
    .map((name) => `${folder}/${name}`),
);

describe('the written results of a turn', () => {
  it('leaves no diagnostic in any sample: later combats start from the remaining units', () => {
    let turns = 0;
    for (const sample of samples) {
      const analysis = analyse(fs.readFileSync(sample, 'utf8'), undefined, environment());
      for (let seed = 1; seed <= 8; seed++) turns += writeTurns(analysis, seed);
    }
    assert.ok(turns >= 8 * 10, `${turns} turns`);
  });

  for (const [ruleset, scenarios] of Object.entries(turnScenarios))
    it(`leaves no diagnostic in random scenarios whose combats share units: ${ruleset}`, () => {
      let turns = 0;
      fc.assert(
        fc.property(scenarios, fc.nat(1000), (text, seed) => {
          const analysis = analyse(text, undefined, environment());
          // A submarine that attacked convoys is included in naval combat of the same impulse: the rules allow no such turn.
          fc.pre(diagnose(analysis).every(({ code }) => code !== 'wif-ssw/ssw-sub-included'));
          assert.deepEqual(
            diagnose(analysis)
              .filter(({ severity }) => severity === 'error')
              .map(({ message }) => message),
            [],
            text,
          );
          turns += writeTurns(analysis, seed);
        }),
        { numRuns: 40 },
      );
      assert.ok(turns >= 40, `${turns} turns`);
    });

  it('notes that a combat does not take place, and removes its previous result', () => {
    const text = `
ruleset: awaw
nations: { japan: { side: axis }, us: { side: allied } }
forces:
  - { nation: japan, units: [{ id: kamikaze, type: dd }] }
fleetCombats:
  - id: first
    attacker: { nation: us, units: [{ id: benson, type: dd, count: 20 }] }
    defender: { nation: japan, units: [{ unit: kamikaze }] }
  - id: second
    attacker: { nation: us, units: [{ id: fletcher, type: dd, count: 3 }] }
    defender: { nation: japan, units: [{ unit: kamikaze }] }
    result: { summary: nothing sunk, factorsSunk: { attacker: 0, defender: 0 } }
`;
    const edits = createTurnResultEdits(parseTurn(text), { seed: 1 });
    assert.ok(!('refused' in edits));
    const after = applyTextEdits(text, edits);
    assert.match(after, new RegExp(`result: \\{ summary: ${notFought} \\}`));
    assert.deepEqual(
      diagnose(analyse(after, undefined, environment())).filter(({ severity }) => severity === 'error'),
      [],
    );
  });
});
