import assert from 'node:assert/strict';
import type { Advice, SideAdvice } from '../../../server/src/model/advice';
import { setMember, type Edit } from '../../../server/src/model/edit';
import {
  findOrderEdits,
  isAfterDice,
  listCombinations,
  listSingleOrders,
} from '../../../server/src/model/offered-orders';
import type { Situations } from '../../../server/src/model/situations';

const orders = { retreat: 0, losses: 'dd', dive: 0, spend: '' };
const setOrder = (key: keyof typeof orders, value: number | string): readonly Edit[] => [setMember(orders, key, value)];
const createCombat = () => assert.fail();
const createPlan = (id: string) => ({ id, title: `spend ${id}`, createCombat });

/** Points to spend in two situations. @param chance of each */
const createSituations = (chance: number): Situations => ({
  group: 'points',
  ways: 'ways to spend points',
  situations: ['6', '7'].map((id) => ({
    id,
    title: id,
    chance,
    ordered: createPlan('none'),
    plans: ['none', 'up', 'down'].map(createPlan),
  })),
  policies: [
    {
      id: 'fixed',
      allows: (_, { id }) => id !== 'down',
      createTitle: (choices) => `spend ${[...choices].join(' ')}`,
      createEdits: (choices) => setOrder('spend', [...choices].join(' ')),
    },
    {
      id: 'free',
      allows: () => true,
      createTitle: (choices) => `freely ${[...choices].join(' ')}`,
      createEdits: (choices) => (choices.size === 0 ? undefined : setOrder('spend', `free ${[...choices].join(' ')}`)),
    },
  ],
  isComplete: true,
});

const createSideAdvice = (chance: number): SideAdvice => ({
  side: 'attacker',
  aims: [],
  alternatives: [
    {
      id: 'retreat.1',
      group: 'retreat',
      title: 'retreat at once',
      createCombat,
      createEdits: () => setOrder('retreat', 1),
    },
    {
      id: 'retreat.2',
      group: 'retreat',
      title: 'retreat later',
      createCombat,
      createEdits: () => setOrder('retreat', 2),
    },
    { id: 'dive', group: 'dive', title: 'dive', createCombat, createEdits: () => setOrder('dive', 1) },
  ],
  losses: {
    writtenOrder: ['dd', 'ca'],
    titles: { dd: 'destroyers' },
    createCombat,
    createEdits: (order) => setOrder('losses', order.join(' ')),
  },
  createSituations: () => createSituations(chance),
});

const advice: Advice = {
  method: 'exact',
  dropped: 0,
  estimated: [],
  asOrdered: 0.5,
  alternatives: [
    { id: 'dive', value: 0.6, secondValue: 2 },
    { id: 'retreat.2', value: 0.4 },
    { id: 'unheard', value: 1 },
  ],
  losses: { best: ['ca', 'dd'], value: 0.55, asWritten: 0.5, compared: 2, isComplete: true } as unknown as NonNullable<
    Advice['losses']
  >,
  situations: {
    value: 0.7,
    situations: [
      {
        situation: '6',
        best: 'up',
        orderedValue: 0.5,
        bestValue: 0.6,
        cost: 0.1,
        options: ['up', 'down', 'none', 'unheard'].map((id, index) => ({ plan: id, value: 0.6 - index / 10 })),
      },
      {
        situation: '9',
        best: 'up',
        orderedValue: 0.5,
        bestValue: 0.6,
        cost: 0.1,
        options: [{ plan: 'up', value: 0.6 }],
      },
    ],
    policies: [
      { policy: 'fixed', value: 0.65, secondValue: 3, choices: { '6': 'up', '7': 'none' } },
      { policy: 'unheard', value: 0.9, choices: {} },
    ],
    compared: 4,
    isComplete: true,
  },
  leftOut: [],
};

