import { addPath } from '../../../../../server/src/rulesets/examples';
import { gapBattle, hunts, raid } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('a dive to another sea zone and another depth', () => {
  it('reports the sea zone, the depth and the attacker of a dive that breaks three rules', () => {
    assertFails(
      addPath(raid, 'seaBattles.gap'),
      `
        log:
          - cycle: 1
            group: wolfpack
            did: dived
            #    ^^^^^ aa-depth/dive-barred only defending submarines dive
            seaZone: SZ 7
            #        ^^^^ aa-depth/dives-away the battle is in SZ 6
            depth: submerged
            #      ^^^^^^^^^ aa-depth/dive-changes-depth it was surfaced before
      `,
    );
  });
});

describe('the check aa-depth/dive-barred', () => {
  it('accepts the dive of submarines that elected to defend from the second cycle on', () => {
    assertPasses(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
        log: [{ cycle: 1, group: wolfpack, did: elected }, { cycle: 2, group: wolfpack, did: dived }]
      `,
    );
  });

  it('reports attackers that dive', () => {
    assertFails(
      addPath(raid, 'seaBattles.gap'),
      `
        log: [{ cycle: 1, group: wolfpack, did: dived }]
        #                                       ^^^^^ aa-depth/dive-barred only defending submarines dive
      `,
    );
  });

  it('reports submarines that fire in the cycle in which they dive', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        log:
          - { cycle: 1, group: wolfpack, did: fired }
          #                                   ^^^^^ aa-depth/dive-barred submarines that dive give up their roll
          - { cycle: 1, group: wolfpack, did: dived }
      `,
    );
  });

  it('reports a dive after the first cycle with `divingCycles: first-only`', () => {
    assertFails(
      gapBattle,
      `
        options: { divingCycles: first-only }
        seaBattles:
          - id: gap
            log: [{ cycle: 2, group: wolfpack, did: dived }]
            #                                       ^^^^^ aa-depth/dive-barred submarines dive in the first cycle only
      `,
    );
  });

  it('reports a dive against a destroyer with `destroyerBlocksDive: yes`', () => {
    assertFails(
      gapBattle,
      `
        options: { destroyerBlocksDive: yes }
        seaBattles:
          - id: gap
            log: [{ cycle: 1, group: wolfpack, did: dived }]
            #                                       ^^^^^ aa-depth/dive-barred the attacker has a destroyer
      `,
    );
  });

  it('reports a dive in the cycle in which submarines elect to defend', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
        log: [{ cycle: 1, group: wolfpack, did: elected }, { cycle: 1, group: wolfpack, did: dived }]
        #                                                                                    ^^^^^ aa-depth/dive-barred nobody can attack it before cycle 2
      `,
    );
  });
});

describe('the check aa-depth/dived-hit', () => {
  it('accepts a hit on the one of two submarines that stayed', () => {
    assertPasses(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        defender: { power: germany, units: [{ id: wolfpack, type: sub, count: 2, depth: periscope }] }
        log:
          - { cycle: 1, group: wolfpack, did: dived, count: 1 }
          - { cycle: 1, group: wolfpack, did: fired, count: 1 }
          - { cycle: 2, group: wolfpack, did: hit }
      `,
    );
  });

  it('counts a dive without a number as the dive of all remaining submarines', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        defender: { power: germany, units: [{ id: wolfpack, type: sub, count: 3, depth: periscope }] }
        log:
          - { cycle: 1, group: wolfpack, did: hit }
          - { cycle: 1, group: wolfpack, did: dived }
          - { cycle: 2, group: wolfpack, did: hit }
          #                                   ^^^ aa-depth/dived-hit of its 3 submarines 2 dived and 1 sank before
          - { cycle: 2, group: wolfpack, did: fired }
          #                                   ^^^^^ aa-depth/dived-returns of its 3 submarines 2 dived and 1 sank before
      `,
    );
  });

  it('counts the submarines that remain to be hit, to fire and to dive', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        defender: { power: germany, units: [{ id: wolfpack, type: sub, count: 3, depth: periscope }] }
        log:
          - { cycle: 1, group: wolfpack, did: dived, count: 2 }
          - { cycle: 1, group: wolfpack, did: fired, count: 2 }
          #                                   ^^^^^ aa-depth/dive-barred 2 of its 3 submarines dived in cycle 1
          - { cycle: 2, group: wolfpack, did: hit, count: 2 }
          #                                   ^^^ aa-depth/dived-hit of its 3 submarines 2 dived before
          - { cycle: 2, group: wolfpack, did: dived }
          #                                   ^^^^^ aa-depth/dive-barred 0 of its 3 submarines survived
      `,
    );
  });
});

