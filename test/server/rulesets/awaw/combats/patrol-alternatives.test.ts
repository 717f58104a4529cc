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

  /** The alternatives of the defender's squadrons in a round, each with the values that it writes. */
  function listAlternatives(defender: string, strikes: string): readonly string[] {
    const [, side] = getCombatEntry(`
navalRounds:
  - id: solomons
    attacker: { groups: [{ number: 1, units: [{ id: shokaku, type: cv, size: 3 }] }] }
    defender: { ${defender} }
    strikes: [${strikes}]
    fleetCombats: []
`).listAdvice!();
    return (side?.alternatives ?? [])
      .filter(({ group }) => group.startsWith('squadrons') || group.startsWith('group'))
      .map(({ id, group, title, createEdits }) => {
        const edits = createEdits().map((edit) =>
          'value' in edit && 'key' in edit ? `${edit.key} ${JSON.stringify(edit.value)}` : edit.edit,
        );
        return `${id} | ${group} | ${title} | ${edits.join(', ')}`;
      });
  }

  const writeStrike = (id: string, type: string, squadrons: number, targets = '') =>
    `{ id: ${id}, by: defender, group: 1, attacker: { nation: us, units: [{ id: ${id}-air, type: ${type}, squadrons: ${squadrons} }] }${targets} }`;
  const hornet = 'groups: [{ number: 1, units: [{ id: hornet, type: cv, size: 3 }]';

  it('exchanges one squadron, half of them and all; a strike keeps one', () => {
    assert.deepEqual(
      listAlternatives(
        `${hornet}, cap: { nation: us, units: [{ id: cap, type: nas, squadrons: 1 }] } }]`,
        writeStrike('dawn', 'nas', 6),
      ),
      [
        'dawn.cap-2 | squadrons of dawn | 5 squadrons in dawn, 2 on CAP | squadrons 5, squadrons 2',
        'dawn.cap-4 | squadrons of dawn | 3 squadrons in dawn, 4 on CAP | squadrons 3, squadrons 4',
        'dawn.cap-6 | squadrons of dawn | 1 squadron in dawn, 6 on CAP | squadrons 1, squadrons 6',
        'dawn.cap-0 | squadrons of dawn | 7 squadrons in dawn, 0 on CAP | squadrons 7, squadrons 0',
      ],
    );
    assert.deepEqual(
      listAlternatives(`${hornet} }]`, [writeStrike('dawn', 'nas', 2), writeStrike('dusk', 'nas', 1)].join()),
      ['dawn.dusk-2 | squadrons of dawn | 1 squadron in dawn, 2 in dusk | squadrons 1, squadrons 2'],
    );
  });

  it('takes squadrons from the last target of a strike, and adds them there', () => {
    const targets = ', targets: [{ ships: [shokaku], squadrons: 4 }, { ships: [shokaku], squadrons: 2 }]';
    assert.deepEqual(
      listAlternatives(
        `${hornet}, cap: { nation: us, units: [{ id: cap, type: nas, squadrons: 1 }] } }]`,
        writeStrike('dawn', 'nas', 6, targets),
      ),
      [
        'dawn.cap-2 | squadrons of dawn | 5 squadrons in dawn, 2 on CAP | squadrons 5, squadrons 1, squadrons 2',
        'dawn.cap-4 | squadrons of dawn | 3 squadrons in dawn, 4 on CAP | squadrons 3, squadrons 3, squadrons 0, squadrons 4',
        'dawn.cap-6 | squadrons of dawn | 1 squadron in dawn, 6 on CAP | squadrons 1, squadrons 1, squadrons 0, squadrons 6',
        'dawn.cap-0 | squadrons of dawn | 7 squadrons in dawn, 0 on CAP | squadrons 7, squadrons 3, squadrons 0',
      ],
    );
  });

  it('exchanges no squadrons between carriers and land, nor of different nations, nor army air factors', () => {
    const cover = (type: string, nation = 'us', count = 'squadrons: 1') =>
      `${hornet}, cover: { nation: ${nation}, units: [{ id: cover, type: ${type}, ${count} }] } }]`;
    const strike = writeStrike('dawn', 'nas', 1);
    const isExchange = (line: string) => line.includes('squadrons of');
    assert.deepEqual(listAlternatives(cover('aas'), strike).filter(isExchange), []);
    assert.deepEqual(listAlternatives(cover('aas', 'britain'), writeStrike('dawn', 'aas', 2)).filter(isExchange), []);
    assert.deepEqual(
      listAlternatives(cover('aaf', 'us', 'factors: 1'), writeStrike('dawn', 'aas', 2)).filter(isExchange),
      [],
    );
    assert.equal(listAlternatives(cover('aas'), writeStrike('dawn', 'aas', 2)).filter(isExchange).length, 2);
    // Carrier squadrons do not search, those on land do.
    assert.deepEqual(listAlternatives(`search: { squadrons: 1 }, ${hornet} }]`, strike), []);
    assert.deepEqual(listAlternatives(`search: { squadrons: 1 }, ${hornet} }]`, writeStrike('dawn', 'aas', 1)), [
      'dawn.search-0 | squadrons of dawn | 2 squadrons in dawn, 0 in the search | squadrons 2, squadrons 0',
    ]);
  });

  it('names the group of patrols where there are several, and exchanges only with strikes where there are many', () => {
    const writeGroup = (number: number, more: string) =>
      `{ number: ${number}, units: [{ id: ship-${number}, type: cv, size: 3 }], ${more} }`;
    const writeCap = (number: number) =>
      writeGroup(number, `cap: { nation: us, units: [{ id: cap-${number}, type: nas, squadrons: 1 }] }`);
    assert.deepEqual(listAlternatives(`groups: [${writeCap(1)}, ${writeCap(2)}]`, ''), [
      'cap-of-group-1.cap-of-group-2-2 | squadrons of cap-of-group-1 | 0 squadrons on CAP over group 1, 2 on CAP over group 2 | squadrons 0, squadrons 2',
      'cap-of-group-1.cap-of-group-2-0 | squadrons of cap-of-group-1 | 2 squadrons on CAP over group 1, 0 on CAP over group 2 | squadrons 2, squadrons 0',
    ]);
    const countFirsts = (strikes: readonly string[]) => {
      const groups = `groups: [${[1, 2, 3, 4].map(writeCap).join()}]`;
      const lines = listAlternatives(groups, strikes.join());
      return ['dawn.', 'cap-of-group-1.'].map((id) => lines.filter((line) => line.startsWith(id)).length);
    };
    assert.deepEqual(countFirsts([]), [0, 6]);
    assert.deepEqual(countFirsts([writeStrike('dawn', 'nas', 1)]), [4, 0]);
    const many = Array.from({ length: 9 }, (_, index) => writeStrike(`strike-${index}`, 'nas', 1));
    assert.deepEqual(countFirsts([writeStrike('dawn', 'nas', 2), ...many]), [8, 0], 'with no more than eight others');
    const covers = [1, 2].map((number) =>
      writeGroup(number, `cover: { nation: us, units: [{ id: cover-${number}, type: aas, squadrons: 1 }] }`),
    );
    assert.deepEqual(
      listAlternatives(`groups: [${covers.join()}]`, '').map((line) => line.split(' | ')[2]),
      [
        '0 squadrons as cover of group 1, 2 as cover of group 2',
        '2 squadrons as cover of group 1, 0 as cover of group 2',
      ],
    );
  });
});
