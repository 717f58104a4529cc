import assert from 'node:assert/strict';
import { explain } from '../explain';
import { parseScenario } from '../scenario';

const scenario = parseScenario(`
ruleset: wif-ssw
turn: { year: 1942, months: jan-feb }
powers:
  us: { side: allied, atWarSince: { year: 1941, months: nov-dec } }
  cw: { side: allied, atWarSince: { year: 1939, months: sep-oct } }
`);

const listOptions = (power: string) => explain(scenario, `powers.${power}.atWarSince`).bases?.map(({ name }) => name);

describe("the hover on the start of a power's war", () => {
  it('names the option that counts torpedo turns only for the US', () => {
    assert.deepEqual(listOptions('us'), ['torpedoTurns']);
    assert.deepEqual(listOptions('cw') ?? [], []);
  });
});
