import assert from 'node:assert/strict';
import { adviseOn, computeAimValue } from './advise';
import { getCombatEntry } from './fight';

const writeRound = ({ cover = 2, over = 1, search = 1, strike = 2 } = {}): string => `
navalRounds:
  - id: solomons
    attacker:
      search: { squadrons: 2 }
      groups: [{ number: 1, units: [{ id: shokaku, type: cv, size: 3 }] }]
    defender:
      search: { squadrons: ${search} }
      groups:
        - { number: 1, units: [{ id: hornet, type: cv, size: 3 }]${over === 1 ? `, cover: { units: [{ id: p-38, type: aas, squadrons: ${cover} }] }` : ''} }
        - { number: 2, units: [{ id: helena, type: ca, count: 1 }]${over === 2 ? `, cover: { units: [{ id: p-38, type: aas, squadrons: ${cover} }] }` : ''} }
    strikes:
      - { id: vals, by: attacker, group: 1, attacker: { units: [{ id: vals-air, type: nas, squadrons: 2 }] } }
      - { id: b-17, by: defender, group: 1, attacker: { units: [{ id: fortresses, type: aas, squadrons: ${strike} }] } }
    fleetCombats: []
`;

describe('advice on where squadrons fly', () => {
  it('compares cover, strike and search, and the cover of another group, each by its value', () => {
    const entry = getCombatEntry(writeRound());
    const [attacker, defender] = entry.listAdvice!();
    assert.deepEqual(
      attacker!.alternatives.map(({ title }) => title),
      ['send vals against group 2'],
    );
    const others: Readonly<Record<string, string>> = {
      '1 squadron in b-17, 3 as cover': writeRound({ strike: 1, cover: 3 }),
      '3 squadrons in b-17, 1 as cover': writeRound({ strike: 3, cover: 1 }),
      '4 squadrons in b-17, 0 as cover': writeRound({ strike: 4, cover: 0 }),
      '1 squadron in b-17, 2 in the search': writeRound({ strike: 1, search: 2 }),
      '3 squadrons in b-17, 0 in the search': writeRound({ strike: 3, search: 0 }),
      '1 squadron as cover, 2 in the search': writeRound({ cover: 1, search: 2 }),
      '0 squadrons as cover, 3 in the search': writeRound({ cover: 0, search: 3 }),
      '3 squadrons as cover, 0 in the search': writeRound({ cover: 3, search: 0 }),
      'cover group 2 instead of group 1': writeRound({ over: 2 }),
    };
    assert.deepEqual(
      defender!.alternatives.map(({ title }) => title),
      Object.keys(others),
    );
    for (const aim of defender!.aims) {
      const { alternatives } = adviseOn(entry, defender!, aim.id);
      for (const [index, [title, yaml]] of Object.entries(others).entries()) {
        const value = computeAimValue(getCombatEntry(yaml), aim);
        assert.ok(Math.abs(alternatives[index]!.value - value) < 1e-9, `${title}, ${aim.id}`);
      }
    }
  });

  it('moves the cover to the other group, with its squadrons', () => {
    const [, defender] = getCombatEntry(writeRound()).listAdvice!();
    const cover = defender!.alternatives.find(({ id }) => id === 'cover.group-2')!;
    assert.deepEqual(
      cover.createEdits().map((edit) => ('value' in edit ? edit.value : edit.edit)),
      [{ units: [{ id: 'p-38', type: 'aas', squadrons: 2 }] }, 'remove'],
    );
  });
});
