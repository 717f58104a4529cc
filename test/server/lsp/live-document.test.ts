import assert from 'node:assert/strict';
import { newDocument, pauseFor, wantedIn } from '../../../server/src/lsp/live-document';
import type { Current } from '../../../server/src/lsp/documents';
import { analysisOf, biscay } from '../features/support';

describe('the odds in the lenses of a long file', () => {
  const long = (text: string): Current => {
    const analysis = analysisOf(`${text}# ${'-'.repeat(60_000)}\n`);
    return { uri: 'file:///long.scenario.yaml', version: 1, analysis } as Current;
  };
  const pauseIn = (current: Current): number => pauseFor({ ...newDocument(current), wanted: wantedIn(current) });
  const fleets = `ruleset: awaw
fleetCombats:
  - id: capes
    attacker: { units: [{ id: sims, type: dd, count: 10 }] }
    defender: { units: [{ id: kageros, type: dd, count: 4 }] }
`;

  it('follow an edit at once, unless the whole of it has to be copied for them', () => {
    assert.equal(pauseIn(long(biscay)), 0);
    assert.ok(pauseIn(long(fleets)) >= 60);
    assert.equal(pauseIn({ ...long(fleets), analysis: analysisOf(fleets) }), 0);
  });
});
