import assert from 'node:assert/strict';
import type { CombatEntry } from '../../../server/src/model/ruleset';
import type { SideAdvice } from '../../../server/src/model/advice';
import { findParties } from '../../../server/src/model/turn-aims';
import { fileOrder } from '../../../server/src/model/turn';

const aims: SideAdvice['aims'] = [
  { id: 'win', title: 'chance of winning', unit: 'chance', getQuantity: () => () => 0 },
  { id: 'hits', title: 'ships hit', unit: '', getQuantity: () => () => 0 },
  {
    id: 'kept',
    title: 'ships not hit',
    unit: '',
    getQuantity: () => () => 0,
    preserved: { count: 3, lossTitle: 'own ships hit' },
  },
];

const alternatives: SideAdvice['alternatives'] = [
  { id: 'run', group: 'retreat', title: 'run', createCombat: () => assert.fail(), createEdits: () => [] },
];

function createEntry(id: string, ...sides: readonly (readonly [name: string, ...powers: string[]])[]): CombatEntry {
  const named = sides.map(([name, ...powers], index) => [
    ['attacker', 'defender', 'other'][index]!,
    { role: `the ${index}`, name, powers },
  ]);
  return {
    ...{ id, object: {}, place: { owner: {} }, title: id, kind: 'battle', build: () => assert.fail() },
    sides: Object.fromEntries(named) as CombatEntry['sides'],
    listAdvice: () => named.map(([side]) => ({ side: side as string, aims, alternatives })),
  };
}

const groupIntoParties = (...combatEntries: readonly CombatEntry[]) =>
  findParties({
    turn: { title: '', counters: [], start: [], stages: [], totals: [] },
    totals: [],
    entries: combatEntries.map((combatEntry) => ({ entry: combatEntry, order: fileOrder })),
  });

