/** Odds name the options that they depend on, under any reading, and the decisions by the order of the file. */
import assert from 'node:assert/strict';
import { writeFleetCombat, computeDistribution, getExactOdds, getCombatEntry } from './fight';

function listOptionBases(yaml: string): readonly string[] {
  return getExactOdds(getCombatEntry(yaml).build())
    .bases.filter(({ kind }) => kind === 'option')
    .map(({ name }) => name);
}

function writeAttack(units: string, more = ''): string {
  return `airAttacks:
  - id: a
    where: at-sea
    attacker: { nation: japan, units: [{ id: kates, type: nas, squadrons: 3 }] }
    defender: { nation: us, units: [${units}] }${more}
`;
}

describe('the bases of odds', () => {
  it('odds name the options that decide about a ship that was damaged or hit before', () => {
    assert.deepEqual(listOptionBases(writeAttack('{ id: wasp, type: cv, damaged: true }')), ['damagedAgain']);
    assert.deepEqual(listOptionBases(writeAttack('{ id: wasp, type: cv, hits: 1 }')), ['undersizedHits']);
    assert.deepEqual(listOptionBases(writeAttack('{ id: wasp, type: cv }')), []);
  });

  it('odds name the options that decide about a light force', () => {
    const cruisers = '{ id: brooklyn, type: ca, count: 3, damaged: 1 }';
    assert.deepEqual(listOptionBases(writeAttack(`${cruisers}, { id: benson, type: dd, count: 4 }`)), [
      'damagedAgain',
      'damagedCruiser',
    ]);
    assert.deepEqual(
      listOptionBases(writeAttack('{ id: benson, type: dd, count: 2 }, { id: bogue, type: cve, count: 2 }')),
      ['oneFactorSplit'],
    );
  });

  it('odds name the options that decide about a natural twelve with a negative modifier', () => {
    const lowered = writeAttack('{ id: wasp, type: cv }', '\n    adjustments: { attack: -3 }');
    assert.deepEqual(listOptionBases(lowered), ['negativeModifierToTwelve']);
  });

  it('odds name the option of reduced effectiveness under either reading', () => {
    const writeCombat = (options: string) => `${options}
fleetCombats:
  - id: f
    attacker: { reducedEffectiveness: true, units: [{ id: fletchers, type: dd, count: 4 }] }
    defender: { units: [{ id: kageros, type: dd, count: 4 }] }
`;
    assert.deepEqual(listOptionBases(writeCombat('')), ['effectiveness', 'negativeModifierToTwelve']);
    assert.deepEqual(listOptionBases(writeCombat('options: { effectiveness: own-fire }')), [
      'effectiveness',
      'negativeModifierToTwelve',
    ]);
  });
});

describe('light ships that are free to fire at capital ships', () => {
  it('free light ships fire at the capital ship of the highest rank, whatever the order of the file', () => {
    const big = '{ id: big, type: bb, size: 5, speed: fast }';
    const small = '{ id: small, type: bc, size: 2, speed: fast }';
    const computeSinkingProbabilities = (units: string) => {
      const combat = getCombatEntry(`fleetCombats:
  - id: f
    attacker: { units: [{ id: fletchers, type: dd, count: 12 }] }
    defender: { units: [${units}] }
`).build();
      const odds = getExactOdds(combat);
      return ['big', 'small'].map((id) => computeDistribution(combat, odds, `ships.${id}.sunk`).get(1) ?? 0);
    };
    const first = computeSinkingProbabilities(`${big}, ${small}`);
    assert.deepEqual(computeSinkingProbabilities(`${small}, ${big}`), first);
    assert.ok(first[0]! > 0 && first[1] === 0);
  });
});

describe('bases by the order of the file', () => {
  const listFileOrderBases = (yaml: string): readonly string[] =>
    getExactOdds(getCombatEntry(yaml).build()).bases.flatMap(({ kind, name }) => (kind === 'file-order' ? [name] : []));
  const writeShip = (id: string, size = 3): string => `{ id: ${id}, type: bb, size: ${size}, speed: fast }`;
  const writeFleets = (attackers: readonly string[], defenders: readonly string[]): string =>
    writeFleetCombat(`units: [${attackers.join(', ')}]`, `units: [${defenders.join(', ')}]`);

  it('odds name the file order when it decides which of two equal ships a bigger one fires at', () => {
    assert.deepEqual(listFileOrderBases(writeFleets([writeShip('one'), writeShip('two')], [writeShip('big', 4)])), [
      'one before two',
    ]);
    assert.deepEqual(
      listFileOrderBases(writeFleets([writeShip('one', 4), writeShip('two')], [writeShip('big', 4)])),
      [],
    );
  });

  it('odds name no file order when equal ships meet equal ships', () => {
    assert.deepEqual(
      listFileOrderBases(writeFleets([writeShip('one'), writeShip('two')], [writeShip('three'), writeShip('four')])),
      [],
    );
  });

  it('odds name the file order when it decides which of two equal ships free light ships fire at', () => {
    const bases = listFileOrderBases(
      writeFleets(['{ id: boats, type: dd, count: 4 }'], [writeShip('one'), writeShip('two')]),
    );
    assert.deepEqual(bases, ['one before two']);
    assert.deepEqual(
      listFileOrderBases(writeFleets(['{ id: boats, type: dd, count: 4 }'], [writeShip('one', 4), writeShip('two')])),
      [],
    );
  });

  it('odds name the file order when it decides which line of light ships of a type is sunk first', () => {
    const lines = '{ id: benson, type: dd, count: 2 }, { id: sims, type: dd, count: 2 }';
    assert.deepEqual(listFileOrderBases(writeAttack(lines)), ['benson before sims']);
    assert.deepEqual(listFileOrderBases(writeAttack('{ id: benson, type: dd, count: 4 }')), []);
  });

  it('odds name the file order when it decides which screened ship is fired at first', () => {
    const writeScreenedCombat = (ids: string) =>
      writeFleetCombat(
        `units: [${writeShip('yamato', 5)}]`,
        `units: [{ id: bogue, type: cv, size: 2 }, { id: card, type: cv, size: 2 }], screened: [${ids}]`,
      );
    assert.deepEqual(listFileOrderBases(writeScreenedCombat('bogue, card')), ['bogue before card']);
  });

  it('light ships name the file order of screened ships unless an order names their target', () => {
    const writeScreenedCombat = (orders: string) =>
      writeFleetCombat(
        'units: [{ id: boats, type: dd, count: 4 }]',
        'units: [{ id: bogue, type: cv, size: 2 }, { id: card, type: cv, size: 2 }], screened: [bogue, card]',
        orders,
      );
    assert.deepEqual(listFileOrderBases(writeScreenedCombat('')), ['bogue before card']);
    assert.deepEqual(
      listFileOrderBases(writeScreenedCombat('orders: { fire: [{ by: boats, at: card, factors: 4 }] }')),
      [],
    );
  });

  it('an odd hit on cruisers names the file order if another line could have been damaged', () => {
    const lines = '{ id: tone, type: ca, count: 1 }, { id: mogami, type: ca, count: 1 }';
    assert.deepEqual(listFileOrderBases(writeAttack(lines)), ['tone before mogami']);
    assert.deepEqual(listFileOrderBases(writeAttack('{ id: tone, type: ca, count: 1 }, { id: dds, type: dd }')), []);
  });
});
