import assert from 'node:assert/strict';
import { createCommandLine } from './command-line';

const file = 'large.scenario.yaml';

/** The retreat decision of such a large battle is estimated, and its odds are sampled at once. */
const large = `
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { dd: 40, ftr: 40 }, orders: { retreat: { chanceBelow: 0.5 } } }
      defender: { power: us, units: { dd: 40, bb: 40 } }
`;

describe('the seed of sampled odds', () => {
  const { write, run, runJson } = createCommandLine();
  beforeEach(() => write({ [file]: large }));

  const commands: Readonly<Record<string, readonly string[]>> = {
    odds: [],
    advise: ['--side', 'attacker'],
    sweep: ['--vary', 'attacker.units.dd=39..40'],
    compare: ['--with', 'attacker.units.dd=39'],
    matters: ['--of', 'attacker.units'],
  };
  for (const [command, more] of Object.entries(commands)) {
    it(`asdic ${command} samples with the given seed, and prints it in its text and its JSON`, async () => {
      const words = (seed: number) => [command, file, ...more, '--runs', '2', '--seed', `${seed}`];
      const [seven, again, eight] = [await runJson(words(7)), await runJson(words(7)), await runJson(words(8))];
      const json = JSON.stringify(seven);
      assert.match(json, /"seed":7\b/);
      assert.equal(JSON.stringify(again), json);
      assert.notEqual(JSON.stringify(eight).replaceAll('"seed":8', '"seed":7'), json);
      const { output } = await run(words(7));
      assert.match(output, /\b(?:sampled|sampling)\b.* from seed 7\b/);
    }).timeout(30_000);
  }
});