describe('parties of a turn', () => {
  it('groups sides that share a power or an enemy into one party', () => {
    const result = groupIntoParties(
      createEntry('a', ['Germany', 'germany'], ['the UK', 'uk']),
      createEntry('b', ['the US', 'us'], ['Germany and Italy', 'germany', 'italy']),
    );
    assert.deepEqual(
      result.map(({ id, name }) => [id, name]),
      [
        ['germany+italy', 'Germany and Italy'],
        ['uk+us', 'the UK and the US'],
      ],
    );
    assert.deepEqual(
      result[0]!.sides.map(({ entry: { id }, advised: { side } }) => [id, side]),
      [
        ['a', 'attacker'],
        ['b', 'defender'],
      ],
    );
  });

  it('a party has the names of all its sides but those that are part of another', () => {
    const listNames = (...ours: readonly (readonly [name: string, ...powers: string[]])[]) =>
      groupIntoParties(...ours.map((side, index) => createEntry(`${index}`, side, ['the UK', 'uk'])))[0]!.name;
    assert.equal(listNames(['Germany', 'germany'], ['the Reich', 'germany']), 'Germany and the Reich');
    assert.equal(listNames(['Germany', 'germany'], ['the Axis', 'germany', 'italy']), 'the Axis');
    assert.equal(listNames(['Germany', 'germany', 'japan'], ['the Axis', 'germany', 'italy']), 'Germany and the Axis');
    assert.equal(listNames(['raiders'], ['the Axis', 'germany', 'italy']), 'raiders and the Axis');
  });

  it('gives each name its own party if one would be its own enemy', () => {
    const result = groupIntoParties(
      createEntry('a', ['Germany', 'germany'], ['the USSR', 'ussr']),
      createEntry('b', ['the USSR', 'ussr'], ['Japan', 'japan']),
      createEntry('c', ['Japan', 'japan'], ['Germany', 'germany']),
      createEntry('d', ['Italy', 'italy'], ['Greece', 'greece']),
    );
    assert.deepEqual(
      result.map(({ id }) => id),
      ['germany', 'ussr', 'japan', 'italy', 'greece'],
    );
  });

  it('offers a party aims that can be added up, and fewer losses', () => {
    const [party] = groupIntoParties(createEntry('a', ['Germany', 'germany'], ['the UK', 'uk']));
    assert.deepEqual(
      party!.aims.map(({ id, title, isLoss }) => [id, title, isLoss]),
      [
        ['hits', 'ships hit', false],
        ['kept', 'own ships hit', true],
      ],
    );
  });

  it('an aim that is a value adds up the losses of that value over the turn, those of enemies for and its own against', () => {
    const gain = { ...aims[1]!, id: 'gain', title: 'net IPC gain', unit: 'IPC' };
    const entry = {
      ...createEntry('a', ['Germany', 'germany'], ['the UK', 'uk']),
      listAdvice: () => [{ side: 'attacker', aims: [gain, aims[1]!], alternatives }],
    };
    const createTotal = (owner: string | undefined, many: string) => ({
      ...{ path: [], title: many, words: { many, one: many } },
      ...(owner !== undefined && { owner }),
    });
    const findAims = (totals: readonly ReturnType<typeof createTotal>[]) =>
      findParties({
        turn: { title: '', counters: [], start: [], stages: [], totals: [] },
        totals,
        entries: [{ entry, order: fileOrder }],
      }).map((party) => party.aims.map(({ id, parts, totals: summed }) => ({ id, parts, totals: summed })));
    const parts = (aim: string) => [{ entry: 'a', side: 'attacker', aim }];
    const hits = { id: 'hits', parts: parts('hits'), totals: [] };
    assert.deepEqual(
      findAims([
        createTotal('Germany', 'submarines lost'),
        createTotal('Germany', 'IPC lost'),
        createTotal('the UK', 'IPC lost'),
        createTotal(undefined, 'IPC lost'),
        createTotal('the US', ' lost'),
      ]),
      [
        [
          {
            ...{ id: 'gain', parts: [] },
            totals: [
              { total: 1, times: -1 },
              { total: 2, times: 1 },
            ],
          },
          hits,
        ],
      ],
    );
    assert.deepEqual(findAims([createTotal('the UK', 'submarines lost')]), [
      [{ id: 'gain', parts: parts('gain'), totals: [] }, hits],
    ]);
  });

  it('a party has an order to give and an aim that can be added up, or it is none', () => {
    const entry = createEntry('a', ['Germany', 'germany'], ['the UK', 'uk']);
    const listIds = (advice: CombatEntry['listAdvice']) =>
      groupIntoParties({ ...entry, listAdvice: advice }).map(({ id }) => id);
    assert.deepEqual(listIds(entry.listAdvice), ['germany', 'uk']);
    assert.deepEqual(listIds(undefined), []);
    assert.deepEqual(
      listIds(() => [{ side: 'defender', aims, alternatives }]),
      ['uk'],
    );
    assert.deepEqual(
      listIds(() => [{ side: 'defender', aims, alternatives: [] }]),
      [],
    );
    assert.deepEqual(
      listIds(() => [{ side: 'defender', aims: aims.slice(0, 1), alternatives }]),
      [],
    );
  });

  it('a party is named by its widest powers, or by its names if it has no powers', () => {
    const name = (...entries: readonly CombatEntry[]) =>
      groupIntoParties(...entries).map((party) => [party.id, party.name]);
    assert.deepEqual(name(createEntry('a', ['the raiders'], ['the escorts of the convoy'])), [
      ['the-raiders', 'the raiders'],
      ['the-escorts-of-the-convoy', 'the escorts of the convoy'],
    ]);
    assert.deepEqual(
      name(
        createEntry('a', ['Germany and Italy', 'germany', 'italy'], ['the UK', 'uk']),
        createEntry('b', ['Italy', 'italy'], ['the UK', 'uk']),
        createEntry('c', ['Germany', 'germany'], ['the UK', 'uk']),
      ),
      [
        ['germany+italy', 'Germany and Italy'],
        ['uk', 'the UK'],
      ],
    );
  });
});
