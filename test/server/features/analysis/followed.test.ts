import assert from 'node:assert/strict';
import { getRecord, hasSameRecord } from '../../../../server/src/features/analysis/followed';
import { environment } from '../../../support/environment';
import { analyzeText } from '../support';

const round = `ruleset: aare
follows: round-2.yaml # the one before
turn: { round: 3, power: us }
powers: { japan: { side: axis }, us: { side: allies } }
forces:
  - { id: fleet, power: us, units: { dd: 3, ac: 1 } }
seaBattles:
  - id: first
    attacker: { from: fleet, units: { dd: 2 } }
    defender: { power: japan, units: { dd: 2 } }
    result: { attacker: { units: 1, dd: 1 }, defender: { units: 0, dd: 0 } }
`;

describe('a scenario that others follow', () => {
  const createFollowed = () => ({ path: 'round-3.yaml', file: {}, text: round });

  it('says the same after an edit that changes none of its results', () => {
    for (const compared of [false, true])
      for (const [part, other, isSame] of [
        ['', '', true],
        ['# the one before', '# round two', true],
        ['id: first', 'id: first # at dawn', true],
        ['round-2.yaml', 'round-1.yaml', false],
        ['dd: 1 }, defender', 'dd: 0 }, defender', !compared],
        ['turn: { round: 3', 'turn: { round: 4', !compared],
        ['ruleset: aare', 'ruleset: {', !compared],
      ] as const) {
        const followedFile = createFollowed();
        // Nobody has compared anything with a record that was never read.
        if (compared) getRecord(followedFile, environment());
        assert.equal(
          hasSameRecord(followedFile, analyzeText(round.replace(part, other))),
          isSame,
          `${other} ${compared}`,
        );
      }
  });
});
