/** Odds name the options that they depend on, under any reading, and the decisions by the order of the file. */
import assert from 'node:assert/strict';
import { writeFleetCombat, computeDistribution, getExactOdds, getCombatEntry } from './fight';

function listOptionBases(yaml: string): readonly string[] {
  return getExactOdds(getCombatEntry(yaml).build())
    .bases.filter(({ kind }) => kind === 'option')
    .map(({ name }) => name);
}

function attack(units: string, more = ''): string {
  return `airAttacks:
  - id: a
    where: at-sea
    attacker: { nation: japan, units: [{ id: kates, type: nas, squadrons: 3 }] }
    defender: { nation: us, units: [${units}] }${more}
`;
}

describe('the bases of odds', () => {
  it('odds name the options that decide about a ship that was damaged or hit before', () => {
    assert.deepEqual(listOptionBases(attack('{ id: wasp, type: cv, damaged: true }')), ['damagedAgain']);
    assert.deepEqual(listOptionBases(attack('{ id: wasp, type: cv, hits: 1 }')), ['undersizedHits']);
    assert.deepEqual(listOptionBases(attack('{ id: wasp, type: cv }')), []);
  });

  it('odds name the options that decide about a light force', () => {
    const cruisers = '{ id: brooklyn, type: ca, count: 3, damaged: 1 }';
    assert.deepEqual(listOptionBases(attack(`${cruisers}, { id: benson, type: dd, count: 4 }`)), [
      'damagedAgain',
      'damagedCruiser',
    ]);
    assert.deepEqual(
      listOptionBases(attack('{ id: benson, type: dd, count: 2 }, { id: bogue, type: cve, count: 2 }')),
      ['oneFactorSplit'],
    );
  });

  it('odds name the options that decide about a natural twelve with a negative modifier', () => {
    const lowered = attack('{ id: wasp, type: cv }', '\n    adjustments: { attack: -3 }');
    assert.deepEqual(listOptionBases(lowered), ['negativeModifierToTwelve']);
  });

  it('odds name the option of reduced effectiveness under either reading', () => {
    const combat = (options: string) => `${options}
fleetCombats:
  - id: f
    attacker: { reducedEffectiveness: true, units: [{ id: fletchers, type: dd, count: 4 }] }
    defender: { units: [{ id: kageros, type: dd, count: 4 }] }
`;
    assert.deepEqual(listOptionBases(combat('')), ['effectiveness', 'negativeModifierToTwelve']);
    assert.deepEqual(listOptionBases(combat('options: { effectiveness: own-fire }')), [
      'effectiveness',
      'negativeModifierToTwelve',
    ]);
  });
});

describe('light ships that are free to fire at capital ships', () => {
  it('free light ships fire at the capital ship of the highest rank, whatever the order of the file', () => {
    const big = '{ id: big, type: bb, size: 5, speed: fast }';
    const small = '{ id: small, type: bc, size: 2, speed: fast }';
    const sinkingProbabilities = (units: string) => {
      const combat = getCombatEntry(`fleetCombats:
  - id: f
    attacker: { units: [{ id: fletchers, type: dd, count: 12 }] }
    defender: { units: [${units}] }
`).build();
      const odds = getExactOdds(combat);
      return ['big', 'small'].map((id) => computeDistribution(combat, odds, `ships.${id}.sunk`).get(1) ?? 0);
    };
    const first = sinkingProbabilities(`${big}, ${small}`);
    assert.deepEqual(sinkingProbabilities(`${small}, ${big}`), first);
    assert.ok(first[0]! > 0 && first[1] === 0);
  });
});

describe('bases by the order of the file', () => {
  const listFileOrderBases = (yaml: string): readonly string[] =>
    getExactOdds(getCombatEntry(yaml).build()).bases.flatMap(({ kind, name }) => (kind === 'file-order' ? [name] : []));
  const ship = (id: string, size = 3): string => `{ id: ${id}, type: bb, size: ${size}, speed: fast }`;
  const fleets = (attackers: readonly string[], defenders: readonly string[]): string =>
    writeFleetCombat(`units: [${attackers.join(', ')}]`, `units: [${defenders.join(', ')}]`);

  it('odds name the file order when it decides which of two equal ships a bigger one fires at', () => {
    assert.deepEqual(listFileOrderBases(fleets([ship('one'), ship('two')], [ship('big', 4)])), ['one before two']);
    assert.deepEqual(listFileOrderBases(fleets([ship('one', 4), ship('two')], [ship('big', 4)])), []);
  });

  it('odds name no file order when equal ships meet equal ships', () => {
    assert.deepEqual(listFileOrderBases(fleets([ship('one'), ship('two')], [ship('three'), ship('four')])), []);
  });

  it('odds name the file order when it decides which of two equal ships free light ships fire at', () => {
    const bases = listFileOrderBases(fleets(['{ id: boats, type: dd, count: 4 }'], [ship('one'), ship('two')]));
    assert.deepEqual(bases, ['one before two']);
    assert.deepEqual(
      listFileOrderBases(fleets(['{ id: boats, type: dd, count: 4 }'], [ship('one', 4), ship('two')])),
      [],
    );
  });

  it('odds name the file order when it decides which line of light ships of a type is sunk first', () => {
    const lines = '{ id: benson, type: dd, count: 2 }, { id: sims, type: dd, count: 2 }';
    assert.deepEqual(listFileOrderBases(attack(lines)), ['benson before sims']);
    assert.deepEqual(listFileOrderBases(attack('{ id: benson, type: dd, count: 4 }')), []);
  });

  it('odds name the file order when it decides which screened ship is fired at first', () => {
    const withScreened = (ids: string) =>
      writeFleetCombat(
        `units: [${ship('yamato', 5)}]`,
        `units: [{ id: bogue, type: cv, size: 2 }, { id: card, type: cv, size: 2 }], screened: [${ids}]`,
      );
    assert.deepEqual(listFileOrderBases(withScreened('bogue, card')), ['bogue before card']);
  });
});