describe('orders that advice offers to write', () => {
  it('orders that advice offers to write are alternatives with a value, a better order of losses, and decisions', () => {
    const alternatives = [
      { id: 'retreat.2', value: 0.4, group: 'retreat', decision: 'retreat', title: 'retreat later' },
      { id: 'dive', value: 0.6, secondValue: 2, group: 'dive', decision: 'dive', title: 'dive' },
    ];
    const losses = {
      ...{ id: 'losses: ca dd', group: 'order of losses', decision: 'order of losses' },
      ...{ title: 'lose ca, destroyers, in this order', value: 0.55 },
    };
    const best = {
      id: 'decide: fixed 6=up 7=none',
      group: 'points',
      title: 'spend 6,up 7,none',
      value: 0.65,
      secondValue: 3,
    };
    assert.deepEqual(listSingleOrders(createSideAdvice(0.5), advice), [
      ...alternatives,
      losses,
      { ...best, decision: 'points' },
    ]);
    // Without dice before them, the next best decisions are on offer as well.
    const withoutDice = listSingleOrders(createSideAdvice(1), advice);
    assert.deepEqual(withoutDice.slice(0, 4), [...alternatives, losses, { ...best, decision: 'points fixed' }]);
    assert.deepEqual(
      withoutDice.slice(4).map(({ id, decision, title, value }) => [id, decision, title, Math.round(value * 10) / 10]),
      [['decide: free 6=down', 'points free', 'freely 6,down', 0.5]],
    );
  });

  it('orders that advice offers to write include an order of losses only if it is better than the written one, and no order twice', () => {
    const listTitles = (changes: Partial<Advice>, advised = createSideAdvice(0.5)) =>
      listSingleOrders(advised, { ...advice, ...changes }).map(({ title }) => title);
    const titlesWithoutLosses = ['retreat later', 'dive', 'spend 6,up 7,none'];
    assert.deepEqual(listTitles({ losses: { ...advice.losses!, value: 0.5 } }), titlesWithoutLosses);
    assert.deepEqual(listTitles({ losses: undefined }), titlesWithoutLosses);
    const [alternative] = createSideAdvice(1).alternatives;
    const same = { ...alternative!, id: 'dive', title: 'spend 6,up 7,none' };
    assert.deepEqual(listTitles({ losses: undefined }, { ...createSideAdvice(0.5), alternatives: [same] }), [
      same.title,
    ]);
    const bare: SideAdvice = { side: 'attacker', aims: [], alternatives: [] };
    assert.deepEqual(listTitles({}, bare), []);
    assert.deepEqual(listTitles({ situations: undefined, losses: undefined }), ['retreat later', 'dive']);
  });

  it('decisions come after dice if one of their situations is not certain', () => {
    assert.deepEqual([createSituations(1), createSituations(0.5)].map(isAfterDice), [false, true]);
    const [certain, open] = [createSituations(1), createSituations(0.5)].map(({ situations }) => situations[0]!);
    assert.equal(isAfterDice({ ...createSituations(1), situations: [certain!, open!] }), true);
  });

  it('a combination is offered if it is better, with the titles of its orders', () => {
    const single = listSingleOrders(createSideAdvice(0.5), advice);
    const combine = (best: NonNullable<Advice['combinations']>['best']) =>
      listCombinations({ ...advice, combinations: { compared: 1, isComplete: true, best } }, single);
    assert.deepEqual(combine({ orders: ['dive', 'losses: ca dd', 'unheard'], value: 0.8, secondValue: 4 }), [
      {
        ...{ id: 'together: ["dive","losses: ca dd","unheard"]', group: 'combination', decision: 'combination' },
        ...{ title: 'dive; lose ca, destroyers, in this order', each: ['dive', 'lose ca, destroyers, in this order'] },
        ...{ value: 0.8, secondValue: 4 },
      },
    ]);
    assert.ok(!('secondValue' in combine({ orders: ['dive'], value: 0.8 })[0]!));
    assert.deepEqual(combine(undefined), []);
    assert.deepEqual(listCombinations(advice, single), []);
  });
});

describe('the edits of an offered order', () => {
  const find = (order: string, advised = createSideAdvice(0.5)) => findOrderEdits(advised, order);

  it('the edits of an offered order write an alternative, an order of losses, a decision or several of these', () => {
    assert.deepEqual(find('retreat.2'), setOrder('retreat', 2));
    assert.deepEqual(find('losses: ca dd'), setOrder('losses', 'ca dd'));
    assert.deepEqual(find('decide: fixed 6=up 7=none'), setOrder('spend', '6,up 7,none'));
    assert.deepEqual(find('together: ["dive","losses: ca dd"]'), [
      ...setOrder('dive', 1),
      ...setOrder('losses', 'ca dd'),
    ]);
    for (const { id } of listSingleOrders(createSideAdvice(1), advice)) assert.ok(find(id), id);
  });

  it('an unknown order has no edits', () => {
    for (const order of [
      '',
      'retreat.3',
      'losses: ca',
      'losses: ca ca',
      'losses: ca dd sub',
      'decide: unheard 6=up',
      'decide: fixed 6',
      'decide: fixed 6=up 5',
      'decide: free',
      'together: []',
      'together: {}',
      'together: [1]',
      'together: no list',
      'together: ["dive","retreat.3"]',
      'together: ["retreat.1","retreat.2"]',
      'together: ["together: [\\"dive\\"]"]',
    ])
      assert.equal(find(order), undefined, order);
    const bare: SideAdvice = { side: 'attacker', aims: [], alternatives: [] };
    for (const order of ['losses: ca dd', 'decide: fixed 6=up']) assert.equal(find(order, bare), undefined, order);
  });
});
