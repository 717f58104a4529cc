import assert from 'node:assert/strict';
import { aaDepth } from '../../../../server/src/rulesets/aa-depth/ruleset';
import { findDiagnostics, testChecks } from '../../../support/test-checks';

const { checks, rules } = aaDepth;

const sections = /\((Depth options|Surfaced|Periscope depth|Submerged|Silent running|Miscellaneous|LHTR)/;

testChecks({ id: 'aa-depth', checks, rules, section: sections });

describe('the checks of aa-depth, together', () => {
  it('an undeclared id is reported only as id/unknown', () => {
    const text = `
      ruleset: aa-depth
      powers: { germany: { side: axis }, uk: { side: allies } }
      declarations: [{ group: nobody, round: 1, phase: noncombat-move, depth: silent }]
      submarineMoves: [{ id: north, group: nobody, round: 2, route: [SZ 5, SZ 6, SZ 7] }]
      seaBattles:
        - id: gap
          attacker: { power: uk, units: [{ type: dd, alsoIn: [nowhere] }, { type: ftr }] }
          defender: { power: germany, units: [{ type: sub, depth: periscope }] }
          log: [{ cycle: 1, group: nobody, did: dived }]
    `.replace(/^ {6}/gm, '');
    assert.deepEqual(
      findDiagnostics(text).map(({ code }) => code),
      Array.from({ length: 4 }, () => 'id/unknown'),
    );
  });

  it('a scenario that an option makes valid has no diagnostics', () => {
    const validCases = [
      ['moveDepth: new', 'submarineMoves: [{ id: up, group: u-47, round: 2, phase: noncombat-move, route: [SZ 5] }]'],
      ['divingCycles: any-exposed', writeBattle('log: [{ cycle: 3, group: wolfpack, did: dived }]')],
      ['destroyerBlocksDive: no', writeBattle('log: [{ cycle: 1, group: wolfpack, did: dived }]')],
      [
        'searchTiming: each-cycle',
        writeBattle('dice: { search: [6, 6] }, log: [{ cycle: 2, group: wolfpack, did: hit }]'),
      ],
    ] as const;
    for (const [options, part] of validCases) {
      const text = `${silentUntilTheSecond}options: { ${options} }\n${part}\n`;
      assert.deepEqual(
        findDiagnostics(text)
          .filter(({ code }) => code !== 'expect/needs-dice')
          .map(({ message }) => message),
        [],
        options,
      );
    }
  });
});

const silentUntilTheSecond = `ruleset: aa-depth
powers: { germany: { side: axis }, uk: { side: allies } }
submarines: [{ id: u-47, power: germany }]
declarations:
  - { group: u-47, round: 1, depth: silent }
  - { group: u-47, round: 2, depth: surfaced }
`;

/** A battle of two destroyers against a submarine at periscope depth. */
function writeBattle(members: string): string {
  const defender = '{ power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }';
  return `seaBattles: [{ id: gap, attacker: { power: uk, units: { dd: 2 } }, defender: ${defender}, ${members} }]`;
}