describe('the check aa-depth/dived-attacked', () => {
  it('counts a single submarine that dived', () => {
    const writeDefenders = (evening: string) => `
        seaBattles:
          - id: morning
            defender: { from: wolves, units: { sub: 1 }, orders: { dive: { when: always } } }
          - id: evening
            defender: { from: wolves, ${evening}
      `;
    assertFails(
      hunts,
      writeDefenders(`units: { sub: 3 } }
            #                 ^^^^^^ aa-depth/dived-attacked only 2 are in reach`),
    );
    assertPasses(hunts, writeDefenders('units: { sub: 2 } }'));
  });
});

describe('the check aa-depth/never-dives', () => {
  it('accepts an order that applies to other submarines as well', () => {
    assertPasses(
      gapBattle,
      `
        options: { divingDepths: periscope-only }
        seaBattles:
          - id: gap
            defender:
              power: germany
              units: [{ type: sub }, { type: sub, depth: periscope }]
              orders: { dive: { when: always } }
      `,
    );
  });

  it('reports an order for a group whose depth prevents a dive', () => {
    assertFails(
      gapBattle,
      `
        options: { divingDepths: periscope-only }
        seaBattles:
          - id: gap
            defender:
              power: germany
              units: [{ id: raiders, type: sub }, { type: sub, depth: periscope }]
              orders: { dive: { groups: { raiders: always } } }
              #                                    ^^^^^^ aa-depth/never-dives only submarines at periscope depth dive
      `,
    );
  });
});

describe('the check aa-depth/dived-attacked', () => {
  const secondAttack = 'defender: { from: wolves, units: { sub: 2 } }';
  const passingChanges: Readonly<Record<string, string>> = {
    'submarines that need not dive': `
      seaBattles/morning: defender: { from: wolves, units: { sub: 2 }, orders: { dive: { when: enemy-has-destroyer } } }
      seaBattles/evening: ${secondAttack}
    `,
    'submarines that a destroyer keeps from diving': `
      options: { destroyerBlocksDive: yes }
      seaBattles/evening: ${secondAttack}
    `,
    'submarines that may not be found': `
      seaBattles/morning:
        defender: { from: wolves, units: [{ id: pack, type: sub, depth: periscope, count: 2 }], orders: { dive: { when: always } } }
      seaBattles/evening: ${secondAttack}
    `,
    'an attack in the turn of the next player': `
      powers: { germany: { side: axis }, uk: { side: allies }, us: { side: allies } }
      seaBattles/evening:
        attacker: { power: us, units: { dd: 2 } }
        ${secondAttack}
    `,
    'submarines after an attack that earlier losses may prevent': `
      forces: [{ id: wolves, power: germany, units: { sub: 3 } }, { id: hunters, power: uk, units: { dd: 2 } }]
      seaBattles:
        - id: morning
          attacker: { from: hunters }
          defender: { power: germany, units: { bb: 1 } }
        - id: evening
          attacker: { from: hunters }
          defender: { from: wolves, units: { sub: 2 }, orders: { dive: { when: always } } }
        - id: night
          attacker: { power: uk, units: { dd: 2 } }
          ${secondAttack}
    `,
  };
  for (const [words, changes] of Object.entries(passingChanges))
    it(`accepts ${words}`, () => {
      assertPasses(hunts, changes);
    });

  it('reports submarines that dived according to the log of an earlier battle', () => {
    assertFails(
      hunts,
      `
        forces: [{ id: wolves, power: germany, units: [{ id: pack, type: sub, count: 3 }] }]
        seaBattles:
          - id: morning
            attacker: { power: uk, units: { dd: 2 } }
            defender: { from: wolves }
            log: [{ cycle: 1, group: pack, did: dived, count: 2 }]
          - id: evening
            attacker: { power: uk, units: { dd: 2 } }
            ${secondAttack}
            #                 ^^^^^^ aa-depth/dived-attacked only 1 is in reach until the next player's turn
      `,
    );
  });
});
